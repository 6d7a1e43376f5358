"""Frames and papers of the cards: an owner's colour, sandstone for nobody, royal blue and gold.

Units: a card is 100 wide and 125 high.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.caylus.card_view import CardGroup
from sprites.caylus.palette import GOLD, INK, IVORY, NEUTRAL, PARCHMENT, ROYAL, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common.colour import mix
from sprites.common.light import clip, rounded_mask
from sprites.common.noise import grain
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept

WIDE, HIGH = 100.0, 125.0
ASPECT = HIGH / WIDE
CORNER = 6.5
RIM = 5.4
_DEEPER = {"yellow": 0.36}
"""A frame as light as gold would look like the line around what can be used."""


@dataclass(frozen=True, slots=True)
class CardPlan:
    """Where picture, name and effects lie on a card: (x, y, width, height) in units."""

    picture: tuple[float, float, float, float]
    strip: tuple[float, float, float, float]
    name: tuple[float, float, float, float] | None = None


_INNER = WIDE - 2 * RIM
NAMED = CardPlan(
    (RIM, RIM, _INNER, 70.6), (RIM, 86.6, _INNER, HIGH - RIM - 86.6), (2.6, 71.6, 94.8, 14.6)
)
SMALL_NAMED = CardPlan(
    (RIM, RIM, _INNER, 63.2), (RIM, 82.4, _INNER, HIGH - RIM - 82.4), (0.8, 64.2, 98.4, 17.2)
)
"""The ribbon takes more of a small card: type does not shrink with it."""
DEEP_NAMED = CardPlan(
    (RIM, RIM, _INNER, 48.6), (RIM, 71.8, _INNER, HIGH - RIM - 71.8), (0.8, 50.6, 98.4, 20.2)
)
"""On a still smaller one the effects may stand in two lines below each other, and the ribbon is
hardly higher than its letters: it hangs alike on all, for they stand in rows."""
TWO_LINED = CardPlan(
    (RIM, RIM, _INNER, 36.6), (RIM, 79.0, _INNER, HIGH - RIM - 79.0), (0.8, 38.4, 98.4, 39.6)
)
"""A small card whose name stands on two lines."""
TWO_LINED_ROW = CardPlan(
    (RIM, RIM, _INNER, 50.6), (RIM, 91.6, _INNER, HIGH - RIM - 91.6), (0.8, 53.8, 98.4, 37.0)
)
"""The same where the effects stand in one row: the ribbon hangs from the line from which one of a
single line hangs, and leaves the picture."""
TINY_NAMED = CardPlan(
    (RIM, RIM, _INNER, 57.5), (RIM, 83.0, _INNER, HIGH - RIM - 83.0), (0.8, 60.5, 98.4, 22.5)
)
"""The smallest card with a name, such as a prestige building in a small window."""
TINY_PRICED = CardPlan(
    (RIM, RIM, _INNER, 43.0), (RIM, 69.0, _INNER, HIGH - RIM - 69.0), (0.8, 46.0, 98.4, 22.5)
)
"""The same with an effect of two sizes: their prices stand in two lines below each other."""
NAMELESS = CardPlan((RIM, RIM, _INNER, 80.6), (RIM, 86.0, _INNER, HIGH - RIM - 86.0))


def frame_colour(group: CardGroup, style: PlayerStyle | None) -> str:
    """The frame's colour: the owner's, sandstone, or royal blue."""
    if group == "prestige":
        return ROYAL
    if style is None or group == "neutral":
        return NEUTRAL
    return mix(style.fill, style.dark, _DEEPER.get(style.key, 0.0))


@kept
def card_ground(
    group: CardGroup, style: PlayerStyle | None, size: tuple[int, int], plan: CardPlan
) -> pygame.Surface:
    """The empty card: frame, the stone plinth for the effects, no picture yet."""
    unit = size[0] / WIDE
    colour = frame_colour(group, style)
    d = Drawing(max(1.1, 0.9 / unit))
    _frame(d, group, colour, style)
    x, y, width, height = plan.strip
    top = plan.picture[1] + plan.picture[3]
    stone = d.linear((0, top), (0, y + height), (0, "#fbf1d2"), (0.4, PARCHMENT), (1, "#d9c08c"))
    d.rect(x, top - 1, width, y + height - top + 1, stone, line=None)
    card = d.raster((WIDE, HIGH), size).copy()
    grain(card, (max(2.0, 9 * unit), max(2.0, 7 * unit)), 234, 255, 11)
    grain(card, (1, 1), 240, 255, 3)
    card.fill((10, 8, 5, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return clip(card, rounded_mask(size, CORNER * unit))


def _frame(d: Drawing, group: CardGroup, colour: str, style: PlayerStyle | None) -> None:
    """The painted wood (or carved stone) round the card, lit from the upper left."""
    shine = d.linear(
        (0, 0), (WIDE, HIGH), (0, lit(colour, 0.34)), (0.45, colour), (1, shaded(colour, 0.34))
    )
    d.rect(0, 0, WIDE, HIGH, shine, corner=CORNER, line=None)
    if group == "prestige":
        d.add(_outline(3.9, GOLD, 1.1))
        d.add(_outline(1.5, lit(ROYAL, 0.35), 0.7))
    elif group == "neutral" or style is None:
        _joints(d, colour)
    else:
        d.add(_outline(1.7, lit(colour, 0.5), 0.9))


def _joints(d: Drawing, colour: str) -> None:
    """A frame laid of sandstone blocks."""
    strokes = []
    for step in range(1, 6):
        x = WIDE * step / 6 + (3 if step % 2 else -2)
        strokes.append(f"M{x:.1f} 0 v{RIM} M{WIDE - x:.1f} {HIGH - RIM} v{RIM}")
    for step in range(1, 7):
        y = HIGH * step / 7 + (2 if step % 2 else -3)
        strokes.append(f"M0 {y:.1f} h{RIM} M{WIDE - RIM} {HIGH - y:.1f} h{RIM}")
    d.line(" ".join(strokes), shaded(colour, 0.45), 0.7, 0.8)
    d.add(_outline(1.2, lit(colour, 0.5), 0.7))


def _outline(inset: float, colour: str, width: float) -> str:
    side = f'width="{WIDE - 2 * inset:g}" height="{HIGH - 2 * inset:g}"'
    return (
        f'<rect x="{inset:g}" y="{inset:g}" {side} rx="{CORNER - inset:g}" fill="none" '
        f'stroke="{colour}" stroke-width="{width:g}"/>'
    )


@kept
def card_lines(
    group: CardGroup,
    style: PlayerStyle | None,
    size: tuple[int, int],
    plan: CardPlan,
    split: float,
) -> pygame.Surface:
    """The ink over the picture: edges, plinth, owner's field right of `split` (0..1, 1: none)."""
    unit = size[0] / WIDE
    d = Drawing(max(1.1, 0.9 / unit))
    foot = plan.strip[1] + plan.strip[3]
    px, py, pw, ph = plan.picture
    _plinth(d, group, style, plan, split)
    d.rect(px, py, pw, foot - py, "none", corner=2.4)
    d.line(f"M{px} {py + ph} h{pw}", INK, d.ink)
    d.line(f"M{px + 1} {py + ph + 1.3} h{pw - 2}", IVORY, 1.0, 0.8)
    d.add(_edge(d.ink))
    if plan.name is not None:
        _ribbon(d, plan.name)
    return d.raster((WIDE, HIGH), size)


