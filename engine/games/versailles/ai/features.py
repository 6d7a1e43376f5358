"""What a net sees of Versailles: clock, own board, stock, hand, what can be built, rivals.

Counts are divided so that they are about 0 to 1.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from engine.ai.evaluations import shipped_weights
from engine.ai.learned.features import Features, Row, named
from engine.core import Action, Op, Ops
from engine.game import Game
from engine.games.versailles.ai.board import STRONGEST
from engine.games.versailles.ai.evaluation import make_evaluation
from engine.games.versailles.ai.seen.dear import gold_sought, tiles_sought
from engine.games.versailles.ai.seen.eagerness import eagerness
from engine.games.versailles.ai.seen.holdings import (
    Works,
    missing,
    purchases,
    reach,
    read_shapes,
    works_of,
)
from engine.games.versailles.ai.seen.outlook import PARTS, POINTS, TURNS, Outlooks
from engine.games.versailles.data import VersaillesData
from engine.games.versailles.palace import digits_of
from engine.games.versailles.pieces import GOLD
from engine.games.versailles.sites import BUILD, HIRE, SWEEP
from engine.games.versailles.state import Player, State, palace_step
from engine.games.versailles.turn import move

HAND = 4
"""Tiles of the hand that are looked at one by one: all that it holds."""
USABLE = (4, 4, 3)
"""Cubes of a kind that one tile can use."""
PLACES = 2
"""Places of a tile that are looked at: those that most neighbours have fixed."""
SCALES = {"tiles": 20.0, "wood_marble": 10.0, "gold": 5.0, "tile_in_hand": 3.0}
DECORATIONS_SCALE = 8.0
LIKED = {
    "tiles": 1.5,
    "wood_marble": 0.0,
    "gold": 0.3,
    "tile_in_hand": 0.3,
    "decoration_in_stock": 1.2,
}
"""Cubes gathered to the end are a point for three, as good as a tile for the same turns: nets that
counted them fully learned to gather a hundred. A palace is what this game is about."""
RIVALS = 0.6
"""How much a rival's prospects weigh against the own ones, before anything is learned."""
UNLISTED: list[Action] = [("x",), ("y",)]
"""Two answers, so that a move is asked; while searching nobody wants to know which ones."""


class _Rival(NamedTuple):
    """What of another seat is the same at all ends of a turn."""

    numbers: list[float]
    total: float


def make_features(game: Game, state: State) -> VersaillesFeatures:
    """The features of a table, by its number of seats."""
    return VersaillesFeatures(game, state.seats)


