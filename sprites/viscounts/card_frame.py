"""The printed frame of a townsfolk card: border by profession, window, ribbon, ability field.

Units: a card is 100 x 140.
"""

from dataclasses import dataclass

import pygame

from sprites.common import svg
from sprites.common.colour import darker, lighter, mix
from sprites.common.light import clip, rounded_mask
from sprites.common.materials import paper
from sprites.common.noise import multiply, noise
from sprites.common.surface_cache import kept
from sprites.portrait.pen import INK, Drawing
from sprites.viscounts.card_view import CardKind

WIDE, HIGH = 100.0, 140.0
CORNER = 7.0
PROFESSION_COLOURS: dict[str, str] = {
    "builder": "#a8502c",
    "merchant": "#b97d22",
    "noble": "#5d3b8c",
    "cleric": "#2f7a78",
    "criminal": "#43334a",
}
PARCHMENT = "#e9d3a6"
NIGHT_PAPER = "#c2ae96"
GOLD_STOPS = ((0.0, "#fbe6a6"), (0.45, "#cf9a3c"), (1.0, "#7a5220"))


@dataclass(frozen=True)
class CardPlan:
    """Where things lie on a card of one kind: window, ribbon and ability strip in units."""

    window: tuple[float, float, float, float]
    ribbon: tuple[float, float] | None
    strip: tuple[float, float] | None


FULL = CardPlan((5, 5, 90, 98), (91, 109), (110.5, 135))
NAMELESS = CardPlan((5, 5, 90, 105), None, (111.5, 135))
SMALL = CardPlan((4.5, 4.5, 91, 131), None, None)


@kept
def card_ground(
    profession: str, kind: CardKind, size: tuple[int, int], named: bool
) -> pygame.Surface:
    """The card below the portrait: its border in the profession's colour and the paper."""
    unit = size[0] / WIDE
    ground = pygame.Surface(size, pygame.SRCALPHA)
    ground.blit(svg.raster(svg.document(_border(profession, kind), WIDE, HIGH), size), (0, 0))
    multiply(ground, noise(size, (1, 1), 236, 255, 5))
    multiply(ground, noise(size, (14 * unit, 14 * unit), 222, 255, 6))
    top = FULL.strip[0] - 3 if named and FULL.strip else 0
    if top:
        box = (round(5 * unit), round(top * unit), round(90 * unit), round((135 - top) * unit))
        tint = NIGHT_PAPER if profession == "criminal" else PARCHMENT
        ground.blit(paper((box[2], box[3]), unit, 11, tint, 2.5), box[:2])
    return ground


def _border(profession: str, kind: CardKind) -> str:
    drawing = Drawing()
    colour = PROFESSION_COLOURS[profession]
    if kind == "hero":
        fill = drawing.linear((0, 0), (WIDE, HIGH), *GOLD_STOPS)
    elif kind == "starter":
        linen = mix("#e6d8b8", colour, 0.16)
        fill = drawing.linear(
            (0, 0), (WIDE, HIGH), (0, lighter(linen, 0.5)), (1, darker(linen, 0.2))
        )
    elif kind == "printed":
        fill = drawing.linear((0, 0), (WIDE, HIGH), (0, "#b9b4ac"), (1, "#7d7880"))
    else:
        fill = drawing.linear(
            (0, 0), (WIDE, HIGH), (0, lighter(colour, 0.3)), (0.5, colour), (1, darker(colour, 0.4))
        )
    drawing.rect(0, 0, WIDE, HIGH, fill, corner=CORNER)
    _studs(drawing, profession, kind)
    return drawing.body


def _studs(drawing: Drawing, profession: str, kind: CardKind) -> None:
    """A small repeated ornament down both sides, another one for each profession."""
    colour = PROFESSION_COLOURS[profession]
    tone = {"hero": "#6d2f4a", "starter": colour}.get(kind, lighter(colour, 0.45))
    for x in (2.7, WIDE - 2.7):
        for step in range(14):
            y = 12 + step * 9.0
            _ornament(drawing, profession, x, y, tone)


