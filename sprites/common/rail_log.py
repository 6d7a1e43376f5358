"""The log: newest line last, wrapped words with seat badge and sign, drawn only where visible."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import rgb
from sprites.common.drawn import Drawn
from sprites.common.lettering import balanced, write
from sprites.common.metrics import TARGET_PX
from sprites.common.players import PlayerStyle, badge
from sprites.common.rich import IconSource, Token, layout
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

LineKind = Literal["event", "barrier", "heading"]
BODY = 13.5
_BAR = 8
"""Units kept free for the scroll bar."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. A barrier says why nothing before it can be undone; a heading names a round."""

    id: str
    tokens: tuple[Token, ...]
    style: PlayerStyle | None = None
    sign: str = ""
    """Name of the game's icon for this kind of event."""
    kind: LineKind = "event"


@dataclass(frozen=True, slots=True)
class LogView:
    """All lines and where the person stands in them."""

    lines: tuple[LogLine, ...] = ()
    scroll: int = 0
    """Lines hidden below the foot of the box; 0 shows the newest line."""
    current: str = ""
    """Id of the line whose position the table shows, if any."""


EMPTY_LOG = LogView()


@dataclass(frozen=True, slots=True)
class _Visible:
    """A line on screen and its place."""

    line: LogLine
    top: int
    height: int


def log_view(
    view: LogView,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    hovered: str = "",
) -> Drawn:
    """The visible lines in a box of `size` px on transparent ground; targets "log:<id>".

    Costs nothing for lines out of sight, however long the log is.
    """
    width = size[0] - round(_BAR * scale)
    scroll = max(0, min(view.scroll, scroll_limit(view.lines, size, scale, theme, icon)))
    end = len(view.lines) - scroll
    visible = _visible(view.lines, end, (width, size[1]), scale, theme, icon)
    known = {f"log:{place.line.id}" for place in visible}
    thumb = _thumb(len(view.lines), end, len(visible), size[1])
    return _draw(
        tuple(visible),
        size,
        scale,
        theme,
        icon,
        hovered if hovered in known else "",
        view.current,
        thumb,
    )


def scroll_limit(
    lines: Sequence[LogLine], size: tuple[int, int], scale: float, theme: Theme, icon: IconSource
) -> int:
    """The largest useful `scroll`: with it, the first line stands at the top."""
    width, room, shown = size[0] - round(_BAR * scale), size[1], 0
    for line in lines:
        room -= line_height(line, width, scale, theme, icon)
        if room < 0:
            break
        shown += 1
    return len(lines) - max(1, shown) if lines else 0


