"""Slips of paper that can be chosen: a reading of a ruling, a set in the list; wax seals."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import Binding
from sprites.common.colour import darker, lighter, mix
from sprites.common.light import with_shadow
from sprites.common.materials import paper
from sprites.common.rich import layout
from sprites.common.surface_cache import kept
from sprites.handbook.clauses import Block
from sprites.handbook.seal import wax_seal

_PAD, _DOT = 12.0, 22.0
WORDS, REMARK = 16.0, 14.0
"""Units of type."""


def written(
    words: str, px: float, width: int, colour: str, weight: fonts.Weight = "semibold",
    italic: bool = False,
) -> Surface:  # fmt: skip
    """A paragraph of plain words."""
    font = fonts.serif(max(fonts.FLOOR, px), weight, italic)
    return layout((words,), font, max(1, width), lambda name, high: None, colour, 0.96)


@kept
def radio(px: int, chosen: bool, binding: Binding) -> Surface:
    """A round mark; the chosen one is filled."""
    body = svg.circle(16, 16, 13, "#fffaf0", binding.rule, 2.4)
    if chosen:
        fill = svg.radial_gradient(
            "dot", (13, 12), 13, (0, lighter(binding.accent, 0.35)), (1, binding.accent)
        )
        body += svg.circle(16, 16, 8, "url(#dot)", darker(binding.accent, 0.5), 1)
        return svg.raster(svg.document(body, 32, 32, fill), (px, px))
    return svg.raster(svg.document(body, 32, 32), (px, px))


def reading_height(words: str, remark: str, width: int, scale: float) -> int:
    """px that a slip with these words wants."""
    room = _room(width, scale)
    first = written(words, WORDS * scale, room, "#000000").get_height()
    second = written(remark, REMARK * scale, room, "#000000", "regular", True).get_height()
    return first + second + round((2 * _PAD + 5) * scale)


def _room(width: int, scale: float) -> int:
    return width - round((2 * _PAD + _DOT + 8) * scale)


@kept
def reading_slip(
    words: str,
    remark: str,
    size: tuple[int, int],
    scale: float,
    look: str,
    chosen: bool,
    binding: Binding,
) -> Surface:
    """A reading with what it means for records; the chosen one is lit and framed in gold."""
    canvas = Surface(size, pygame.SRCALPHA)
    canvas.blit(_slip(size, scale, look, chosen, binding), (0, 0))
    pad, dot = round(_PAD * scale), round(_DOT * scale)
    canvas.blit(radio(dot, chosen, binding), (pad, pad))
    left, room = pad + dot + round(8 * scale), _room(size[0], scale)
    said = written(words, WORDS * scale, room, binding.text)
    canvas.blit(said, (left, pad))
    soft = written(remark, REMARK * scale, room, binding.soft, "regular", True)
    canvas.blit(soft, (left, pad + said.get_height() + round(4 * scale)))
    return canvas


@kept
def _slip(
    size: tuple[int, int], scale: float, look: str, chosen: bool, binding: Binding
) -> Surface:
    """The paper of a slip, its shadow inside `size`."""
    inset = round(4 * scale)
    inner = (size[0] - 2 * inset, size[1] - 2 * inset)
    tint = binding.slip if chosen or look else mix(binding.page, binding.page_dark, 0.55)
    sheet = paper(inner, scale, 13, tint, 5, 0.1)
    canvas = Surface(size, pygame.SRCALPHA)
    with_shadow(sheet, scale, lifted=chosen).blit(canvas, (inset, inset))
    line = 2.6 if chosen else 1.6 if look else 1.0
    rim = binding.gold if chosen else binding.rule if look else binding.hairline
    wide, high = inner[0] / scale, inner[1] / scale
    body = svg.rect(line / 2, line / 2, wide - line, high - line, "none", rim, line, 5)
    if chosen:
        body += svg.rect(
            3.4, 3.4, wide - 6.8, high - 6.8, "none", darker(binding.gold, 0.35), 0.8, 3.4
        )
    canvas.blit(svg.raster(svg.document(body, wide, high), inner), (inset, inset))
    return canvas


@kept
def set_row(
    name: str,
    line: str,
    badge: str,
    width: int,
    scale: float,
    look: str,
    seal: str,
    binding: Binding,
) -> Surface:
    """A set in the list: its name over a line about it; `badge` says at the right that it is in
    use, `seal` how many figures wait for a decision."""
    high = max(52, round(58 * scale))
    canvas = Surface((width, high), pygame.SRCALPHA)
    chosen = look == "chosen"
    if look:
        canvas.blit(_ribbon((width, high), scale, chosen, binding), (0, 0))
    else:
        pygame.draw.line(canvas, binding.hairline, (0, high - 1), (width, high - 1))
    ink = binding.accent_text if chosen else binding.text
    soft = binding.accent_soft if chosen else binding.soft
    left, right = round(14 * scale), width - round((28 if chosen else 12) * scale)
    if seal:
        wax = wax_seal(seal, round(30 * scale), binding)
        place = wax.get_rect(midright=(right, high // 2))
        canvas.blit(wax, place)
        right = place.left - round(8 * scale)
    if badge:
        mark = _tag(badge, scale, binding, chosen)
        place = mark.get_rect(midright=(right, high // 2))
        canvas.blit(mark, place)
        right = place.left - round(10 * scale)
    room = right - left
    title = fonts.fit(name, room, 18 * scale, 14, weight="bold", colour=ink)
    about = fonts.fit(line, room, 14.5 * scale, 13, weight="regular", italic=True, colour=soft)
    gap = round(2 * scale)
    top = (high - title.get_height() - about.get_height() + gap) // 2
    canvas.blit(title, (left, top))
    canvas.blit(about, (left, top + title.get_height() - gap))
    return canvas


@kept
def _tag(words: str, scale: float, binding: Binding, chosen: bool) -> Surface:
    """A green tag with a tick: this one is played with."""
    font = fonts.serif(max(fonts.FLOOR, 14 * scale), "bold")
    high = max(24, round(26 * scale))
    wide = font.size(words)[0] + high + round(10 * scale)
    body = svg.rect(1, 1, wide - 2, high - 2, "#3d6a3a", "#1d3a1e", 1.4, high / 2)
    middle = high / 2
    body += svg.circle(middle, middle, high * 0.3, "#e9f2dc", "#1d3a1e", 1)
    k = high / 26
    body += svg.path(
        f"M{middle - 4 * k} {middle} L{middle - k} {middle + 3.4 * k} L{middle + 4.4 * k} "
        f"{middle - 3.6 * k}",
        stroke="#3d6a3a", stroke_width=2.4 * k,
    )  # fmt: skip
    canvas = svg.raster(svg.document(body, wide, high), (wide, high)).copy()
    letters = fonts.render(font, words, "#fff8e2")
    canvas.blit(letters, letters.get_rect(midleft=(high, high // 2)))
    return canvas


@kept
def _ribbon(size: tuple[int, int], scale: float, chosen: bool, binding: Binding) -> Surface:
    """The ground of a chosen row, a ribbon with a cut end, or of one under the pointer."""
    wide, high = size[0] / scale, size[1] / scale
    if not chosen:
        body = svg.rect(
            0.8, 0.8, wide - 1.6, high - 2.6, binding.slip, binding.hairline, 1, 5,
            fill_opacity=0.8,
        )  # fmt: skip
        return svg.raster(svg.document(body, wide, high), size)
    fill = svg.linear_gradient(
        "ribbon", (0, 0), (0, high), (0, lighter(binding.accent, 0.16)),
        (0.45, binding.accent), (1, darker(binding.accent, 0.32)),
    )  # fmt: skip
    right, foot = wide - 1.5, high - 3
    body = svg.path(
        f"M1.5 1.5 H{right} L{wide - 14} {high / 2 - 0.8} L{right} {foot} H1.5 Z",
        "url(#ribbon)", darker(binding.accent, 0.6), 1.4,
    )  # fmt: skip
    body += svg.path(
        f"M5 5 H{wide - 9} M5 {foot - 3.5} H{wide - 9}", stroke="#e8bd84", stroke_width=1,
        stroke_opacity=0.7,
    )  # fmt: skip
    return svg.raster(svg.document(body, wide, high, fill), size)


@kept
def question(about: str, clause: str, width: int, scale: float, binding: Binding) -> Block:
    """What a ruling is about, with its clause as a link at the right end."""
    font = fonts.serif(max(fonts.FLOOR, 15 * scale), "semibold", italic=True)
    mark = fonts.render(font, clause, binding.accent).copy()
    y = mark.get_height() - max(2, round(2 * scale))
    for x in range(0, mark.get_width() - 1, 4):
        mark.fill(pygame.Color(binding.accent), (x, y, 2, 1))
    said = written(
        about, 18 * scale, width - mark.get_width() - round(16 * scale), binding.accent, "bold"
    )
    down = round(3 * scale)
    high = max(said.get_height(), mark.get_height() + down)
    canvas = Surface((width, high), pygame.SRCALPHA)
    canvas.blit(said, (0, 0))
    place = mark.get_rect(topright=(width, down))
    canvas.blit(mark, place)
    return Block(canvas, ((clause, Rect(place)),))
