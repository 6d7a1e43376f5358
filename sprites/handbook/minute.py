"""The parts of the double page "The game in a minute": initial, slips, pictures, seals, bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import Binding
from sprites.common.colour import mix
from sprites.common.lettering import put, write
from sprites.common.light import round_corners, with_shadow
from sprites.common.materials import paper
from sprites.common.rich import IconSource, layout, layout_height, parse
from sprites.common.surface_cache import kept
from sprites.teacher.veil import RING_PAD, ring

_LEAST_WORDS = 13


@kept
def initial(letter: str, px: int, binding: Binding) -> Surface:
    """An illuminated letter on the cloth of the book."""
    vine = (
        "M10 86 C28 70 10 52 24 38 C34 28 24 16 14 14 M90 14 C72 28 92 48 78 62 C66 74 76 86 86 88"
    )
    ground = mix(binding.cover, "#1a1030", 0.35)
    body = svg.rect(2, 2, 96, 96, ground, "#1d1018", 2.5, 5)
    body += svg.rect(5.5, 5.5, 89, 89, "none", "#d9a94e", 2.4, 3)
    body += svg.path(vine, stroke=mix(ground, "#e0c8ff", 0.4), stroke_width=2.4)
    for x, y in ((14, 14), (88, 88)):
        body += svg.circle(x, y, 4, "#c8443a")
    canvas = svg.raster(svg.document(body, 100, 100), (px, px)).copy()
    words = fonts.render(fonts.serif(px * 0.72, "black"), letter, "#f6dc9a")
    put(canvas, words, (px / 2, px / 2), "centre")
    return canvas


def heading(target: Surface, words: str, box: Rect, scale: float, binding: Binding) -> None:
    """A line of its own with a rule that ends in a lozenge."""
    told = write(
        target, words, fonts.serif(19 * scale, "bold"), binding.accent, (box.x, box.centery)
    )
    y, right = box.centery + round(2 * scale), box.right
    pygame.draw.line(target, binding.hairline, (told.right + round(10 * scale), y), (right, y), 2)
    side = round(4 * scale)
    diamond = [
        (right - 2 * side, y),
        (right - side, y - side),
        (right, y),
        (right - side, y + side),
    ]
    pygame.draw.polygon(target, binding.accent, diamond)


def fitted(
    words: str,
    room: tuple[int, int],
    scale: float,
    icon: IconSource,
    colour: str,
    largest: float = 15.5,
) -> Surface:
    """A paragraph in the largest size, from `largest` units down, that keeps to a height."""
    tokens, size = parse(words), largest * scale
    while size > _LEAST_WORDS:
        font = fonts.serif(size, "semibold")
        if layout_height(tokens, font, room[0], icon, colour) <= room[1]:
            break
        size -= 0.5
    return layout(tokens, fonts.serif(size, "semibold"), room[0], icon, colour)


def least_height(words: str, width: int, icon: IconSource, colour: str) -> int:
    """px that a paragraph needs in the smallest words."""
    return layout_height(parse(words), fonts.serif(_LEAST_WORDS, "semibold"), width, icon, colour)


def note_height(words: str, width: int, scale: float, icon: IconSource, colour: str) -> int:
    """px that a slip needs for its title and a paragraph in the smallest words."""
    told = least_height(words, width - 2 * round(10 * scale), icon, colour)
    return round(30 * scale) + told + round(5 * scale)


def note(
    target: Surface, title: str, words: str, box: Rect, scale: float, icon: IconSource,
    binding: Binding,
) -> None:  # fmt: skip
    """A slip of lighter paper with a title and a paragraph."""
    sheet = paper(box.size, scale, 13, binding.slip, 5, 0.08)
    with_shadow(sheet, scale).blit(target, box.topleft)
    inset = round(10 * scale)
    font = fonts.serif(17 * scale, "bold")
    write(target, title, font, binding.accent, (box.x + inset, box.y + round(17 * scale)))
    top = box.y + round(30 * scale)
    room = (box.width - 2 * inset, box.bottom - top - round(5 * scale))
    target.blit(fitted(words, room, scale, icon, binding.text, 14.5), (box.x + inset, top))


def panel(
    target: Surface, picture: Surface, box: Rect, number: str, scale: float, rings: Sequence[Rect],
    binding: Binding,
) -> None:  # fmt: skip
    """A picture of the table in a gilt frame, with a seal over its corner; `rings` in its px."""
    face = picture.convert_alpha()  # a copy, the corners of which can be cut
    pad = round(RING_PAD * scale)
    for each in rings:
        face.blit(ring(each.size, scale), (each.x - pad, each.y - pad))
    round_corners(face, 7 * scale)
    with_shadow(face, scale).blit(target, box.topleft)
    line = max(2, round(2 * scale))
    pygame.draw.rect(target, "#2a1020", box, line + 2, round(7 * scale))
    pygame.draw.rect(target, binding.gold, box.inflate(-4, -4), line, round(6 * scale))
    if number:
        mark = seal(number, round(30 * scale), binding)
        target.blit(
            mark, mark.get_rect(center=(box.x + round(5 * scale), box.y + round(5 * scale)))
        )


@kept
def seal(number: str, px: int, binding: Binding) -> Surface:
    """A round seal with a number."""
    body = svg.circle(50, 50, 48, "#2a1020") + svg.circle(50, 50, 44, "#e8c88a")
    body += svg.circle(50, 50, 38, binding.accent)
    canvas = svg.raster(svg.document(body, 100, 100), (px, px)).copy()
    words = fonts.render(fonts.serif(px * 0.5, "bold"), number, binding.accent_text)
    put(canvas, words, (px / 2, px / 2), "centre")
    return canvas


def call(
    target: Surface, number: str, title: str, words: str, box: Rect, scale: float,
    icon: IconSource, binding: Binding,
) -> None:  # fmt: skip
    """What a place of the board is: its seal, its name and a sentence."""
    side = round(24 * scale)
    target.blit(seal(number, side, binding), box.topleft)
    left = box.x + side + round(6 * scale)
    name = fonts.fit(title, box.right - left, 15 * scale, weight="bold", colour=binding.accent)
    put(target, name, (left, box.y + side / 2))
    top = box.y + side + round(2 * scale)
    room = (box.width, box.bottom - top)
    target.blit(fitted(words, room, scale, icon, binding.text, 13.5), (box.x, top))


@dataclass(frozen=True, slots=True)
class BarRow:
    """One source of points."""

    words: str
    sign: str
    points: float
    told: str
    """The number as it is written."""


def bars(
    target: Surface, rows: Sequence[BarRow], box: Rect, scale: float, icon: IconSource,
    binding: Binding,
) -> None:  # fmt: skip
    """All bars on one scale; what costs points is dashed."""
    step = min(box.height // max(1, len(rows)), round(26 * scale))
    first = box.x + round(172 * scale)
    room = box.right - first - round(46 * scale)
    most = max((abs(row.points) for row in rows), default=1.0) or 1.0
    for place, row in enumerate(rows):
        middle = box.y + place * step + step // 2
        picture = icon(row.sign, round(20 * scale))
        if picture is not None:
            target.blit(picture, picture.get_rect(midleft=(box.x, middle)))
        left = box.x + round(28 * scale)
        told = fonts.fit(
            row.words, first - left - round(6 * scale), 14 * scale, colour=binding.text
        )
        put(target, told, (left, middle))
        bar = Rect(first, 0, max(4, round(room * abs(row.points) / most)), round(step * 0.62))
        bar.centery = middle
        if row.points < 0:
            pygame.draw.rect(target, "#a83a32", bar, 2, 3)
        else:
            pygame.draw.rect(target, mix(binding.accent, "#c9674a", place / 8), bar, 0, 3)
            pygame.draw.rect(target, "#2a1020", bar, 1, 3)
        bold = fonts.serif(14 * scale, "bold")
        write(target, row.told, bold, binding.text, (bar.right + round(7 * scale), middle))
