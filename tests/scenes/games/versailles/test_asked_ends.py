"""Moves that bring something by themselves do not end a person's turn."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games import load_game
from engine.session import Session
from scenes.games.versailles.shots import five_config, open_table
from tests.sampling import sampled
from tests.scenes.support import key, make_app
from tests.scenes.table.mouse_player import MousePlayer


def moving(session: Session, site: str) -> bool:
    """One worker alone can go to this place."""
    question = session.game.explain(session.state)
    return any(c.action[0] == "single" and c.target == f"site:{site}" for c in question.choices)


@pytest.mark.slow
@pytest.mark.parametrize("site", sampled(["sawmill", "marble_quarry", "gold_mine"]))
def test_a_worker_goes_to_work_and_the_turn_waits_for_its_end(tmp_path: Path, site: str) -> None:
    config = {**five_config(2), "ends": "asked"}
    sessions = (Session(load_game("versailles"), config, seed) for seed in range(60))
    session = next(each for each in sessions if moving(each, site))
    app = make_app(tmp_path, (1280, 690))
    player = MousePlayer(app, open_table(app, session), 1)
    player.settle()
    owner = session.asked
    question = player.scene.model.question
    assert question is not None
    going = next(
        c for c in question.choices if c.action[0] == "single" and c.target == f"site:{site}"
    )
    player.perform(going)
    player.settle()
    assert session.asked == owner
    player.tick([key(pygame.K_z, pygame.KMOD_CTRL)])
    assert session.log == []
    player.perform(going)
    player.settle()
    player.frame()
    player.click_target("prompt:end")
    assert session.log[-1] == ("end",)
    assert session.asked != owner
    app.close()
    app.window.close()


@pytest.mark.slow
def test_on_the_open_table_the_end_is_taken_back_until_the_next_one_decides(
    tmp_path: Path,
) -> None:
    session = Session(load_game("versailles"), {**five_config(2), "ends": "asked"}, 5)
    app = make_app(tmp_path, (1280, 690))
    player = MousePlayer(app, open_table(app, session), 1)
    while session.log[-1:] != [("end",)]:
        player.step()
        player.settle()
    length, drawn = len(session.log), session.barriers[-1].reason != "person"
    assert not drawn
    player.frame()
    player.click_target("prompt:undo")
    assert len(session.log) == length - 1
    player.settle()
    player.tick([key(pygame.K_e)])
    assert len(session.log) == length
    player.step()
    assert len(session.log) > length
    while session.can_undo():
        player.settle()
        player.tick([key(pygame.K_z, pygame.KMOD_CTRL)])
    assert len(session.log) == length
    player.settle()
    player.frame()
    assert "undo" in player.scene.panels.disabled
    app.close()
    app.window.close()


@pytest.mark.slow
def test_no_line_of_the_log_denies_the_undo_that_is_offered(tmp_path: Path) -> None:
    session = Session(load_game("versailles"), {**five_config(2), "ends": "asked"}, 5)
    app = make_app(tmp_path, (1280, 690))
    player = MousePlayer(app, open_table(app, session), 1)
    seen = set()
    for _ in range(12):
        player.frame()
        scene = player.scene
        offered = scene.match.can_undo()
        last = scene.panels.log.lines()[-1]
        assert offered == ("undo" not in scene.panels.disabled)
        assert not (offered and last.kind == "barrier")
        seen.add((offered, last.kind == "barrier"))
        if offered and session.log[-1:] == [("end",)]:
            player.click_target("prompt:undo")
            player.settle()
            player.tick([key(pygame.K_e)])
            player.settle()
        player.step()
        player.settle()
    assert (True, False) in seen
    app.close()
    app.window.close()
