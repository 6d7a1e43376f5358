"""Provost and activation of the road, card by card (CA-6, CA-7, CA-8, CA-12)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit, citing
from engine.games.caylus.data import DENIER, Effect, Option
from engine.games.caylus.payment import Vector, can_pay, receive, spend, ways
from engine.games.caylus.state import (
    ACTIVATION,
    NO_ONE,
    PROVOST,
    State,
    tokens_left,
)


def begin_provost(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """In passing order everybody may move the provost once; advanced only (CA-6.1)."""
    if not state.advanced:
        return
    state.phase = PROVOST
    push(state, *(("provost", who, None) for who in state.passed))


def provost_options(state: State, seat: int, args: Any) -> list[Action]:
    """Positions within three steps and the own deniers; staying comes first (CA-6)."""
    data = state.data
    reach = min(data.provost_steps, state.players[seat].goods[DENIER] // data.provost_price)
    here = state.provost
    options: list[Action] = [("provost", here)]
    for step in range(1, reach + 1):
        for place in (here - step, here + step):
            if 0 <= place < len(state.road):
                options.append(("provost", place))
    return options


def move_provost(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """1 denier for every card moved (CA-6.1)."""
    place = action[1]
    steps = abs(place - state.provost)
    if not steps:
        emit("provost_stays", seat)
        return
    spend(state, seat, DENIER, steps * state.data.provost_price, emit)
    source, state.provost = state.provost, place
    emit("provost", seat, (source, place))


def begin_activation(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """From the beginning of the road to the provost, or to its end (CA-7.1, CA-7.2)."""
    state.phase = ACTIVATION
    emit("activation", NO_ONE, (state.provost if state.advanced else len(state.road) - 1,))
    push(state, ("activate", NO_ONE, 0), ("send_home", NO_ONE, None))


def activate(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """One card: primary effect, secondary effect, worker home (CA-7.4 to CA-7.7)."""
    last = state.provost if state.advanced else len(state.road) - 1
    place = args
    while place <= last and state.worker[place] < 0:
        place += 1
    if place > last:
        return
    worker, owner = state.worker[place], state.owner[place]
    building = state.data.buildings[state.road[place]]
    emit("activate", worker, (place, state.road[place]))
    steps: list[Any] = [("effect", worker, (place, 0))]
    if owner not in (NO_ONE, worker) and building.secondary is not None:
        steps.append(("effect", owner, (place, 1)))
    push(state, *steps, ("go_home", NO_ONE, place), ("activate", NO_ONE, place + 1))


def effect_of(state: State, place: int, part: int) -> Effect:
    """Primary (0) or secondary (1) effect of a road card."""
    building = state.data.buildings[state.road[place]]
    effect = building.secondary if part else building.primary
    assert effect is not None
    return effect


DECLINE: Action = ("decline",)


def effect_options(state: State, seat: int, args: tuple[int, int]) -> list[Action]:
    """The options that can be paid and carried out in full, and declining (CA-7.9, CA-7.12)."""
    place, part = args
    effect = effect_of(state, place, part)
    options: list[Action] = [
        ("option", index)
        for index, option in enumerate(effect.options)
        if possible(state, seat, place, option)
    ]
    if effect.auto and options:
        return options[:1]
    return [*options, DECLINE]


def possible(state: State, seat: int, place: int, option: Option) -> bool:
    """An option is taken in full or not at all (CA-7.11, CA-7.12)."""
    if option.from_store and not state.store[place]:
        return False
    if option.tokens > tokens_left(state):
        return False
    if option.residence and not turnable(state, seat, place):
        return False
    if option.pay.any and option.gain[3]:
        return any(state.players[seat].goods[kind] for kind in range(3))
    return can_pay(state.players[seat].goods, option.pay)


def use_effect(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """Pay, then gain; cubes of choice are asked one by one (CA-7.10)."""
    place, part = args
    effect = effect_of(state, place, part)
    if action == DECLINE:
        if not effect.auto:
            _leave(state, seat, args, emit)
        return
    option = effect.options[action[1]]
    emit("effect", seat, (place, part, action[1], *_only_payment(state, seat, option)))
    if option.residence:
        state.agenda.append(("choose_turn", seat, args))
        return
    steps: list[Any] = []
    if option.pay.any and option.gain[3]:
        steps.append(("smelt", seat, None))
    elif option.pay.any or any(option.pay.amounts):
        steps.append(("pay", seat, option.pay))
    steps.append(("take", seat, (place, part, action[1])))
    steps += [("cube", seat, None)] * option.plain
    push(state, *steps)


def _only_payment(state: State, seat: int, option: Option) -> Vector | tuple[()]:
    """The cubes that turning a card will cost; nothing while gold is a matter of choice: what was
    paid is then told by the payment (CA-11.3, CA-12.1)."""
    if not option.residence:
        return ()
    found = ways(state, seat, option.pay)
    return found[0] if len(found) == 1 else ()


def _leave(state: State, seat: int, args: tuple[int, int], emit: Emit) -> None:
    """Declined, or skipped because no option can be paid and carried out (CA-7.9, CA-7.11)."""
    place, part = args
    if any(possible(state, seat, place, each) for each in effect_of(state, place, part).options):
        emit("decline", seat, args)
        return
    with citing(emit, "CA-7.11"):
        emit("cannot", seat, args)


def take(state: State, seat: int, args: tuple[int, int, int], action: Action, emit: Emit) -> None:
    """The certain gains of an option: goods, from supply or store, and castle tokens."""
    place, part, index = args
    option = effect_of(state, place, part).options[index]
    if option.from_store:
        state.store[place] -= 1
    for good, n in enumerate(option.gain):
        receive(state, seat, good, n, emit)
    take_tokens(state, seat, option.tokens, emit)


def take_tokens(state: State, seat: int, n: int, emit: Emit) -> None:
    """Castle tokens from the highest section left (CA-8.13, CA-9.4)."""
    for _ in range(n):
        section = next(i for i in range(3) if state.tokens[i])
        state.tokens[section] -= 1
        state.players[seat].tokens[section] += 1
        state.taken.append(seat)
        emit("token", seat, (section,))


def smelt_options(state: State, seat: int, args: Any) -> list[Action]:
    """One plain cube for gold; gold for gold is not offered (CA-8.11)."""
    goods = state.players[seat].goods
    return [("give", kind) for kind in range(3) if goods[kind]]


def smelt(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Give the chosen cube."""
    spend(state, seat, action[1], 1, emit)


