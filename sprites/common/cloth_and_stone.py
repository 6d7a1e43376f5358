"""Sandstone, marble, silk, damask and hewn slate: the finer materials, one recipe each.

All surfaces are cached and shared: copy one before drawing on it.
"""

import random

import pygame

from sprites.common import carve, svg
from sprites.common.colour import darker, lighter, mix, rgb
from sprites.common.light import kept_rounded_mask
from sprites.common.materials import slate
from sprites.common.noise import grain
from sprites.common.surface_cache import kept
from sprites.common.texture import emboss, heights


@kept
def sandstone(
    size: tuple[int, int], scale: float, seed: int = 1, tint: str = "#d8bd8a"
) -> pygame.Surface:
    """Opaque sawn sandstone: soft layers, grains and pores."""
    slab = pygame.Surface(size)
    slab.fill(rgb(mix(tint, "#fff0d4", 0.42)))
    grain(slab, (160 * scale, 9 * scale), 226, 255, seed, (1, 0.985, 0.96))
    grain(slab, (26 * scale, 20 * scale), 238, 255, seed + 1)
    grain(slab, (2.2 * scale, 2.2 * scale), 234, 255, seed + 2)
    grain(slab, (1, 1), 238, 255, seed + 3)
    slab.fill((10, 5, 0), special_flags=pygame.BLEND_RGB_ADD)
    chance = random.Random(seed)
    for _ in range(size[0] * size[1] // round(700 * scale * scale)):
        place = (chance.randrange(size[0]), chance.randrange(size[1]))
        pygame.draw.circle(slab, rgb(darker(tint, 0.3)), place, max(1, round(0.7 * scale)))
    return slab


@kept
def marble(
    size: tuple[int, int], scale: float, seed: int = 1, tint: str = "#ece7df", vein: str = "#a8a3a6"
) -> pygame.Surface:
    """Opaque polished marble with clouds and branching veins."""
    slab = pygame.Surface(size)
    slab.fill(rgb(lighter(tint, 0.4)))
    grain(slab, (180 * scale, 90 * scale), 222, 255, seed)
    grain(slab, (60 * scale, 40 * scale), 238, 255, seed + 1)
    chance = random.Random(seed)
    width, height = size[0] / scale, size[1] / scale
    body = ""
    for _ in range(max(3, round(width / 90))):
        body += _vein(chance, width, height, vein)
    slab.blit(svg.raster(svg.document(body, width, height), size), (0, 0))
    grain(slab, (1.2 * scale, 1.2 * scale), 248, 255, seed + 2)
    return slab


def _vein(chance: random.Random, width: float, height: float, colour: str) -> str:
    """One wandering line with a broad faint bed and a thin dark core."""
    x, y = chance.uniform(-20, width), chance.uniform(0, height)
    points = [f"M{svg.number(x)} {svg.number(y)}"]
    for _ in range(chance.randint(4, 8)):
        x += chance.uniform(14, 46)
        y += chance.uniform(-22, 22)
        bend = (x - chance.uniform(6, 20), y + chance.uniform(-14, 14))
        points.append(
            f"Q{svg.number(bend[0])} {svg.number(bend[1])} {svg.number(x)} {svg.number(y)}"
        )
    data = " ".join(points)
    bed = chance.uniform(5, 12)
    return svg.path(data, stroke=colour, stroke_width=bed, stroke_opacity=0.10) + svg.path(
        data, stroke=colour, stroke_width=1.1, stroke_opacity=0.5
    )


@kept
def silk(
    size: tuple[int, int], scale: float, seed: int = 1, tint: str = "#f0e6cf"
) -> pygame.Surface:
    """Opaque silk: fine upright threads and a sheen across the upper half."""
    cloth = pygame.Surface(size)
    cloth.fill(rgb(mix(tint, "#fffaf0", 0.6)))
    grain(cloth, (1.1 * scale, 26 * scale), 242, 255, seed, (1, 0.99, 0.97))
    grain(cloth, (18 * scale, 1.2 * scale), 248, 255, seed + 1)
    grain(cloth, (120 * scale, 60 * scale), 240, 255, seed + 2)
    cloth.fill((8, 5, 1), special_flags=pygame.BLEND_RGB_ADD)
    width, height = size
    sheen = svg.linear_gradient(
        "s", (0, 0), (0, height), (0, "#ffffff", 0.0), (0.35, "#ffffff", 0.28), (0.7, "#ffffff", 0)
    )
    light = svg.rect(0, 0, width, height, "url(#s)")
    cloth.blit(svg.raster(svg.document(light, width, height, sheen), size), (0, 0))
    return cloth


@kept
def damask(
    size: tuple[int, int], scale: float, seed: int = 1, tint: str = "#1f3a6e"
) -> pygame.Surface:
    """Opaque woven cloth with a lily pattern in a slightly lighter thread."""
    cloth = pygame.Surface(size)
    cloth.fill(rgb(lighter(tint, 0.06)))
    grain(cloth, (1.2 * scale, 5 * scale), 218, 255, seed)
    grain(cloth, (90 * scale, 60 * scale), 226, 255, seed + 1)
    width, height = size[0] / scale, size[1] / scale
    thread, body, pitch = mix(tint, "#ffffff", 0.16), "", 26.0
    for row in range(int(height / pitch) + 2):
        for column in range(int(width / pitch) + 2):
            x = column * pitch + (pitch / 2 if row % 2 else 0)
            place = f"translate({svg.number(x)},{svg.number(row * pitch * 0.86)})"
            body += svg.group(svg.path(_LILY, thread, fill_opacity=0.42), place)
    cloth.blit(svg.raster(svg.document(body, width, height), size), (0, 0))
    return cloth


_LILY = (
    "M0 -8 Q4 -3 1.2 2 Q6 -3 7.4 1.4 Q7.4 5 2.4 4.4 L1.6 5.6 L2.6 9 H-2.6 L-1.6 5.6 "
    "L-2.4 4.4 Q-7.4 5 -7.4 1.4 Q-6 -3 -1.2 2 Q-4 -3 0 -8 Z"
)


@kept
def hewn_slate(
    size: tuple[int, int], scale: float, seed: int, tint: str, rule: str, radius: float = 8
) -> pygame.Surface:
    """A slab of slate, split and bevelled, with a chased line of bronze that turns in the corners;
    calm enough to be written on."""
    width, height = size[0] / scale, size[1] / scale
    stone = slate(size, scale, seed, tint).copy()
    emboss(stone, heights(size, (11 * scale, 3 * scale, max(1.0, scale)), seed + 4), 0.4)
    mask = kept_rounded_mask(size, radius * scale)
    plate = carve.cut(stone, mask)
    carve.bevel(plate, mask, 2.2 * scale, "#d6d2c6", "#06080a", 0.65)
    plate.blit(svg.raster(svg.document(_chased(width, height, rule), width, height), size), (0, 0))
    return plate


def _chased(width: float, height: float, rule: str) -> str:
    """A double line about a slab, with a spiral in each corner."""
    body = ""
    for aside, colour, opacity in ((0.9, "#07090b", 0.8), (0.0, rule, 0.85)):
        line = svg.rect(
            5 + aside, 5 + aside, width - 10, height - 10, "none", colour, 1.1, rx=4,
            stroke_opacity=opacity,
        )  # fmt: skip
        curl = svg.path(
            "M2 15 Q2 2 15 2 M4.6 15 Q11 15 11 10 Q11 6.6 7.6 7 Q6 7.6 6.6 9.4",
            stroke=colour, stroke_width=1.2, stroke_opacity=opacity,
        )  # fmt: skip
        places = ((5, 5), (width - 5, 5), (width - 5, height - 5), (5, height - 5))
        body += line
        for turn, (x, y) in enumerate(places):
            at = f"{svg.number(float(x) + aside)},{svg.number(float(y) + aside)}"
            body += svg.group(curl, f"translate({at}) rotate({turn * 90})")
    return body
