"""Polished marble with thin sharp veins that wander, kink and branch, as in the stone itself."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pygame

from sprites.common import svg
from sprites.common.colour import rgb
from sprites.common.noise import grain
from sprites.common.surface_cache import Pieces, kept_in_steps

_IVORY, _VEIN = "#fdf7ea", "#7d7688"
_FIELD = 8600.0
"""Square units of stone for each vein."""
_BRANCHES = 0.2
"""How often a vein branches at a kink."""
_LENGTHS = (9, 22)
"""Kinks of a vein."""
_STEP = (7.0, 17.0)
"""Units from kink to kink."""
_CORE, _TWIG = 0.95, 0.55
"""Units of width."""


@kept_in_steps
def veined_marble(
    size: tuple[int, int], scale: float, seed: int, tint: str = _IVORY, vein: str = _VEIN
) -> Pieces[pygame.Surface]:
    """Opaque marble, faintly clouded, with sharp veins."""
    slab = pygame.Surface(size, 0, 32)
    slab.fill(rgb(tint))
    grain(slab, (190 * scale, 90 * scale), 236, 255, seed, (1.0, 0.99, 0.96))
    grain(slab, (46 * scale, 30 * scale), 245, 255, seed + 1)
    yield
    width, height = size[0] / scale, size[1] / scale
    body = _veins(Random(seed), width, height, vein)
    yield
    slab.blit(svg.raster(svg.document(body, width, height), size), (0, 0))
    yield
    grain(slab, (1.3 * scale, 1.3 * scale), 247, 255, seed + 2)
    return slab


def _veins(chance: Random, width: float, height: float, colour: str) -> str:
    """All veins of a slab, most of them in one direction as the stone was pressed."""
    lean = chance.uniform(0.35, 0.7)
    parts = []
    for _ in range(max(3, round(width * height / _FIELD))):
        x, y = chance.uniform(-0.05, 0.9) * width, chance.uniform(-0.1, 0.9) * height
        heading = lean * chance.choice((1, 1, 1, -0.8)) + chance.gauss(0, 0.18)
        parts.append(_vein(chance, (x, y), heading, colour, chance.randint(*_LENGTHS), True))
    return "".join(parts)


def _vein(
    chance: Random, start: tuple[float, float], heading: float, colour: str, kinks: int, core: bool
) -> str:
    """A wandering line: a core with a breath of colour around it, or a twig."""
    x, y = start
    line, twigs = [start], []
    for _ in range(kinks):
        heading += chance.gauss(0, 0.34)
        step = chance.uniform(*_STEP) * (1.0 if core else 0.6)
        x, y = x + step * math.cos(heading), y + step * math.sin(heading)
        line.append((x, y))
        if core and chance.random() < _BRANCHES:
            aside = heading + chance.choice((-1, 1)) * chance.uniform(0.5, 1.0)
            twigs.append(_vein(chance, (x, y), aside, colour, chance.randint(2, 6), False))
    data = _softened(line)
    thick = _CORE * chance.uniform(0.7, 1.25) if core else _TWIG
    strength = chance.uniform(0.34, 0.62) if core else 0.36
    drawn = svg.path(data, stroke=colour, stroke_width=thick, stroke_opacity=strength)
    if core:
        drawn = svg.path(data, stroke=colour, stroke_width=3.0, stroke_opacity=0.09) + drawn
    return drawn + "".join(twigs)


def _softened(line: list[tuple[float, float]]) -> str:
    """Path data through the middles of a line's stretches, bent at its points."""
    (x, y), rest = line[0], line[1:]
    parts = [f"M{svg.number(x)} {svg.number(y)}"]
    for (ax, ay), (bx, by) in pairwise(rest):
        middle = f"{svg.number((ax + bx) / 2)} {svg.number((ay + by) / 2)}"
        parts.append(f"Q{svg.number(ax)} {svg.number(ay)} {middle}")
    return " ".join(parts)
