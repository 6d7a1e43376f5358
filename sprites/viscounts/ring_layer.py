"""The static picture of the whole board, built in short steps and kept in the raster cache.

Units: `scale` 1 makes a square of 668 px. The lowest castle layer is part of it; the others are
drawn over it by the caller, because workers stand between them (`RingBuild.castle`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from sprites.common import svg
from sprites.common.cache import RasterCache
from sprites.common.stepped_build import SteppedBuild
from sprites.viscounts import geometry as geo
from sprites.viscounts import medallion, ring_frame
from sprites.viscounts.castle import LAYERS, CastleLayer, at_castle, castle_layer
from sprites.viscounts.geometry_castle import KEEP_PARAPET, castle_position, effect_pill
from sprites.viscounts.landscape_ground import segment_frame
from sprites.viscounts.ring_canvas import Frame
from sprites.viscounts.ring_segment import SegmentPainting, paint_link
from sprites.viscounts.ring_view import IconSource, RingView

ZOOM_STEPS = (1.0, 1.25, 1.6, 2.0)
_BOARD_EDGE = "#1a1024"


def ring_frame_of(scale: float) -> Frame:
    """The frame of the whole ring box."""
    half = geo.RING_BOX / 2
    return Frame(-half, -half, geo.RING_BOX, geo.RING_BOX, geo.pixels_per_unit(scale))


def board_middle(scale: float) -> geo.Point:
    """Where the middle of the board lies in the layer, px."""
    return ring_frame_of(scale).pixel((0, 0))


def ring_layer(
    view: RingView,
    scale: float,
    cache: RasterCache,
    icon: IconSource,
    progress: Callable[[float], None] | None = None,
) -> pygame.Surface:
    """Return the finished layer at once; `progress` hears fractions from 0 to 1."""
    build = RingBuild(view, scale, cache, icon)
    while not build.step():
        if progress is not None:
            progress(build.fraction)
    if progress is not None:
        progress(1.0)
    return build.surface


class RingBuild(SteppedBuild):
    """Builds the layer step by step: call `step` from the event loop until it returns True.

    `surface` always holds what is finished so far and may be shown at any time. `castle` holds
    the castle's layers from back to front once the build is finished; layer 0 is already in the
    surface, the second-tier effects are in layer KEEP_PARAPET.
    """

    _STEPS_PER_SEGMENT = 16

    def __init__(self, view: RingView, scale: float, cache: RasterCache, icon: IconSource) -> None:
        super().__init__()
        self.surface = ring_frame_of(scale).blank()
        self.castle: tuple[CastleLayer, ...] = ()
        self._view = view
        self._scale = scale
        self._cache = cache
        self._icon = icon

    def _expected(self) -> float:
        return self._STEPS_PER_SEGMENT * len(self._view.segments) + 2 * LAYERS + 1

    def _build(self) -> Iterator[None]:
        whole = ring_frame_of(self._scale)
        _paint_board(self.surface, whole)
        for position in range(len(self._view.segments)):
            yield from self._lay_segment(whole, position)
            self._done = self._STEPS_PER_SEGMENT * (position + 1)
        _paint_seams(self.surface, whole, self._view, self._icon)
        yield
        for layer in range(LAYERS):
            yield from self._raise_stone(whole.unit, layer)
        self.castle = castle_pictures(self._view, self._scale, self._icon, self._cache)
        self.castle[0].blit(self.surface, whole.pixel((0, 0)))

    def _raise_stone(self, unit: float, layer: int) -> Iterator[None]:
        """Make sure that the cache has a castle layer."""
        key = _stone_key(self._scale, layer)
        if self._cache.find(key) is None:
            stone = castle_layer(unit, layer).surface
            yield
            self._cache.keep(key, stone)
        yield

    def _lay_segment(self, whole: Frame, position: int) -> Iterator[None]:
        key = f"viscounts ring {self._scale:.4f} {position} {_segment_key(self._view, position)}"
        picture = self._cache.find(key)
        if picture is None:
            painting = SegmentPainting(self._view, position, whole.unit, self._icon)
            yield from painting.steps()
            picture = self._cache.keep(key, painting.surface)
            yield
        _lay_down(self.surface, whole, segment_frame(position, whole.unit), picture)
        yield


def _segment_key(view: RingView, position: int) -> str:
    before = view.segments[position - 1]
    return f"{view.side} {view.segments[position]!r} {before.links!r}"


def _paint_board(surface: pygame.Surface, whole: Frame) -> None:
    """The bare board: a dark disc whose thickness shows below the painted face."""
    radius, depth = geo.OUTER_RADIUS, geo.BOARD_THICKNESS
    edge = (
        f"M{-radius} 0 A{radius} {radius} 0 0 1 {radius} 0 L{radius + 0.6} {depth} "
        f"A{radius} {radius} 0 0 1 {-radius + 0.6} {depth} Z"
    )
    whole.paint(surface, svg.path(edge, _BOARD_EDGE))


def _lay_down(surface: pygame.Surface, whole: Frame, frame: Frame, picture: pygame.Surface) -> None:
    x, y = whole.pixel((frame.left, frame.top))
    surface.blit(picture, (round(x), round(y)))


def _paint_seams(surface: pygame.Surface, whole: Frame, view: RingView, icon: IconSource) -> None:
    whole.paint(surface, ring_frame.seam_body(), ring_frame.gold_defs())
    for position, segment in enumerate(view.segments):
        for link in segment.links:
            if link.b == 0:
                paint_link(surface, whole, view.side, position, link, icon)


def castle_pictures(
    view: RingView, scale: float, icon: IconSource, cache: RasterCache | None = None
) -> tuple[CastleLayer, ...]:
    """Return the six castle layers from back to front, with the second-tier effects.

    Layer 0 is already in the ring layer; the effects are in layer KEEP_PARAPET.
    """
    layers = [_stone_layer(cache, scale, layer) for layer in range(LAYERS)]
    unit = geo.pixels_per_unit(scale)
    layers[KEEP_PARAPET] = _with_effects(layers[KEEP_PARAPET], view, unit, icon)
    return tuple(layers)


def _stone_layer(cache: RasterCache | None, scale: float, layer: int) -> CastleLayer:
    unit = geo.pixels_per_unit(scale)
    if cache is None:
        return castle_layer(unit, layer)
    key = _stone_key(scale, layer)
    return at_castle(cache.get(key, lambda: castle_layer(unit, layer).surface), unit)


def _stone_key(scale: float, layer: int) -> str:
    return f"viscounts castle {scale:.4f} {layer}"


def _with_effects(layer: CastleLayer, view: RingView, unit: float, icon: IconSource) -> CastleLayer:
    """The layer with the second-tier effects, on a copy: the cached picture is shared."""
    picture = layer.surface.copy()
    for section, glyphs in enumerate(view.castle_effects):
        pill = medallion.effect_pill(unit, glyphs, icon)
        x, y = effect_pill(castle_position(section, view.rotation))
        middle = (round(x * unit) - layer.origin[0], round(y * unit) - layer.origin[1])
        picture.blit(pill, pill.get_rect(center=middle))
    return CastleLayer(picture, layer.origin)
