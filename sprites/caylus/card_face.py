"""Faces of the buildings at any width: with name, effects, cost and points as the size allows.

A card is `width` px wide and 5/4 as high. All surfaces are cached and shared: copy one before
drawing on it.
"""

from __future__ import annotations

import pygame

from sprites.caylus.card_effects import (
    cost_row,
    effect_pair,
    effect_picture,
)
from sprites.caylus.card_frame import (
    ASPECT,
    DEEP_NAMED,
    NAMED,
    NAMELESS,
    SMALL_NAMED,
    TINY_NAMED,
    TINY_PRICED,
    TWO_LINED,
    TWO_LINED_ROW,
    WIDE,
    CardPlan,
    card_ground,
    card_lines,
)
from sprites.caylus.card_view import Amount, CardFace, EffectFace
from sprites.caylus.facade import Crop, facade
from sprites.caylus.icons import icon
from sprites.caylus.pen import Drawing
from sprites.common import fonts
from sprites.common.light import shadow, shadow_pad
from sprites.common.players import PlayerStyle, badge, shape_svg
from sprites.common.surface_cache import kept

NAMED_FROM = 56
"""Cards at least this many px wide bear their name whole in type of 13 px or more, a long one
on two lines."""
_ROOMY_FROM = 240
"""Cards at least this wide have room for a name between the ends of its ribbon."""
_TYPE, _HAND_TYPE, _ROAD_TYPE = 12.4, 14.2, 18.0
"""Units of a name's type on such cards, on smaller ones in hand, and on those of the board, which
are read from farther: where the window is larger, so are the letters."""
_DEEP_BELOW = 84
"""Smaller cards in hand, and all on the board, give more of their height to name and effects."""
_SQUEEZED = 0.66
"""So narrow may the letters of a name of several words be: a second line would take the room of
picture and effects, and stands only where a longer one leaves no other way."""
_SQUEEZED_IN_HAND = 0.83
"""The same on cards in hand: a second line would cover their cost."""
_SMALLER_FIRST, _ROAD_SET = 0.82, 0.9
"""Letters become smaller before they are narrower than the first. All on the board are as narrow
as the second: short names do not look larger than long ones."""
_ONE_WORD_SQUEEZED = 0.66
"""Those of a word that cannot be broken: narrower than that the name is left out."""
_TINY_BELOW, COST_FROM, POINTS_FROM = 66, 84, 56
"""Smaller cards have a plate for the name that is just as high as its letters; cards in hand show
their cost down the left side, and all their points, if they are at least so wide."""
_LEAST_SEAL, _SEAL, _SEAL_GAP = 11, 15.0, 3
"""px and units of the seal that stands for the owner's effect, and px of its field besides."""
_LEAST_FIELD = 20.5
"""px of the field of the owner's effect."""
_ALONE = 37.0
"""Units of an icon that has the whole strip to itself."""
_ONE_ROW = 27
"""px of height in which what fits into one row has no room to be folded into two."""
_NAME_ROOM, _SMALL_NAME_ROOM, _RIBBON = 90.0, 92.0, 98.4
"""Units that a name may take on a roomy card and on a smaller one, and of that one's ribbon."""
_AIR, _AIR_SHARE = 3, 0.055
"""px of the ribbon that are bare at either end of a name at least, and that by a card's width."""
_CROPS: dict[CardPlan, Crop] = {
    NAMED: (0.0, 9.0, 120.0, 96.0),
    SMALL_NAMED: (0.0, 15.6, 120.0, 85.0),
    DEEP_NAMED: (0.0, 23.0, 120.0, 65.4),
    TWO_LINED: (0.0, 38.0, 120.0, 49.2),
    TWO_LINED_ROW: (0.0, 22.0, 120.0, 68.1),
    TINY_NAMED: (0.0, 20.0, 120.0, 78.0),
    TINY_PRICED: (0.0, 34.0, 120.0, 57.8),
    NAMELESS: (0.0, 2.0, 120.0, 108.4),
}
_SHIELD, _WIDE_SHIELD, _ROOMY_SHIELD = 26.0, 29.0, 21.0
"""Units of the shield with the points: of one figure, of two, and on a roomy card."""
_TAG_TOP = 27.0
_TAG_FOOT, _TAG_HEAD = 66.2, 18.4
"""Units at which the name's ribbon begins, a long cost hangs higher, and those below which the
owner's badge leaves it room: the icons of a longer one lie over each other."""
_NAME_COLOUR = "#38210f"
_MIDDLE, _MIDDLE_OF_TWO = 0.47, 0.5
"""Where the middle of one line, or of two, stands in its ribbon."""
_LINE_SHARE = 0.45
"""From one line of a name to the next, in shares of its ribbon."""


