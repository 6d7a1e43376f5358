"""Where a tablet hangs while it is held over a hollow: close to the hand, but off whatever is
weighed up there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from scenes.games.tara.layout import BoardPlan
from sprites.tara.geometry import FortLayout

Spot = tuple[int, int]
_STEPS, _CLEAR = 6, 4
"""Places that are tried to each side of the hand; the fourth is just clear of what is aimed at."""
_AIMED, _HERE, _THERE, _MARK, _LAND, _BAND, _WORDS = 12.0, 14.0, 5.0, 4.0, 0.6, 2.5, 12.0
"""How much it counts to hide what is aimed at, a hollow of its fort, one of another fort, a mark or
a name, a rath or a pile, the prompt above the board or the shelf below it, words there."""
_FAR = 0.9
"""What a size of the tablet counts by which it hangs off the hand."""
_HALO, _STACK, _RISE, _SIGN = 1.36, 1.2, 0.1, 0.7
"""Widths of a disc: of the light about what is aimed at, of a stack, how far that rises, and of a
mark."""
_MIDDLE = 3.2
"""Heights of a tablet by which the land in the middle is higher."""
_Weighed = list[tuple[pygame.Rect, float]]
"""Boxes of what is read, and how much each counts."""


def aside(
    plan: BoardPlan,
    hollow: tuple[str, int, int],
    size: tuple[int, int],
    words: Sequence[pygame.Rect] = (),
) -> Spot:
    """px from the hand to the middle of a tablet of `size` held over a hollow of a province, a rank
    and an index. `words` stand beside the board."""
    province, rank, index = hollow
    fort, px = plan.layout.fort(province), plan.layout.disc
    x, y = plan.at(fort.hollows[rank][index])
    weighed = [*_weighed(plan, fort), *((box, _WORDS) for box in words)]
    weighed.append((_about(x, y - px * _RISE, px * _HALO), _AIMED))
    hand = (round(x), round(y))
    halo = round(px * _HALO)
    return min(_tried(size, halo), key=lambda spot: _cost(hand, spot, size, weighed))


def _tried(size: tuple[int, int], halo: int) -> Iterator[Spot]:
    """Below the hand first."""
    wide, high = ((each + halo) / 2 / _CLEAR for each in size)
    for down in range(_STEPS, -_STEPS - 1, -1):
        for across in range(-_STEPS, _STEPS + 1):
            yield round(across * wide), round(down * high)


def _cost(hand: Spot, spot: Spot, size: tuple[int, int], weighed: _Weighed) -> float:
    """How much a tablet would hide there, by its own area, and how far off it is."""
    box = pygame.Rect((0, 0), size)
    box.center = (hand[0] + spot[0], hand[1] + spot[1])
    hidden = 0.0
    for other, weight in weighed:
        part = box.clip(other)
        hidden += weight * part.width * part.height
    far = abs(spot[0]) / size[0] + abs(spot[1]) / size[1]
    return hidden / (size[0] * size[1]) + _FAR * far


def _weighed(plan: BoardPlan, here: FortLayout) -> _Weighed:
    """What is read on the board, and how much each counts."""
    layout, found = plan.layout, []
    px = layout.disc
    for fort in layout.forts:
        weight = _HERE if fort is here else _THERE
        for rank in fort.hollows:
            for x, y in map(plan.at, rank):
                found.append((_stack(x, y, px), weight))
        for x, y in map(plan.at, fort.income):
            found.append((_about(x, y, px * _SIGN), _MARK))
        found.append((plan.rect(fort.grip), _MARK))
    cards = (layout.draw, layout.discard, *layout.turned, *(rath.box for rath in layout.raths))
    found += [(plan.rect(box), _LAND) for box in cards]
    bands = (plan.box.move(0, -plan.box.height), plan.box.move(0, plan.box.height))
    return [*found, *((band, _BAND) for band in bands)]


def hollows(plan: BoardPlan) -> list[pygame.Rect]:
    """All hollows with what may lie in them."""
    px = plan.layout.disc
    return [
        _stack(x, y, px)
        for fort in plan.layout.forts
        for rank in fort.hollows
        for x, y in map(plan.at, rank)
    ]


def middle_ground(plan: BoardPlan) -> pygame.Rect:
    """The land about the places for tablets turned up, as far as the forts around it."""
    slots = plan.layout.turned
    wide, high = slots[0].size
    room = slots[0].unionall(list(slots[1:])).inflate(2 * wide, round(_MIDDLE * high))
    return plan.rect(room).clip(plan.box)


def _stack(x: float, y: float, px: float) -> pygame.Rect:
    """The box of a stack of discs of `px` in a hollow."""
    return _about(x, y - px * _RISE, px * _STACK)


def _about(x: float, y: float, side: float) -> pygame.Rect:
    box = pygame.Rect(0, 0, round(side), round(side))
    box.center = (round(x), round(y))
    return box
