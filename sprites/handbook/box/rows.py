"""The list of what can be corrected: rows with a small picture, headings, how much is left."""

from __future__ import annotations

import pygame
from pygame import Surface

from sprites.common import fonts, svg
from sprites.common.binding import Binding
from sprites.common.colour import darker, lighter
from sprites.common.lettering import fit_lines, sizes_from, write
from sprites.common.surface_cache import kept
from sprites.handbook.box.lines import in_lines
from sprites.handbook.box.marks import GREEN, mark

_LEAST = 13.0
"""Units of letters below which a name takes two lines rather than one."""


@kept
def bar(size: tuple[int, int], share: int, binding: Binding) -> Surface:
    """How much is printed or was looked at, in thousandths."""
    wide, high = size
    body = svg.rect(0.5, 0.5, wide - 1, high - 1, darker(binding.page, 0.12), binding.rule, 1,
                    high / 2)  # fmt: skip
    done = (wide - 3) * share / 1000
    if done > 1:
        body += svg.rect(1.5, 1.5, max(high - 3, done), high - 3, GREEN, None, None, high / 2)
    return svg.raster(svg.document(body, wide, high), size)


@kept
def heading(
    words: str, count: str, size: tuple[int, int], scale: float, binding: Binding
) -> Surface:
    """The name of a group of entries."""
    canvas = Surface(size, pygame.SRCALPHA)
    number = fonts.render(fonts.serif(13.5 * scale, "regular", True), count, binding.soft)
    room = size[0] - number.get_width() - round(10 * scale)
    letters = in_lines(words, (room, size[1]), 15 * scale, "bold", binding.accent)
    base = size[1] - round(3 * scale)
    canvas.blit(letters, letters.get_rect(bottomleft=(0, base)))
    canvas.blit(number, number.get_rect(bottomright=(size[0], base)))
    return canvas


