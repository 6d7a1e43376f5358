"""Expert's other method: a tree over the decisions of the turn, grown in re-dealt worlds.

Information-set search with one observer: each round draws a possible world, walks down the tree
among the answers that this world allows, tries one new answer, plays to the end of the
turn at random and on from there. Nodes hold counts, never states.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any

from engine.ai.contract import Candidate, Decision, Evaluation, Thinking
from engine.ai.reasons import compared
from engine.ai.search.lookahead import Lookahead
from engine.ai.search.rollouts import walk_on
from engine.ai.search.turns import LONGEST, Line, settle
from engine.ai.worlds import PossibleWorld
from engine.core import Action, act

ROUNDS = 2000
CURIOSITY = 0.4
"""How much little-tried answers are preferred, where values go from 0 to 1."""
TOLD = 3


@dataclass(slots=True)
class Node:
    """An answer given: how often it was taken, offered, and the sum of what followed."""

    visits: int = 0
    offered: int = 0
    total: float = 0.0
    children: dict[Action, Node] = field(default_factory=dict)

    def mean(self) -> float:
        """Mean value of what followed."""
        return self.total / self.visits if self.visits else 0.0


class Tree(Thinking):
    """The tree of one decision. `tree_rounds` and `tree_lookahead` among a game's weights say how
    many rounds at most, and whether to play on after the turn (1) or value its end (0)."""

    def __init__(self, evaluation: Evaluation, given: PossibleWorld, seed: int) -> None:
        self._game = given.game
        self._evaluation = evaluation
        self._given = given
        self._seat = given.seat
        self._seed = seed
        self._root = Node()
        self._low = float("inf")
        self._high = float("-inf")
        self._lookahead = Lookahead(given.game, evaluation, given.seat)
        self._plays_on = bool(evaluation.weights.get("tree_lookahead", 1.0))
        self._rounds = int(evaluation.weights.get("tree_rounds", ROUNDS))
        self._ends: dict[Action, Line] = {}
        self._positions = 0

    def steps(self) -> Iterator[int]:
        """One step for each round."""
        for number in range(self._rounds):
            self._round(number)
            yield self._positions + self._lookahead.positions

    def decision(self) -> Decision:
        """The answer taken most often, which is the one that held out best."""
        positions = self._positions + self._lookahead.positions
        ranked = sorted(
            self._root.children.items(), key=lambda item: (-item[1].visits, -item[1].mean())
        )
        if not ranked:
            first = self._evaluation.prune(self._given.state, self._given.state.options)[0]
            return Decision(first, (), positions)
        candidates = self._candidates(ranked[:TOLD])
        return Decision(ranked[0][0], candidates, positions)

    def _candidates(self, ranked: list[tuple[Action, Node]]) -> tuple[Candidate, ...]:
        """Each with the best end of the turn that was seen behind it."""
        told = [(node.mean(), self._ends[action].state) for action, node in ranked]
        why = compared(self._evaluation, told, self._seat)
        return tuple(
            Candidate(self._ends[action].plan, node.mean(), reasons)
            for (action, node), reasons in zip(ranked, why, strict=True)
        )

    def _round(self, number: int) -> None:
        chance = Random(f"{self._seed} tree {number}")
        world = self._given.another(f"{self._seed} tree {number}").state
        state = self._game.clone(world)
        path = [self._root]
        plan: list[Action] = []
        over = False
        while not over and len(plan) < LONGEST:
            node, action, fresh = self._next(path[-1], state, chance)
            path.append(node)
            plan.append(action)
            if fresh:
                line = walk_on(
                    self._game, self._evaluation, world, state, self._seat, action, chance
                )
                state = line.state
                plan[-1:] = line.plan
                break
            act(self._game.ops, state, action)
            over = settle(self._game, self._evaluation, world, state, self._seat)
        self._learn(path, tuple(plan), state, f"{self._seed} {number}")

    def _next(self, node: Node, state: Any, chance: Random) -> tuple[Node, Action, bool]:
        """The next node: an untried answer first, else the most promising one."""
        options = self._evaluation.prune(state, state.options)
        untried = [action for action in options if action not in node.children]
        if untried:
            action = untried[int(chance.random() * len(untried))]
            node.children[action] = Node()
            self._offer(node, options)
            return node.children[action], action, True
        self._offer(node, options)
        action = max(options, key=lambda option: self._promise(node.children[option]))
        return node.children[action], action, False

    def _offer(self, node: Node, options: Sequence[Action]) -> None:
        for action in options:
            child = node.children.get(action)
            if child is not None:
                child.offered += 1

    def _promise(self, node: Node) -> float:
        """Upper confidence bound, values scaled to what was seen so far."""
        if not node.visits:
            return float("inf")
        span = max(1e-9, self._high - self._low)
        good = (node.mean() - self._low) / span
        return good + CURIOSITY * sqrt(log(node.offered) / node.visits)

    def _learn(self, path: list[Node], plan: tuple[Action, ...], state: Any, seed: str) -> None:
        near = self._evaluation.value(state, self._seat)
        known = self._ends.get(plan[0])
        if known is None or near > known.value:
            self._ends[plan[0]] = Line(plan, self._game.clone(state), near, over=True)
        value = self._lookahead.after(state, seed) if self._plays_on else near
        self._positions += 1
        self._low = min(self._low, value)
        self._high = max(self._high, value)
        for node in path:
            node.visits += 1
            node.total += value
