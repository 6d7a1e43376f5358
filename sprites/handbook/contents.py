"""The left page of the rules: chapters with leaders, results of a search, the search's well."""

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.colour import darker, lighter, rgb
from sprites.common.light import rounded_mask
from sprites.common.surface_cache import kept
from sprites.handbook import style
from sprites.handbook.clauses import Block, id_font
from sprites.handbook.paragraph import Run, paragraph, paragraph_height

MARGIN = 46.0
"""Units of the column of a chapter's number."""
_SPACING, _LINES = 0.96, 2
"""How the text of a result is set."""


@kept
def chapter_row(
    number: str,
    title: str,
    name: str,
    size: tuple[int, int],
    scale: float,
    look: str,
    binding: Binding = PLAIN_BINDING,
    margin: float = MARGIN,
) -> Surface:
    """A chapter: number, title, dotted leader, id. `look`: "", "hover" or "chosen". `margin`:
    units of the number's column."""
    canvas = Surface(size, pygame.SRCALPHA)
    chosen = look == "chosen"
    if chosen:
        canvas.blit(_banner(size, scale, binding), (0, 0))
    elif look == "hover":
        canvas.blit(_wash(size, scale, binding), (0, 0))
    ink = binding.accent_text if chosen else binding.text
    soft = binding.accent_soft if chosen else binding.accent
    middle = size[1] / 2
    gutter, gap = round(margin * scale), round(10 * scale)
    mark = fonts.fit(number, gutter - gap, 18 * scale, 13, weight="bold", colour=soft)
    canvas.blit(mark, mark.get_rect(midright=(gutter - gap, middle)))
    end = fonts.render(id_font(scale), name, soft)
    right = size[0] - round((30 if chosen else 12) * scale)
    canvas.blit(end, end.get_rect(midright=(right, middle)))
    room = right - end.get_width() - gutter - round(30 * scale)
    words = fonts.fit(
        title, room, 18 * scale, 13, weight="bold" if chosen else "semibold", colour=ink
    )
    place = canvas.blit(words, words.get_rect(midleft=(gutter, middle)))
    _leader(canvas, place.right + 8, right - end.get_width() - 8, place, soft, scale)
    return canvas


def _leader(canvas: Surface, left: int, right: int, words: Rect, colour: str, scale: float) -> None:
    """Dots from the title to the id, on the line of the letters' feet."""
    step = max(5, round(7 * scale))
    y = words.centery + round(5 * scale)
    for x in range(left - left % step + step, right - 2, step):
        pygame.draw.circle(canvas, rgb(colour), (x, y), max(1, round(0.9 * scale)))


@kept
def _banner(size: tuple[int, int], scale: float, binding: Binding = PLAIN_BINDING) -> Surface:
    """A ribbon with a cut end: where one is."""
    wide, high = size[0] / scale, size[1] / scale
    w, h, m = svg.number(wide - 2), svg.number(high - 2), svg.number(high / 2)
    fill = svg.linear_gradient(
        "ribbon",
        (0, 0),
        (0, high),
        (0, lighter(binding.accent, 0.16)),
        (0.45, binding.accent),
        (1, darker(binding.accent, 0.32)),
    )
    body = svg.path(
        f"M2 2 H{w} L{svg.number(wide - 13)} {m} L{w} {h} H2 Z",
        "url(#ribbon)",
        darker(binding.accent, 0.6),
        1.4,
    )
    body += svg.path(
        f"M5 5.4 H{svg.number(wide - 10)} M5 {svg.number(high - 5.4)} H{svg.number(wide - 10)}",
        stroke="#e8bd84", stroke_width=0.9, stroke_opacity=0.75,
    )  # fmt: skip
    return svg.raster(svg.document(body, wide, high, fill), size)


@kept
def _wash(size: tuple[int, int], scale: float, binding: Binding = PLAIN_BINDING) -> Surface:
    wide, high = size
    body = svg.rect(
        1, 1, wide - 2, high - 2, binding.slip, binding.hairline, 1, 5 * scale, fill_opacity=0.7
    )
    return svg.raster(svg.document(body, wide, high), size)


