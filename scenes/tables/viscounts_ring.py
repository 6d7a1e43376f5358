"""The ring and the castle as static pictures: from the state's boards to plain values, and their
rasters per magnification, built in short steps while a stretched picture stands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from scenes.tables.viscounts_glyphs import effect_glyphs, exchange_glyphs
from sprites.common.cache import RasterCache
from sprites.viscounts import geometry as geo
from sprites.viscounts.castle import CastleLayer
from sprites.viscounts.icons import icon
from sprites.viscounts.ring_layer import RingBuild, castle_pictures
from sprites.viscounts.ring_view import (
    LANDSCAPE_OF_SEGMENT,
    LinkView,
    RingView,
    SegmentView,
)

SIDES: tuple[geo.Side, geo.Side] = ("low", "high")


def ring_view(view: Any, say_name: Callable[[str, str], str]) -> RingView:
    """What is printed on this game's boards. `say_name(letter, fallback)` names a segment."""
    raw = view.data.board.raw
    side = SIDES[view.side]
    return RingView(
        segments=tuple(_segment(raw, raw["segment"][i], side, say_name) for i in view.order),
        side=side,
        rotation=view.rotation,
        castle_effects=tuple(
            effect_glyphs(section["tier_2_effect"]) for section in raw["castle_section"]
        ),
    )


def _segment(
    raw: Mapping[str, Any],
    entry: Mapping[str, Any],
    side: geo.Side,
    say_name: Callable[[str, str], str],
) -> SegmentView:
    letter = entry["id"]
    spots = [s for s in raw["spot"] if s["side"] == side and s["segment"] == letter]
    links = [s for s in raw["link"] if s["side"] == side and s["segment"] == letter]
    return SegmentView(
        landscape=LANDSCAPE_OF_SEGMENT[letter],
        name=say_name(letter, entry["name"]).upper(),
        number_left=str(entry["number_left"]),
        number_right=str(entry["number_right"]),
        banks=tuple(spot["bank"] for spot in spots),
        spots=tuple(effect_glyphs(spot["effects"]) for spot in spots),
        links=tuple(LinkView(s["a"], s["b"], effect_glyphs(s["effects"])) for s in links),
        exchange_left=exchange_glyphs(entry["exchange_left"]),
        exchange_right=exchange_glyphs(entry["exchange_right"]),
    )


class RingPictures:
    """Ring and castle layers by scale. Until a scale is built, the nearest one is stretched."""

    def __init__(self, cache: RasterCache) -> None:
        self._cache = cache
        self._view: RingView | None = None
        self._rings: dict[float, pygame.Surface] = {}
        self._castles: dict[float, tuple[CastleLayer, ...]] = {}
        self._build: tuple[float, RingBuild] | None = None
        self.version = 0

    @property
    def fraction(self) -> float:
        """How much of the picture being built is done; 1 when nothing is being built."""
        return self._build[1].fraction if self._build is not None else 1.0

    @property
    def pending(self) -> bool:
        """True while there is work for `work`."""
        return self._build is not None

    def show(self, view: RingView) -> None:
        """The board that is played on; pictures of another one are dropped."""
        if view != self._view:
            self._view = view
            self._rings.clear()
            self._castles.clear()
            self._build = None
            self.version += 1

    def ring(self, scale: float) -> pygame.Surface:
        """The ring layer: sharp if it is built, else what there is."""
        scale = round(scale, 4)
        if scale in self._rings:
            return self._rings[scale]
        if self._view is None:
            raise RuntimeError("no board was shown yet")
        if self._build is None or self._build[0] != scale:
            self._build = (scale, RingBuild(self._view, scale, self._cache, icon))
        if self._rings:
            nearest = min(self._rings, key=lambda other: abs(other - scale))
            size = self._build[1].surface.get_size()
            return pygame.transform.smoothscale(self._rings[nearest], size)
        return self._build[1].surface

    def castle(self, scale: float) -> tuple[CastleLayer, ...]:
        """The castle's layers from back to front; the lowest is part of the ring layer."""
        scale = round(scale, 4)
        if scale not in self._castles:
            if self._view is None:
                raise RuntimeError("no board was shown yet")
            self._castles[scale] = castle_pictures(self._view, scale, icon)
        return self._castles[scale]

    def work(self) -> bool:
        """Do the next piece of building; True when the shown picture has changed."""
        if self._build is None:
            return False
        scale, build = self._build
        finished = build.step()
        if finished:
            self._rings[scale] = build.surface
            self._build = None
        self.version += 1
        return True
