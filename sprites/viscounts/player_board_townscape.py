"""The town behind the nine houses: at dusk for players, at night for the solo opponent."""

import random
from dataclasses import dataclass

import pygame

from sprites.common import svg
from sprites.common.light import clip, rounded_mask
from sprites.common.noise import grain
from sprites.common.surface_cache import kept
from sprites.viscounts.icons.pen import (
    INK,
    circle,
    ellipse,
    line,
    linear,
    path,
    placed,
    radial,
    rect,
)

Sky = tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True)
class Hour:
    """The colours of one time of day."""

    sky: Sky
    cloud: str
    moon: str
    moon_radius: float
    far_hill: str
    near_hill: str
    castle: str
    houses: tuple[str, str, str]
    house_edge: str
    window: str
    lit: float
    """Share of windows with a light, 0..1."""
    ground: tuple[str, str, str]
    cobbles: tuple[str, str, str]
    stars: int


DUSK = Hour(
    sky=((0, "#3b2b66"), (0.34, "#7a4474"), (0.54, "#d07a58"), (0.7, "#f6c878"), (1, "#f3cf86")),
    cloud="#f2b98a",
    moon="#f7e7b4",
    moon_radius=9,
    far_hill="#a5637a",
    near_hill="#6f4373",
    castle="#7d4f7c",
    houses=("#5f3866", "#6d4070", "#55335f"),
    house_edge="#3a2048",
    window="#ffd27a",
    lit=0.75,
    ground=("#a87a50", "#80583a", "#583a31"),
    cobbles=("#c29a6c", "#452d2c", "#98704e"),
    stars=26,
)

NIGHT = Hour(
    sky=((0, "#0f1233"), (0.4, "#1e2352"), (0.68, "#3a3a74"), (1, "#5a5590")),
    cloud="#4a4a86",
    moon="#eef0f6",
    moon_radius=12,
    far_hill="#33346e",
    near_hill="#232450",
    castle="#41427e",
    houses=("#1c1c40", "#232349", "#181838"),
    house_edge="#0e0e26",
    window="#e8c878",
    lit=0.3,
    ground=("#3f3d5e", "#2f2d4a", "#211f38"),
    cobbles=("#55537a", "#191830", "#46446a"),
    stars=70,
)


@kept
def townscape(
    size: tuple[int, int], unit: float, night: bool = False, seed: int = 8
) -> pygame.Surface:
    """The town in `size` px with round corners. Shared: copy before drawing on it."""
    width, height = size[0] / unit, size[1] / unit
    hour, chance = (NIGHT if night else DUSK), random.Random(seed)
    sky = linear("sky", 0, 0, 0, height, *hour.sky)
    body = (
        sky.definition
        + rect(0, 0, width, height, sky.url)
        + _heaven(width, height, hour, chance)
        + _hills(width, height, hour)
        + _houses(width, height, hour, chance)
        + _street(width, height, hour, chance)
    )
    town = svg.raster(svg.document(body, width, height), size).copy()
    grain(town, (1.5 * unit, 1.5 * unit), 232, 255, 4)
    grain(town, (30 * unit, 30 * unit), 222, 255, 6)
    town.blit(_frame(size, unit), (0, 0))
    return clip(town, rounded_mask(size, 6 * unit))


def _frame(size: tuple[int, int], unit: float) -> pygame.Surface:
    width, height = size[0] / unit, size[1] / unit
    body = rect(0.8, 0.8, width - 1.6, height - 1.6, "none", INK, 2, 6) + rect(
        2.8, 2.8, width - 5.6, height - 5.6, "none", "#e0b860", 1.2, 4.6
    )
    return svg.raster(svg.document(body, width, height), size)


def _heaven(width: float, height: float, hour: Hour, chance: random.Random) -> str:
    """Stars, moon and drifting clouds."""
    body = ""
    for _ in range(hour.stars):
        x, y = chance.uniform(4, width - 4), chance.uniform(4, height * 0.42)
        radius = chance.choice((0.5, 0.7, 1.0))
        body += circle(x, y, radius, "#fff0cf", opacity=chance.choice((0.5, 0.9)))
    body += placed(_moon(hour), width * 0.83, height * 0.17)
    for _ in range(6):
        x, y = chance.uniform(0, width - 50), chance.uniform(height * 0.28, height * 0.46)
        cloud = f"M{x:.1f} {y:.1f} q14 -7 26 -1 q14 -6 24 3 q-26 4 -50 -2 Z"
        body += path(cloud, hour.cloud, opacity=0.38)
    return body


