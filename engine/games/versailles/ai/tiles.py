"""What the palace tiles in a hand are worth: points less the turns that they still need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.ai.contract import Weights
from engine.games.versailles.ai.board import FAR, STRONGEST, Board, gatherings
from engine.games.versailles.data import VersaillesData
from engine.games.versailles.palace import open_squares
from engine.games.versailles.pieces import GOLD
from engine.games.versailles.state import State

Numbers = tuple[int, ...]
_MOST_KNOWN = 50_000
TIME_FOR_MORE = 12.0
"""Turns to go that are enough to draw further tiles and build them."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Moves that a player needs to enter yard and workshop with 0 to 3 workers, and the sources."""

    yard: list[int]
    shop: list[int]
    sources: list[int]


@dataclass(frozen=True, slots=True)
class Needs:
    """What a tile asks for. `decorations`: kinds with the workers that their purchase takes."""

    points: int
    workers: int
    cost: tuple[int, ...]
    decorations: tuple[tuple[int, int], ...]
    pattern: int


class Plans:
    """Values a hand tile by tile; goods and decorations are not counted twice."""

    def __init__(self, data: VersaillesData, board: Board, weights: Weights) -> None:
        self._data = data
        self._board = board
        self._weights = weights
        self._rates = tuple(weights[f"{good}_missing"] for good in ("wood", "marble", "gold"))
        self.in_hand = float(sum(rule.vp for rule in data.scoring if rule.pile == "tile_in_hand"))
        self._stock_vp = sum(r.vp for r in data.scoring if r.pile == "decoration_in_stock")
        self._scraps = [0.0] * len(data.start_goods)
        for rule in data.scoring:
            for good in rule.resources:
                self._scraps[good] = rule.vp / rule.per
        self._known: dict[Any, tuple[float, float, float]] = {}
        self._walks: dict[Numbers, Ways] = {}
        self.needs = tuple(
            Needs(
                tile.vp,
                min(max(tile.workers, 1), STRONGEST),
                tile.cost,
                tuple(
                    (kind, min(max(data.decorations[kind].workers, 1), STRONGEST))
                    for kind, n in enumerate(tile.decorations)
                    for _ in range(n)
                ),
                data.palace.patterns[number],
            )
            for number, tile in enumerate(data.tiles)
        )

    def fitting(self, state: State) -> frozenset[int]:
        """The edge patterns that fit somewhere in the palace now."""
        return self.fitting_of(state.squares, state.needs, state.built)

    def fitting_of(self, tiles: Sequence[int], asked: Sequence[int], built: int) -> frozenset[int]:
        """The same for squares with these tiles, and with what each square asks for."""
        palace = self._data.palace
        needs = {asked[square] for square in open_squares(tiles, asked, built)}
        return frozenset(
            pattern for pattern, fits in enumerate(palace.fits) if any(fits[need] for need in needs)
        )

    def worth(
        self,
        hand: Numbers,
        goods: Numbers,
        stock: Numbers,
        workers: Numbers,
        shop: Numbers,
        fitting: frozenset[int],
        left: int,
    ) -> float:
        """Worth of a hand, goods and decorations, with `left` turns to go."""
        tiles, spare, decorations = self.split(hand, goods, stock, workers, shop, fitting, left)
        return tiles + spare + decorations

    def split(
        self,
        hand: Numbers,
        goods: Numbers,
        stock: Numbers,
        workers: Numbers,
        shop: Numbers,
        fitting: frozenset[int],
        left: int,
    ) -> tuple[float, float, float]:
        """The same in three parts: tiles, goods and decorations that no tile waits for."""
        key = (hand, goods, stock, workers, shop, fitting, left)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            spare, unused = list(goods), list(stock)
            tiles = self._hand(hand, spare, unused, self._ways(workers), shop, fitting, left)
            tiles += self._room(len(hand), left)
            known = (tiles, self._goods(spare, left), float(self._stock_vp * sum(unused)))
            self._known[key] = known
        return known

    def _room(self, held: int, left: int) -> float:
        """Worth of the places in hand for tiles yet to come, as long as there is time for them."""
        free = max(0, self._data.hand_limit - held)
        return self._weights["room"] * free * min(1.0, left / TIME_FOR_MORE)

    def _ways(self, workers: Numbers) -> Ways:
        """How far the workers are from where tiles need them."""
        ways = self._walks.get(workers)
        if ways is None:
            if len(self._walks) > _MOST_KNOWN:
                self._walks.clear()
            board = self._board
            sources = [gatherings(board.steps, workers, at)[n] for at, n in board.sources]
            ways = Ways(
                gatherings(board.steps, workers, board.yard),
                gatherings(board.steps, workers, board.workshop),
                sources,
            )
            self._walks[workers] = ways
        return ways

    def _goods(self, spare: Sequence[int], left: int) -> float:
        """Goods for tiles yet to come; a hoard is worth what it scores."""
        weights = self._weights
        ripe = min(1.0, left / 5.0)
        total = 0.0
        for good, n in enumerate(spare):
            scrap = self._scraps[good]
            price = weights["gold"] if good == GOLD else weights["cube"]
            useful = min(float(n), weights["hoard"])
            total += useful * (scrap + (price - scrap) * ripe) + (n - useful) * scrap
        return total

    def _hand(
        self,
        hand: Sequence[int],
        goods: list[int],
        stock: list[int],
        ways: Ways,
        shop: Sequence[int],
        fitting: frozenset[int],
        left: int,
    ) -> float:
        """Worth of the tiles, best first. What they use is taken from `goods` and `stock`, and the
        turns that the better ones need are no longer there for the others."""
        promising: list[tuple[float, float, int]] = []
        for number in hand:
            turns = self._turns(self.needs[number], goods, stock, ways, shop, 1.0)
            value = self._value(number, turns, fitting, left)
            if value > self.in_hand:
                promising.append((value, turns, number))
        total = self.in_hand * (len(hand) - len(promising))
        promising.sort(reverse=True)
        time = float(left)
        for place, (value, turns, number) in enumerate(promising):
            tile = self.needs[number]
            if place:
                trip = self._weights["shared_trip"]
                turns = self._turns(tile, goods, stock, ways, shop, trip)
                value = self._value(number, turns, fitting, time)
            total += value
            if value > self.in_hand:
                time -= turns
                _reserve(tile, goods, stock)
        return total

    def _value(self, number: int, turns: float, fitting: frozenset[int], left: float) -> float:
        """Worth of a tile that needs so many of the turns left; less when time is short."""
        weights, needs, hold = self._weights, self.needs[number], self.in_hand
        spare = left + 0.5 - turns
        if spare < 0.0:
            return hold
        gain = weights["unbuilt"] * needs.points - weights["turn"] * turns - hold
        if gain <= 0.0:
            return hold
        gain *= min(1.0, spare / weights["haste"])
        if needs.pattern not in fitting:
            gain *= weights["unfitting"]
        return hold + gain

    def _turns(
        self,
        tile: Needs,
        goods: Sequence[int],
        stock: Sequence[int],
        ways: Ways,
        shop: Sequence[int],
        trip: float,
    ) -> float:
        """Turns until the tile can be built. `trip`: share of the way to the yard that counts."""
        weights = self._weights
        turns = weights["yard_step"] * ways.yard[tile.workers] * trip
        want: Sequence[int] = tile.cost
        for kind, workers in tile.decorations:
            if stock[kind]:
                continue
            if not shop[kind]:
                return float(FAR)
            cost = self._data.decorations[kind].cost
            want = [n + m for n, m in zip(want, cost, strict=True)]
            turns += weights["decoration_missing"] + weights["workshop_step"] * ways.shop[workers]
        for good, n in enumerate(want):
            short = n - goods[good]
            if short > 0:
                turns += self._rates[good] * short
                turns += weights["source_step"] * ways.sources[good]
        return turns


def _reserve(tile: Needs, goods: list[int], stock: list[int]) -> None:
    for good, n in enumerate(tile.cost):
        goods[good] = max(0, goods[good] - n)
    for kind, _ in tile.decorations:
        stock[kind] = max(0, stock[kind] - 1)
