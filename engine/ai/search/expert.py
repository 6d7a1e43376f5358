"""Expert: takes the best ways of the turn that Standard finds and plays on from them.

Each candidate turn is followed through the same possible worlds: the others' turns, then its own
next turn. Candidates that fall behind are given up, so that the rest is looked at more closely.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import tanh
from random import Random
from typing import Any

from engine.ai.contract import Candidate, Decision, Evaluation, Thinking
from engine.ai.reasons import compared
from engine.ai.search.contest import Contest, Way
from engine.ai.search.lookahead import Lookahead
from engine.ai.search.rollouts import walk_on
from engine.ai.search.standard import Standard
from engine.ai.search.turns import settle
from engine.ai.worlds import PossibleWorld
from engine.core import Action, act
from engine.game import round_of

CANDIDATES = 6
GAP = 4.0
WORLDS = 24
TRUST = 0.7


class Expert(Thinking):
    """Flat evaluation of candidate turns in re-dealt worlds.

    Among a game's weights `expert_candidates` says how many turns are compared that begin with
    different decisions, `expert_kinds` how many that differ in outline and are at most `expert_gap`
    points behind the best, `expert_worlds` in how many worlds at most, `expert_trust` how much what
    comes later counts against the present.
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
        self._kinds = int(weights.get("expert_kinds", 0))
        self._gap = weights.get("expert_gap", GAP)
        self._worlds = int(weights.get("expert_worlds", WORLDS))
        self._trust = weights.get("expert_trust", TRUST)
        self._span = weights.get("expert_span", 0.0)
        self._sure = weights.get("expert_sure", 0.0)
        self._first = Standard(evaluation, given, seed)
        self._lookahead = Lookahead(given.game, evaluation, given.seat)
        self._contest: Contest[Way] = Contest([], self._trust)

    def steps(self) -> Iterator[int]:
        """First Standard's steps, then one for each candidate followed through a world."""
        done = 0
        for done in self._first.steps():
            yield done
        ways = self._ways()
        if len(ways) < 2:
            return
        contest = self._contest = Contest(ways, self._trust, self._sure)
        for number in range(self._worlds):
            world = self._given.another(f"{self._seed} future {number}").state
            for way in contest.contenders():
                value = self._follow(way, world, f"{self._seed} {number}")
                way.far.append(self._levelled(value))
                yield done + self._lookahead.positions
            if contest.settled():
                return

    def decision(self) -> Decision:
        """The best way so far; Standard's before anything was followed."""
        near = self._first.decision()
        contest = self._contest
        ranked = best_by_first(contest.ranked())
        if not ranked:
            return near
        ends = self._first.ends() | {line.plan: line.state for line in self._first.kinds()}
        told = [(contest.worth(way), ends[way.plan]) for way in ranked]
        why = compared(self._evaluation, told, self._seat)
        candidates = tuple(
            Candidate(way.plan, contest.worth(way), reasons)
            for way, reasons in zip(ranked, why, strict=True)
        )
        positions = near.iterations + self._lookahead.positions
        return Decision(ranked[0].plan[0], candidates, positions)

    def _chosen(self, candidates: tuple[Candidate, ...]) -> list[Candidate]:
        """The best ones, and the one that is compared whatever it seems worth."""
        best, others = candidates[: self._most], candidates[self._most :]
        return [*best, *(each for each in others if each.plan[0] == self._evaluation.also)]

    def _ways(self) -> list[Way]:
        """The best way behind each first decision, and the best ones of other kinds."""
        found = self._chosen(self._first.decision().candidates)
        worths = {each.plan: each.value for each in found}
        kinds = self._first.kinds()[: self._kinds]
        for line in kinds:
            if line.value >= kinds[0].value - self._gap:
                worths.setdefault(line.plan, line.value)
        return [Way(plan, self._levelled(value)) for plan, value in worths.items()]

    def _levelled(self, value: float) -> float:
        return self._span * tanh(value / self._span) if self._span else value

    def _follow(self, way: Way, world: Any, seed: str) -> float:
        """The value some turns later; the rest of a plan that this world does not allow is
        searched anew, or replaced by lot."""
        state = self._game.clone(world)
        over = False
        for action in way.plan:
            if action not in state.options:
                if not self._lookahead.whole:
                    state, over = self._by_lot(world, state, seed), True
                break
            act(self._game.ops, state, action)
            over = settle(self._game, self._evaluation, world, state, self._seat)
            if over:
                break
        if not over and self._lookahead.whole:
            state = self._lookahead.finished(state, seed)
        return self._lookahead.after(state, seed, round_of(world))

    def _by_lot(self, world: Any, state: Any, seed: str) -> Any:
        """The end of the turn begun in `world` with decisions at random."""
        chance = Random(seed)
        options = self._evaluation.prune(state, state.options)
        first = options[int(chance.random() * len(options))]
        return walk_on(self._game, self._evaluation, world, state, self._seat, first, chance).state


def best_by_first(ranked: list[Way]) -> list[Way]:
    """Of the ways that begin with the same decision the best, best first."""
    best: dict[Action, Way] = {}
    for way in ranked:
        best.setdefault(way.plan[0], way)
    return list(best.values())
