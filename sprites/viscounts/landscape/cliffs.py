"""Sea cliffs: heath on chalk, coves cut between the building plots, surf and a lighthouse."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from sprites.common import svg
from sprites.common.colour import mix
from sprites.viscounts import geometry as geo
from sprites.viscounts.geometry import Point
from sprites.viscounts.landscape import scenery_houses as houses
from sprites.viscounts.landscape import scenery_land as land
from sprites.viscounts.landscape import scenery_plants as plants
from sprites.viscounts.landscape.ground import Palette
from sprites.viscounts.landscape.kinds import Landscape, Layer
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_canvas import Placed, Prop
from sprites.viscounts.ring_shapes import inside, polar_points, shrunk, smooth

PALETTE = Palette(
    inner="#ecd6a2",
    base="#d3bd80",
    outer="#bda47e",
    road="#f2e0ba",
    bank="#e8dcc0",
    strokes=("#a9ab62", "#c08fae", "#9aa25c", "#e6cf96"),
)
_CHALK, _CHALK_SHADE, _STRATUM = "#fffaf0", "#dccbb8", "#ead9c4"
_SEA, _SEA_DEEP, _SURF = "#5fb6bb", "#2f7f9c", "#f4fbf5"
_CLIFF_HEIGHT = 9
_DELL_DEPTH = 7
_BAY = (
    (158, 11),
    (155, 24),
    (160, 39),
    (200, 41),
    (252, 40),
    (248, 28),
    (243, 21),
    (220, 17.6),
    (190, 14.4),
)


@lru_cache(maxsize=32)
def landscape(site: Site) -> Landscape:
    """The sea cliffs on a site."""
    chance = random.Random(1066)
    waters = [_rim_sea(site, chance), polar_points(_BAY, site.middle)]
    dells = _dells(site, chance, waters)
    hollows = (*waters, *dells)
    deep = "".join(_sea(outline, chance) for outline in waters) + "".join(map(_dell, dells))
    mask = "".join(svg.path(smooth(outline), "#ffffff") for outline in hollows)
    turf = "".join(map(_turf, hollows))
    layers = (Layer(_heath(site, chance) + turf), Layer(deep, mask))
    return Landscape(PALETTE, layers, tuple(_scenery(site, chance, hollows)))


def _dells(
    site: Site, chance: random.Random, waters: Sequence[Sequence[Point]]
) -> list[tuple[Point, ...]]:
    """Hollows in the heath with a chalk face to the north, wherever there is room for one."""
    room = [Prop("", half, 9.0, 7.0) for half in (11.0, 14.0, 17.0)]
    spots = site.scattered(chance, room, 21, 0.9, water=waters)
    outlines = []
    for spot in spots:
        half = spot.prop.half_width
        ring = []
        for step in range(9):
            turn = math.tau * step / 9
            reach = half * chance.uniform(0.8, 1.12)
            ring.append((spot.x + reach * math.cos(turn), spot.y + reach * 0.62 * math.sin(turn)))
        if all(_on_heath(site, x, y, waters) for x, y in ring):
            outlines.append(tuple(ring))
    return outlines


def _on_heath(site: Site, x: float, y: float, waters: Sequence[Sequence[Point]]) -> bool:
    if not (site.on_land(x, y, 2) and site.off_road(x, y, 0)):
        return False
    return not any(inside(x, y, shore) for shore in waters)


def _dell(outline: Sequence[Point]) -> str:
    shape = smooth(outline)
    body = svg.path(shape, _CHALK)
    for step in range(_DELL_DEPTH):
        tone = _STRATUM if step % 3 == 2 else mix(_CHALK, _CHALK_SHADE, step / _DELL_DEPTH)
        body += svg.group(svg.path(shape, tone), f"translate(0,{step})")
    floor = svg.path(shape, "#97a05c", "#7d6a5c", 1.6)
    floor += svg.path(smooth(shrunk(outline, 0.3)), "#aeb56c")
    body += svg.group(floor, f"translate(0,{_DELL_DEPTH})")
    return body + svg.path(shape, stroke="#6a5560", stroke_width=1.8)


def _rim_sea(site: Site, chance: random.Random) -> tuple[Point, ...]:
    """The open sea at the rim: it reaches in between the plots and leaves each a headland."""
    coast: list[tuple[float, float]] = [(300.0, -40.0)]
    gaps = site.rim_gaps()
    for (turn, taken), (following, _) in pairwise(gaps):
        depth = (283.0 if taken else 278.0) + chance.uniform(-1, 2)
        if abs(turn) < geo.HALF_SEGMENT:
            coast += [
                (depth + 9, turn - 3.1),
                (depth, turn - 1.3),
                (depth + 1, turn + 1.3),
                (depth + 10, turn + 3.2),
            ]
        else:
            coast += [(284.0, turn), (291.0, turn + 2.0)]
        head = (turn + following) / 2
        coast += [
            (309.0, head - 3.3),
            (315.0, head - 1.4),
            (314.0, head + 1.6),
            (308.0, head + 3.3),
        ]
    coast += [(290.0, 34.2), (284.0, 36.5), (300.0, 40.0)]
    return polar_points(
        (*coast, (352.0, 40.0), (352.0, 14.0), (352.0, -14.0), (352.0, -40.0)), site.middle
    )


def _sea(outline: Sequence[Point], chance: random.Random) -> str:
    """Chalk faces that fall straight down the picture, then surf and water at their foot."""
    shape = smooth(outline)
    body = svg.path(shape, _CHALK_SHADE)
    for step in range(_CLIFF_HEIGHT):
        tone = _STRATUM if step % 3 == 1 else mix(_CHALK, _CHALK_SHADE, step / _CLIFF_HEIGHT)
        body += svg.group(svg.path(shape, tone), f"translate(0,{step})")
    foot = svg.path(shape, _SEA)
    foot += svg.path(smooth(shrunk(outline, 0.06)), mix(_SEA, _SEA_DEEP, 0.4))
    foot += svg.path(smooth(shrunk(outline, 0.16)), _SEA_DEEP, fill_opacity=0.8)
    foot += svg.path(shape, stroke=_SURF, stroke_width=15.0, stroke_opacity=0.7)
    foot += svg.path(shape, stroke="#7f97a0", stroke_width=10.2)
    foot += svg.path(shape, stroke=_CHALK, stroke_width=8.8)
    foot += svg.path(shape, stroke=_STRATUM, stroke_width=3.6)
    foot += svg.path(
        shape, stroke="#a8938a", stroke_width=7.2, stroke_dasharray="0.9 4.7", stroke_opacity=0.7
    )
    body += svg.group(foot, f"translate(0,{_CLIFF_HEIGHT - 1})")
    body += svg.path(shape, stroke="#6a5560", stroke_width=2.0)
    return body + _waves(outline, chance)


def _waves(outline: Sequence[Point], chance: random.Random) -> str:
    body = ""
    for _ in range(40):
        x, y = shrunk((chance.choice(outline), *outline), chance.uniform(0.1, 0.6))[0]
        if inside(x, y - 12, outline) and inside(x, y, outline):
            colour = chance.choice(("#cfe9e6", "#9ccfd0", "#efdcae"))
            body += svg.group(
                land.wave(colour).body,
                f"translate({x:.1f},{y:.1f}) scale({chance.uniform(0.45, 0.8):.2f})",
            )
    return body


def _turf(outline: Sequence[Point]) -> str:
    """The green lip of the heath along the edge of the cliffs."""
    shape = smooth(outline)
    body = svg.path(shape, stroke="#6f7a45", stroke_width=7, stroke_opacity=0.5)
    return body + svg.path(shape, stroke="#a9b06a", stroke_width=4.4)


def _heath(site: Site, chance: random.Random) -> str:
    body = ""
    for _ in range(60):
        x, y = site.at(chance.uniform(150, 320), chance.uniform(-36, 36))
        colour = chance.choice(("#a9a45c", "#c7a874", "#b7926e", "#93995a"))
        body += svg.ellipse(
            x, y, chance.uniform(8, 18), chance.uniform(3.5, 7), colour, fill_opacity=0.5
        )
    for _ in range(170):
        x, y = site.at(chance.uniform(150, 320), chance.uniform(-36, 36))
        colour = chance.choice(("#b0709e", "#94609a", "#cf8fae", "#a9b062", "#8fa257"))
        body += svg.ellipse(
            x, y, chance.uniform(2, 6), chance.uniform(1.1, 2.4), colour, fill_opacity=0.7
        )
    return body


def _scenery(site: Site, chance: random.Random, water: Sequence[Sequence[Point]]) -> list[Placed]:
    x, y = site.at(198, 0)
    things = [
        Placed(x + 14, y + 4, houses.lighthouse().scaled(0.66)),
        Placed(*site.at(166, 31), land.boat("#b5433a").scaled(0.72)),
        Placed(*site.at(240, 34), land.serpent().scaled(0.62)),
    ]
    things = [thing for thing in things if site.free(thing.x, thing.y, thing.prop)]
    things += _rim_stacks(site, chance)
    mounds = [
        land.contour_hill(chance.uniform(11, 15), chance.uniform(7, 9), colour, seed)
        for seed, colour in enumerate(("#ab8f66", "#b39072", "#a3985c"))
    ]
    things += site.scattered(chance, mounds, 24, 0.7, water=water, taken=things)
    homes = [houses.cottage("#6a5a7c", "#efe6d4").scaled(0.72)]
    things += site.scattered(chance, homes, 28, 0.5, water=water, taken=things)
    growth = [
        plants.heather("#b0709e"),
        plants.heather("#94609a"),
        plants.heather("#cf8fae"),
        land.rock("#b5a597").scaled(0.8),
        land.rock("#9a8c88").scaled(0.65),
        plants.bush("#8a9450").scaled(0.8),
        plants.broadleaf("#7f8c4a").scaled(0.5),
    ]
    return things + site.scattered(chance, growth, 9, 0.55, water=water, taken=things)


def _rim_stacks(site: Site, chance: random.Random) -> list[Placed]:
    """Pillars of chalk and gulls in the coves that hold no medallion."""
    things = []
    for turn, taken in site.rim_gaps():
        if taken or abs(turn - site.river_turn) < 1:
            continue
        x, y = site.at(304, turn)
        things.append(Placed(x, y, land.sea_stack(chance.uniform(9, 13)).scaled(0.8)))
        things.append(Placed(x + 7, y - 8, land.gulls().scaled(0.7)))
    return things
