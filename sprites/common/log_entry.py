"""One line of the log as it is drawn: an entry with headline and subline, a step, a barrier."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import mix, rgb
from sprites.common.faces import seat_badge
from sprites.common.glyphs import glyph
from sprites.common.lettering import balanced, fit_lines, write
from sprites.common.metrics import TARGET_PX
from sprites.common.players import PlayerStyle
from sprites.common.rich import IconSource, Token, layout
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

LineKind = Literal["move", "step", "note", "barrier", "heading"]
CLICKED: tuple[LineKind, ...] = ("move", "step")
HEADLINE = 14.0
STEP = 13.0
SUBLINE = 13.0
SUBLINE_ROWS = 5
_LEFT = {"move": 46, "step": 24, "note": 24}
_CHEVRON = 16
"""Units that the sign of an entry that can be opened takes at its right."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. A move is an entry that can be opened; its steps, and a note about them, stand
    below it. A barrier says why nothing before it can be undone; a heading names a round."""

    id: str
    tokens: tuple[Token, ...]
    style: PlayerStyle | None = None
    sign: str = ""
    """Name of the game's icon for this kind of event."""
    kind: LineKind = "move"
    subline: str = ""
    clause: str = ""
    opened: bool | None = None
    """Whether the steps are shown; None: it cannot be opened."""
    quiet: bool = False
    """A move of which nothing came: its headline is as slight as a subline."""


def line_height(line: LogLine, width: int, scale: float, theme: Theme, icon: IconSource) -> int:
    """px that a line takes in a box of this width."""
    if line.kind in ("barrier", "heading"):
        return max(20, round(22 * scale)) * len(_rule_rows(line, width, scale))
    words = _words(line, width, scale, theme, icon).get_height()
    if line.kind == "note":
        return words + round(2 * scale)
    return max(TARGET_PX, words + round((7 if line.kind == "move" else 4) * scale))


def words_set(line: LogLine, width: int, scale: float, theme: Theme, icon: IconSource) -> bool:
    """True when the words of a line in a box of this width need no drawing."""
    ruled = line.kind in ("barrier", "heading")
    return ruled or _words.has(line, width, scale, theme, icon)


def set_some_words(line: LogLine, width: int, scale: float, theme: Theme, icon: IconSource) -> bool:
    """Draw the words of a line, of an entry with a subline its headline first: each takes as long
    as much else in a frame. True if anything was drawn."""
    if words_set(line, width, scale, theme, icon):
        return False
    made_of = _headline_of(line, width - _beside_words(line, scale), scale, theme, icon)
    if line.kind == "move" and line.subline and not _headline.has(*made_of):
        _headline(*made_of)
    else:
        _words(line, width, scale, theme, icon)
    return True


def left_of(line: LogLine, scale: float) -> int:
    """Where the words of a line begin, px."""
    return round(_LEFT.get(line.kind, 46) * scale)


def _beside_words(line: LogLine, scale: float) -> int:
    """px of the width of a line that its words do not take."""
    return left_of(line, scale) + round(4 * scale)


