"""Lake coast: a lake crossed by causeways, lagoons at the rim, reeds, swans and boats."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from sprites.common import svg
from sprites.viscounts.geometry import Point
from sprites.viscounts.landscape import scenery_houses as houses
from sprites.viscounts.landscape import scenery_land as land
from sprites.viscounts.landscape import scenery_plants as plants
from sprites.viscounts.landscape.ground import Palette
from sprites.viscounts.landscape.kinds import Landscape, Layer
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_canvas import Placed
from sprites.viscounts.ring_shapes import polar_points, shrunk, smooth

PALETTE = Palette(
    inner="#d3de9a",
    base="#9cc677",
    outer="#6aa384",
    road="#f2dfab",
    bank="#e6d698",
    strokes=("#b7d488", "#7fb27a"),
)
_SAND, _WET_SAND = "#ecdca4", "#cdb57c"
_SHALLOW, _WATER, _DEEP = "#67aebd", "#4593b0", "#2f739c"


@lru_cache(maxsize=32)
def landscape(site: Site) -> Landscape:
    """The lake coast on a site."""
    chance = random.Random(815)
    outlines = [polar_points(corners, site.middle) for corners in _waters(site)]
    shores = tuple(smooth(outline) for outline in outlines)
    body = _meadow(site, chance) + "".join(_sand(shore) for shore in shores)
    body += "".join(_water(outline, chance) for outline in outlines)
    scenery = _scenery(site, chance, outlines)
    return Landscape(PALETTE, (Layer(body),), tuple(scenery), spring=False)


def _waters(site: Site) -> tuple[tuple[tuple[float, float], ...], ...]:
    """The lakes as (radius, angle): between the roads, east of them, and lagoons at the rim."""
    middle = (
        (170, -3.4),
        (172, 3.2),
        (188, 6.6),
        (206, 9),
        (226, 11.4),
        (245, 13.6),
        (249, 8),
        (246, 0),
        (249, -8),
        (245, -13.4),
        (226, -11.2),
        (206, -9),
        (188, -6.2),
    )
    east = (
        (156, 9),
        (153, 22),
        (157, 38),
        (180, 41),
        (220, 40),
        (250, 39),
        (248, 30),
        (249, 21),
        (232, 18.6),
        (206, 15.4),
        (182, 12.4),
    )
    lagoons = [_lagoon(turn, taken) for turn, taken in site.rim_gaps() if turn >= -8]
    cove = ((284, -38), (288, -33), (301, -31), (316, -32.4), (330, -31), (336, -38))
    return (middle, east, cove, *lagoons)


def _lagoon(turn: float, taken: bool) -> tuple[tuple[float, float], ...]:
    inner = 277 if not taken else 281
    half = 4.4
    return (
        (inner, turn - 1.2),
        (inner + 1, turn + 1.4),
        (inner + 13, turn + half),
        (310, turn + half * 0.84),
        (332, turn + half + 1),
        (332, turn - half - 1),
        (312, turn - half * 0.8),
        (inner + 12, turn - half),
    )


def _meadow(site: Site, chance: random.Random) -> str:
    body = ""
    for _ in range(70):
        x, y = site.at(chance.uniform(150, 322), chance.uniform(-35, 35))
        colour = chance.choice(("#7fb065", "#b9d68c", "#8cbf74", "#a8cc7c"))
        body += svg.ellipse(
            x, y, chance.uniform(5, 13), chance.uniform(2.5, 5), colour, fill_opacity=0.5
        )
    for _ in range(110):
        x, y = site.at(chance.uniform(150, 322), chance.uniform(-35, 35))
        colour = chance.choice(("#f4efc4", "#f2d46a", "#e8a6b8", "#fbfaf2"))
        body += svg.circle(x, y, chance.uniform(0.7, 1.2), colour, fill_opacity=0.85)
    return body


def _sand(shore: str) -> str:
    body = svg.path(shore, "#5a7a4c", "#5a7a4c", 11, stroke_opacity=0.35)
    return body + svg.path(shore, _SAND, _SAND, 8) + svg.path(shore, _WET_SAND, _WET_SAND, 3.6)


def _water(outline: Sequence[Point], chance: random.Random) -> str:
    body = svg.path(smooth(outline), _SHALLOW, "#eaf6f2", 1.6)
    body += svg.path(smooth(shrunk(outline, 0.1)), _WATER)
    body += svg.path(smooth(shrunk(outline, 0.34)), _DEEP, fill_opacity=0.75)
    for _ in range(16):
        target = chance.choice(outline)
        share = chance.uniform(0.25, 0.85)
        x, y = shrunk((target, *outline), share)[0]
        colour = chance.choice(("#a9d3d6", "#eccb8c", "#8cc0ca", "#d5ecec"))
        body += svg.group(
            land.wave(colour).body,
            f"translate({x:.1f},{y:.1f}) scale({chance.uniform(0.5, 0.9):.2f})",
        )
    return body


def _scenery(site: Site, chance: random.Random, water: Sequence[Sequence[Point]]) -> list[Placed]:
    things = [
        Placed(*site.at(168, 31), land.boat("#b5433a").scaled(0.72)),
        Placed(*site.at(184, -0.5), land.swan().scaled(0.8)),
        Placed(*site.at(197, 3), land.swan().scaled(0.68)),
        Placed(*site.at(296, 35), land.boat("#d9a62e").scaled(0.6)),
    ]
    things = [thing for thing in things if site.free(thing.x, thing.y, thing.prop)]
    huts = [houses.fishing_hut().scaled(0.72), houses.cottage("#3f6a7c").scaled(0.7)]
    things += site.scattered(chance, huts, 30, 0.5, water=water, taken=things)
    trees = [plants.willow("#7fa44e").scaled(0.7), plants.willow("#93b060").scaled(0.58)]
    trees += [plants.broadleaf(colour).scaled(0.56) for colour in ("#5f8c48", "#7c9a4c", "#4f7f4f")]
    things += site.scattered(chance, trees, 12, 0.55, water=water, taken=things)
    tufts = [
        plants.reeds().scaled(0.7),
        plants.reeds().scaled(0.55),
        plants.bush("#6f9a50").scaled(0.7),
    ]
    return things + site.scattered(chance, tufts, 9, 0.5, water=water, taken=things)