def card_height(width: int) -> int:
    """The height of a card `width` px wide."""
    return round(width * ASPECT)


def bears_name(name: str, width: int) -> bool:
    """Whether a card this wide shows its name: only whole and in 13 px or more."""
    return (
        bool(name)
        and width >= NAMED_FROM
        and all(_fits(line, width) for line in name_lines(name, width))
    )


def name_lines(name: str, width: int, in_hand: bool = False) -> tuple[str, ...]:
    """The name on one line, or on the two that are most alike in length where one is too long; in
    hand that is one which has no room in the smallest type."""
    words, px = name.split(), fonts.FLOOR if in_hand else _type_px(width, in_hand)
    if len(words) < 2 or _width(name, px) * _squeezed(in_hand) <= _name_room(width):
        return (name,)
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(ways, key=lambda way: max(map(len, way)))


def _squeezed(in_hand: bool) -> float:
    """How narrow the letters of a name of several words may be."""
    return _SQUEEZED_IN_HAND if in_hand else _SQUEEZED


def _type_px(width: int, in_hand: bool) -> int:
    """px of a name's type on a card this wide that has room for it."""
    small = _HAND_TYPE if in_hand else _ROAD_TYPE
    units = _TYPE if width >= _ROOMY_FROM else small
    return max(fonts.FLOOR, round(units * width / WIDE))


def _fits(line: str, width: int) -> bool:
    """Whether a line of a name can be read whole on a card this wide."""
    return _width(line) * _ONE_WORD_SQUEEZED <= _name_room(width)


def _width(line: str, px: int = fonts.FLOOR) -> int:
    """px of a line in type of so many px, or in the smallest."""
    return fonts.serif(px, "bold").size(line)[0]


def plan_of(face: CardFace, width: int, in_hand: bool = False) -> CardPlan:
    """Where picture, name and effects lie on a card this wide."""
    plan = _plan_of_name(face.name, width, in_hand)
    if plan is TWO_LINED:
        return TWO_LINED_ROW if _in_one_row(face) else plan
    if _of_two_sizes(face):
        return TINY_PRICED if plan is TINY_NAMED else plan
    return plan


def _of_two_sizes(face: CardFace) -> bool:
    """Whether an effect has two sizes, each with its price."""
    effect = face.primary
    return face.group != "prestige" and effect is not None and len(effect.options) > 1


def _in_one_row(face: CardFace) -> bool:
    """Whether all effects only bring something: what has a price may need a row for each size."""
    effects = [effect for effect in (face.primary, face.secondary) if effect is not None]
    return face.group != "prestige" and all(
        len(effect.options) == 1 and not effect.options[0].pay for effect in effects
    )


def _plan_of_name(name: str, width: int, in_hand: bool) -> CardPlan:
    if not bears_name(name, width):
        return NAMELESS
    if len(name_lines(name, width, in_hand)) > 1:
        return TWO_LINED
    if width >= _ROOMY_FROM:
        return NAMED
    if width < _TINY_BELOW:
        return TINY_NAMED
    return SMALL_NAMED if in_hand and width >= _DEEP_BELOW else DEEP_NAMED


def _name_room(width: int) -> int:
    """px that a name may take: less than its ribbon."""
    if width >= _ROOMY_FROM:
        return round(_NAME_ROOM * width / WIDE)
    air = max(_AIR, int(_AIR_SHARE * width))
    return min(round(_SMALL_NAME_ROOM * width / WIDE), int(_RIBBON * width / WIDE) - 2 * air)