@kept
def result_block(
    name: str,
    section: str,
    runs: tuple[Run, ...],
    width: int,
    scale: float,
    look: str,
    binding: Binding = PLAIN_BINDING,
) -> Block:
    """What a search found: id and chapter, below it two lines of the text with its hits."""
    pad, left, right = _margins(scale)
    font = id_font(scale)
    faces, ink = style.body_faces(15 * scale), style.ink_of(binding)
    text = paragraph(runs, faces, width - left - right, ink, _SPACING, lines=_LINES)
    head = _head(scale)
    height = pad + head + text.surface.get_height() + pad
    canvas = Surface((width, height), pygame.SRCALPHA)
    if look:
        canvas.blit(_result_ground((width, height), scale, look == "chosen", binding), (0, 0))
    mark = canvas.blit(fonts.render(font, name, binding.accent), (left, pad))
    room = width - mark.right - round(12 * scale) - right
    where = fonts.fit(
        section, room, 14 * scale, 13, weight="regular", italic=True, colour=binding.soft
    )
    canvas.blit(where, (mark.right + round(10 * scale), pad))
    canvas.blit(text.surface, (left, pad + head))
    line = (left, height - 1, width - left - right, 1)
    pygame.draw.rect(canvas, rgb(binding.hairline), line)
    return Block(canvas)


def result_height(runs: tuple[Run, ...], width: int, scale: float) -> int:
    """The height in px of such a block, without drawing it: hundreds may be found."""
    pad, left, right = _margins(scale)
    faces = style.body_faces(15 * scale)
    text = paragraph_height(runs, faces, width - left - right, _SPACING, _LINES)
    return pad + _head(scale) + text + pad


def _margins(scale: float) -> tuple[int, int, int]:
    """Above and below, left, right."""
    return round(6 * scale), round(10 * scale), round(8 * scale)


def _head(scale: float) -> int:
    return id_font(scale).get_height() + round(1 * scale)


@kept
def _result_ground(
    size: tuple[int, int], scale: float, chosen: bool, binding: Binding = PLAIN_BINDING
) -> Surface:
    wide, high = size
    rim, thick = (binding.gold, 1.6 * scale) if chosen else (binding.hairline, 1.0)
    body = svg.rect(
        1, 1, wide - 2, high - 3, binding.slip, rim, thick, 5 * scale, fill_opacity=0.85
    )
    if chosen:
        body += svg.rect(1, 1, 4.5 * scale, high - 3, binding.accent, rx=2 * scale)
    return svg.raster(svg.document(body, wide, high), size)


def draw_search_well(
    target: Surface, box: Rect, scale: float, focused: bool, binding: Binding = PLAIN_BINDING
) -> Rect:
    """A well with a magnifier; returns the room of the text entry."""
    target.blit(_well(box.size, scale, focused, binding), box)
    px = round(22 * scale)
    target.blit(_magnifier(px), (box.x + round(9 * scale), box.centery - px // 2))
    left = box.x + round(38 * scale)
    return Rect(left, box.y + 4, box.right - round(6 * scale) - left, box.height - 8)


@kept
def _well(
    size: tuple[int, int], scale: float, focused: bool, binding: Binding = PLAIN_BINDING
) -> Surface:
    face = Surface(size)
    face.fill(rgb("#fbf3da"))
    hole = rounded_mask(size, 7 * scale)
    well = carve.cut(face, hole)
    carve.hollow(well, hole, 2.4 * scale, 0.42)
    wide, high = size
    rim = binding.accent if focused else binding.rule
    body = svg.rect(
        1, 1, wide - 2, high - 2, "none", rim, (2.4 if focused else 1.3) * scale, 7 * scale
    )
    well.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return well


@kept
def _magnifier(px: int) -> Surface:
    body = svg.path("M20.4 20.4 L28.6 28.6", stroke="#5a3a1e", stroke_width=5)
    body += svg.circle(13, 13, 9.6, "#fffaf0", "#5a3a1e", 3)
    body += svg.path("M8.4 12 A5.4 5.4 0 0 1 13 8", stroke="#c9b48a", stroke_width=2)
    return svg.raster(svg.document(body, 32, 32), (px, px))


@kept
def scroll_thumb(size: tuple[int, int], held: bool, binding: Binding = PLAIN_BINDING) -> Surface:
    """The handle of a scroll bar: a rounded slip of leather."""
    wide, high = size
    fill = binding.accent if held else binding.rule
    body = svg.rect(0.5, 0.5, wide - 1, high - 1, fill, "#3a1d12", 1, wide / 2)
    middle = high / 2
    body += svg.path(
        " ".join(f"M{wide * 0.3} {middle + dy} H{wide * 0.7}" for dy in (-3, 0, 3)),
        stroke="#f0d9ad", stroke_width=1,
    )  # fmt: skip
    return svg.raster(svg.document(body, wide, high), size)
