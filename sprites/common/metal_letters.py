"""Letters as worked metal: masks of words, and how they are gilded, chiselled and outlined."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Surface

from sprites.common import carve, fonts
from sprites.common.noise import grain
from sprites.common.texture import emboss, fade_down


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of one size: `size` in px, `weight` of the serif, `track` px between letters."""

    text: str
    size: int
    weight: fonts.Weight = "bold"
    italic: bool = False
    track: float = 0.0


@dataclass(frozen=True, slots=True)
class Glyph:
    """Where a letter stands in the mask: left edge and width in px."""

    letter: str
    left: int
    width: int


@dataclass(frozen=True, slots=True)
class Line:
    """A word or a name as a white mask with its baseline (px from the top) and its letters."""

    mask: Surface
    baseline: int
    glyphs: tuple[Glyph, ...]
    pad: int


def line_of(runs: tuple[Run, ...], pad: int) -> Line:
    """The runs set on one baseline, `pad` px of room on every side."""
    tallest = max(fonts.serif(run.size, run.weight, run.italic).get_ascent() for run in runs)
    deepest = max(-fonts.serif(run.size, run.weight, run.italic).get_descent() for run in runs)
    placed: list[tuple[Surface, int, int]] = []
    glyphs: list[Glyph] = []
    cursor = float(pad)
    for run in runs:
        font = fonts.serif(run.size, run.weight, run.italic)
        letters = list(run.text) if run.track else [run.text]
        for letter in letters:
            drawn = font.render(letter, True, (255, 255, 255))
            left = round(cursor)
            placed.append((drawn, left, pad + tallest - font.get_ascent()))
            glyphs.append(Glyph(letter, left, drawn.get_width()))
            cursor += drawn.get_width() + run.track
    mask = carve.clear((round(cursor) + pad, tallest + deepest + 2 * pad))
    for drawn, left, top in placed:
        mask.blit(drawn, (left, top))
    return Line(carve.mask_of(mask), pad + tallest, tuple(glyphs), pad)


def grown(mask: Surface, radius: float) -> Surface:
    """The mask widened by `radius` px on all sides."""
    wide = mask.copy()
    steps = max(8, round(radius * 6))
    for step in range(steps):
        angle = step * math.tau / steps
        offset = (round(radius * math.cos(angle)), round(radius * math.sin(angle)))
        wide.blit(mask, offset)
    return wide


def shrunk(mask: Surface, radius: float) -> Surface:
    """The mask narrowed by `radius` px on all sides."""
    narrow = mask.copy()
    steps = max(8, round(radius * 6))
    for step in range(steps):
        angle = step * math.tau / steps
        offset = (round(radius * math.cos(angle)), round(radius * math.sin(angle)))
        narrow.blit(carve.moved(mask, *offset), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return narrow


@dataclass(frozen=True, slots=True)
class Metal:
    """How letters are worked: colours from top to bottom, outline, thickness, inner line."""

    tones: tuple[str, ...]
    outline: str
    side: str
    line: str
    flat: bool = False
    """Ink on paper: neither raised nor thick."""


GILT = Metal(
    ("#fff6c8", "#ffe293", "#f5c55c", "#d99a36", "#b87524", "#96591a"),
    "#2c1606",
    "#4a2a0c",
    "#6b3f0e",
)


def inked(colour: str, deep: str) -> Metal:
    """Letters for paper: two tones of ink with a pale rim."""
    return Metal((colour, colour, deep), "#fbf0d2", "#fbf0d2", deep, flat=True)


def worked(mask: Surface, metal: Metal, depth: float, rich: bool = True) -> Surface:
    """The mask as raised metal on a transparent ground, with outline and thickness.

    `depth` is the width of the bevel in px; `rich` adds the inner line of large letters.
    """
    size = mask.get_size()
    body = _body(mask, metal, depth, rich)
    result = carve.clear(size)
    outline = grown(mask, max(1.0, depth * 0.42))
    if not metal.flat:
        thickness = max(1, round(depth * 0.7))
        carve.extrude(result, outline, (0, 0), thickness, metal.side)
    result.blit(carve.tinted(outline, metal.outline), (0, 0))
    result.blit(body, (0, 0))
    return result


def _body(mask: Surface, metal: Metal, depth: float, rich: bool) -> Surface:
    size = mask.get_size()
    face = Surface(size, 0, 24)
    box = mask.get_bounding_rect()
    face.blit(fade_down((size[0], max(1, box.height)), metal.tones), (0, box.top))
    if metal.flat:
        return carve.cut(face, mask)
    if rich:
        grain(face, (9, 7), 232, 255, 4)
        grain(face, (2, 2), 240, 255, 5)
    if depth >= 1.6:
        for radius, strength in ((depth * 1.6, 1.1), (depth * 0.7, 0.75)):
            emboss(face, _grey(carve.blurred(mask, max(1.0, radius))), strength)
    body = carve.cut(face, mask)
    if rich and depth >= 2.5:
        outer, inner = shrunk(mask, depth * 0.9), shrunk(mask, depth * 0.9 + 1)
        groove = carve.without(outer, inner)
        body.blit(carve.tinted(groove, metal.line, 0.5), (0, 0))
        body.blit(carve.tinted(carve.moved(groove, 1, 1), "#fff6d8", 0.35), (0, 0))
        body = carve.cut(body, mask)
    carve.bevel(body, mask, max(1.0, depth * 0.35), "#fffdf0", metal.outline, 0.6)
    return body


def _grey(mask: Surface) -> Surface:
    grey = Surface(mask.get_size(), 0, 24)
    grey.blit(mask, (0, 0))
    return grey
