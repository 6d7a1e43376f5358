"""What a player's cubes, decorations and workers are good for: facts counted, nothing judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.games.versailles.ai.board import Board, read_board
from engine.games.versailles.data import VersaillesData
from engine.games.versailles.state import Player

PLENTY = 9
"""More workers than any place asks for."""


class Plan(NamedTuple):
    """A tile as printed: points, workers, cost by resource, decorations as (type, number)."""

    vp: int
    workers: int
    cost: tuple[int, ...]
    decorations: tuple[tuple[int, int], ...]


class Missing(NamedTuple):
    """What a tile still asks for: cubes by resource, those of missing decorations included."""

    vp: int
    workers: int
    wood: int
    marble: int
    gold: int
    decorations: int

    @property
    def payable(self) -> bool:
        """True when nothing is missing."""
        return not (self.wood or self.marble or self.gold or self.decorations)


class Works(NamedTuple):
    """Tiles that the own goods pay for together: points and number, with any strength in the
    Yard (`most`), and with the strength that the next move can have there (`next`)."""

    reach: int
    most_points: int
    most_tiles: int
    next_points: int
    next_tiles: int


@dataclass(frozen=True, slots=True)
class Shapes:
    """The component data as the counting wants them. `wares`: workers and type of each decoration,
    the simplest first; `sources[place]`: where arrows into it come from."""

    board: Board
    plans: tuple[Plan, ...]
    decoration_costs: tuple[tuple[int, ...], ...]
    wares: tuple[tuple[int, int], ...]
    sources: tuple[tuple[int, ...], ...]


def read_shapes(data: VersaillesData) -> Shapes:
    """From the component data."""
    plans = [
        Plan(t.vp, t.workers, t.cost, tuple((k, n) for k, n in enumerate(t.decorations) if n))
        for t in data.tiles
    ]
    arrows = data.moves.arrows
    sources = [
        tuple(start for start, ends in enumerate(arrows) if place in ends)
        for place in range(len(arrows))
    ]
    costs = tuple(decoration.cost for decoration in data.decorations)
    wares = sorted(
        (max(decoration.workers, 1), sum(decoration.cost), kind)
        for kind, decoration in enumerate(data.decorations)
    )
    simple = tuple((workers, kind) for workers, _, kind in wares)
    return Shapes(read_board(data), tuple(plans), costs, simple, tuple(sources))


def missing(shapes: Shapes, tile: int, goods: tuple[int, ...], stock: tuple[int, ...]) -> Missing:
    """What who has these cubes and decorations lacks for one tile."""
    vp, workers, (wood, marble, gold), wanted = shapes.plans[tile]
    lacking = 0
    for kind, number in wanted:
        short = number - stock[kind]
        if short > 0:
            lacking += short
            cost = shapes.decoration_costs[kind]
            wood, marble, gold = (wood + cost[0], marble + cost[1], gold + cost[2])
    return Missing(
        vp,
        workers,
        max(0, wood - goods[0]),
        max(0, marble - goods[1]),
        max(0, gold - goods[2]),
        lacking,
    )


def reach(shapes: Shapes, player: Player, place: int) -> int:
    """Strength in a place after the next own move; 0 when it cannot be entered (VE-4.3)."""
    if player.marker == place:
        return 0
    best = 0
    for start in shapes.sources[place]:
        if player.workers[start] > 1 and player.tokens:
            return player.workers[place] + 2
        if player.workers[start]:
            best = player.workers[place] + 1
    return best


def purchases(shapes: Shapes, goods: Sequence[int], shop: Sequence[int], strength: int) -> int:
    """Decorations that one visit to the Workshop can buy, the simplest first."""
    wood, marble, gold = goods
    bought = 0
    for workers, kind in shapes.wares:
        costs = shapes.decoration_costs[kind]
        for _ in range(shop[kind]):
            if workers > strength or costs[0] > wood or costs[1] > marble or costs[2] > gold:
                break
            strength -= workers
            wood, marble, gold = wood - costs[0], marble - costs[1], gold - costs[2]
            bought += 1
    return bought


def works_of(shapes: Shapes, player: Player) -> Works:
    """What the player can build with what it has."""
    ready = _ready(shapes, player)
    strength = reach(shapes, player, shapes.board.yard)
    most = _together(player, ready, PLENTY)
    soon = _together(player, ready, strength) if strength else (0, 0)
    return Works(strength, *most, *soon)


def _ready(shapes: Shapes, player: Player) -> list[Plan]:
    """Tiles of the hand that could be paid for, each by itself; the dearest first."""
    wood, marble, gold = player.goods
    stock = player.stock
    found = []
    for tile in player.hand:
        plan = shapes.plans[tile]
        cost = plan.cost
        if cost[0] > wood or cost[1] > marble or cost[2] > gold:
            continue
        if all(stock[kind] >= number for kind, number in plan.decorations):
            found.append(plan)
    if len(found) > 1:
        found.sort(reverse=True)
    return found


def _together(player: Player, ready: Sequence[Plan], strength: int) -> tuple[int, int]:
    """Points and number of tiles that are paid one after the other, the dearest first."""
    if not ready:
        return 0, 0
    wood, marble, gold = player.goods
    points = built = 0
    stock = list(player.stock)
    for vp, workers, cost, decorations in ready:
        if workers > strength or cost[0] > wood or cost[1] > marble or cost[2] > gold:
            continue
        if any(stock[kind] < number for kind, number in decorations):
            continue
        wood, marble, gold = wood - cost[0], marble - cost[1], gold - cost[2]
        strength -= workers
        points += vp
        built += 1
        for kind, number in decorations:
            stock[kind] -= number
    return points, built
