"""What is known of a finished game, from the knowledge of one seat: chances turn by turn, what the
own decisions cost, where the game turned, and where luck or others turned it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import pairwise
from math import exp, log
from typing import Literal

from engine.core import Action
from engine.explain import Text
from engine.session import Session

TURNING = 0.05
"""Chance that a decision must have cost to be where the game turned."""
APART = 3
"""So many own decisions lie between two of them."""
MOST = 3
FALL = 0.08
"""Chance that must be lost without a fault of one's own to be worth a word."""
NARROWEST = 0.002

Cause = Literal["luck", "others"]


@dataclass(frozen=True, slots=True)
class Judgement:
    """One own decision: chances before it if it is well taken and as it was, what `level` would
    have decided, and why."""

    decision: int
    best: float
    played: float
    better: Action
    level: str
    reasons: tuple[Text, ...] = ()

    @property
    def loss(self) -> float:
        """The chance that it cost."""
        return max(0.0, self.best - self.played)


@dataclass(frozen=True, slots=True)
class Fall:
    """Chance that was lost between two decisions and that no decision of one's own cost."""

    decision: int
    until: int
    amount: float
    cause: Cause


@dataclass(slots=True)
class Review:
    """The review of one seat. `curve`: chances by seat where so many decisions had been taken and
    a turn began, and at the end; `mark` names the log that it is about."""

    seat: int
    mark: str
    source: str = ""
    games: int = 0
    curve: dict[int, tuple[float, ...]] = field(default_factory=dict)
    judgements: dict[int, Judgement] = field(default_factory=dict)
    complete: bool = False

    def chances_at(self, decision: int) -> tuple[float, ...]:
        """The chances where a decision was taken: those at the beginning of its turn."""
        before = [at for at in self.curve if at <= decision]
        return self.curve[max(before)] if before else self.curve[min(self.curve)]

    def turning_points(self) -> list[Judgement]:
        """The dearest own decisions, in the order of the game."""
        order = {at: place for place, at in enumerate(sorted(self.judgements))}
        chosen: list[Judgement] = []
        for each in sorted(self.judgements.values(), key=lambda judgement: -judgement.loss):
            if each.loss < TURNING or len(chosen) == MOST:
                break
            if all(abs(order[each.decision] - order[o.decision]) >= APART for o in chosen):
                chosen.append(each)
        return sorted(chosen, key=lambda judgement: judgement.decision)

    def worst_fall(self, askers: Sequence[int]) -> Fall | None:
        """What was lost most at a time without a fault of one's own; `askers`: who took each
        decision. None where nothing worth a word was."""
        falls = [self._fall(first, last, askers) for first, last in pairwise(sorted(self.curve))]
        worst = max(falls, key=lambda fall: fall.amount, default=None)
        return worst if worst is not None and worst.amount >= FALL else None

    def _fall(self, first: int, last: int, askers: Sequence[int]) -> Fall:
        within = range(first, last)
        change = self.curve[first][self.seat] - self.curve[last][self.seat]
        known = (self.judgements.get(at) for at in within)
        own = sum(each.loss for each in known if each is not None)
        alone = all(askers[at] == self.seat for at in within)
        return Fall(first, last, change - own, "luck" if alone else "others")


def mark_of(session: Session) -> str:
    """Names a game as it was played to its end."""
    told = repr((session.game.key, session.game.version, session.seed, session.log))
    return blake2b(told.encode(), digest_size=12).hexdigest()


def shifted(chance: float, behind: float) -> float:
    """A chance whose logit is so much smaller."""
    within = min(1 - NARROWEST, max(NARROWEST, chance))
    return 1 / (1 + exp(behind - log(within / (1 - within))))


def reviewable(seats: Iterable[Mapping[str, object]]) -> list[int]:
    """Whose decisions are looked at: the persons', or in a game of computers everybody's."""
    kinds = [str(seat.get("kind", "")) for seat in seats]
    persons = [seat for seat, kind in enumerate(kinds) if kind == "person"]
    return persons or [seat for seat, kind in enumerate(kinds) if kind != "automa"]
