"""Cards beside the decks: player cards of the setup, Cleric Bonus, Castle Leader, the two piles.

All surfaces are cached and shared: copy one before drawing on it.
"""

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import darker, lighter, mix
from sprites.common.materials import paper
from sprites.common.surface_cache import kept
from sprites.portrait.pen import INK, Drawing
from sprites.viscounts.card_frame import GOLD_STOPS, rounded
from sprites.viscounts.card_tokens import figure, token_row
from sprites.viscounts.card_view import BonusFace, IconSource, LeaderFace, MajorityFace, StartFace
from sprites.viscounts.manuscript import RIBBON_COLOURS, hanging_ribbon, open_book

WIDE, HIGH = 100.0, 140.0
SMALL = 0.8
"""Cards narrower than so many times `WIDE` show their points and leave out what only crowds."""
_TINGE = 0.34
"""How much of the colour of its ribbon the paper of a bonus card has."""
NIGHT, WINE = "#2e2347", "#6d2f4a"


def _framed(size: tuple[int, int], border: tuple[str, str], tint: str, seed: int) -> pygame.Surface:
    """A card of parchment in a coloured border with gold rules; `size` may have any proportions."""
    unit = min(size) / WIDE
    wide, high = size[0] / unit, size[1] / unit
    drawing = Drawing()
    fill = drawing.linear((0, 0), (wide, high), (0, lighter(border[0], 0.16)), (1, border[1]))
    drawing.rect(0, 0, wide, high, fill, corner=7)
    card = svg.raster(svg.document(drawing.body, wide, high), size).copy()
    inset = round(5 * unit)
    inner = (size[0] - 2 * inset, size[1] - 2 * inset)
    card.blit(paper(inner, unit, seed, tint, 4), (inset, inset))
    rules = Drawing()
    rules.rect(1, 1, wide - 2, high - 2, "none", INK, 2, corner=7)
    rules.rect(5, 5, wide - 10, high - 10, "none", INK, 1.4, corner=4)
    gold = rules.linear((0, 0), (wide, high), *GOLD_STOPS)
    rules.rect(3, 3, wide - 6, high - 6, "none", gold, 1.1, corner=5.4)
    card.blit(svg.raster(svg.document(rules.body, wide, high), size), (0, 0))
    return card


@kept
def start_card(view: StartFace, height: int, icon: IconSource) -> pygame.Surface:
    """A player card: the number of the start space, the gains in rows, the effect below."""
    size = (round(height * WIDE / HIGH), height)
    unit = height / HIGH
    card = _framed(size, (WINE, NIGHT), "#ecd9ae", 61).copy()
    card.blit(_start_lines(size, view.reconstructed), (0, 0))
    number = figure(str(view.number), 27 * unit, "#fbeecb")
    card.blit(number, number.get_rect(center=(50 * unit, 25 * unit)))
    rows = [view.gains[index : index + 2] for index in range(0, len(view.gains), 2)]
    top, low = 46.0, 107.0
    step = (low - top) / len(rows)
    for index, row in enumerate(rows):
        line = _gain_line(row, max(16, round(min(20, step * 0.92) * unit)), 80 * unit, icon)
        card.blit(line, line.get_rect(center=(50 * unit, (top + step * (index + 0.5)) * unit)))
    effect = token_row(view.effects, max(15, round(20 * unit)), icon, round(70 * unit))
    card.blit(effect, effect.get_rect(center=(50 * unit, 121.5 * unit)))
    return rounded(card, unit)


