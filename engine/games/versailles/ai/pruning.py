"""Which options of Versailles are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Action
from engine.games.versailles.palace import digits_of
from engine.games.versailles.sites import BUILD, SWEEP, TAKE
from engine.games.versailles.state import State

MOST_TAKES = 3
MOST_PLACES = 4
"""Ways to lay one tile that are looked at."""

Promise = Callable[[int], float]
"""What a tile would be worth in hand."""


def prune(
    state: State, options: Sequence[Action], promise: Promise, worthless: float
) -> Sequence[Action]:
    """The options worth looking at, never none."""
    name = state.agenda[-1][0]
    if name == "sweep_more":
        return sorted(options, key=lambda option: promise(state.display[option[1]]))[:1]
    if name != "spend" or len(options) == 1:
        return options
    takes = [option for option in options if option[0] == TAKE]
    builds = [option for option in options if option[0] == BUILD]
    others = [option for option in options if option[0] not in (TAKE, BUILD, SWEEP)]
    takes.sort(key=lambda option: promise(state.display[option[1]]), reverse=True)
    good = [option for option in takes if promise(state.display[option[1]]) > worthless]
    sweeps = []
    if takes and not good:
        sweeps = [option for option in options if option[0] == SWEEP][:1]
    return [*good[:MOST_TAKES], *_compact(state, builds), *sweeps, *others]


def _compact(state: State, builds: Sequence[Action]) -> list[Action]:
    """For every tile the places that most neighbours have fixed already."""

    def fixed(option: Action) -> int:
        return sum(digit > 0 for digit in digits_of(state.needs[option[2]]))

    ordered = sorted(builds, key=fixed, reverse=True)
    kept: list[Action] = []
    count: dict[int, int] = {}
    for option in ordered:
        tile = option[1]
        count[tile] = count.get(tile, 0) + 1
        if count[tile] <= MOST_PLACES:
            kept.append(option)
    return kept
