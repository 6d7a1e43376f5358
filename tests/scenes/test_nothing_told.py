"""Neither the seed of a game that several persons play nor a card that one of them may not see
stands in anything that the app shows or writes: the words of the table, library, records and
export, titles, the log of faults, names of files."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.games import game_keys, load_game
from engine.session import Session
from scenes.app import App
from scenes.library.asks import export_request
from scenes.play.seating import persons_config
from scenes.play.sessions import begin
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.company import close, show
from tests.scenes.support import make_app, settle
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.told_words import ToldWords, keys, point_about, written

SEED = 748_291_653
DECISIONS = 12
GAMES = sampled(reversed(game_keys()))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_seed_of_a_hot_seat_game_is_nowhere(
    tmp_path: Path,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    app = make_app(tmp_path, strict=False)
    told = ToldWords(app, monkeypatch)
    loaded = begin(app.library, game, persons_config(2), SEED)
    scene = show(tmp_path, loaded.session, loaded.id, app)
    player = MousePlayer(app, scene, 1)
    player.play_on(DECISIONS)
    player.settle()
    point_about(scene, 6)
    keys(app, pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_ESCAPE, pygame.K_F1, pygame.K_ESCAPE)
    scene.exits.menu()
    settle(app)
    walk_through_the_archive(app, loaded.id)
    app._recover(RuntimeError("a fault of the program"))
    settle(app)
    everything = [*told.all(), *written(tmp_path), *capfd.readouterr()]
    assert [text for text in everything if spells(SEED, text)] == []
    contents = written(tmp_path).items()
    assert [name for name, content in contents if str(SEED).encode() in content] == []
    assert len(told.said) > 100
    close(scene)


def walk_through_the_archive(app: App, session: str) -> None:
    """Library with the export sheet of this game, and records."""
    app.stack.push(app.routes.library())
    settle(app)
    line = app.library.summary(session)
    assert line is not None
    request = export_request(app, line)
    app.stack.push(app.routes.files(request, lambda path: ""))
    settle(app)
    app.stack.push(app.routes.records())
    settle(app)


def spells(seed: int, text: str) -> bool:
    """Also with marks between the digits."""
    return str(seed) in "".join(letter for letter in text if letter not in " ,.'_-  ")


def test_the_watch_notices_a_seed_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(tmp_path)
    told = ToldWords(app, monkeypatch)
    app.say("ui.results.seed", seed=SEED)
    assert any(spells(SEED, text) for text in told.all())


# Hidden cards: another deal that looks the same --------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_change_no_word(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the person in front cannot know is dealt anew: all that is said stays the same."""
    real = words_of(tmp_path / "real", at_a_turn(game), monkeypatch)
    other = at_a_turn(game)
    before = repr(other.game.mask(other.state, other.asked))
    other.state = other.game.redeal(other.state, other.asked, Random(5))
    assert repr(other.game.mask(other.state, other.asked)) == before
    assert repr(other.state) != repr(at_a_turn(game).state)
    assert words_of(tmp_path / "other", other, monkeypatch) == real
    assert len(real) > 100


def at_a_turn(game: str) -> Session:
    """Some way into a game of two."""
    session, chance = Session(load_game(game), persons_config(2), 4), Random(4)
    while len(session.log) < 30:
        session.act(chance.choice(list(session.state.options)))
    return session


def words_of(folder: Path, session: Session, patch: pytest.MonkeyPatch) -> set[str]:
    """All that is said to the seat that is asked, wherever it points."""
    folder.mkdir()
    app = make_app(folder)
    with patch.context() as local:
        told = ToldWords(app, local)
        scene = show(folder, session, "", app)
        MousePlayer(app, scene, 1).settle()
        point_about(scene, 60)
        keys(app, pygame.K_v, pygame.K_v, pygame.K_PAGEUP, pygame.K_ESCAPE)
        point_about(scene, 10)
        assert isinstance(scene, TableScene)
        close(scene)
        slow = app.say("ui.app.loading")  # only where the machine is busy
    return told.said - {slow}
