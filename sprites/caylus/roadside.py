"""Trees in the bends of the road and country life in the land that it leaves free, in units."""

from __future__ import annotations

import random

from sprites.caylus import landscape_life as life
from sprites.caylus.geometry import BoardLayout
from sprites.caylus.palette import MOSS, VINE
from sprites.caylus.pen import Drawing

_TONES = (VINE, "#7c8a42", "#5f7540", "#86924a")


def roadside(layout: BoardLayout) -> list[tuple[float, float, Drawing]]:
    """Things with their foot at (x, y), from back to front."""
    things = _bends(layout) + _margin(layout)
    return sorted(things, key=lambda thing: thing[1])


def _bends(layout: BoardLayout) -> list[tuple[float, float, Drawing]]:
    """Trees outside the bends, as far as the board reaches."""
    unit, road = layout.unit, layout.road
    chance = random.Random(road.rows * 100 + road.columns)
    card, lane = road.card_width / unit, road.lane_width / unit
    size = max(3.2, min(8.0, card * 0.075))
    things: list[tuple[float, float, Drawing]] = []
    for row in range(road.rows - 1):
        cell = road.cells[(row + 1) * road.columns - 1]
        x = (cell.lane.right if cell.forward else cell.lane.left) / unit
        out = 1 if cell.forward else -1
        y = cell.lane.centery / unit
        for across, down in ((0.62, -0.42), (0.98, 0.12), (1.0, 1.5)):
            at = x + out * (card * 0.35 * across + lane * 0.78)
            if not layout.rim / unit + 6 < at < layout.size[0] / unit - layout.rim / unit - 4:
                continue
            if out < 0 and at < (layout.bridge.right / unit) + 4:
                continue
            tone = chance.choice(_TONES)
            thing = (
                life.leafy(size, tone, row)
                if chance.random() < 0.7
                else life.shrub(size * 0.8, MOSS)
            )
            things.append((at, y + down * card, thing))
    return things


def _margin(layout: BoardLayout) -> list[tuple[float, float, Drawing]]:
    """Life between the last column and the right edge, where there is room for it."""
    unit, road = layout.unit, layout.road
    right = max(point[0] for point in road.line[: _before_the_end(layout)]) / unit
    left = right + road.lane_width / unit * 0.8
    edge = (layout.size[0] - layout.rim) / unit
    if edge - left < 26:
        return []
    top, foot = layout.display_panel.bottom / unit + 10, road.cells[-1].lane.top / unit - 8
    chance = random.Random(41)
    things: list[tuple[float, float, Drawing]] = []
    count = round((edge - left) * (foot - top) / 1500)
    for number in range(min(26, count)):
        x = left + 8 + chance.random() * (edge - left - 20)
        y = top + 12 + (foot - top - 12) * (number + chance.random()) / max(1, count)
        kind = chance.random()
        if kind < 0.45:
            thing = life.leafy(chance.uniform(5, 8), chance.choice(_TONES), number)
        elif kind < 0.65:
            thing = life.sheep(number)
        elif kind < 0.8:
            thing = life.shrub(chance.uniform(3.5, 5))
        elif kind < 0.9:
            thing = life.haystack(6)
        else:
            thing = life.cottage(0.9)
        things.append((x, y, thing))
    return things


def _before_the_end(layout: BoardLayout) -> int:
    """How many points of the road's line belong to the rows with cards."""
    end = layout.road.cells[-1].end
    return max(2, sum(1 for walked in layout.road.walked if walked <= end))
