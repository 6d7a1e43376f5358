"""Setting up: turn order, workers on the board, pile and display (VE-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import rng
from engine.core import Action, Op, push
from engine.events import Emit
from engine.game import asked_to_end
from engine.games.seating import check_seats
from engine.games.versailles.data import VersaillesData
from engine.games.versailles.display import refill
from engine.games.versailles.info import INFO
from engine.games.versailles.state import NO_ONE, NO_TILE, Player, State


def new_state(data: VersaillesData, config: Mapping[str, Any], seed: int) -> State:
    """The table before the display is revealed. Raises ConfigError."""
    seats = len(check_seats(INFO, config))
    state = State(data=data, rng=rng.seeded(seed), asked_to_end=asked_to_end(config))
    state.order = list(range(seats))
    rng.shuffle(state, state.order)
    state.players = [new_player(data, state.order.index(seat), seats) for seat in range(seats)]
    state.pile = list(range(len(data.tiles)))
    rng.shuffle(state, state.pile)
    state.display = [NO_TILE] * data.slots
    state.shop = [decoration.count for decoration in data.decorations]
    squares = data.palace.squares
    state.squares = [NO_TILE] * squares
    state.turned = [0] * squares
    state.needs = [0] * squares
    state.king = data.king_start
    push(state, ("open", NO_ONE, None), ("begin_turn", state.order[0], None))
    return state


def new_player(data: VersaillesData, place: int, seats: int) -> Player:
    """The pieces of the seat that is `place` in turn order, from 0 (VE-2.2 to VE-2.5, VE-2.8)."""
    return Player(
        workers=list(data.starts[seats][place]),
        waiting=list(data.waiting),
        goods=list(data.start_goods),
        tokens=data.tokens_active,
        stock=[0] * len(data.decorations),
        columns=[data.first_column] * len(data.grid_of),
    )


def open_table(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Tell the turn order and reveal the first display (VE-2.1, VE-2.6)."""
    emit("order", NO_ONE, tuple(state.order))
    refill(state, emit)


OPS = {"open": Op(open_table, clause="VE-2.6")}
