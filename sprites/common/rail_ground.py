"""What the rail is cut from: a sheet, deckled parchment, a slab of slate, damask with the cards of
the seats."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from sprites.common import svg
from sprites.common.cloth_and_stone import damask
from sprites.common.colour import darker, lighter, mix
from sprites.common.light import Shaded, clip, kept_rounded_mask, with_shadow
from sprites.common.materials import gold_gradient_defs, paper, slate
from sprites.common.surface_cache import kept
from sprites.common.theme import RailMaterial, Theme

Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class RailGround:
    """What the rail's ground depends on; px.

    `folds` are heights, `seats` the boxes of the panels, `fields` those of log and inspector.
    """

    size: tuple[int, int]
    scale: float
    theme: Theme
    folds: tuple[int, ...]
    seats: tuple[Box, ...] = ()
    fields: tuple[Box, ...] = ()

    @property
    def bare(self) -> RailGround:
        """The same with nothing on it."""
        return RailGround(self.size, self.scale, self.theme, ())

    @property
    def under(self) -> RailGround:
        """What lies under folds and fields: on cloth the cards of the seats belong to it."""
        seats = self.seats if self.theme.rail_material == "damask" else ()
        return RailGround(self.size, self.scale, self.theme, (), seats)

    @property
    def units(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.size[0] / self.scale, self.size[1] / self.scale


def _folded(rail: RailGround) -> pygame.Surface:
    return paper(rail.size, rail.scale, 77, rail.theme.paper, 6, 0.22)


def _deckled(rail: RailGround) -> pygame.Surface:
    """Hand-made parchment with a torn edge."""
    return clip(_edged(rail.bare).copy(), _outline(rail.size, rail.scale, 9))


@kept
def _edged(bare: RailGround) -> pygame.Surface:
    """The parchment with its edge, not torn yet."""
    size, scale, theme = bare.size, bare.scale, bare.theme
    width, height = bare.units
    sheet = paper(size, scale, 78, theme.paper, 2, 0.30).copy()
    edge = svg.path(
        _torn(width, height, random.Random(9)),
        "none",
        darker(theme.paper, 0.45),
        2.4,
        stroke_opacity=0.55,
    )
    sheet.blit(svg.raster(svg.document(edge, width, height), size), (0, 0))
    return sheet


@kept
def _outline(size: tuple[int, int], scale: float, seed: int) -> pygame.Surface:
    """White where a torn sheet or a chipped slab lies."""
    width, height = size[0] / scale, size[1] / scale
    outline = svg.path(_torn(width, height, random.Random(seed)), "#ffffff")
    return svg.raster(svg.document(outline, width, height), size)


def _torn(width: float, height: float, chance: random.Random) -> str:
    """A rectangle whose sides wander by up to three units."""
    step = 9.0

    def wander() -> float:
        return chance.uniform(0.4, 3.2)

    points = [(x * step, wander()) for x in range(int(width / step) + 1)]
    points += [(width - wander(), y * step) for y in range(1, int(height / step) + 1)]
    points += [(x * step, height - wander()) for x in range(int(width / step), -1, -1)]
    points += [(wander(), y * step) for y in range(int(height / step), 0, -1)]
    return "M" + " L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in points) + " Z"


def _slab(rail: RailGround) -> pygame.Surface:
    """Slate with chipped edges."""
    size, scale, theme = rail.size, rail.scale, rail.theme
    width, height = rail.units
    outline = _torn(width, height, random.Random(12))
    slab = pygame.Surface(size, pygame.SRCALPHA)
    slab.blit(slate(size, scale, 9, theme.paper), (0, 0))
    body = svg.path(outline, "none", lighter(theme.paper, 0.35), 4, stroke_opacity=0.5)
    body += svg.path(outline, "none", mix(theme.paper, theme.ink, 0.75), 1.6)
    slab.blit(svg.raster(svg.document(body, width, height), size), (0, 0))
    return clip(slab, _outline(size, scale, 12))


def _cloth(rail: RailGround) -> pygame.Surface:
    """Damask in a gilt frame with the cards of the seats."""
    ground = framed_cloth(rail.bare).copy()
    for index, (x, y, wide, tall) in enumerate(rail.seats):
        card(*card_of(rail, index, wide, tall)).blit(ground, (x, y))
    return clip(ground, kept_rounded_mask(rail.size, 6 * rail.scale))


def cloth_of(bare: RailGround) -> tuple[tuple[int, int], float, int, str]:
    """What `damask` is told for the rail."""
    return bare.size, bare.scale, 7, bare.theme.rail_cloth


@kept
def framed_cloth(bare: RailGround) -> pygame.Surface:
    size, theme = bare.size, bare.theme
    width, height = bare.units
    ground = pygame.Surface(size, pygame.SRCALPHA)
    ground.blit(damask(*cloth_of(bare)), (0, 0))
    frame = svg.rect(2.4, 2.4, width - 4.8, height - 4.8, "none", theme.ink, 5.4, 5)
    frame += svg.rect(2.4, 2.4, width - 4.8, height - 4.8, "none", "url(#gold)", 3.6, 5)
    gold = gold_gradient_defs("gold")
    ground.blit(svg.raster(svg.document(frame, width, height, gold), size), (0, 0))
    return ground


def card_of(
    rail: RailGround, index: int, wide: int, tall: int
) -> tuple[tuple[int, int], float, int, str]:
    """What `_card` is told for a seat."""
    return (wide, tall - round(2 * rail.scale)), rail.scale, 80 + index % 3, rail.theme.paper


@kept
def card(size: tuple[int, int], scale: float, seed: int, tint: str) -> Shaded:
    return with_shadow(paper(size, scale, seed, tint, 4, 0.10), scale)


GROUNDS: dict[RailMaterial, Callable[[RailGround], pygame.Surface]] = {
    "folded": _folded,
    "deckled": _deckled,
    "slate": _slab,
    "damask": _cloth,
}
