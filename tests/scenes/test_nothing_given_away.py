"""What leaves the app while several persons play, through the clipboard, an exported file, a
picture, or the check of that file: neither the seed nor a hidden card stands in it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from engine.games import game_keys, load_game
from engine.session import Session
from scenes.app import App
from scenes.commands.check import check
from scenes.library.files.scene import FilesScene
from scenes.library.scene import LibraryScene
from scenes.play.seating import persons_config
from tests.scenes.library.opened import open_library, tap
from tests.scenes.library.session_files import played
from tests.scenes.support import key, settle
from tests.scenes.told_words import written

SEED = 748_291_653
DECISIONS = 30
COPY = [key(pygame.K_a, pygame.KMOD_CTRL), key(pygame.K_c, pygame.KMOD_CTRL)]


def copied(app: App) -> str:
    """All of the text entry that has the keyboard, by way of the clipboard."""
    pygame.scrap.put_text("")
    app.tick(COPY, 0.02)
    settle(app)
    text: str = pygame.scrap.get_text()
    return text


@pytest.mark.slow
def test_the_seed_leaves_the_app_in_no_text(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    app, library = open_library(tmp_path)
    app.library.import_session(played(SEED, DECISIONS, persons=2))
    library.read()
    texts = [*taken_from_the_library(app, library), app.notice.sentence]
    app.tick([key(pygame.K_F12)], 0.02)
    assert list(app.places.pictures.glob("*.png"))
    (exported,) = tmp_path.glob("*.throne")
    assert check(exported) == 0
    texts += [*capfd.readouterr(), *written(tmp_path), app.notice.sentence]
    assert [text for text in texts if str(SEED) in _digits(text)] == []
    contents = written(tmp_path).items()
    assert [name for name, content in contents if str(SEED).encode() in content] == []


def taken_from_the_library(app: App, library: LibraryScene) -> list[str]:
    """What may be copied of the game's name and of the name of its file, which is then written."""
    settle(app)
    tap(app, library, "rename")
    named = copied(app)
    app.tick([key(pygame.K_ESCAPE), key(pygame.K_e, pygame.KMOD_CTRL)], 0.0)
    settle(app)
    files = app.stack.top
    assert isinstance(files, FilesScene)
    filed = copied(app)
    app.tick([key(pygame.K_RETURN)], 0.0)
    settle(app)
    assert named
    assert filed
    return [named, filed]


def _digits(text: str) -> str:
    """Without what may stand between the digits of a number."""
    return "".join(letter for letter in text if letter not in " ,.'_-  ")


@pytest.mark.parametrize("game", game_keys())
def test_the_points_that_a_check_tells_are_those_of_every_possible_deal(game: str) -> None:
    session, chance = Session(load_game(game), persons_config(2), SEED), Random(4)
    for number in range(80):
        if session.over:
            break
        session.act(chance.choice(list(session.state.options)))
        if number % 8 == 0:
            for seat in (0, 1):
                other = session.game.redeal(session.state, seat, Random(number))
                assert session.game.standing(other) == session.game.standing(session.state)
