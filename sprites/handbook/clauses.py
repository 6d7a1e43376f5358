"""Clauses of the rules on a page: the id in the margin, headings, text with links."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.surface_cache import kept
from sprites.handbook import style
from sprites.handbook.paragraph import Paragraph, Run, paragraph


@dataclass(frozen=True, slots=True)
class ClauseLook:
    """A clause to draw. `depth` 0 is a clause of the section, 1 one below it."""

    id: str
    runs: tuple[Run, ...]
    depth: int = 0
    heading: bool = False
    mark: str = ""
    """A word for the margin, beside the note or, without one, below the id."""
    note: tuple[Run, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """A drawn piece of a page. `links` in px from its own corner; cached and shared."""

    surface: Surface
    links: tuple[tuple[str, Rect], ...] = ()

    @property
    def height(self) -> int:
        return self.surface.get_height()


def margin_width(longest_id: str, scale: float, mark: str = "") -> int:
    """px of the margin in which ids and marks stand."""
    wide = max(id_font(scale).size(longest_id)[0], mark_font(scale).size(mark)[0])
    return wide + round(16 * scale)


def id_font(scale: float) -> pygame.font.Font:
    return fonts.serif(14 * scale, "semibold", italic=True)


@kept
def clause_block(
    look: ClauseLook,
    width: int,
    margin: int,
    scale: float,
    opened: bool,
    hovered: str = "",
    binding: Binding = PLAIN_BINDING,
) -> Block:
    """The clause in `width` px; `opened` lays a framed slip below it."""
    indent = round(20 * scale) * look.depth
    pad = round((9 if look.heading else 5) * scale)
    foot = round(5 * scale)
    px = (19 if look.heading and not look.depth else style.BODY) * scale
    faces = style.heading_faces(px) if look.heading else style.body_faces(px)
    room = width - margin - indent - round(10 * scale)
    text = paragraph(look.runs, faces, room, style.ink_of(binding), 0.98, 0, hovered)
    says, step = text.surface.get_height(), round(5 * scale)
    note = _note(look.note, room, scale, hovered, binding)
    whole = pad + says + foot + (note.surface.get_height() + step if note is not None else 0)
    font, small = id_font(scale), mark_font(scale)
    baseline = pad + faces.plain.get_ascent()
    aside = baseline + round(4 * scale) + small.get_height() if look.mark else 0
    height = max(round(28 * scale), whole, aside)
    canvas = Surface((width, height), pygame.SRCALPHA)
    if opened:
        canvas.blit(_slip((width, height), scale, binding), (0, 0))
    left = margin + indent
    canvas.blit(text.surface, (left, pad))
    mark = fonts.render(font, look.id, binding.accent)
    canvas.blit(mark, (round(8 * scale), baseline - font.get_ascent()))
    links = tuple((name, box.move(left, pad)) for name, box in text.links)
    under = baseline + round(4 * scale)
    if note is not None:
        top = pad + says + step
        canvas.blit(note.surface, (left, top))
        links += tuple((name, box.move(left, top)) for name, box in note.links)
        under = top + note_font(scale).get_ascent() - small.get_ascent()
    if look.mark:
        word = fonts.render(small, look.mark, binding.soft)
        canvas.blit(word, (round(8 * scale), under))
    return Block(canvas, links)


def _note(
    runs: tuple[Run, ...], room: int, scale: float, hovered: str, binding: Binding
) -> Paragraph | None:
    """What is said about a ruling, smaller and in italics; None where nothing is."""
    if not runs:
        return None
    faces = style.soft_faces(max(13, 14.5 * scale))
    return paragraph(runs, faces, room, style.soft_ink_of(binding), 0.98, 0, hovered)


def note_font(scale: float) -> pygame.font.Font:
    return fonts.serif(max(13, 14.5 * scale), "regular", italic=True)


def mark_font(scale: float) -> pygame.font.Font:
    return fonts.serif(max(13, 13 * scale), "semibold", italic=True)


@kept
def _slip(size: tuple[int, int], scale: float, binding: Binding = PLAIN_BINDING) -> Surface:
    """A light slip with a gilt rim and a wine edge at the left: the clause that was asked for."""
    wide, high = size
    body = svg.rect(
        1,
        1,
        wide - 2,
        high - 2,
        binding.slip,
        binding.gold,
        1.6 * scale,
        5 * scale,
        fill_opacity=0.92,
    )
    body += svg.rect(1, 1, 4.5 * scale, high - 2, binding.accent, rx=2 * scale)
    return svg.raster(svg.document(body, wide, high), size)


@kept
def section_heading(
    number: str, title: str, width: int, scale: float, binding: Binding = PLAIN_BINDING
) -> Block:
    """A section's number and title over a rule with a lozenge."""
    numeral = fonts.serif(34 * scale, "black")
    left = numeral.size(number)[0] + round(12 * scale) if number else 0
    font = fonts.serif(27 * scale, "bold")
    lines = fonts.wrap(font, title, width - left)
    if len(lines) > 1:
        font = fonts.serif(22 * scale, "bold")
        lines = fonts.wrap(font, title, width - left)
    step = font.get_ascent() + round(4 * scale)
    words = max(numeral.get_ascent(), step * len(lines))
    rule = round(18 * scale)
    canvas = Surface((width, words + rule + round(6 * scale)), pygame.SRCALPHA)
    base = words - step * (len(lines) - 1)
    if number:
        canvas.blit(fonts.render(numeral, number, binding.accent), (0, base - numeral.get_ascent()))
    for row, line in enumerate(lines):
        y = base + row * step - font.get_ascent()
        canvas.blit(fonts.render(font, line, binding.text), (left, y))
    canvas.blit(page_rule((width, rule), scale, binding), (0, words + round(4 * scale)))
    return Block(canvas)


@kept
def page_rule(size: tuple[int, int], scale: float, binding: Binding = PLAIN_BINDING) -> Surface:
    """A line that swells to a lozenge in its middle."""
    wide, high = size[0] / scale, size[1] / scale
    middle, y = wide / 2, high / 2
    body = svg.path(
        f"M0 {svg.number(y)} H{svg.number(middle - 16)} "
        f"M{svg.number(middle + 16)} {svg.number(y)} H{svg.number(wide)}",
        stroke=binding.rule, stroke_width=1.2,
    )  # fmt: skip
    for x, reach, fill in (
        (middle, 7.0, binding.accent),
        (middle - 13, 3.0, binding.rule),
        (middle + 13, 3.0, binding.rule),
    ):
        body += _lozenge(x, y, reach, fill)
    return svg.raster(svg.document(body, wide, high), size)


def _lozenge(x: float, y: float, reach: float, fill: str) -> str:
    left, right = svg.number(x - reach), svg.number(x + reach)
    top, foot = svg.number(y - reach * 0.62), svg.number(y + reach * 0.62)
    at, middle = svg.number(x), svg.number(y)
    return svg.path(f"M{left} {middle} L{at} {top} L{right} {middle} L{at} {foot} Z", fill)