@kept
def card_face(
    face: CardFace,
    style: PlayerStyle | None,
    width: int,
    with_cost: bool = False,
    variant: int = 0,
) -> pygame.Surface:
    """The card of an owner (None: nobody's). `with_cost` is for cards in hand and inspector."""
    plan = plan_of(face, width, with_cost)
    size, unit = (width, card_height(width)), width / WIDE
    owner = None if face.group == "neutral" else style
    card = card_ground(face.group, owner, size, plan).copy()
    card.blit(_picture(face, plan, unit, variant), _corner(plan, unit))
    parts = _strip_parts(face, plan, unit)
    card.blit(card_lines(face.group, owner, size, plan, parts.split), (0, 0))
    _strip(card, parts, plan, owner, unit)
    if plan.name is not None:
        _name(card, name_lines(face.name, width, with_cost), plan, with_cost)
    if with_cost and width >= COST_FROM and face.group == "player" and face.cost:
        _cost_tag(card, face.cost, unit)
    if owner is not None and face.group == "player":
        _badge(card, owner, unit)
    if face.points and width >= POINTS_FROM:
        _shield(card, face.points, unit)
    return card


def effect_boxes(face: CardFace, width: int) -> tuple[pygame.Rect, ...]:
    """Where the effects stand on a card this wide, px: the worker's owner's, the card owner's."""
    plan, unit = plan_of(face, width), width / WIDE
    parts = _strip_parts(face, plan, unit)
    left, top, wide, high = (value * unit for value in plan.strip)
    border = left + wide * parts.split
    whole = pygame.Rect(round(left), round(top), round(border - left), round(high))
    if parts.split >= 1:
        return (whole,)
    return whole, pygame.Rect(round(border), round(top), round(left + wide - border), round(high))


def _picture(face: CardFace, plan: CardPlan, unit: float, variant: int) -> pygame.Surface:
    size = (round(plan.picture[2] * unit), round(plan.picture[3] * unit))
    return facade(face.key, size, _CROPS[plan], variant)


def _corner(plan: CardPlan, unit: float) -> tuple[int, int]:
    return round(plan.picture[0] * unit), round(plan.picture[1] * unit)


class _StripParts:
    """Pictures of the two effects and where the owner's field begins (1: there is none). `seal`:
    px of the owner's shape that stands in that field where its effect has no room."""

    def __init__(
        self,
        left: pygame.Surface | None,
        right: pygame.Surface | None,
        split: float,
        seal: int = 0,
    ) -> None:
        self.left, self.right, self.split, self.seal = left, right, split, seal


def _strip_parts(face: CardFace, plan: CardPlan, unit: float) -> _StripParts:
    """As much of cost and effects as the strip can bear: both, the first whole beside a seal that
    stands for the owner's, or its gain."""
    room = (round((plan.strip[2] - 3) * unit), round((plan.strip[3] - 0.6) * unit))
    most = max(round(30 * unit), min(room[1], 16))
    if unit * WIDE < _DEEP_BELOW and not _of_two_sizes(face):
        room = (room[0], min(room[1], _ONE_ROW))
    left, right = face.primary, face.secondary
    if face.group == "prestige":
        return _prestige_parts(face, room, most)
    if left is None:
        return _StripParts(None, None, 1.0)
    if right is not None:
        pair = effect_pair(left, right, room, most) if _of_two_sizes(face) else None
        share = _share(left, right)
        first = effect_picture(left, (round(room[0] * share), room[1]), most=most)
        second = effect_picture(
            right, (round(room[0] * (1 - share) - 2 * unit), room[1]), most=most
        )
        if pair is None and first is not None and second is not None:
            return _StripParts(first, second, share)
        pair = pair or effect_pair(left, right, room, most)
        if pair is not None:
            least = _LEAST_FIELD / (plan.strip[2] * unit)
            return _StripParts(*pair, min(1 - least, _border(*pair, room[0])))
        seal = max(_LEAST_SEAL, round(_SEAL * unit))
        first = effect_picture(left, (room[0] - seal - _SEAL_GAP, room[1]), most=most, below=1)
        if first is not None:
            return _StripParts(first, None, 1 - (seal + _SEAL_GAP) / room[0], seal)
    whole = effect_picture(left, room, most=max(most, min(round(_ALONE * unit), room[1] - 4)))
    if whole is None:
        whole = effect_picture(left, room, True, most)
    return _StripParts(whole, None, 1.0)