def _visible(
    lines: Sequence[LogLine],
    end: int,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> list[_Visible]:
    """The lines above line number `end`; the oldest may reach out of the box at its top."""
    places: list[_Visible] = []
    foot, index = size[1], end
    while index > 0 and foot > 0:
        height = line_height(lines[index - 1], size[0], scale, theme, icon)
        foot -= height
        index -= 1
        places.insert(0, _Visible(lines[index], foot, height))
    if foot > 0:
        # A short log begins at the top of the box.
        return [_Visible(place.line, place.top - foot, place.height) for place in places]
    return places


def line_height(line: LogLine, width: int, scale: float, theme: Theme, icon: IconSource) -> int:
    """px that a line takes in a box of this width."""
    if line.kind != "event":
        return max(20, round(22 * scale)) * _barrier_rows(line, width, scale)
    words = _words(line, width, scale, theme, icon).get_height()
    return max(TARGET_PX, words + round(8 * scale))


def _words_left(scale: float) -> int:
    return round(46 * scale)


@kept
def _words(
    line: LogLine, width: int, scale: float, theme: Theme, icon: IconSource
) -> pygame.Surface:
    font = fonts.sans(BODY * scale)
    room = width - _words_left(scale) - round(4 * scale)
    return layout(line.tokens, font, room, icon, theme.text, line_spacing=0.92)


def _plain(line: LogLine) -> str:
    return "".join(token for token in line.tokens if isinstance(token, str))


def _barrier_font(scale: float) -> pygame.font.Font:
    return fonts.serif(13.5 * scale, "semibold", italic=True)


def _barrier_lines(line: LogLine, width: int, scale: float) -> list[str]:
    return balanced(_barrier_font(scale), _plain(line), width - round(40 * scale), 4)


def _barrier_rows(line: LogLine, width: int, scale: float) -> int:
    return len(_barrier_lines(line, width, scale))


@lru_cache(maxsize=2)
def _draw(
    visible: tuple[_Visible, ...],
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    hovered: str,
    current: str,
    thumb: tuple[int, int] | None,
) -> Drawn:
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    width = size[0] - round(_BAR * scale)
    rects: dict[str, pygame.Rect] = {}
    texts: list[pygame.Rect] = []
    for place in visible:
        box = pygame.Rect(0, place.top, width, place.height)
        if place.line.kind != "event":
            texts.append(_draw_rule(canvas, place.line, box, scale, theme))
            continue
        name = f"log:{place.line.id}"
        _draw_ground(canvas, box, scale, theme, place.line.id == current, name == hovered)
        words = _draw_event(canvas, place.line, box, scale, theme, icon)
        seen = box.clip(canvas.get_rect())
        if seen.height >= TARGET_PX:
            rects[name] = seen
            texts.append(words)
    if visible and visible[0].top < 0:
        _fade_top(canvas, visible[0].top + visible[0].height, scale)
    if thumb is not None:
        _draw_thumb(canvas, thumb, scale, theme)
    return Drawn(canvas, size, rects=rects, texts=tuple(texts))


def _fade_top(canvas: pygame.Surface, depth: int, scale: float) -> None:
    """The line that is cut by the box's edge fades out: there is more above."""
    depth = min(depth, round(30 * scale))
    for row in range(depth):
        share = (row + 1) / (depth + 1)
        box = (0, row, canvas.get_width() - round(_BAR * scale), 1)
        canvas.fill((255, 255, 255, round(255 * share)), box, pygame.BLEND_RGBA_MULT)


def _draw_ground(
    canvas: pygame.Surface,
    box: pygame.Rect,
    scale: float,
    theme: Theme,
    current: bool,
    hovered: bool,
) -> None:
    """The current line lies on a framed light slip; the hovered one on a fainter slip."""
    if not (current or hovered):
        return
    body = svg.rect(
        0.5,
        0.5,
        box.width - 1,
        box.height - 1,
        theme.paper_light,
        theme.gold if current else theme.hairline,
        1.4 * scale if current else 1,
        5 * scale,
        fill_opacity=1 if current else 0.65,
    )
    canvas.blit(svg.raster(svg.document(body, *box.size), box.size), box)


def _draw_event(
    canvas: pygame.Surface,
    line: LogLine,
    box: pygame.Rect,
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> pygame.Rect:
    words = _words(line, box.width, scale, theme, icon)
    top = box.top + (box.height - words.get_height()) // 2
    first = top + fonts.sans(BODY * scale).get_height() // 2
    if line.style is not None:
        picture = badge(line.style, round(18 * scale))
        canvas.blit(picture, picture.get_rect(midleft=(round(3 * scale), first)))
    sign = icon(line.sign, round(20 * scale)) if line.sign else None
    if sign is not None:
        canvas.blit(sign, sign.get_rect(center=(round(33 * scale), first)))
    return canvas.blit(words, (_words_left(scale), top))


def _draw_rule(
    canvas: pygame.Surface, line: LogLine, box: pygame.Rect, scale: float, theme: Theme
) -> pygame.Rect:
    """A barrier or heading: italic or bold words between two rules."""
    barrier = line.kind == "barrier"
    colour = theme.danger if barrier else theme.text_soft
    font = _barrier_font(scale) if barrier else fonts.serif(13.5 * scale, "bold")
    rows = _barrier_lines(line, box.width, scale)
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


def _thumb(total: int, end: int, shown: int, height: int) -> tuple[int, int] | None:
    """(top, height) of the scroll bar's thumb in px, or None if everything is visible."""
    if shown >= total:
        return None
    length = max(24, height * shown // total)
    return (height - length) * (end - shown) // max(1, total - shown), length


def _draw_thumb(canvas: pygame.Surface, thumb: tuple[int, int], scale: float, theme: Theme) -> None:
    wide = max(4, round(5 * scale))
    left = canvas.get_width() - wide
    groove = pygame.Rect(left + wide // 2, 0, 1, canvas.get_height())
    pygame.draw.rect(canvas, rgb(theme.hairline), groove)
    box = pygame.Rect(left, thumb[0], wide, thumb[1])
    pygame.draw.rect(canvas, rgb(theme.rule), box, border_radius=wide // 2)
