"""A small numbered list on paper: which of several fitting options is meant."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common import fonts
from sprites.common.chooser_row import Choice, Effect, Pen, choice_row, row_ground, row_size
from sprites.common.chrome_button import focus_ring
from sprites.common.chrome_tooltip import trimmed
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.glyphs import Glyph, glyph
from sprites.common.light import Shaded, shadow_of_straight, shadow_pad
from sprites.common.materials import framed_paper
from sprites.common.metrics import target_px
from sprites.common.rich import IconSource, layout
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

__all__ = ["BACK", "MORE", "Choice", "Chooser", "Effect", "chooser", "one_column"]
WIDTH = 340
"""Units that a column takes at most, unless there is no room for a second one."""
_TWO = 1.5
"""Widths of a column in which there is room for two."""
BACK = "chooser:back"
MORE = "chooser:more"
_PAD = 11
_ROUND = 7
"""Units of the radius of its corners."""


@dataclass(frozen=True, slots=True)
class Chooser:
    """The options under a heading. Those from `first` on are shown, as many as fit."""

    choices: tuple[Choice, ...]
    title: str = ""
    first: int = 0


def chooser(
    state: Chooser,
    max_size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer = NO_POINTER,
) -> Drawn:
    """The list, within `max_size` px: one column, two if need be, then pages.

    Targets: the ids of the choices, "chooser:back" and "chooser:more".
    """
    ids = frozenset({choice.id for choice in state.choices} | {BACK, MORE})
    return _chooser(state, max_size, scale, theme.for_slips(), icon, pointer.only(ids))


def one_column(
    state: Chooser, max_size: tuple[int, int], scale: float, theme: Theme, icon: IconSource
) -> bool:
    """Whether all options stand in one column within `max_size` px."""
    limit = _inside(max_size, scale)
    pen = Pen(_column_width(limit[0], scale), scale, theme.for_slips(), icon)
    places = _places(state, limit, pen)
    return len(places) == len(state.choices) and not any(place.box.left for place in places)


def _inside(size: tuple[int, int], scale: float) -> tuple[int, int]:
    pad = round(_PAD * scale)
    return size[0] - 2 * pad, size[1] - 2 * pad


def _column_width(room: int, scale: float) -> int:
    width = round(WIDTH * scale)
    return room if room < _TWO * width else width


@dataclass(frozen=True, slots=True)
class _Place:
    """A row and where it stands, counted from below the heading."""

    index: int
    choice: Choice
    box: pygame.Rect


@lru_cache(maxsize=2)
def _chooser(
    state: Chooser,
    max_size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer,
) -> Drawn:
    pad = round(_PAD * scale)
    wide, high = _inside(max_size, scale)
    pen = Pen(_column_width(wide, scale), scale, theme, icon)
    title = _title(state.title, pen)
    head = title.get_height() + round(4 * scale) if title is not None else 0
    limit = (wide, high - head)
    places, foot = _places(state, limit, pen), 0
    waiting = len(state.choices) - state.first
    if state.first > 0 or len(places) < waiting:
        foot = target_px(34, scale)
        places = _places(state, (limit[0], limit[1] - foot), pen)
    widths = [place.box.right for place in places] + [title.get_width() if title else 0]
    inner = (max(widths), max((place.box.bottom for place in places), default=0))
    size = (inner[0] + 2 * pad, inner[1] + 2 * pad + head + foot)
    slip = _slip(size, scale, theme)
    work = _Work(slip.surface.copy(), slip.origin, pen, pointer, {}, [])
    if title is not None:
        work.texts.append(work.blit(title, (pad, pad)))
    for place in places:
        work.draw_row(place, (pad, pad + head))
    if foot:
        strip = pygame.Rect(pad, size[1] - pad - foot, inner[0], foot)
        work.draw_pages(strip, state.first > 0, len(places) < waiting)
    work.draw_focus()
    return Drawn(work.canvas, size, work.origin, work.rects, tuple(work.texts))


def _title(title: str, pen: Pen) -> pygame.Surface | None:
    if not title:
        return None
    font = fonts.serif(16.5 * pen.scale, "bold")
    return trimmed(layout((title,), font, pen.wide, pen.icon, pen.theme.accent))


@kept
def _slip(size: tuple[int, int], scale: float, theme: Theme) -> Shaded:
    slip = framed_paper(size, scale, 23, theme.paper, _ROUND, theme.rule, theme.ink)
    offset = (5 * scale, 11 * scale)
    pad = shadow_pad(offset, 13 * scale)
    canvas = shadow_of_straight(slip, round((_ROUND + 2) * scale), offset, 13 * scale, 160)
    canvas.blit(slip, (pad, pad))
    return Shaded(canvas, (pad, pad))


def _places(state: Chooser, limit: tuple[int, int], pen: Pen) -> list[_Place]:
    """Rows down the first column and then the second, as many as fit; at least one."""
    sizes = [row_size(choice, pen) for choice in state.choices]
    column = max([round(170 * pen.scale), *(width for width, _ in sizes)])
    places: list[_Place] = []
    left = top = 0
    for index in range(state.first, len(state.choices)):
        height = sizes[index][1]
        if places and top + height > limit[1]:
            left, top = left + column, 0
            if left + column > limit[0] or height > limit[1]:
                break
        box = pygame.Rect(left, top, column, height)
        places.append(_Place(index, state.choices[index], box))
        top += height
    return places


@dataclass(slots=True)
class _Work:
    """The slip while it is being written; places count from its own corner."""

    canvas: pygame.Surface
    origin: tuple[int, int]
    pen: Pen
    pointer: Pointer
    rects: dict[str, pygame.Rect]
    texts: list[pygame.Rect]

    def blit(self, picture: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
        place = (at[0] + self.origin[0], at[1] + self.origin[1])
        return self.canvas.blit(picture, place).move(-self.origin[0], -self.origin[1])

    def _lit(self, name: str) -> bool:
        return name in (self.pointer.hovered, self.pointer.pressed)

    def draw_row(self, place: _Place, corner: tuple[int, int]) -> None:
        box, choice = place.box.move(corner), place.choice
        row = choice_row(choice, place.index + 1, box.size, self.pen, self._lit(choice.id))
        self.blit(row.surface, box.topleft)
        self.texts += [text.move(box.topleft) for text in row.texts]
        self.rects[choice.id] = box.inflate(0, -1)

    def draw_pages(self, strip: pygame.Rect, back: bool, more: bool) -> None:
        half = strip.width // 2
        for name, there, left in ((BACK, back, strip.left), (MORE, more, strip.left + half)):
            if not there:
                continue
            box = pygame.Rect(left, strip.top, half, strip.height)
            self.blit(row_ground(box.size, self.pen, True, False, self._lit(name)), box.topleft)
            turn: Glyph = "chevron_up" if name == BACK else "chevron_down"
            sign = glyph(turn, self.pen.px(16), self.pen.theme.accent)
            self.blit(sign, sign.get_rect(center=box.center).topleft)
            self.rects[name] = box

    def draw_focus(self) -> None:
        box = self.rects.get(self.pointer.focused)
        if box is not None:
            ring = focus_ring(box.size, self.pen.scale, self.pen.theme, 6)
            self.blit(ring.surface, (box.x - ring.origin[0], box.y - ring.origin[1]))