def _border(left: pygame.Surface, right: pygame.Surface, room: int) -> float:
    """Where two pictures meet that leave little room between them, as a share of it."""
    spare = room - left.get_width() - right.get_width()
    return (left.get_width() + spare / 2) / room


def _prestige_parts(face: CardFace, room: tuple[int, int], most: int) -> _StripParts:
    """What it costs, and, on the Hotel, what it brings its owner."""
    share = 0.68 if face.secondary is not None else 1.0
    cost = cost_row(face.cost, (round(room[0] * share) - 2, room[1]), most)
    if face.secondary is None:
        return _StripParts(cost, None, 1.0)
    income = effect_picture(face.secondary, (round(room[0] * (1 - share)), room[1]), most=most)
    if cost is None or income is None:
        return _StripParts(cost_row(face.cost, room, most), None, 1.0)
    return _StripParts(cost, income, share)


def _share(left: EffectFace, right: EffectFace) -> float:
    """How the strip is divided: by the number of icons, neither side below a third."""
    first, second = (_weight(effect) for effect in (left, right))
    return max(0.42, min(0.64, 0.06 + first / (first + second)))


def _weight(effect: EffectFace) -> float:
    def icons(pairs: tuple[Amount, ...]) -> float:
        return sum(1.0 if name == "denier" else 0.3 + 0.7 * n for name, n in pairs)

    return max(
        icons(option.gain) + (icons(option.pay) + 0.5 if option.pay else 0)
        for option in effect.options
    )


def _strip(
    card: pygame.Surface,
    parts: _StripParts,
    plan: CardPlan,
    style: PlayerStyle | None,
    unit: float,
) -> None:
    x, y, width, height = (value * unit for value in plan.strip)
    middle = y + height / 2
    border = x + width * parts.split
    if parts.left is not None:
        card.blit(parts.left, parts.left.get_rect(center=((x + border) / 2, middle)))
    if parts.seal and style is not None:
        mark = _owner_tab(style, parts.seal)
        card.blit(mark, mark.get_rect(center=((border + x + width) / 2, middle)))
    if parts.right is None:
        return
    card.blit(parts.right, parts.right.get_rect(center=((border + x + width) / 2, middle)))
    if style is not None and unit >= 0.6:
        mark = _owner_tab(style, max(9, round(10.5 * unit)))
        card.blit(mark, mark.get_rect(center=(border, y + height - 2.2 * unit)))


@kept
def _owner_tab(style: PlayerStyle, px: int) -> pygame.Surface:
    """The owner's shape over the share that goes to the owner."""
    d = Drawing(2.0)
    d.circle(16, 16, 14, style.fill)
    d.add(shape_svg(style.shape, 16, 16, 8, style.mark, style.ink, 1.2))
    return d.raster((32, 32), (px, px))


def _name(card: pygame.Surface, lines: tuple[str, ...], plan: CardPlan, in_hand: bool) -> None:
    """The name in one type, as large as its longest line has room for."""
    assert plan.name is not None
    width, unit = card.get_width(), card.get_width() / WIDE
    x, y, wide, height = (part * unit for part in plan.name)
    room, squeezed, px = _name_room(width), _squeezed(in_hand), _type_px(width, in_hand)
    longest = max(lines, key=_width)
    while px > fonts.FLOOR and _width(longest, px) * max(squeezed, _SMALLER_FIRST) > room:
        px -= 1
    share = 1.0 if in_hand or width >= _ROOMY_FROM else _ROAD_SET
    middle = _MIDDLE if len(lines) == 1 else _MIDDLE_OF_TWO
    for number, line in enumerate(lines):
        words = fonts.render(fonts.serif(px, "bold"), line, _NAME_COLOUR)
        taken = min(room, round(words.get_width() * share))
        if words.get_width() > taken:
            large = fonts.render(fonts.serif(2 * px, "bold"), line, _NAME_COLOUR)
            words = pygame.transform.smoothscale(large, (taken, words.get_height()))
        down = y + height * (middle + _LINE_SHARE * (number - (len(lines) - 1) / 2))
        card.blit(words, words.get_rect(center=(x + wide / 2, down)))


