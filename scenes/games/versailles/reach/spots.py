"""Where the slip of a location in reach lies: on its frame, beside what is read."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

import pygame

from engine.games.versailles.state import State
from scenes.games.versailles.layout import BoardPlan
from scenes.table.motion.things import Point
from sprites.versailles.cartouche import Silk, title_box
from sprites.versailles.geometry import BoardLayout, SiteLayout

_CLEAR = 5.0
"""Units that the dots of a way keep from a plate."""
_LEAST_WAY = 26.0
"""Units of the shortest way: two dots and a dart."""
_TIP = 9.0
"""Units that a dart reaches beyond the end of its way."""
_ON_PLATE = 8.0
"""Units of its location that a badge on the edge takes."""


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


def _covered(box: pygame.Rect, taken: Sequence[pygame.Rect]) -> int:
    """px of things that a box lies over."""
    hit = (taken[place].clip(box) for place in box.collidelistall(taken))
    return sum(each.width * each.height for each in hit)


def up_to(
    points: Sequence[Point], site: str, plan: BoardPlan, title: pygame.Rect
) -> tuple[Point, ...]:
    """A way that ends before the plate and the title of a location. One too short for that ends on
    the frame or before the title itself, and begins as far back as two dots need."""
    place, unit = plan.layout.sites[site], plan.layout.unit
    margin = round(2 * _CLEAR * unit)
    kept = _before(points, plan.rect(place.box.union(place.ribbon)).inflate(margin, margin))
    if _length(kept) >= _LEAST_WAY * unit:
        return kept
    clear = round(2 * _TIP * unit)
    end = _before(points, title.inflate(clear, clear))[-1]
    (ax, ay), (bx, by) = points[0], points[-1]
    back = _LEAST_WAY * unit / (math.dist(points[0], points[-1]) or 1.0)
    return ((end[0] + (ax - bx) * back, end[1] + (ay - by) * back), end)


def _length(points: Sequence[Point]) -> float:
    return sum(math.dist(*pair) for pair in pairwise(points))


def _before(points: Sequence[Point], box: pygame.Rect) -> tuple[Point, ...]:
    """A way as far as it lies before a box."""
    kept = [points[0]]
    for before, point in pairwise(points):
        if box.collidepoint(point):
            entered = box.clipline(before, point)
            return (*kept, entered[0]) if entered else tuple(kept)
        kept.append(point)
    return tuple(kept)


def ribbons_of(
    plan: BoardPlan, titles: Sequence[tuple[str, str]], silk: Silk = "blue"
) -> dict[str, pygame.Rect]:
    """Where the titles of the locations really lie: a ribbon is as long as its words."""
    rooms = ((site, title, plan.layout.sites[site].ribbon) for site, title in titles)
    return {
        site: plan.rect(title_box(room, plan.layout.unit, title, site, silk))
        for site, title, room in rooms
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
