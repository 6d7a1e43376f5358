"""The static picture of the whole board, built in short steps and kept in the raster cache.

The lowest castle layer is part of it; the others are drawn over it by the caller
(`RingBuild.castle`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from sprites.common import kept_tiles, svg
from sprites.common.cache import RasterCache
from sprites.common.stepped_build import SteppedBuild
from sprites.viscounts import geometry as geo
from sprites.viscounts import medallion, ring_frame
from sprites.viscounts.castle import LAYERS, CastleLayer, at_castle, castle_frame, castle_layer
from sprites.viscounts.geometry_castle import KEEP_PARAPET, castle_position, effect_pill
from sprites.viscounts.landscape.ground import segment_frame
from sprites.viscounts.ring_canvas import Frame
from sprites.viscounts.ring_segment import SegmentPainting, paint_link
from sprites.viscounts.ring_view import IconSource, RingView

_BOARD_EDGE = "#1a1024"
_BANDS = 8
_ROUNDING = 0.01
"""Px by which a strip is lower than its picture, which is as high as whole px allow."""


@dataclass(frozen=True, slots=True)
class RingLayout:
    """The board at one size: `scale` 1 makes a square of 668 px."""

    scale: float

    @property
    def unit(self) -> float:
        """Px per ring unit."""
        return geo.pixels_per_unit(self.scale)

    @property
    def frame(self) -> Frame:
        """The frame of the whole ring box."""
        half = geo.RING_BOX / 2
        return Frame(-half, -half, geo.RING_BOX, geo.RING_BOX, self.unit)

    @property
    def size(self) -> tuple[int, int]:
        """Of the whole picture, px."""
        return self.frame.size


LAND = "viscounts ring 3"
"""The number is raised when the land is drawn otherwise: older pictures are not found then."""


class RingBuild(SteppedBuild):
    """Builds the layer step by step: call `step` from the event loop until it returns True.

    `surface` may be shown at any time. `castle` holds the castle's layers from back to front once
    the build is finished; layer 0 is already in the surface, the second-tier effects are in layer
    KEEP_PARAPET.
    """

    _STEPS_PER_SEGMENT = 20

    def __init__(
        self, layout: RingLayout, view: RingView, cache: RasterCache, icon: IconSource
    ) -> None:
        super().__init__()
        self.layout = layout
        self.castle: tuple[CastleLayer, ...] = ()
        self._view = view
        self._cache = cache
        self._icon = icon

    @cached_property
    def surface(self) -> pygame.Surface:
        """The board as far as it is built; begun with the first step, because it is large."""
        return self.layout.frame.blank()

    def ground(self, view: RingView) -> pygame.Surface:
        """The board as far as it is built: nothing of it changes during a game."""
        return self.surface

    def _expected(self) -> float:
        return self._STEPS_PER_SEGMENT * len(self._view.segments) + 2 * _BANDS + 3 * LAYERS

    def _build(self) -> Iterator[None]:
        whole = self.layout.frame
        yield from _paint_board(self.surface, whole)
        for position in range(len(self._view.segments)):
            yield from self._lay_segment(whole, position)
            self._done = max(self._done, _BANDS + self._STEPS_PER_SEGMENT * (position + 1))
        yield from _paint_seams(self.surface, whole, self._view, self._icon)
        layers = []
        for number in range(LAYERS):
            layers.append((yield from self._raise_stone(number)))
        layers[0].blit(self.surface, whole.pixel((0, 0)))
        self.castle = with_effects(layers, self._view, whole.unit, self._icon)

    def _raise_stone(self, number: int) -> Generator[None, None, CastleLayer]:
        """A layer of the castle: from the cache if it is there, else drawn and then kept."""
        unit = self.layout.unit
        key = f"viscounts castle {self.layout.scale:.4f} {number}"
        picture = castle_frame(unit).blank()
        if not (yield from kept_tiles.fetch(picture, key, self._cache)):
            picture = (yield from castle_layer(unit, number)).surface
            yield
            yield from kept_tiles.keep(picture, key, self._cache)
        layer = at_castle(picture, unit).trimmed()
        yield
        return layer

    def _lay_segment(self, whole: Frame, position: int) -> Iterator[None]:
        key = f"{LAND} {self.layout.scale:.4f} {position} {self._segment_key(position)}"
        frame = segment_frame(position, whole.unit)
        picture = frame.blank()
        if not (yield from kept_tiles.fetch(picture, key, self._cache)):
            painting = SegmentPainting(self._view, position, whole.unit, self._icon)
            yield from painting.steps()
            picture = painting.surface
            yield from kept_tiles.keep(picture, key, self._cache)
        _lay_down(self.surface, whole, frame, picture)
        yield

    def _segment_key(self, position: int) -> str:
        before = self._view.segments[position - 1]
        return f"{self._view.side} {self._view.segments[position]!r} {before.links!r}"


def _paint_board(surface: pygame.Surface, whole: Frame) -> Iterator[None]:
    """The bare board: a dark disc whose thickness shows below the painted face."""
    radius, depth = geo.OUTER_RADIUS, geo.BOARD_THICKNESS
    edge = (
        f"M{-radius} 0 A{radius} {radius} 0 0 1 {radius} 0 L{radius + 0.6} {depth} "
        f"A{radius} {radius} 0 0 1 {-radius + 0.6} {depth} Z"
    )
    yield from _paint_in_bands(surface, whole, svg.path(edge, _BOARD_EDGE))


def _lay_down(surface: pygame.Surface, whole: Frame, frame: Frame, picture: pygame.Surface) -> None:
    x, y = whole.pixel((frame.left, frame.top))
    surface.blit(picture, (round(x), round(y)))


def _paint_in_bands(
    surface: pygame.Surface, whole: Frame, body: str, defs: str = ""
) -> Iterator[None]:
    """Draw an SVG body over the whole board, strip by strip."""
    width, height = surface.get_size()
    tall = -(-height // _BANDS)
    for top in range(0, height, tall):
        above, high = top / whole.unit, (tall - _ROUNDING) / whole.unit
        band = Frame(whole.left, whole.top + above, whole.width, high, whole.unit)
        surface.set_clip((0, top, width, tall))
        surface.blit(band.draw(body, defs), (0, top))
        surface.set_clip(None)
        yield


def _paint_seams(
    surface: pygame.Surface, whole: Frame, view: RingView, icon: IconSource
) -> Iterator[None]:
    yield from _paint_in_bands(surface, whole, ring_frame.seam_body(), ring_frame.gold_defs())
    for position, segment in enumerate(view.segments):
        for link in segment.links:
            if link.b == 0:
                paint_link(surface, whole, view.side, position, link, icon)
                yield


def with_effects(
    layers: Sequence[CastleLayer], view: RingView, unit: float, icon: IconSource
) -> tuple[CastleLayer, ...]:
    """The castle's layers at `unit` px per ring unit, with the second-tier effects of a game."""
    pills = [medallion.effect_pill(unit, glyphs, icon) for glyphs in view.castle_effects]
    below, corner = layers[KEEP_PARAPET].surface, layers[KEEP_PARAPET].origin
    whole = pygame.Rect(corner, below.get_size())
    places = []
    for section, pill in enumerate(pills):
        x, y = effect_pill(castle_position(section, view.rotation))
        places.append(pill.get_rect(center=(round(x * unit), round(y * unit))))
    whole.unionall_ip(places)
    picture = pygame.Surface(whole.size, pygame.SRCALPHA)
    picture.blit(below, (corner[0] - whole.left, corner[1] - whole.top))
    for pill, place in zip(pills, places, strict=True):
        picture.blit(pill, place.move(-whole.left, -whole.top))
    raised = CastleLayer(picture, whole.topleft)
    return (*layers[:KEEP_PARAPET], raised, *layers[KEEP_PARAPET + 1 :])