def _gain_line(
    gains: tuple[tuple[str, ...], ...], px: int, room: float, icon: IconSource
) -> pygame.Surface:
    """Two gains side by side, with a space between them that keeps their figures apart."""
    gap = round(px * 0.55)
    parts = [token_row(gain, px, icon, round(room / 2 - gap / 2)) for gain in gains]
    width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    line = pygame.Surface((width, px), pygame.SRCALPHA)
    x = 0
    for part in parts:
        line.blit(part, (x, (px - part.get_height()) // 2))
        x += part.get_width() + gap
    return line


@kept
def _start_lines(size: tuple[int, int], reconstructed: bool) -> pygame.Surface:
    drawing = Drawing()
    fill = drawing.radial((44, 18), 26, (0, "#8f4a68"), (1, "#4a1d38"))
    drawing.circle(50, 25, 16.4, fill, INK, 2)
    gold = drawing.linear((34, 8), (66, 42), *GOLD_STOPS)
    drawing.circle(50, 25, 14, "none", gold, 1.6)
    for side in (-1, 1):
        drawing.line(f"M{50 + side * 20} 25 H{50 + side * 40}", "#8a5a34", 1.4)
        drawing.path(
            f"M{50 + side * 30} 21 L{50 + side * 34} 25 L{50 + side * 30} 29 L{50 + side * 26} 25 "
            "Z",
            "#8a5a34",
        )
    drawing.rect(10, 110, 80, 23, "#f6ead0", INK, 1.6, corner=4)
    drawing.rect(12, 112, 76, 19, "none", "#c58f3c", 1, corner=3)
    if reconstructed:
        drawing.path("M99 127 V133 Q99 139 93 139 H87 Z", "#f6ecd2", INK, 1.3)
        drawing.line("M98 127.6 L87.6 138", "#7a5a3a", 0.9, dash="1.6 1.2")
    return svg.raster(svg.document(drawing.body, WIDE, HIGH), size)


@kept
def bonus_card(view: BonusFace, width: int, icon: IconSource) -> pygame.Surface:
    """A Cleric Bonus card, 1.26 times as high as wide: books, ribbon, points, what it shows."""
    size = (width, round(width * 1.26))
    unit = width / WIDE
    colour = RIBBON_COLOURS[view.ribbon]
    border = (darker(colour, 0.1), darker(colour, 0.5))
    card = _framed(size, border, mix("#efe0b8", colour, _TINGE), 63).copy()
    book = open_book(view.ribbon, (round(62 * unit), round(52 * unit)), True, True)
    for index in range(view.needs):
        card.blit(book, (round((7 + index * 6.5) * unit), round((13 + index * 6) * unit)))
    large = max(18, round(38 * unit))
    row = _reveals(view, large, unit, icon)
    card.blit(row, row.get_rect(midright=(92 * unit, 96 * unit)))
    sun = icon("points", large)
    place = sun.get_rect(midleft=(8 * unit, 96 * unit))
    card.blit(sun, place)
    points = figure(str(view.points), large * 0.5, "#3a1a30")
    card.blit(points, points.get_rect(center=place.center))
    ribbon = hanging_ribbon(view.ribbon, max(8, round(15 * unit)))
    card.blit(ribbon, ribbon.get_rect(midtop=(86 * unit, 4 * unit)))
    return rounded(card, unit)


def _reveals(view: BonusFace, large: int, unit: float, icon: IconSource) -> pygame.Surface:
    """The icons of a bonus card; on a small card they lie over each other like coins."""
    if unit >= SMALL:
        return token_row(view.reveals, large, icon, round(44 * unit))
    px = large if len(view.reveals) == 1 else round(large * 0.8)
    room = round(44 * unit)
    step = (room - px) // (len(view.reveals) - 1) if len(view.reveals) > 1 else 0
    row = pygame.Surface((px + step * (len(view.reveals) - 1), px), pygame.SRCALPHA)
    for place, name in enumerate(view.reveals):
        row.blit(icon(name, px), (place * step, 0))
    return row


@kept
def leader_card(view: LeaderFace, width: int, icon: IconSource) -> pygame.Surface:
    """The Castle Leader card, 1.26 times as high as wide; its name only where 13 px type fits."""
    size = (width, round(width * 1.26))
    unit = width / WIDE
    card = _framed(size, ("#5d3b8c", "#2e2052"), "#e6d8bc", 65).copy()
    if unit < SMALL:
        _small_leader(card, view, unit, icon)
        return rounded(card, unit)
    side = round(62 * unit)
    emblem = icon("castle_leader", side)
    card.blit(emblem, emblem.get_rect(center=(50 * unit, 42 * unit)))
    name = fonts.serif(13.5 * unit, "bold")
    if unit * 13.5 >= fonts.FLOOR and name.size(view.name)[0] <= 86 * unit:
        letters = fonts.render(name, view.name, "#2a1626")
        card.blit(letters, letters.get_rect(center=(50 * unit, 79 * unit)))
    _points_and_effect(card, view.points, view.effect, 101, unit, icon)
    return rounded(card, unit)


def _small_leader(card: pygame.Surface, view: LeaderFace, unit: float, icon: IconSource) -> None:
    """Emblem with the points on its corner; the effect has a line of its own below them."""
    emblem = icon("castle_leader", round(56 * unit))
    card.blit(emblem, emblem.get_rect(center=(57 * unit, 39 * unit)))
    _sun_with(card, view.points, max(18, round(36 * unit)), (28 * unit, 60 * unit), icon)
    row = token_row(view.effect, max(13, round(32 * unit)), icon, round(80 * unit))
    card.blit(row, row.get_rect(center=(50 * unit, 100 * unit)))


def _sun_with(
    card: pygame.Surface, points: int, side: int, middle: tuple[float, float], icon: IconSource
) -> None:
    sun = icon("points", side)
    place = sun.get_rect(center=middle)
    card.blit(sun, place)
    number = figure(str(points), side * 0.5, "#3a1a30")
    card.blit(number, number.get_rect(center=place.center))


def _points_and_effect(
    card: pygame.Surface,
    points: int,
    effect: tuple[str, ...],
    y: float,
    unit: float,
    icon: IconSource,
) -> None:
    _sun_with(card, points, max(20, round(32 * unit)), (28 * unit, y * unit), icon)
    row = token_row(effect, max(13, round(28 * unit)), icon, round(48 * unit))
    card.blit(row, row.get_rect(center=(70 * unit, y * unit)))


@kept
def majority_card(
    view: MajorityFace, size: tuple[int, int], revealed: bool, icon: IconSource
) -> pygame.Surface:
    """Poverty or Prosperity in any size: hidden its name and emblem, revealed its points too."""
    unit = min(size) / WIDE
    dark = view.kind == "poverty"
    border = ("#57434f", "#2b1d29") if dark else ("#c9973f", "#7a5220")
    card = _framed(size, border, "#d6c4ac" if dark else "#f2e2b6", 67).copy()
    if revealed:
        _majority_points(card, view, icon)
    else:
        _majority_emblem(card, view, icon)
    return rounded(card, unit)


def _majority_emblem(card: pygame.Surface, view: MajorityFace, icon: IconSource) -> None:
    wide, high = card.get_size()
    name_high = _majority_name(card, view.name)
    room = high - name_high
    side = max(16, round(min(room, wide) * 0.62))
    emblem = icon(view.kind, side)
    card.blit(emblem, emblem.get_rect(center=(wide / 2, room / 2 + 1)))


def _majority_name(card: pygame.Surface, name: str) -> int:
    """The name along the foot, if it fits in 13 px type; returns the height it takes."""
    wide, high = card.get_size()
    room = round(wide * 0.92)
    if fonts.face("serif", fonts.FLOOR, "bold").size(name)[0] > room:
        return 0
    letters = fonts.fit(name, room, max(13, high * 0.14), weight="bold", colour="#2a1626")
    if letters.get_height() > high * 0.42:
        return 0
    card.blit(letters, letters.get_rect(midbottom=(wide / 2, high * 0.95)))
    return round(letters.get_height() * 0.9)


def _majority_points(card: pygame.Surface, view: MajorityFace, icon: IconSource) -> None:
    """What is counted above, then the points of first, second and third place."""
    wide, high = card.get_size()
    name_high = _majority_name(card, view.name)
    room = high - name_high
    counted = token_row(view.counts, max(16, round(room * 0.36)), icon, round(wide * 0.8))
    card.blit(counted, counted.get_rect(center=(wide / 2, room * 0.29)))
    side = max(19, round(min(room * 0.44, wide * 0.9 / len(view.points) * 0.94)))
    for index, points in enumerate(view.points):
        x = wide / 2 + (index - (len(view.points) - 1) / 2) * side * 1.06
        sun = icon("points", side)
        place = sun.get_rect(center=(x, room * 0.71))
        card.blit(sun, place)
        number = figure(str(points), side * (0.5 if points < 10 else 0.44), darker("#3a1a30", 0.1))
        card.blit(number, number.get_rect(center=place.center))
