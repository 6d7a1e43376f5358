"""Until the next person lifts the curtain, the last decision may be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.texts.called import called
from scenes.play.ways import continue_game
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.games.caylus.test_asked_ends import begun, choice
from tests.scenes.support import Plain, click, key, settle
from tests.scenes.table.mouse_player import MousePlayer

UNDO = key(pygame.K_z, pygame.KMOD_CTRL)


@pytest.fixture
def player(tmp_path: Path) -> Iterator[MousePlayer]:
    """A worker was placed and the turn ended: the curtain waits for the next person."""
    found = begun(tmp_path)
    found.frame()
    found.perform(choice(found, "place"))
    found.settle()
    found.frame()
    found.click_target("prompt:end")
    settle(found.app)
    yield found
    found.app.close()
    found.app.window.close()


def curtain(player: MousePlayer) -> CurtainScene:
    top = player.app.stack.top
    assert isinstance(top, CurtainScene)
    assert top.opaque
    return top


@pytest.mark.slow
def test_the_curtain_offers_undo_and_asks_the_owner_again(player: MousePlayer) -> None:
    session = player.scene.match.session
    length, waited = len(session.log), curtain(player).seat
    barriers = len(session.barriers)
    player.app.tick(click(curtain(player).boxes()["undo"].center), 0.02)
    settle(player.app)
    assert len(session.log) == length - 1
    assert session.asked != waited
    assert not session.assisted
    player.settle()
    assert player.scene.model.asking
    assert player.scene.match.viewer == -1
    player.frame()
    player.click_target("prompt:end")
    assert len(session.log) == length
    assert len(session.barriers) == barriers


@pytest.mark.slow
def test_the_keyboard_takes_back_there_too(player: MousePlayer) -> None:
    session = player.scene.match.session
    length = len(session.log)
    player.tick([UNDO])
    settle(player.app)
    assert len(session.log) == length - 1
    assert player.app.library.load(player.scene.session_id).cursor == length - 1
    for code in (pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN):
        player.tick([key(code)])
    settle(player.app)


@pytest.mark.slow
def test_once_the_curtain_is_lifted_it_is_too_late(player: MousePlayer) -> None:
    session = player.scene.match.session
    length = len(session.log)
    player.settle()
    player.frame()
    assert player.scene.panels.reasons["prompt:undo"]
    assert "undo" in player.scene.panels.disabled
    player.tick([UNDO])
    assert len(session.log) == length


@pytest.mark.slow
def test_what_was_drawn_stays_drawn(tmp_path: Path) -> None:
    """A card drawn has been seen: its decision is not taken back, only the end after it."""
    player = begun(tmp_path)
    session = player.scene.match.session
    player.frame()
    player.perform(choice(player, "draw"))
    player.settle()
    length = len(session.log)
    player.frame()
    player.click_target("prompt:end")
    settle(player.app)
    for _ in range(3):
        player.tick([UNDO])
        settle(player.app)
    assert len(session.log) == length
    player.app.close()
    player.app.window.close()


@pytest.mark.slow
def test_the_curtain_tells_who_listens_whose_decision_undo_takes_back(player: MousePlayer) -> None:
    cloth = curtain(player)
    match = player.scene.match
    decider = match.decider(len(match.session.log) - 1)
    assert decider != cloth.seat
    own, waits = (called(player.app.say, match.names[seat]) for seat in (decider, cloth.seat))
    assert own in cloth.target_words("undo")
    assert waits not in cloth.target_words("undo")


@pytest.mark.slow
def test_after_a_kill_the_curtain_still_offers_undo(player: MousePlayer) -> None:
    """The decisions are in the library; another process goes on with them."""
    session, key_ = player.scene.match.session, player.scene.session_id
    length, waited = len(session.log), curtain(player).seat
    player.app.stack.home(lambda: Plain(player.app))
    settle(player.app)
    assert continue_game(player.app, key_)
    settle(player.app)
    again = next(s for s in player.app.stack.scenes if isinstance(s, TableScene))
    player.scene = again
    assert curtain(player).seat == waited
    assert "undo" in curtain(player).boxes()
    player.app.tick(click(curtain(player).boxes()["undo"].center), 0.02)
    settle(player.app)
    assert len(again.match.session.log) == length - 1
    assert not again.match.session.assisted
    assert again.match.session.asked != waited
