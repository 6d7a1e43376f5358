"""A sheet of paper with what happened while somebody was away: title, lines of the log, buttons."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common import fonts
from sprites.common.chrome_button import (
    HEIGHT,
    Action,
    button,
    focus_ring,
    look_of,
    natural_width,
)
from sprites.common.colour import rgb
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.lettering import fit_lines, sizes_from, write
from sprites.common.light import Shaded, shadow, shadow_pad
from sprites.common.materials import framed_paper
from sprites.common.metrics import target_px
from sprites.common.players import PlayerStyle, badge
from sprites.common.rail_log import LogLine, LogView, line_height, log_view
from sprites.common.rich import IconSource
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

_PAD = 16
_HEAD = 42
_FOOT = 54
SHEET = "sheet"
"""The target below all others: a click on bare paper is none on what lies under it."""
LINES = "lines"
"""The target that holds the lines: the wheel turns them."""


@dataclass(frozen=True, slots=True)
class Digest:
    """`seat` is who was away; `log` stands with its scroll, as in the rail."""

    title: str
    seat: PlayerStyle
    log: LogView
    actions: tuple[Action, ...] = ()
    hint: str = ""


def wanted_height(
    lines: tuple[LogLine, ...], width: int, scale: float, theme: Theme, icon: IconSource
) -> int:
    """px that a sheet of this width needs to show all lines."""
    inner = width - 2 * round(_PAD * scale) - round(8 * scale)
    rows = sum(line_height(line, inner, scale, theme, icon) for line in lines)
    return rows + round((_HEAD + _FOOT + 12) * scale)


def lines_box(size: tuple[int, int], scale: float) -> pygame.Rect:
    """Where the lines stand on a sheet of `size` px."""
    pad = round(_PAD * scale)
    top, foot = round((_HEAD + 4) * scale), round(_FOOT * scale)
    return pygame.Rect(pad, top, size[0] - 2 * pad, max(1, size[1] - top - foot))


def digest(
    state: Digest,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer = NO_POINTER,
) -> Drawn:
    """The sheet at `size` px. Targets: "log:<id>" per visible line, "lines", the actions' ids, and
    "sheet" for the whole."""
    ids = {action.id for action in state.actions} | {f"log:{line.id}" for line in state.log.lines}
    return _digest(state, size, scale, theme.for_slips(), icon, pointer.only(frozenset(ids)))


@lru_cache(maxsize=2)
def _digest(
    state: Digest,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer,
) -> Drawn:
    sheet = _sheet(size, scale, theme)
    canvas = sheet.surface.copy()
    face = canvas.subsurface(pygame.Rect(sheet.origin, size))
    texts = [_draw_title(face, state, scale, theme)]
    box = lines_box(size, scale)
    lines = log_view(state.log, box.size, scale, theme, icon, pointer.hovered)
    lines.blit(face, box.topleft)
    texts += [text.move(box.topleft) for text in lines.texts]
    rects = {SHEET: face.get_rect(), LINES: box, **lines.at(box.topleft)}
    rects |= _draw_actions(face, state, scale, theme, pointer)
    box_of_focus = rects.get(pointer.focused)
    if box_of_focus is not None:
        ring = focus_ring(box_of_focus.size, scale, theme)
        face.blit(ring.surface, (box_of_focus.x - ring.origin[0], box_of_focus.y - ring.origin[1]))
    left = min((rects[action.id].left for action in state.actions), default=size[0])
    _draw_hint(face, state.hint, left, scale, theme)
    return Drawn(canvas, size, sheet.origin, rects, tuple(texts))


@kept
def _sheet(size: tuple[int, int], scale: float, theme: Theme) -> Shaded:
    paper = framed_paper(size, scale, 29, theme.paper, 7, theme.rule, theme.ink)
    offset = (5 * scale, 10 * scale)
    pad = shadow_pad(offset, 12 * scale)
    canvas = shadow(paper, offset, 12 * scale, 150)
    canvas.blit(paper, (pad, pad))
    return Shaded(canvas, (pad, pad))


def _draw_title(face: pygame.Surface, state: Digest, scale: float, theme: Theme) -> pygame.Rect:
    pad = round(_PAD * scale)
    token = badge(state.seat, round(26 * scale))
    middle = round((_HEAD / 2 + 4) * scale)
    face.blit(token, token.get_rect(midleft=(pad, middle)))
    left = pad + token.get_width() + round(9 * scale)
    room = face.get_width() - left - pad
    fitted = fit_lines(state.title, room, sizes_from(18, 13, scale), 1, weight="bold")
    if not fitted.complete:
        fitted = fit_lines(state.title, room, sizes_from(13, 13, scale), 2, weight="bold")
    step = round(16 * scale)
    top = middle - step * (len(fitted.lines) - 1) // 2
    places = [
        write(face, line, fitted.font, theme.accent, (left, top + step * row))
        for row, line in enumerate(fitted.lines)
    ]
    rule = pygame.Rect(pad, round(_HEAD * scale), face.get_width() - 2 * pad, 1)
    pygame.draw.rect(face, rgb(theme.rule), rule)
    return places[0].unionall(places[1:])


def _draw_actions(
    face: pygame.Surface, state: Digest, scale: float, theme: Theme, pointer: Pointer
) -> dict[str, pygame.Rect]:
    rects: dict[str, pygame.Rect] = {}
    right = face.get_width() - round(_PAD * scale)
    height, gap = target_px(HEIGHT, scale), round(7 * scale)
    top = face.get_height() - height - round(11 * scale)
    room = right - round(_PAD * scale) - gap * (len(state.actions) - 1)
    widths = [natural_width(action, scale) for action in state.actions]
    if sum(widths) > room:  # a narrow sheet: what is too much is taken from all alike
        widths = [width * room // sum(widths) for width in widths]
    for action, width in zip(state.actions, widths, strict=True):
        box = pygame.Rect(right - width, top, width, height)
        face.blit(button(action, look_of(action, pointer), box.size, scale, theme), box)
        rects[action.id] = box
        right -= width + gap
    return rects


def _draw_hint(face: pygame.Surface, hint: str, right: int, scale: float, theme: Theme) -> None:
    """A remark beside the buttons, if there is room for the whole of it."""
    font = fonts.serif(13.5 * scale, "regular", italic=True)
    left = round((_PAD + 2) * scale)
    if hint and left + font.size(hint)[0] < right - 8 * scale:
        at = (left, face.get_height() - round(29 * scale))
        write(face, hint, font, theme.text_soft, at)
