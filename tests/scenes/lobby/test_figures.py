"""The lobby names the set of figures, leads to the sets, and lets choose whom an automa bumps."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.session import Session
from scenes.app import App
from scenes.handbook.sets.scene import SetsScene
from scenes.lobby.scene import LobbyScene
from scenes.play.sessions import load
from scenes.shell.layer import Layer
from tests.engine.box.support import box_with
from tests.scenes.handbook.sets.opened import read_so
from tests.scenes.support import Plain, click, make_app, reroute, settle

GAME, BUMPS = "viscounts", "option:automa_bumps"


def lobby_of(app: App, game: str = GAME) -> LobbyScene:
    scene = LobbyScene(app, game)
    app.stack.push(Plain(app, "below"))
    app.stack.push(scene)
    settle(app)
    return scene


def press(app: App, scene: LobbyScene, target: str) -> None:
    app.tick(click(scene.boxes()[target].center), 0.0)
    settle(app)


def closed(app: App) -> None:
    app.close()
    app.window.close()


def begun(app: App, scene: LobbyScene) -> Session:
    def table(key: str, session: Session, look_at: int = -1) -> Layer:
        return Plain(app, "table")

    reroute(app, table=table)
    press(app, scene, "start")
    return load(app.library, app.library.sessions()[0].id).session


@pytest.mark.parametrize("used", ["", "Nagyi doboza"])
@pytest.mark.slow
def test_the_set_is_named_and_leads_to_the_sets(tmp_path: Path, used: str) -> None:
    app = make_app(tmp_path)
    app.boxes.keep(box_with(GAME, "Nagyi doboza", **{"townsfolk tf_mason|cost": 4}))
    app.boxes.use(GAME, used)
    scene = lobby_of(app)
    assert (used or app.say("sets.published")) in scene.target_words("figures")
    press(app, scene, "figures")
    book = app.stack.top
    assert isinstance(book, SetsScene)
    book.desk.use("Nagyi doboza" if not used else "")
    app.stack.pop()
    settle(app)
    assert app.stack.top is scene
    other = app.say("sets.published") if used else "Nagyi doboza"
    assert other in scene.target_words("figures"), "what was chosen there holds here"
    closed(app)


def test_a_set_that_cannot_be_played_is_told(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.boxes.keep(box_with(GAME, "A", **{"townsfolk tf_mason|cost": 77}))
    app.boxes.use(GAME, "A")
    scene = lobby_of(app)
    assert app.say("sets.published") in scene.target_words("figures")
    assert "tf_mason" in scene.note
    closed(app)


def test_whom_the_automa_bumps_is_chosen_and_kept_with_the_game(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = lobby_of(app)
    press(app, scene, BUMPS)
    session = begun(app, scene)
    assert session.game.data.rulings["automa_bumps"] == "own_first"
    assert session.config["options"] == {"automa_bumps": "own_first"}
    assert app.store.load().lobby.automa_bumps == "own_first", "and for the next time"
    closed(app)


def test_unlit_the_automa_bumps_as_we_read_it(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = lobby_of(app)
    press(app, scene, BUMPS)
    press(app, scene, BUMPS)
    session = begun(app, scene)
    assert session.game.data.rulings["automa_bumps"] == "human_first"
    assert session.config["options"] == {}
    closed(app)


@pytest.mark.slow
def test_the_card_shows_how_the_set_reads_it_and_overrides_it_for_the_next_games(
    tmp_path: Path,
) -> None:
    app = make_app(tmp_path)
    app.boxes.keep(read_so())
    app.boxes.use(GAME, "My copy")
    scene = lobby_of(app)
    on, off = app.say("settings.on"), app.say("settings.off")
    assert on in scene.target_words(BUMPS)
    press(app, scene, BUMPS)
    assert off in scene.target_words(BUMPS)
    assert begun(app, scene).game.data.rulings["automa_bumps"] == "human_first"
    closed(app)


def test_among_people_the_card_is_closed_with_a_reason(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.settings.lobby.far.here = True
    scene = lobby_of(app)
    press(app, scene, BUMPS)
    assert app.say("ui.lobby.only_automa") in app.notice.sentence
    assert app.settings.lobby.automa_bumps == ""
    closed(app)
