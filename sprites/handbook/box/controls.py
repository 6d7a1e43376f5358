"""What figures are entered with: wells, signs with their numbers, places for the next, pills."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import Binding
from sprites.common.colour import darker, lighter
from sprites.common.light import with_shadow
from sprites.common.surface_cache import kept
from sprites.handbook.box.lines import in_lines
from sprites.handbook.box.marks import GREEN, RED, mark


@kept
def well(size: tuple[int, int], scale: float, look: str, binding: Binding) -> Surface:
    """The ground of an entry. `look`: "", "hover", "open" or "wrong"."""
    rim, thick = {
        "": (binding.rule, 1.3),
        "hover": (binding.accent, 1.6),
        "open": (binding.accent, 2.2),
        "wrong": (RED, 2.0),
    }[look]
    wide, high = size
    line = thick * max(1.0, scale)
    shade = svg.linear_gradient(
        "well", (0, 0), (0, high), (0, darker(binding.slip, 0.07)), (0.22, binding.slip),
        (1, lighter(binding.slip, 0.35)),
    )  # fmt: skip
    body = svg.rect(
        line / 2 + 0.5, line / 2 + 0.5, wide - line - 1, high - line - 1, "url(#well)", rim, line,
        6 * scale,
    )  # fmt: skip
    return svg.raster(svg.document(body, wide, high, shade), size)


@kept
def chevron(px: int, colour: str) -> Surface:
    """Something opens here."""
    body = svg.path("M7 12 L16 21 L25 12", stroke=colour, stroke_width=3.4)
    return svg.raster(svg.document(body, 32, 32), (px, px))


@kept
def drop_down(
    words: str, picture: Surface | None, size: tuple[int, int], scale: float, look: str,
    binding: Binding,
) -> Surface:  # fmt: skip
    """A closed list: what is chosen, and that it opens."""
    canvas = well(size, scale, look, binding).copy()
    pad, side = round(10 * scale), round(15 * scale)
    arrow = chevron(side, binding.accent)
    canvas.blit(arrow, arrow.get_rect(midright=(size[0] - pad, size[1] // 2)))
    left = pad
    if picture is not None:
        place = canvas.blit(picture, picture.get_rect(midleft=(left, size[1] // 2)))
        left = place.right + round(7 * scale)
    room = size[0] - left - pad - side - round(5 * scale)
    letters = in_lines(words, (room, size[1]), 17 * scale, "semibold", binding.text)
    canvas.blit(letters, letters.get_rect(midleft=(left, size[1] / 2)))
    return canvas


@kept
def number_well(
    words: str, size: tuple[int, int], scale: float, look: str, binding: Binding
) -> Surface:
    """A number that can be written over."""
    canvas = well(size, scale, look, binding).copy()
    colour = RED if look == "wrong" else binding.text
    letters = fonts.fit(words, size[0] - 8, 21 * scale, 13, weight="bold", colour=colour)
    canvas.blit(letters, letters.get_rect(center=(size[0] / 2, size[1] / 2)))
    return canvas


@kept
def text_well(
    words: str, size: tuple[int, int], scale: float, look: str, binding: Binding
) -> Surface:
    """Letters that can be written over."""
    canvas = well(size, scale, look, binding).copy()
    colour = RED if look == "wrong" else binding.text
    pad = round(10 * scale)
    letters = fonts.fit(words, size[0] - 2 * pad, 18 * scale, 13, weight="bold", colour=colour)
    canvas.blit(letters, letters.get_rect(midleft=(pad, size[1] / 2)))
    return canvas


@kept
def sign_tile(
    picture: Surface | None, words: str, size: tuple[int, int], scale: float, look: str,
    binding: Binding,
) -> Surface:  # fmt: skip
    """A sign of the palette: its picture, or its name. `look`: "", "hover"."""
    canvas = Surface(size, pygame.SRCALPHA)
    wide, high = size
    fill = lighter(binding.slip, 0.5) if look == "hover" else binding.slip
    rim = binding.accent if look == "hover" else binding.hairline
    body = svg.rect(1, 1, wide - 2, high - 2, fill, rim, 1.3 * max(1.0, scale), 7 * scale)
    canvas.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    if picture is not None:
        canvas.blit(picture, picture.get_rect(center=(wide // 2, high // 2)))
    else:
        font = round(14.5 * scale)
        letters = fonts.fit(words, wide - round(10 * scale), font, 13, colour=binding.text)
        canvas.blit(letters, letters.get_rect(center=(wide / 2, high / 2)))
    return canvas


def tile_width(words: str, scale: float) -> int:
    """px of a sign that has no picture."""
    return fonts.serif(max(13, 14.5 * scale)).size(words)[0] + round(20 * scale)


@kept
def chip(
    number: str, picture: Surface | None, words: str, size: tuple[int, int], left: int,
    scale: float, look: str, binding: Binding,
) -> Surface:  # fmt: skip
    """A sign with its number, to the right of `left` px for its buttons. `look`: "", "hover",
    "chosen" (the next sign replaces it)."""
    wide, high = size
    chosen = look == "chosen"
    rim = "#b9791f" if chosen else darker(binding.gold, 0.25)
    shade = svg.linear_gradient(
        "chip", (0, 0), (0, high), (0, "#fff6da"), (1, "#f6dfa4" if chosen else "#f3e3bb")
    )
    thick = (3 if chosen else 2 if look == "hover" else 1.4) * max(1.0, scale)
    body = svg.rect(
        thick / 2 + 0.5, thick / 2 + 0.5, wide - thick - 1, high - thick - 1, "url(#chip)", rim,
        thick, 7 * scale,
    )  # fmt: skip
    canvas = svg.raster(svg.document(body, wide, high, shade), size).copy()
    x = left + round(5 * scale)
    if number:
        letters = fonts.render(fonts.serif(25 * scale, "bold"), number, binding.text)
        place = canvas.blit(letters, letters.get_rect(midleft=(x, high / 2)))
        x = place.right + round(5 * scale)
    if picture is not None:
        canvas.blit(picture, picture.get_rect(midleft=(x, high // 2)))
    elif words:
        room = wide - x - round(8 * scale)
        letters = fonts.fit(words, room, 16 * scale, 13, colour=binding.text)
        canvas.blit(letters, letters.get_rect(midleft=(x, high / 2)))
    return canvas


def chip_width(number: str, picture: Surface | None, words: str, left: int, scale: float) -> int:
    """px that a chip wants."""
    wide = left + round(5 * scale)
    if number:
        wide += fonts.serif(25 * scale, "bold").size(number)[0] + round(5 * scale)
    if picture is not None:
        return wide + picture.get_width() + round(9 * scale)
    if not words:
        return wide + round(4 * scale)
    return wide + fonts.serif(16 * scale).size(words)[0] + round(12 * scale)


@kept
def stepper(name: str, size: tuple[int, int], scale: float, look: str, binding: Binding) -> Surface:
    """A small plus ("more") or minus ("less") at the edge of a chip. `look`: "", "hover", "off"."""
    wide, high = size
    ink = binding.accent if look != "off" else binding.hairline
    middle, arm = high / 2, 5.2 * scale
    body = ""
    if look == "hover":
        body = svg.rect(2, 2, wide - 4, high - 4, "#fffbe9", binding.accent, 1.2, 5 * scale)
    x = wide / 2
    lines = f"M{svg.number(x - arm)} {svg.number(middle)} H{svg.number(x + arm)}"
    if name == "more":
        lines += f" M{svg.number(x)} {svg.number(middle - arm)} V{svg.number(middle + arm)}"
    body += svg.path(lines, stroke=ink, stroke_width=2.4 * max(1.0, scale))
    return svg.raster(svg.document(body, wide, high), size)


@kept
def dashed_place(
    words: str, size: tuple[int, int], scale: float, look: str, binding: Binding
) -> Surface:
    """Where the next sign goes. `look`: "", "hover"."""
    wide, high = size
    rim = binding.accent if look else binding.rule
    body = svg.rect(1.5, 1.5, wide - 3, high - 3, binding.slip if look else "none", rx=7 * scale)
    body += svg.path(_dashes(wide, high, scale), stroke=rim, stroke_width=1.6 * max(1.0, scale))
    canvas = svg.raster(svg.document(body, wide, high), size).copy()
    letters = fonts.fit(
        words, wide - round(10 * scale), 15.5 * scale, 13, italic=True, colour=binding.soft
    )
    canvas.blit(letters, letters.get_rect(center=(wide / 2, high / 2)))
    return canvas


def _dashes(wide: int, high: int, scale: float) -> str:
    """Short lines along the four edges of a box."""
    lines = ""
    for length, along in ((wide, True), (high, False)):
        count = max(2, round((length - 8) / (9 * scale)))
        step = (length - 8) / count
        for number in range(count):
            start = 4 + (number + 0.22) * step
            end = start + 0.56 * step
            for edge in (2.0, (high if along else wide) - 2.0):
                first, last, at = svg.number(start), svg.number(end), svg.number(edge)
                lines += f"M{first} {at} H{last} " if along else f"M{at} {first} V{last} "
    return lines.strip()


@kept
def pill(words: str, size: tuple[int, int], scale: float, look: str, binding: Binding) -> Surface:
    """A word to choose from: how signs are joined. `look`: "", "hover", "chosen"."""
    wide, high = size
    chosen = look == "chosen"
    fill = binding.accent if chosen else lighter(binding.page, 0.3 if look else 0.05)
    rim = darker(binding.accent, 0.5) if chosen else binding.rule
    body = svg.rect(1, 1, wide - 2, high - 2, fill, rim, 1.3 * max(1.0, scale), (high - 2) / 2)
    canvas = svg.raster(svg.document(body, wide, high), size).copy()
    colour = binding.accent_text if chosen else binding.text
    room = wide - round(16 * scale)
    letters = fonts.fit(words, room, 16 * scale, 13, italic=True, colour=colour)
    canvas.blit(letters, letters.get_rect(center=(wide / 2, high / 2)))
    return canvas


def pill_width(words: str, scale: float) -> int:
    """px that a pill wants."""
    return fonts.serif(max(13, 16 * scale), italic=True).size(words)[0] + round(30 * scale)


def joiner(words: str, scale: float, binding: Binding) -> Surface:
    """A word between two signs."""
    font = fonts.serif(max(13, 16 * scale), "semibold", True)
    return fonts.render(font, words, binding.accent)


@kept
def becomes(
    label: str, words: str, verdict: str, good: bool, width: int, scale: float, binding: Binding
) -> Surface:
    """The sentence that an effect becomes, and whether the rules can carry it out."""
    pad, edge = round(11 * scale), max(3, round(4 * scale))
    room = width - edge - 2 * pad
    small = fonts.serif(max(13, 13.5 * scale), "regular", True)
    large = fonts.serif(max(13, 18 * scale), "bold")
    lines = fonts.wrap(large, words, room) if words else []
    said = fonts.wrap(small, verdict, room - round(22 * scale))
    high = pad + small.get_height() + len(lines) * large.get_height() + round(4 * scale)
    high += max(round(20 * scale), len(said) * small.get_height()) + round(pad * 0.7)
    canvas = Surface((width, high), pygame.SRCALPHA)
    body = svg.rect(0.5, 0.5, width - 1, high - 1, binding.slip, binding.hairline, 1, 3 * scale)
    body += svg.rect(0, 0, edge, high, binding.accent if good else RED)
    canvas.blit(svg.raster(svg.document(body, width, high), (width, high)), (0, 0))
    left, top = edge + pad, round(pad * 0.7)
    canvas.blit(fonts.render(small, label, binding.soft), (left, top))
    top += small.get_height()
    for line in lines:
        canvas.blit(fonts.render(large, line, binding.text), (left, top))
        top += large.get_height()
    top += round(4 * scale)
    sign = mark("changed" if good else "refused", round(18 * scale))
    canvas.blit(sign, (left, top))
    for line in said:
        colour = GREEN if good else RED
        canvas.blit(fonts.render(small, line, colour), (left + round(24 * scale), top))
        top += small.get_height()
    return canvas


@kept
def position(
    size: tuple[int, int], scale: float, on: bool, anchor: bool, look: str, binding: Binding
) -> Surface:
    """A cell of the little board on which offsets are shown; `anchor`: where they count from."""
    wide, high = size
    rim = binding.accent if look or anchor else binding.hairline
    body = svg.rect(
        1.5, 1.5, wide - 3, high - 3, binding.slip, rim, (2.4 if look else 1.2) * scale, 5 * scale
    )
    if on:
        radius = min(wide, high) * 0.3
        body += svg.circle(
            wide / 2, high / 2, radius, binding.accent, darker(binding.accent, 0.5), 1.6 * scale
        )
        body += svg.circle(wide / 2, high / 2, radius * 0.6, "none", "#f3d79d", 1.2 * scale)
    return svg.raster(svg.document(body, wide, high), size)


def lifted(face: Surface, place: Rect, target: Surface, grid: float) -> None:
    """Lay something on the paper with its shadow."""
    shaded = with_shadow(face, grid)
    shaded.blit(target, place.topleft)
