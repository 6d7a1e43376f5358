"""Rounds, income and the Actions phase (CA-3, CA-4, CA-5)."""

from __future__ import annotations

from typing import Any

from engine import rng
from engine.core import Action, Op, push
from engine.events import Emit, citing
from engine.games.caylus.data import DENIER, Cost
from engine.games.caylus.payment import can_pay, receive, spend
from engine.games.caylus.state import (
    ACTIONS,
    INCOME,
    NO_ONE,
    Player,
    State,
    add_to_road,
    open_residences,
)


def begin_round(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Lay out the phases of a round (CA-3.1, CA-3.2)."""
    state.round += 1
    emit("round", NO_ONE, (state.round,))
    push(
        state,
        ("income", NO_ONE, None),
        ("turn", state.first, None),
        ("begin_provost", NO_ONE, None),
        ("begin_activation", NO_ONE, None),
        ("begin_castle", NO_ONE, None),
        ("end_round", NO_ONE, None),
    )
    state.turn = state.first


def income(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """2 deniers, 1 for each open residence, 1 for the Hotel (CA-4)."""
    state.phase = INCOME
    for who in range(state.seats):
        receive(state, who, DENIER, income_of(state, who), emit)
    state.phase = ACTIONS


def income_of(state: State, seat: int) -> int:
    """Deniers that a seat takes in phase Income (CA-4.1 to CA-4.3)."""
    data = state.data
    total = data.income
    if state.advanced:
        total += data.residence_income * len(open_residences(state, seat))
        if any(
            crown == data.hotel and state.owner[place] == seat
            for place, crown in enumerate(state.crown)
        ):
            total += data.hotel_income
    return total


PASS: Action = ("pass",)
END: Action = ("end",)


def turn_options(state: State, seat: int, args: Any) -> list[Action]:
    """Exactly one action, or pass (CA-5.1)."""
    player = state.players[seat]
    data = state.data
    deniers = player.goods[DENIER]
    options: list[Action] = []
    if player.draw or player.discard:
        if deniers >= data.action_price["draw"]:
            options.append(("draw",))
        if player.hand and deniers >= data.action_price["swap_hand"]:
            options.append(("swap",))
    if deniers >= data.action_price["place_worker"] and player.workers:
        options += [("place", place) for place in free_cards(state)]
    for card in sorted(player.hand):
        if can_pay(player.goods, data.buildings[card].cost):
            options.append(("build", card))
    if not state.advanced or open_residences(state, seat):
        for card in state.display:
            if can_pay(player.goods, data.buildings[card].cost):
                options.append(("prestige", card))
    options.append(PASS)
    return options


def free_cards(state: State) -> list[int]:
    """Road cards that a worker may be placed on (CA-5.5.1, CA-5.5.2)."""
    worker, residence = state.worker, state.residence
    return [i for i in range(len(worker)) if worker[i] < 0 and not residence[i]]


def take_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Carry out the chosen action, which is a whole turn (CA-5.1)."""
    carry_out, clause = _TURNS[action[0]]
    with citing(emit, clause):
        carry_out(state, seat, action, emit)


def _finish(state: State, seat: int) -> None:
    """Put what comes after the action on the agenda, below what it still has to do."""
    if seat in state.asked_to_end:
        state.agenda.append(("end", seat, None))
    else:
        _next(state, seat)


def end_options(state: State, seat: int, args: Any) -> list[Action]:
    """A person's turn ends with an explicit decision."""
    return [END]


def end(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The next player who has not passed is in turn (CA-5.1, CA-5.2)."""
    _next(state, seat)


def _next(state: State, seat: int) -> None:
    following = _next_seat(state, seat)
    if following != NO_ONE:
        state.turn = following
        state.agenda.append(("turn", following, None))


def _next_seat(state: State, seat: int) -> int:
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if other not in state.passed:
            return other
    return NO_ONE


def _draw(state: State, seat: int, action: Action, emit: Emit) -> None:
    """1 denier for the top card of the own pile (CA-5.3)."""
    _finish(state, seat)
    spend(state, seat, DENIER, state.data.action_price["draw"], emit)
    draw_cards(state, seat, 1, emit)


def draw_cards(state: State, seat: int, n: int, emit: Emit) -> None:
    """Draw; the discard pile is shuffled when a card is still due (CA-5.3.1, CA-5.4.3)."""
    player = state.players[seat]
    for _ in range(n):
        if not player.draw:
            _reshuffle(state, seat, player, emit)
        card = player.draw.pop()
        player.hand.append(card)
        emit("draw", seat, (1,), (card,))


def _reshuffle(state: State, seat: int, player: Player, emit: Emit) -> None:
    player.draw, player.discard = player.discard, []
    rng.shuffle(state, player.draw)
    emit("shuffle", seat, (len(player.draw),))


def _swap(state: State, seat: int, action: Action, emit: Emit) -> None:
    """1 denier: the whole hand is discarded and as many cards drawn (CA-5.4)."""
    _finish(state, seat)
    spend(state, seat, DENIER, state.data.action_price["swap_hand"], emit)
    player = state.players[seat]
    count = len(player.hand)
    emit("discard_hand", seat, tuple(player.hand))
    player.discard += player.hand
    player.hand = []
    draw_cards(state, seat, count, emit)


def _place(state: State, seat: int, action: Action, emit: Emit) -> None:
    """1 denier and one own worker on a road card (CA-5.5)."""
    _finish(state, seat)
    spend(state, seat, DENIER, state.data.action_price["place_worker"], emit)
    state.players[seat].workers -= 1
    state.worker[action[1]] = seat
    emit("place", seat, (action[1], state.road[action[1]]))


def _build(state: State, seat: int, action: Action, emit: Emit) -> None:
    """Pay a hand card and lay it at the end of the road (CA-5.6)."""
    _finish(state, seat)
    cost = state.data.buildings[action[1]].cost
    push(state, ("pay", seat, cost), ("lay", seat, action[1]))


def lay(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The paid card becomes the last one of the road, small ones with a store (CA-5.6.2)."""
    state.players[seat].hand.remove(args)
    place = add_to_road(state, args, seat)
    if state.data.buildings[args].store >= 0:
        state.store[place] = state.data.tables[state.seats].store
    emit("build", seat, (args, place))


def _prestige(state: State, seat: int, action: Action, emit: Emit) -> None:
    """Pay a prestige building of the display (CA-5.7)."""
    _finish(state, seat)
    cost: Cost = state.data.buildings[action[1]].cost
    push(state, ("pay", seat, cost), ("crown", seat, action[1]))


def crown(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """In front of the builder, or on the own open residence nearest the start (CA-5.7.1-3)."""
    state.display.remove(args)
    if not state.advanced:
        state.players[seat].prestige.append(args)
        emit("prestige", seat, (args, -1))
        return
    place = open_residences(state, seat)[0]
    state.crown[place] = args
    emit("prestige", seat, (args, place))


def _pass(state: State, seat: int, action: Action, emit: Emit) -> None:
    """The lowest free number of the bridge; the first one takes a denier (CA-5.8)."""
    state.passed.append(seat)
    emit("pass", seat, (len(state.passed),))
    if len(state.passed) == 1:
        receive(state, seat, DENIER, state.data.first_pass_bonus, emit)
    _finish(state, seat)


_TURNS = {
    "draw": (_draw, "CA-5.3"),
    "swap": (_swap, "CA-5.4"),
    "place": (_place, "CA-5.5"),
    "build": (_build, "CA-5.6"),
    "prestige": (_prestige, "CA-5.7"),
    "pass": (_pass, "CA-5.8"),
}

OPS = {
    "begin_round": Op(begin_round, clause="CA-3.1"),
    "income": Op(income, clause="CA-4.1"),
    "turn": Op(take_turn, turn_options, "CA-5.1", always=True),
    "end": Op(end, end_options, "CA-5.1", always=True),
    "lay": Op(lay, clause="CA-5.6"),
    "crown": Op(crown, clause="CA-5.7"),
}
