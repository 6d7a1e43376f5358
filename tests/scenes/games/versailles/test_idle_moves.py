"""A worker dropped where nothing can be done would end the turn: it is asked about first."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.explain import Question
from engine.session import Session
from scenes.games.versailles.shots import open_table, position
from tests.scenes.support import key, make_app
from tests.scenes.table.mouse_player import MousePlayer


def idle(session: Session, question: Question) -> bool:
    """A single worker can go where nothing can be done, by one way alone."""
    return question.op == "move" and any(
        choice.ends_turn and choice.action[0] == "single" and lone(question, choice.target)
        for choice in question.choices
    )


def lone(question: Question, target: str) -> bool:
    return sum(choice.target == target for choice in question.choices) == 1


@pytest.mark.slow
def test_an_idle_move_is_taken_only_from_the_row_that_warns(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    scene = open_table(app, position(idle, 2))
    player = MousePlayer(app, scene, 1)
    player.settle()
    question = scene.model.question
    assert question is not None
    choice = next(
        each for each in question.choices if each.ends_turn and lone(question, each.target)
    )
    before = len(scene.match.session.log)
    player.drag(player.at(choice.source), player.at(choice.target))
    assert len(scene.match.session.log) == before
    assert scene.model.picking is not None
    assert scene.model.picking.choices == (choice,)
    player.tick([key(pygame.K_ESCAPE)])
    assert scene.model.picking is None
    player.drag(player.at(choice.source), player.at(choice.target))
    assert len(scene.match.session.log) == before
    player.pick_if_asked(choice)
    assert len(scene.match.session.log) > before
    app.close()
    app.window.close()
