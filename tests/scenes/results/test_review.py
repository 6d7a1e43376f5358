"""Where the game turned: opened from the score sheet and the library, walked by mouse and keys."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.ai.appraisal.review import Judgement, Review, mark_of
from engine.explain import Text
from engine.games import load_game
from engine.texts import languages
from saves.errors import SaveError, message
from scenes.app import App
from scenes.library.scene import LibraryScene
from scenes.play.records.keeping import keep_result
from scenes.play.reviewing import reviewer_of
from scenes.play.seating import persons_config
from scenes.play.sessions import Loaded, begin
from scenes.results.review.scene import ReviewScene
from scenes.results.scene import ResultsScene
from scenes.shell.layer import Size
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.listener import Recorder
from tests.scenes.support import Plain, click, key, make_app, wait_until

SEATS = 2
WHY = Text("ai.reason.gain", {"what": Text("ai.caylus.goods")})


def finished(app: App, game: str = "caylus", seed: int = 4) -> Loaded:
    """A whole game of persons at random, in the library."""
    loaded = begin(app.library, game, persons_config(SEATS), seed)
    session, chance = loaded.session, Random(seed)
    while not session.over:
        action = chance.choice(session.state.options)
        app.library.append(loaded.id, len(session.log), list(action))
        session.act(action)
    keep_result(app.library, loaded.id, session)
    return loaded


def reviewed(app: App, loaded: Loaded, seat: int = 0) -> Review:
    """A review as a job would have kept it: every own decision judged, three of them dear."""
    session = loaded.session
    own = [at for at, asker in enumerate(session.askers) if asker == seat]
    offered = {at: session.rewind(at).options for at in own}
    real = [at for at in own if len(offered[at]) > 1]
    dear = {real[len(real) * part // 5]: 0.06 * part for part in (1, 2, 3)}
    review = Review(seat, mark_of(session), "sum", 240, complete=True)
    for at in range(0, len(session.log), 5):
        review.curve[at] = (0.5 + 0.3 * (at % 2), 0.5 - 0.3 * (at % 2))
    review.curve[len(session.log)] = (1.0, 0.0)
    for at in own:
        others = [action for action in offered[at] if action != session.log[at]]
        better = others[0] if at in dear else session.log[at]
        lost = dear.get(at, 0.0)
        review.judgements[at] = Judgement(at, 0.5, 0.5 - lost, better, "master", (WHY,))
    app.library.keep_review(loaded.id, review)
    return review


def review_app(folder: Path, size: Size = (1366, 768)) -> tuple[App, Loaded]:
    app = make_app(folder, size)
    loaded = finished(app)
    for seat in range(SEATS):
        reviewed(app, loaded, seat)
    app.stack.push(Plain(app, "title"))
    app.stack.push(ResultsScene(app, loaded.id, loaded.session))
    app.tick([], 0.0)
    app.tick([key(pygame.K_SPACE)], 0.0)
    results = app.stack.top
    assert isinstance(results, ResultsScene)
    app.tick(click(results.boxes()["review"].center), 0.0)
    app.tick([], 0.0)
    return app, loaded


@pytest.fixture
def opened(tmp_path: Path) -> tuple[App, Loaded]:
    return review_app(tmp_path)


def scene(app: App) -> ReviewScene:
    top = app.stack.top
    assert isinstance(top, ReviewScene)
    return top


def press(app: App, target: str) -> None:
    app.tick(click(scene(app).boxes()[target].center), 0.0)
    app.tick([], 0.0)


@pytest.mark.slow
def test_it_opens_at_the_dearest_decision(opened: tuple[App, Loaded]) -> None:
    app, _ = opened
    points = scene(app).review.turning_points()
    assert len(points) == 3
    assert scene(app).decision == max(points, key=lambda each: each.loss).decision


@pytest.mark.slow
def test_arrows_walk_through_the_own_decisions(opened: tuple[App, Loaded]) -> None:
    app, loaded = opened
    own = [at for at, asker in enumerate(loaded.session.askers) if asker == 0]
    app.tick([key(pygame.K_HOME)], 0.0)
    assert scene(app).decision == own[0]
    app.tick([key(pygame.K_RIGHT), key(pygame.K_RIGHT)], 0.0)
    assert scene(app).decision == own[2]
    app.tick([key(pygame.K_LEFT)], 0.0)
    assert scene(app).decision == own[1]
    app.tick([key(pygame.K_END), key(pygame.K_RIGHT)], 0.0)
    assert scene(app).decision == own[-1]


@pytest.mark.slow
def test_slips_and_seals_and_the_chart_choose_a_decision(opened: tuple[App, Loaded]) -> None:
    app, _ = opened
    points = scene(app).review.turning_points()
    press(app, "slip:0")
    assert scene(app).decision == points[0].decision
    press(app, "seal:1")
    assert scene(app).decision == points[1].decision
    press(app, "next")
    assert scene(app).decision == points[2].decision
    press(app, "next")
    assert scene(app).decision == points[0].decision
    plane = scene(app).boxes()["plane"]
    app.tick(click((plane.right - 3, plane.bottom - 5)), 0.0)
    assert scene(app).decision == max(scene(app).review.judgements)


@pytest.mark.slow
def test_somebody_else_is_looked_at_by_the_name_beside_the_chart(
    opened: tuple[App, Loaded],
) -> None:
    app, loaded = opened
    press(app, "seat:1")
    assert scene(app).seat == 1
    assert loaded.session.askers[scene(app).decision] == 1


@pytest.mark.slow
def test_enter_shows_the_decision_on_the_table(opened: tuple[App, Loaded]) -> None:
    app, _ = opened
    decision = scene(app).decision
    app.tick([key(pygame.K_RETURN)], 0.0)
    wait_until(app, lambda: isinstance(app.stack.top, TableScene))
    table = app.stack.top
    assert isinstance(table, TableScene)
    wait_until(app, lambda: table.model.past is not None, 0.02)
    assert table.model.past is not None
    assert table.model.past.line.decision >= decision
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert scene(app).decision == decision, "back to the review"


@pytest.mark.slow
def test_playing_on_begins_a_game_of_its_own_that_counts_as_assisted(
    opened: tuple[App, Loaded],
) -> None:
    app, loaded = opened
    decision = scene(app).decision
    press(app, "branch")
    (table,) = (each for each in app.stack.scenes if isinstance(each, TableScene))
    assert len(table.match.session.log) == decision
    assert table.match.session.assisted
    line = app.library.summary(table.session_id)
    assert line is not None
    assert line.assisted
    assert not line.finished
    kept = app.library.load(loaded.id)
    assert len(kept.log) == len(loaded.session.log)
    assert not kept.assisted


@pytest.mark.slow
def test_a_game_that_cannot_be_branched_is_told_in_a_notice(
    opened: tuple[App, Loaded], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, _ = opened

    def refused(*_: object, **__: object) -> str:
        raise SaveError(message("session.unreadable"))

    monkeypatch.setattr(type(app.library), "branch", refused)
    press(app, "branch")
    assert isinstance(app.stack.top, ReviewScene)
    assert app.notice.sentence == app.say("session.unreadable")


@pytest.mark.slow
def test_escape_goes_back_to_the_score_sheet(opened: tuple[App, Loaded]) -> None:
    app, _ = opened
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert isinstance(app.stack.top, ResultsScene)


def test_it_opens_from_the_library(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    loaded = finished(app)
    reviewed(app, loaded)
    app.stack.push(LibraryScene(app))
    app.tick([], 0.0)
    library = app.stack.top
    assert isinstance(library, LibraryScene)
    app.tick(click(library.boxes()["review"].center), 0.0)
    app.tick([], 0.0)
    assert scene(app).review.complete


@pytest.mark.slow
def test_what_is_not_known_is_made_in_the_background_and_kept(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    loaded = finished(app, "tara", 3)
    app.stack.push(Plain(app, "title"))
    app.stack.push(ReviewScene(app, loaded.id, loaded.session))
    app.tick([], 0.0)
    assert scene(app).progress is not None
    assert app.pause_seconds() < 0.1
    for _ in range(20_000):
        app.tick([], 0.01)
        pygame.time.wait(1)
        if len(scene(app).review.curve) > 2:
            break
    found = len(scene(app).review.curve)
    press(app, "pause")
    assert scene(app).progress is None
    mark = mark_of(loaded.session)
    kept = app.library.review(loaded.id, 0, mark)
    assert kept is not None
    assert len(kept.curve) >= found
    assert not kept.complete
    press(app, "pause")
    assert scene(app).progress is not None
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert reviewer_of(app).progress(loaded.id, 0) is not None, "it goes on without the page"
    reviewer_of(app).close()
    assert app.library.review(loaded.id, 0, mark) is not None


@pytest.mark.slow
def test_a_game_that_the_library_does_not_have_is_reviewed_in_memory(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    loaded = finished(app)
    reviewer = reviewer_of(app)
    assert reviewer_of(app) is reviewer
    reviewer.start("", loaded.session, 0)
    for _ in range(20_000):
        reviewer.update()
        pygame.time.wait(1)
        known = reviewer.review("", loaded.session, 0)
        if known is not None and known.curve:
            break
    reviewer.cancel("", 0)
    known = reviewer.review("", loaded.session, 0)
    assert known is not None
    assert known.curve
    assert reviewer.next_wakeup is None
    reviewer.close()


@pytest.mark.slow
def test_it_is_told_to_somebody_who_listens(opened: tuple[App, Loaded]) -> None:
    app, _ = opened
    app.narrator.voice = recorder = Recorder()
    app.settings.voice = True
    for language in languages():
        app.speak(language)
        app.tick([], 0.02)
        app.tick([key(pygame.K_HOME)], 0.02)
        before = len(recorder.texts)
        app.tick([key(pygame.K_END)], 0.02)
        assert len(recorder.texts) > before, "another decision is told"
        for target in scene(app).boxes():
            assert scene(app).target_words(target), target
        app.tick([key(pygame.K_F2)], 0.02)
        assert app.say("review.title") in recorder.texts[-1]
        app.tick([key(pygame.K_F3)], 0.02)
        assert app.say("review.branch_help").rstrip(".") in recorder.texts[-1]


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(["hu", "en", "pt_BR"]))
def test_every_decision_has_its_words(tmp_path: Path, language: str) -> None:
    app, loaded = review_app(tmp_path, (1280, 690))
    app.speak(language)
    app.tick([], 0.0)
    for _ in range(6):
        app.tick([key(pygame.K_RIGHT)], 0.0)
    assert load_game("caylus").key == loaded.session.game.key
    assert scene(app).decision >= 0