class VersaillesFeatures(Features):
    """The features of one number of seats."""

    margin: float = 50.0
    seeks: bool = True

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, str(seats))
        data: VersaillesData = game.data
        self._data = data
        self._seats = seats
        self._shapes = read_shapes(data)
        board = self._shapes.board
        hiring = next(n for n, s in enumerate(data.sites) if any(o.verb == HIRE for o in s.options))
        yard, workshop, guild = board.yard, board.workshop, board.guild
        self._strong = ((yard, 2), (yard, 3), (guild, 2), (workshop, 2), (workshop, 3))
        self._goals = (board.workshop, board.guild, hiring, board.school)
        self._mine = board.sources[GOLD][0]
        self._ops = {**game.ops, "move": Op(move, lambda state, seat, args: UNLISTED, "VE-4.3")}
        self.rows = tuple(
            Row(key, SCALES.get(key, DECORATIONS_SCALE), liked=LIKED.get(key, 1.0))
            for key in ("tiles", *(rule.key for rule in data.scoring))
        )
        self._outlooks = Outlooks(make_evaluation(game, shipped_weights(game.key)))
        # the ends of a turn differ little in cubes and decorations: most answers are known
        self._missing = lru_cache(maxsize=4096)(partial(missing, self._shapes))
        self._rules = tuple((r.pile, r.resources, r.per, r.vp) for r in data.scoring)
        self.names = self._names()
        own = POINTS / self.rival_scale
        rival = -RIVALS * own / (seats - 1)
        self.first_guess = {f"rival.{n}_change": rival for n in range(1, seats)}
        self.first_guess["outlook.change"] = own

    @property
    def ops(self) -> Ops:
        """Moves of whoever comes next are not listed: that is half of the time."""
        return self._ops

    def between(self, state: State) -> bool:
        """A move begins every turn (VE-3.2)."""
        return not state.agenda or state.agenda[-1][0] == "move"

    def progress(self, state: State) -> float:
        """The King's way or the palace, whichever is nearer to its end (VE-9.1)."""
        return max(state.king / palace_step(state), state.built / len(state.squares))

    def prune(self, state: State, options: Sequence[Action], chance: Random) -> Sequence[Action]:
        """Two compact places for each tile, one sweep, one way to go on sweeping."""
        name = state.agenda[-1][0]
        if name == "sweep_more":
            return [chance.choice(options)]
        if name != "spend":
            return options
        sweeps = [option for option in options if option[0] == SWEEP]
        builds: dict[int, list[Action]] = {}
        kept: list[Action] = []
        for option in options:
            if option[0] == BUILD:
                builds.setdefault(option[1], []).append(option)
            elif option[0] != SWEEP:
                kept.append(option)
        for places in builds.values():
            kept += _compact(state, places, chance)
        return [*kept, chance.choice(sweeps)] if sweeps else kept

    def mark(self, state: State, seat: int) -> Hashable:
        """What a seat can change in its turn; the order of its hand makes no difference."""
        player = state.players[seat]
        question = state.agenda[-1] if state.agenda else None
        return (
            None if question is None or question[0] == "move" else question,
            state.king,
            player.marker,
            player.tokens,
            len(state.discard),
            tuple(state.needs),
            tuple(player.workers),
            tuple(player.waiting),
            tuple(player.goods),
            tuple(player.stock),
            tuple(player.columns),
            tuple(sorted(player.hand)),
        )

    def standing(self, state: State, seat: int) -> tuple[float, ...]:
        """The rows of the score sheet (VE-10.1)."""
        player = state.players[seat]
        goods = player.goods
        rows = [float(player.score)]
        for pile, resources, per, vp in self._rules:
            if pile:
                n = len(player.hand) if pile == "tile_in_hand" else sum(player.stock)
            else:
                n = 0
                for resource in resources:
                    n += goods[resource]
            rows.append(float(n // per * vp))
        return tuple(rows)

    def liked(self, state: State, seat: int) -> float:
        """An early first tile, and cubes that are used. Of a finished game as well: who can win
        must not go on for the sake of what it likes."""
        fits = partial(self._outlooks.fits, state)
        return eagerness(self._shapes, state.players[seat], fits, self.progress(state))

    def sought(self, state: State, seat: int) -> float:
        """Dear tiles, and the gold that they ask for (VE-6.3)."""
        player = state.players[seat]
        yard = reach(self._shapes, player, self._shapes.board.yard)
        return gold_sought(player, self._mine) + tiles_sought(player, yard, self._missing)

    def total(self, rows: Iterable[float]) -> float:
        """Every row counts in full (VE-10.1)."""
        return sum(rows)

    def best_rival(self, state: State, seat: int, others: Sequence[_Rival]) -> float:
        """Nobody else's sheet changes in a turn, but by echoes."""
        return max([rival.total for rival in others])

    def others(self, state: State, seat: int) -> list[_Rival]:
        """The others in the order of turns from the own seat."""
        at = state.order.index(seat)
        places = [(at + n) % self._seats for n in range(1, self._seats)]
        return [self._rival(state, state.order[place]) for place in places]

    def vector(
        self, state: State, seat: int, rows: Sequence[float], others: Sequence[_Rival]
    ) -> list[float]:
        """The features in the order of `names`."""
        player = state.players[seat]
        works = works_of(self._shapes, player)
        left = palace_step(state) - state.king
        total = self.total(rows)
        goods, stock = tuple(player.goods), tuple(player.stock)
        return [
            *self._clock(state, seat, left),
            *self._workers(player),
            *self._goods(state, player),
            *self._hand(player, goods, stock),
            *self._buildable(player, works, left),
            *self._buyable(state, player),
            *self._outlook(state, seat, total),
            *self._technologies(player, left),
            *[player.score / 20, player.built / 4, *[row / 8 for row in rows[1:]], total / 40],
            *self._display(state, goods, stock),
            *[
                number
                for rival in others
                for number in (*rival.numbers, (total - rival.total) / 20)
            ],
            (total - max([rival.total for rival in others])) / 20,
        ]

    def _names(self) -> tuple[str, ...]:
        data, seats = self._data, self._seats
        sites = [site.id for site in data.sites]
        kinds = [decoration.id for decoration in data.decorations]
        tile = ("points", "workers", "wood", "marble", "gold", "decorations", "adorn", "payable")
        known = ("score", "total", "most", "next", "reach", "cubes", "stock", "hand", "tokens")
        rival = (*known, "skills", "workers", "change")
        return (
            *named("clock", *(f"asked_in_{n}" for n in range(seats)), "king", "squares"),
            *named("clock", "king_3", "king_6", "king_12", "pile", "place"),
            *named("workers", *sites, *(f"{sites[site]}_{n}" for site, n in self._strong)),
            *named("workers", "all", "waiting", "tokens"),
            *named("marker", *sites),
            *named("goods", "wood", "marble", "gold", "wood_usable", "marble_usable"),
            *named("goods", "gold_usable", "soft"),
            *named("stock", *kinds),
            *named("shop", *kinds),
            *(each for n in range(HAND) for each in named("hand", *(f"{n}_{t}" for t in tile))),
            *named("works", "most", "most_tiles", "next", "next_tiles", "reach"),
            *named("works", *(f"reach_{sites[goal]}" for goal in self._goals), "hand", "late"),
            *named("works", "buy_next", "buy_strong"),
            *named("outlook", *PARTS, "left", "change"),
            *named("skills", *(technology.id for technology in data.technologies), "times_left"),
            *named("score", "points", "tiles", *(rule.key for rule in data.scoring), "total"),
            *(
                each
                for n in range(data.slots)
                for each in named("display", f"{n}_points", f"{n}_cubes", f"{n}_decorations")
            ),
            *(
                each
                for n in range(1, seats)
                for each in named("rival", *(f"{n}_{r}" for r in rival))
                + named("rival", f"{n}_lead")
            ),
            "rival.lead",
        )

    def _clock(self, state: State, seat: int, left: int) -> list[float]:
        """When the seat is asked again, and how long the game can last."""
        place = state.order.index(seat)
        top = state.agenda[-1][1] if state.agenda else seat
        waits = (place - state.order.index(top)) % self._seats
        return [
            *[float(waits == n) for n in range(self._seats)],
            left / 25,
            (len(state.squares) - state.built) / 20,
            float(left <= 3),
            float(left <= 6),
            min(left, 12) / 12,
            len(state.pile) / 40,
            place / 2,
        ]

    def _workers(self, player: Player) -> list[float]:
        """Where the workers stand, those that arrive at the end of this turn included."""
        there = list(player.workers)
        for site in player.arriving:
            there[site] += 1
        marker = [0.0] * len(there)
        if player.marker >= 0:
            marker[player.marker] = 1.0
        return [
            *[n / 2 for n in there],
            *[float(there[site] >= n) for site, n in self._strong],
            sum(there) / 8,
            sum(player.waiting) / 2,
            player.tokens / 2,
            *marker,
        ]

    def _goods(self, state: State, player: Player) -> list[float]:
        wood, marble, gold = player.goods
        usable = [min(n, most) / most for n, most in zip(player.goods, USABLE, strict=True)]
        stock = [float(n) for n in player.stock]
        shop = [n / 5 for n in state.shop]
        return [wood / 6, marble / 6, gold / 4, *usable, (wood + marble) / 20, *stock, *shop]

    def _hand(self, player: Player, goods: tuple[int, ...], stock: tuple[int, ...]) -> list[float]:
        """The tiles of the hand, and nothing in the places that are left."""
        numbers: list[float] = []
        missing = self._missing
        tiles = sorted([missing(tile, goods, stock) for tile in player.hand], reverse=True)[:HAND]
        for tile in tiles:
            cubes = tile.wood + tile.marble + tile.gold
            numbers += (
                tile.vp / 10,
                tile.workers / 3,
                tile.wood / 3,
                tile.marble / 3,
                tile.gold / 2,
                tile.decorations,
                float(tile.decorations > 0 and cubes == 0),
                tile.vp / 10 if tile.payable else 0.0,
            )
        return numbers + [0.0] * (8 * (HAND - len(tiles)))

    def _buildable(self, player: Player, works: Works, left: int) -> list[float]:
        return [
            works.most_points / 15,
            works.most_tiles / 2,
            works.next_points / 15,
            works.next_tiles / 2,
            works.reach / 3,
            *[reach(self._shapes, player, goal) / 3 for goal in self._goals],
            len(player.hand) / 4,
            works.most_points * left / 375,
        ]

    def _buyable(self, state: State, player: Player) -> list[float]:
        """Decorations that the own cubes buy with the next move, and with three workers."""
        shapes, goods, shop = self._shapes, player.goods, state.shop
        near = reach(shapes, player, shapes.board.workshop)
        strong = purchases(shapes, goods, shop, STRONGEST)
        soon = strong if near == STRONGEST else purchases(shapes, goods, shop, near)
        return [soon / 3, strong / 3]

    def _outlook(self, state: State, seat: int, total: float) -> list[float]:
        """What the hand-made judgement expects to come, and by how much the sheet changes by it."""
        if not state.agenda:
            return [0.0] * (len(PARTS) + 2)
        left = self._outlooks.left(state)
        parts = self._outlooks.of(state, seat, left)
        standing = total - state.players[seat].score
        return [*parts, left / TURNS, round(sum(parts) - standing / POINTS, 3)]

    def _technologies(self, player: Player, left: int) -> list[float]:
        data = self._data
        owned = [float(player.columns[t.row - 1] >= t.column) for t in data.technologies]
        return [*owned, sum(player.columns) * left / 100]

    def _display(self, state: State, goods: tuple[int, ...], stock: tuple[int, ...]) -> list[float]:
        numbers: list[float] = []
        for tile in state.display:
            if tile < 0:
                numbers += (0.0, 0.0, 0.0)
                continue
            lack = self._missing(tile, goods, stock)
            cubes = lack.wood + lack.marble + lack.gold
            numbers += (lack.vp / 10, cubes / 4, lack.decorations)
        return numbers

    def _rival(self, state: State, seat: int) -> _Rival:
        player = state.players[seat]
        works = works_of(self._shapes, player)
        total = self.total(self.standing(state, seat))
        numbers = [
            player.score / 20,
            total / 40,
            works.most_points / 15,
            works.next_points / 15,
            works.reach / 3,
            sum(player.goods) / 20,
            sum(player.stock) / 2,
            len(player.hand) / 4,
            player.tokens / 2,
            sum(player.columns) / 4,
            sum(player.workers) / 8,
            self._outlook(state, seat, total)[-1],
        ]
        return _Rival(numbers, total)


def _compact(state: State, places: list[Action], chance: Random) -> list[Action]:
    """The places of one tile that most neighbours have fixed already, by lot among equals."""
    if len(places) <= PLACES:
        return places
    fixed = {option: sum(d > 0 for d in digits_of(state.needs[option[2]])) for option in places}
    return sorted(places, key=lambda option: (-fixed[option], chance.random()))[:PLACES]