def _ornament(drawing: Drawing, profession: str, x: float, y: float, tone: str) -> None:
    if profession == "builder":
        drawing.rect(x - 1, y - 1, 2, 2, tone)
    elif profession == "merchant":
        drawing.circle(x, y, 1.1, tone)
    elif profession == "noble":
        drawing.path(f"M{x} {y - 1.7} L{x + 1.1} {y} L{x} {y + 1.7} L{x - 1.1} {y} Z", tone)
    elif profession == "cleric":
        drawing.line(f"M{x} {y - 1.5} V{y + 1.5} M{x - 1} {y - 0.5} H{x + 1}", tone, 0.8)
    else:
        drawing.line(
            f"M{x - 1} {y - 1} L{x + 1} {y + 1} M{x + 1} {y - 1} L{x - 1} {y + 1}", tone, 0.7
        )


@kept
def card_lines(
    profession: str, kind: CardKind, size: tuple[int, int], plan: CardPlan, reconstructed: bool
) -> pygame.Surface:
    """Everything drawn over the portrait: the window's rim, the ribbon, rules and corners."""
    drawing = Drawing()
    colour = PROFESSION_COLOURS[profession]
    _window_rim(drawing, plan, kind)
    if plan.ribbon:
        _ribbon(drawing, plan.ribbon, colour, kind)
    if plan.strip:
        _strip_corners(drawing, plan.strip, colour, kind)
    drawing.rect(1, 1, WIDE - 2, HIGH - 2, "none", INK, 2, corner=CORNER)
    drawing.path("M3 30 V9 Q3 3 9 3 H60", line="#fff3d0", width=1.0, opacity=0.55)
    if kind == "hero":
        _hero_seal(drawing)
        _hero_crest(drawing)
    if reconstructed:
        _pencil_corner(drawing)
    return svg.raster(svg.document(drawing.body, WIDE, HIGH), size)


def _window_rim(drawing: Drawing, plan: CardPlan, kind: CardKind) -> None:
    x, y, wide, high = plan.window
    drawing.rect(x, y, wide, high, "none", INK, 2.2, corner=5)
    gold = drawing.linear(
        (x, y), (x + wide, y + high), (0, "#fff0bd"), (0.5, "#d9aa4e"), (1, "#8a6126")
    )
    wide_line = 1.8 if kind == "hero" else 1.1
    drawing.rect(
        x + 1.7, y + 1.7, wide - 3.4, high - 3.4, "none", gold, wide_line, opacity=0.9, corner=3.8
    )


def _ribbon(drawing: Drawing, place: tuple[float, float], colour: str, kind: CardKind) -> None:
    top, low = place
    back = "#6d2f4a" if kind == "hero" else darker(colour, 0.36)
    drawing.path(f"M0.8 {top + 5} L9 {top + 1} V{low + 3} L0.8 {low - 2} Z", back, INK, 1.6)
    drawing.path(
        f"M99.2 {top + 5} L91 {top + 1} V{low + 3} L99.2 {low - 2} Z", darker(back, 0.2), INK, 1.6
    )
    upper, lower = ("#fff0c0", "#d9a84a") if kind == "hero" else ("#f8ecd0", "#d8bd83")
    fill = drawing.linear((0, top), (0, low), (0, upper), (1, lower))
    drawing.path(
        f"M4.5 {top + 1.4} Q50 {top - 3.4} 95.5 {top + 1.4} V{low + 1} "
        f"Q50 {low - 3.6} 4.5 {low + 1} Z",
        fill,
        INK,
        2,
    )
    drawing.line(
        f"M7.5 {top + 3.7} Q50 {top - 0.8} 92.5 {top + 3.7} M7.5 {low - 0.9} "
        f"Q50 {low - 5.3} 92.5 {low - 0.9}",
        colour,
        0.8,
        0.75,
    )


def _strip_corners(
    drawing: Drawing, strip: tuple[float, float], colour: str, kind: CardKind
) -> None:
    low = strip[1]
    tone = "#8a5a20" if kind == "hero" else colour
    drawing.rect(5, strip[0] - 6, 90, low - strip[0] + 6, "none", INK, 1.4, corner=3)
    for x, side in ((8.2, 1), (91.8, -1)):
        drawing.line(f"M{x} {low - 9} V{low - 3.2} H{x + side * 6}", tone, 1.1, 0.85)
        drawing.circle(x + side * 0.2, low - 3.2, 1.5, tone)


