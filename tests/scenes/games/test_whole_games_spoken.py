"""Whole games with the mouse in every other language, which changes on the way: in the middle,
while somebody looks back, and on the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from engine.texts import languages
from scenes.results.scene import ResultsScene
from tests.engine.shared.test_told_log import wrong
from tests.sampling import only
from tests.scenes.games.caylus import test_whole_games as caylus
from tests.scenes.games.tara import test_whole_games as tara
from tests.scenes.games.versailles import test_whole_games as versailles
from tests.scenes.support import key
from tests.scenes.table import opening
from tests.scenes.table.mouse_player import MousePlayer

WHOLE = 4000
SOME = 30
"""Decisions before the language changes for the first time."""
OTHERS = [language for language in languages() if language != "en"]
CASES = only(("viscounts", "hu"), product(game_keys(), OTHERS))


def courtier(folder: Path) -> MousePlayer:
    scene = versailles.open_table(folder, 5, 12)
    return versailles.Courtier(scene.app, scene, 12)


def greedy(folder: Path) -> MousePlayer:
    scene = tara.open_scene(folder, 4, 47)
    return tara.GreedyMouse(scene.app, scene, 47)


PLAYERS: dict[str, Callable[[Path], MousePlayer]] = {
    "viscounts": lambda folder: opening.open_table(folder, 3, opening.SOLO),
    "caylus": lambda folder: caylus.open_table(folder, 2, "base", 2),
    "tara": greedy,
    "versailles": courtier,
}


def log(player: MousePlayer) -> list[str]:
    return [line.sentence for line in player.scene.model.log.lines if not line.barrier]


def around(player: MousePlayer) -> None:
    """F10 through all languages: the log speaks each of them, and then as before."""
    app, before, told = player.app, log(player), []
    for _ in languages():
        app.tick([key(pygame.K_F10)], 0.02)
        player.settle()
        told.append(log(player))
    assert told[-1] == before
    assert len({tuple(each) for each in told}) == len(told)


def play(player: MousePlayer, language: str) -> None:
    """The whole game; `around` in its middle and while looking back."""
    player.app.speak(language)
    player.settle()
    player.play_on(SOME)
    around(player)
    player.app.tick([key(pygame.K_PAGEUP)], 0.05)
    assert player.scene.model.past is not None
    around(player)
    player.app.tick([key(pygame.K_ESCAPE)], 0.05)
    assert player.scene.model.past is None
    player.play_on(WHOLE)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "language"), only(("viscounts", "hu"), product(game_keys(), OTHERS))
)
def test_a_whole_game_is_played_in_another_language(
    tmp_path: Path, game: str, language: str
) -> None:
    player = PLAYERS[game](tmp_path)
    app = player.app
    play(player, language)
    assert player.scene.model.over
    assert player.drags > 20
    assert player.choosers > 1 or game != "viscounts"
    assert app.catalogue.language == language
    assert [line for line in log(player) if wrong(language, line)] == []
    for _ in range(200):
        app.tick([], 0.1)
    if not isinstance(app.stack.top, ResultsScene):
        player.click_target("prompt:results")
        player.settle()
    sheet = app.stack.top
    assert isinstance(sheet, ResultsScene)
    for _ in languages():
        app.tick([key(pygame.K_F10)], 0.02)
        app.tick([], 0.1)
    assert app.catalogue.language == language
    assert not app.catalogue.missed
    app.close()
    app.window.close()
