"""The painted ground of a segment: its light, its brush strokes, its weather."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.common import light, noise, svg
from sprites.common.colour import darker, lighter, mix, rgb
from sprites.viscounts import geometry as geo
from sprites.viscounts.ring_canvas import Frame
from sprites.viscounts.ring_shapes import wedge

_BELT_BLUR, _BELT_EDGE = 12.0, 8.0
"""Ring units: the grain of what is softened along the rim, and how far it takes to be so."""
_BELT_SOFT = 0.36
"""So much of the contrast of small things is taken away there."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of one landscape: ground towards the castle, in the middle, towards the rim."""

    inner: str
    base: str
    outer: str
    road: str
    bank: str
    strokes: tuple[str, ...]
    link: str = "#f8e3a6"


def segment_frame(position: int, unit: float) -> Frame:
    """The smallest picture that holds one segment of the board."""
    middle = geo.segment_angle(position)
    corners = [
        geo.polar(radius, middle + turn)
        for radius in (geo.LAND_INNER_RADIUS, geo.OUTER_RADIUS)
        for turn in range(-36, 37, 3)
    ]
    margin = 3.0
    left, right = min(x for x, _ in corners) - margin, max(x for x, _ in corners) + margin
    top, bottom = min(y for _, y in corners) - margin, max(y for _, y in corners) + margin
    return Frame(left, top, right - left, bottom - top, unit)


def fill_ground(frame: Frame, palette: Palette) -> pygame.Surface:
    """The bare ground, brighter towards the castle."""
    defs = svg.radial_gradient(
        "ground",
        (0, 0),
        geo.OUTER_RADIUS,
        (0, palette.inner),
        (0.45, palette.inner),
        (0.68, palette.base),
        (1, palette.outer),
    )
    box = svg.rect(frame.left, frame.top, frame.width, frame.height, "url(#ground)")
    return frame.draw(box, defs)


def brush_strokes(
    surface: pygame.Surface,
    chance: random.Random,
    colours: Sequence[str],
    unit: float,
    count: int,
    lengths: tuple[float, float] = (7, 24),
    alpha: int = 28,
) -> None:
    """Soft dabs of neighbouring hues, as of a wide brush; lengths in ring units."""
    width, height = surface.get_size()
    dabs = _dabs(chance, colours, unit, lengths, alpha)
    for _ in range(count):
        dab = chance.choice(dabs)
        surface.blit(dab, (chance.uniform(-20, width), chance.uniform(-10, height)))


def _dabs(
    chance: random.Random,
    colours: Sequence[str],
    unit: float,
    lengths: tuple[float, float],
    alpha: int,
) -> list[pygame.Surface]:
    dabs = []
    for colour in colours:
        for step in range(5):
            length = (lengths[0] + (lengths[1] - lengths[0]) * step / 4) * unit
            size = (max(3, round(length)), max(2, round(length * 0.4)))
            dab = pygame.Surface(size, pygame.SRCALPHA)
            dab.fill((*rgb(colour), 0))
            pygame.draw.ellipse(dab, (*rgb(colour), alpha), dab.get_rect())
            dabs.append(pygame.transform.rotate(dab, chance.uniform(-22, 22)))
    return dabs


def neighbouring_hues(palette: Palette) -> tuple[str, ...]:
    """Tones for the brush strokes of a landscape."""
    base = palette.base
    return (
        lighter(base, 0.3),
        darker(base, 0.25),
        mix(base, "#c58f3c", 0.4),
        mix(base, "#6d4a7a", 0.3),
        lighter(palette.inner, 0.2),
        *palette.strokes,
    )


def unify(surface: pygame.Surface, frame: Frame, seed: int) -> None:
    """Bind the paint together with grain, as on one primed board."""
    unit = frame.unit
    noise.grain(surface, (60 * unit, 60 * unit), 230, 255, seed, (1, 0.99, 0.99))
    noise.grain(surface, (9 * unit, 9 * unit), 238, 255, seed + 1)
    noise.grain(surface, (1.6 * unit, 1.6 * unit), 236, 255, seed + 2)


def quieten(surface: pygame.Surface, frame: Frame) -> None:
    """Soften what is painted along the rim: plots and medallions lie close together there."""
    width, height = surface.get_size()
    grain = _BELT_BLUR * frame.unit
    small = (max(1, round(width / grain)), max(1, round(height / grain)))
    soft = pygame.transform.smoothscale(surface, small)
    soft = pygame.transform.smoothscale(soft, (width, height))
    road = geo.OUTER_ROAD_RADIUS + geo.ROAD_HALF_WIDTH
    start, full = road / geo.OUTER_RADIUS, (road + _BELT_EDGE) / geo.OUTER_RADIUS
    defs = svg.radial_gradient(
        "belt", (0, 0), geo.OUTER_RADIUS, (start, "#ffffff", 0), (full, "#ffffff", _BELT_SOFT)
    )
    box = svg.rect(frame.left, frame.top, frame.width, frame.height, "url(#belt)")
    soft.blit(frame.draw(box, defs), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(soft, (0, 0))


def weather(surface: pygame.Surface, frame: Frame) -> None:
    """The castle's amber light, warm light from the upper left, dusk at the rim and lower right."""
    defs = svg.radial_gradient(
        "castle",
        (0, 0),
        geo.OUTER_RADIUS,
        (0, "#ffd890", 0),
        (0.4, "#ffc766", 0.36),
        (0.6, "#ffc766", 0),
    )
    defs += svg.radial_gradient(
        "rim", (0, 0), geo.OUTER_RADIUS, (0.8, "#2a1745", 0), (1, "#2a1745", 0.2)
    )
    defs += svg.linear_gradient(
        "dusk",
        (-240, -240),
        (260, 260),
        (0, "#ffd68e", 0.17),
        (0.5, "#ffcf86", 0),
        (0.55, "#2a1745", 0),
        (1, "#2a1745", 0.15),
    )
    box = (frame.left, frame.top, frame.width, frame.height)
    frame.paint(
        surface,
        "".join(svg.rect(*box, f"url(#{name})") for name in ("castle", "rim", "dusk")),
        defs,
    )


def lamplight(surface: pygame.Surface, frame: Frame) -> None:
    """Brighten in proportion, most towards the upper left of the board: blacks stay black."""
    defs = svg.radial_gradient(
        "lamp", (-90, -110), 520, (0, "#4a3c24"), (0.45, "#3a2d1a"), (1, "#141008")
    )
    box = svg.rect(frame.left, frame.top, frame.width, frame.height, "url(#lamp)")
    gain = surface.copy()
    gain.blit(frame.draw(box, defs), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(gain, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def cut_to_segment(surface: pygame.Surface, frame: Frame, position: int) -> None:
    """Cut the picture to the outline of the segment."""
    middle = geo.segment_angle(position)
    outline = wedge(
        geo.LAND_INNER_RADIUS,
        geo.OUTER_RADIUS,
        middle - geo.HALF_SEGMENT,
        middle + geo.HALF_SEGMENT,
        0.4,
    )
    light.clip(surface, frame.draw(svg.path(outline, "#ffffff")))
