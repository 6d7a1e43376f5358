"""Placing workers in the castle as the primary action (VI-8.4)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.castle import place_workers
from engine.games.viscounts.payment import NOTHING, means, most
from engine.games.viscounts.state import State, section_facing


def place_needs(state: State, seat: int) -> list[tuple[int, int]]:
    """Steps on offer as (icons, workers placed); dearer ones must place more (VI-8.4.1)."""
    supply = state.players[seat].workers
    steps: list[tuple[int, int]] = []
    for icons, workers in state.data.board.worker_steps:
        placed = min(workers, supply)
        if not steps or placed > steps[-1][1]:
            steps.append((icons, placed))
    return steps


def workers_options(state: State, seat: int, args: Any) -> list[Action]:
    """The steps of the table that can be paid for (VI-8.4.1)."""
    reach = most(means(state, seat, c.PLACE, state.dismissed))
    return [("place", n) for icons, n in place_needs(state, seat) if icons <= reach]


def workers(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Step chosen: pay, then place in the section facing the own segment."""
    need = next(icons for icons, n in place_needs(state, seat) if n == action[1])
    push(
        state,
        ("pay", seat, (c.PLACE, need, NOTHING)),
        ("place_here", seat, action[1]),
    )


def place_here(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Put the workers in the facing section (VI-8.4.1)."""
    section = section_facing(state, state.players[seat].viscount // 3)
    place_workers(state, seat, section, args, emit)


OPS = {
    "workers_action": Op(workers, workers_options, "VI-8.4.1"),
    "place_here": Op(place_here, clause="VI-8.4.1"),
}
