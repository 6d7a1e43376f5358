"""What the next turn of a seat of Viscounts can bring: how far its icons reach, and what every
visible manuscript would add to its score and to a rival's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.viscounts import constants as c
from engine.games.viscounts.ai.outlook import set_tables
from engine.games.viscounts.ai.seen.holdings import next_icons
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.scoring import count_of
from engine.games.viscounts.state import Player, State

OFFERS = (
    *("reach_build", "reach_place", "reach_transcribe", "build_points"),
    *(f"{ahead}_{what}" for ahead in range(c.SEGMENTS) for what in ("gain", "theirs", "payable")),
)
"""What `Offers.of` gives: segments from that of the own viscount on."""
GAIN = 8.0
REACH = 8.0


class Offers:
    """Offers by seat; the tables of sets are worked out once."""

    def __init__(self, data: ViscountsData) -> None:
        self._sets, _ = set_tables(data.board.set_vp)
        self._bonus, self._bonus_at = data.board.bonus_vp, data.board.bonus_at
        self._added = lru_cache(maxsize=1 << 12)(self._added_to)

    def of(self, state: State, seat: int, hand: Sequence[int]) -> list[float]:
        """In the order of `OFFERS`. `hand`: the cards that the seat knows to have next turn."""
        player = state.players[seat]
        build, place, transcribe = (
            reach_next(state, player, action, hand) for action in (c.BUILD, c.PLACE, c.TRANSCRIBE)
        )
        numbers = [build / REACH, place / REACH, transcribe / REACH]
        numbers.append(_best_building(state, player, build) / GAIN)
        start, tables = max(0, player.viscount // 3), state.data.manuscripts
        mine = self.by_ribbon(state, seat)
        rivals = [
            (other, self.by_ribbon(state, other)) for other in range(state.seats) if other != seat
        ]
        for ahead in range(c.SEGMENTS):
            pile = state.tiles[(start + ahead) % c.SEGMENTS]
            if not pile:
                numbers += (0.0, 0.0, 0.0)
                continue
            tile = pile[-1]
            most = max([book_gain(state, other, tile, theirs) for other, theirs in rivals])
            payable = float(tables.cost[tile] <= transcribe)
            numbers += (book_gain(state, seat, tile, mine) / GAIN, most / GAIN, payable)
        return numbers

    def by_ribbon(self, state: State, seat: int) -> tuple[float, ...]:
        """Points that one more manuscript of each ribbon adds: to a set, and as a bonus card."""
        ribbons, counts = state.data.manuscripts.ribbon, [0, 0, 0, 0]
        for tile in state.players[seat].books:
            counts[ribbons[tile]] += 1
        return self._added(tuple(counts), tuple([owner < 0 for owner in state.bonus]))

    def _added_to(self, counts: tuple[int, ...], free: tuple[bool, ...]) -> tuple[float, ...]:
        before, found = self._sets[tuple(sorted(counts))], []
        for ribbon, n in enumerate(counts):
            more = sorted([*counts[:ribbon], n + 1, *counts[ribbon + 1 :]])
            bonus = self._bonus[ribbon] if free[ribbon] and n + 1 == self._bonus_at else 0
            found.append(self._sets[tuple(more)] - before + bonus)
        return tuple(found)


def book_gain(state: State, seat: int, tile: int, by_ribbon: Sequence[float]) -> float:
    """Points that a manuscript adds as things stand, with its own end (VI-10.2.4)."""
    tables = state.data.manuscripts
    points, per = by_ribbon[tables.ribbon[tile]], tables.per[tile]
    if per:
        points += _counted(state, seat, per) // tables.divisor[tile]
    return points


def _counted(state: State, seat: int, per: str) -> int:
    """The number that an end counts; of an automa's schemes those that everybody knows."""
    player = state.players[seat]
    if not player.board or not per.startswith("icon_"):
        return count_of(state, seat, per)
    kind, icons = c.ICONS.index(per.removeprefix("icon_")), state.data.cards.icons
    known = (*player.bays, *player.discard, *state.known_schemes)
    return player.permanent[kind] + sum([icons[card][kind] for card in known if card >= 0])


def reach_next(state: State, player: Player, action: int, hand: Sequence[int]) -> int:
    """Icons of the cards that stay on the board and of the best card in hand, with all goods of the
    kind spent (VI-8.1); conversions are left out."""
    kind = c.ACTION_ICON[action]
    found, icons = next_icons(state, player), state.data.cards.icons
    best = max([icons[card][kind] + icons[card][c.CRIMINAL] for card in hand], default=0)
    goods = player.goods[c.ACTION_GOOD[action]] + player.goods[c.WILD]
    return found[kind] + found[c.CRIMINAL] + best + goods


def _best_building(state: State, player: Player, reach: int) -> int:
    """The most points that one more building adds, of those that can be paid for."""
    board = state.data.board
    slots = board.slots
    best = 0
    for kind, cost in enumerate(board.building_cost):
        built = sum(
            [player.built >> at & 1 for at, slot in enumerate(slots) if slot.building == kind]
        )
        if cost <= reach and built < len(board.building_vp[kind]) - 1:
            best = max(best, board.building_vp[kind][built + 1] - board.building_vp[kind][built])
    return best
