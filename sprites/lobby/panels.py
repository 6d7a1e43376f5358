"""The pause menu, the badge that tells whether the game is being saved."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import mix
from sprites.common.light import kept_rounded_mask
from sprites.common.materials import framed_paper
from sprites.common.strokes import circle, open_line, path, rect, stroke, tones
from sprites.lobby.seats import INK, glow_behind
from sprites.title.buttons import draw_menu_button
from sprites.title.crests import crest
from sprites.title.state import Look

_BUTTON = (272.0, 42.0)
_GAP = 10.0
_WIDTH = 348.0
_HEAD = 104.0
_IN_A_COLUMN = 9


@dataclass(frozen=True, slots=True)
class PauseLayout:
    """Rectangles of the pause menu, px, for a number of entries."""

    scale: float
    panel: Rect
    title: Rect
    entries: tuple[Rect, ...]
    badge: Rect


def pause_layout(size: tuple[int, int], scale: float, entries: int) -> PauseLayout:
    """The menu in the middle of the window, many entries in two columns; ValueError unless there
    are 1 to 18."""
    if not 1 <= entries <= 2 * _IN_A_COLUMN:
        raise ValueError(f"a menu has 1 to {2 * _IN_A_COLUMN} entries, not {entries}")
    columns, in_each = _columns(entries)
    rows = in_each * _BUTTON[1] + (in_each - 1) * _GAP
    wide, high = round(_wide(columns) * scale), round((_HEAD + rows + 74) * scale)
    panel = Rect(0, 0, wide, high)
    panel.center = (size[0] // 2, size[1] // 2)
    across = _BUTTON[0] + 2 * _GAP
    left = panel.centerx - round((_BUTTON[0] + (columns - 1) * across) * scale / 2)
    boxes = tuple(
        Rect(
            left + round(index // in_each * across * scale),
            panel.y + round((_HEAD + index % in_each * (_BUTTON[1] + _GAP)) * scale),
            round(_BUTTON[0] * scale),
            round(_BUTTON[1] * scale),
        )
        for index in range(entries)
    )
    title = Rect(panel.x + round(24 * scale), panel.y + round(54 * scale), 0, round(40 * scale))
    title.width = wide - round(48 * scale)
    badge = Rect(0, 0, wide - round(56 * scale), round(34 * scale))
    badge.midbottom = (panel.centerx, panel.bottom - round(20 * scale))
    return PauseLayout(scale, panel, title, boxes, badge)


def pause_units(entries: int) -> tuple[float, float]:
    """Width and height of a window, in units, that holds the menu with the crest above it."""
    columns, in_each = _columns(entries)
    return _wide(columns) + 40, _HEAD + in_each * (_BUTTON[1] + _GAP) - _GAP + 74 + 56


def _columns(entries: int) -> tuple[int, int]:
    """How many columns, and how many entries stand in the first one."""
    columns = 1 if entries <= _IN_A_COLUMN else 2
    return columns, -(-entries // columns)


def _wide(columns: int) -> float:
    """Units of the board with so many columns."""
    return _WIDTH + (columns - 1) * (_BUTTON[0] + 2 * _GAP)


def draw_pause(
    target: Surface,
    layout: PauseLayout,
    game: str,
    title: str,
    words: tuple[str, ...],
    looks: tuple[Look, ...],
    closed: frozenset[int] = frozenset(),
) -> None:
    """A hanging board of parchment with the game's crest and a column of oak buttons."""
    scale, panel = layout.scale, layout.panel
    mask = kept_rounded_mask(panel.size, 10 * scale)
    carve.cast_kept(target, mask, panel.topleft, (8 * scale, 14 * scale), 22 * scale, 0.75)
    target.blit(_board(panel.size, scale), panel)
    px = round(64 * scale)
    badge = crest(game, px)
    spot = badge.get_rect(center=(panel.centerx, panel.y + round(14 * scale)))
    carve.cast_kept(
        target, carve.kept_mask_of(badge), spot.topleft, (3 * scale, 5 * scale), 6 * scale, 0.65
    )
    target.blit(badge, spot)
    text = fonts.fit(title, layout.title.width, 26 * scale, 16, weight="bold", colour=INK)
    target.blit(text, text.get_rect(center=layout.title.center))
    for index, (box, word, look) in enumerate(zip(layout.entries, words, looks, strict=True)):
        draw_menu_button(target, box, scale, word, look, index in closed)


