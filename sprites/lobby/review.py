"""The marks of a review: seals of turning points, signs of what was played and what was stronger,
slips of paper with both."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.art_gallery import art_of
from sprites.common.lettering import fit_or_shrink, write
from sprites.common.materials import framed_paper
from sprites.common.surface_cache import kept
from sprites.lobby.ledger import INK
from sprites.title.state import Look

GOOD, BAD, PALE = "#3f7a3c", "#a83a32", "#f3e6c4"
CREAM, GILT, CASING = "#fff4d8", "#ffd978", "#2a1626"


@kept
def verdict_sign(px: int, good: bool) -> Surface:
    """A disc with a tick, or with a cross."""
    body = svg.circle(16, 16, 15, CASING) + svg.circle(16, 16, 13.4, GOOD if good else BAD)
    way = "M9 16.5 L14 21.5 L23 11" if good else "M10.5 10.5 L21.5 21.5 M21.5 10.5 L10.5 21.5"
    body += svg.path(way, stroke=CREAM, stroke_width=3.6)
    return svg.raster(svg.document(body, 32, 32), (px, px))


@kept
def number_seal(px: int, number: int, chosen: bool, accent: str) -> Surface:
    """The round seal of a turning point; the chosen one in the game's colour and gold."""
    ground, rim, ink = (accent, GILT, CREAM) if chosen else (PALE, "#8a5a34", INK)
    body = svg.circle(20, 20, 19, CASING) + svg.circle(20, 20, 17.4, rim)
    body += svg.circle(20, 20, 14.8, ground)
    seal = svg.raster(svg.document(body, 40, 40), (px, px)).copy()
    font = fonts.serif(px * 0.5, "bold")
    write(seal, str(number), font, ink, (px / 2, px / 2), "centre")
    return seal


def draw_loss(target: Surface, right: tuple[int, int], scale: float, words: str) -> Rect:
    """What a decision cost, on a red tag; `right`: the middle of its right edge."""
    font = fonts.sans(15 * scale, True)
    text = fonts.render(font, words, "#ffffff")
    box = Rect(0, 0, text.get_width() + round(14 * scale), round(24 * scale))
    box.midright = right
    radius = round(5 * scale)
    pygame.draw.rect(target, CASING, box.inflate(4, 4), border_radius=radius + 2)
    pygame.draw.rect(target, BAD, box, border_radius=radius)
    target.blit(text, text.get_rect(center=box.center))
    return box


def draw_slip_ground(target: Surface, box: Rect, scale: float, look: Look, chosen: bool) -> None:
    """The paper of a slip; the chosen one has a golden edge."""
    tint = "#fbf0d2" if chosen or look.bright else "#ecd9ac"
    target.blit(framed_paper(box.size, scale, 11, tint, 6, "#8a5a34", corners=False), box)
    if chosen or look.focused:
        width = max(2, round(2.6 * scale))
        pygame.draw.rect(target, CASING, box.inflate(4, 4), width + 2, round(8 * scale))
        pygame.draw.rect(target, "#d9a02c" if chosen else CREAM, box, width, round(7 * scale))


def draw_told(
    target: Surface, box: Rect, scale: float, words: str, good: bool, lines: int, px: float = 15.0
) -> int:
    """A sign and what it stands for; returns the bottom of the words."""
    sign = verdict_sign(round(20 * scale), good)
    target.blit(sign, (box.x, box.y + round(1 * scale)))
    left = box.x + round(27 * scale)
    return draw_words(
        target, Rect(left, box.y, box.right - left, box.height), scale, words, lines, px
    )


def draw_words(
    target: Surface,
    box: Rect,
    scale: float,
    words: str,
    lines: int,
    px: float = 15.0,
    colour: str = INK,
    italic: bool = False,
    weight: fonts.Weight = "semibold",
) -> int:
    """Words broken into at most so many lines from the top of a box; returns their bottom."""
    sizes = [max(fonts.FLOOR, round(px * scale))]
    fitted = fit_or_shrink(words, box.width, sizes, lines, "serif", weight, italic)
    high = round(fitted.font.get_height() * 0.98)
    for at, line in enumerate(fitted.lines):
        if box.y + (at + 1) * high > box.bottom + high // 2:
            return box.y + at * high
        target.blit(fonts.render(fitted.font, line, colour), (box.x, box.y + at * high))
    return box.y + len(fitted.lines) * high


def accent_of(game: str) -> str:
    """The colour in which a game marks what is chosen."""
    return art_of(game).world.accent


def draw_bar(target: Surface, box: Rect, scale: float, share: float, game: str) -> None:
    """How much of some work is done."""
    radius = round(5 * scale)
    pygame.draw.rect(target, CASING, box.inflate(4, 4), border_radius=radius + 2)
    pygame.draw.rect(target, "#cdb789", box, border_radius=radius)
    done = Rect(box.x, box.y, round(box.width * min(1.0, max(0.0, share))), box.height)
    if done.width > 2 * radius:
        pygame.draw.rect(target, accent_of(game), done, border_radius=radius)
