"""Every reconstructed figure of every game is corrected on the page, by mouse and by keys, is drawn
at once and played in the next game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.box.applying import shipped
from engine.box.figures import Figure, figures_of
from engine.box.places import kind_of, value_at
from engine.games import load_game
from scenes.app import App
from scenes.handbook.box.scene import BoxScene
from scenes.play.boxes import in_use
from tests.engine.box.test_every_reconstructed_figure import TOGETHER
from tests.sampling import WHOLE
from tests.scenes.handbook.box.support import Hand, Keys, attempts, open_box

GAMES = ("viscounts", "tara", "versailles")
"""Of Caylus every figure is published."""
PLAIN = ("manuscript.cost", "shape.cost", "tile.vp")
EVERY = 13
"""Of so many figures one is corrected, unless all are asked for."""
HANDS: dict[str, type[Hand]] = {"mouse": Hand, "keys": Keys}


def reconstructed(game: str) -> list[Figure]:
    base = shipped(game)
    return [each for each in figures_of(base.game, base.text) if each.reconstructed]


def paper(app: App, scene: BoxScene) -> bytes:
    """What the right paper shows."""
    return pygame.image.tobytes(app.canvas.subsurface(scene.places.papers[2]), "RGB")


def correct(hand: Hand, figure: Figure) -> bool:
    """Correct a figure on the page; False where it does not change without others."""
    app, scene = hand.app, hand.scene
    scene.open_entry(figure.entry)
    app.tick([], 0.0)
    before = paper(app, scene)
    for _ in attempts(hand, figure):
        said = scene.desk.bench.editing.correction(figure.place)
        if said is not None and not said.confirms and not scene.desk.bench.drafts:
            break
    else:
        return False
    assert paper(app, scene) != before, figure.place
    played = in_use(app.boxes, scene.game).boxed
    assert played is not None
    raw = scene.desk.bench.editing.raw
    assert value_at(raw, figure.at) != figure.value or figure.kind == "shape"
    assert load_game(scene.game, played.data_text).data_text == scene.desk.bench.editing.text
    return True


def walk(folder: Path, game: str, how: str, figures: list[Figure]) -> set[str]:
    """Correct all of these; the kinds of those that only change with others."""
    app, scene = open_box(folder, game)
    hand, fixed = HANDS[how](app, scene), set()
    for figure in figures:
        bench = scene.desk.bench
        if not correct(hand, figure):
            fixed.add(kind_of(figure.at))
        bench.drafts.clear()
        while bench.editing.can_undo:
            bench.undo()
        scene.desk.composing.clear()
        scene.desk.active = None
        scene.resume()
    return fixed


@pytest.mark.parametrize("how", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_one_figure_of_each_game_is_corrected(tmp_path: Path, game: str, how: str) -> None:
    figure = next(each for each in reconstructed(game) if kind_of(each.at) in PLAIN)
    assert walk(tmp_path, game, how, [figure]) == set()


@pytest.mark.slow
@pytest.mark.parametrize("how", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_each_figure_is_corrected(tmp_path: Path, game: str, how: str) -> None:
    figures = reconstructed(game)
    assert walk(tmp_path, game, how, figures if WHOLE else figures[::EVERY]) <= TOGETHER
