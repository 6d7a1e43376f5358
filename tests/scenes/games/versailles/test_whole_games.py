"""Whole games of Versailles: five persons with nothing but the mouse, and with nothing but keys."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from engine.explain import Choice, Question
from engine.games import load_game
from engine.session import Session
from scenes.games.versailles.faces import Faces
from scenes.games.versailles.shots import building, courtier, five_config
from scenes.games.versailles.shots import open_table as open_shot
from scenes.results.scene import ResultsScene
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.sampling import one_in
from tests.scenes.support import key, make_app, motion, press, release
from tests.scenes.table.key_player import KeyPlayer
from tests.scenes.table.mouse_player import MousePlayer

INSTANT = 4
WHOLE = 4000
FIRST_DECISIONS, FIRST_TURNS = 15, 40
"""Decisions."""
ALL_WHOLE = os.environ.get("FOUR_THRONES_WHOLE_GAMES", "") == "1"
SIZE = (1280, 690)
WAYS = 4
BUSY = 0.7
"""How often a choice is not made by chance alone."""


class Courtier(MousePlayer):
    """Turns what it drags with the wheel, or T, until it is held as wanted."""

    turned = 0
    pairs = 0

    def choose(self, question: Question) -> Choice:
        """Mostly somebody who uses what is there."""
        if self.chance.random() < BUSY:
            return courtier(question, self.chance)
        return self.chance.choice(question.choices)

    def perform(self, choice: Choice) -> None:
        if choice.variant < 0 or not choice.source:
            super().perform(choice)
            return
        self.uncover(choice)
        start, end = self.at(choice.source), self.at(choice.target)
        self.tick([motion(*start), press(*start)])
        self.tick([motion(start[0] + 12, start[1] - 12)])
        self.tick([motion(*end)])
        self.turn_to(choice)
        self.pairs += choice.action[0] == "pair"
        self.tick([release(*end)])
        self.drags += 1
        self.pick_if_asked(choice)

    def turn_to(self, choice: Choice) -> None:
        """Turn what is in the hand."""
        controller = self.scene.controller
        for step in range(WAYS):
            held = controller.held_as()
            if held is not None and held.variant == choice.variant:
                return
            wheel = pygame.event.Event(
                pygame.MOUSEWHEEL, {"x": 0, "y": -1, "precise_x": 0.0, "precise_y": -1.0}
            )
            self.tick([wheel if step % 2 else key(pygame.K_t)])
            self.turned += 1
        raise AssertionError(f"{choice.action} cannot be held so")


def open_table(folder: Path, seats: int, seed: int) -> TableScene:
    """A fresh game on the table."""
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    scene = TableScene(app, "", Session(load_game("versailles"), five_config(seats), seed))
    app.stack.reset(scene)
    return scene


def close(scene: TableScene) -> None:
    scene.app.close()
    scene.app.window.close()


@pytest.mark.slow
def test_a_game_of_five_is_played_to_the_score_sheet_with_the_mouse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is ever hidden from anybody, and no face of a tile in the pile is ever drawn."""
    scene = open_table(tmp_path, 5, 12)
    state = scene.match.session
    drawn: set[int] = set()
    tile = Faces.tile

    def watched(faces: Faces, number: int, width: int, turn: int = 0) -> pygame.Surface:
        drawn.add(number)
        return tile(faces, number, width, turn)

    monkeypatch.setattr(Faces, "tile", watched)
    player = Courtier(scene.app, scene, 12)
    player.settle()
    asked = set()
    while not scene.model.over:
        player.step()
        if not scene.model.over:
            assert scene.context.viewer == state.asked
            asked.add((state.state.turn, state.asked))
        assert not drawn & set(state.state.pile)
        drawn.clear()
    assert not any(isinstance(each, CurtainScene) for each in scene.app.stack.scenes)
    assert {turn for turn, seat in asked if turn == seat} == set(range(5))
    assert any(turn != seat for turn, seat in asked), "nobody shared a location"
    assert player.drags > 60
    assert player.turned > 5
    assert player.pairs > 2
    player.settle()
    player.click_target("prompt:results")
    player.settle()
    assert isinstance(scene.app.stack.top, ResultsScene)
    close(scene)


@pytest.mark.slow
def test_a_game_of_five_is_played_with_keys_alone(tmp_path: Path) -> None:
    """FOUR_THRONES_WHOLE_GAMES=1 plays it to the score sheet."""
    scene = open_table(tmp_path, 5, 3)
    player = KeyPlayer(scene.app, scene, 3)
    player.settle()
    player.play_on(WHOLE if ALL_WHOLE else FIRST_TURNS // 2)
    assert player.walked > 10
    if ALL_WHOLE:
        assert scene.model.over
        player.settle()
        player.press(pygame.K_1)
        player.settle()
        assert isinstance(scene.app.stack.top, ResultsScene)
    close(scene)


@pytest.mark.slow
@pytest.mark.further
def test_the_first_decisions_are_taken_with_the_mouse(tmp_path: Path) -> None:
    scene = open_table(tmp_path, 2, 2)
    player = Courtier(scene.app, scene, 2)
    player.settle()
    player.play_on(FIRST_DECISIONS)
    assert len(scene.match.session.log) >= FIRST_DECISIONS
    close(scene)


@pytest.mark.slow
@pytest.mark.further
@pytest.mark.parametrize("seats", one_in(3, [2, 3, 4]))
def test_the_first_turns_of_smaller_tables_with_the_mouse(tmp_path: Path, seats: int) -> None:
    scene = open_table(tmp_path, seats, seats)
    player = Courtier(scene.app, scene, seats)
    player.settle()
    player.play_on(WHOLE if ALL_WHOLE else FIRST_TURNS)
    assert scene.match.session.state.round > 1
    assert scene.model.over or not ALL_WHOLE
    close(scene)


@pytest.mark.slow
def test_a_list_of_turns_repeats_no_price(tmp_path: Path) -> None:
    """Click and click: the rows differ only in how the tile lies, and show only that."""
    app = make_app(tmp_path, SIZE)
    scene = open_shot(app, building())
    player = Courtier(app, scene, 1)
    builds = [c for c in scene.controller.offers.choices if c.action[0] == "build"]
    several = [c for c in builds if sum(d.target == c.target for d in builds) > 1]
    choice = next(c for c in several if c.source == builds[0].source)
    player.click(player.at(choice.source))
    player.click(player.at(choice.target))
    picking = scene.model.picking
    assert picking is not None
    assert {each.variant for each in picking.choices} >= {choice.variant}
    player.see_chooser()
    assert "chooser:choice:1" in scene.chrome.targets
    assert scene.chrome.targets["chooser:choice:0"].height < 90
    player.pick_if_asked(choice)
    assert scene.match.session.log[-1] == choice.action
    close(scene)
