"""The castle: placing and moving workers, groups of three, bumping, Castle Leader (VI-9).

A cell is `section * seats + seat`. `state.castle_busy` is set while the groups of one player are
resolved, so that a castle_move won on the way only moves its worker (VI-9.8).
"""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.gains import push_effects
from engine.games.viscounts.state import State, others, section_facing

GROUP = 3
LIMIT = 3
SECTIONS = c.SEGMENTS


def free_workers_options(state: State, seat: int, args: int) -> list[Action]:
    """Any first-tier section (VI-4.6.10)."""
    if not state.players[seat].workers:
        return [("none",)]
    return [("section", section) for section in range(SECTIONS)]


def free_workers(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Put up to `args` own workers in one first-tier section."""
    if action[0] == "none":
        emit("no_effect", seat, ("workers",))
        return
    place_workers(state, seat, action[1], args, emit)


def place_workers(state: State, seat: int, section: int, n: int, emit: Emit) -> None:
    """Workers from the supply to a first-tier section, as many as are left; then VI-9.3 on."""
    player = state.players[seat]
    n = min(n, player.workers)
    player.workers -= n
    state.tier1[section * state.seats + seat] += n
    emit("place_workers", seat, (section, n))
    state.agenda.append(("castle", seat, None))


def castle_move_options(state: State, seat: int, args: Any) -> list[Action]:
    """One own first-tier worker to a neighbouring section, or nothing (VI-4.6.9)."""
    seats = state.seats
    options: list[Action] = []
    for section in range(SECTIONS):
        if state.tier1[section * seats + seat]:
            options.append(("shift", section, (section + 1) % SECTIONS))
            options.append(("shift", section, (section - 1) % SECTIONS))
    options.append(("skip",))
    return options


def castle_move(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Move the worker; then the castle is resolved, unless that is already going on (VI-9.8)."""
    if action[0] == "skip":
        return
    _, source, target = action
    state.tier1[source * state.seats + seat] -= 1
    state.tier1[target * state.seats + seat] += 1
    emit("castle_move", seat, (source, target))
    if not state.castle_busy:
        state.agenda.append(("castle", seat, None))


def castle(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The order of VI-9.3 to VI-9.7: mover, then the others, then bumping by the active player."""
    steps = []
    for who in [seat, *others(state, seat)]:
        steps += [("groups", who, None), ("inner_groups", who, None)]
    push(state, *steps, ("bump", state.turn, None))


def group_options(state: State, seat: int, args: Any) -> list[Action]:
    """First-tier sections with a group of three own workers (VI-9.3)."""
    seats = state.seats
    options: list[Action] = [
        ("group", section)
        for section in range(SECTIONS)
        if state.tier1[section * seats + seat] >= GROUP
    ]
    if not options:
        return [("none",)]
    if state.players[seat].board and len(options) > 1:
        return [_automa_group(state, seat, [option[1] for option in options])]
    return options


def _automa_group(state: State, seat: int, sections: list[int]) -> Action:
    """The automa searches clockwise from the section facing its segment (VI-11.22.1)."""
    start = section_facing(state, state.players[seat].viscount // 3)
    return ("group", min(sections, key=lambda section: (section - start) % SECTIONS))


def groups(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """One worker goes inward with the section's effect, then one to each side (VI-9.3)."""
    if action[0] == "none":
        state.castle_busy = False
        return
    section = action[1]
    seats = state.seats
    state.castle_busy = True
    state.tier1[section * seats + seat] -= GROUP
    state.tier2[section * seats + seat] += 1
    emit("group", seat, (section,))
    push(state, ("sidestep", seat, section), ("groups", seat, None))
    push_effects(state, seat, state.data.board.tier_two[section])


def sidestep(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The two committed workers step to the neighbouring sections (VI-9.3)."""
    seats = state.seats
    state.tier1[(args + 1) % SECTIONS * seats + seat] += 1
    state.tier1[(args - 1) % SECTIONS * seats + seat] += 1
    emit("sidestep", seat, (args,))


def inner_options(state: State, seat: int, args: Any) -> list[Action]:
    """Second-tier sections with a group of three own workers (VI-9.4)."""
    seats = state.seats
    options: list[Action] = [
        ("inner", section)
        for section in range(SECTIONS)
        if state.tier2[section * seats + seat] >= GROUP
    ]
    return options[:1] or [("none",)]


def inner_groups(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """While a second-tier section holds a group, one worker moves to the third tier (VI-9.4)."""
    if action[0] == "none":
        return
    state.tier2[action[1] * state.seats + seat] -= 1
    state.tier3[seat] += 1
    emit("inner", seat, (action[1],))
    _castle_leader(state, seat, emit)
    state.agenda.append(("inner_groups", seat, None))
    push_effects(state, seat, state.data.board.tier_three)


def _castle_leader(state: State, seat: int, emit: Emit) -> None:
    """The first in the third tier, later whoever has strictly more than the holder (VI-9.5)."""
    holder = state.leader
    if holder == seat:
        return
    if holder == c.NO_ONE or state.tier3[seat] > state.tier3[holder]:
        state.leader = seat
        emit("leader", seat, (holder,))


def bump_options(state: State, seat: int, args: Any) -> list[Action]:
    """Workers that may be removed from sections of more than three (VI-9.7)."""
    options = [
        ("bump", tier, section, owner)
        for tier, cells in ((1, state.tier1), (2, state.tier2))
        for section in range(SECTIONS)
        for owner in _crowd(state, cells, section)
    ]
    if not options:
        return [("none",)]
    if state.players[seat].board:
        own_first = state.data.rulings["automa_bumps"] == "own_first"
        return [_automa_bump(seat, options, own_first)]
    return list(options)


def _crowd(state: State, cells: list[int], section: int) -> list[int]:
    """Owners in a section of more than three workers; empty when it is not crowded."""
    seats = state.seats
    cell = cells[section * seats : (section + 1) * seats]
    if sum(cell) <= LIMIT:
        return []
    return [owner for owner, n in enumerate(cell) if n]


def _automa_bump(seat: int, options: list[tuple[str, int, int, int]], own_first: bool) -> Action:
    """First crowded section; human workers before its own, or the other way (VI-11.22.3)."""
    _, tier, section, _ = options[0]
    owners = [option[3] for option in options if option[1:3] == (tier, section)]
    wished = [owner for owner in owners if (owner == seat) == own_first]
    return ("bump", tier, section, (wished or owners)[0])


def bump(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Remove one worker to its owner's supply, who is rewarded; until three remain (VI-9.7)."""
    if action[0] == "none":
        return
    _, tier, section, owner = action
    cells = state.tier1 if tier == 1 else state.tier2
    cells[section * state.seats + owner] -= 1
    state.players[owner].workers += 1
    emit("bump", seat, (tier, section, owner))
    state.agenda.append(("bump", seat, None))
    push_effects(state, owner, state.data.board.bump_rewards[tier - 1])


OPS = {
    "workers": Op(free_workers, free_workers_options, "VI-4.6.10"),
    "castle_move": Op(castle_move, castle_move_options, "VI-4.6.9"),
    "castle": Op(castle, clause="VI-9.3"),
    "groups": Op(groups, group_options, "VI-9.3"),
    "sidestep": Op(sidestep, clause="VI-9.3"),
    "inner_groups": Op(inner_groups, inner_options, "VI-9.4"),
    "bump": Op(bump, bump_options, "VI-9.7", told=("bump",)),
}
