"""The board as a picture: built in short steps, then composed for each position.

`BoardBuild` makes everything that one layout needs; `ground` puts a position together.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import pygame

from sprites.common import carve, fonts, kept_tiles
from sprites.common.cache import RasterCache
from sprites.common.light import round_corners
from sprites.common.stepped_build import SteppedBuild
from sprites.common.surface_cache import kept
from sprites.tara import border, country, furniture, stones
from sprites.tara.board_view import BoardView, ProvinceState, ProvinceView
from sprites.tara.fort_ground import FortGround, fort_picture_box
from sprites.tara.geometry import BoardLayout
from sprites.tara.palette import ProvinceStyle, province_style
from sprites.tara.province_picture import open_province, shut_province, wooded_hill

ART = "tara 15"
"""Part of every cache key; raise it when the board's art changes."""
_HEATH = "#6f7a48"
_NOTE_INK, _LOUD_NOTE_INK = "#f6ead0", "#ffd08a"
"""Ink of the line below a province's name: warmer where the province is out of play."""
_NOTE_EDGE = "#14100a"
_NOTE = 14.6
"""Units of its type."""
_STEPS = 120
"""About so many steps build a board, for the progress sign."""


class BoardBuild(SteppedBuild):
    """Builds all pictures of one layout: call `step` from the event loop until it is True.

    `ground` may be asked at any time; before the end it shows what there is.
    """

    def __init__(self, layout: BoardLayout, view: BoardView, cache: RasterCache) -> None:
        super().__init__()
        self.layout = layout
        self._cache = cache
        self._fort: FortGround | None = None
        self._provinces: dict[tuple[str, ProvinceState], pygame.Surface] = {}
        self._wanted = view
        self._all_made = False
        self._picture: tuple[object, pygame.Surface] | None = None

    def _expected(self) -> float:
        return _STEPS

    def ground(self, view: BoardView) -> pygame.Surface:
        """The whole board for a position, of the layout's size; shared, do not draw on it."""
        if self._picture is None or self._key(view) != self._picture[0]:
            for _ in self._compose(view):
                pass
            assert self._picture is not None
        return self._picture[1]

    @cached_property
    def _land(self) -> pygame.Surface:
        """Everything but the forts; begun with the first step, because it is large."""
        land = pygame.Surface(self.layout.size, pygame.SRCALPHA)
        land.fill(_HEATH)
        return land

    def _key(self, view: BoardView) -> object:
        return view, -1 if self._all_made else self._done

    def _blank(self) -> pygame.Surface:
        """The land alone; on the px of the last picture, because fresh memory of that size takes
        longer than a frame."""
        if self._picture is None:
            return self._land.copy()
        picture = self._picture[1]
        picture.fill((0, 0, 0, 0))
        picture.blit(self._land, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return picture

    def _compose(self, view: BoardView) -> Iterator[None]:
        """Put a position together."""
        picture = self._blank()
        yield
        for province in view.provinces:
            self._lay_province(picture, province)
            yield
        self._picture = (self._key(view), picture)

    def _build(self) -> Iterator[None]:
        yield from self._make_land()
        for province in self._wanted.provinces:
            absent = province.state == "absent"
            yield from self._make_province(province.key, "absent" if absent else "open")
        self._fort = None
        self._all_made = True
        yield from self._compose(self._wanted)

    def _make_land(self) -> Iterator[None]:
        """Everything but the forts: from the cache if it is there, else painted and then kept."""
        layout = self.layout
        key = f"{ART} {layout.size} {layout.unit:.4f} {len(layout.raths)}"
        if (yield from kept_tiles.fetch(self._land, key, self._cache)):
            return
        yield from country.paint_country(self._land, layout)
        country.light_country(self._land, layout)
        yield
        yield from self._frame()
        yield from self._furnish()
        round_corners(self._land, 11 * layout.unit)
        yield
        yield from kept_tiles.keep(self._land, key, self._cache)

    def _frame(self) -> Iterator[None]:
        for picture, corner in border.slab_bars(self.layout):
            self._land.blit(picture, corner)
            yield
        for picture, corner in (yield from border.knot_sides(self.layout)):
            self._land.blit(picture, corner)
            yield
        self._land.blit(border.rim_lines(self.layout), (0, 0))
        yield
        for picture, corner in border.corner_bosses(self.layout):
            self._land.blit(picture, corner)
            yield

    def _furnish(self) -> Iterator[None]:
        """Beds for tablets, the bowl of the bank, the Stone of Destiny."""
        layout, unit = self.layout, self.layout.unit
        for box in (layout.draw, layout.discard):
            furniture.put_pile_bed(self._land, box, unit)
            yield
        for box in layout.turned:
            self._land.blit(furniture.turned_bed(box.size, unit), box)
        yield
        self._land.blit(furniture.bank_bowl(layout.bank.size), layout.bank)
        stones.put_destiny_stone(self._land, layout.stone)
        yield

    def _make_province(self, key: str, state: ProvinceState) -> Iterator[None]:
        layout = self.layout
        fort = layout.fort(key)
        box = fort_picture_box(fort, layout.unit)
        name = f"{ART} {key} {state} {box} {layout.size} {layout.unit:.4f} {layout.pitch}"
        picture = pygame.Surface(box.size, pygame.SRCALPHA)
        if not (yield from kept_tiles.fetch(picture, name, self._cache)):
            if state == "absent":
                picture = wooded_hill(fort, layout.unit)
            else:
                if self._fort is None:  # all forts are cut from the first one's ground
                    self._fort = FortGround(layout.forts[0], layout.unit, self._open_styles)
                    yield from self._fort.paint()
                picture = yield from open_province(self._fort, fort, layout.unit)
            yield
            country.light_part(picture, box, layout)
            yield
            yield from kept_tiles.keep(picture, name, self._cache)
        self._provinces[(key, state)] = picture

    @property
    def _open_styles(self) -> list[ProvinceStyle]:
        """Of the provinces that have a fort."""
        there = [each for each in self._wanted.provinces if each.state != "absent"]
        return [province_style(each.key) for each in there]

    def _lay_province(self, picture: pygame.Surface, province: ProvinceView) -> None:
        fort, unit = self.layout.fort(province.key), self.layout.unit
        part = self._province(province)
        if part is None:
            return
        picture.blit(part, fort_picture_box(fort, unit))
        stone = stones.name_stone(fort.name.size, province.name, unit, fort.mirrored)
        carve.cast_kept(picture, carve.kept_mask_of(stone), fort.name.topleft,
                        (2 * unit, 4 * unit), 4 * unit, 0.7)  # fmt: skip
        picture.blit(stone, fort.name)
        shield = stones.emblem_shield(province.key, fort.emblem.size)
        carve.cast_kept(picture, carve.kept_mask_of(shield), fort.emblem.topleft,
                        (2 * unit, 4 * unit), 4 * unit, 0.7)  # fmt: skip
        picture.blit(shield, fort.emblem)
        self._lay_note(picture, province, fort.note)

    def _province(self, province: ProvinceView) -> pygame.Surface | None:
        """The picture of a province, if it is built; what is shut is made of what is open."""
        key = (province.key, province.state)
        free = self._provinces.get((province.key, "open"))
        if key not in self._provinces and free is not None:
            fort, unit = self.layout.fort(province.key), self.layout.unit
            if province.state == "absent":
                hill = self._provinces[key] = wooded_hill(fort, unit)
                country.light_part(hill, fort_picture_box(fort, unit), self.layout)
            else:
                self._provinces[key] = shut_province(free, fort, unit, province.state)
        return self._provinces.get(key)

    def _lay_note(self, picture: pygame.Surface, province: ProvinceView, box: pygame.Rect) -> None:
        """The line below the name; a longer one runs on in a second line."""
        colour = _NOTE_INK if province.state == "open" else _LOUD_NOTE_INK
        px = _NOTE * self.layout.unit
        lines = fonts.wrap(fonts.serif(px, "bold", italic=True), province.note, box.width)
        for number, line in enumerate(lines[:2]):
            words = fonts.fit(
                line, box.width, px, weight="bold", italic=True, colour=colour, halo=_NOTE_EDGE
            )
            place = words.get_rect(center=box.center)
            place.y += round(number * max(fonts.FLOOR * 1.45, px * 1.35))
            plate = place.inflate(round(0.7 * px), round(0.1 * px))
            picture.blit(_note_plate(plate.size), plate)
            picture.blit(words, place)


@kept
def _note_plate(size: tuple[int, int]) -> pygame.Surface:
    """Peat below the line: pale words are read on any turf."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(canvas, (20, 16, 10, 150), canvas.get_rect(), border_radius=size[1] // 2)
    return canvas


__all__ = ["BoardBuild", "BoardView", "ProvinceView"]
