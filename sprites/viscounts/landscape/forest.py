"""Deep forest: a closed canopy with clearings, a hunter's lodge, old stones and fireflies."""

from __future__ import annotations

import random
from functools import lru_cache

from sprites.common import svg
from sprites.viscounts.landscape import scenery_houses as houses
from sprites.viscounts.landscape import scenery_land as land
from sprites.viscounts.landscape import scenery_plants as plants
from sprites.viscounts.landscape.ground import Palette
from sprites.viscounts.landscape.kinds import Landscape, Layer
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_canvas import Placed, Prop

PALETTE = Palette(
    inner="#86a468",
    base="#467a54",
    outer="#265341",
    road="#d9bd8c",
    bank="#4a6a44",
    strokes=("#2f5a44", "#6a8a50", "#3a6a4c"),
)
_FIRS = ("#2d5344", "#3a634a", "#274a46", "#33604f")
_LEAVES = ("#4b7044", "#3f6244", "#6b7a3c", "#587c48", "#8a6a34", "#9a7434")


@lru_cache(maxsize=32)
def landscape(site: Site) -> Landscape:
    """The deep forest on a site."""
    chance = random.Random(77)
    return Landscape(PALETTE, (Layer(_floor(site, chance)),), tuple(_scenery(site, chance)))


def _floor(site: Site, chance: random.Random) -> str:
    """Moss, leaf mould and the shade under the trees; playing places lie in lighter clearings."""
    body = ""
    for _ in range(90):
        x, y = site.at(chance.uniform(148, 322), chance.uniform(-35, 35))
        colour = chance.choice(("#27463a", "#31573f", "#3f6647", "#5f7f4a"))
        body += svg.ellipse(
            x, y, chance.uniform(9, 20), chance.uniform(5, 10), colour, fill_opacity=0.5
        )
    for box in site.boxes:
        body += svg.ellipse(
            box.x, box.y + 3, box.width * 0.78, box.height * 0.7, "#7f9a58", fill_opacity=0.32
        )
    for _ in range(150):
        x, y = site.at(chance.uniform(148, 322), chance.uniform(-35, 35))
        colour = chance.choice(("#8fa85c", "#c79a48", "#a8bb6c", "#b5713c"))
        body += svg.circle(x, y, chance.uniform(0.6, 1.3), colour, fill_opacity=0.7)
    return body


def _scenery(site: Site, chance: random.Random) -> list[Placed]:
    x, y = site.at(198, 0)
    things = [
        Placed(x + 17, y + 4, houses.lodge().scaled(0.72)),
        Placed(x - 16, y + 6, land.stag().scaled(0.72)),
    ]
    things = [thing for thing in things if site.free(thing.x, thing.y, thing.prop)]
    things += site.scattered(chance, [houses.standing_stones().scaled(0.8)], 34, taken=things)[:1]
    things += site.scattered(chance, _rim_giants(), 10, radii=(268, 320), taken=things)
    things += site.scattered(chance, _rim_giants(), 13, 0.7, radii=(150, 252), taken=things)
    things += site.scattered(chance, _canopy(), 6.4, taken=things)
    things += site.scattered(chance, [plants.toadstools().scaled(0.8)], 15, 0.3, taken=things)
    return things + site.scattered(chance, [land.firefly()], 14, 0.35)


def _rim_giants() -> list[Prop]:
    firs = [plants.pine(colour).scaled(size) for colour in _FIRS for size in (0.95, 1.1)]
    return firs + [plants.broadleaf(colour).scaled(0.92) for colour in _LEAVES[:4]]


def _canopy() -> list[Prop]:
    firs = [plants.pine(colour).scaled(size) for colour in _FIRS for size in (0.56, 0.7)]
    leaves = [plants.broadleaf(colour).scaled(size) for colour in _LEAVES for size in (0.5, 0.62)]
    return [*firs, *leaves, plants.bush("#4f7a48").scaled(0.8), plants.bush("#6a8a4a").scaled(0.7)]
