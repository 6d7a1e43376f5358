"""Whoever takes up a piece no longer ends the turn: the first press of two is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.table.scene import TableScene
from tests.scenes.games.caylus.test_asked_ends import begun
from tests.scenes.pads import pushed
from tests.scenes.support import key, motion, press, release
from tests.scenes.table.mouse_player import MousePlayer

BESIDE = (40, 0)
"""px by which a drag goes on."""


@pytest.fixture
def armed(tmp_path: Path) -> Iterator[MousePlayer]:
    """A person has pressed the end of the turn once."""
    player = begun(tmp_path, ends="")
    player.frame()
    player.click_target("prompt:end")
    assert player.scene.model.prompt.armed == "end"
    yield player
    player.app.close()
    player.app.window.close()


def focus_source(scene: TableScene) -> str:
    """The keyboard's focus comes to a piece that a press takes up."""
    offers = scene.controller.offers
    piece = next(name for name in offers.sources() if not offers.on(name))
    scene.controller.focus = piece
    return piece


def question_stands_there(player: MousePlayer) -> bool:
    """The bar asks what was asked before the first press, and the end is no longer red."""
    player.frame()
    shown, model = player.scene.panels.prompt, player.scene.model
    assert model.question is not None
    end = next(token for token in shown.tools if token.id == "end")
    return (
        shown.sentence == player.scene.context.say(model.question.prompt)
        and not end.primary
        and model.prompt.armed == ""
    )


def test_a_drag_takes_the_first_press_back_and_a_wrong_drop_does_not_bring_it_again(
    armed: MousePlayer,
) -> None:
    start = armed.at("workers")
    armed.tick([motion(*start), press(*start)])
    at = (start[0] - BESIDE[0], start[1])
    armed.tick([motion(*at)])
    assert armed.scene.controller.dragging
    assert question_stands_there(armed)
    armed.tick([release(*at)])
    assert question_stands_there(armed)
    decided = len(armed.scene.match.session.log)
    armed.click_target("prompt:end")
    assert len(armed.scene.match.session.log) == decided


def test_a_click_on_a_piece_takes_it_back(armed: MousePlayer) -> None:
    armed.click(armed.at("workers"))
    assert armed.scene.controller.source == "workers"
    assert question_stands_there(armed)


@pytest.mark.parametrize("by", ["key", "pad"])
def test_key_and_pad_take_it_back(armed: MousePlayer, by: str) -> None:
    piece = focus_source(armed.scene)
    armed.tick([key(pygame.K_RETURN)] if by == "key" else pushed("a"))
    assert armed.scene.controller.source == piece
    assert question_stands_there(armed)


def test_two_presses_of_a_key_end_the_turn_while_a_piece_is_chosen(armed: MousePlayer) -> None:
    armed.click(armed.at("workers"))
    for _ in range(2):
        armed.tick([key(pygame.K_e)])
    log = armed.scene.match.session.log
    assert ("pass",) in log
