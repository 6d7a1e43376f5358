"""The ground of the Viscounts table: oak, ring, corner cards and the board in the own column.

Kept as one picture of window size and made anew only when something in it changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from engine.games.viscounts import constants as c
from engine.games.viscounts.state import State
from scenes.games.viscounts.column import automa_view, board_view
from scenes.games.viscounts.faces import Faces, Majority
from scenes.games.viscounts.layout import RingPlan, corners_of, leader_box
from scenes.games.viscounts.ring import RingPictures
from scenes.table.drawing.ground import LayeredGround, Part
from scenes.table.frame import Frame
from sprites.common import light
from sprites.common.backdrop import backdrop
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import Pieces, kept
from sprites.viscounts.automa_board import (
    AutomaBoardView,
    automa_still_part,
    draw_automa_board,
)
from sprites.viscounts.corners import CornerLayout, count_tag, draw_pile, tags_named
from sprites.viscounts.heaps import draw_stock, stock_layout
from sprites.viscounts.player_board import (
    PlayerBoardView,
    draw_player_board,
    still_part,
    still_pieces,
)
from sprites.viscounts.ring_view import RingView
from sprites.viscounts.writ import debt, deed

PILE_WIDTH = 74
"""Units of a pile of Debts or Deeds."""
STOCK_SCALE = 0.62
BOARD_SHADOW = 30
CORNER_SHADOW = 16
PILE_REACH = 44
"""Units by which things reach beyond their boxes: their shadows, and what a pile is high."""
Board = PlayerBoardView | AutomaBoardView
MAJORITIES: tuple[Majority, ...] = ("poverty", "prosperity")


@dataclass(slots=True)
class GroundPainter:
    """Paints the ground; `rings` gives the ring's picture, `names` those of the two end cards."""

    rings: RingPictures
    names: Mapping[str, str]
    _ground: LayeredGround = field(default_factory=LayeredGround)
    _wood: tuple[Frame, pygame.Surface] | None = None
    _shadow: tuple[int, pygame.Surface] | None = None
    _still: tuple[object, light.Shaded] | None = None
    """Of the board that lies there, held here: the cache lets it go while nothing on it changes,
    and whatever changes next would wait for it."""

    @property
    def mended(self) -> Sequence[pygame.Rect]:
        """The regions in which the last ground differs from the one before."""
        return self._ground.mended

    def ground(
        self,
        view: State,
        printed: RingView,
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
        self.rings.show(plan.layout, printed)
        board = _board(view, seat, name, style, away)
        parts = [
            Part(frame, pygame.Rect((0, 0), frame.size), partial(self._lay_wood, frame)),
            *([] if zoomed else self._corners(view, frame, faces)),
            Part(
                (plan, self.rings.version),
                plan.box,
                lambda canvas: self._ring(canvas, plan, printed),
            ),
            Part(
                board,
                column.inflate(*(2 * frame.px(BOARD_SHADOW),) * 2),
                lambda canvas: _draw_board(canvas, column, board, self._still_of(column, board)),
            ),
        ]
        return self._ground.picture(frame.size, parts)

    def _lay_wood(self, frame: Frame, canvas: pygame.Surface) -> None:
        if self._wood is None or self._wood[0] != frame:
            self._wood = (frame, backdrop(frame.size, frame.scale))
        canvas.blit(self._wood[1], (0, 0))

    def _still_of(self, column: pygame.Rect, board: Board) -> light.Shaded:
        """What does not change on the board that lies there."""
        key = (column.size, board.name, board.style, HIGH_CONTRAST.on)
        if self._still is None or self._still[0] != key:
            self._still = (key, _still_part(column.size, board))
        return self._still[1]

    def warm_board(
        self, view: State, column: pygame.Rect, seat: int, name: str, style: PlayerStyle
    ) -> Pieces[None]:
        """Make a player's board once, so that showing it later costs nothing."""
        canvas = pygame.Surface(column.size, 0, 32)
        box = pygame.Rect((0, 0), column.size)
        board = _board(view, seat, name, style, frozenset())
        if not isinstance(board, AutomaBoardView):
            yield from still_pieces(box.size, board)
        yield
        _draw_board(canvas, box, board, _still_part(box.size, board))

    def _ring(self, canvas: pygame.Surface, plan: RingPlan, printed: RingView) -> None:
        side = plan.layout.size[0]
        corner = (round(plan.middle[0] - side / 2), round(plan.middle[1] - side / 2))
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(plan.box))
        if self._shadow is None or self._shadow[0] != side:
            self._shadow = (side, _ring_shadow(side))
        shade = self._shadow[1]
        pad = (shade.get_width() - side) // 2
        canvas.blit(shade, (corner[0] - pad, corner[1] - pad))
        self.rings.lay(canvas, plan.layout, printed, corner)
        canvas.set_clip(clip)

    def _corners(self, view: State, frame: Frame, faces: Faces) -> list[Part]:
        """Piles of Debts and Deeds with what is left, bonus cards, stock."""
        corners = corners_of(frame)
        scale = corners.poverty_pile.width / PILE_WIDTH
        reach = (round(2 * CORNER_SHADOW * scale),) * 2
        parts = [self._majority(kind, view, corners, scale, faces) for kind in MAJORITIES]
        waiting = [
            (faces.bonus(ribbon, box.width), box, view.bonus[ribbon])
            for ribbon, box in enumerate(corners.bonus)
        ]
        box = leader_box(frame)
        for picture, place, owner in (*waiting, (faces.leader(box.width), box, view.leader)):
            free = owner == c.NO_ONE
            card = light.laid(picture, scale)
            paint = partial(card.blit, topleft=place.topleft) if free else _nothing
            parts.append(Part((frame, free), place.inflate(reach), paint))
        stock = stock_layout(corners.stock)
        heaps = partial(draw_stock, spots=stock, scale=scale * STOCK_SCALE)
        return [*parts, Part(frame, corners.stock.inflate(reach), heaps)]

    def _majority(
        self, kind: Majority, view: State, corners: CornerLayout, scale: float, faces: Faces
    ) -> Part:
        """A pile with its label, or the card that is shown when it is used up."""
        first = kind == "poverty"
        box = corners.poverty_pile if first else corners.prosperity_pile
        tag = corners.poverty_tag if first else corners.prosperity_tag
        shown = view.poverty_shown if first else view.prosperity_shown
        left = 0 if shown else (view.poverty if first else view.prosperity)
        players = len(view.players)

        def paint(canvas: pygame.Surface) -> None:
            last = faces.majority(kind, players, True, box.size) if shown else None
            draw_pile(canvas, box, debt(box.width) if first else deed(box.width), left, scale, last)
            named = tags_named(self.names.values(), tag.width, scale)
            label = tag_of(tag.size, left, self.names[kind] if named else "", scale)
            light.laid(label, scale).blit(canvas, tag.topleft)

        reach = round(2 * PILE_REACH * scale)
        return Part((scale, left, shown), box.union(tag).inflate(reach, reach), paint)