@lru_cache(maxsize=4)
def _board(size: tuple[int, int], scale: float) -> Surface:
    sheet = framed_paper(size, scale, 27, "#e9d5a8", 8, "#8a5a34", corners=False).copy()
    wide, high = size[0] / scale, size[1] / scale
    body = rect(7, 7, wide - 14, high - 14, "none", "#6d2f4a", 2, 6)
    for x, sx in ((7.0, 1), (wide - 7, -1)):
        for y, sy in ((7.0, 1), (high - 7, -1)):
            curl = f"M{x} {y + 30 * sy}Q{x + 4 * sx} {y + 4 * sy} {x + 30 * sx} {y}"
            curl += f"M{x + 4 * sx} {y + 18 * sy}"
            curl += f"Q{x + 16 * sx} {y + 16 * sy} {x + 18 * sx} {y + 4 * sy}"
            body += stroke(curl, "#6d2f4a", 1.8)
            body += circle(x + 9 * sx, y + 9 * sy, 3.4, "#c9964a", "#3a1a28", 1.2)
    middle = wide / 2
    body += stroke(
        f"M{middle - 92} 96H{middle - 10}M{middle + 10} 96H{middle + 92}", "#8a5a34", 1.3
    )
    body += path(f"M{middle - 8} 96L{middle} 91L{middle + 8} 96L{middle} 101Z", "#6d2f4a")
    sheet.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return sheet


def draw_save_badge(target: Surface, box: Rect, scale: float, saved: bool, words: str) -> None:
    """A small ribbon: a green seal with a tick, or a warning that nothing is being saved."""
    tint = "#2f5a41" if saved else "#7a2a2e"
    face = _badge_face(box.size, scale, tint, saved)
    mask = carve.kept_mask_of(face)
    glow_behind(target, mask, box, scale, Look())
    carve.cast_kept(target, mask, box.topleft, (2 * scale, 3 * scale), 4 * scale, 0.55)
    target.blit(face, box)
    left = box.x + box.height + round(4 * scale)
    room = box.right - round(12 * scale) - left
    text = fonts.fit(words, room, 15 * scale, 13, weight="semibold", colour="#fff3d6")
    target.blit(text, text.get_rect(midleft=(left, box.centery)))


@lru_cache(maxsize=8)
def _badge_face(size: tuple[int, int], scale: float, tint: str, saved: bool) -> Surface:
    wide, high = size[0] / scale, size[1] / scale
    body = rect(1, 1, wide - 2, high - 2, "url(#sb)", "#140a12", 1.6, high / 2)
    body += rect(4, 4, wide - 8, high - 8, "none", mix(tint, "#ffffff", 0.35), 1, high / 2 - 3)
    middle, radius = high / 2, high * 0.33
    ring = "#dff0d8" if saved else "#ffe3c0"
    body += circle(middle, middle, radius, ring, "#140a12", 1.4)
    k = radius / 10
    if saved:
        tick = [(-5.0, 0.0), (-1.4, 4.0), (5.4, -4.4)]
        d = open_line([(middle + dx * k, middle + dy * k) for dx, dy in tick])
        body += stroke(d, "#2f6b45", 2.8 * k)
    else:
        body += stroke(f"M{middle} {middle - 5.6 * k}V{middle + 1 * k}", "#9a2a2e", 3 * k)
        body += circle(middle, middle + 5.4 * k, 1.8 * k, "#9a2a2e")
    defs = tones("sb", mix(tint, "#ffffff", 0.16), tint, mix(tint, "#000000", 0.3), x2=10)
    return svg.raster(svg.document(body, wide, high, defs), size)
