"""Whole games of Tara played with nothing but mouse events, and with nothing but keys."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.core import Action
from engine.explain import Choice, Question
from engine.games import load_game
from engine.session import Session
from scenes.games.tara.shots import at_turn, lay, open_table
from scenes.play.seating import persons_config
from scenes.table.input.holding import HOLD_SECONDS
from scenes.table.scene import TableScene
from tests.engine.tara.greedy import wavering
from tests.sampling import WHOLE as WHOLE_MATRIX
from tests.sampling import sampled
from tests.scenes.support import make_app, motion, press, release
from tests.scenes.table.key_player import KeyPlayer
from tests.scenes.table.mouse_player import MousePlayer

INSTANT = 4
WHOLE = 4000
FIRST_DECISIONS, FIRST_ROUNDS = 12, 45
"""Decisions."""
ALL_WHOLE = os.environ.get("FOUR_THRONES_WHOLE_GAMES", "") == "1"
SIZE = (1366, 768)
FEWER = [2, 3] if WHOLE_MATRIX or ALL_WHOLE else [2]
"""Three and four persons play whole games, too."""


def open_scene(folder: Path, seats: int, seed: int) -> TableScene:
    """A fresh game on the table."""
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    scene = TableScene(app, "", Session(load_game("tara"), persons_config(seats), seed))
    app.stack.reset(scene)
    return scene


def wanted(scene: TableScene, chance: object) -> Action:
    """What a simple greedy player would do, so that games come to their end."""
    session = scene.match.session
    view = session.game.mask(session.state, session.asked)
    return wavering(view, chance)  # type: ignore[arg-type]


class GreedyMouse(MousePlayer):
    """Chooses by what the board is worth, and does it with the mouse."""

    def choose(self, question: Question) -> Choice:
        return ways_of(self.scene, wanted(self.scene, self.chance))[0]


class GreedyKeys(KeyPlayer):
    """Chooses by what the board is worth, and does it with keys."""

    def choose(self, question: Question) -> Choice:
        return ways_of(self.scene, wanted(self.scene, self.chance))[0]


def ways_of(scene: TableScene, action: Action) -> list[Choice]:
    """The gestures that mean an action."""
    question = scene.model.question
    assert question is not None
    return [choice for choice in question.choices if choice.action == action]


def close(scene: TableScene) -> None:
    scene.app.close()
    scene.app.window.close()


@pytest.mark.slow
@pytest.mark.matrix
def test_a_game_of_four_is_played_to_a_coronation_with_the_mouse(tmp_path: Path) -> None:
    scene = open_scene(tmp_path, 4, 47)
    player = GreedyMouse(scene.app, scene, 47)
    player.play_on(WHOLE)
    assert scene.model.over
    assert scene.match.session.state.winner >= 0
    assert player.drags > 20
    assert player.hand_overs > 12
    close(scene)


@pytest.mark.slow
def test_a_game_of_three_is_played_to_a_coronation_with_keys(tmp_path: Path) -> None:
    scene = open_scene(tmp_path, 3, 7)
    player = GreedyKeys(scene.app, scene, 7)
    player.play_on(WHOLE)
    assert scene.match.session.state.winner >= 0
    assert player.walked > 40
    close(scene)


@pytest.mark.slow
@pytest.mark.further
@pytest.mark.parametrize("way", sampled([GreedyMouse, GreedyKeys]))
def test_the_first_decisions_are_taken_by_mouse_or_keys(
    tmp_path: Path, way: type[GreedyMouse | GreedyKeys]
) -> None:
    scene = open_scene(tmp_path, 2, 7)
    way(scene.app, scene, 2).play_on(FIRST_DECISIONS)
    assert len(scene.match.session.log) >= FIRST_DECISIONS
    close(scene)


@pytest.mark.slow
@pytest.mark.parametrize("seats", FEWER)
def test_the_first_rounds_are_played_with_the_mouse(tmp_path: Path, seats: int) -> None:
    """FOUR_THRONES_WHOLE_GAMES=1 plays these games to their end too."""
    scene = open_scene(tmp_path, seats, seats + 5)
    player = GreedyMouse(scene.app, scene, seats)
    player.play_on(WHOLE if ALL_WHOLE else FIRST_ROUNDS)
    assert scene.match.session.state.round >= 2 or scene.model.over
    assert scene.model.over or not ALL_WHOLE
    close(scene)


@pytest.mark.parametrize("seats", [3])
@pytest.mark.slow
def test_random_choices_are_all_possible_with_the_mouse(tmp_path: Path, seats: int) -> None:
    scene = open_scene(tmp_path, seats, seats + 9)
    player = MousePlayer(scene.app, scene, seats)
    player.play_on(FIRST_ROUNDS if WHOLE_MATRIX else FIRST_ROUNDS // 2)
    assert player.drags > (10 if WHOLE_MATRIX else 5)
    close(scene)


@pytest.mark.slow
def test_a_slow_click_on_a_list_is_a_click_whatever_lies_below_it(tmp_path: Path) -> None:
    """A disc or only pointing: the list opens over the board, and a row is pressed for long."""
    board = {"connacht": "F0=1 F1=0 F2=0 F3=2 F4=3 H1=1"}
    app = make_app(tmp_path, SIZE)
    scene = open_table(app, lay(at_turn(), board, (6, 20, 34)))
    player = MousePlayer(app, scene, 1)
    player.settle()
    player.drag(player.at("hand:6"), player.at("hollow:connacht:0:1"))
    assert scene.model.picking is not None
    player.see_chooser()
    rows = [box for name, box in scene.chrome.targets.items() if name.startswith("chooser:choice")]
    x, y = next(box.center for box in rows if scene.context.hit(box.center, 0.0))
    before = len(scene.match.session.log)
    player.tick([motion(x, y), press(x, y)])
    app.tick([], HOLD_SECONDS + 0.1)
    player.tick([release(x, y)])
    assert len(scene.match.session.log) == before + 1
    close(scene)


def test_a_drag_beside_an_open_list_takes_its_piece_up(tmp_path: Path) -> None:
    """The list closes, and nobody has to drag twice."""
    board = {"connacht": "F0=1 F1=0 F2=0 F3=2 F4=3 H1=1"}
    app = make_app(tmp_path, SIZE)
    scene = open_table(app, lay(at_turn(), board, (6, 20, 34)))
    player = MousePlayer(app, scene, 1)
    player.settle()
    for card in ("hand:6", "hand:6"):
        player.drag(player.at(card), player.at("hollow:connacht:0:1"))
        assert scene.model.picking is not None
    start, end = player.at("hand:6"), player.at("hollow:ulster:4:0")
    player.tick([motion(*start), press(*start)])
    player.tick([motion(*end)])
    assert scene.model.picking is None
    assert scene.controller.source == "hand:6"
    assert scene.controller.dragging
    player.tick([release(*end)])
    close(scene)
