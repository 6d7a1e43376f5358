"""The head of the handbook: the way back, the game's name, index tabs of the chapters."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.chrome_button import focus_ring
from sprites.common.colour import darker, lighter, mix
from sprites.common.drawn import NO_POINTER, Pointer
from sprites.common.metal_letters import GILT, Run, line_of, worked
from sprites.common.surface_cache import kept
from sprites.common.theme import DEFAULT_THEME
from sprites.handbook.layout import BookLayout
from sprites.handbook.seal import seal_at
from sprites.handbook.signs import sign
from sprites.lobby.fittings import draw_back
from sprites.title.crests import crest
from sprites.title.state import Look
from sprites.title.wordmarks import wordmark

_SIGN, _SIDES = 0.19, 0.12
"""Shares of a tab that its sign and both its sides take at most, where there are many tabs."""


@dataclass(frozen=True, slots=True)
class Tab:
    """A chapter: its key, which also names its sign, and its finished label. `waiting`: so many
    things in it wait for a decision; a seal tells it."""

    key: str
    label: str
    waiting: int = 0


def draw_head(
    target: Surface,
    layout: BookLayout,
    tabs: Sequence[Tab],
    chosen: str,
    pointer: Pointer = NO_POINTER,
    binding: Binding = PLAIN_BINDING,
) -> None:
    """The way back ("back") and the tabs ("tab:<key>"); the title is drawn apart."""
    draw_back(target, layout.back, layout.scale, look_of("back", pointer))
    letters = _letters(layout, tabs)
    for box, tab in zip(layout.tabs, tabs, strict=True):
        name = f"tab:{tab.key}"
        on = tab.key == chosen
        reach = layout.pages[0].y - box.bottom + round(2 * layout.grid) if on else 0
        size = (box.width, box.height + reach)
        target.blit(_tab(size, layout.scale, on, name == pointer.hovered, binding), box)
        _label(target, box, tab, layout.scale, letters, on, binding)
        if name == pointer.focused:
            inner = box.inflate(-round(12 * layout.grid), -round(12 * layout.grid))
            focus_ring(inner.size, layout.grid, DEFAULT_THEME, 6).blit(target, inner.topleft)
        if tab.waiting:
            seal_at(target, box, tab.waiting, layout.scale, binding)


def look_of(name: str, pointer: Pointer) -> Look:
    """How a target of the older wooden kind is touched."""
    return Look(
        1.0 if pointer.hovered == name else 0.0, pointer.focused == name, pointer.pressed == name
    )


def _letters(layout: BookLayout, tabs: Sequence[Tab]) -> float:
    """px of the letters on all tabs: as large as the longest label allows."""
    px = 17 * layout.scale
    if not tabs:
        return px
    room = _room(layout.tabs[0], layout.scale)[0]
    while px > fonts.FLOOR and any(
        fonts.serif(px, "bold").size(tab.label)[0] > room for tab in tabs
    ):
        px -= 1
    return px


def _room(box: Rect, scale: float) -> tuple[int, int, int]:
    """px on a tab for its label, its sign and the gap between them."""
    px = round(min(22 * scale, box.width * _SIGN))
    gap = round(min(6 * scale, box.width * 0.04))
    return box.width - round(min(16 * scale, box.width * _SIDES)) - gap - px, px, gap


def _label(
    target: Surface, box: Rect, tab: Tab, scale: float, letters: float, on: bool, binding: Binding
) -> None:
    ink = binding.accent if on else "#ffeecb"
    room, px, gap = _room(box, scale)
    signed = fonts.fits(tab.label, room, weight="bold")
    if not signed:  # whole words before a sign
        room, px, gap = room + gap + px, 0, 0
    words = fonts.fit(tab.label, room, letters, 13, weight="bold", colour=ink)
    left = box.centerx - (px + gap + words.get_width()) // 2
    middle = box.centery + round(1 * scale)
    if signed:
        picture = sign(tab.key, px, "#c9923d" if on else "#d9a45a", "#2a1626")
        target.blit(picture, picture.get_rect(midleft=(left, middle)))
    target.blit(words, words.get_rect(midleft=(left + px + gap, middle)))


@kept
def _tab(size: tuple[int, int], scale: float, on: bool, hovered: bool, binding: Binding) -> Surface:
    """A tab of paper in front, of cloth behind."""
    wide, high = size[0] / scale, size[1] / scale
    top = 1.2 if on else 4.0
    h, t = svg.number(high + 2), svg.number(top)
    data = (
        f"M1 {h} V{svg.number(top + 9)} Q1 {t} 10 {t} H{svg.number(wide - 10)} "
        f"Q{svg.number(wide - 1)} {t} {svg.number(wide - 1)} {svg.number(top + 9)} V{h} Z"
    )
    cloth = lighter(binding.cover, 0.14)
    base = binding.page if on else mix(cloth, "#e8b890", 0.16 if hovered else 0.0)
    fill = svg.linear_gradient(
        "tab", (0, 0), (0, high), (0, lighter(base, 0.35)), (0.4, base),
        (1, base if on else darker(base, 0.42)),
    )  # fmt: skip
    body = svg.path(data, "url(#tab)", darker(binding.cover, 0.66), 1.8)
    rim = "#fff8e2" if on else "#f0c890"
    body += svg.path(
        f"M3.4 {h} V{svg.number(top + 9)} Q3.4 {svg.number(top + 2.6)} 11 {svg.number(top + 2.6)} "
        f"H{svg.number(wide - 11)} Q{svg.number(wide - 3.4)} {svg.number(top + 2.6)} "
        f"{svg.number(wide - 3.4)} {svg.number(top + 9)} V{h}",
        stroke=rim, stroke_width=1.1, stroke_opacity=0.9 if on else 0.55,
        stroke_dasharray=None if on else "4 3",
    )  # fmt: skip
    return svg.raster(svg.document(body, wide, high, fill), size)


def draw_game_title(target: Surface, layout: BookLayout, game: str, title: str) -> None:
    """Crest and wordmark of the game whose book this is; `title` is for `wordmark`."""
    box = layout.title
    side = min(box.height, round(44 * layout.scale))
    badge = crest(game, side)
    place = badge.get_rect(midleft=box.midleft)
    _lay(target, badge, place, layout.grid)
    height = round(side * 0.86)
    room = box.width - side - round(12 * layout.scale)
    name = wordmark(game, height, title)
    while name.get_width() > room and height > 18:
        height -= 2
        name = wordmark(game, height, title)
    if name.get_width() > room:
        return  # the crest says it; half a name says nothing
    spot = name.get_rect(midleft=(place.right + round(12 * layout.scale), box.centery))
    target.blit(name, spot)


def draw_plain_title(target: Surface, layout: BookLayout, words: str) -> None:
    """A title in gold letters."""
    box = layout.title
    picture = _gilt(words, min(round(32 * layout.scale), round(box.height * 0.74)))
    place = picture.get_rect(midleft=box.midleft)
    target.blit(picture, place, (0, 0, box.width, picture.get_height()))


@kept
def _gilt(words: str, px: int) -> Surface:
    line = line_of((Run(words, px, "bold", False, px * 0.03),), 4)
    return worked(line.mask, GILT, max(1.0, px * 0.04), rich=False)


def _lay(target: Surface, face: Surface, place: Rect, grid: float) -> None:
    mask = carve.kept_mask_of(face)
    carve.cast_kept(target, mask, place.topleft, (2 * grid, 3 * grid), 4 * grid, 0.6)
    target.blit(face, place)
