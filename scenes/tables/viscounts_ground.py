"""The ground of the Viscounts table: oak, ring, corner cards and the board in the own column.

Kept as one picture of window size and made anew only when something in it changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

from engine.games.viscounts import constants as c
from scenes.table.frame import Frame
from scenes.tables.viscounts_column import automa_view, board_view
from scenes.tables.viscounts_faces import Faces, Majority
from scenes.tables.viscounts_layout import RingPlan, corners_of, leader_box
from scenes.tables.viscounts_ring import RingPictures
from sprites.common import light
from sprites.common.backdrop import backdrop
from sprites.common.kept import kept
from sprites.common.players import PlayerStyle
from sprites.viscounts import geometry as ring
from sprites.viscounts.automa_board import AutomaBoardView, draw_automa_board
from sprites.viscounts.corners import count_tag, draw_pile
from sprites.viscounts.heaps import draw_stock, stock_layout
from sprites.viscounts.player_board import PlayerBoardView, draw_player_board
from sprites.viscounts.writ import debt, deed

PILE_WIDTH = 74
"""Units of a pile of Debts or Deeds."""
STOCK_SCALE = 0.62
MAJORITIES: tuple[Majority, ...] = ("poverty", "prosperity")


@dataclass(slots=True)
class GroundPainter:
    """Paints the ground; `rings` gives the ring's picture, `names` those of the two end cards."""

    rings: RingPictures
    names: Mapping[str, str]
    _picture: pygame.Surface | None = None
    _key: object = None
    _still: pygame.Surface | None = None
    _still_key: object = None
    _shadow: tuple[int, pygame.Surface] | None = field(default=None)

    def ground(
        self,
        view: Any,
        frame: Frame,
        plan: RingPlan,
        column: pygame.Rect,
        seat: int,
        name: str,
        style: PlayerStyle,
        away: frozenset[str],
        faces: Faces,
        zoomed: bool,
    ) -> pygame.Surface:
        """The ground for one view; the same surface as before if nothing in it changed."""
        board = _board(view, seat, name, style, away)
        corners = () if zoomed else _corner_key(view)
        scale = plan.unit / ring.pixels_per_unit(1.0)
        ring_picture = self.rings.ring(scale)
        key = (frame, plan, board, corners, self.rings.version)
        if self._picture is not None and key == self._key:
            return self._picture
        still = (frame, plan, corners, self.rings.version)
        if self._still is None or still != self._still_key:
            self._still = backdrop(frame.size, frame.scale).copy()
            self._still_key = still
            if not zoomed:
                self._corners(self._still, view, frame, faces)
            self._ring(self._still, plan, ring_picture)
        canvas = self._still.copy()
        _draw_board(canvas, column, view, seat, name, style, away)
        self._picture, self._key = canvas, key
        return canvas

    def warm_board(
        self, view: Any, column: pygame.Rect, seat: int, name: str, style: PlayerStyle
    ) -> None:
        """Make a player's board once, so that showing it later costs nothing."""
        canvas = pygame.Surface(column.size, 0, 32)
        box = pygame.Rect((0, 0), column.size)
        _draw_board(canvas, box, view, seat, name, style, frozenset())

    def _ring(self, canvas: pygame.Surface, plan: RingPlan, picture: pygame.Surface) -> None:
        side = picture.get_width()
        corner = (round(plan.middle[0] - side / 2), round(plan.middle[1] - side / 2))
        canvas.set_clip(plan.box)
        if self._shadow is None or self._shadow[0] != side:
            self._shadow = (side, _ring_shadow(side))
        shade = self._shadow[1]
        pad = (shade.get_width() - side) // 2
        canvas.blit(shade, (corner[0] - pad, corner[1] - pad))
        canvas.blit(picture, corner)
        canvas.set_clip(None)

    def _corners(self, canvas: pygame.Surface, view: Any, frame: Frame, faces: Faces) -> None:
        """Piles of Debts and Deeds with what is left, bonus cards, stock."""
        corners = corners_of(frame)
        scale = corners.poverty_pile.width / PILE_WIDTH
        players = len(view.players)
        for kind in MAJORITIES:
            first = kind == "poverty"
            box = corners.poverty_pile if first else corners.prosperity_pile
            tag = corners.poverty_tag if first else corners.prosperity_tag
            shown = view.poverty_shown if first else view.prosperity_shown
            left = 0 if shown else (view.poverty if first else view.prosperity)
            last = faces.majority(kind, players, True, box.size) if shown else None
            draw_pile(canvas, box, debt(box.width) if first else deed(box.width), left, scale, last)
            label = tag_of(tag.size, left, self.names[kind], scale)
            light.laid(label, scale).blit(canvas, tag.topleft)
        for ribbon, owner in enumerate(view.bonus):
            box = corners.bonus[ribbon]
            if owner == c.NO_ONE:
                light.laid(faces.bonus(ribbon, box.width), scale).blit(canvas, box.topleft)
        if view.leader == c.NO_ONE:
            box = leader_box(frame)
            light.laid(faces.leader(box.width), scale).blit(canvas, box.topleft)
        draw_stock(canvas, stock_layout(corners.stock), scale * STOCK_SCALE)


@kept
def tag_of(size: tuple[int, int], left: int, name: str, scale: float) -> pygame.Surface:
    """The label of a pile; kept, so that its shadow is kept too."""
    return count_tag(size, left, name, scale)


def _board(
    view: Any, seat: int, name: str, style: PlayerStyle, away: frozenset[str]
) -> PlayerBoardView | AutomaBoardView:
    maker = automa_view if view.players[seat].board else board_view
    return maker(view, seat, name, style, away)


def _draw_board(
    canvas: pygame.Surface,
    column: pygame.Rect,
    view: Any,
    seat: int,
    name: str,
    style: PlayerStyle,
    away: frozenset[str],
) -> None:
    board = _board(view, seat, name, style, away)
    if isinstance(board, AutomaBoardView):
        draw_automa_board(canvas, column, board)
    else:
        draw_player_board(canvas, column, board)


def _corner_key(view: Any) -> tuple[Any, ...]:
    return (
        view.poverty,
        view.prosperity,
        view.poverty_shown,
        view.prosperity_shown,
        tuple(view.bonus),
        view.leader,
    )


def _ring_shadow(side: int) -> pygame.Surface:
    """The soft shadow of the board on the table, made small and stretched."""
    small = 128
    pad = 12
    disc = pygame.Surface((small + 2 * pad, small + 2 * pad), pygame.SRCALPHA)
    middle = (small // 2 + pad + 1, small // 2 + pad + 2)
    pygame.draw.circle(disc, (*light.SHADOW, 170), middle, small // 2 - 1)
    blurred = pygame.transform.gaussian_blur(disc, 4)
    whole = round(side * (small + 2 * pad) / small)
    return pygame.transform.smoothscale(blurred, (whole, whole))
