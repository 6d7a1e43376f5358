"""Faces of townsfolk cards at any height: full, without a name when small, and for the ring.

All surfaces are cached and shared: copy one before drawing on it.
"""

import pygame

from sprites.common import fonts, svg
from sprites.common.light import clip, rounded_mask, shadow, shadow_pad
from sprites.common.noise import multiply
from sprites.common.surface_cache import kept
from sprites.portrait.pen import INK, Drawing
from sprites.portrait.portrait import Crop, portrait
from sprites.viscounts.card_frame import (
    FULL,
    HIGH,
    NAMELESS,
    SMALL,
    WIDE,
    CardPlan,
    card_ground,
    card_lines,
    empty_window,
    print_grain,
    rounded,
)
from sprites.viscounts.card_tokens import figure, token_row
from sprites.viscounts.card_view import CardFace, IconSource

NAMED_FROM = 128
"""Cards at least this many px high bear their name, if it fits whole in type of 13 px or more."""
ABILITY_FROM = 108
"""Cards at least this high show their ability; below, a card looks as it does on the ring."""
FULL_CROP = Crop(3.5, 4.5, 93, 101.3)
NAMELESS_CROP = Crop(3.5, 4.5, 93, 108.5)
SMALL_CROP = Crop(10.5, 2.0, 85, 122.4)
_NAME_ROOM, _ROW_ROOM, _WHOLE_ROOM = 88.0, 63.0, 86.0
"""Widths in units for the name, for the ability beside its roundel, and without it."""
_NAME_SET = 81.0
"""Width in units in which a name is set: it keeps clear of the ribbon's ends."""
_NAME_EDGE = 7.0
"""Units between the edge of a card that is covered in part and its name."""
_NAME_BETWEEN = (92.0, 106.4)
"""Units from the top between which the ink of a name lies."""
_INK = 90
"""How opaque a pixel of a letter is to count."""
NAME_COLOUR = "#2a1626"


def card_face(view: CardFace, height: int, icon: IconSource, shown: int = 0) -> pygame.Surface:
    """The card `height` px high and 5/7 as wide, with all the print that this size can bear.
    `shown`: px of its left side that its neighbour in a hand leaves in sight, 0 for all of it."""
    if height < ABILITY_FROM:
        return card_small(view, round(height * WIDE / HIGH), icon)
    return _card(view, height, icon, shown)


@kept
def _card(view: CardFace, height: int, icon: IconSource, shown: int) -> pygame.Surface:
    named = _bears_name(view.name, height)
    plan, crop = (FULL, FULL_CROP) if named else (NAMELESS, NAMELESS_CROP)
    size = (round(height * WIDE / HIGH), height)
    unit = height / HIGH
    card = card_ground(view.profession, view.kind, size, True).copy()
    card.blit(_window(view, plan, crop, unit), _corner(plan, unit))
    lines = card_lines(view.profession, view.kind, size, plan, view.reconstructed)
    card.blit(lines, (0, 0))
    if named:
        _name(card, view.name, unit, shown or size[0])
    _ability(card, view, plan, unit, icon)
    _coin(card, view.cost, 27, (1, 1), unit, icon)
    _icons(card, view.icons, max(15, round(20 * unit)), (3.5, 29.0), unit, icon)
    _pennant(card, view, 24, unit, icon)
    return rounded(card, unit)


@kept
def card_small(view: CardFace, width: int, icon: IconSource) -> pygame.Surface:
    """The card for the ring, `width` px wide, 7/5 as high: portrait, cost, icons, hire effect."""
    size = (width, round(width * HIGH / WIDE))
    unit = width / WIDE
    card = card_ground(view.profession, view.kind, size, False).copy()
    card.blit(_window(view, SMALL, SMALL_CROP, unit), _corner(SMALL, unit))
    card.blit(card_lines(view.profession, view.kind, size, SMALL, view.reconstructed), (0, 0))
    _coin(card, view.cost, 38, (0.5, 0.5), unit, icon)
    _icons(card, view.icons, max(15, round(29 * unit)), (2.0, 41.0), unit, icon)
    _pennant(card, view, 34, unit, icon)
    return rounded(card, unit)


def _bears_name(name: str, height: int) -> bool:
    room = round(_NAME_ROOM * height / HIGH)
    return height >= NAMED_FROM and fonts.serif(fonts.FLOOR, "bold").size(name)[0] <= room


def _corner(plan: CardPlan, unit: float) -> tuple[int, int]:
    return round(plan.window[0] * unit), round(plan.window[1] * unit)


def _window(view: CardFace, plan: CardPlan, crop: Crop, unit: float) -> pygame.Surface:
    size = (round(plan.window[2] * unit), round(plan.window[3] * unit))
    if view.kind == "printed":
        return clip(empty_window(size).copy(), rounded_mask(size, 5 * unit))
    picture = portrait(view.key, size, crop).copy()
    multiply(picture, print_grain(size, unit, 17))
    picture.fill((14, 10, 7), special_flags=pygame.BLEND_RGB_ADD)
    return clip(picture, rounded_mask(size, 5 * unit))


