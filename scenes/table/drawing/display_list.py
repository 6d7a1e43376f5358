"""What a picture is put together from, remembered: when it is put together anew, only the regions
are painted in which something is another than before."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import pygame

Corner = tuple[int, int]
Paint = Callable[[pygame.Surface], object]


@dataclass(frozen=True, slots=True)
class Drawing:
    """Something painted anew wherever it is seen. `key` changes whenever `paint` paints
    differently; `paint` keeps to the clip of its surface."""

    key: object
    paint: Paint = field(compare=False)


Layer = tuple[pygame.Surface | Drawing, Corner, tuple[int, int, int, int] | None, int]
"""What is seen, its corner, the box outside of which it is cut off, its alpha."""
OPAQUE = 255
_MOST_REGIONS = 24
"""More are painted as one: each of them goes through all layers."""
_WHOLE_SHARE = 0.7
"""Regions that cover more of the picture than this are painted as one, too."""

_HIDING_SHARE = 0.6
"""So much of a region a layer must hide: what lies beside it is painted in strips."""


class DisplayList:
    """Layers from the lowest to the topmost; it takes blits as a surface does.

    A picture that it was given must stay as it is as long as it is given again; where one was
    painted over, `touch` says so.
    """

    def __init__(self) -> None:
        self._layers: list[Layer] = []
        self._boxes: list[pygame.Rect] = []
        self._before: list[Layer] = []
        self._boxes_before: list[pygame.Rect] = []
        self._size = (0, 0)
        self._size_before = (0, 0)
        self._clip: pygame.Rect | None = None
        self._touched: list[pygame.Rect] = []

    @property
    def size(self) -> tuple[int, int]:
        """Of the picture, px; (0, 0) before there is one."""
        return self._size

    # What a surface can do ---------------------------------------------------------------------

    def blit(self, source: pygame.Surface, dest: Corner, /) -> pygame.Rect:
        """Put a picture over everything so far; where it can be seen."""
        return self._add(source, source.get_rect(topleft=dest), OPAQUE)

    def set_clip(self, rect: pygame.Rect | None, /) -> None:
        """Cut off what comes from now on."""
        self._clip = rect

    def get_rect(self) -> pygame.Rect:
        """The whole picture."""
        return pygame.Rect((0, 0), self._size)

    # Putting together --------------------------------------------------------------------------

    def begin(self, size: tuple[int, int]) -> None:
        """Put a picture of so many px together; the one before is remembered."""
        self._before, self._boxes_before = self._layers, self._boxes
        self._size_before, self._size = self._size, size
        self._layers, self._boxes, self._touched = [], [], []
        self._clip = None

    def blit_faded(self, source: pygame.Surface, dest: Corner, alpha: int) -> pygame.Rect:
        """The same for a picture that shows only in part."""
        return self._add(source, source.get_rect(topleft=dest), alpha)

    def draw(self, box: pygame.Rect, key: object, paint: Paint) -> None:
        """Something that is no picture; `box` holds all of it."""
        self._add(Drawing((box.size, key), paint), box, OPAQUE)

    @property
    def height(self) -> int:
        """How many layers there are so far."""
        return len(self._layers)

    def repeat(self, start: int, stop: int | None = None) -> None:
        """The same layers as in the picture before, from one height to another."""
        self._layers += self._before[start:stop]
        self._boxes += self._boxes_before[start:stop]

    def touch(self, regions: Iterable[pygame.Rect]) -> None:
        """Here some picture is painted otherwise than before."""
        self._touched += regions

    def changes(self) -> list[pygame.Rect]:
        """The regions in which this picture differs from the one before; some may overlap."""
        whole = self.get_rect()
        if self._size != self._size_before:
            return [whole]
        regions = [*self._touched, *self._differences()]
        return joined((region.clip(whole) for region in regions), whole)

    def paint(self, canvas: pygame.Surface, regions: Sequence[pygame.Rect]) -> None:
        """Paint some regions of the picture. Nothing is painted below the layer that hides most of
        a region."""
        for region in regions:
            hidden, inside = self._hiding(region)
            self._paint(canvas, inside, hidden)
            for beside in _around(inside, region):
                self._paint(canvas, beside, 0)
        canvas.set_clip(None)

    def _paint(self, canvas: pygame.Surface, region: pygame.Rect, lowest: int) -> None:
        """Paint a region from a layer on."""
        for number in region.collidelistall(self._boxes):
            if number >= lowest:
                _put(canvas, self._layers[number], region)

    def _hiding(self, region: pygame.Rect) -> tuple[int, pygame.Rect]:
        """The topmost layer that hides most of a region, and the part that it hides; the lowest
        and all of the region where none does."""
        least = _HIDING_SHARE * _area(region)
        for number in reversed(region.collidelistall(self._boxes)):
            inside = region.clip(self._boxes[number])
            if _area(inside) >= least and _hides(self._layers[number]):
                return number, inside
        return 0, region

    def _add(self, seen: pygame.Surface | Drawing, box: pygame.Rect, alpha: int) -> pygame.Rect:
        clip, corner = self._clip, box.topleft
        if clip is None:
            self._layers.append((seen, corner, None, alpha))
        else:
            box = box.clip(clip)
            self._layers.append((seen, corner, (clip.x, clip.y, clip.w, clip.h), alpha))
        self._boxes.append(box)
        return box

    def _differences(self) -> list[pygame.Rect]:
        """Boxes of the layers that were added or are gone. Those that have gone above or below
        others count as both."""
        old, new = self._before, self._layers
        start, shorter = 0, min(len(old), len(new))
        while start < shorter and old[start] == new[start]:
            start += 1
        end = 0
        while end < shorter - start and old[-1 - end] == new[-1 - end]:
            end += 1
        old, new = old[start : len(old) - end], new[start : len(new) - end]
        boxes_old, boxes_new = self._boxes_before[start:], self._boxes[start:]
        in_old, in_new = set(old), set(new)
        if [each for each in old if each in in_new] != [each for each in new if each in in_old]:
            in_old = in_new = _in_order(old, new)
        gone = [box for layer, box in zip(old, boxes_old, strict=False) if layer not in in_new]
        come = [box for layer, box in zip(new, boxes_new, strict=False) if layer not in in_old]
        return gone + come


def _in_order(old: Sequence[Layer], new: Sequence[Layer]) -> set[Layer]:
    """As many as possible of the layers that are in both lists, in the same order; those that a
    list has twice are left out."""
    places = {layer: place for place, layer in enumerate(old)}
    once = {layer for layer, times in Counter(new).items() if times == 1}
    once &= {layer for layer, times in Counter(old).items() if times == 1}
    common = [layer for layer in new if layer in once]
    ends: list[int] = []
    """The lowest place in which a chain of each length ends."""
    chains: list[tuple[Layer, ...]] = []
    for layer in common:
        length = bisect_left(ends, places[layer])
        chain = (*(chains[length - 1] if length else ()), layer)
        ends[length:] = [places[layer], *ends[length + 1 :]]
        chains[length:] = [chain, *chains[length + 1 :]]
    return set(chains[-1]) if chains else set()


def joined(regions: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same regions; of those that overlap, two become one where that is no more px than both:
    bars that touch at a corner stay apart. Many or large ones become one."""
    found: list[pygame.Rect] = []
    for region in regions:
        if not region.width or not region.height:
            continue
        grown = region
        while (hit := _fitting(grown, found)) >= 0:
            grown = grown.union(found.pop(hit))
        found.append(grown)
    if len(found) > _MOST_REGIONS:
        found = [found[0].unionall(found[1:])]
    area = sum(map(_area, found))
    return [whole.copy()] if area > _WHOLE_SHARE * whole.width * whole.height else found


