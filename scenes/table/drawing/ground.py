"""The ground of a table as parts that lie over one another: only what changed is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame


@dataclass(frozen=True, slots=True)
class Part:
    """Something that lies on the ground. `key` must change whenever `paint` paints differently;
    `box` holds all that it paints, shadow included. `paint` keeps to the clip of its surface."""

    key: object
    box: pygame.Rect
    paint: Callable[[pygame.Surface], object]


_MUCH = 0.04
"""Of the picture; less is mended when it is asked for."""


class LayeredGround:
    """One picture of window size, kept and mended part by part."""

    def __init__(self) -> None:
        self._canvas: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._parts: Sequence[Part] = ()
        self._coming: pygame.Surface | None = None
        self._change: tuple[Sequence[Part], Sequence[Part]] = ((), ())
        """What was painted ahead: from which parts to which."""
        self._differing: list[pygame.Rect] = []
        """Where that looks different."""
        self.mended: Sequence[pygame.Rect] = ()
        """What was painted anew when the picture was asked for last."""

    def picture(self, size: tuple[int, int], parts: Sequence[Part]) -> pygame.Surface:
        """The parts from the lowest to the topmost, which together cover the size. The same
        surface comes back as long as nothing in it has changed."""
        whole = pygame.Rect((0, 0), size)
        regions = self._changed(whole, parts)
        foreseen = self._foreseen(parts)
        regions = regions if foreseen is None else self._differing
        self._parts, self.mended = tuple(parts), regions
        if self._canvas is None or self._canvas.get_size() != size:
            self._canvas = pygame.Surface(size, 0, 32)
        for region in regions:
            if foreseen is not None:
                self._canvas.blit(foreseen, region, region)
            else:
                _mend(self._canvas, region, parts)
        if regions or self._picture is None:
            # Another surface on the same px: whoever kept the old one sees that it is outdated.
            self._picture = self._canvas.subsurface(whole)
        return self._picture

    def foresee(self, size: tuple[int, int], parts: Sequence[Part]) -> None:
        """Paint what `picture` is asked for next, if much of it is another than now: then only
        copying is left."""
        whole = pygame.Rect((0, 0), size)
        regions = self._changed(whole, parts)
        area = sum(region.width * region.height for region in regions)
        if whole in regions or area < _MUCH * size[0] * size[1] or self._foreseen(parts):
            return
        if self._coming is None or self._coming.get_size() != size:
            self._coming = pygame.Surface(size, 0, 32)
        self._change = (self._parts, tuple(parts))
        for region in regions:
            _mend(self._coming, region, parts)
        self._differing = []
        if self._canvas is not None:
            self._differing = differing(self._canvas, self._coming, regions)

    def _foreseen(self, parts: Sequence[Part]) -> pygame.Surface | None:
        """A picture that shows these parts wherever they differ from the present ones."""
        before, after = self._change
        same = _alike(before, self._parts) and _alike(after, parts)
        return self._coming if same else None

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


_CELL = 64
"""px of a side of the cells in which two pictures are compared."""


def differing(
    one: pygame.Surface, other: pygame.Surface, regions: Sequence[pygame.Rect]
) -> list[pygame.Rect]:
    """The boxes within some regions in which two pictures of one size differ."""
    first, second = _bytes_of(one), _bytes_of(other)
    pitch, found = one.get_pitch(), []
    for region in regions:
        rows = range(region.top, region.bottom, _CELL)
        for cell in (pygame.Rect(region.left, y, region.width, _CELL).clip(region) for y in rows):
            found += _differing_in(cell, first, second, pitch)
    return _merged(found)


def _bytes_of(picture: pygame.Surface) -> memoryview:
    """All px as they lie in memory, which holds two such pictures already."""
    view: Any = picture.get_view("0")
    return memoryview(view)


def _differing_in(
    band: pygame.Rect, one: memoryview, other: memoryview, pitch: int
) -> list[pygame.Rect]:
    """The cells of a band of rows in which something differs."""

    def differ(at: int, left: int, right: int) -> bool:
        part = slice(at + 4 * left, at + 4 * right)
        return one[part].tobytes() != other[part].tobytes()

    starts = [y * pitch for y in range(band.top, band.bottom)]
    rows = [at for at in starts if differ(at, band.left, band.right)]
    found: list[pygame.Rect] = []
    for x in range(band.left, band.right, _CELL) if rows else ():
        cell = pygame.Rect(x, band.top, _CELL, band.height).clip(band)
        if not any(differ(at, cell.left, cell.right) for at in rows):
            continue
        if found and found[-1].right == cell.left:
            found[-1].width += cell.width
        else:
            found.append(cell)
    return found


def _alike(some: Sequence[Part], others: Sequence[Part]) -> bool:
    """True when these parts look the same."""
    return len(some) == len(others) and all(
        one.key == other.key and one.box == other.box
        for one, other in zip(some, others, strict=True)
    )


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
