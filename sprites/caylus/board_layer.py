"""The board as a picture: built in short steps, then composed for each position.

`BoardBuild` makes everything that one layout needs; `ground` puts a position together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from sprites.caylus import board_places as places
from sprites.caylus import castle, castle_bays, cobbles, plots
from sprites.caylus.board_land import BoardLand, tile_count
from sprites.caylus.board_view import BoardView
from sprites.caylus.bridge import bridge_picture
from sprites.caylus.castle import CastleView
from sprites.caylus.geometry import ESTATE_SLOTS, WELL_WIDTH, BoardLayout
from sprites.caylus.pen import Drawing
from sprites.caylus.roadside import roadside
from sprites.common.cache import RasterCache
from sprites.common.stepped_build import SteppedBuild
from sprites.common.unit_canvas import Canvas


class BoardBuild(SteppedBuild):
    """Builds all pictures of one layout: call `step` from the event loop until it is True.

    `ground` may be asked at any time; before the end it shows what there is.
    """

    def __init__(self, layout: BoardLayout, view: BoardView, cache: RasterCache) -> None:
        super().__init__()
        self.layout = layout
        self._view = view
        self._land = BoardLand(layout, cache)
        self._town: tuple[object, pygame.Surface] | None = None
        self._picture: tuple[object, pygame.Surface] | None = None
        self._all_made = False

    def _expected(self) -> float:
        bays = len(castle.all_bays(self.layout.castle))
        return 60 + 2 * tile_count(self.layout.size) + self._view.cards + bays

    def _build(self) -> Iterator[None]:
        yield from self._land.steps()
        layout, unit = self.layout, self.layout.unit
        for place in range(min(self._view.cards, len(layout.road.cells))):
            self._land.patch(place)
            yield
        self._land.thin(min(self._view.cards, len(layout.road.cells)))
        yield
        for bay, number, count in castle.all_bays(layout.castle):
            castle_bays.bay_picture(bay, number, count, unit)
            castle_bays.plan_picture(bay, unit)
            yield
        yield from self._make_places()

    def _make_places(self) -> Iterator[None]:
        layout, unit = self.layout, self.layout.unit
        view, plot = self._view, layout.road.cells[0].card.size
        places.shade_of(layout.bridge.size, unit)
        bridge_picture(layout.bridge.size, round(layout.road.lane_width), unit)
        yield
        places.display_panel(layout.display_panel.size, unit)
        yield
        places.shade_of(layout.display_panel.size, unit)
        yield
        places.yard_picture(layout.yard.size, unit, view.estate, view.yard_title)
        yield
        for kind in range(plots.PLOT_KINDS):
            plots.plot_picture(plot, kind, unit)
            yield
        plots.next_plot(plot, unit)
        yield
        shown = view.castle
        castle.plaque(layout.castle.plaque.size, shown.left, shown.points, shown.caption, unit)
        yield
        self._all_made = True
        self._town_of(view)
        yield
        self.ground(view)
        yield

    def growth(self, cards: int, ahead: int) -> tuple[Callable[[], object], ...]:
        """Makers of the stones that come when the road of `cards` cards grows by up to `ahead`
        more; none while the board is being built or where it has no room for them."""
        if not self.finished:
            return ()
        land, end = self._land, min(cards + ahead, len(self.layout.road.cells))
        patches = [partial(land.patch, place) for place in range(cards, end)]
        loose = [partial(land.thin, place + 1) for place in range(cards, end)]
        return *patches, *loose

    def ground(self, view: BoardView) -> pygame.Surface:
        """The whole board for a position, of the layout's size; shared, do not draw on it."""
        key = (view, self._stage)
        if self._picture is None or key != self._picture[0]:
            picture = self._town_of(view).copy()
            self._lay_light(picture, view)
            self._lay_rings(picture, view)
            castle.draw_castle(picture, self.layout.castle, view.castle, self.layout.unit)
            self._picture = (key, picture)
        return self._picture[1]

    @property
    def _stage(self) -> int:
        """Changes with every step until all parts of the picture are made."""
        return -1 if self._all_made else self._done

    def _town_of(self, view: BoardView) -> pygame.Surface:
        """Everything that only changes when the road grows."""
        key = (view.cards, view.estate, view.yard_title, self._stage)
        if self._town is None or key != self._town[0]:
            picture = self._land.surface.copy()
            if self._done:
                self._furnish(picture, view)
                places.lamplight(picture)
            self._town = (key, picture)
        return self._town[1]

    def _furnish(self, picture: pygame.Surface, view: BoardView) -> None:
        layout, unit = self.layout, self.layout.unit
        cards = min(view.cards, len(layout.road.cells))
        picture.set_clip(picture.get_rect().inflate(-2 * layout.rim, -2 * layout.rim))
        self._lay_stones(picture, cards)
        self._lay_causeway(picture)
        bridge = bridge_picture(layout.bridge.size, round(layout.road.lane_width), unit)
        _lay(picture, bridge, layout.bridge, unit)
        self._lay_plots(picture, cards)
        self._lay_roadside(picture)
        panel = places.display_panel(layout.display_panel.size, unit)
        _lay(picture, panel, layout.display_panel, unit)
        yard = places.yard_picture(layout.yard.size, unit, view.estate, view.yard_title)
        picture.blit(yard, layout.yard)
        picture.set_clip(None)
        for slot in layout.display:
            picture.blit(places.display_slot(slot.size, unit), slot)
        for slot in layout.estate(ESTATE_SLOTS) if view.estate else ():
            picture.blit(places.estate_slot(slot.size, unit), slot)

    def _lay_stones(self, picture: pygame.Surface, cards: int) -> None:
        thin, corner = self._land.thin(cards)
        picture.blit(thin, corner)
        patches = [self._land.patch(place) for place in range(cards)]
        for patch in patches:
            picture.blit(patch.bed, patch.corner)
        for patch in patches:
            picture.blit(patch.stones, patch.corner)

    def _lay_causeway(self, picture: pygame.Surface) -> None:
        """The way from the castle's wall to the bridge."""
        layout = self.layout
        y = layout.road.line[0][1]
        wall = layout.castle.sections["walls"].right - 3 * layout.unit
        width = min(layout.road.lane_width * 0.7, 20 * layout.unit)
        ramp, corner = cobbles.causeway((wall, y), (layout.bridge.left + 3 * layout.unit, y), width)
        picture.blit(ramp, corner)

    def _lay_plots(self, picture: pygame.Surface, cards: int) -> None:
        unit = self.layout.unit
        for place in range(cards, len(self.layout.road.cells)):
            box = self.layout.card(place)
            if place == cards:
                picture.blit(plots.next_plot(box.size, unit), box)
            else:
                picture.blit(plots.plot_picture(box.size, place % plots.PLOT_KINDS, unit), box)

    def _lay_roadside(self, picture: pygame.Surface) -> None:
        canvas = Canvas(picture, self.layout.unit)
        for x, y, thing in roadside(self.layout):
            moved = Drawing()
            moved.put(thing, x, y)
            canvas.paint(moved, (x - 30, y - 44, 60, 54))

    def _lay_light(self, picture: pygame.Surface, view: BoardView) -> None:
        """Gold along the road up to the provost, dusk behind him, a cord where it ends."""
        road, rim = self.layout.road, self.layout.rim
        cards = min(view.cards, len(road.cells))
        if not 0 <= view.provost < cards:
            return
        end, paved = road.cells[view.provost].end, road.cells[cards - 1].end
        picture.set_clip(picture.get_rect().inflate(-2 * rim, -2 * rim))
        light = cobbles.road_light(road, 7 * self.layout.unit, end, paved)
        for box in cobbles.boxes_of(road, paved):
            picture.blit(light.once((*box.topleft, *box.size), box.size), box)
        drawing, box = cobbles.barrier(road, end)
        picture.blit(drawing.once((*box.topleft, *box.size), box.size), box)
        picture.set_clip(None)

    def _lay_rings(self, picture: pygame.Surface, view: BoardView) -> None:
        ring = cobbles.worker_ring_picture(well_px(self.layout))
        for place in range(min(view.cards, len(self.layout.road.cells))):
            if place in view.unworked:
                continue
            x, y = self.layout.worker(place)
            picture.blit(ring, ring.get_rect(center=(round(x), round(y))))


def well_px(layout: BoardLayout) -> int:
    """px across of the ring of stones on which a worker stands."""
    return max(14, round(layout.road.card_width * WELL_WIDTH))


def _lay(target: pygame.Surface, part: pygame.Surface, box: pygame.Rect, unit: float) -> None:
    """A part with its shadow on the land."""
    shade, pad = places.shade_of(part.get_size(), unit)
    target.blit(shade, (box.left - pad, box.top - pad))
    target.blit(part, box)


__all__ = ["BoardBuild", "BoardView", "CastleView", "well_px"]