@kept
def entry_row(
    name: str, said: str, state: str, picture: Surface | None, size: tuple[int, int],
    scale: float, look: str, binding: Binding,
) -> Surface:  # fmt: skip
    """An entry: picture, name, what there is to say of it, its mark. `look`: "", "hover",
    "chosen"."""
    wide, high = size
    chosen = look == "chosen"
    canvas = _ribbon(size, scale, binding).copy() if chosen else _line(size, look, binding).copy()
    box = pygame.Rect(round(7 * scale), 0, round(44 * scale), high)
    if picture is not None:
        canvas.blit(picture, picture.get_rect(center=box.center))
    else:
        token = _nothing(round(high * 0.62), binding)
        canvas.blit(token, token.get_rect(center=box.center))
    right = wide - round((20 if chosen else 6) * scale)
    if state != "printed":
        sign = mark(state, round(21 * scale))
        right = canvas.blit(sign, sign.get_rect(midright=(right, high // 2))).left
    left = box.right + round(8 * scale)
    room = right - left - round(6 * scale)
    ink = binding.accent_text if chosen else binding.text
    soft = binding.accent_soft if chosen else binding.soft
    least = max(fonts.FLOOR, _LEAST * scale)
    if fonts.serif(least, "bold").size(name)[0] * fonts.NARROWEST > room:
        _write_name(canvas, name, (left, room), scale, ink)
        return canvas
    title = fonts.fit(name, room, 16 * scale, 13, weight="bold", colour=ink)
    if not said:
        canvas.blit(title, title.get_rect(midleft=(left, high / 2)))
        return canvas
    below = _preview(said, room, scale, soft)
    whole = title.get_height() + below.get_height() - round(2 * scale)
    top = (high - whole) // 2
    canvas.blit(title, (left, top))
    canvas.blit(below, (left, top + title.get_height() - round(2 * scale)))
    return canvas


def _write_name(canvas: Surface, name: str, place: tuple[int, int], scale: float, ink: str) -> None:
    """A long name in two lines, or closer together in three. `place`: where it begins, and its
    width, px."""
    left, room = place
    high = canvas.get_height()
    fitted = fit_lines(name, room, sizes_from(_LEAST, fonts.FLOOR, scale), 2, weight="bold")
    if not fitted.complete:
        letters = in_lines(name, (room, high), _LEAST * scale, "bold", ink)
        canvas.blit(letters, letters.get_rect(midleft=(left, high / 2)))
        return
    step = fitted.font.get_height()
    for row, line in enumerate(fitted.lines):
        middle = high / 2 + (row - (len(fitted.lines) - 1) / 2) * step
        write(canvas, line, fitted.font, ink, (left, middle))


def _preview(said: str, room: int, scale: float, colour: str) -> Surface:
    """The beginning of what there is to say: chosen, the entry says all of it."""
    return fonts.fit(said, room, 13.5 * scale, 13, weight="regular", italic=True, colour=colour)


@kept
def _line(size: tuple[int, int], look: str, binding: Binding) -> Surface:
    wide, high = size
    body = svg.path(f"M2 {high - 0.6} H{wide - 2}", stroke=binding.hairline, stroke_width=0.9)
    if look:
        body = svg.rect(1, 1, wide - 2, high - 2, binding.slip, binding.rule, 1.2, 5) + body
    return svg.raster(svg.document(body, wide, high), size)


@kept
def _ribbon(size: tuple[int, int], scale: float, binding: Binding) -> Surface:
    """Cloth with a notched end."""
    wide, high = size
    notch = 11 * scale
    shape = (
        f"M0.8 1 H{svg.number(wide - 1)} L{svg.number(wide - notch)} {svg.number(high / 2)} "
        f"L{svg.number(wide - 1)} {svg.number(high - 1)} H0.8 Z"
    )
    shade = svg.linear_gradient(
        "cloth", (0, 0), (0, high), (0, lighter(binding.accent, 0.14)), (0.5, binding.accent),
        (1, darker(binding.accent, 0.3)),
    )  # fmt: skip
    body = svg.path(shape, "url(#cloth)", darker(binding.accent, 0.6), 1.4)
    for y in (5 * scale, high - 5 * scale):
        body += svg.path(
            f"M6 {svg.number(y)} H{svg.number(wide - notch - 6 * scale)}", stroke="#e8bd84",
            stroke_width=1, stroke_opacity=0.7,
        )  # fmt: skip
    return svg.raster(svg.document(body, wide, high, shade), size)


@kept
def _nothing(px: int, binding: Binding) -> Surface:
    """Stands for what has no picture of its own: a sheet with lines."""
    body = svg.rect(6, 3, 20, 26, binding.slip, binding.rule, 1.4, 2)
    body += svg.path("M10 10 H22 M10 15 H22 M10 20 H18", stroke=binding.rule, stroke_width=1.6)
    return svg.raster(svg.document(body, 32, 32), (px, px))


@kept
def banner(
    words: str, good: bool, size: tuple[int, int], scale: float, binding: Binding
) -> Surface:
    """The ribbon over the thing: whose figures it shows."""
    wide, high = size
    fill = "#3f6e38" if good else "#7d5230"
    edge = 14 * scale
    dark = darker(fill, 0.45)
    tail = (
        f"M1 {svg.number(high * 0.16)} H{svg.number(edge * 2)} V{svg.number(high - 1)} H1 "
        f"L{svg.number(edge * 0.7)} {svg.number(high * 0.58)} Z"
    )
    body = svg.path(tail, darker(fill, 0.3), dark, 1.2)
    body += svg.group(
        svg.path(tail, darker(fill, 0.3), dark, 1.2), f"translate({wide},0) scale(-1,1)"
    )
    body += svg.rect(edge, 1, wide - 2 * edge, high * 0.84, fill, dark, 1.4, 2)
    for y in (high * 0.09, high * 0.76):
        body += svg.path(
            f"M{svg.number(edge + 4)} {svg.number(y)} H{svg.number(wide - edge - 4)}",
            stroke="#e8c98e", stroke_width=1, stroke_opacity=0.75,
        )  # fmt: skip
    canvas = svg.raster(svg.document(body, wide, high), size).copy()
    room = round(wide - 2 * edge - 12 * scale)
    letters = fonts.fit(words, room, 16.5 * scale, 13, italic=True, colour="#fff3d6")
    canvas.blit(letters, letters.get_rect(center=(wide / 2, 1 + high * 0.42)))
    return canvas
