"""Every reconstructed figure of every game is corrected on the page, by mouse and by keys, is drawn
at once and played in the next game."""

from __future__ import annotations

from hashlib import sha256
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
from tests.sampling import one_in, sampled_rows, spread
from tests.scenes.handbook.box.support import Hand, Keys, attempts, enter, open_box
from tests.scenes.support import settle

GAMES = ("viscounts", "tara", "versailles")
"""Of Caylus every figure is published."""
EXCHANGED = ("manuscript.back", "card.shape", "shape.slots", "province.order")
"""Kinds of figures some of which change only when another one takes their value."""
MOST_EXCHANGED = 4
PLAIN = ("manuscript.cost", "shape.cost", "tile.vp")
EVERY = 60
"""Of so many figures one is corrected, unless all are asked for."""
HANDS: dict[str, type[Hand]] = {"mouse": Hand, "keys": Keys}
ONCE = [("tara", "mouse"), ("viscounts", "keys"), ("versailles", "mouse")]


def reconstructed(game: str) -> list[Figure]:
    base = shipped(game)
    return [each for each in figures_of(base.game, base.text) if each.reconstructed]


def paper(app: App, scene: BoxScene) -> str:
    """What the right paper shows."""
    shown = pygame.image.tobytes(app.canvas.subsurface(scene.places.papers[2]), "RGB")
    return sha256(shown).hexdigest()


def taken(scene: BoxScene, figure: Figure) -> bool:
    """True when the box says something else of the figure, and nothing waits."""
    said = scene.desk.bench.editing.correction(figure.place)
    return said is not None and not said.confirms and not scene.desk.bench.drafts


def exchange(hand: Hand, figure: Figure) -> bool:
    """Give the figure the value of another of its kind, and that one its own: the first alone is
    refused, and taken with the second."""
    scene, bench = hand.scene, hand.scene.desk.bench
    alike = (
        each
        for each in bench.editing.figures
        if kind_of(each.at) == kind_of(figure.at) and each.value != figure.value
    )
    for other in list(alike)[:MOST_EXCHANGED]:
        for one, value in ((figure, other.value), (other, figure.value)):
            scene.open_entry(one.entry)
            hand.app.tick([], 0.0)
            enter(hand, one, value)
        if taken(scene, figure):
            scene.open_entry(figure.entry)
            settle(hand.app)
            return True
        bench.drafts.clear()
        scene.resume()
    return False


def correct(hand: Hand, figure: Figure) -> bool:
    """Correct a figure on the page; False where it changes only with several others."""
    app, scene = hand.app, hand.scene
    scene.open_entry(figure.entry)
    settle(app)
    before = paper(app, scene)
    if not any(taken(scene, figure) for _ in attempts(hand, figure)):
        scene.desk.bench.drafts.clear()
        scene.resume()
        if kind_of(figure.at) not in EXCHANGED or not exchange(hand, figure):
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


@pytest.mark.parametrize(("game", "how"), sampled_rows(ONCE, slow=2))
def test_one_figure_of_each_game_is_corrected(tmp_path: Path, game: str, how: str) -> None:
    figure = next(each for each in reconstructed(game) if kind_of(each.at) in PLAIN)
    assert walk(tmp_path, game, how, [figure]) == set()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "how"), sampled_rows(spread(GAMES, HANDS, rows=len(GAMES)), slow=2)
)
def test_each_figure_is_corrected(tmp_path: Path, game: str, how: str) -> None:
    figures = reconstructed(game)
    assert walk(tmp_path, game, how, one_in(EVERY, figures)) <= TOGETHER