def _nothing(canvas: pygame.Surface) -> None:
    """A place from which the card was taken."""


@kept
def tag_of(size: tuple[int, int], left: int, name: str, scale: float) -> pygame.Surface:
    """The label of a pile; kept, so that its shadow is kept too."""
    return count_tag(size, left, name, scale)


def _board(view: State, seat: int, name: str, style: PlayerStyle, away: frozenset[str]) -> Board:
    maker = automa_view if view.players[seat].board else board_view
    return maker(view, seat, name, style, away)


def _still_part(size: tuple[int, int], board: Board) -> light.Shaded:
    if isinstance(board, AutomaBoardView):
        return automa_still_part(size, board)
    return still_part(size, board)


def _draw_board(
    canvas: pygame.Surface, column: pygame.Rect, board: Board, still: light.Shaded
) -> None:
    if isinstance(board, AutomaBoardView):
        draw_automa_board(canvas, column, board, still=still)
    else:
        draw_player_board(canvas, column, board, still=still)


def _ring_shadow(side: int) -> pygame.Surface:
    """The soft shadow of the board on the table, made small and stretched."""
    small = 128
    pad = 12
    disc = pygame.Surface((small + 2 * pad, small + 2 * pad), pygame.SRCALPHA)
    middle = (small // 2 + pad + 1, small // 2 + pad + 2)
    pygame.draw.circle(disc, (*light.SHADOW, 110), middle, small // 2 - 1)
    blurred = pygame.transform.gaussian_blur(disc, 4)
    whole = round(side * (small + 2 * pad) / small)
    return pygame.transform.smoothscale(blurred, (whole, whole))
