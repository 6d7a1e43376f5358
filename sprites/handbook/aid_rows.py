"""Rows of the player aid: headings, numbered steps, lines of tables, remarks, icons with words."""

import pygame
from pygame import Surface

from sprites.common import fonts, svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.colour import darker, lighter, rgb
from sprites.common.glyphs import glyph
from sprites.common.rich import IconSource, layout, parse
from sprites.common.surface_cache import kept
from sprites.handbook.clauses import Block, id_font, page_rule

_BODY = 15.5


@kept
def aid_heading(
    title: str, clause: str, width: int, scale: float, binding: Binding = PLAIN_BINDING
) -> Block:
    """A title over a rule; its clause stands at the right end as a link."""
    mark = _clause_mark(clause, scale, binding) if clause else None
    room = width - (mark.get_width() + round(10 * scale) if mark is not None else 0)
    words = fonts.fit(title, room, 22 * scale, 15, weight="bold", colour=binding.accent)
    rule = round(14 * scale)
    canvas = Surface((width, words.get_height() + rule + round(2 * scale)), pygame.SRCALPHA)
    canvas.blit(words, (0, 0))
    links: tuple[tuple[str, pygame.Rect], ...] = ()
    if mark is not None:
        place = mark.get_rect(midright=(width, words.get_height() // 2 + round(2 * scale)))
        canvas.blit(mark, place)
        links = ((clause, place),)
    canvas.blit(page_rule((width, rule), scale, binding), (0, words.get_height()))
    return Block(canvas, links)


def _clause_mark(clause: str, scale: float, binding: Binding = PLAIN_BINDING) -> Surface:
    """A clause's id with the dotted line of a link."""
    letters = fonts.render(id_font(scale), clause, binding.accent).copy()
    y = letters.get_height() - max(2, round(2 * scale))
    for x in range(0, letters.get_width() - 1, 4):
        letters.fill(rgb(binding.accent), (x, y, 2, 1))
    return letters


@kept
def aid_step(
    mark: str,
    title: str,
    text: str,
    clause: str,
    width: int,
    scale: float,
    icon: IconSource,
    binding: Binding = PLAIN_BINDING,
) -> Block:
    """A numbered seal, a title with its clause, and a paragraph with icons."""
    side = round(32 * scale)
    left = side + round(12 * scale)
    bold = fonts.serif(17.5 * scale, "bold")
    link = _clause_mark(clause, scale, binding)
    body = layout(
        parse(text), fonts.serif(_BODY * scale, "regular"), width - left, icon, binding.text, 0.98
    )
    head = bold.get_height()
    canvas = Surface(
        (width, max(side, head + body.get_height()) + round(7 * scale)), pygame.SRCALPHA
    )
    canvas.blit(_seal(mark, side, binding), (0, round(1 * scale)))
    canvas.blit(fonts.render(bold, title, binding.text), (left, 0))
    canvas.blit(body, (left, head))
    place = link.get_rect(midright=(width, head // 2 + round(1 * scale)))
    canvas.blit(link, place)
    return Block(canvas, ((clause, place),))


@kept
def _seal(mark: str, side: int, binding: Binding) -> Surface:
    """A round wax seal with a numeral."""
    fill = svg.radial_gradient(
        "wax",
        (15, 13),
        24,
        (0, lighter(binding.accent, 0.3)),
        (0.6, binding.accent),
        (1, darker(binding.accent, 0.4)),
    )
    body = svg.circle(20, 21, 18, "#2a0f1e", fill_opacity=0.35)
    body += svg.circle(20, 20, 17.6, "url(#wax)", darker(binding.accent, 0.62), 1.6)
    body += svg.circle(20, 20, 14, "none", binding.gold, 1.3)
    seal = svg.raster(svg.document(body, 40, 40, fill), (side, side)).copy()
    letters = fonts.render(fonts.serif(side * 0.5, "bold"), mark, binding.accent_text)
    seal.blit(letters, letters.get_rect(center=(side // 2, side // 2)))
    return seal


@kept
def aid_row(
    cells: tuple[str, ...],
    shares: tuple[float, ...],
    kind: str,
    width: int,
    scale: float,
    icon: IconSource,
    binding: Binding = PLAIN_BINDING,
) -> Block:
    """A line of a table: cells with icons in columns by `shares` of the width.

    `kind`: "head", "even" or "odd" (a light band).
    """
    pad = round(8 * scale)
    lefts = [round(width * sum(shares[:index])) for index in range(len(shares) + 1)]
    pictures = [
        _cell(cell, kind, lefts[index + 1] - lefts[index] - pad, scale, icon, binding)
        for index, cell in enumerate(cells)
    ]
    tall = max(picture.get_height() for picture in pictures)
    height = tall + round((6 if kind == "head" else 8) * scale)
    canvas = Surface((width, height), pygame.SRCALPHA)
    if kind == "odd":
        body = svg.rect(0, 1, width, height - 2, binding.slip, rx=4 * scale, fill_opacity=0.55)
        canvas.blit(svg.raster(svg.document(body, width, height), (width, height)), (0, 0))
    for picture, left in zip(pictures, lefts, strict=False):
        canvas.blit(picture, (left + pad // 2, (height - picture.get_height()) // 2))
    if kind == "head":
        pygame.draw.rect(canvas, rgb(binding.rule), (0, height - 1, width, 1))
    return Block(canvas)


def _cell(
    text: str,
    kind: str,
    room: int,
    scale: float,
    icon: IconSource,
    binding: Binding = PLAIN_BINDING,
) -> Surface:
    if kind == "head":
        font = fonts.serif(14.5 * scale, "regular", italic=True)
        return layout((text,), font, room, icon, binding.soft, 0.95)
    return layout(
        parse(text), fonts.serif(_BODY * scale, "semibold"), room, icon, binding.text, 0.98
    )


@kept
def aid_remark(
    text: str, width: int, scale: float, icon: IconSource, binding: Binding = PLAIN_BINDING
) -> Block:
    """A paragraph in italics."""
    font = fonts.serif(15 * scale, "regular", italic=True)
    body = layout(parse(text), font, width, icon, binding.soft, 0.98)
    canvas = Surface((width, body.get_height() + round(8 * scale)), pygame.SRCALPHA)
    canvas.blit(body, (0, round(4 * scale)))
    return Block(canvas)


@kept
def done_mark(text: str, width: int, scale: float, binding: Binding = PLAIN_BINDING) -> Block:
    """A tick and what has been done."""
    side = round(26 * scale)
    left = side + round(9 * scale)
    words = fonts.fit(text, width - left, 16.5 * scale, 13, weight="bold", colour=binding.text)
    high = max(side, words.get_height()) + round(10 * scale)
    canvas = Surface((width, high), pygame.SRCALPHA)
    canvas.blit(glyph("tick", side), (0, (high - side) // 2))
    canvas.blit(words, words.get_rect(midleft=(left, high // 2)))
    return Block(canvas)


@kept
def icon_entry(
    name: str,
    words: str,
    width: int,
    scale: float,
    icon: IconSource,
    binding: Binding = PLAIN_BINDING,
) -> Block:
    """An icon on an ivory disc, its name and what it means."""
    side = round(46 * scale)
    left = side + round(12 * scale)
    room = width - left - round(10 * scale)
    title, _, text = words.partition(": ")
    if not text:
        title, text = "", words
    bold = fonts.serif(16.5 * scale, "bold")
    lines = fonts.wrap(bold, title, room) if title else []
    step = bold.get_ascent() + round(4 * scale)
    body = layout(
        (text[:1].upper() + text[1:],), fonts.serif(15 * scale, "regular"), room, icon,
        binding.text, 0.96,
    )  # fmt: skip
    words_high = step * len(lines) + body.get_height()
    height = max(side + round(4 * scale), words_high) + round(10 * scale)
    canvas = Surface((width, height), pygame.SRCALPHA)
    disc = _disc(side, binding)
    canvas.blit(disc, (0, round(2 * scale)))
    picture = icon(name, round(side * 0.74))
    if picture is not None:
        canvas.blit(picture, picture.get_rect(center=(side // 2, round(2 * scale) + side // 2)))
    top = max(0, (side + round(4 * scale) - words_high) // 2)
    for row, line in enumerate(lines):
        canvas.blit(fonts.render(bold, line, binding.text), (left, top + row * step))
    canvas.blit(body, (left, top + step * len(lines)))
    return Block(canvas)


@kept
def _disc(side: int, binding: Binding = PLAIN_BINDING) -> Surface:
    fill = svg.linear_gradient(
        "disc", (6, 4), (34, 36), (0, lighter(binding.slip, 0.5)), (1, darker(binding.page, 0.03))
    )
    body = svg.circle(20, 21, 18.4, "#3a2210", fill_opacity=0.25)
    body += svg.circle(20, 20, 18.2, "url(#disc)", binding.rule, 1.2)
    return svg.raster(svg.document(body, 40, 40, fill), (side, side))
