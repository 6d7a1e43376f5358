"""Building: slot, spot, payment, reveal, spot effect and links (VI-8.3.3 to VI-8.3.5)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, Step, push
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.gains import push_effects
from engine.games.viscounts.payment import NOTHING, means, most
from engine.games.viscounts.state import State, slots_of


def spots_per_segment(state: State) -> int:
    """4 on the low side, 5 on the high one."""
    return state.data.board.spots_per_segment[state.side]


def free_spots(state: State, space: int) -> list[int]:
    """Free building spots on the bank of a space, clockwise (VI-3.4)."""
    position, kind = divmod(space, 3)
    n = spots_per_segment(state)
    banks = state.data.board.banks[state.side][state.order[position]]
    first = position * n
    return [
        first + i for i, bank in enumerate(banks) if bank == kind and state.spots[first + i] < 0
    ]


def covered_slots(state: State, seat: int) -> list[int]:
    """Slots (0 to 8) whose building is still on the player board."""
    built = state.players[seat].built
    return [index for index in range(9) if not built >> index & 1]


def slot_cost(state: State, seat: int, slot: int) -> int:
    """Builder icons that the building of a slot needs."""
    building = slots_of(state, state.players[seat])[slot].building
    return state.data.board.building_cost[building]


def cheapest_building(state: State, seat: int) -> int:
    """Icons for the cheapest unbuilt building; -1 without a free spot or building (VI-8.3.3)."""
    if not free_spots(state, state.players[seat].viscount):
        return -1
    costs = [slot_cost(state, seat, slot) for slot in covered_slots(state, seat)]
    return min(costs, default=-1)


def build_options(state: State, seat: int, args: Any) -> list[Action]:
    """The covered slots that can be paid for (VI-8.3.3)."""
    reach = most(means(state, seat, c.BUILD, state.dismissed))
    return [
        ("slot", slot)
        for slot in covered_slots(state, seat)
        if slot_cost(state, seat, slot) <= reach
    ]


def build(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Building chosen: next the spot on the own bank, then the payment."""
    state.agenda.append(("build_spot", seat, action[1]))


def spot_options(state: State, seat: int, args: int) -> list[Action]:
    """Free spots on the bank of the own space (VI-8.3.3)."""
    return [("spot", spot) for spot in free_spots(state, state.players[seat].viscount)]


def build_spot(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Spot chosen: pay, then the building is placed."""
    cost = slot_cost(state, seat, args)
    push(
        state,
        ("pay", seat, (c.BUILD, cost, NOTHING)),
        ("place_building", seat, (args, action[1])),
    )


def place_building(
    state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit
) -> None:
    """Place it: reveal the slot, spot effect, links before and after (VI-8.3.4)."""
    slot, spot = args
    player = state.players[seat]
    entry = slots_of(state, player)[slot]
    player.built |= 1 << slot
    for icon, n in enumerate(entry.icons):
        player.permanent[icon] += n
    state.spots[spot] = seat * 3 + entry.building
    emit("build", seat, (slot, c.BUILDINGS[entry.building], spot))
    steps: list[Step] = [("reveal", seat, slot), ("spot_effect", seat, spot)]
    total = len(state.spots)
    for low in ((spot - 1) % total, spot):
        steps.append(("link", seat, (low, spot)))
    push(state, *steps)


def reveal(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """A slot is revealed for the rest of the game; `once` effects run now (VI-8.3.5)."""
    entry = slots_of(state, state.players[seat])[args]
    emit("reveal", seat, (args, entry.reveals))
    if entry.reveals == "once":
        push_effects(state, seat, entry.program)


def spot_effect(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The effect printed on the spot."""
    position, index = divmod(args, spots_per_segment(state))
    program = state.data.board.spot_effects[state.side][state.order[position]][index]
    push_effects(state, seat, program)


def link(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """A complete link: for the builder, then for the owner of the other end (VI-3.5, VI-8.3.4)."""
    low, spot = args
    high = (low + 1) % len(state.spots)
    if state.spots[low] < 0 or state.spots[high] < 0:
        return
    position, index = divmod(low, spots_per_segment(state))
    program = state.data.board.link_effects[state.side][state.order[position]][index]
    if program is None:
        return
    other = state.spots[high if spot == low else low] // 3
    emit("link", seat, (low, high, other))
    if other != seat:
        push_effects(state, other, program)
    push_effects(state, seat, program)


def free_building_options(state: State, seat: int, args: int) -> list[Action]:
    """The covered slots of one type (VI-4.6.11, VI-4.12)."""
    slots = slots_of(state, state.players[seat])
    options: list[Action] = [
        ("slot", slot) for slot in covered_slots(state, seat) if slots[slot].building == args
    ]
    if not options or all(spot >= 0 for spot in state.spots):
        return [("none",)]
    return options


def free_building(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """A free building: the slot is chosen, next any free spot of the board."""
    if action[0] == "none":
        emit("no_effect", seat, (c.BUILDINGS[args],))
    else:
        state.agenda.append(("free_spot", seat, action[1]))


def free_spot_options(state: State, seat: int, args: int) -> list[Action]:
    """Any free spot of the board, either bank (VI-4.6.11)."""
    return [("spot", spot) for spot, owner in enumerate(state.spots) if owner < 0]


def free_spot(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Place the free building."""
    state.agenda.append(("place_building", seat, (args, action[1])))


def post_here_options(state: State, seat: int, args: Any) -> list[Action]:
    """Player card 8: a trading post on the own viscount's space (VI-2.9.3)."""
    slots = slots_of(state, state.players[seat])
    return [
        ("slot", slot)
        for slot in covered_slots(state, seat)
        if slots[slot].building == c.TRADING_POST
    ]


def post_here(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Player card 8: slot chosen; a full bank means no effect."""
    if free_spots(state, state.players[seat].viscount):
        state.agenda.append(("post_here_spot", seat, action[1]))
    else:
        emit("no_effect", seat, ("trading_post",))


OPS = {
    "build_action": Op(build, build_options, "VI-8.3.3"),
    "build_spot": Op(build_spot, spot_options, "VI-8.3.3"),
    "place_building": Op(place_building, clause="VI-8.3.4"),
    "reveal": Op(reveal, clause="VI-8.3.5"),
    "spot_effect": Op(spot_effect, clause="VI-8.3.4"),
    "link": Op(link, clause="VI-3.5"),
    "free_building": Op(free_building, free_building_options, "VI-4.6.11"),
    "free_spot": Op(free_spot, free_spot_options, "VI-4.6.11"),
    "trading_post_here": Op(post_here, post_here_options, "VI-2.9.3"),
    "post_here_spot": Op(free_spot, spot_options, "VI-2.9.3"),
}