def _name(card: pygame.Surface, name: str, unit: float, shown: int) -> None:
    """In the middle of what is seen of the card, as far as it fits there."""
    letters = fonts.fit(
        name, round(_NAME_SET * unit), 12.8 * unit, weight="bold", colour=NAME_COLOUR
    )
    begin = letters.get_width() / 2 + _NAME_EDGE * unit
    middle = min(card.get_width() / 2, max(shown / 2, begin))
    place = letters.get_rect(center=(middle, 97.9 * unit))
    card.blit(letters, place.move(0, _lowered(letters, place.top, unit)))


def _lowered(letters: pygame.Surface, top: int, unit: float) -> int:
    """px by which a name lies lower, so that what stands on its capitals is clear of the ribbon's
    upper line and nothing below them crosses its lower one."""
    ink = letters.get_bounding_rect(_INK)
    high, low = (round(each * unit) for each in _NAME_BETWEEN)
    return max(0, min(high - top - ink.top, low - top - ink.bottom))


def _ability(
    card: pygame.Surface, view: CardFace, plan: CardPlan, unit: float, icon: IconSource
) -> None:
    if plan.strip is None:
        return
    middle = (plan.strip[0] + plan.strip[1]) / 2 - 0.4
    if view.timing == "none":
        card.blit(_plain_rule(round(60 * unit)), (round(20 * unit), round((middle - 6) * unit)))
        return
    px = max(15, round(19 * unit))
    row = token_row(view.ability, px, icon, round(_ROW_ROOM * unit))
    if row.get_width() > round(_ROW_ROOM * unit):
        # no room beside the roundel on a small card: the ability alone, in the middle
        row = token_row(view.ability, px, icon, round(_WHOLE_ROOM * unit))
        card.blit(row, row.get_rect(center=(50 * unit, middle * unit)))
        return
    roundel = icon(view.timing, max(15, round(17.5 * unit)))
    card.blit(roundel, roundel.get_rect(center=(17 * unit, middle * unit)))
    card.blit(row, row.get_rect(center=(60 * unit, middle * unit)))


@kept
def _plain_rule(width: int) -> pygame.Surface:
    """The ornament of a card without an ability."""
    drawing = Drawing()
    drawing.line("M2 10 H36 M64 10 H98", "#8a6a4a", 1.5)
    drawing.path("M50 3 L57 10 L50 17 L43 10 Z", "#8a6a4a")
    drawing.dots([(38, 10), (62, 10)], 1.6, "#8a6a4a")
    return svg.raster(svg.document(drawing.body, 100, 20), (width, round(width / 5)))


def _coin(
    card: pygame.Surface,
    cost: int,
    across: float,
    corner: tuple[float, float],
    unit: float,
    icon: IconSource,
) -> None:
    side = max(19, round(across * unit))
    coin = icon("coin", side)
    x, y = round(corner[0] * unit), round(corner[1] * unit)
    _shaded(card, coin, (x, y), unit)
    number = figure(str(cost), side * 0.68, "#2e2436")
    card.blit(number, number.get_rect(center=(x + side / 2, y + side / 2)))


def _icons(
    card: pygame.Surface,
    names: tuple[str, ...],
    side: int,
    corner: tuple[float, float],
    unit: float,
    icon: IconSource,
) -> None:
    x = round(corner[0] * unit)
    for index, name in enumerate(names):
        y = round(corner[1] * unit) + index * round(side * 1.02)
        _shaded(card, icon(name, side), (x, y), unit)


def _pennant(
    card: pygame.Surface, view: CardFace, across: float, unit: float, icon: IconSource
) -> None:
    if not view.hire:
        return
    width = max(18, round(across * unit))
    cloth = _pennant_cloth(width)
    x = card.get_width() - round(3.5 * unit) - width
    _shaded(card, cloth, (x, round(1.2 * unit)), unit)
    row = token_row(view.hire, max(14, round(width * 0.74)), icon, round(width * 0.82))
    middle = (x + width / 2, 1.2 * unit + cloth.get_height() * 0.44)
    card.blit(row, row.get_rect(center=middle))


@kept
def _pennant_cloth(width: int) -> pygame.Surface:
    drawing = Drawing()
    fill = drawing.linear((0, 0), (0, 42), (0, "#f8edcf"), (1, "#d9bf86"))
    drawing.path("M1.6 0 H30.4 V34 L16 42.4 L1.6 34 Z", fill, INK, 2.2)
    drawing.line("M4.6 0 V32.2 L16 38.8 L27.4 32.2 V0", "#5f9448", 1.7)
    return svg.raster(svg.document(drawing.body, 32, 44), (width, round(width * 44 / 32)))


def _shaded(
    card: pygame.Surface, part: pygame.Surface, corner: tuple[int, int], unit: float
) -> None:
    """A part stuck on the card with its small shadow."""
    offset, blur = (0.8 * unit, 1.6 * unit), max(1.6, 2.4 * unit)
    pad = shadow_pad(offset, blur)
    card.blit(_part_shadow(part, offset, blur), (corner[0] - pad, corner[1] - pad))
    card.blit(part, corner)


@kept
def _part_shadow(part: pygame.Surface, offset: tuple[float, float], blur: float) -> pygame.Surface:
    return shadow(part, offset, blur, 120)
