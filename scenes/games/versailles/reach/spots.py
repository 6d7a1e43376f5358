"""Where the slip of a location in reach lies: beside what is read, on the board's free ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, pairwise

import pygame

from engine.games.versailles.state import State
from scenes.games.versailles.layout import BoardPlan
from scenes.table.motion.things import Point
from sprites.versailles.cartouche import title_box
from sprites.versailles.geometry import BoardLayout, SiteLayout

_Box = tuple[int, int, int, int]
_STEPS = 14
"""Places that are tried across a location, and as many down."""
_BESIDE = 1.0
"""Heights of a slip by which it may lie beside its location."""
_CLEAR = 5.0
"""Units that the dots of a way keep from a plate."""
_ON_PLATE = 8.0
"""Units of its location that a badge on the edge takes."""
_FAR = 0.001
"""What a px from the title counts against a px of something covered."""


def free_spot(
    site: str, size: tuple[int, int], plan: BoardPlan, taken: Sequence[pygame.Rect]
) -> pygame.Rect:
    """The box of a slip at a location: what it covers least of all that is `taken`; of several
    such places the nearest to the title."""
    place = plan.layout.sites[site]
    ribbon = plan.rect(place.ribbon)
    reach = round(2 * _BESIDE * size[1])
    room = plan.rect(place.box.union(place.ribbon)).inflate(reach, reach).clip(plan.box)
    near = tuple(tuple(box) for box in taken if box.colliderect(room))
    lies = _least_covered(tuple(room), size, ribbon.midbottom, near)
    return pygame.Rect(lies, size).clamp(plan.box)


def edge_spot(
    site: str,
    size: tuple[int, int],
    plan: BoardPlan,
    title: pygame.Rect,
    taken: Sequence[pygame.Rect],
) -> pygame.Rect:
    """The box of a badge on the frame of a location: right of its title, left of it, or on the
    lower edge; the first such place where it covers nothing that is `taken`, else the one where
    it covers least."""
    unit = plan.layout.unit
    plate = plan.rect(plan.layout.sites[site].box)
    upper, gap, inset = plate.top + round(_ON_PLATE * unit), round(3 * unit), round(9 * unit)
    box = pygame.Rect((0, 0), size)
    lower = plate.bottom - round(_ON_PLATE * unit)
    spots = [
        box.move(title.right + gap, upper - size[1]),
        box.move(title.left - gap - size[0], upper - size[1]),
        box.move(plate.right - inset - size[0], lower),
        box.move(plate.left + inset, lower),
        box.move(plate.centerx - size[0] // 2, lower),
    ]
    inside = [spot for spot in spots if plan.box.contains(spot)]
    kept = [spot.clamp(plan.box) for spot in inside or spots]
    return min(kept, key=lambda spot: (_covered(spot, taken), kept.index(spot)))


@lru_cache(maxsize=128)
def _least_covered(
    room: _Box, size: tuple[int, int], title: tuple[int, int], taken: tuple[_Box, ...]
) -> tuple[int, int]:
    """The corner of a box in a room that covers least, and is near a title. While a worker is
    carried every frame asks for the same places again."""
    things = [pygame.Rect(box) for box in taken]
    left, top, wide, tall = room
    across, down = max(0, wide - size[0]), max(0, tall - size[1])
    best, least = (left, top), float("inf")
    for row in range(_STEPS + 1):
        for column in range(_STEPS + 1):
            corner = (left + across * column // _STEPS, top + down * row // _STEPS)
            box = pygame.Rect(corner, size)
            away = abs(box.centerx - title[0]) + abs(box.centery - title[1])
            cost = _covered(box, things) + _FAR * size[1] * away
            if cost < least:
                best, least = corner, cost
    return best


def _covered(box: pygame.Rect, taken: Sequence[pygame.Rect]) -> int:
    """px of things that a box lies over."""
    hit = (taken[place].clip(box) for place in box.collidelistall(taken))
    return sum(each.width * each.height for each in hit)


def up_to(points: Sequence[Point], site: str, plan: BoardPlan) -> tuple[Point, ...]:
    """A way that ends before the plate and the title of a location."""
    place = plan.layout.sites[site]
    margin = round(2 * _CLEAR * plan.layout.unit)
    box = plan.rect(place.box.union(place.ribbon)).inflate(margin, margin)
    kept = [points[0]]
    for before, point in pairwise(points):
        if box.collidepoint(point):
            entered = box.clipline(before, point)
            return (*kept, entered[0]) if entered else tuple(kept)
        kept.append(point)
    return tuple(kept)


def ribbons_of(plan: BoardPlan, titles: Sequence[tuple[str, str]]) -> dict[str, pygame.Rect]:
    """Where the titles of the locations really lie: a ribbon is as long as its words."""
    return {
        site: plan.rect(title_box(plan.layout.sites[site].ribbon, plan.layout.unit, title, site))
        for site, title in titles
    }


def things_read(view: State, plan: BoardPlan) -> list[pygame.Rect]:
    """Everything on the board that is read or taken besides titles: prices, workers, tiles."""
    return [plan.rect(box) for box in _things(view, plan.layout) if box.width]


def _things(view: State, layout: BoardLayout) -> Iterator[pygame.Rect]:
    for number, site in enumerate(view.data.sites):
        place: SiteLayout = layout.sites[site.id]
        yield place.chips
        for player, pool in zip(view.players, place.pools, strict=False):
            if player.workers[number]:
                yield pool
    yield from chain(layout.display, layout.tags, layout.workshop, layout.newcomer_prices)
    yield from chain(*layout.techs, *layout.newcomers, layout.tech_starts, layout.king)
    yield from (layout.pile, layout.discard)
    squares = zip(view.squares, layout.squares, strict=True)
    yield from (square for tile, square in squares if tile >= 0)