def _fitting(region: pygame.Rect, others: list[pygame.Rect]) -> int:
    """The place of a region with which another one is best put together; -1: there is none."""
    for number in region.collidelistall(others):
        other = others[number]
        if _area(region.union(other)) <= _area(region) + _area(other):
            return number
    return -1


def _area(region: pygame.Rect) -> int:
    return region.width * region.height


def _hides(layer: Layer) -> bool:
    """True where nothing below a layer is seen."""
    seen, _, _, alpha = layer
    if alpha != OPAQUE or isinstance(seen, Drawing):
        return False
    mixed = seen.get_flags() & pygame.SRCALPHA or seen.get_colorkey() is not None
    return not mixed and seen.get_alpha() in (None, OPAQUE)


def _around(inside: pygame.Rect, whole: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a box beside a part of it: at most four strips."""
    strips = (
        pygame.Rect(whole.x, whole.y, whole.w, inside.y - whole.y),
        pygame.Rect(whole.x, inside.bottom, whole.w, whole.bottom - inside.bottom),
        pygame.Rect(whole.x, inside.y, inside.x - whole.x, inside.h),
        pygame.Rect(inside.right, inside.y, whole.right - inside.right, inside.h),
    )
    return [strip for strip in strips if strip.w and strip.h]


def _put(canvas: pygame.Surface, layer: Layer, region: pygame.Rect) -> None:
    seen, corner, clip, alpha = layer
    canvas.set_clip(region if clip is None else region.clip(clip))
    if isinstance(seen, Drawing):
        seen.paint(canvas)
    elif alpha == OPAQUE:
        canvas.blit(seen, corner)
    else:
        seen.set_alpha(alpha)
        canvas.blit(seen, corner)
        seen.set_alpha(OPAQUE)