_LILY = (
    "M0 -9 Q4 -3 1.6 2.6 H-1.6 Q-4 -3 0 -9 Z M-2 3 Q-8 3 -7 -3 Q-3.6 -3 -2 3 Z "
    "M2 3 Q8 3 7 -3 Q3.6 -3 2 3 Z M-4 3.6 H4 V5.6 H-4 Z"
)


def _hero_crest(drawing: Drawing) -> None:
    """A gilded crest on the upper edge of a hero's card."""
    gold = drawing.linear((38, 0), (62, 12), *GOLD_STOPS)
    drawing.path("M39 1 H61 Q59.4 6 55 6 L50 9.4 L45 6 Q40.6 6 39 1 Z", gold, INK, 1.4)
    drawing.circle(50, 4.4, 1.9, "#9c2f3d", INK, 0.9)
    drawing.dots([(44.6, 3.4), (55.4, 3.4)], 0.9, "#fff3cf", INK, 0.6)


def _hero_seal(drawing: Drawing) -> None:
    """A laurelled seal where townsfolk bear their pennant."""
    gold = drawing.linear((78, 4), (97, 24), *GOLD_STOPS)
    drawing.circle(86.6, 14, 9.6, gold, INK, 1.8)
    drawing.circle(86.6, 14, 7.2, "#6d2f4a", INK, 1.1)
    with drawing.group("translate(86.6,15) scale(0.62)"):
        drawing.path(_LILY, "#f6dc8c")
    for step in range(5):
        y = 19.5 - step * 3.1
        for side in (-1, 1):
            x = 86.6 + side * (10.4 - 0.28 * (step - 2) ** 2)
            drawing.ellipse(x, y, 1.5, 2.3, "#f6dc8c", INK, 0.8)


def _pencil_corner(drawing: Drawing) -> None:
    """A turned-up corner with a dashed fold: this card is our own reconstruction."""
    drawing.path("M99 127 V133 Q99 139 93 139 H87 Z", "#f6ecd2", INK, 1.3)
    drawing.path("M99 127 L88.5 128.4 L87 139 Z", "#d9c9a0", INK, 1.1)
    drawing.line("M98 127.6 L87.6 138", "#7a5a3a", 0.9, dash="1.6 1.2")


@kept
def empty_window(size: tuple[int, int]) -> pygame.Surface:
    """What fills the window of a card on which there is nobody: an engraved figure on paper."""
    sheet = paper(size, size[0] / WIDE, 29, "#d8c8a4", 2).copy()
    high = WIDE * size[1] / size[0]
    drawing = Drawing()
    with drawing.group(f"translate(54,{high * 0.56})"):
        drawing.circle(0, -24, 15, "#b9a67e", "#8a7650", 2, 0.8)
        drawing.path("M-34 60 Q-34 -2 0 -4 Q34 -2 34 60 Z", "#b9a67e", "#8a7650", 2, 0.8)
        for step in range(7):
            y = 4 + step * 8
            drawing.line(f"M-22 {y} L22 {y - 8}", "#8a7650", 1, 0.6)
    sheet.blit(svg.raster(svg.document(drawing.body, WIDE, high), size), (0, 0))
    return sheet


@kept
def print_grain(size: tuple[int, int], unit: float, seed: int) -> pygame.Surface:
    """What ink on card stock looks like: one layer to multiply a portrait with."""
    layer = noise(size, (1, 1), 240, 255, seed)
    multiply(layer, noise(size, (3 * unit, 3 * unit), 243, 255, seed + 1))
    multiply(layer, noise(size, (24 * unit, 24 * unit), 234, 255, seed + 2))
    return layer


def rounded(card: pygame.Surface, unit: float) -> pygame.Surface:
    """The card cut to its round corners, in place."""
    return clip(card, rounded_mask(card.get_size(), CORNER * unit))
