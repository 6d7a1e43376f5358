"""Takes the best ends of its turn and plays on from them, as every seat would by the net."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from engine.ai.contract import Decision, Thinking
from engine.ai.learned.explained import Judged, Learner, candidates_of
from engine.ai.learned.judge import worth
from engine.ai.learned.net import Matrix
from engine.ai.learned.player import Learned
from engine.ai.learned.replies import Replies
from engine.ai.search.contest import Contest, Way
from engine.ai.search.methods import NetMethod
from engine.ai.search.taste import Taste
from engine.ai.worlds import PossibleWorld
from engine.core import Action


@dataclass(slots=True)
class Followed(Way):
    """An end that is followed. `end`: what it is worth by itself; `forecasts` behind its far
    values."""

    end: Judged = field(kw_only=True)
    forecasts: list[Matrix] = field(default_factory=list)


class Deepened(Thinking):
    """The own turn by the net, then its best ends through the rivals' turns to the end of the own
    next one, all in the same dealt worlds."""

    def __init__(
        self,
        learner: Learner,
        given: PossibleWorld,
        seed: int,
        method: NetMethod,
        taste: Taste | None = None,
    ) -> None:
        self._learner = learner
        self._given = given
        self._seed = seed
        self._method = method
        self._first = Learned(learner, given, seed, method, taste)
        self._replies = Replies(learner.features, learner.net, given.seat)
        self._contest: Contest[Followed] = Contest([], method.trust)

    def steps(self) -> Iterator[int]:
        """First those of the own turn, then one for each end followed through a world."""
        yield from self._first.steps()
        ends = self._first.ends()[: self._method.candidates]
        if len(ends) < 2 or not ends[0].way.state.agenda:
            return
        ways = [Followed(end.way.plan, end.value, end=end) for end in ends]
        contest = self._contest = Contest(ways, self._method.trust)
        for number in range(self._method.futures):
            world = self._given.another(f"{self._seed} future {number}").state
            for way in contest.contenders():
                state = self._given.game.clone(world)
                self._replies.replay(state, way.plan)
                found = self._replies.after(state, f"{self._seed} {number}")
                way.forecasts.append(found)
                liked = float(self._first.liked([way.end.way.state])[0])
                way.far.append(float(worth(self._learner.features, found[np.newaxis])[0]) + liked)
                yield self._looked_at

    @property
    def _looked_at(self) -> int:
        return self._first.looked_at + self._replies.positions

    def decision(self) -> Decision:
        """The best way so far, of those that begin alike the best one; that of the own turn alone
        before every end was followed once."""
        followed = self._contest.ranked()
        if not followed:
            return self._first.decision()
        best: dict[Action, Judged] = {}
        for way in followed:
            best.setdefault(way.plan[0], self._judged(way))
        candidates = candidates_of(self._learner, self._given, list(best.values()))
        return Decision(candidates[0].plan[0], candidates, self._looked_at)

    def _judged(self, way: Followed) -> Judged:
        """Worth and forecast of an end with what follows it."""
        trust = self._method.trust
        far: Matrix = np.mean(way.forecasts, axis=0)
        forecast = trust * far + (1 - trust) * way.end.forecast
        return Judged(self._contest.worth(way), way.end.way, forecast)
