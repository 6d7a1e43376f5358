"""Tray, hand and board belong to one seat in every frame, and what flies ends at its own seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.ai.contract import Budget
from engine.games import load_game
from engine.session import Session
from scenes.table.motion.things import Flight
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.company import close, config, curtain
from tests.scenes.support import key, wait_until
from tests.scenes.table.test_who_is_asked import CALM, NOVICE, watched_table

GAMES = ("viscounts", "caylus", "tara", "versailles")
DECISIONS = 14
MOST_DECISIONS = 70
"""How long the other may take to gain something that flies."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long here."""
    budgets = dict.fromkeys(("novice", "standard", "expert"), Budget(8))
    monkeypatch.setattr("scenes.table.model.seat_players.AT_THE_TABLE", budgets)


def company(persons: int, novices: int) -> dict[str, Any]:
    """So many people, and novices after them."""
    colours = ("yellow", "green", "white")
    chairs = [NOVICE | {"name": f"Novice {n}", "colour": colours[n]} for n in range(novices)]
    return {"seats": [*config(persons)["seats"], *chairs], "options": {}}


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(GAMES))
def test_while_others_move_the_own_things_lie_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    session = Session(load_game(game), company(1, 1), 2)
    player, watch = watched_table(tmp_path, monkeypatch, session, CALM)
    flown = follow_flights(player.scene, monkeypatch)
    ends: set[str] = set()
    for decisions in range(DECISIONS, MOST_DECISIONS + 1, DECISIONS):
        player.play_on(decisions)
        player.settle()
        hers = [end for seat, flight in flown if seat == 1 for end in (flight.start, flight.end)]
        ends |= {end for end in hers if isinstance(end, str)}
        if game not in ("caylus", "versailles") or "seat:1" in ends:
            break
    assert watch.faults == []
    assert player.scene.painter.around.seat == 0
    if game in ("caylus", "versailles"):
        assert "seat:1" in ends
        assert not any(end.startswith(("goods:", "ornament:", "tokens")) for end in ends)
    close(player.scene)


def follow_flights(scene: TableScene, patch: pytest.MonkeyPatch) -> list[tuple[int, Flight]]:
    """From now on every flight is noted with the seat of its event."""
    flown: list[tuple[int, Flight]] = []
    flights = scene.animator.flights

    def noted(shown: Any) -> Any:
        found = flights(shown)
        flown.extend((shown.event.seat, flight) for flight in found)
        return found

    patch.setattr(scene.animator, "flights", noted)
    return flown


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(GAMES))
def test_in_a_show_the_movers_things_lie_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    session = Session(load_game(game), company(0, 2), 2)
    player, watch = watched_table(tmp_path, monkeypatch, session, CALM, rests=False)
    wait_until(player.app, lambda: len(session.log) >= DECISIONS)
    assert len(session.log) >= DECISIONS
    assert watch.faults == []
    assert watch.frames > DECISIONS
    close(player.scene)


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(GAMES))
def test_looking_back_and_at_another_seat_everything_is_that_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    session = Session(load_game(game), config(2), 3)
    player, watch = watched_table(tmp_path, monkeypatch, session)
    player.play_on(DECISIONS)
    player.settle()
    app, scene = player.app, player.scene
    assert curtain(scene) is None
    for code in (pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_PAGEUP):
        app.tick([key(code)], 0.02)
        player.frame()
    assert scene.model.past is not None
    watch.laid = (scene.panels.seat_shown + 1) % 2
    app.tick([key(pygame.K_v)], 0.02)
    player.frame()
    assert scene.panels.seat_shown == watch.laid
    assert not any(s.anchor.startswith("hand:") for s in scene.painter.around.picture.sprites)
    watch.laid = -1
    app.tick([key(pygame.K_v)], 0.02)
    player.frame()
    assert watch.faults == []
    close(scene)


@pytest.mark.slow
def test_who_is_asked_in_an_activation_may_look_at_the_own_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(1, 30):
        session = Session(load_game("caylus"), config(3), seed)
        player, watch = watched_table(tmp_path, monkeypatch, session)
        for _ in range(60):
            player.step()
            player.settle()
            question = player.scene.model.question
            if question is not None and not question.secret and player.scene.context.viewer < 0:
                break
        else:
            close(player.scene)
            continue
        break
    scene = player.scene
    assert scene.context.viewer == -1
    seat = session.asked
    player.frame()
    player.click_target("prompt:hand")
    cloth = curtain(scene)
    assert cloth is not None
    assert cloth.seat == seat
    player.settle()
    assert scene.context.viewer == seat == session.asked
    assert scene.model.asking
    player.frame()
    assert "prompt:hand" not in scene.chrome.targets
    hand = {s.anchor for s in scene.painter.around.picture.sprites if s.anchor.startswith("hand:")}
    assert hand == {f"hand:{card}" for card in session.state.players[seat].hand}
    player.step()
    assert watch.faults == []
    close(scene)
