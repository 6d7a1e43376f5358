"""Positions of Caylus written down by names, for the examples of the rulebook.

A position is the ordinary setup with changes. The road lies from its beginning, one text to a card:
the card, whose it is (`-`: nobody's), then in any order `worker <seat>`, `store <cubes>`,
`residence` and `crown <prestige building>`. Cards of a player that are named nowhere lie in the
draw pile; castle tokens that nobody has and that are not in the stock are lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import rng
from engine.cells import Entry
from engine.cells.problems import CellError, written
from engine.core import push
from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.state import (
    ACTIONS,
    NO_ONE,
    Player,
    State,
    add_to_road,
)

_ROUND = ("begin_provost", "begin_activation", "begin_castle", "end_round")
STARTS: Mapping[str, tuple[str, ...]] = {
    "turn": ("turn", *_ROUND),
    "provost": _ROUND,
    "activation": _ROUND[1:],
    "castle": _ROUND[2:],
}
"""Where in a round a position begins, and the steps up to its end (CA-3)."""
_STOCK = "stock."
_MARKS = ("residence", "worker", "store", "crown")


def number(state: State, word: str) -> int | None:
    """What a word of a decision stands for: a card; None for any other."""
    ids = [building.id for building in state.data.buildings]
    return ids.index(word) if word in ids else None


def figure(state: State, name: str) -> int | None:
    """A figure of the common table: `stock.walls`, `provost`, `road`, `first`."""
    if name.startswith(_STOCK):
        return state.tokens[SECTIONS.index(name.removeprefix(_STOCK))]
    shared = {"provost": state.provost, "road": len(state.road), "first": state.first}
    return shared.get(name)


def lay(state: State, entry: Entry) -> None:
    """Change a fresh setup into the position that an entry describes. Raises DataError."""
    state.agenda.clear()
    whole = [*state.players[0].hand, *state.players[0].draw]
    state.players = [Player() for _ in range(state.seats)]
    state.phase, state.round = ACTIONS, 1
    _lay_road(state, entry)
    for seat, each in enumerate(entry.tables("seats")):
        _lay_seat(state, seat, each)
    _deal_the_rest(state, whole)
    _lay_stock(state, entry)
    if "passed" in entry:
        state.passed = list(entry.numbers("passed", 0, state.seats - 1))
    if "first" in entry:
        state.first = entry.number("first", 0, state.seats - 1)
    _begin(state, entry)


def _begin(state: State, entry: Entry) -> None:
    """The steps that are still to be done, the next one first."""
    start = entry.word("start", tuple(STARTS))
    seat = entry.number("turn", 0, state.seats - 1) if "turn" in entry else 0
    state.turn = seat
    steps = ((op, seat if op == "turn" else NO_ONE, None) for op in STARTS[start])
    push(state, *steps)


# The road ----------------------------------------------------------------------------------------


def _lay_road(state: State, entry: Entry) -> None:
    columns = (state.road, state.owner, state.worker, state.store)
    for cells in (*columns, state.residence, state.crown, state.chosen):
        cells.clear()
    for text in entry.parsed("road", list):
        _lay_card(state, text.split())
    state.boxed = [card for card in state.data.neutrals if card not in state.road]
    if state.advanced:
        last = len(state.road) - 1
        state.provost = entry.number("provost", 0, last) if "provost" in entry else last


def _lay_card(state: State, words: list[str]) -> None:
    name, owner, *marks = words
    place = add_to_road(state, _card(state, name), NO_ONE if owner == "-" else int(owner))
    while marks:
        mark = marks.pop(0)
        if mark == "residence":
            state.residence[place] = 1
        elif mark == "worker":
            seat = int(marks.pop(0))
            state.worker[place] = seat
            state.players[seat].workers -= 1
        elif mark == "store":
            state.store[place] = int(marks.pop(0))
        elif mark == "crown":
            card = _card(state, marks.pop(0))
            state.crown[place] = card
            state.display.remove(card)
        else:
            raise CellError("data.not_one_of", value=written(mark), known=_MARKS)


def _card(state: State, name: str) -> int:
    card = number(state, name)
    if card is None:
        raise CellError("caylus.data.no_card", value=written(name))
    return card


# What a seat has ---------------------------------------------------------------------------------


def _lay_seat(state: State, seat: int, entry: Entry) -> None:
    player = state.players[seat]
    for good, name in enumerate(GOODS):
        if name in entry:
            player.goods[good] = entry.number(name)
    for pile in ("hand", "discard", "draw"):
        if pile in entry:
            setattr(player, pile, entry.parsed(pile, lambda text: _cards(state, text)))
    if "tokens" in entry:
        player.tokens = list(entry.numbers("tokens", 0, 9))


def _cards(state: State, text: Any) -> list[int]:
    return [_card(state, name) for name in text.split()]


def _deal_the_rest(state: State, whole: list[int]) -> None:
    """Cards of a deck that lie nowhere else, into the draw piles."""
    for seat, player in enumerate(state.players):
        built = [c for c, owner in zip(state.road, state.owner, strict=True) if owner == seat]
        named = {*player.hand, *player.draw, *player.discard, *built}
        rest = [card for card in whole if card not in named]
        rng.shuffle(state, rest)
        player.draw = [*rest, *player.draw]


def _lay_stock(state: State, entry: Entry) -> None:
    """The castle: what is left, what the players have, and who took what."""
    before = list(state.tokens)
    if "stock" in entry:
        state.tokens = list(entry.numbers("stock", 0, 9))
    else:
        owned = [sum(player.tokens[n] for player in state.players) for n in range(len(SECTIONS))]
        state.tokens = [n - mine for n, mine in zip(before, owned, strict=True)]
    for section in range(len(SECTIONS)):
        for seat, player in enumerate(state.players):
            state.taken += [seat] * player.tokens[section]
        owned_here = sum(player.tokens[section] for player in state.players)
        lost = before[section] - state.tokens[section] - owned_here
        state.lost_tokens[section] = lost
        state.taken += [NO_ONE] * lost
