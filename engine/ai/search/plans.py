"""The plan of a turn in the words of the game: the steps that a search found, each as its answer is
called, and what the seat's counters come to.

`ai/levels/plans.toml` of a game says which questions are told with their last step only (a walk),
which go without saying, and which counters matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.ai.contract import END
from engine.ai.worlds import PossibleWorld
from engine.cells import reading, tables_in
from engine.core import Action, act
from engine.explain import Amounts, Choice, Text
from engine.game import Game, asked
from engine.games import folder_of

MOST_STEPS = 4
"""More are no plan that anybody keeps in mind: the rest is left to the next hint."""
MOST_CHANGES = 4


class TurnPlan(NamedTuple):
    """The steps by their labels, and what the told counters of the seat come to."""

    steps: tuple[Text, ...]
    changes: Amounts
    open_end: bool
    """The turn goes on: with what is turned up, or with more steps than are told."""


@dataclass(frozen=True, slots=True)
class Telling:
    """How a game's plans are told. `silent` and `last`: questions by their op; `counters`: those
    that are told, the weightiest first."""

    silent: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    counters: tuple[str, ...] = ()


class _Step(NamedTuple):
    op: str
    choice: Choice


def turn_plan(world: PossibleWorld, plan: Sequence[Action]) -> TurnPlan:
    """A plan of the seat that is asked. It is told as far as nothing hidden comes up."""
    game, seat, told = world.game, world.seat, telling_of(world.game.key)
    state = game.clone(world.state)
    before = game.counters(state, seat)
    steps: list[_Step] = []
    whole = True
    for action in plan:
        step = _step(game, state, seat, action)
        if step is None:
            whole = False
            break
        steps.append(step)
        if step.choice.reveals:
            whole = step.choice.ends_turn
            break
        act(game.ops, state, action)
    now = game.counters(state, seat)
    changes = [(key, now[key] - before[key]) for key in told.counters if now[key] != before[key]]
    labels = [each.choice.label for each in _worth_telling(steps, told)]
    more = not whole or len(labels) > MOST_STEPS
    return TurnPlan(tuple(labels[:MOST_STEPS]), tuple(changes[:MOST_CHANGES]), more)


def _step(game: Game, state: Any, seat: int, action: Action) -> _Step | None:
    """One step as the table would ask for it; None where it can not be foretold."""
    if asked(state) != seat or action not in state.options:
        return None
    question = game.explain(game.mask(state, seat))
    found = next((each for each in question.choices if each.action == action), None)
    return None if found is None else _Step(question.op, found)


def _worth_telling(steps: Sequence[_Step], told: Telling) -> list[_Step]:
    """Without what goes without saying; of a walk where it leads. The first step always stays."""
    kept: list[_Step] = []
    for number, step in enumerate(steps):
        following = steps[number + 1].op if number + 1 < len(steps) else ""
        if number and (step.op in told.silent or step.choice.action == END):
            continue
        if step.op in told.last:
            if number and not step.choice.target:
                continue
            onward = following == step.op and bool(steps[number + 1].choice.target)
            if number and onward:
                continue
        kept.append(step)
    return kept


def telling_of(key: str) -> Telling:
    """How the plans of a game are told; every step, and no counter, where it says nothing.
    Raises DataError."""
    return _read(folder_of(key) / "ai" / "levels" / "plans.toml")


@lru_cache(maxsize=8)
def _read(path: Path) -> Telling:
    if not path.is_file():
        return Telling()
    table = tables_in(path)
    with reading(path.name, "plan", "silent, last, counters"):
        plan = table["plan"]
        words = {name: tuple(str(each) for each in plan[name]) for name in ("silent", "last")}
        counters = tuple(str(each) for each in plan["counters"])
    return Telling(frozenset(words["silent"]), frozenset(words["last"]), counters)
