"""The layers of the title in slices: the hall at rest, and each throne in full light."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from sprites.common import carve
from sprites.title.candles import (
    AXIS,
    FLAME_ROOM,
    add_glow,
    candlestick,
    cast_shadow,
    flame_points,
)
from sprites.title.hall import LightMap, vignette, wall
from sprites.title.layout import FRAME, NichePlace, TitleLayout
from sprites.title.niche_parts import SIDE, TOP
from sprites.title.niches import niche, niche_mask
from sprites.title.tabletop import tabletop
from sprites.title.wordmarks import app_wordmark

AMBIENT = "#625860"
CANDLE_LIGHT = "#8f6c42"
NICHE_LIGHT = "#877c74"
APEX_LIGHT = "#4a4036"
BRIGHT_LIGHT = "#a89880"


def bright_area(place: NichePlace, layout: TitleLayout) -> Rect:
    """The panel with the light that spills round it, cut to the window."""
    grow = round(34 * layout.niche)
    top = round(TOP * layout.niche)
    area = Rect(
        place.opening.x - grow - round(21 * layout.scale),
        place.opening.y - top - round(12 * layout.scale),
        place.opening.width + 2 * grow + round(42 * layout.scale),
        place.plate.centery - place.opening.y + top + round(12 * layout.scale),
    )
    return area.clip(Rect((0, 0), layout.size))


class HallBuilder:
    """Draws the layers of one title; `steps` prepares, `hall` and `bright` finish."""

    def __init__(self, layout: TitleLayout, name: str) -> None:
        self._name = name
        self._layout = layout
        self._plain: Surface | None = None
        self._table: Surface | None = None
        self._light: LightMap | None = None

    def steps(self) -> Iterator[float]:
        layout, scale = self._layout, self._layout.niche
        plain = wall(layout.size, layout.scale)
        yield 0.15
        for index, (game, place) in enumerate(layout.thrones.items()):
            drawn, corner = niche(game, scale), place.opening.topleft
            plain.blit(drawn, (corner[0] - round(SIDE * scale), corner[1] - round(TOP * scale)))
            yield 0.15 + 0.64 * (index + 1) / len(layout.thrones)
        self._plain = plain
        self._table = tabletop(layout)
        yield 0.92
        self._light = self._hall_light()
        yield 1.0

    def hall(self) -> Surface:
        """The hall as it is when nothing is touched, without plates and buttons."""
        plain, table, light = self._parts()
        picture = plain.copy()
        picture.blit(light.surface(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self._foreground(picture, (0, 0))
        layout = self._layout
        shade = carve.clear((layout.size[0], round(40 * layout.scale)))
        shade.fill((255, 255, 255, 255))
        carve.cast(picture, shade, (0, layout.table.top + 4), (0, 0), 26 * layout.scale, 0.8)
        picture.blit(table, layout.table)
        self._lettering(picture, (0, 0))
        return picture

    def bright(self, game: str) -> Surface:
        """One throne in bright light with the wall round it, fading out at its borders."""
        plain, table, light = self._parts()
        layout, scale = self._layout, self._layout.scale
        place = layout.thrones[game]
        area = bright_area(place, layout)
        stronger = light.copy()
        centre = (place.opening.centerx, place.opening.centery)
        reach = (round(190 * layout.niche), round(300 * layout.niche))
        stronger.add(centre, reach, BRIGHT_LIGHT, 0.9)
        stronger.add(centre, reach, "#3c342a", 0.7)
        panel = Surface(area.size, pygame.SRCALPHA)
        panel.blit(plain, (0, 0), area)
        panel.blit(stronger.surface(area), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self._rim(panel, game, area)
        self._foreground(panel, area.topleft, 1.35)
        self._lettering(panel, area.topleft)
        panel.blit(table, layout.table.move(-area.x, -area.y))
        mask = carve.clear(area.size)
        soft = round(20 * scale)
        inner = Rect(0, 0, *area.size).inflate(-2 * soft, -2 * soft)
        inner.height += 2 * soft
        pygame.draw.rect(mask, (255, 255, 255, 255), inner, 0, soft)
        return carve.cut(panel, carve.blurred(mask, soft))

    def _lettering(self, picture: Surface, corner: tuple[int, int]) -> None:
        """The app's name, hung before the wall."""
        layout, scale = self._layout, self._layout.scale
        name = app_wordmark(self._name, layout.wordmark.size, tuple(layout.thrones))
        spot = name.get_rect(midtop=layout.wordmark.midtop).move(-corner[0], -corner[1])
        mask = carve.mask_of(name)
        carve.halo(picture, mask, spot.topleft, 16 * scale, "#ff9a3a", 0.35)
        carve.cast(picture, mask, spot.topleft, (4 * scale, 7 * scale), 7 * scale, 0.75)
        picture.blit(name, spot)

    def _rim(self, panel: Surface, game: str, area: Rect) -> None:
        """Warm light that spills from behind the surround onto the wall."""
        scale, place = self._layout.niche, self._layout.thrones[game].opening
        outer = niche_mask(game, scale, FRAME)
        corner = (place.x - round(SIDE * scale) - area.x, place.y - round(TOP * scale) - area.y)
        room = carve.clear(area.size)
        room.blit(outer, corner)
        spill = carve.without(carve.blurred(room, 26 * scale), room)
        panel.blit(carve.tinted(spill, "#ffce78", 0.8), (0, 0))
        edge = carve.without(room, carve.blurred(room, 3 * scale))
        panel.blit(carve.tinted(edge, "#ffeec0", 0.7), (0, 0))

    def _parts(self) -> tuple[Surface, Surface, LightMap]:
        if self._plain is None or self._table is None or self._light is None:
            for _ in self.steps():
                pass
        assert self._plain is not None
        assert self._table is not None
        assert self._light is not None
        return self._plain, self._table, self._light

    def _hall_light(self) -> LightMap:
        layout, scale = self._layout, self._layout.scale
        light = LightMap(layout.size, AMBIENT)
        for x, y in layout.candles:
            light.add((x, y), (round(330 * scale), round(400 * scale)), CANDLE_LIGHT)
        for place in layout.thrones.values():
            reach = (round(210 * layout.niche), round(310 * layout.niche))
            light.add((place.opening.centerx, place.opening.centery), reach, NICHE_LIGHT)
            crown = (place.opening.centerx, place.opening.y + round(20 * layout.niche))
            light.add(crown, (round(150 * layout.niche), round(120 * layout.niche)), APEX_LIGHT)
        name = layout.wordmark
        light.add(name.center, (round(520 * scale), round(170 * scale)), "#6a5638", 1.3)
        light.darken(vignette((64, 64)))
        return light

    def _foreground(self, picture: Surface, corner: tuple[int, int], strength: float = 1.0) -> None:
        """Candlesticks with shadow and glow, in front of niches and behind the table."""
        layout, scale = self._layout, self._layout.niche
        stick = candlestick(scale)
        for x, y in layout.candles:
            left = round(x - AXIS * scale) - corner[0]
            top = round(y - (40 + FLAME_ROOM) * scale) - corner[1]
            cast_shadow(picture, (left, top), scale)
            picture.blit(stick, (left, top))
            add_glow(picture, flame_points((left, top), scale), scale, strength=strength)
