"""Setting up a game: board, piles, pairs and the choice of pairs (VI-2, VI-11.1 to VI-11.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import rng
from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.seating import check_seats, config_error
from engine.games.viscounts import constants as c
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.gains import push_effects, push_steps
from engine.games.viscounts.info import INFO, LEARNING
from engine.games.viscounts.reader.notation import DualProgram
from engine.games.viscounts.state import Player, State

AUTOMA_SEAT = 1


def new_state(data: ViscountsData, config: Mapping[str, Any], seed: int) -> State:
    """The table before the first question. Raises ConfigError."""
    seats = check_seats(INFO, config)
    persons = sum(seat["kind"] != "automa" for seat in seats)
    state = State(data=data, rng=rng.seeded(seed))
    state.side = data.board.sides[persons]
    _lay_out_board(state, len(seats))
    _lay_out_piles(state)
    state.players = [Player(workers=data.board.workers) for _ in seats]
    state.poverty = data.board.debt_counts[persons]
    state.prosperity = data.board.deed_counts[persons]
    solo = persons != len(seats)
    state.first = 0 if solo else rng.below(state, len(seats))
    _lay_out_pairs(state, persons)
    if solo:
        _automa_schemes(state, seats[AUTOMA_SEAT])
    _agenda(state, solo)
    return state


def _lay_out_board(state: State, seats: int) -> None:
    """Ring of segments and castle at random (VI-2.1, VI-2.2)."""
    state.order = list(range(c.SEGMENTS))
    rng.shuffle(state, state.order)
    state.rotation = rng.below(state, c.SEGMENTS)
    state.spots = [-1] * (c.SEGMENTS * state.data.board.spots_per_segment[state.side])
    state.tier1 = [0] * (c.SEGMENTS * seats)
    state.tier2 = [0] * (c.SEGMENTS * seats)
    state.tier3 = [0] * seats


def _lay_out_piles(state: State) -> None:
    """Townsfolk piles of 14, 14, 14, 13, 13 and manuscript piles of 7 (VI-2.3, VI-2.4)."""
    cards = list(state.data.cards.townsfolk)
    rng.shuffle(state, cards)
    sizes = list(state.data.board.pile_sizes)
    rng.shuffle(state, sizes)
    state.piles = []
    for size in sizes:
        state.piles.append(cards[:size])
        del cards[:size]
    tables = state.data.manuscripts
    grey = [tile for tile in range(tables.count) if tables.grey_back[tile]]
    black = [tile for tile in range(tables.count) if not tables.grey_back[tile]]
    rng.shuffle(state, grey)
    rng.shuffle(state, black)
    each = len(black) // c.SEGMENTS
    state.tiles = [[*black[i * each : (i + 1) * each], grey[i]] for i in range(c.SEGMENTS)]


def _lay_out_pairs(state: State, persons: int) -> None:
    """One pair more than there are players (VI-2.8); solo two (VI-11.5)."""
    starts = list(range(len(state.data.board.starts)))
    heroes = list(state.data.cards.heroes)
    rng.shuffle(state, starts)
    rng.shuffle(state, heroes)
    state.pairs = list(zip(starts, heroes, strict=False))[: persons + 1]
    state.gone = heroes[persons + 1 :]
    state.numbers = [-1] * len(state.players)


def _automa_schemes(state: State, seat: Mapping[str, Any]) -> None:
    """Schemes of the chosen board and difficulty (VI-11.2 to VI-11.4)."""
    learning = seat.get("difficulty", 0) == LEARNING
    boards = [(board.id, board.leaves_out > 0) for board in state.data.automas]
    if (seat["board"], learning) not in boards:
        raise config_error("no_learning")
    number = boards.index((seat["board"], learning))
    player = state.players[AUTOMA_SEAT]
    player.board = number + 1
    board = state.data.automas[number]
    left = [card for card in state.data.cards.schemes if card not in board.removed]
    state.gone += board.removed
    player.draw = [card for card in left if not board.schemes[card].future]
    state.known_schemes = list(player.draw)
    state.future = [card for card in left if board.schemes[card].future]
    rng.shuffle(state, state.future)
    for _ in range(seat.get("difficulty", 0)):
        player.draw.append(state.future.pop())
    rng.shuffle(state, player.draw)


def _agenda(state: State, solo: bool) -> None:
    """Pairs are chosen backwards from the last player; then the first turn (VI-2.9)."""
    persons = 1 if solo else state.seats
    order = [(state.first - 1 - k) % persons for k in range(persons)]
    steps: list[tuple[str, int, Any]] = [("choose_pair", seat, None) for seat in order]
    if solo:
        steps.append(("automa_setup", AUTOMA_SEAT, None))
    push(state, *steps, ("clear_pairs", c.NO_ONE, None), ("start", state.first, None))


def pair_options(state: State, seat: int, args: Any) -> list[Action]:
    """The pairs still on offer, by player card (VI-2.9)."""
    return [("pair", start) for start, _ in state.pairs]


def choose_pair(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Viscount, goods and effects, then deck and hand, before the next player (VI-2.9)."""
    start, hero = next(pair for pair in state.pairs if pair[0] == action[1])
    state.pairs.remove((start, hero))
    state.turn = seat
    player = state.players[seat]
    state.numbers[seat] = start
    entry = state.data.board.starts[start]
    player.viscount = numbered_space(state, entry.number)
    player.draw = [*state.data.cards.starters, hero]
    emit("pair", seat, (entry.number, hero, player.viscount))
    state.agenda.append(("form_deck", seat, None))
    push_steps(state, seat, entry.program)


def numbered_space(state: State, number: int) -> int:
    """The outer space that bears a number."""
    for position, segment in enumerate(state.order):
        if number in state.data.board.numbers[segment]:
            return position * 3 + state.data.board.numbers[segment].index(number)
    raise config_error("no_space", number=number)


def form_deck(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Shuffle the draw pile without check and draw the hand (VI-2.9.5, VI-4.7)."""
    player = state.players[seat]
    rng.shuffle(state, player.draw)
    emit("form_deck", seat, (len(player.draw),))
    for _ in range(state.data.board.hand_limit):
        card = player.draw.pop()
        player.hand.append(card)
        emit("draw", seat, (1,), (card,))


def automa_setup(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The automa's start space is the other pair's number; it gains its start list (VI-11.5, 6)."""
    state.turn = seat
    player = state.players[seat]
    start, _ = state.pairs[0]
    number = state.data.board.starts[start].number
    state.numbers[seat] = start
    player.viscount = numbered_space(state, number)
    emit("automa_start", seat, (number, player.viscount))
    board = state.data.automas[player.board - 1]
    push_effects(state, seat, DualProgram(board.start, board.start))


def clear_pairs(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The pair nobody took leaves the game (VI-2.11)."""
    state.gone += [hero for _, hero in state.pairs]
    state.pairs.clear()


def start(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The first round begins with the start player (VI-2.7)."""
    state.round = 1
    emit("round", c.NO_ONE, (1,))
    state.agenda.append(("begin_turn", seat, None))


OPS = {
    "choose_pair": Op(choose_pair, pair_options, "VI-2.9"),
    "form_deck": Op(form_deck, clause="VI-2.9.5"),
    "automa_setup": Op(automa_setup, clause="VI-11.6"),
    "clear_pairs": Op(clear_pairs, clause="VI-2.11"),
    "start": Op(start, clause="VI-2.7"),
}
