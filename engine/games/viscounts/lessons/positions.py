"""Positions of Viscounts written down by names, for the examples of the rulebook.

A position is the ordinary setup with changes: cards and manuscripts by their ids, spaces "A:L",
plots "A:2", segments by their letters. Cards lie in texts, `"st_abbot - st_thief"`, piles from
their top. A person's starting cards that are named nowhere lie in the draw pile, unless the seat
is `exact`. A building is written down by its plot, its owner and the slot that it left:
`buildings = { "A:2" = "1 2" }`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import rng
from engine.cells import Entry
from engine.core import push
from engine.games.viscounts import constants as c
from engine.games.viscounts.build import spots_per_segment
from engine.games.viscounts.state import Player, State, slots_of

STARTS: Mapping[str, tuple[str, ...]] = {
    "turn": ("begin_turn",),
    "play": ("play", "begin_walk", "begin_action", "begin_recruit", "begin_collision"),
    "move": ("begin_walk", "begin_action", "begin_recruit", "begin_collision"),
    "action": ("begin_action", "begin_recruit", "begin_collision"),
    "recruit": ("begin_recruit", "begin_collision"),
    "end": (),
}
"""Where in a turn a position begins, and the steps up to its end (VI-7)."""
_ENDS = ("end_turn", "draw_cards", "next_turn")
_AMOUNTS = ("unpaid", "paid", "acquired", "approved", "corruption", "virtue")
_EMPTY = "-"


def number(state: State, word: str) -> int | None:
    """What a word of a decision stands for: a card, a space, a plot, a segment, a good; None."""
    ids = state.data.cards.ids
    if word in ids:
        return ids.index(word)
    if word in c.GOODS:
        return c.GOODS.index(word)
    if word in c.ACTIONS:
        return c.ACTIONS.index(word)
    if word[:1] in state.data.board.segment_ids:
        return _place(state, word)
    return None


def _place(state: State, word: str) -> int:
    """A segment "B", a space "B:L" or a plot "B:2" as a number."""
    letter, _, rest = word.partition(":")
    position = state.order.index(state.data.board.segment_ids.index(letter))
    if not rest:
        return position
    if rest in c.SPACE_KINDS:
        return position * 3 + c.SPACE_KINDS.index(rest)
    return position * spots_per_segment(state) + int(rest) - 1


def lay(state: State, entry: Entry) -> None:
    """Change a fresh setup into the position that an entry describes. Raises DataError."""
    _clear(state)
    if "pairs" in entry:
        _lay_pairs(state, entry)
    if "order" in entry:
        order = entry.word("order")
        state.order = [state.data.board.segment_ids.index(letter) for letter in order]
    if "side" in entry:
        state.side = entry.index("side", ("low", "high"))
        state.spots = [-1] * (c.SEGMENTS * spots_per_segment(state))
    for seat, each in enumerate(entry.tables("seats")):
        _lay_seat(state, seat, each)
    _lay_board(state, entry)
    _lay_castle(state, entry)
    if not state.pairs:
        _deal_the_rest(state, entry.tables("seats"))
    for name in ("poverty", "prosperity", "last_round", "round"):
        if name in entry:
            setattr(state, name, entry.number(name))
    if "shown" in entry:
        for name in entry.words("shown", ("poverty", "prosperity")):
            setattr(state, f"{name}_shown", True)
    _begin(state, entry)


def _clear(state: State) -> None:
    """The board as after the setup, nobody with anything yet."""
    state.agenda.clear()
    state.gone += [hero for _, hero in state.pairs]
    state.pairs.clear()
    state.rotation, state.order = 0, list(range(c.SEGMENTS))
    boards = [player.board for player in state.players]
    draws = [player.draw for player in state.players]
    workers = state.data.board.workers
    state.players = [Player(board=board, workers=workers) for board in boards]
    for player, draw in zip(state.players, draws, strict=True):
        if player.board:
            player.draw = draw
    state.numbers = list(range(len(boards)))
    state.first = state.turn = 0
    state.round = 1


def _lay_pairs(state: State, entry: Entry) -> None:
    """The pairs on offer, `"3 he_ada"`: the number of the player card and the hero (VI-2.8)."""
    numbers = [start.number for start in state.data.board.starts]
    for text in entry.parsed("pairs", list):
        start, hero = text.split()
        state.pairs.append((numbers.index(int(start)), _take(state, hero)))


def _begin(state: State, entry: Entry) -> None:
    """The steps that are still to be done, the next one first."""
    if state.pairs:
        state.phase = c.SETUP
        steps = [("choose_pair", 0, None), ("automa_setup", 1, None)]
        push(state, *steps, ("clear_pairs", c.NO_ONE, None), ("start", 0, None))
        return
    start = entry.word("start", tuple(STARTS))
    seat = entry.number("turn", 0, state.seats - 1) if "turn" in entry else 0
    state.turn = seat
    state.phase = c.COLLISION if start == "end" else c.CARDS
    ends = () if start == "turn" else _ENDS
    push(state, *((op, seat, None) for op in (*STARTS[start], *ends)))


# What a seat has ---------------------------------------------------------------------------------


def _lay_seat(state: State, seat: int, entry: Entry) -> None:
    player = state.players[seat]
    if "at" in entry:
        player.viscount = entry.parsed("at", lambda word: _place(state, word))
    else:
        player.viscount = 3 * seat
    if "bays" in entry:
        player.bays[:] = _cards(state, entry, "bays")
    for pile in ("hand", "discard"):
        if pile in entry:
            setattr(player, pile, _cards(state, entry, pile))
    if "draw" in entry:
        named = _cards(state, entry, "draw")[::-1]
        player.draw = [*player.draw, *named]
    if "books" in entry:
        player.books = [_tile(state, name) for name in entry.text("books").split()]
    for good, name in enumerate(c.GOODS):
        if name in entry:
            player.goods[good] = entry.number(name)
    for name in _AMOUNTS:
        if name in entry:
            setattr(player, name, entry.number(name))
    if "bonus" in entry:
        for ribbon in entry.words("bonus", c.RIBBONS):
            _give_bonus(state, seat, c.RIBBONS.index(ribbon))


def _cards(state: State, entry: Entry, column: str) -> list[int]:
    def parse(text: Any) -> list[int]:
        return [c.NO_CARD if name == _EMPTY else _take(state, name) for name in text.split()]

    return entry.parsed(column, parse)


def _card(state: State, name: str) -> int:
    return state.data.cards.ids.index(name)


def _take(state: State, name: str) -> int:
    """A card from wherever it lies; starters exist once per player."""
    card = _card(state, name)
    schemes = [player.draw for player in state.players if player.board]
    for pile in (*state.piles, state.gone, state.future, *schemes):
        if card in pile:
            pile.remove(card)
    return card


def _tile(state: State, name: str) -> int:
    tile = state.data.manuscripts.ids.index(name)
    for pile in (*state.tiles, state.gone_tiles):
        if tile in pile:
            pile.remove(tile)
    return tile


def _reveal(state: State, player: Player, slot: int) -> None:
    player.built |= 1 << slot
    for icon, n in enumerate(slots_of(state, player)[slot].icons):
        player.permanent[icon] += n


def _give_bonus(state: State, seat: int, ribbon: int) -> None:
    state.bonus[ribbon] = seat
    for icon, n in enumerate(state.data.board.bonus_icons[ribbon]):
        state.players[seat].permanent[icon] += n


def _deal_the_rest(state: State, seats: Sequence[Entry]) -> None:
    """Starting cards that are named nowhere, into the draw piles."""
    for player, entry in zip(state.players, seats, strict=True):
        if player.board or ("exact" in entry and entry.flag("exact")):
            continue
        named = {*player.bays, *player.hand, *player.draw, *player.discard}
        rest = [card for card in state.data.cards.starters if card not in named]
        rng.shuffle(state, rest)
        player.draw = [*rest, *player.draw]


# What lies on the board --------------------------------------------------------------------------


def _lay_board(state: State, entry: Entry) -> None:
    for column, piles, take in (
        ("townsfolk", state.piles, _take),
        ("manuscripts", state.tiles, _tile),
    ):
        for letter, names in _table(entry, column).items():
            # what is named lies on top, the first one uppermost
            for name in reversed(names.split()):
                piles[_place(state, letter)].append(take(state, name))
    for place, what in _table(entry, "buildings").items():
        seat, slot = map(int, what.split())
        player = state.players[seat]
        kind = slots_of(state, player)[slot - 1].building
        state.spots[_place(state, place)] = seat * 3 + kind
        _reveal(state, player, slot - 1)
    if "leader" in entry:
        state.leader = entry.number("leader", 0, state.seats - 1)


def _lay_castle(state: State, entry: Entry) -> None:
    """`tier1 = ["1 0", "0 2"]`: the workers of each seat, for the sections from 0 on."""
    for column, cells in (("tier1", state.tier1), ("tier2", state.tier2), ("tier3", state.tier3)):
        if column not in entry:
            continue
        for section, text in enumerate(entry.parsed(column, list)):
            for seat, n in enumerate(map(int, text.split())):
                cells[section * state.seats + seat] = n
                state.players[seat].workers -= n


def _table(entry: Entry, column: str) -> dict[str, str]:
    if column not in entry:
        return {}
    table = entry.table(column)
    return {name: table.text(name) for name in table.cells}
