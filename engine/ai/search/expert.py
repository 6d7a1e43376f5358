"""Expert: takes the best ways of the turn that Standard finds and plays on from them.

Each candidate turn is followed through the same possible worlds: the others' turns, then its own
next turn. Candidates that fall behind are given up, so that the rest is looked at more closely.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt, tanh
from random import Random
from statistics import stdev
from typing import Any

from engine.ai.contract import Candidate, Decision, Evaluation, Thinking
from engine.ai.search.lookahead import Lookahead
from engine.ai.search.rollouts import walk_on
from engine.ai.search.standard import Standard
from engine.ai.search.turns import settle
from engine.ai.worlds import PossibleWorld
from engine.core import Action, act
from engine.game import round_of

CANDIDATES = 6
WORLDS = 24
TRUST = 0.7
FEWEST = 4
"""So many worlds are looked at before a comparison may end."""


@dataclass(slots=True)
class Way:
    """A candidate turn, its value at the end of the turn, and those found by playing on."""

    plan: tuple[Action, ...]
    near: float
    far: list[float] = field(default_factory=list)


class Expert(Thinking):
    """Flat evaluation of candidate turns in re-dealt worlds.

    Among a game's weights `expert_candidates` says how many turns are compared, `expert_worlds` in
    how many worlds at most, `expert_trust` how much what comes later counts against the present.
    `expert_span` levels values off at so many points, so that a victory seen in one world does not
    outweigh all the others; `expert_sure` ends the comparison when the best way is ahead of the
    next by so many standard errors.
    """

    def __init__(self, evaluation: Evaluation, given: PossibleWorld, seed: int) -> None:
        self._game = given.game
        self._evaluation = evaluation
        self._given = given
        self._seat = given.seat
        self._seed = seed
        weights = evaluation.weights
        self._most = int(weights.get("expert_candidates", CANDIDATES))
        self._worlds = int(weights.get("expert_worlds", WORLDS))
        self._trust = weights.get("expert_trust", TRUST)
        self._span = weights.get("expert_span", 0.0)
        self._sure = weights.get("expert_sure", 0.0)
        self._first = Standard(evaluation, given, seed)
        self._lookahead = Lookahead(given.game, evaluation, given.seat)
        self._ways: list[Way] = []

    def steps(self) -> Iterator[int]:
        """First Standard's steps, then one for each candidate followed through a world."""
        done = 0
        for done in self._first.steps():
            yield done
        found = self._first.decision().candidates[: self._most]
        self._ways = [Way(each.plan, self._levelled(each.value)) for each in found]
        if len(self._ways) < 2:
            return
        for number in range(self._worlds):
            world = self._given.another(f"{self._seed} future {number}").state
            for way in self._contenders():
                value = self._follow(way, world, f"{self._seed} {number}")
                way.far.append(self._levelled(value))
                yield done + self._lookahead.positions
            if self._is_settled():
                return

    def decision(self) -> Decision:
        """The best way so far; Standard's before anything was followed."""
        near = self._first.decision()
        seen = [way for way in self._ways if way.far]
        if len(seen) < len(self._ways) or not seen:
            return near
        ranked = sorted(seen, key=self._worth, reverse=True)
        why = {candidate.plan: candidate.reasons for candidate in near.candidates}
        candidates = tuple(
            Candidate(way.plan, self._worth(way), why.get(way.plan, ())) for way in ranked
        )
        positions = near.iterations + self._lookahead.positions
        return Decision(ranked[0].plan[0], candidates, positions)

    def _contenders(self) -> list[Way]:
        """The better half after four worlds, the best two after twelve."""
        count = len(self._ways[0].far)
        keep = len(self._ways) if count < 4 else max(2, (len(self._ways) + 1) // 2)
        if count >= 12:
            keep = 2
        ranked = sorted(self._ways, key=lambda way: (-len(way.far), -self._worth(way)))
        self._ways.sort(key=lambda way: (-len(way.far), -self._worth(way)))
        return ranked[:keep]

    def _levelled(self, value: float) -> float:
        return self._span * tanh(value / self._span) if self._span else value

    def _is_settled(self) -> bool:
        """True when more worlds would hardly change which way is best."""
        if not self._sure:
            return False
        first, second, *_ = sorted(self._ways, key=self._worth, reverse=True)
        if min(len(first.far), len(second.far)) < FEWEST:
            return False
        gaps = [mine - theirs for mine, theirs in zip(first.far, second.far, strict=False)]
        lead = self._worth(first) - self._worth(second)
        return lead > self._sure * self._trust * stdev(gaps) / sqrt(len(gaps))

    def _worth(self, way: Way) -> float:
        if not way.far:
            return way.near
        far = sum(way.far) / len(way.far)
        return self._trust * far + (1 - self._trust) * way.near

    def _follow(self, way: Way, world: Any, seed: str) -> float:
        """The value some turns later; a decision that this world forbids is replaced by lot."""
        state = self._game.clone(world)
        for action in way.plan:
            if action not in state.options:
                chance = Random(seed)
                options = self._evaluation.prune(state, state.options)
                line = walk_on(
                    self._game,
                    self._evaluation,
                    world,
                    state,
                    self._seat,
                    options[int(chance.random() * len(options))],
                    chance,
                )
                state = line.state
                break
            act(self._game.ops, state, action)
            if settle(self._game, self._evaluation, world, state, self._seat):
                break
        return self._lookahead.after(state, seed, round_of(world))
