"""Snow peaks: ranges of faceted mountains, a glacier, snowy firs and a chapel."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from sprites.common import svg
from sprites.viscounts.landscape import scenery_houses as houses
from sprites.viscounts.landscape import scenery_land as land
from sprites.viscounts.landscape import scenery_plants as plants
from sprites.viscounts.landscape.ground import Palette
from sprites.viscounts.landscape.kinds import Landscape, Layer
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_canvas import Placed
from sprites.viscounts.ring_shapes import polar_points, polyline, smooth, stretched

PALETTE = Palette(
    inner="#f3eee9",
    base="#dfe3ef",
    outer="#b7b5db",
    road="#dccbb8",
    bank="#f4f6fb",
    strokes=("#c9cfe6", "#f6f6fb", "#cbc4e0"),
)
_GLACIER = (
    (154, 12),
    (156, 24),
    (162, 37),
    (200, 40),
    (244, 38),
    (247, 27),
    (240, 20),
    (214, 17.5),
    (184, 14),
)
_FIRS = ("#3d5f66", "#46606f", "#32525a", "#4a6a66")


@lru_cache(maxsize=32)
def landscape(site: Site) -> Landscape:
    """The snow peaks on a site."""
    chance = random.Random(2024)
    body = _drifts(site, chance) + _glacier(site, chance)
    return Landscape(PALETTE, (Layer(body),), tuple(_scenery(site, chance)))


def _drifts(site: Site, chance: random.Random) -> str:
    """Blown snow: every drift has a lit back and a violet lee."""
    body = ""
    for _ in range(90):
        x, y = site.at(chance.uniform(148, 322), chance.uniform(-35, 35))
        w, h = chance.uniform(11, 24), chance.uniform(4, 8)
        drift = stretched("M -1 0 Q -0.2 -1 1 0.1 Q 0 0.5 -1 0 Z", w, h, x, y)
        lee = stretched("M -0.4 0.2 Q 0.3 -0.2 1 0.1 Q 0.2 0.7 -0.4 0.2 Z", w, h, x, y)
        body += svg.path(drift, "#f8f8fc", fill_opacity=0.7)
        body += svg.path(lee, "#9f9cc6", fill_opacity=0.45)
    return body


def _glacier(site: Site, chance: random.Random) -> str:
    outline = smooth(polar_points(_GLACIER, site.middle))
    body = svg.path(outline, "#a9a6cc", "#8d8ab8", 5, stroke_opacity=0.6)
    body += svg.path(outline, "#cfe3ee", "#f8fbfd", 2.4)
    for radius in range(168, 240, 9):
        bend = chance.uniform(2, 6)
        line = tuple(
            site.at(radius + bend * math.sin(math.pi * step / 6) + chance.uniform(-0.8, 0.8), turn)
            for step, turn in enumerate((18, 21, 24, 27, 30, 33, 35.5))
        )
        body += svg.path(polyline(line), stroke="#7fa9c4", stroke_width=1.6, stroke_opacity=0.7)
        body += svg.group(
            svg.path(polyline(line), stroke="#ffffff", stroke_width=0.9), "translate(0.4,1.3)"
        )
    return body


def _scenery(site: Site, chance: random.Random) -> list[Placed]:
    x, y = site.at(198, 0)
    things = [
        Placed(x + 14, y - 3, land.peak(17, 29, 5)),
        Placed(x - 14, y + 4, houses.chapel().scaled(0.66)),
    ]
    things = [thing for thing in things if site.free(thing.x, thing.y, thing.prop)]
    great = [land.peak(chance.uniform(14, 18), chance.uniform(24, 31), seed) for seed in range(8)]
    small = [
        land.peak(chance.uniform(8.5, 11.5), chance.uniform(14, 20), seed) for seed in range(8, 16)
    ]
    things += site.scattered(chance, great, 22, 0.9, taken=things)
    things += site.scattered(chance, small, 12, 0.9, taken=things)
    firs = [plants.pine(colour, True).scaled(size) for colour in _FIRS for size in (0.5, 0.6, 0.72)]
    things += site.scattered(chance, firs, 9, 0.5, taken=things)
    stones = [land.rock("#9c99b4").scaled(0.7), land.rock("#b3b0c8").scaled(0.6)]
    return things + site.scattered(chance, stones, 12, 0.3, taken=things)
