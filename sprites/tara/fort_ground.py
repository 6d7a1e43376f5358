"""The ground of a hill-fort: bank, ditch, palisade and five terraces rising to the throne.

All four forts have the same shape: `FortGround` paints it once with pale turf, in short steps, and
`in_colours` lays a province's colours over it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator

import pygame

from sprites.common import carve, svg
from sprites.common.colour import mix
from sprites.common.pen import Point
from sprites.common.strokes import ellipse, open_line, path, polygon, stroke
from sprites.common.surface_cache import Pieces
from sprites.tara import relief
from sprites.tara.geometry import FortLayout
from sprites.tara.palette import STAKE, ProvinceStyle, lit, shaded

_MARGIN = 16.0
"""Units round a fort's box for shadows and stakes."""
_OUTER, _DITCH, _STAKES, _INNER = 40.0, 35.0, 31.5, 30.0
"""Reaches from the corner hollows: outer bank, ditch, palisade, first terrace."""
_WALL = 9.5
"""Height of a terrace's wall in units."""
_STEP = 5.2
"""Units from stake to stake."""
_STAKES_AT_ONCE = 24
"""In a piece of the work."""
_SUN = "#fffce6"
_BANK, _BARE = -1, -2
_ARC = 0.16
"""Radians from point to point of a round corner of the bank's edge."""
_GATE = 19.0
"""Half the width of the gate in the front palisade."""