def _moon(hour: Hour) -> str:
    """A waxing crescent with a faint halo, round the origin."""
    r = hour.moon_radius
    crescent = (
        f"M{-0.2 * r:.2f} {-r:.2f} A{r:.2f} {r:.2f} 0 1 0 {r:.2f} {0.2 * r:.2f}"
        f" A{0.82 * r:.2f} {0.82 * r:.2f} 0 0 1 {-0.2 * r:.2f} {-r:.2f} Z"
    )
    halo = radial("halo", 0, 0, 3 * r, (0, hour.moon, 0.3), (1, hour.moon, 0))
    return halo.definition + circle(0, 0, 3 * r, halo.url) + path(crescent, hour.moon)


def _curve(width: float, height: float, *points: float) -> str:
    """Path data through shares of the size: a start, then control point and end in turn."""
    pairs = [
        f"{points[i] * width:.1f} {points[i + 1] * height:.1f}" for i in range(0, len(points), 2)
    ]
    bends = "".join(f" Q{pairs[i]} {pairs[i + 1]}" for i in range(1, len(pairs), 2))
    return f"M{pairs[0]}{bends}"


def _hills(width: float, height: float, hour: Hour) -> str:
    """Two ranges, with the king's castle on the nearer one."""
    slope = f" V{height:g} H0 Z"
    far = _curve(
        width, height, 0, 0.63, 0.12, 0.48, 0.26, 0.6, 0.45, 0.47, 0.6, 0.61, 0.82, 0.46, 1, 0.6
    )
    near = _curve(
        width, height, 0, 0.69, 0.18, 0.56, 0.34, 0.66, 0.5, 0.55, 0.68, 0.68, 0.86, 0.58, 1, 0.67
    )
    keep = (
        "M-27 14 V-6 h4 v3 h4 v-3 h4 v6 H-9 V-16 L-4 -25 L1 -16 V-2 H8 V-12 h4 v3 h4 v-3 h4 V-3"
        " H26 V-9 L30 -16 L34 -9 V14 Z"
    )
    lights = "".join(
        rect(x, y, 2, 3, hour.window) for x, y in ((-22, 2), (-5, -10), (13, -2), (29, -2))
    )
    castle = path(keep, hour.castle) + lights
    return (
        path(far + slope, hour.far_hill, opacity=0.75)
        + placed(castle, width * 0.33, height * 0.545, 0.92)
        + path(near + slope, hour.near_hill)
    )


def _houses(width: float, height: float, hour: Hour, chance: random.Random) -> str:
    """A row of gables with lit windows along the far side of the street."""
    gables, windows, x, foot = "", "", -6.0, height * 0.79
    while x < width:
        broad, high = chance.uniform(13, 25), chance.uniform(8, 22)
        eaves, ridge = foot - high, foot - high - chance.uniform(6, 16)
        gables += path(
            f"M{x:.1f} {foot:.1f} V{eaves:.1f} L{x + broad / 2:.1f} {ridge:.1f}"
            f" L{x + broad:.1f} {eaves:.1f} V{foot:.1f} Z",
            chance.choice(hour.houses),
            hour.house_edge,
            0.8,
        )
        for column in range(2):
            if chance.random() < hour.lit:
                left = x + broad * (0.25 + 0.32 * column)
                windows += rect(left, foot - high * chance.uniform(0.4, 0.8), 2.4, 3.4, hour.window)
        x += broad * chance.uniform(0.78, 1.05)
    return gables + windows


def _street(width: float, height: float, hour: Hour, chance: random.Random) -> str:
    """The paved street on which the players' houses stand."""
    top = height * 0.74
    light, middle, dark = hour.ground
    paving = linear("street", 0, top, 0, height, (0, light), (0.35, middle), (1, dark))
    kerb = _curve(width, height, 0, 0.77, 0.3, 0.73, 0.6, 0.765, 0.85, 0.79, 1, 0.755)
    body = paving.definition + path(f"{kerb} V{height:g} H0 Z", paving.url)
    body += line(kerb, hour.cobbles[0], 1.2, 0.7)
    for _ in range(110):
        x, y = chance.uniform(0, width), chance.uniform(height * 0.8, height)
        body += ellipse(x, y, chance.uniform(2, 4), 1.2, chance.choice(hour.cobbles), opacity=0.5)
    return body
