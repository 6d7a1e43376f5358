"""The filters of the gallery: rows for kinds, chips for icons, timings and values."""

import pygame
from pygame import Surface

from sprites.common import fonts, svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.colour import darker, lighter
from sprites.common.lettering import fit_lines, write
from sprites.common.surface_cache import kept


@kept
def kind_row(
    label: str,
    count: str,
    size: tuple[int, int],
    scale: float,
    look: str,
    binding: Binding = PLAIN_BINDING,
) -> Surface:
    """A kind of cards with its number. `look`: "", "hover" or "chosen"."""
    chosen = look == "chosen"
    canvas = Surface(size, pygame.SRCALPHA)
    canvas.blit(_plate(size, scale, look, binding), (0, 0))
    ink = binding.accent_text if chosen else binding.text
    soft = binding.accent_soft if chosen else binding.accent
    middle = size[1] / 2
    number = fonts.render(fonts.serif(14 * scale, "semibold", True), count, soft)
    right = size[0] - round(9 * scale)
    canvas.blit(number, number.get_rect(midright=(right, middle)))
    left = round(9 * scale)
    room = right - number.get_width() - round(6 * scale) - left
    words = fonts.serif(fonts.FLOOR, "semibold")
    if words.size(label)[0] * fonts.NARROWEST <= room:
        line = fonts.fit(label, room, 15 * scale, 13, weight="semibold", colour=ink)
        canvas.blit(line, line.get_rect(midleft=(left, middle)))
        return canvas
    for row, said in enumerate(fit_lines(label, room, (fonts.FLOOR,), 2).lines):
        at = (left, middle + (row - 0.5) * fonts.FLOOR)
        write(canvas, said, words, ink, at)
    return canvas


@kept
def text_chip(
    label: str, size: tuple[int, int], scale: float, look: str, binding: Binding = PLAIN_BINDING
) -> Surface:
    """A chip with a word or a number."""
    canvas = Surface(size, pygame.SRCALPHA)
    canvas.blit(_plate(size, scale, look, binding), (0, 0))
    ink = binding.accent_text if look == "chosen" else binding.text
    room = size[0] - round(8 * scale)
    words = fonts.fit(label, room, 15 * scale, 13, weight="bold", colour=ink)
    canvas.blit(words, words.get_rect(center=(size[0] / 2, size[1] / 2)))
    return canvas


@kept
def icon_chip(
    picture: Surface,
    size: tuple[int, int],
    scale: float,
    look: str,
    binding: Binding = PLAIN_BINDING,
) -> Surface:
    """A chip with an icon; a chosen one has a gold rim and a light ground."""
    canvas = Surface(size, pygame.SRCALPHA)
    canvas.blit(_plate(size, scale, "lit" if look == "chosen" else look, binding), (0, 0))
    canvas.blit(picture, picture.get_rect(center=(size[0] // 2, size[1] // 2)))
    return canvas


@kept
def marked_chip(
    picture: Surface,
    label: str,
    size: tuple[int, int],
    scale: float,
    look: str,
    binding: Binding = PLAIN_BINDING,
) -> Surface:
    """A chip with an icon and a word."""
    canvas = Surface(size, pygame.SRCALPHA)
    canvas.blit(_plate(size, scale, "lit" if look == "chosen" else look, binding), (0, 0))
    left = round(8 * scale)
    place = canvas.blit(picture, picture.get_rect(midleft=(left, size[1] // 2)))
    room = size[0] - place.right - round(14 * scale)
    words = fonts.fit(label, room, 15 * scale, 13, weight="semibold", colour=binding.text)
    canvas.blit(words, words.get_rect(midleft=(place.right + round(7 * scale), size[1] / 2)))
    return canvas


@kept
def _plate(
    size: tuple[int, int], scale: float, look: str, binding: Binding = PLAIN_BINDING
) -> Surface:
    wide, high = size
    fill, rim, thick = {
        "chosen": ("url(#lit)", darker(binding.accent, 0.6), 1.5),
        "lit": ("#fdf3d0", "#b9791f", 2.6),
        "hover": (binding.slip, binding.rule, 1.5),
        "": (darker(binding.page, 0.04), binding.hairline, 1.1),
    }[look]
    lit = svg.linear_gradient(
        "lit",
        (0, 0),
        (0, high),
        (0, lighter(binding.accent, 0.16)),
        (0.5, binding.accent),
        (1, darker(binding.accent, 0.32)),
    )
    line = thick * max(1.0, scale)
    body = svg.rect(
        line / 2 + 0.5, line / 2 + 0.5, wide - line - 1, high - line - 1, fill, rim, line,
        6 * scale,
    )  # fmt: skip
    if look == "chosen":
        body += svg.rect(
            3.4 * scale, 3.4 * scale, wide - 6.8 * scale, high - 6.8 * scale, "none", "#e8bd84",
            0.8, 4 * scale, stroke_opacity=0.7,
        )  # fmt: skip
    return svg.raster(svg.document(body, wide, high, lit), size)


@kept
def filter_label(words: str, width: int, scale: float, binding: Binding = PLAIN_BINDING) -> Surface:
    """The name of a group of chips."""
    return fonts.fit(
        words, width, 14 * scale, 13, weight="regular", italic=True, colour=binding.soft
    )
