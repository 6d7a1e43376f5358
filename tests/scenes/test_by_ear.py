"""Games are played by ear: a program that gets only what is spoken sends only keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from scenes.app import App
from scenes.launch import routes
from scenes.lobby.scene import LobbyScene
from scenes.results.scene import ResultsScene
from tests.sampling import only, sampled
from tests.scenes.listener import Listener, Recorder
from tests.scenes.support import Plain, key, make_app, settle
from tests.scenes.table.opening import INSTANT, SIZE

SEED = 11
OVER = r"Enter: (Score sheet|Results)"


def listening(app: App) -> tuple[Listener, Recorder]:
    """Somebody before this app with the voice on."""
    recorder = Recorder()
    app.narrator.voice = recorder
    app.settings.voice = True
    app.settings.speed = INSTANT

    def tick(events: list[pygame.event.Event]) -> None:
        if not app.tick(events, 0.05):
            pygame.time.wait(1)  # an opponent may be thinking in its own process

    return Listener(tick, lambda: recorder.texts, SEED), recorder


def from_the_title(folder: Path) -> tuple[App, Listener]:
    app = make_app(folder, SIZE)
    app.routes = routes(app)
    app.stack.reset(app.routes.home())
    listener, _ = listening(app)
    listener.wait_for("Four Thrones")
    return app, listener


def from_the_lobby(folder: Path, game: str) -> tuple[App, Listener]:
    app = make_app(folder, SIZE)
    app.stack.push(Plain(app, "title"))
    app.stack.push(LobbyScene(app, game))
    listener, _ = listening(app)
    settle(app)
    listener.listen()
    return app, listener


def close(app: App) -> None:
    app.close()
    app.window.close()


def begin(app: App, listener: Listener, game: str) -> None:
    """From the lobby to the table, by what the lobby says."""
    listener.find(r"^Start the game")
    listener.wait_for(app.say(f"game.{game}"), listener.press(pygame.K_RETURN, "Enter"))


@pytest.mark.slow
@pytest.mark.parametrize("together", [False, True])
def test_whoever_asks_while_the_table_comes_is_told_so(tmp_path: Path, together: bool) -> None:
    app, listener = from_the_lobby(tmp_path, game_keys()[1])
    listener.find(r"^Start the game")
    known = len(listener.transcript)
    start, where = key(pygame.K_RETURN), key(pygame.K_F2)
    for events in ([start, where],) if together else ([start], [where]):
        app.tick(events, 0.02)
    listener.listen()
    said = " ".join(listener.transcript[known:])
    assert "Start the game" not in said
    assert together or app.say("ui.app.loading") in said
    close(app)


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(reversed(game_keys())))
def test_a_few_turns_by_ear_alone(tmp_path: Path, game: str) -> None:
    app, listener = from_the_lobby(tmp_path, game)
    begin(app, listener, game)
    assert listener.play(OVER, 4) == 4
    for asked in range(2, 8):
        said = listener.press(getattr(pygame, f"K_F{asked}"), f"F{asked}")
        assert len(said) > 10, f"F{asked} said nothing"
    close(app)


@pytest.mark.slow
@pytest.mark.parametrize("game", only("caylus", game_keys()))
def test_a_whole_game_from_the_title_by_ear_alone(tmp_path: Path, game: str) -> None:
    app, listener = from_the_title(tmp_path)
    name = app.say(f"game.{game}")
    listener.find(rf"^{name}\. ")
    listener.press(pygame.K_RETURN, "Enter")
    begin(app, listener, game)
    given = listener.play(OVER, 3000)
    assert 20 < given < 3000
    listener.press(pygame.K_RETURN, "Enter")
    said = listener.press(pygame.K_SPACE, "Space")
    assert isinstance(app.stack.top, ResultsScene)
    assert app.stack.top.sheet.headline in " ".join(listener.transcript[-8:]), said
    close(app)