def draw_line(
    canvas: pygame.Surface,
    line: LogLine,
    box: pygame.Rect,
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> pygame.Rect:
    """Draw a line in its box; returns where its words stand."""
    if line.kind in ("barrier", "heading"):
        return _draw_rule(canvas, line, box, scale, theme)
    words = _words(line, box.width, scale, theme, icon)
    top = box.top + (box.height - words.get_height()) // 2
    left = box.left + left_of(line, scale)
    if line.kind == "move":
        _draw_signs(canvas, line, box, top, scale, theme, icon)
    else:
        _draw_stem(canvas, box, scale, theme, line.kind == "step")
    return canvas.blit(words, (left, top))


def draw_ground(
    canvas: pygame.Surface,
    box: pygame.Rect,
    scale: float,
    theme: Theme,
    current: bool,
    hovered: bool,
) -> None:
    """The current line lies on a framed light slip; the hovered one on a fainter slip."""
    if current or hovered:
        canvas.blit(_slip(box.size, scale, theme, current), box)


@kept
def _slip(size: tuple[int, int], scale: float, theme: Theme, current: bool) -> pygame.Surface:
    body = svg.rect(
        0.5,
        0.5,
        size[0] - 1,
        size[1] - 1,
        theme.paper_light,
        theme.gold if current else theme.hairline,
        1.4 * scale if current else 1,
        5 * scale,
        fill_opacity=1 if current else 0.65,
    )
    return svg.raster(svg.document(body, *size), size)


def _draw_signs(
    canvas: pygame.Surface,
    line: LogLine,
    box: pygame.Rect,
    top: int,
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> None:
    """Whose it is, what it is, and that there is more inside."""
    first = top + _headline_font(scale).get_height() // 2
    if line.style is not None:
        picture = seat_badge(line.style, round((20 if line.style.face[1] else 18) * scale))
        canvas.blit(picture, picture.get_rect(midleft=(box.left + round(3 * scale), first)))
    sign = icon(line.sign, round(20 * scale)) if line.sign else None
    if sign is not None:
        canvas.blit(sign, sign.get_rect(center=(box.left + round(33 * scale), first)))
    if line.opened is not None:
        name: Literal["chevron_up", "chevron_down"]
        name = "chevron_up" if line.opened else "chevron_down"
        mark = glyph(name, max(7, round(9 * scale)), theme.rule)
        at = (box.right - round(3 * scale), first)
        canvas.blit(mark, mark.get_rect(midright=at))


def _draw_stem(
    canvas: pygame.Surface, box: pygame.Rect, scale: float, theme: Theme, node: bool
) -> None:
    """The line at the left that holds the steps of an entry together."""
    x = box.left + round(12 * scale)
    pygame.draw.rect(canvas, rgb(theme.hairline), (x, box.top, max(1, round(scale)), box.height))
    if node:
        radius = max(2, round(2.6 * scale))
        pygame.draw.circle(canvas, rgb(theme.rule), (x, box.centery), radius)


def _headline_font(scale: float) -> pygame.font.Font:
    return fonts.serif(HEADLINE * scale, "semibold")


@kept
def _words(
    line: LogLine, width: int, scale: float, theme: Theme, icon: IconSource
) -> pygame.Surface:
    room = width - _beside_words(line, scale)
    if line.kind == "move":
        return _entry(line, room, scale, theme, icon)
    if line.kind == "note":
        font = fonts.serif(SUBLINE * scale, "regular", italic=True)
        return layout(line.tokens, font, room, icon, fine_print(theme), line_spacing=0.9)
    return _step(line, room, scale, theme, icon)


def fine_print(theme: Theme) -> str:
    """Thin slanted letters are a step nearer to the ink than other soft words."""
    return mix(theme.text_soft, theme.text, 0.4)


def _entry(
    line: LogLine, room: int, scale: float, theme: Theme, icon: IconSource
) -> pygame.Surface:
    """Headline, and below it the subline in a few rows."""
    head = _headline(*_headline_of(line, room, scale, theme, icon))
    if not line.subline:
        return head
    size = max(fonts.FLOOR, round(SUBLINE * scale))
    told = fit_lines(line.subline, room, (size,), SUBLINE_ROWS, "serif", "regular", italic=True)
    step = round(told.font.get_linesize() * 0.92)
    above = round(1 * scale)
    height = head.get_height() + above + step * len(told.lines)
    canvas = pygame.Surface((max(1, room), height), pygame.SRCALPHA)
    canvas.blit(head, (0, 0))
    for row, words in enumerate(told.lines):
        middle = head.get_height() + above + step * (row + 0.5) - round(scale)
        write(canvas, words, told.font, fine_print(theme), (0, middle))
    return canvas


def _headline_of(
    line: LogLine, room: int, scale: float, theme: Theme, icon: IconSource
) -> tuple[tuple[Token, ...], int, float, bool, Theme, IconSource]:
    """What the headline of an entry is made of."""
    narrow = room - (round(_CHEVRON * scale) if line.opened is not None else 0)
    return line.tokens, narrow, scale, line.quiet, theme, icon


@kept
def _headline(
    tokens: tuple[Token, ...],
    narrow: int,
    scale: float,
    quiet: bool,
    theme: Theme,
    icon: IconSource,
) -> pygame.Surface:
    font, ink = _headline_font(scale), theme.text
    if quiet:
        font, ink = fonts.serif(SUBLINE * scale, "regular", italic=True), fine_print(theme)
    return layout(tokens, font, narrow, icon, ink, line_spacing=0.92)


def _step(line: LogLine, room: int, scale: float, theme: Theme, icon: IconSource) -> pygame.Surface:
    """A step, and at its right the clause that it follows from: beside it, where it has room."""
    font = fonts.sans(STEP * scale)
    small = fonts.serif(max(fonts.FLOOR, round(STEP * scale)), "semibold", italic=True)
    taken = small.size(line.clause)[0] + round(8 * scale) if line.clause else 0
    body = layout(line.tokens, font, room - taken, icon, theme.text, line_spacing=0.92)
    canvas = pygame.Surface((max(1, room), body.get_height()), pygame.SRCALPHA)
    canvas.blit(body, (0, 0))
    if line.clause:
        at = (room, body.get_height() - font.get_height() / 2)
        write(canvas, line.clause, small, theme.accent, at, "right")
    return canvas


def _plain(line: LogLine) -> str:
    return "".join(token for token in line.tokens if isinstance(token, str))


def _rule_font(scale: float) -> pygame.font.Font:
    return fonts.serif(13.5 * scale, "semibold", italic=True)


def _rule_rows(line: LogLine, width: int, scale: float) -> tuple[str, ...]:
    return _rows_of(_plain(line), width, scale)


@lru_cache(maxsize=512)
def _rows_of(words: str, width: int, scale: float) -> tuple[str, ...]:
    """Every frame asks how high all entries are."""
    return tuple(balanced(_rule_font(scale), words, width - round(40 * scale), 4))


def _draw_rule(
    canvas: pygame.Surface, line: LogLine, box: pygame.Rect, scale: float, theme: Theme
) -> pygame.Rect:
    """A barrier or heading: italic or bold words between two rules."""
    barrier = line.kind == "barrier"
    colour = theme.danger if barrier else theme.text_soft
    font = _rule_font(scale) if barrier else fonts.serif(13.5 * scale, "bold")
    rows = _rule_rows(line, box.width, scale)
    step = box.height // len(rows)
    drawn = pygame.Rect(box.center, (0, 0))
    for index, words in enumerate(rows):
        at = (box.centerx, box.top + step * (index + 0.5))
        place = write(canvas, words, font, colour, at, "centre")
        drawn = place if index == 0 else drawn.union(place)
    gap, thick = round(6 * scale), max(1, round((1.6 if barrier else 1) * scale))
    rule = theme.danger if barrier else theme.hairline
    for left, right in ((box.left, drawn.left - gap), (drawn.right + gap, box.right)):
        if right > left:
            pygame.draw.rect(canvas, rgb(rule), (left, box.centery, right - left, thick))
    return drawn
