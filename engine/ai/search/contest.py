"""Candidates compared in the same possible worlds, one world after the other.

Those that fall behind are given up, so that the rest is looked at more closely.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import stdev
from typing import Generic, TypeVar

from engine.ai.term_sum import added
from engine.core import Action

FEWEST = 4
"""So many worlds are looked at before a comparison may end."""
FEW_LEFT = 12
"""After so many worlds only the best two are compared."""


@dataclass(slots=True)
class Way:
    """A candidate turn, its value at the end of the turn, and those found by playing on."""

    plan: tuple[Action, ...]
    near: float
    far: list[float] = field(default_factory=list)


W = TypeVar("W", bound=Way)


class Contest(Generic[W]):
    """The comparison of some ways. `trust`: how much what comes later counts against the present;
    `sure`: standard errors by which the best way must be ahead of the next to end it, 0: never."""

    def __init__(self, ways: list[W], trust: float, sure: float = 0.0) -> None:
        self.ways = ways
        self._trust = trust
        self._sure = sure

    def contenders(self) -> list[W]:
        """The better half after four worlds, the best two after twelve."""
        count = len(self.ways[0].far)
        keep = len(self.ways) if count < FEWEST else max(2, (len(self.ways) + 1) // 2)
        if count >= FEW_LEFT:
            keep = 2
        self.ways.sort(key=lambda way: (-len(way.far), -self.worth(way)))
        return self.ways[:keep]

    def ranked(self) -> list[W]:
        """Best first; nothing before every way was followed once."""
        if any(not way.far for way in self.ways):
            return []
        return sorted(self.ways, key=self.worth, reverse=True)

    def settled(self) -> bool:
        """True when more worlds would hardly change which way is best."""
        if not self._sure:
            return False
        first, second, *_ = sorted(self.ways, key=self.worth, reverse=True)
        if min(len(first.far), len(second.far)) < FEWEST:
            return False
        gaps = [mine - theirs for mine, theirs in zip(first.far, second.far, strict=False)]
        lead = self.worth(first) - self.worth(second)
        return lead > self._sure * self._trust * stdev(gaps) / sqrt(len(gaps))

    def worth(self, way: W) -> float:
        """What is expected of a way by what is known so far."""
        if not way.far:
            return way.near
        far = added(way.far) / len(way.far)
        return self._trust * far + (1 - self._trust) * way.near
