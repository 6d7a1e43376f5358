"""Which things stand where in the country: each province has its own, and so is told apart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from sprites.common.pen import Point
from sprites.common.strokes import at
from sprites.tara import scenery
from sprites.tara.geometry import BoardLayout, FortLayout

_SIZE = 1.38
"""How much larger than life things in a province are drawn. Cattle keep off the inner flanks of the
forts, where heads of cattle tell whom a rank pays."""


@dataclass(frozen=True, slots=True)
class Landmark:
    """A drawing whose foot stands at a place of the board, both in units."""

    place: Point
    body: str
    reach: float = 34.0
    """No part of it lies farther from its foot."""


def landmarks(layout: BoardLayout) -> Iterator[Landmark]:
    """Everything that stands on the board, back to front within each group."""
    makers = {
        "connacht": _connacht,
        "ulster": _ulster,
        "munster": _munster,
        "leinster": _leinster,
    }
    for fort in layout.forts:
        chance = random.Random(fort.key)
        for (x, y), body in sorted(makers[fort.key](chance), key=lambda thing: thing[0][1]):
            yield Landmark(_placed(fort, layout.unit, (x, y)), at(body, 0, 0, _SIZE), 52.0)
    yield from _river_banks(layout)
    for seat in range(len(layout.raths), 4):
        yield _lonely_place(layout, seat)


def _placed(fort: FortLayout, unit: float, place: Point) -> Point:
    """A place given in units from the throne, outwards positive."""
    x, y = fort.hollows[4][0]
    side = 1 if fort.mirrored else -1
    return x / unit + side * place[0], y / unit + place[1]


def _connacht(chance: random.Random) -> list[tuple[Point, str]]:
    """Bare limestone: walls and sheep."""
    walls = scenery.stone_wall([(-30, -4), (-16, 4), (0, 2), (14, 10)], chance)
    other = scenery.stone_wall([(0, 2), (4, 18), (-2, 30)], chance)
    return [
        ((150, 62), walls + other),
        ((134, 58), scenery.sheep(chance)),
        ((170, 90), scenery.sheep(chance)),
        ((160, 98), scenery.sheep(chance)),
        ((172, 130), scenery.dolmen(chance)),
        ((-94, -16), scenery.stone_wall([(-34, -6), (-14, 2), (8, -2), (22, 8)], chance)),
        ((-106, 4), scenery.sheep(chance)),
        ((-122, 14), scenery.sheep(chance)),
        ((-74, -22), scenery.cow(chance, "#4a3a30")),
    ]


def _ulster(chance: random.Random) -> list[tuple[Point, str]]:
    """A round tower in the gorse."""
    return [
        ((160, 92), scenery.round_tower(chance)),
        ((136, 66), scenery.gorse(chance)),
        ((176, 70), scenery.gorse(chance)),
        ((146, 84), scenery.gorse(chance)),
        ((174, 116), scenery.gorse(chance)),
        ((182, 142), scenery.gorse(chance)),
        ((-96, -14), scenery.stone_wall([(-30, 8), (-10, 0), (10, 4), (30, -6)], chance)),
        ((-82, -24), scenery.gorse(chance)),
        ((-92, 0), scenery.cow(chance, "#8a5a34")),
        ((-126, 14), scenery.gorse(chance)),
        ((150, 116), scenery.cow(chance, "#4a3a30")),
    ]


def _munster(chance: random.Random) -> list[tuple[Point, str]]:
    """Heather, cattle and a ring of stones."""
    clumps = [(128, 60), (148, 58), (176, 64), (182, 86), (142, 80), (178, 140), (168, 122)]
    return [
        ((160, 92), scenery.standing_stones(chance)),
        ((138, 70), scenery.cow(chance, "#3b302a")),
        ((176, 114), scenery.cow(chance)),
        *((place, scenery.heather(chance)) for place in clumps),
        ((-158, 62), scenery.stone_wall([(-26, -8), (-8, 0), (10, -4)], chance)),
        ((-190, 78), scenery.cow(chance)),
    ]


def _leinster(chance: random.Random) -> list[tuple[Point, str]]:
    """Oaks, a hut and a field of barley."""
    return [
        ((156, 76), scenery.barley(chance)),
        ((168, 104), scenery.hut(chance)),
        ((132, 62), scenery.oak_tree(chance, 0.8)),
        ((184, 132), scenery.oak_tree(chance, 0.9)),
        ((172, 142), scenery.oak_tree(chance, 0.8)),
        ((190, 76), scenery.oak_tree(chance, 0.7)),
        ((142, 92), scenery.cow(chance)),
        ((-150, 58), scenery.stone_wall([(-24, 2), (-4, -4), (14, 6)], chance)),
        ((-190, 80), scenery.cow(chance, "#8a5a34")),
    ]


def _river_banks(layout: BoardLayout) -> Iterator[Landmark]:
    """Rushes and trees by the water."""
    chance = random.Random(5)
    middle, height = layout.size[0] / layout.unit / 2, layout.size[1] / layout.unit
    for share, side in (
        (0.2, 1),
        (0.24, -1),
        (0.33, 1),
        (0.39, -1),
        (0.71, -1),
        (0.76, 1),
        (0.9, 1),
    ):
        place = middle + side * chance.uniform(11, 15), height * share
        yield Landmark(place, scenery.rushes(chance), 14.0)
    yield Landmark((middle + 46, height * 0.31), scenery.dolmen(chance))
    trees = ((38, 0.69, 0.8), (-34, 0.7, 0.9), (54, 0.73, 0.7), (-46, 0.745, 0.7), (30, 0.79, 0.7))
    for x, share, size in trees:
        yield Landmark((middle + x, height * share), scenery.oak_tree(chance, size, "#5a7440"))


def _lonely_place(layout: BoardLayout, seat: int) -> Landmark:
    """Where a fourth or third rath would stand: a grove with old stones."""
    chance = random.Random(seat)
    width, height = (side / layout.unit for side in layout.size)
    x = 76.0 if seat in (0, 3) else width - 76
    y = height * (0.29 if seat < 2 else 0.76)
    trees = [(-22, -44, 1.0), (14, -56, 0.9), (-24, 34, 0.9), (22, 40, 1.1), (0, 60, 0.8)]
    body = "".join(at(scenery.oak_tree(chance, size), dx, dy) for dx, dy, size in trees[:2])
    body += at(scenery.standing_stones(chance), 0, 0, 1.5)
    body += "".join(at(scenery.oak_tree(chance, size), dx, dy) for dx, dy, size in trees[2:])
    return Landmark((x, y), body, 84.0)