def _cost_tag(card: pygame.Surface, cost: tuple[Amount, ...], unit: float) -> None:
    """The cost as a hanging parchment tag, one icon below the other."""
    names = [name for name, number in cost for _ in range(number)]
    px, step = max(13, round(15 * unit)), max(13, round(14.6 * unit))
    if len(names) > 1:
        room = (_TAG_FOOT - _TAG_HEAD - 6) * unit - px
        step = min(step, int(room / (len(names) - 1)))
    size = (px + round(4 * unit), step * (len(names) - 1) + px + round(6 * unit))
    tag = _tag(size, unit)
    top = min(round(_TAG_TOP * unit), int(_TAG_FOOT * unit) - size[1])
    corner = (round(3.4 * unit), top)
    _lay(card, tag, corner, unit)
    for index, name in enumerate(names):
        card.blit(
            icon(name, px),
            (corner[0] + round(2 * unit), corner[1] + round(3 * unit) + index * step),
        )


@kept
def _tag(size: tuple[int, int], unit: float) -> pygame.Surface:
    width, height = size[0] / unit, size[1] / unit
    d = Drawing(max(1.0, 0.9 / unit))
    paper = d.linear((0, 0), (width, 0), (0, "#e9d6a2"), (0.3, "#fbf0cf"), (1, "#efdfb2"))
    d.path(
        f"M0.7 0.7 H{width - 3:.2f} Q{width - 0.7:.2f} 0.7 {width - 0.7:.2f} 3 "
        f"V{height - 3:.2f} Q{width - 0.7:.2f} {height - 0.7:.2f} {width - 3:.2f} "
        f"{height - 0.7:.2f} H0.7 Z",
        paper,
    )
    return d.raster((width, height), size)


def _badge(card: pygame.Surface, style: PlayerStyle, unit: float) -> None:
    box = badge_box(card.get_width())
    _lay(card, badge(style, box.width), box.topleft, unit)


def badge_box(width: int) -> pygame.Rect:
    """Where the owner's badge is on a card this wide, px."""
    unit = width / WIDE
    px, rim = max(15, round(20 * unit)), round(1.6 * unit)
    return pygame.Rect(rim, rim, px, px)


def shield_box(width: int, points: int) -> pygame.Rect:
    """Where the points stand on a card this wide, px."""
    unit = width / WIDE
    units = _SHIELD if points < 10 else _WIDE_SHIELD
    px = max(
        17 if points < 10 else 23, round((_ROOMY_SHIELD if width >= _ROOMY_FROM else units) * unit)
    )
    rim = round(1.6 * unit)
    return pygame.Rect(width - px - rim, rim, px, px)


def _shield(card: pygame.Surface, points: int, unit: float) -> None:
    box = shield_box(card.get_width(), points)
    px = box.width
    shield = icon("points", px).copy()
    px_font = max(fonts.FLOOR, px * (0.62 if points < 10 else 0.54))
    figure = fonts.render(fonts.serif(px_font, "black"), str(points), "#6e2a17")
    shield.blit(figure, figure.get_rect(center=(px * 0.5, px * 0.47)))
    _lay(card, shield, box.topleft, unit)


def _lay(card: pygame.Surface, part: pygame.Surface, corner: tuple[int, int], unit: float) -> None:
    """A part stuck on the card with its small shadow."""
    offset, blur = (0.8 * unit, 1.6 * unit), max(1.6, 2.4 * unit)
    pad = shadow_pad(offset, blur)
    card.blit(_part_shadow(part, offset, blur), (corner[0] - pad, corner[1] - pad))
    card.blit(part, corner)


@kept
def _part_shadow(part: pygame.Surface, offset: tuple[float, float], blur: float) -> pygame.Surface:
    return shadow(part, offset, blur, 120)
