"""The score sheet: filled step by step, completed by any key, explained by clicks, and ways on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.explain import Text
from engine.game import Outcome, ScoreRow
from engine.session import Session
from engine.texts import load_catalogue
from scenes.app import App
from scenes.commands.bench.engine import random_log
from scenes.play.seating import solo_config
from scenes.play.sessions import Loaded, begin
from scenes.results.scene import ResultsScene
from scenes.results.score_sheet import STEP_SECONDS, Filling, make_sheet
from scenes.shell.scene import Scene
from scenes.table.model.match import Match
from scenes.table.model.prompt import PromptMaker
from tests.sampling import sampled
from tests.scenes.support import Plain, click, key, make_app, reroute, settle


class StubTable(Plain):
    """Stands in for the table: it keeps what it was given."""

    def __init__(self, app: App, session_id: str, session: Session) -> None:
        super().__init__(app, "table")
        self.session = session


def finished(app: App, seed: int = 5) -> Loaded:
    """A whole random game in the library."""
    config = solo_config("Réka", "green", "Builder", "builder", 1)
    loaded = begin(app.library, "viscounts", config, seed)
    for index, action in enumerate(random_log(loaded.session.game, config, seed)):
        loaded.session.act(action)
        app.library.append(loaded.id, index, list(action))
    return loaded


def results_app(folder: Path, size: tuple[int, int] = (1366, 768)) -> App:
    app = make_app(folder, size)
    reroute(app, table=lambda key, session: StubTable(app, key, session))
    loaded = finished(app)
    app.stack.push(Plain(app, "title"))
    app.stack.push(StubTable(app, loaded.id, loaded.session))
    app.stack.push(ResultsScene(app, loaded.id, loaded.session))
    app.tick([], 0.0)
    return app


@pytest.fixture
def app(tmp_path: Path) -> App:
    return results_app(tmp_path)


def sheet(app: App) -> ResultsScene:
    scene = app.stack.scenes[-1]
    assert isinstance(scene, ResultsScene)
    return scene


def press(app: App, target: str) -> Scene:
    app.tick(click(sheet(app).boxes()[target].center), 0.0)
    app.tick([], 0.0)
    scene = app.stack.top
    assert scene is not None
    return scene


def complete(app: App) -> None:
    app.tick([key(pygame.K_SPACE)], 0.0)


@pytest.mark.slow
def test_rows_appear_one_by_one_and_then_it_rests(app: App) -> None:
    assert sheet(app).filling.shown == 0
    drawn = [app.tick([], STEP_SECONDS) for _ in range(3)]
    assert drawn == [True, True, True]
    assert sheet(app).filling.shown == 3
    settle(app, 60.0)
    for _ in range(40):
        app.tick([], STEP_SECONDS)
    assert sheet(app).filling.complete
    assert not app.tick([], 5.0)


@pytest.mark.parametrize(
    "event",
    [key(pygame.K_SPACE), key(pygame.K_a), key(pygame.K_ESCAPE), click((3, 3))[1]],
)
def test_any_key_or_button_completes_it(app: App, event: pygame.event.Event) -> None:
    app.tick([event], 0.0)
    assert sheet(app).filling.complete


def test_the_key_that_completes_does_nothing_else(app: App) -> None:
    app.tick(click(sheet(app).boxes()["to_title"].center), 0.0)
    app.tick([], 0.0)
    assert isinstance(app.stack.top, ResultsScene)


def test_totals_are_the_sums_of_the_rows(app: App) -> None:
    made = sheet(app).sheet
    for seat, total in enumerate(made.totals):
        assert sum(row.points[seat] for row in made.rows) == total


@pytest.mark.slow
def test_a_number_tells_what_it_is_made_of(app: App) -> None:
    complete(app)
    press(app, "cell:0:1")
    assert sheet(app).details
    press(app, "cell:0:1")
    assert sheet(app).details == ()
    press(app, "cell:1:0")
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert sheet(app).details == ()
    assert app.stack.top is sheet(app)


@pytest.mark.parametrize("leave", ["board", "escape"])
def test_the_final_board_can_be_looked_at(app: App, leave: str) -> None:
    complete(app)
    if leave == "board":
        press(app, "board")
    else:
        app.tick([key(pygame.K_ESCAPE)], 0.0)
        app.tick([], 0.0)
    table = app.stack.top
    assert isinstance(table, StubTable)
    assert table.session.over


def test_again_with_the_same_seed(app: App) -> None:
    old = sheet(app).session
    complete(app)
    table = press(app, "again_same")
    assert isinstance(table, StubTable)
    assert (table.session.seed, table.session.log) == (old.seed, [])
    assert table.session.config["seats"] == old.config["seats"]
    assert table.session.config["options"] == old.config["options"]
    assert len(app.stack.scenes) == 2


@pytest.mark.parametrize("again", ["again_same", "again_new"])
def test_a_game_of_before_is_played_again_with_asked_ends(app: App, again: str) -> None:
    old = sheet(app).session
    assert "ends" not in old.config
    complete(app)
    table = press(app, again)
    assert isinstance(table, StubTable)
    assert table.session.config == {**old.config, "ends": "asked"}


def test_again_with_a_new_seed(app: App) -> None:
    old = sheet(app).session
    complete(app)
    table = press(app, "again_new")
    assert isinstance(table, StubTable)
    assert table.session.seed != old.seed
    assert len(app.library.sessions()) == 2


def test_back_to_the_title(app: App) -> None:
    complete(app)
    assert isinstance(press(app, "to_title"), Plain)
    assert len(app.stack.scenes) == 1


def test_the_game_is_finished_and_recorded_once(tmp_path: Path) -> None:
    app = results_app(tmp_path)
    session_id, session = sheet(app).session_id, sheet(app).session
    app.stack.push(ResultsScene(app, session_id, session))
    settle(app)
    summary = app.library.summary(session_id)
    assert summary is not None
    assert summary.finished
    assert app.library.latest_unfinished() is None
    records = app.library.records("viscounts")
    assert len(records) == 1
    assert records[0].category == "automa:builder:1"
    assert records[0].score == sheet(app).sheet.totals[0]


def test_an_assisted_game_is_no_record_and_says_so(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    loaded = finished(app)
    loaded.session.assisted = True
    app.stack.push(ResultsScene(app, loaded.id, loaded.session))
    app.tick([], 0.0)
    assert app.library.records("viscounts") == []
    assert "Assisted" in sheet(app).remark


def test_hints_that_were_taken_stand_on_the_sheet(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    loaded = finished(app)
    app.stack.push(ResultsScene(app, loaded.id, loaded.session))
    app.tick([], 0.0)
    assert "hint" not in sheet(app).remark
    loaded.session.hints = 1
    assert "1 hint taken" in sheet(app).remark
    loaded.session.hints = 2
    assert "2 hints taken" in sheet(app).remark


def outcome(totals: tuple[int, ...], winners: tuple[int, ...], reason: str) -> Outcome:
    return Outcome((ScoreRow("buildings", totals),), totals, totals, winners, Text(reason))


def say() -> Callable[..., str]:
    return load_catalogue("en").say


def test_the_winner_is_named_with_the_reason() -> None:
    made = make_sheet(
        "viscounts", outcome((40, 50), (1,), "viscounts.outcome.points"), ["Ana", "Kim"], say()
    )
    assert made.headline == "Kim wins with 50"
    assert made.reason
    assert not made.reason.startswith("viscounts.outcome.")


def test_a_shared_victory_names_everybody() -> None:
    made = make_sheet(
        "viscounts", outcome((50, 50), (0, 1), "viscounts.outcome.solo_tie"), ["Ana", "Kim"], say()
    )
    assert "Ana" in made.headline
    assert "Kim" in made.headline


def test_a_tie_with_the_automa_is_its_victory() -> None:
    made = make_sheet(
        "viscounts", outcome((50, 50), (1,), "viscounts.outcome.solo_tie"), ["Ana", "Cleric"], say()
    )
    assert made.headline.startswith("Cleric")
    assert "tie" in made.reason.lower()


def test_filling_takes_one_step_at_a_time_whatever_the_frame_rate() -> None:
    slow, quick = Filling(5), Filling(5)
    slow.update(STEP_SECONDS * 3.5)
    for _ in range(350):
        quick.update(STEP_SECONDS / 100)
    assert slow.shown == quick.shown == 3
    assert slow.next_wakeup == pytest.approx(quick.next_wakeup, abs=1e-6)
    slow.finish()
    assert slow.next_wakeup is None


@pytest.mark.parametrize("size", sampled([(1280, 690), (1366, 768), (1920, 1080), (2560, 1440)]))
def test_numbers_and_buttons_are_large_enough_and_apart(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = results_app(tmp_path, size)
    boxes = sheet(app).boxes()
    screen = pygame.Rect((0, 0), size)
    for name, box in boxes.items():
        assert screen.contains(box), name
        assert min(box.size) >= 32, name
        others = [other for key_, other in boxes.items() if key_ != name]
        assert box.collidelist(others) < 0, name


def test_the_table_names_the_winner_too(app: App) -> None:
    made = sheet(app)
    prompt = PromptMaker(Match(made.session), lambda text: app.say(text, made.sheet.names))
    assert prompt.over().sentence.endswith(made.sheet.headline)


def test_the_seed_is_not_told_while_a_branch_is_played(app: App) -> None:
    scene = sheet(app)
    told = app.say("ui.results.seed", seed=scene.session.seed)
    assert told in scene.remark
    app.library.branch(scene.session_id, 5)
    app.stack.push(ResultsScene(app, scene.session_id, scene.session))
    app.tick([], 0.0)
    assert told not in sheet(app).remark
