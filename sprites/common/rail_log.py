"""The log: newest line last, wrapped words with seat badge and sign, drawn only where visible."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common.colour import rgb
from sprites.common.drawn import Drawn
from sprites.common.log_entry import (
    CLICKED,
    LogLine,
    draw_ground,
    draw_line,
    line_height,
    set_some_words,
)
from sprites.common.metrics import TARGET_PX
from sprites.common.rich import IconSource
from sprites.common.theme import Theme

__all__ = ["LogLine", "LogView", "line_height", "log_view", "scroll_limit", "scroll_to", "set_line"]

_BAR = 8
"""Units kept free for the scroll bar."""


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
    scroll = max(0, view.scroll)
    if scroll:  # the limit asks for the height of the oldest lines, which are seldom in sight
        scroll = min(scroll, scroll_limit(view.lines, size, scale, theme, icon))
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


def set_line(line: LogLine, width: int, scale: float, theme: Theme, icon: IconSource) -> bool:
    """Set words of a line that a log of this width will show; True if not all of them were set: a
    long entry takes two calls."""
    return set_some_words(line, width - round(_BAR * scale), scale, theme, icon)


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


def scroll_to(
    lines: Sequence[LogLine],
    first: int,
    last: int,
    scroll: int,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> int:
    """The scroll nearest to `scroll` with which the lines from `first` to `last` are seen, or as
    many of them as the box holds, the first ones rather than the last."""
    width, room, end = size[0] - round(_BAR * scale), size[1], first
    while end < len(lines):
        room -= line_height(lines[end], width, scale, theme, icon)
        if room < 0:
            break
        end += 1
    lowest = len(lines) - max(first + 1, end)
    highest = len(lines) - 1 - last
    return max(0, max(lowest, min(scroll, highest)))


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
        name = f"log:{place.line.id}"
        clicked = place.line.kind in CLICKED
        if clicked:
            draw_ground(canvas, box, scale, theme, place.line.id == current, name == hovered)
        words = draw_line(canvas, place.line, box, scale, theme, icon)
        if not clicked:
            texts.append(words)
            continue
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
