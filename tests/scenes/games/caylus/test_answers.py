"""Alone against several computers: what one of them has answered, and was shown, stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from engine.core import Action
from engine.explain import Text
from engine.games import load_game
from engine.session import Session
from scenes.play.seating import persons_config
from scenes.table.model.match import Deal
from scenes.table.scene import TableScene
from tests.scenes.support import key, make_app, settle
from tests.scenes.table.mouse_player import MousePlayer

UNDO = key(pygame.K_z, pygame.KMOD_CTRL)


@dataclass
class Held:
    """A computer that thinks until it may answer: it keeps its hand, or passes."""

    ready: bool = False
    reason: Text | None = None
    at_once: bool = False

    def decide(self, deal: Deal) -> Action | None:
        if not self.ready:
            return None
        self.ready = False
        options: list[Action] = deal().state.options
        return ("keep",) if ("keep",) in options else options[-1]

    def play_now(self) -> None:
        self.ready = True

    def cancel(self) -> None:
        self.ready = False


@pytest.fixture
def player(tmp_path: Path) -> Iterator[MousePlayer]:
    """One person and two computers; the person has kept the hand, the first computer thinks."""
    app = make_app(tmp_path)
    app.settings.speed = 4
    plain = persons_config(3)
    seats = [{**seat, "kind": "random"} for seat in plain["seats"]]
    seats[0]["kind"] = "person"
    config = {**plain, "seats": seats, "ends": "asked"}
    scene = TableScene(app, "", Session(load_game("caylus"), config, 4))
    scene.match._seat_players.update({1: Held(), 2: Held()})
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 3)
    settle(app)
    player.frame()
    player.click_target("prompt:choice:0")
    settle(app)
    yield player
    app.close()
    app.window.close()


def answer(player: MousePlayer) -> None:
    """The computer in turn answers, and its answer is shown to the end."""
    seat = player.scene.match.seat_player
    assert seat is not None
    seat.play_now()
    for _ in range(80):
        player.app.tick([], 0.05)
    player.frame()


@pytest.mark.slow
def test_before_an_answer_is_shown_taking_back_is_free(player: MousePlayer) -> None:
    session = player.scene.match.session
    player.frame()
    assert session.asked == 1
    assert "undo" not in player.scene.panels.disabled
    player.click_target("prompt:undo")
    assert session.log == []
    assert not session.assisted


@pytest.mark.slow
def test_an_answer_that_was_shown_stands_while_the_next_one_thinks(player: MousePlayer) -> None:
    session = player.scene.match.session
    answer(player)
    assert (session.asked, len(session.log)) == (2, 2)
    assert "undo" in player.scene.panels.disabled
    reason = player.scene.panels.reasons["prompt:undo"]
    assert "answered" in reason
    player.click_target("prompt:undo")
    player.tick([UNDO])
    assert len(session.log) == 2
    assert player.app.notice.sentence == reason


@pytest.mark.slow
def test_undo_and_restart_look_dead_when_they_are_dead_and_say_why(player: MousePlayer) -> None:
    """Decision after decision: what looks alive does something, what looks dead has a reason."""
    scene, session = player.scene, player.scene.match.session
    alive: set[tuple[str, bool]] = set()
    for _ in range(14):
        if scene.match.seat_player is not None:
            answer(player)
            continue
        player.settle()
        for tool, code in (("undo", UNDO), ("restart", None)):
            player.frame()
            dead = tool in scene.panels.disabled
            assert not dead or scene.panels.reasons[f"prompt:{tool}"]
            before = list(session.log)
            armed = scene.model.prompt.alone_beyond
            player.click_target(f"prompt:{tool}")
            changed = session.log != before or scene.model.prompt.armed == tool
            assert changed is not dead, (tool, before, armed)
            alive.add((tool, not dead))
            if scene.model.prompt.armed:
                player.tick([key(pygame.K_ESCAPE)])
            while len(session.log) < len(before):
                player.tick([key(pygame.K_y, pygame.KMOD_CTRL)])
                settle(player.app)
            assert code is None or session.log == before
        player.step()
    assert {("undo", True), ("restart", True), ("restart", False)} <= alive


@pytest.mark.slow
def test_a_run_of_answers_is_one_line_of_the_log(player: MousePlayer) -> None:
    answer(player)
    assert not [line for line in player.scene.model.log.lines if line.barrier]
