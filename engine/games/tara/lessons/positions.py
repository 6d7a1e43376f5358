"""Positions of Tara written down by names, for the examples of the rulebook.

A position is the ordinary setup with changes. A province is written as in the rules:
`F1=B(w) K0=R!` is a disc of Blue on top of a White captive, and a cylinder of Red. `go`: which of
the three turns of a round it is, `turn`: whose; cards that are named nowhere are dealt to hands
that want some, and the rest lie in the draw pile, `pile` on top. Discs that are nowhere else are
in their owners' supplies. Blue is the start player.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine import rng
from engine.cells import Entry
from engine.cells.problems import CellError, written
from engine.core import push
from engine.explain import Text
from engine.games.tara.board import K0, NAMES, POSITIONS
from engine.games.tara.hidden import discs_of
from engine.games.tara.state import NO_ONE, SEATS, TURNS, UNIT, State, set_top

_ROUND = (
    "close_turn",
    "next_turn",
    "begin_traitors",
    "income",
    "begin_clearing",
    "begin_ransom",
    "begin_start",
    "end_round",
)
STARTS: Mapping[str, tuple[str, ...]] = {"turn": ("turn", *_ROUND), "end": ("end", *_ROUND)}
"""Where in a round a position begins, and the steps up to its end (TA-4.1). `end`: the turn is
played but for its end."""
_OF_THE_SEAT = ("turn", "end", "close_turn", "next_turn")
_CELL = re.compile(r"([FHWCK]\d)=([A-Z])(!?)(?:\(([a-z](?:,[a-z])*)\))?")


def number(state: State, word: str) -> int | None:
    """What a word of a decision stands for: a position, `F1`, or a province; None for any other."""
    if word in NAMES:
        return NAMES.index(word)
    return state.data.provinces.index(word) if word in state.data.provinces else None


def lay(state: State, entry: Entry) -> None:
    """Change a fresh setup into the position that an entry describes. Raises DataError."""
    state.agenda.clear()
    state.phase = TURNS
    state.round = entry.number("round", 1, 9) if "round" in entry else 2
    seat = entry.number("turn", 0, state.seats - 1) if "turn" in entry else 0
    start = entry.word("start", tuple(STARTS))
    go = entry.number("go", 1, state.data.turns) if "go" in entry else state.data.turns
    state.turn = seat
    state.turns_taken = (go - 1) * state.seats + seat
    state.fresh = int(state.round == 1 and start == "turn" and not state.turns_taken)
    for province, name in enumerate(state.data.provinces):
        if name in entry:
            _lay_province(state, province, entry.text(name))
    hands = _lay_seats(state, entry)
    for each in range(state.seats):
        state.supply[each] = 0
        state.supply[each] = state.data.discs - discs_of(state, each)
    _deal(state, entry, hands, played=start == "end")
    steps = ((op, seat if op in _OF_THE_SEAT else NO_ONE, None) for op in STARTS[start])
    push(state, *steps)


def _lay_province(state: State, province: int, text: str) -> None:
    for cell in text.split():
        found = _CELL.fullmatch(cell)
        if found is None or found[1] not in NAMES:
            raise CellError("tara.data.not_lying", value=written(cell))
        position, owner = NAMES.index(found[1]), _seat(state, found[2])
        hollow = province * POSITIONS + position
        set_top(state, hollow, owner)
        for letter in (found[4] or "").replace(",", ""):
            state.bag[hollow] += UNIT[_seat(state, letter)]
        if found[3]:
            if position != K0:
                raise CellError("tara.data.cylinder", value=written(cell))
            state.cylinder[province] = 1
            state.cylinders[owner] -= 1


def _seat(state: State, letter: str) -> int:
    """The seat of a colour's first letter."""
    letters = [colour[0] for colour in state.data.colours[: state.seats]]
    if letter.lower() not in letters:
        raise CellError("tara.data.colour", value=written(letter))
    return letters.index(letter.lower())


def _lay_seats(state: State, entry: Entry) -> list[list[int]]:
    """What each seat has; gives the cards that their hands are said to hold."""
    hands: list[list[int]] = [[] for _ in range(state.seats)]
    tables = entry.tables("seats")
    if len(tables) > state.seats:
        raise entry.fail("seats", Text("tara.data.more_seats"))
    for seat, each in enumerate(tables):
        if "hand" in each:
            hands[seat] = list(each.numbers("hand", 1, len(state.data.cards)))
        if "cumal" in each:
            state.money[seat] = each.number("cumal")
        if "prison" in each:
            for letter in each.word("prison"):
                state.prisoners[seat * SEATS + _seat(state, letter)] += 1
    return hands


# Cards -------------------------------------------------------------------------------------------


def _deal(state: State, entry: Entry, hands: list[list[int]], *, played: bool) -> None:
    """Every card lies somewhere: as many as a round leaves in hands and on the discard pile."""
    pile = list(entry.numbers("pile", 1, len(state.data.cards))) if "pile" in entry else []
    rest = _not_named(state, [*pile, *(card for hand in hands for card in hand)])
    taken = state.turns_taken + played
    for seat, hand in enumerate(hands):
        missing = _cards_left(state, seat, taken) - len(hand)
        if missing < 0:
            raise CellError("tara.data.more_cards", seat=seat)
        state.hands[seat] = sorted([*hand, *_take(rest, missing)])
        if state.round % 2:
            state.kept[seat] = sorted(_take(rest, state.data.deal - state.data.keep))
    if played:
        state.played = rest.pop()
    before = 0 if state.round % 2 else state.data.keep * state.seats
    state.discard = _take(rest, before + state.turns_taken)
    state.draw = [*rest, *reversed(pile)]


def _not_named(state: State, named: list[int]) -> list[int]:
    if len(set(named)) < len(named):
        raise CellError("tara.data.two_places", cards=written(sorted(named)))
    rest = [card for card in state.data.cards if card not in named]
    rng.shuffle(state, rest)
    return rest


def _cards_left(state: State, seat: int, taken: int) -> int:
    """The turns that a seat still has, when so many were taken from seat 0 on."""
    return sum(n % state.seats == seat for n in range(taken, state.data.turns * state.seats))


def _take(cards: list[int], n: int) -> list[int]:
    taken = cards[len(cards) - n :]
    del cards[len(cards) - n :]
    return taken
