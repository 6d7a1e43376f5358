"""The filters of the shelf: wooden slips in a column of leather, the chosen ones gilt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import darker, mix, rgb
from sprites.common.light import kept_rounded_mask, rounded_mask
from sprites.common.noise import grain
from sprites.common.strokes import rect
from sprites.common.surface_cache import kept
from sprites.lobby.fittings import CREAM, draw_heading
from sprites.lobby.seats import glow_behind
from sprites.title.crests import crest
from sprites.title.state import REST, Look

_INK = "#2a1626"
_NARROW = 0.7
"""Names of games may be set as close as this before their crest goes."""
_GOLD, _WOOD, _WOOD_LIT = "#e4b95e", "#5e4136", "#86603f"


@dataclass(frozen=True, slots=True)
class Chip:
    """One filter: its words, how many games it would show ("" for none), a crest if it has one."""

    words: str
    count: str = ""
    game: str = ""
    chosen: bool = False
    closed: bool = False


def draw_filters(
    target: Surface,
    headings: Mapping[str, tuple[Rect, str]],
    chips: Mapping[str, tuple[Rect, Chip]],
    looks: Mapping[str, Look],
    scale: float,
) -> None:
    """What stands in the column. `headings` and `chips` by key, each with its place."""
    for box, words in headings.values():
        draw_heading(target, box, scale, words)
    for key, (box, chip) in chips.items():
        draw_chip(target, box, scale, chip, looks.get(key, REST))


def draw_chip(target: Surface, box: Rect, scale: float, chip: Chip, look: Look) -> None:
    """One slip with crest, words and number."""
    place = box.move(0, round(scale) if look.pressed else 0)
    mask = kept_rounded_mask(box.size, 6 * scale)
    glow_behind(target, mask, place, scale, look)
    carve.cast_kept(target, mask, place.topleft, (2 * scale, 3 * scale), 4 * scale, 0.55)
    target.blit(_face(box.size, scale, chip.chosen, look.bright and not chip.closed), place)
    colour = _INK if chip.chosen else CREAM if not chip.closed else "#d6c7b4"
    left, right = place.x + round(11 * scale), place.right - round(11 * scale)
    px = round(22 * scale)
    wide = fonts.serif(fonts.FLOOR).size(chip.words)[0] * _NARROW + 2 * round(11 * scale)
    if chip.count:
        wide += fonts.serif(15 * scale, "bold").size(chip.count)[0] + round(8 * scale)
    if chip.game and wide + px + round(5 * scale) < box.width:  # else the name is enough
        shield = crest(chip.game, px)
        target.blit(shield, shield.get_rect(midleft=(left - round(2 * scale), place.centery)))
        left += px + round(5 * scale)
    if chip.count:
        number = fonts.render(fonts.serif(15 * scale, "bold"), chip.count, colour)
        right -= target.blit(number, number.get_rect(midright=(right, place.centery))).width
        right -= round(8 * scale)
    words = fonts.fit(chip.words, right - left, 15.5 * scale, colour=colour, narrowest=_NARROW)
    target.blit(words, words.get_rect(midleft=(left, place.centery)))


@kept
def _face(size: tuple[int, int], scale: float, chosen: bool, bright: bool) -> Surface:
    tint = _GOLD if chosen else _WOOD_LIT if bright else _WOOD
    base = Surface(size, 0, 24)
    base.fill(rgb(mix(tint, "#ffffff", 0.1)))
    grain(base, (60 * scale, 1.6 * scale), 204, 255, 9)
    mask = rounded_mask(size, 6 * scale)
    face = carve.cut(base, mask)
    carve.bevel(face, mask, 1.4 * scale, "#fff0c8", darker(tint, 0.85), 0.55)
    wide, high = size[0] / scale, size[1] / scale
    rim = "#6a3c10" if chosen else "#b98a48"
    body = rect(2.8, 2.8, wide - 5.6, high - 5.6, "none", rim, 1.1, 4)
    face.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return face


def draw_bar(
    target: Surface,
    track: Rect,
    thumb: Rect | None,
    scale: float,
    lit: bool,
    on_paper: bool = False,
) -> None:
    """A scroll bar: a groove in wood, or drawn `on_paper`, with a brass handle."""
    groove = track.inflate(-round(6 * scale), -round(8 * scale))
    colour = "#c9ac72" if on_paper else "#120a08"
    pygame.draw.rect(target, rgb(colour), groove, border_radius=groove.width // 2)
    if thumb is not None:
        handle = thumb.inflate(-round(3 * scale), -round(8 * scale))
        target.blit(_handle(handle.size, lit), handle)


@kept
def _handle(size: tuple[int, int], lit: bool) -> Surface:
    wide, high = size
    tone = ("#fff0b8", "#dcae5c", "#8f6426") if lit else ("#ecd090", "#b98a46", "#6e4a1c")
    shine = svg.linear_gradient("h", (0, 0), (wide, 0), (0, tone[0]), (0.5, tone[1]), (1, tone[2]))
    body = svg.rect(0.8, 0.8, wide - 1.6, high - 1.6, "url(#h)", "#1c0f08", 1.4, wide / 2 - 1)
    middle = high / 2
    for dy in (-4, 0, 4):
        body += svg.rect(wide * 0.28, middle + dy, wide * 0.44, 1.2, "#4a2c10")
    return svg.raster(svg.document(body, wide, high, shine), size)