def _edge(ink: float) -> str:
    half = ink / 2
    return (
        f'<rect x="{half:g}" y="{half:g}" width="{WIDE - ink:g}" height="{HIGH - ink:g}" '
        f'rx="{CORNER - half:g}" fill="none" stroke="{INK}" stroke-width="{ink:g}"/>'
    )


def _plinth(
    d: Drawing, group: CardGroup, style: PlayerStyle | None, plan: CardPlan, split: float
) -> None:
    """The field of the card owner's share, and a shadow below the picture."""
    x, y, width, height = plan.strip
    top, foot = plan.picture[1] + plan.picture[3], y + height
    if split < 1:
        colour = frame_colour(group, style)
        left = x + width * split
        field = mix(colour, "#fdf3d6", 0.5)
        d.fill(
            f"M{left:.2f} {top} H{x + width} V{foot} H{left:.2f} Z",
            d.linear((0, top), (0, foot), (0, lit(field, 0.3)), (1, field)),
        )
        d.line(f"M{left:.2f} {top + 1} V{foot - 1}", mix(colour, INK, 0.35), 1.0)
        d.line(f"M{left - 1:.2f} {top + 1} V{foot - 1}", "#fffaf0", 0.8, 0.8)
    shade = d.linear((0, top), (0, top + 5), (0, INK, 0.36), (1, INK, 0.0))
    d.fill(f"M{x} {top} h{width} v5 h{-width} Z", shade)


def _ribbon(d: Drawing, box: tuple[float, float, float, float]) -> None:
    """The scroll that bears the name, folded back at both ends."""
    x, y, width, height = box
    foot = y + height
    for side, tip in ((x, x - 3.4), (x + width, x + width + 3.4)):
        d.path(
            f"M{side} {y + 3} L{tip} {y + 3} L{tip + (side - tip) * 0.5} {y + 9.4} "
            f"L{tip} {foot + 1.6} L{side} {foot + 1.6} Z",
            "#c9a96c",
            width=0.8,
        )
    d.path(
        f"M{x} {y} H{x + width} V{foot} H{x} Z",
        d.linear((0, y), (0, foot), (0, "#fffaea"), (0.5, "#f6e9c4"), (1, "#dcc48e")),
        width=0.9,
    )
    d.line(f"M{x + 1.6} {y + 1.6} H{x + width - 1.6}", "#ffffff", 0.8, 0.8)
