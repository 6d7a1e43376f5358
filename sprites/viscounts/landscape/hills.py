"""Hill country: a patchwork of fields and hedges, terraced hills, a windmill."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import pairwise

from sprites.common import svg
from sprites.common.colour import darker, lighter, mix
from sprites.viscounts.geometry import Point
from sprites.viscounts.landscape import scenery_houses as houses
from sprites.viscounts.landscape import scenery_land as land
from sprites.viscounts.landscape import scenery_plants as plants
from sprites.viscounts.landscape.ground import Palette
from sprites.viscounts.landscape.kinds import Landscape, Layer
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_canvas import Placed, Prop
from sprites.viscounts.ring_shapes import dot, polyline

PALETTE = Palette(
    inner="#eccf78",
    base="#cfb253",
    outer="#ab9048",
    road="#f1d9a0",
    bank="#d9c68c",
    strokes=("#b9a44a", "#dcc062"),
)
_FIELDS = ("#d8b14c", "#c3983f", "#93a04b", "#b0a74e", "#c98f4a", "#7f9748", "#e2c062", "#a8723f")
_BANDS = (
    (150.0, 196.0, (-36.0, -22.0, -9.0, 9.0, 23.0, 36.0)),
    (196.0, 252.0, (-36.0, -27.0, -16.0, -5.0, 6.0, 17.0, 26.0, 36.0)),
    (269.0, 323.0, (-36.0, -29.0, -21.0, -14.0, -6.0, 1.0, 8.0, 15.0, 22.0, 29.0, 36.0)),
)
_HILLS = ("#9fa64e", "#b8ad52", "#86994c", "#c6a94e", "#a39a48")
_TREES = ("#6d8a3e", "#94953f", "#bd7a38", "#7d8f44", "#a8602f")


@lru_cache(maxsize=32)
def landscape(site: Site) -> Landscape:
    """The hill country on a site."""
    chance = random.Random(4711)
    return Landscape(PALETTE, (Layer(_fields(site, chance)),), tuple(_scenery(site, chance)))


def _fields(site: Site, chance: random.Random) -> str:
    body = ""
    for inner, outer, cuts in _BANDS:
        jitter = [cut + chance.uniform(-1.6, 1.6) for cut in cuts]
        for start, end in pairwise(jitter):
            corners = (
                site.at(inner + chance.uniform(-3, 6), start),
                site.at(inner + chance.uniform(-3, 6), end),
                site.at(outer + chance.uniform(-6, 3), end),
                site.at(outer + chance.uniform(-6, 3), start),
            )
            body += _field(corners, chance.choice(_FIELDS), chance)
    return body


def _field(corners: tuple[Point, Point, Point, Point], colour: str, chance: random.Random) -> str:
    body = svg.path(polyline(corners, closed=True), colour, fill_opacity=0.72)
    first, second, third, fourth = corners
    if chance.random() < 0.5:
        first, second, third, fourth = second, third, fourth, first
    furrow = darker(colour, 0.3) if chance.random() < 0.7 else lighter(colour, 0.45)
    rows = chance.choice((7, 9, 11))
    bow = chance.uniform(-5, 5)
    for row in range(1, rows):
        share = row / rows
        start, end = _between(first, fourth, share), _between(second, third, share)
        bend = _between(start, end, 0.5)
        line = f"M{dot(start)} Q{dot((bend[0], bend[1] + bow))} {dot(end)}"
        body += svg.path(line, stroke=furrow, stroke_width=1.0, stroke_opacity=0.42)
    hedge = polyline(corners, closed=True)
    body += svg.path(hedge, stroke="#4d5a2c", stroke_width=2.6, stroke_opacity=0.4)
    body += svg.path(hedge, stroke="#5f7436", stroke_width=2.8, stroke_dasharray="0.1 3.6")
    return body


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _scenery(site: Site, chance: random.Random) -> list[Placed]:
    x, y = site.at(188, 0)
    mill = houses.windmill().scaled(0.56)
    things = [Placed(x + 8, y + 6, mill)]
    hills = [
        land.contour_hill(chance.uniform(15, 21), chance.uniform(10, 15), colour, seed)
        for seed, colour in enumerate(_HILLS * 2)
    ]
    small = [prop.scaled(0.62) for prop in hills]
    things += site.scattered(chance, hills, 27, 0.85, taken=things)
    things += site.scattered(chance, small, 15, 0.5, taken=things)
    cottages = [houses.cottage(roof).scaled(0.78) for roof in ("#a5523a", "#8e5f3a", "#7a3f4c")]
    things += site.scattered(chance, cottages, 30, 0.45, taken=things)
    things += site.scattered(chance, _orchard(), 8.5, 0.42, taken=things)
    beasts: list[Prop] = [land.sheep().scaled(0.85)]
    things += site.scattered(chance, beasts, 13, 0.3, taken=things)
    return things


def _orchard() -> list[Prop]:
    trees = [
        plants.broadleaf(colour).scaled(size) for colour in _TREES for size in (0.46, 0.58, 0.68)
    ]
    poplars = [plants.poplar(mix("#6d8a3e", colour, 0.3)).scaled(0.62) for colour in _TREES[:3]]
    return [
        *trees,
        *poplars,
        plants.haystack().scaled(0.8),
        plants.haystack().scaled(0.66),
        plants.bush("#7d8f44").scaled(0.8),
        plants.vines().scaled(0.72),
    ]
