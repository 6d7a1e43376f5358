"""The work of a review, a question at a time: every position passes the gate in this process, and
another one thinks about it. It may be stopped after any step and gone on with later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.ai.appraisal.contract import Appraisal, Verdict
from engine.ai.appraisal.review import (
    MOST,
    TURNING,
    Judgement,
    Review,
    mark_of,
    shifted,
)
from engine.ai.appraisal.thinking import APPRAISE
from engine.ai.contract import LEVELS, Budget
from engine.ai.learned.features import Features, load_features
from engine.ai.levels import budget_of
from engine.ai.reasons import say_reason
from engine.ai.thinker import Thinker
from engine.ai.worlds import PossibleWorld, possible_world
from engine.core import Action, act
from engine.session import Session

FIRST = "expert"
"""The level that looks through all decisions."""
STRONGEST = LEVELS[-1]
"""Who looks again at those that seem to have cost most."""
DOUBTFUL = 0.03
"""A loss that is worth a second look."""
MOST_AGAIN = 12
AGAIN_SHARE = 0.25
"""Of the progress that is shown, the part of the second look."""


class _Step(NamedTuple):
    """One question: a world and, if a decision is to be judged, what was played."""

    decision: int
    world: PossibleWorld
    level: str
    budget: Budget
    played: Action = ()


class ReviewJob:
    """Fills `review`; drive it with `poll` until it is complete, or `stop`."""

    def __init__(
        self, session: Session, seat: int, thinker: Thinker, known: Review | None = None
    ) -> None:
        mark = mark_of(session)
        self.session = session
        self.review = known if known is not None and known.mark == mark else Review(seat, mark)
        self._seat = seat
        self._thinker = thinker
        self._length = len(session.log)
        self._place = 0
        self._again = 0
        self._steps = self._questions()
        self._open: _Step | None = None

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        if self.review.complete:
            return 1.0
        first = self._place / max(1, self._length)
        second = min(1.0, self._again / MOST_AGAIN)
        return (1 - AGAIN_SHARE) * first + AGAIN_SHARE * second

    def poll(self) -> bool:
        """Go on as far as it does at once; True when something has been found."""
        if self.review.complete:
            return False
        if self._open is None:
            return self._next()
        decision = self._thinker.poll()
        if decision is None:
            return False
        self._note(self._open, decision.found)
        self._next()
        return True

    def stop(self) -> None:
        """Think no more; what was found stays."""
        if self._open is not None:
            self._thinker.cancel()
        self._open = None

    def _next(self) -> bool:
        self._open = next(self._steps, None)
        if self._open is None:
            self.review.complete = True
            return True
        step = self._open
        self._thinker.ask(step.world, step.level, step.decision, step.budget, step.played)
        return False

    # What is asked ------------------------------------------------------------------------

    def _questions(self) -> Iterator[_Step]:
        yield from self._first_look()
        self._note_end()
        while self._again < MOST_AGAIN:
            decision = self._dearest_open()
            if decision is None:
                return
            self._again += 1
            state = self.session.rewind(decision)
            yield self._examined(decision, state, STRONGEST)

    def _first_look(self) -> Iterator[_Step]:
        """Every beginning of a turn and every own decision, in one replay."""
        session, game = self.session, self.session.game
        state = session.rewind(0)
        features = load_features(game, state)
        for decision, action in enumerate(session.log):
            self._place = decision
            begins = decision == 0 or _begins(features, state, session, decision)
            if begins and decision not in self.review.curve:
                world = possible_world(game, state, self._seat)
                yield _Step(decision, world, APPRAISE, Budget(10_000))
            if self._is_open(decision, state) and not self._is_lost(decision):
                yield self._examined(decision, state, FIRST)
            act(game.ops, state, action)
        self._place = self._length

    def _is_open(self, decision: int, state: Any) -> bool:
        own = self.session.askers[decision] == self._seat and len(state.options) > 1
        return own and decision not in self.review.judgements

    def _is_lost(self, decision: int) -> bool:
        """True where too little is left to be lost, or nothing is known of it."""
        known = self.review
        return not known.curve or known.chances_at(decision)[self._seat] < TURNING

    def _examined(self, decision: int, state: Any, level: str) -> _Step:
        world = possible_world(self.session.game, state)
        return _Step(decision, world, level, budget_of(level), self.session.log[decision])

    def _dearest_open(self) -> int | None:
        """The decision that seems to have cost most of those that the strongest level has not seen,
        unless enough is known to have cost more."""
        review = self.review
        sure = [each.loss for each in review.turning_points() if each.level == STRONGEST]
        least = min(sure) if len(sure) == MOST else 0.0
        known = review.judgements.values()
        doubtful = [each for each in known if each.level != STRONGEST and each.loss >= DOUBTFUL]
        worst = max(doubtful, key=lambda each: each.loss, default=None)
        return worst.decision if worst is not None and worst.loss > least else None

    # What is found ------------------------------------------------------------------------

    def _note(self, step: _Step, found: object) -> None:
        review, game = self.review, self.session.game.key
        if isinstance(found, Appraisal):
            review.curve[step.decision] = found.chances
            review.source, review.games = found.source, found.games
            return
        if not isinstance(found, Verdict):  # nobody could think about it: nothing is said of it
            if step.level == APPRAISE:
                return
            found = Verdict(step.played)
        best = review.chances_at(step.decision)[self._seat]
        review.judgements[step.decision] = Judgement(
            step.decision,
            best,
            shifted(best, found.behind) if found.behind else best,
            found.better,
            step.level,
            tuple(say_reason(game, reason) for reason in found.reasons),
        )

    def _note_end(self) -> None:
        """At the end nothing is left to chance."""
        outcome = self.session.game.outcome(self.session.state)
        share = 1 / len(outcome.winners)
        seats = range(len(outcome.totals))
        ends = tuple(share if seat in outcome.winners else 0.0 for seat in seats)
        self.review.curve[self._length] = ends


def _begins(features: Features | None, state: Any, session: Session, decision: int) -> bool:
    if features is not None:
        return features.begins(state)
    return session.askers[decision] != session.askers[decision - 1]
