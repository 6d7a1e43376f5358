"""What the rail is made of: a folded or deckled sheet, a slab of slate, cloth with cards on it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pygame

from sprites.common import svg
from sprites.common.cloth_and_stone import damask
from sprites.common.colour import darker, lighter, mix
from sprites.common.light import Shaded, clip, kept_rounded_mask, shadow, with_shadow
from sprites.common.materials import gold_gradient_defs, paper, slate
from sprites.common.surface_cache import Kept, kept
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
    def units(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.size[0] / self.scale, self.size[1] / self.scale


@kept
def rail_paper(rail: RailGround) -> Shaded:
    """The rail's ground with its shadow. Shared: copy before drawing on it."""
    sheet = _GROUNDS[rail.theme.rail_material](rail)
    fall = _fall(rail.bare)
    pad = (fall.get_width() - sheet.get_width()) // 2
    canvas = fall.copy()
    canvas.blit(sheet, (pad, pad))
    return Shaded(canvas, (pad, pad))


def draw_a_piece(rail: RailGround) -> bool:
    """Draw one of the pieces of a ground that takes its time and was never drawn, the whole last;
    False: nothing is left."""
    if rail_paper.has(rail):
        return False
    for piece, args in _pieces(rail):
        if not piece.has(*args):
            piece(*args)
            return True
    rail_paper(rail)
    return True


def _pieces(rail: RailGround) -> Iterator[tuple[Kept[..., object], tuple[Any, ...]]]:
    """What a ground is put together from, each with its arguments."""
    yield _fall, (rail.bare,)
    material = rail.theme.rail_material
    if material == "deckled":
        for _, _, wide, tall in rail.fields:
            yield paper, _piece(wide, tall, rail)
    elif material == "damask":
        for index, (_, _, wide, tall) in enumerate((*rail.seats, *rail.fields)):
            yield _card, _card_of(rail, index, wide, tall)


@kept
def _fall(bare: RailGround) -> pygame.Surface:
    """The shadow of the ground, whatever lies on it."""
    scale = bare.scale
    sheet = _GROUNDS[bare.theme.rail_material](bare)
    return shadow(sheet, (3 * scale, 7 * scale), 12 * scale, 150)


def _folded(rail: RailGround) -> pygame.Surface:
    """A player aid that was folded twice."""
    size, scale, theme = rail.size, rail.scale, rail.theme
    sheet = paper(size, scale, 77, theme.paper, 6, 0.22).copy()
    width, height = rail.units
    defs, body = "", ""
    for index, fold in enumerate(rail.folds):
        y = fold / scale
        stops = ((0, "#7a5a34", 0.0), (1, "#7a5a34", 0.16))
        defs += svg.linear_gradient(f"fold{index}", (0, y - 30), (0, y), *stops)
        body += svg.rect(0, y - 30, width, 30, f"url(#fold{index})")
        body += _across(y, width, "#7a5a34", 1.2, 0.45) + _across(
            y + 1.6, width, "#fffbe6", 1.4, 0.8
        )
    sheet.blit(svg.raster(svg.document(body, width, height, defs), size), (0, 0))
    return sheet


def _across(y: float, width: float, colour: str, thick: float, opacity: float) -> str:
    data = f"M0 {svg.number(float(y))} H{svg.number(width)}"
    return svg.path(data, stroke=colour, stroke_width=thick, stroke_opacity=opacity)


def _deckled(rail: RailGround) -> pygame.Surface:
    """Hand-made parchment with a torn edge; log and inspector lie on cleaner pieces."""
    sheet = _edged(rail.bare).copy()
    for x, y, wide, tall in rail.fields:
        sheet.blit(paper(*_piece(wide, tall, rail)), (x, y))
    return clip(sheet, _outline(rail.size, rail.scale, 9))


def _piece(
    wide: int, tall: int, rail: RailGround
) -> tuple[tuple[int, int], float, int, str, float, float]:
    """What `paper` is told for a cleaner piece."""
    return (wide, tall), rail.scale, 79, rail.theme.paper_light, 4, 0.10


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
    """Slate with chipped edges; log and inspector are shallow hollows in it."""
    size, scale, theme = rail.size, rail.scale, rail.theme
    width, height = rail.units
    outline = _torn(width, height, random.Random(12))
    slab = pygame.Surface(size, pygame.SRCALPHA)
    slab.blit(slate(size, scale, 9, theme.paper), (0, 0))
    body = svg.path(outline, "none", lighter(theme.paper, 0.35), 4, stroke_opacity=0.5)
    body += svg.path(outline, "none", mix(theme.paper, theme.ink, 0.75), 1.6)
    for x, y, wide, tall in rail.fields:
        box = (x / scale, y / scale, wide / scale, tall / scale)
        body += svg.rect(*box, mix(theme.paper, theme.ink, 0.45), None, None, 5, fill_opacity=0.45)
        body += svg.rect(*box, "none", mix(theme.paper, theme.ink, 0.8), 1.6, 5)
        lit = f"M{svg.number(box[0] + 5)} {svg.number(box[1] + box[3])} h{svg.number(box[2] - 10)}"
        body += svg.path(
            lit, stroke=lighter(theme.paper, 0.4), stroke_width=1.2, stroke_opacity=0.6
        )
    slab.blit(svg.raster(svg.document(body, width, height), size), (0, 0))
    return clip(slab, _outline(size, scale, 12))


def _cloth(rail: RailGround) -> pygame.Surface:
    """Damask in a gilt frame; seats, log and inspector are cards laid on it."""
    ground = _framed_cloth(rail.bare).copy()
    for index, (x, y, wide, tall) in enumerate((*rail.seats, *rail.fields)):
        _card(*_card_of(rail, index, wide, tall)).blit(ground, (x, y))
    return clip(ground, kept_rounded_mask(rail.size, 6 * rail.scale))


@kept
def _framed_cloth(bare: RailGround) -> pygame.Surface:
    size, theme = bare.size, bare.theme
    width, height = bare.units
    ground = pygame.Surface(size, pygame.SRCALPHA)
    ground.blit(damask(size, bare.scale, 7, theme.rail_cloth), (0, 0))
    frame = svg.rect(2.4, 2.4, width - 4.8, height - 4.8, "none", theme.ink, 5.4, 5)
    frame += svg.rect(2.4, 2.4, width - 4.8, height - 4.8, "none", "url(#gold)", 3.6, 5)
    gold = gold_gradient_defs("gold")
    ground.blit(svg.raster(svg.document(frame, width, height, gold), size), (0, 0))
    return ground


def _card_of(
    rail: RailGround, index: int, wide: int, tall: int
) -> tuple[tuple[int, int], float, int, str]:
    """What `_card` is told for a seat or a field."""
    gap = round(2 * rail.scale) if index < len(rail.seats) else 0
    return (wide, tall - gap), rail.scale, 80 + index % 3, rail.theme.paper


@kept
def _card(size: tuple[int, int], scale: float, seed: int, tint: str) -> Shaded:
    return with_shadow(paper(size, scale, seed, tint, 4, 0.10), scale)


_GROUNDS: dict[RailMaterial, Callable[[RailGround], pygame.Surface]] = {
    "folded": _folded,
    "deckled": _deckled,
    "slate": _slab,
    "damask": _cloth,
}
