"""The castle phase, the end of the round and of the game (CA-9, CA-10, CA-13)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit, citing
from engine.games.caylus.activation import take_tokens
from engine.games.caylus.data import GOLD, PLAIN, Cost
from engine.games.caylus.payment import receive
from engine.games.caylus.state import CASTLE, NO_ONE, OVER, ROUND_END, State, tokens_left


def begin_castle(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """In passing order everybody may deliver once; skipped with an empty stock (CA-9)."""
    state.phase = CASTLE
    state.delivered = [0] * state.seats
    if tokens_left(state):
        push(
            state,
            *(("deliver", who, None) for who in state.passed),
            ("close_castle", NO_ONE, None),
        )
        return
    with citing(emit, "CA-9.9"):
        emit("castle_skipped", NO_ONE)


def most_batches(state: State, seat: int) -> int:
    """Batches that a seat can pay, at most the tokens left (CA-9.3)."""
    goods = state.players[seat].goods
    n = 0
    while n < tokens_left(state):
        missing = sum(max(0, n + 1 - goods[kind]) for kind in PLAIN)
        if missing > goods[GOLD]:
            break
        n += 1
    return n


def deliver_options(state: State, seat: int, args: Any) -> list[Action]:
    """Any number of batches, none included (CA-9.2)."""
    return [("deliver", n) for n in range(most_batches(state, seat) + 1)]


def deliver(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """One payment of n food, n wood and n stone, then one token per batch (CA-9.11)."""
    n = action[1]
    state.delivered[seat] = n
    if n:
        cost = Cost((n, n, n, 0, 0), 0)
        push(state, ("pay", seat, cost), ("batches", seat, n))


def batches(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The tokens of a delivery (CA-9.4)."""
    emit("deliver", seat, (args,))
    take_tokens(state, seat, args, emit)


def close_castle(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Gold for the most batches, or two tokens lost (CA-9.6 to CA-9.8)."""
    best = max(state.delivered)
    if best:
        winner = next(who for who in state.passed if state.delivered[who] == best)
        emit("most_batches", winner, (best,))
        receive(state, winner, GOLD, state.data.castle.gold_for_most, emit)
        return
    removed = min(tokens_left(state), state.data.castle.lost_without_batch)
    for _ in range(removed):
        section = next(i for i in range(3) if state.tokens[i])
        state.tokens[section] -= 1
        state.lost_tokens[section] += 1
        state.taken.append(NO_ONE)
        with citing(emit, "CA-9.8"):
            emit("token_lost", NO_ONE, (section,))


def end_round(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The game ends with an empty stock; else provost, start player, markers (CA-10, CA-13.1)."""
    if not tokens_left(state):
        state.phase = OVER
        with citing(emit, "CA-13.1"):
            emit("over", NO_ONE, (state.round,))
        return
    state.phase = ROUND_END
    if state.advanced:
        _advance_provost(state, emit)
    state.first = (state.first + 1) % state.seats
    state.passed.clear()
    with citing(emit, "CA-10.2"):
        emit("start_player", state.first)
    state.agenda.append(("begin_round", NO_ONE, None))


def _advance_provost(state: State, emit: Emit) -> None:
    """Two cards towards the end of the road, as far as there are any (CA-10.1)."""
    source = state.provost
    state.provost = min(source + state.data.provost_advance, len(state.road) - 1)
    if state.provost != source:
        emit("provost_advances", NO_ONE, (source, state.provost))


OPS = {
    "begin_castle": Op(begin_castle, clause="CA-9.1"),
    "deliver": Op(deliver, deliver_options, "CA-9.2"),
    "batches": Op(batches, clause="CA-9.4"),
    "close_castle": Op(close_castle, clause="CA-9.6"),
    "end_round": Op(end_round, clause="CA-10.1"),
}
