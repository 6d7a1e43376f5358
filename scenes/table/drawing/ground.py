"""The ground of a table as parts that lie over one another: only what changed is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class Part:
    """Something that lies on the ground. `key` must change whenever `paint` paints differently;
    `box` holds all that it paints, shadow included. `paint` keeps to the clip of its surface."""

    key: object
    box: pygame.Rect
    paint: Callable[[pygame.Surface], object]


class LayeredGround:
    """One picture of window size, kept and mended part by part."""

    def __init__(self) -> None:
        self._canvas: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._parts: Sequence[Part] = ()
        self.mended: Sequence[pygame.Rect] = ()
        """What was painted anew when the picture was asked for last."""

    def picture(self, size: tuple[int, int], parts: Sequence[Part]) -> pygame.Surface:
        """The parts from the lowest to the topmost, which together cover the size. The same
        surface comes back as long as nothing in it has changed."""
        whole = pygame.Rect((0, 0), size)
        regions = self._changed(whole, parts)
        self._parts, self.mended = tuple(parts), regions
        if self._canvas is None or self._canvas.get_size() != size:
            self._canvas = pygame.Surface(size, 0, 32)
        for region in regions:
            _mend(self._canvas, region, parts)
        if regions or self._picture is None:
            # Another surface on the same px: whoever kept the old one sees that it is outdated.
            self._picture = self._canvas.subsurface(whole)
        return self._picture

    def _changed(self, whole: pygame.Rect, parts: Sequence[Part]) -> list[pygame.Rect]:
        """The boxes in which something is another than before."""
        same_size = self._canvas is not None and self._canvas.get_size() == whole.size
        if not same_size or len(parts) != len(self._parts):
            return [whole]
        regions: list[pygame.Rect] = []
        for old, new in zip(self._parts, parts, strict=True):
            if old.key != new.key or old.box != new.box:
                regions += [box.clip(whole) for box in (old.box, new.box)]
        return _merged([region for region in regions if region.width and region.height])


def _merged(regions: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same regions, those that overlap put together."""
    found: list[pygame.Rect] = []
    for region in regions:
        rest = []
        for other in found:
            if region.colliderect(other):
                region = region.union(other)
            else:
                rest.append(other)
        found = [*rest, region]
    return found


def _mend(canvas: pygame.Surface, region: pygame.Rect, parts: Sequence[Part]) -> None:
    canvas.set_clip(region)
    for part in parts:
        if part.box.colliderect(region):
            part.paint(canvas)
    canvas.set_clip(None)
