"""The work of a review from the first question to the last, and what is read off it."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from random import Random

import pytest

from engine.ai.appraisal.job import STRONGEST, ReviewJob
from engine.ai.appraisal.review import APART, Judgement, Review, mark_of, reviewable, shifted
from engine.ai.contract import Budget
from engine.ai.thinker import Thinker
from engine.games import folder_of, load_game, registered
from engine.session import Session
from tests.engine.ai.samples import persons


def random_game(key: str = "caylus", seats: int = 2, seed: int = 5) -> Session:
    session, chance = Session(load_game(key), persons(seats), seed), Random(seed)
    while not session.over:
        session.act(chance.choice(session.state.options))
    return session


def worked(job: ReviewJob, most: int = 10_000) -> int:
    """Drive a job to its end, or so many findings far."""
    found = 0
    while not job.review.complete and found < most:
        found += job.poll()
        time.sleep(0.001)
    return found


@pytest.mark.slow
def test_a_review_goes_on_where_it_was_stopped_and_ends_complete(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.ai.appraisal.job.budget_of", lambda level: Budget(200))
    session = random_game()
    thinker = Thinker()
    first = ReviewJob(session, 1, thinker)
    assert worked(first, 12) == 12
    first.stop()
    assert not first.review.complete
    assert 0 < first.progress < 1
    second = ReviewJob(session, 1, thinker, first.review)
    worked(second)
    thinker.close()
    review = second.review
    assert review.complete
    assert second.progress == 1.0
    assert max(review.curve) == len(session.log)
    ends = review.curve[len(session.log)]
    assert [seat for seat, chance in enumerate(ends) if chance] == list(
        session.game.outcome(session.state).winners
    )
    for decision, judgement in review.judgements.items():
        assert session.askers[decision] == 1
        assert judgement.played <= judgement.best + 1e-9
    points = review.turning_points()
    assert points, "a game at random has turning points"
    assert all(each.level == STRONGEST for each in points)


@pytest.mark.slow
def test_where_thinking_fails_a_review_says_nothing_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_process(_: str) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("engine.ai.thinker.get_context", no_process)
    monkeypatch.syspath_prepend(tmp_path)
    shutil.copytree(
        folder_of("versailles"),
        tmp_path / "unlucky",
        ignore=shutil.ignore_patterns("__pycache__", "lessons", "net_*"),
    )
    (tmp_path / "unlucky" / "ai" / "chances.toml").write_text("rubbish", encoding="utf-8")
    start = tmp_path / "unlucky" / "__init__.py"
    code = start.read_text(encoding="utf-8")
    start.write_text(code.replace('KEY = "versailles"', 'KEY = "unlucky"'), encoding="utf-8")
    with registered("unlucky", "unlucky"):
        session = random_game("unlucky")
        thinker = Thinker()
        job = ReviewJob(session, 0, thinker)
        worked(job)
        assert "chances.toml" in thinker.fault
        assert job.review.complete
        assert list(job.review.curve) == [len(session.log)]
        assert not job.review.turning_points()


def test_a_review_of_another_log_is_begun_anew() -> None:
    session = random_game()
    known = Review(0, "of another log", curve={0: (0.5, 0.5)})
    job = ReviewJob(session, 0, Thinker(), known)
    assert job.review is not known
    assert job.review.mark == mark_of(session)
    kept = Review(0, mark_of(session))
    assert ReviewJob(session, 0, Thinker(), kept).review is kept


def judged(decision: int, loss: float) -> Judgement:
    return Judgement(decision, 0.5, 0.5 - loss, ("other",), STRONGEST)


def test_turning_points_are_the_dearest_and_lie_apart() -> None:
    losses = [0.02, 0.3, 0.29, 0.0, 0.1, 0.04, 0.0, 0.2, 0.0, 0.0, 0.07, 0.0]
    review = Review(0, "", judgements={7 * at: judged(7 * at, x) for at, x in enumerate(losses)})
    found = [each.decision // 7 for each in review.turning_points()]
    assert found == [1, 4, 7]
    assert APART == 3


def test_small_losses_are_no_turning_points() -> None:
    review = Review(0, "", judgements={at: judged(at, 0.049) for at in range(9)})
    assert review.turning_points() == []


def test_what_no_own_decision_cost_was_luck_or_others() -> None:
    curve: dict[int, tuple[float, ...]] = {0: (0.6, 0.4), 2: (0.4, 0.6), 4: (0.1, 0.9)}
    curve[5] = (0.05, 0.95)
    review = Review(0, "", curve=curve, judgements={1: judged(1, 0.18)})
    fall = review.worst_fall([0, 0, 1, 1, 0])
    assert fall is not None
    assert (fall.decision, fall.until, fall.cause) == (2, 4, "others")
    assert fall.amount == pytest.approx(0.3)
    fall = review.worst_fall([0, 0, 0, 0, 0])
    assert fall is not None
    assert fall.cause == "luck"
    assert Review(0, "", curve={0: (0.5, 0.5), 1: (0.45, 0.55)}).worst_fall([0]) is None


def test_a_worse_decision_leaves_a_smaller_chance() -> None:
    assert shifted(0.5, 0.0) == pytest.approx(0.5)
    assert 0 < shifted(0.5, 1.0) < 0.5
    assert shifted(1.0, 1.0) < 1.0


def test_persons_are_reviewed_and_in_their_absence_computers() -> None:
    kinds = [{"kind": kind} for kind in ("person", "expert", "person", "automa")]
    assert reviewable(kinds) == [0, 2]
    assert reviewable(kinds[1:2] + kinds[3:]) == [0]