def turnable(state: State, seat: int, used: int) -> list[int]:
    """Own road cards that may become residences (CA-12.2, CA-12.3, CA-12.5), by the card at
    `used`."""
    buildings = state.data.buildings
    lawyers = state.data.rulings["lawyer_turns"] == "not_the_used_one"
    return [
        place
        for place, owner in enumerate(state.owner)
        if owner == seat
        and not state.residence[place]
        and not state.chosen[place]
        and (buildings[state.road[place]].can_turn or (lawyers and place != used))
    ]


def turn_options(state: State, seat: int, args: tuple[int, int]) -> list[Action]:
    """Which own card is turned (CA-12.1)."""
    return [("turn", place) for place in turnable(state, seat, args[0])]


def choose_turn(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """Pay the food; the card turns now, or when its worker has gone home (CA-12.4)."""
    place, part = args
    cost = effect_of(state, place, part).options[0].pay
    push(state, ("pay", seat, cost), ("mark_turn", seat, action[1]))


def mark_turn(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Turn an empty card at once; an occupied one is only chosen (CA-12.4)."""
    if state.worker[args] < 0:
        turn_over(state, args, emit)
    else:
        state.chosen[args] = 1
        emit("chosen", seat, (args, state.road[args]))


def turn_over(state: State, place: int, emit: Emit) -> None:
    """The card becomes a residence; stored cubes go back to the supply (CA-12.6, CA-12.7)."""
    state.chosen[place] = 0
    state.residence[place] = 1
    emit("residence", state.owner[place], (place, state.road[place]))
    stored = state.store[place]
    state.store[place] = 0  # only now: what is told of the turning counts what goes back
    if stored and state.data.rulings["stored_cubes"] == "owner":
        good = state.data.buildings[state.road[place]].store
        receive(state, state.owner[place], good, stored, emit)


def go_home(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The worker returns to its owner; a chosen card is turned now (CA-7.13, CA-12.4)."""
    worker = state.worker[args]
    state.worker[args] = NO_ONE
    state.players[worker].workers += 1
    emit("home", worker, (args,))
    if state.chosen[args]:
        turn_over(state, args, emit)


def send_home(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Workers behind the provost return together, unused (CA-7.8, CA-7.13)."""
    for place, worker in enumerate(state.worker):
        if worker >= 0:
            emit("unused", worker, (place,))
            go_home(state, seat, place, (), emit)


OPS = {
    "begin_provost": Op(begin_provost, clause="CA-6.1"),
    "provost": Op(move_provost, provost_options, "CA-6.1", told=("provost_stays",)),
    "begin_activation": Op(begin_activation, clause="CA-7.1"),
    "activate": Op(activate, clause="CA-7.4"),
    "effect": Op(use_effect, effect_options, "CA-7.9"),
    "take": Op(take, clause="CA-7.10"),
    "smelt": Op(smelt, smelt_options, "CA-8.11", told=("pay",)),
    "choose_turn": Op(choose_turn, turn_options, "CA-12.1"),
    "mark_turn": Op(mark_turn, clause="CA-12.4"),
    "go_home": Op(go_home, clause="CA-7.13"),
    "send_home": Op(send_home, clause="CA-7.8"),
}
