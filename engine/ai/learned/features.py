"""What a game tells about itself so that a net can learn it.

A game has `make_features(game, state)` in its module `ai/features.py`; it gives the `Features` of
tables of that kind. Nothing here needs NumPy: `net.py` does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from engine.ai.contract import END
from engine.ai.search.fingerprint import fingerprint_of
from engine.ai.term_sum import added
from engine.core import Action, Ops
from engine.game import Game
from engine.games import part_of

_MODULE = ("ai", "features")


class Row(NamedTuple):
    """One line of the score sheet that is forecast.

    `key`: the row's name on the sheet. `scale`: what it changes by in much of a game; the net
    learns changes divided by it. `worth`: how much of it counts in the total. `liked`: how much of
    that counts in the lead that turns are chosen by, beside the chance of winning: what makes a
    game dull although it scores is liked less.
    """

    key: str
    scale: float
    worth: float = 1.0
    liked: float = 1.0


class Features(ABC):
    """What a net sees of the positions of one game, at tables of one kind.

    A position is the end of a whole turn: of the own one, or of another's. No feature may depend
    on what the seat cannot see, nor on the numbers of seats: rivals come in the order of turns
    from the own seat, cards in an order of their own.
    """

    names: tuple[str, ...]
    """Of the features, in the order of `vector`: `group.name`."""
    rows: tuple[Row, ...]
    """What is forecast, in the order of `standing`."""
    seeks: bool = False
    """Whether `sought` names a plan."""
    rival_scale: ClassVar[float] = 20.0
    """What the total of the best rival changes by in much of a game."""
    margin: float = 50.0
    """So much of a lead weighs as much as the victory, while a game is undecided."""
    first_guess: Mapping[str, float] = {}
    """What an untrained net expects the lead to change by, in `rival_scale`: features and how much
    each counts. Without, it takes the hand-made sum for the logit of winning, which says nothing
    where the lead is far from 0."""
    turns: ClassVar[float] = 1.0
    """So many positions of a seat make up what is a turn in other games: while training, lambda,
    experiments and their heat count by turns."""
    worlds: ClassVar[int] = 1
    """Worlds dealt for one decision: several where the seat draws hidden cards in its turn."""
    cap: ClassVar[int] = 70
    """So many ways through a turn are followed step by step; what branches off later is ended at
    once."""
    practice_cap: ClassVar[int] = 0
    """The same in games for training, which must be quick; 0: as in earnest."""
    any_order: ClassVar[bool] = False
    """Follow ways in an order drawn by lot, for turns in which the first decisions alone would use
    up the cap; else the shortest first."""

    def __init__(self, game: Game, table: str) -> None:
        self.game = game
        self.table = table
        """The kind of table, in the name of the net's file: `3`, `2_advanced`."""

    @property
    def ops(self) -> Ops:
        """The rules to search by: may list less for questions that end a turn."""
        return self.game.ops

    @property
    def played_ops(self) -> Ops:
        """The rules that games for training are played by: may pause where a search stops."""
        return self.game.ops

    def paused(self, state: Any) -> bool:
        """True where the rules of `played_ops` only pause: nobody is asked anything."""
        return False

    @abstractmethod
    def vector(self, state: Any, seat: int, rows: Sequence[float], others: Any) -> list[float]:
        """The features, about 0 to 1 each. `rows`: what `standing` gives for it; `others`: what
        `others` gave for this turn."""

    def others(self, state: Any, seat: int) -> Any:
        """What does not change while the seat plays its turn; computed once per turn."""
        return None

    @abstractmethod
    def standing(self, state: Any, seat: int) -> tuple[float, ...]:
        """The rows as they stand; of a finished game as they were counted."""

    def best_rival(self, state: Any, seat: int, others: Any) -> float:
        """The highest total of another seat as it stands."""
        rivals = [other for other in range(state.seats) if other != seat]
        return max([self.total(self.standing(state, other)) for other in rivals], default=0.0)

    @abstractmethod
    def between(self, state: Any) -> bool:
        """True between two turns, when somebody is about to begin one, and in a finished game."""

    def begins(self, state: Any) -> bool:
        """True where somebody is about to begin a turn and all before it is done: where chances are
        read off, by a net too."""
        return self.between(state)

    @abstractmethod
    def progress(self, state: Any) -> float:
        """How far the game is, 0 to 1, as far as the table shows: errors are measured by thirds."""

    def seats(self, state: Any) -> Sequence[int]:
        """The seats that learn: all but those that the rules play."""
        return range(state.seats)

    def prune(self, state: Any, options: Sequence[Action], chance: Random) -> Sequence[Action]:
        """The options worth looking at, never none: only what the rules make equal or useless is
        left out, what is good is for the net to say. `chance` draws among equals."""
        return options

    def first(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        """Options that win in this turn or keep others from it, which no limit may leave out."""
        return ()

    def worlds_at(self, state: Any) -> int:
        """Worlds dealt for the open question."""
        return self.worlds

    def decline(self, state: Any) -> Action:
        """What others answer who are asked on the way, and how a turn too long is ended."""
        return END if END in state.options else state.options[0]

    def mark(self, state: Any, seat: int) -> Hashable:
        """Equal for positions of one turn of `seat` that make no difference to anybody."""
        return fingerprint_of(state.__class__)(state)

    def sought(self, state: Any, seat: int) -> float:
        """Steps of a plan too long to be found by chance, as a worth: in games for training some
        seats prefer turns that make them, so the net sees what comes of it (if `seeks`)."""
        return 0.0

    def liked(self, state: Any, seat: int) -> float:
        """What every level that judges by the net likes about an end of its own turn beside the
        forecast, in hundredths of a victory; the net learns from games that are played so."""
        return 0.0

    def total(self, rows: Iterable[float]) -> float:
        """What the rows are worth together."""
        return added(row.worth * number for row, number in zip(self.rows, rows, strict=True))


def load_features(game: Game, state: Any) -> Features | None:
    """The features for the table of a state; None where a game has none."""
    module = part_of(game.key, *_MODULE)
    if module is None:
        return None
    features: Features = module.make_features(game, state)
    return features


def named(group: str, *names: str) -> tuple[str, ...]:
    """The names of a group of features."""
    return tuple(f"{group}.{name}" for name in names)
