"""The automa's primary actions and free buildings, workers, manuscripts (VI-11.20 to VI-11.24)."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.actions import visible_tile
from engine.games.viscounts.books import free_tiles
from engine.games.viscounts.build import (
    covered_slots,
    free_spots,
    slot_cost,
    spots_per_segment,
)
from engine.games.viscounts.castle import place_workers
from engine.games.viscounts.gains import pay
from engine.games.viscounts.state import Player, State, icon_count, section_facing, slots_of


class Reason(NamedTuple):
    """Why an option is refused: key, what it has and what it needs."""

    key: str
    have: int = 0
    need: int = 0


def icons_for(state: State, player: Player, action: int) -> int:
    """Icons without spending: its kind and criminals (VI-11.20)."""
    return icon_count(state, player, c.ACTION_ICON[action]) + icon_count(state, player, c.CRIMINAL)


def reach(state: State, player: Player, action: int) -> int:
    """Icons with all matching resources spent; wild ones fit every action (VI-11.14)."""
    goods = player.goods
    return icons_for(state, player, action) + goods[c.ACTION_GOOD[action]] + goods[c.WILD]


def _spend(state: State, seat: int, action: int, need: int, emit: Emit) -> None:
    """Matching resources only for what is missing (VI-11.20)."""
    player = state.players[seat]
    missing = max(0, need - icons_for(state, player, action))
    native = min(missing, player.goods[c.ACTION_GOOD[action]])
    pay(state, seat, c.ACTION_GOOD[action], native, emit)
    pay(state, seat, c.WILD, missing - native, emit)


def affordable_slot(state: State, seat: int) -> int:
    """Leftmost unbuilt slot that its icons and stone reach, or -1 (VI-11.21)."""
    have = reach(state, state.players[seat], c.BUILD)
    for slot in covered_slots(state, seat):
        if slot_cost(state, seat, slot) <= have:
            return slot
    return -1


def worker_step(state: State, player: Player) -> tuple[int, int]:
    """The highest step reached with enough workers, as (icons, workers); (0, 0): none
    (VI-11.22)."""
    have = reach(state, player, c.PLACE)
    steps = state.data.automas[player.board - 1].worker_steps
    for icons, workers in sorted(steps, reverse=True):
        if icons <= have and workers <= player.workers:
            return icons, workers
    return 0, 0


def why_not(state: State, seat: int, op: str) -> Reason | None:
    """The reason why a primary action is impossible now, or None (VI-11.20 to VI-11.23)."""
    player = state.players[seat]
    if op == "automa_act_build":
        return _why_not_build(state, seat, player)
    if op == "automa_act_workers":
        return _why_not_workers(state, player)
    if op == "automa_act_transcribe":
        cost = state.data.manuscripts.cost[visible_tile(state, player.viscount // 3)]
        have = reach(state, player, c.TRANSCRIBE)
        return None if have >= cost else Reason("transcribe", have, cost)
    if op == "automa_act_flip" and not player.unpaid and not player.acquired:
        return Reason("flip")
    return None


def _why_not_build(state: State, seat: int, player: Player) -> Reason | None:
    if not free_spots(state, player.viscount):
        return Reason("no_spot")
    costs = [slot_cost(state, seat, slot) for slot in covered_slots(state, seat)]
    if not costs:
        return Reason("no_building")
    if affordable_slot(state, seat) < 0:
        return Reason("build", reach(state, player, c.BUILD), min(costs))
    return None


def _why_not_workers(state: State, player: Player) -> Reason | None:
    if worker_step(state, player)[1]:
        return None
    icons, workers = min(state.data.automas[player.board - 1].worker_steps)
    if player.workers < workers:
        return Reason("no_workers", player.workers, workers)
    return Reason("workers", reach(state, player, c.PLACE), icons)


def act_build(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Leftmost affordable building on the lowest free spot of its own bank (VI-11.21)."""
    emit("action", seat, ("build",))
    slot = affordable_slot(state, seat)
    spot = free_spots(state, state.players[seat].viscount)[0]
    _spend(state, seat, c.BUILD, slot_cost(state, seat, slot), emit)
    state.agenda.append(("place_building", seat, (slot, spot)))


def act_workers(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The highest step it reaches, in the section facing its segment (VI-11.22)."""
    emit("action", seat, ("workers",))
    player = state.players[seat]
    icons, workers = worker_step(state, player)
    _spend(state, seat, c.PLACE, icons, emit)
    place_workers(state, seat, section_facing(state, player.viscount // 3), workers, emit)


def act_transcribe(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The visible manuscript of its segment (VI-11.23)."""
    emit("action", seat, ("transcribe",))
    position = state.players[seat].viscount // 3
    cost = state.data.manuscripts.cost[visible_tile(state, position)]
    _spend(state, seat, c.TRANSCRIBE, cost, emit)
    state.agenda.append(("take_tile", seat, position))


def free_building(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Leftmost unbuilt slot of the type on the first free spot clockwise from its bank
    (VI-11.24)."""
    player = state.players[seat]
    slots = slots_of(state, player)
    slot = next((s for s in covered_slots(state, seat) if slots[s].building == args), -1)
    total = len(state.spots)
    start = _bank_start(state, player)
    spot = next((s % total for s in range(start, start + total) if state.spots[s % total] < 0), -1)
    if slot < 0 or spot < 0:
        emit("no_effect", seat, (c.BUILDINGS[args],))
        return
    push(state, ("place_building", seat, (slot, spot)))


def _bank_start(state: State, player: Player) -> int:
    position, kind = divmod(player.viscount, 3)
    banks = state.data.board.banks[state.side][state.order[position]]
    return position * spots_per_segment(state) + banks.index(kind)


def free_workers(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Free workers go to the section facing its segment (VI-11.24)."""
    player = state.players[seat]
    if player.workers:
        place_workers(state, seat, section_facing(state, player.viscount // 3), args, emit)
    else:
        emit("no_effect", seat, ("workers",))


def free_manuscript(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Of its own segment if allowed, else the next one clockwise (VI-11.24)."""
    here = state.players[seat].viscount // 3
    allowed = free_tiles(state)
    if not allowed:
        emit("no_effect", seat, ("manuscript_3_4",))
        return
    position = min(allowed, key=lambda p: (p - here) % c.SEGMENTS)
    state.agenda.append(("take_tile", seat, position))


ACTS = {
    "automa_act_build": Op(act_build, clause="VI-11.21"),
    "automa_act_workers": Op(act_workers, clause="VI-11.22"),
    "automa_act_transcribe": Op(act_transcribe, clause="VI-11.23"),
    "automa_free_building": Op(free_building, clause="VI-11.24"),
    "automa_free_workers": Op(free_workers, clause="VI-11.24"),
    "automa_free_manuscript": Op(free_manuscript, clause="VI-11.24"),
}
