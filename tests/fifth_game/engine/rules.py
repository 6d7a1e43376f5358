"""Take stones until none is left (NI-1)."""

from __future__ import annotations

from typing import Any

from engine import rng
from engine.core import Action, Op
from engine.events import Emit
from engine.game import Config
from engine.games.seating import check_seats
from tests.fifth_game.engine.info import INFO
from tests.fifth_game.engine.state import Data, State


def new_state(data: Data, config: Config, seed: int) -> State:
    """The table before the first question. Raises ConfigError."""
    seats = len(check_seats(INFO, config))
    state = State(data=data, rng=rng.seeded(seed), heap=data.stones, taken=[0] * seats)
    numbers = list(data.numbers)
    rng.shuffle(state, numbers)
    state.secrets, state.rest = numbers[:seats], numbers[seats:]
    state.agenda.append(("take", rng.below(state, seats), None))
    return state


def take_options(state: State, seat: int, args: Any) -> list[Action]:
    """One stone to as many as are allowed and there."""
    return [("take", n) for n in range(1, min(state.data.most, state.heap) + 1)]


def take(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Take stones; whoever takes the last one ends the game."""
    state.heap -= action[1]
    state.taken[seat] += action[1]
    emit("take", seat, (action[1],))
    if state.heap:
        state.agenda.append(("take", (seat + 1) % len(state.taken), None))
    else:
        state.last = seat
        emit("last", seat)


OPS = {"take": Op(take, take_options, "NI-1.1", always=True)}