class FortGround:
    """The fort being painted; everything inside is in px of its own picture."""

    def __init__(self, fort: FortLayout, unit: float, styles: Iterable[ProvinceStyle]) -> None:
        """`styles`: of the provinces in whose colours it will be wanted."""
        box = fort_picture_box(fort, unit)
        self._size = box.size
        self._unit = unit
        self._chance = random.Random(17)
        self._corners = tuple((x - box.left, y - box.top) for x, y in fort.corners)
        self._rows = [[(x - box.left, y - box.top) for x, y in row] for row in fort.hollows]
        self._pale = pygame.Surface(box.size, pygame.SRCALPHA)
        self._tints = {style: pygame.Surface(box.size, 0, 24) for style in styles}
        """The colours of each province."""
        for tint in self._tints.values():
            tint.fill((255, 255, 255))

    def in_colours(self, style: ProvinceStyle) -> pygame.Surface:
        """A copy in the colours of a province, of the size of `fort_picture_box`."""
        picture = self._pale.copy()
        picture.blit(self._tints[style], (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def _dye(self, mask: pygame.Surface, kind: int) -> Iterator[None]:
        """Something lies on what was painted so far: the mask of turf of a rank, of the bank, or
        _BARE for stone and wood. Every province gets its colour there at once, because the masks
        of a whole fort take far more memory than the colours of all provinces."""
        for style, tint in self._tints.items():
            colour = "#ffffff"
            if kind == _BANK:
                colour = mix(style.low, "#3a3a1c", 0.3)
            elif kind != _BARE:
                colour = style.terrace(kind)
            tint.blit(carve.tinted(mask, lit(colour, 0.27)), (0, 0))
            yield

    def paint(self) -> Iterator[None]:
        """Paint the whole ground; every step takes a few milliseconds."""
        yield from self._bank()
        yield from self._back_stakes()
        for rank in range(5):
            yield from self._terrace(rank)
        yield from self._front_stakes()

    def _spread(self, corners: tuple[Point, ...], reach: float) -> pygame.Surface:
        return relief.spread_mask(corners, reach * self._unit, self._size)

    def _bank(self) -> Iterator[None]:
        """The outer bank with its shadow on the land, and the dark ditch inside it."""
        unit = self._unit
        outer = self._spread(self._corners, _OUTER)
        yield
        carve.cast(self._pale, outer, (0, 0), (3 * unit, 5 * unit), 5 * unit, 0.7)
        yield
        bank = yield from self._turf(outer, _BANK, 3)
        yield
        carve.bevel(bank, outer, 2.6 * unit, "#f6f0c4", "#12160a", 0.5)
        self._pale.blit(bank, (0, 0))
        yield
        ditch = self._spread(self._corners, _DITCH)
        yield
        self._pale.blit(carve.tinted(carve.blurred(ditch, 2.4 * unit), "#14130b", 0.85), (0, 0))
        yield

    def _turf(self, mask: pygame.Surface, kind: int, seed: int) -> Pieces[pygame.Surface]:
        yield from self._dye(mask, kind)
        yield from relief.grass.steps(self._size, self._unit, seed)
        turf = mask.copy()
        layer = relief.grass(self._size, self._unit, seed)
        turf.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return turf

    def _terrace(self, rank: int) -> Iterator[None]:
        """Shadow, wall and turf of one terrace."""
        unit = self._unit
        corners, reach = self._terrace_shape(rank)
        mask = self._spread(corners, reach)
        yield
        tall = _WALL if rank else _WALL * 0.7
        carve.cast(self._pale, mask, (0, 0), (3 * unit, (tall + 3) * unit), 3 * unit, 0.62)
        yield
        wall = self._wall_mask(corners, reach, tall)
        yield
        yield from relief.dry_stone.steps(self._size, unit, 7)
        stones = carve.cut(relief.dry_stone(self._size, unit, 7), wall)
        yield
        stones.blit(carve.inside_edge(wall, -3 * unit, 0, 4 * unit, "#0c0a06", 0.5), (0, 0))
        self._pale.blit(stones, (0, 0))
        yield
        yield from self._dye(wall, _BARE)
        turf = yield from self._turf(mask, rank, 11)
        yield
        carve.bevel(turf, mask, 1.5 * unit, "#fffbd6", "#161a08", 0.55)
        yield
        if rank:  # its upper left slope has the sun
            turf.blit(carve.inside_edge(mask, 7 * unit, 7 * unit, 9 * unit, _SUN, 0.5), (0, 0))
        if rank == 0:  # the palisade stands between it and the light
            shade = carve.inside_edge(mask, 6 * unit, 5 * unit, 7 * unit, "#0c1006", 0.56)
            turf.blit(shade, (0, 0))
        self._pale.blit(turf, (0, 0))
        yield

    def _terrace_shape(self, rank: int) -> tuple[tuple[Point, ...], float]:
        row, throne = self._rows[rank], self._rows[4][0]
        if rank == 4:
            return (throne,), 28.0
        return (row[0], row[-1], throne), _INNER - 1.1 * rank

    def _wall_mask(self, corners: tuple[Point, ...], reach: float, tall: float) -> pygame.Surface:
        """The terrace drawn again and again, each time a little lower."""
        body, step = [], max(1.0, self._unit)
        for drop in range(1, math.ceil(tall * self._unit / step) + 1):
            points = [(x, y + drop * step) for x, y in corners]
            body.append(relief.spread(points, reach * self._unit))
        text = svg.document("".join(body), *self._size)
        return carve.mask_of(svg.raster(text, self._size))

    def _outline(self) -> list[Point]:
        """Points along the palisade, all the way round."""
        unit, points = self._unit, []
        corners = self._corners
        sides = _sides(corners, _STAKES * unit)
        for turn, (start, end, angle) in enumerate(sides):
            long = math.dist(start, end)
            count = max(1, round(long / (_STEP * unit)))
            for step in range(count):
                share = step / count
                points.append(
                    (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
                )
            points += _round_corner(
                corners[(turn + 1) % 3], angle, sides[(turn + 1) % 3][2], _STAKES * unit, _STEP / 31
            )
        return points

    def _back_stakes(self) -> Iterator[None]:
        """Those behind the terraces, with the shadow they throw."""
        edge = self._corners[0][1] + 4 * self._unit
        back = sorted((p for p in self._outline() if p[1] < edge), key=lambda p: p[1])
        marks = "".join(stroke(open_line([p, p]), "#ffffff", 7 * self._unit) for p in back)
        mask = carve.mask_of(svg.raster(svg.document(marks, *self._size), self._size))
        yield
        unit = self._unit
        carve.cast(self._pale, mask, (0, 0), (3 * unit, 2 * unit), 4 * unit, 0.7)
        yield
        yield from self._stakes(back)

    def _front_stakes(self) -> Iterator[None]:
        """Those before the farmers, open at the gate."""
        edge, gate = self._corners[0][1] + 4 * self._unit, self._rows[4][0][0]
        front = [
            p for p in self._outline() if p[1] >= edge and abs(p[0] - gate) > _GATE * self._unit
        ]
        yield from self._gate(gate)
        yield from self._stakes(
            sorted(((x, y + 3 * self._unit) for x, y in front), key=lambda p: p[1])
        )

    def _stakes(self, feet: list[Point]) -> Iterator[None]:
        body = []
        for number, foot in enumerate(feet, 1):
            body.append(self._stake(*foot))
            if number % _STAKES_AT_ONCE == 0:
                yield
        stakes = svg.raster(svg.document("".join(body), *self._size), self._size)
        yield
        self._pale.blit(stakes, (0, 0))
        yield
        yield from self._dye(carve.mask_of(stakes), _BARE)

    def _stake(self, x: float, y: float) -> str:
        """A sharpened post, lit at its left."""
        unit = self._unit
        tall = self._chance.uniform(9.6, 12) * unit
        half, tip = 2.5 * unit, 3.4 * unit
        tone = mix(STAKE, "#543a22", self._chance.random())
        shape = [
            (x - half, y),
            (x - half, y - tall),
            (x, y - tall - tip),
            (x + half, y - tall),
            (x + half, y),
        ]
        post = polygon(shape, tone, shaded(tone, 0.72), 0.8 * unit)
        shade = path(f"M{x:.1f} {y:.1f} V{y - tall - tip:.1f} L{x + half:.1f} {y - tall:.1f} "
                     f"V{y:.1f} Z", shaded(tone, 0.45))  # fmt: skip
        shine = stroke(
            f"M{x - half * 0.5:.1f} {y - unit:.1f} V{y - tall:.1f}", lit(tone, 0.5), 0.9 * unit
        )
        return post + shade + shine

    def _gate(self, x: float) -> Iterator[None]:
        """Trodden stones through the gap in the bank."""
        unit, body = self._unit, []
        top = self._corners[0][1] + _INNER * unit
        for row in range(3):
            for column in range(-2, 3):
                wide = self._chance.uniform(2.8, 3.6) * unit
                at = (x + (column * 7 + row % 2 * 2.6) * unit, top + row * 4.6 * unit)
                tone = self._chance.choice(("#9d9484", "#857c6d", "#aca18c"))
                body.append(ellipse(at[0], at[1] + 0.8 * unit, wide, 2.2 * unit, shaded(tone, 0.6)))
                body.append(ellipse(*at, wide, 2.0 * unit, tone))
        stones = svg.raster(svg.document("".join(body), *self._size), self._size)
        self._pale.blit(stones, (0, 0))
        yield
        yield from self._dye(carve.mask_of(stones), _BARE)


def bank_outline(corners: tuple[Point, ...], unit: float) -> tuple[Point, ...]:
    """The outer edge of the bank about the corner hollows, round at its corners."""
    reach, points = _OUTER * unit, []
    sides = _sides(corners, reach)
    for turn, (start, end, angle) in enumerate(sides):
        following = (turn + 1) % 3
        points += [start, end]
        points += _round_corner(corners[following], angle, sides[following][2], reach, _ARC)
    return tuple(points)


def fort_picture_box(fort: FortLayout, unit: float) -> pygame.Rect:
    """Where the picture of a fort lies on the board: its box with room for shadow and stakes."""
    margin = round(_MARGIN * unit)
    return fort.box.inflate(2 * margin, 2 * margin)


def _sides(corners: tuple[Point, ...], reach: float) -> list[tuple[Point, Point, float]]:
    """The three sides moved outwards."""
    middle = (sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3)
    return [_outside(corners[turn], corners[(turn + 1) % 3], middle, reach) for turn in range(3)]


def _outside(start: Point, end: Point, middle: Point, reach: float) -> tuple[Point, Point, float]:
    """A side moved outwards by `reach`, and the direction in which it was moved."""
    long = math.dist(start, end)
    nx, ny = (end[1] - start[1]) / long, (start[0] - end[0]) / long
    if (start[0] + nx - middle[0]) ** 2 + (start[1] + ny - middle[1]) ** 2 < (
        start[0] - nx - middle[0]
    ) ** 2 + (start[1] - ny - middle[1]) ** 2:
        nx, ny = -nx, -ny
    return (
        (start[0] + nx * reach, start[1] + ny * reach),
        (end[0] + nx * reach, end[1] + ny * reach),
        math.atan2(ny, nx),
    )


def _round_corner(
    corner: Point, start: float, end: float, radius: float, step: float
) -> list[Point]:
    """Points on the arc about a corner from one direction to the next, the short way."""
    turn = (end - start + math.pi) % math.tau - math.pi
    count = max(1, int(abs(turn) / step))
    return [
        (
            corner[0] + radius * math.cos(start + turn * index / count),
            corner[1] + radius * math.sin(start + turn * index / count),
        )
        for index in range(count)
    ]
