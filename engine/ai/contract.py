"""What the modules of the computer opponents agree on.

An `Evaluation` says what a position is worth to a seat, as a sum of named terms; the levels search
with it and never know which game they play.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core import Action
from engine.game import asked

LEVELS = ("random", "novice", "standard", "expert", "master")
"""From weakest to strongest; `random` is for tests."""

LEARNED = "learned"
"""Judges its own turn by what a net learned from its own games, where one did; otherwise it is
the Expert of the linear sum."""

LINEAR = "_linear"
"""A level with this ending judges by the linear sum, whatever its game's opponents do."""

LAB_LEVELS = (*LEVELS, LEARNED, *(level + LINEAR for level in LEVELS[1:-1]))
"""Whom the lab can seat: beside the levels of the lobby those that they are measured against."""

END: Action = ("end",)
"""The decision that ends a turn, asked before anything is drawn."""

STANDING = "standing"
"""The only term of a game without an evaluation of its own; its words are the same for all."""

Weights = Mapping[str, float]
"""Numbers by name, from the `ai/weights.toml` of a game."""


class Evaluation(ABC):
    """What positions of one game are worth.

    States given here are re-dealt worlds: whole, but with guesses where the seat cannot see. A
    value must not depend on those guesses (order of piles, hands of others, own next cards), or
    only through numbers that are public.
    """

    weights: Weights
    also: Action = ()
    """An answer to the open question that is compared with the best whatever it seems worth."""

    @abstractmethod
    def value(self, state: Any, seat: int) -> float:
        """Worth of the position to `seat`, in points of the final score; more is better.

        What the others have may be taken off; a finished game must be decided by its result.
        """

    @abstractmethod
    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """The terms that add up to `value`; each name has a text key `ai.<game>.<name>`."""

    def for_table(self, state: Any) -> Evaluation:
        """The evaluation for who plays here; the same one unless a game tells tables apart."""
        return self

    def prune(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        """The options worth looking at, never none; all of them unless a game knows better."""
        return options

    def shortlist(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        """The options worth looking at in turns far ahead, where haste is needed."""
        return self.prune(state, options)

    def decisive(self, state: Any, options: Sequence[Action]) -> Sequence[Action]:
        """Options that win the game in this turn, or else keep another from winning it next: no
        search leaves them out, however little the next position seems worth."""
        return ()

    def outline(self, state: Any, plan: tuple[Action, ...], seat: int) -> Hashable:
        """What a turn that was played in this way comes to, in outline: of turns that are alike an
        Expert compares only the best. Its first decision unless a game knows better."""
        return plan[0]

    def turn_over(self, before: Any, state: Any, seat: int) -> bool:
        """True where looking ahead from `before`, a question of `seat`, should stop and value.

        As a rule when the seat may end its turn and do nothing else, when somebody else is asked,
        or when the game is over.
        """
        return asked(state) != seat or (len(state.options) == 1 and state.options[0] == END)

    def skip_others(self, state: Any, seat: int) -> bool:
        """Pass over the others, in place, until `seat` begins a turn; False when there is none.

        Only games whose weights name `solo_turns` need it.
        """
        return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: positions evaluated, and a limit in seconds if there is one.

    Without `seconds` the decision depends on nothing but what the seat sees and on the seed.
    """

    iterations: int
    seconds: float | None = None


class Reason(NamedTuple):
    """One term of the evaluation that speaks for (or against) a choice, in points."""

    term: str
    amount: float


class RowReason(NamedTuple):
    """A row of the final score sheet that is expected to differ from what the best other choice
    brings, by so much of what the row counts."""

    row: str
    amount: float


class ChanceReason(NamedTuple):
    """The chance of winning, 0 to 1, and that behind the best other choice."""

    chance: float
    other: float

    @property
    def amount(self) -> float:
        """By how much the choice is better; small, so that points are told first."""
        return self.chance - self.other


AnyReason = Reason | RowReason | ChanceReason
"""What a choice is explained by."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One way to go on: the decisions in order, what they lead to, and why."""

    plan: tuple[Action, ...]
    value: float
    reasons: tuple[AnyReason, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a level chose. `candidates` are the best ways found, the chosen one first.

    `iterations`: positions evaluated for it. `found`: what was asked for besides, an appraisal or
    a verdict (`engine/ai/appraisal/contract.py`).
    """

    action: Action
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0
    found: object = None

    @property
    def reasons(self) -> tuple[AnyReason, ...]:
        """Why the chosen way is good."""
        return self.candidates[0].reasons if self.candidates else ()


class Thinking(ABC):
    """One decision being thought about. Whoever drives it may stop at any step.

    It holds re-dealt worlds, never what the seat cannot see.
    """

    @abstractmethod
    def steps(self) -> Iterator[int]:
        """Think on; yields the number of positions evaluated so far, ends when settled."""

    @abstractmethod
    def decision(self) -> Decision:
        """The best decision so far; there is one even before the first step."""
