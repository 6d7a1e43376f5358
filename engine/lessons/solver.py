"""Full search of one turn: the most that somebody can make of a position before others are asked.

What is hidden is searched as it lies; whoever makes a position sees to it that its worth does not
hang on that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core import Action, act
from engine.game import Game, asked

Worth = Callable[[Any], int]
"""What a state is worth to the seat whose turn it is."""


class TooLargeError(RuntimeError):
    """A turn has more positions than the search may look at."""


@dataclass(slots=True)
class Found:
    """What a search found: the best worth, a line that brings it, and how many positions of the
    turn's end are worth how much."""

    best: int
    line: tuple[Action, ...]
    ends: dict[int, int]


def solve_turn(game: Game, state: Any, worth: Worth, most: int = 20_000) -> Found:
    """Every way to play on until another seat is asked or the game is over.

    Raises TooLargeError beyond `most` positions, which are told apart by their digests.
    """
    seat = asked(state)
    seen = {game.digest(state)}
    todo: list[tuple[Any, tuple[Action, ...]]] = [(game.clone(state), ())]
    ends: dict[int, int] = {}
    found: tuple[int, tuple[Action, ...]] | None = None
    while todo:
        here, line = todo.pop()
        if asked(here) != seat:
            value = worth(here)
            ends[value] = ends.get(value, 0) + 1
            if found is None or (value, -len(line)) > (found[0], -len(found[1])):
                found = (value, line)
            continue
        for action in here.options:
            after = game.clone(here)
            act(game.ops, after, action)
            mark = game.digest(after)
            if mark in seen:
                continue
            seen.add(mark)
            if len(seen) > most:
                raise TooLargeError(f"more than {most} positions")
            todo.append((after, (*line, action)))
    assert found is not None
    return Found(found[0], found[1], ends)
