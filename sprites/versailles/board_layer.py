"""The board as a picture: built in short steps, then the same for the whole game.

`BoardBuild` makes everything that is printed on one layout; pieces and tiles lie on top of it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cached_property

import pygame

from sprites.common import fonts, kept_tiles
from sprites.common.cache import RasterCache
from sprites.common.light import round_corners
from sprites.common.stepped_build import SteppedBuild
from sprites.common.unit_canvas import Canvas
from sprites.versailles import board_frame, board_garden, board_sites, board_ways
from sprites.versailles.board_ornaments import find_ornaments
from sprites.versailles.board_palace import draw_palace
from sprites.versailles.board_view import BoardView
from sprites.versailles.cartouche import lay_plate, lay_title
from sprites.versailles.coach import gate
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_parts import Box
from sprites.versailles.geometry_spec import SITES

ART = "versailles 35"
"""Part of every cache key; raise it when anything on the board changes."""
YARD = "construction_yard"
BEDS = ("scroll", "grove", "rows")
_STEPS = 150
"""About how many steps a build takes, for telling how far it is."""
_GROUND = "#d6dcae"
_NUMBER = 17.4


class BoardBuild(SteppedBuild):
    """Builds the picture of one layout: call `step` from the event loop until it is True.

    `ground` may be asked at any time; before the end it shows what there is.
    """

    def __init__(self, layout: BoardLayout, view: BoardView, cache: RasterCache) -> None:
        super().__init__()
        self.layout = layout
        self._view = view.printed
        self._cache = cache

    @cached_property
    def _surface(self) -> pygame.Surface:
        """The picture as far as it is built; begun with the first step, because it is large."""
        surface = pygame.Surface(self.layout.size, pygame.SRCALPHA)
        surface.fill(_GROUND)
        return surface

    def _expected(self) -> float:
        return _STEPS + self._done * 0.2

    def ground(self, view: BoardView) -> pygame.Surface:
        """The whole board, of the layout's size; shared, do not draw on it.

        Another view than the build's is printed anew at once.
        """
        if view.printed != self._view:
            self._view = view.printed
            self._surface.fill(_GROUND)
            for _ in self._build():
                pass
        return self._surface

    def _build(self) -> Iterator[None]:
        """From the cache if this very board is there, else painted and then kept."""
        key = f"{ART} {self.layout.size} {_digest((self.layout, self._view))}"
        if (yield from kept_tiles.fetch(self._surface, key, self._cache)):
            return
        yield from self._paint()
        yield from kept_tiles.keep(self._surface, key, self._cache)

    def _paint(self) -> Iterator[None]:
        yield from self._park()
        yield from self._places()
        for picture, corner in board_frame.frame_pieces(self.layout):
            self._surface.blit(picture, corner)
            yield
        board_frame.frame_grain(self._surface, self.layout.rim)
        board_frame.lay_start_cap(self._surface, self.layout)
        board_frame.write_scores(self._surface, self.layout)
        yield
        yield from board_garden.lamplight(self._surface)
        round_corners(self._surface, board_frame.CORNER * self.layout.unit)
        yield

    def _park(self) -> Iterator[None]:
        """The park: from the cache if it is there, else painted and then kept."""
        key = f"{ART} {self.layout.size} {self.layout.unit:.4f} {_park_digest(self.layout)}"
        if (yield from kept_tiles.fetch(self._surface, key, self._cache)):
            return
        yield from self._paint_park()
        yield from kept_tiles.keep(self._surface, key, self._cache)

    def _paint_park(self) -> Iterator[None]:
        layout = self.layout
        canvas = Canvas(self._surface, layout.unit)
        ground = yield from board_garden.wash(layout.size, layout.unit)
        self._surface.blit(ground, (0, 0))
        yield
        yield from board_garden.plant_groves(canvas)
        yield from self._beds(canvas)
        yield from board_ways.draw_avenues(canvas, layout)
        yield from board_ways.draw_kings_avenue(canvas, layout)
        yield from board_garden.grain_bands(self._surface, layout.unit)
        yield from board_garden.fall_of_light(self._surface)

    def _beds(self, canvas: Canvas) -> Iterator[None]:
        """Parterres and basins where the plan leaves room."""
        places: list[Box] = []
        yield from find_ornaments(self.layout, places)
        for number, box in enumerate(places):
            x, y, side, _ = box
            if number % 2:
                board_garden.bed(canvas, box, BEDS[number // 2 % len(BEDS)])
            else:
                board_garden.basin(canvas, (x + side / 2, y + side / 2), side * 0.32)
            yield

    def _places(self) -> Iterator[None]:
        """Palace, cartouches with their print, steps of the King."""
        layout, view, target = self.layout, self._view, self._surface
        yield from draw_palace(target, layout)
        for number, name in enumerate(SITES):
            site = layout.sites[name]
            if name != YARD:
                yield from lay_plate(target, site.plate, layout.unit, 31 + number * 7, name)
                yield
            board_sites.draw_stands(target, site.pools, layout.unit)
            lay_title(target, site.ribbon, layout.unit, view.title(name), name)
            board_sites.draw_chips(target, layout, view, name)
            yield
        board_sites.draw_favour(target, layout, view)
        board_sites.draw_display(target, layout, view)
        yield
        for _ in board_sites.draw_workshop(target, layout, view):
            yield
        for _ in board_sites.draw_alchemists(target, layout, view):
            yield
        self._king_steps()
        yield

    def _king_steps(self) -> None:
        """Numbered marble stones, and the gate."""
        layout, unit = self.layout, self.layout.unit
        least = min(min(box.size) for box in layout.king)
        side = min(round(2 * board_ways.STEP_RADIUS * unit), least - 2)
        stone = board_sites.step_stone(side)
        font = fonts.serif(max(fonts.FLOOR, _NUMBER * unit), "bold")
        for number, box in enumerate(layout.king[:-1]):
            self._surface.blit(stone, stone.get_rect(center=box.center))
            if side >= font.get_ascent():
                figure = fonts.render(font, str(number), "#3a2c44")
                middle = (box.centerx, box.centery - round(0.5 * unit))
                self._surface.blit(figure, figure.get_rect(center=middle))
        last = layout.king[-1]
        picture = gate(min(last.size))
        self._surface.blit(picture, picture.get_rect(center=last.center))


def _digest(values: object) -> str:
    """Changes with plain values."""
    return f"{zlib.crc32(repr(values).encode()):08x}"


def _park_digest(layout: BoardLayout) -> str:
    """Changes with everything on which the picture of the park depends."""
    places = [tuple(box) for box in (layout.palace, *layout.king)]
    places += [tuple(site.box) for site in layout.sites.values()]
    ways = list(layout.avenues.items())
    return _digest((places, ways))
