"""Discs are taken from the rack in the trough, and come from there: it is the own supply."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from scenes.games.tara.shots import CHAIN, at_turn, lay, question_of
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SIZE, close
from tests.scenes.table.reasons import open_at


def chain(tmp_path: Path) -> MousePlayer:
    """A table at which a promotion is asked of the first seat, after a tablet was played."""
    session = lay(at_turn(), CHAIN, (2, 20, 34), money=9)
    player = open_at(tmp_path, session, SIZE)
    player.drag(player.at("hand:2"), player.at("hollow:leinster:0:1"))
    player.settle()
    return player


@pytest.mark.slow
def test_a_disc_dragged_from_the_rack_is_promoted(tmp_path: Path) -> None:
    player = chain(tmp_path)
    session = player.scene.model.match.session
    scene = player.scene
    seat = session.asked
    rack = scene.chrome.targets["tray:well:supply"]
    assert scene.context.places[f"supply:{seat}"].rect == rack
    assert scene.context.places[f"supply:{(seat + 1) % 4}"].board
    choice = next(c for c in question_of(session).choices if c.source == f"supply:{seat}")
    before = session.state.supply[seat]
    player.drag(rack.center, player.at(choice.target))
    assert session.state.supply[seat] == before - 1
    close(player)


@pytest.mark.slow
def test_what_is_put_comes_from_the_rack(tmp_path: Path) -> None:
    player = chain(tmp_path)
    session = player.scene.model.match.session
    seat, scene = session.asked, player.scene
    rack = scene.chrome.targets["tray:well:supply"]
    player.app.settings.speed = 1
    choice = next(c for c in question_of(session).choices if c.source == f"supply:{seat}")
    player.click(player.at(choice.target))
    while scene.animator.busy and not scene.animator.shown():
        player.app.tick([], 0.02)
    begun = [shown for shown in scene.animator.shown() if shown.sprite.kind == f"disc:{seat}"]
    assert len(begun) == 1
    box = begun[0].sprite.rect
    seen = (begun[0].at[0] + box.width / 2, begun[0].at[1] + box.height / 2)
    way = math.dist(rack.center, player.at(choice.target))
    assert math.dist(rack.center, seen) < way / 2, "it has only just left the rack"
    close(player)
