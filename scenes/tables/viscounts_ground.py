"""The ground of the Viscounts table: oak, ring, corner cards and the board in the own column.

Kept as one picture of window size and made anew only when something in it changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame

from engine.games.viscounts import constants as c
from scenes.table.frame import Frame
from scenes.tables.viscounts_column import automa_view, board_view
from scenes.tables.viscounts_faces import Faces
from scenes.tables.viscounts_layout import RingPlan, corner_places, stock_box
from scenes.tables.viscounts_ring import RingPictures
from sprites.common import light
from sprites.common.backdrop import backdrop
from sprites.common.players import PlayerStyle
from sprites.viscounts import geometry as ring
from sprites.viscounts.automa_board import draw_automa_board
from sprites.viscounts.heaps import draw_stock, stock_layout
from sprites.viscounts.medallion import count_pill
from sprites.viscounts.player_board import draw_player_board

PAPERS_SHOWN = 5


@dataclass(slots=True)
class GroundPainter:
    """Paints the ground; `rings` gives the ring's picture."""

    rings: RingPictures
    _picture: pygame.Surface | None = None
    _key: object = None
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
        automa = bool(view.players[seat].board)
        board = (automa_view if automa else board_view)(view, seat, name, style, away)
        corners = () if zoomed else _corner_key(view)
        scale = plan.unit / ring.pixels_per_unit(1.0)
        ring_picture = self.rings.ring(scale)
        key = (frame, plan, board, corners, self.rings.version)
        if self._picture is not None and key == self._key:
            return self._picture
        canvas = backdrop(frame.size, frame.scale).copy()
        if not zoomed:
            self._corners(canvas, view, frame, faces)
        self._ring(canvas, plan, ring_picture)
        if automa:
            draw_automa_board(canvas, column, board)  # type: ignore[arg-type]
        else:
            draw_player_board(canvas, column, board)  # type: ignore[arg-type]
        self._picture, self._key = canvas, key
        return canvas

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
        places = corner_places(frame, view)
        scale = frame.scale
        for name, left, shown in (
            ("poverty", view.poverty, view.poverty_shown),
            ("prosperity", view.prosperity, view.prosperity_shown),
        ):
            box = places[name].rect
            picture = faces.majority(name, shown, left, box.size)
            light.with_shadow(picture, scale).blit(canvas, box.topleft)
            if not shown:
                pill = count_pill(scale * 1.1, str(left))
                canvas.blit(pill, pill.get_rect(center=(box.centerx, box.bottom)))
        for ribbon, owner in enumerate(view.bonus):
            if owner == c.NO_ONE:
                box = places[f"bonus:{c.RIBBONS[ribbon]}"].rect
                picture = faces.bonus(ribbon, box.width)
                light.with_shadow(picture, scale).blit(canvas, box.topleft)
        if view.leader == c.NO_ONE and "leader" in places:
            box = places["leader"].rect
            picture = faces.leader(box.width)
            light.with_shadow(picture, scale).blit(canvas, box.topleft)
        draw_stock(canvas, stock_layout(stock_box(frame)), scale * 0.8)


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
