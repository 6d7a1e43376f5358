"""Computer opponents at the table: they move by themselves, can be hurried, and undo stops them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.ai.thinker import Thinker
from engine.ai.worlds import PossibleWorld, possible_world
from engine.game import Game
from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.play.sessions import Loaded, begin, load
from scenes.table.model.match import Match
from scenes.table.model.seat_players import RandomPlayer, seat_players_for, thinking_seed
from scenes.table.scene import TableScene
from tests.scenes.support import key, make_app
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import close, open_table

PATIENCE = 60.0 * float(os.environ.get("FOUR_THRONES_SLOW", "1"))
WHOLE_GAMES = os.environ.get("FOUR_THRONES_WHOLE_GAMES") == "1"
DECISIONS = 10_000 if WHOLE_GAMES else 40
COLOURS = ("red", "blue", "yellow")


def company(*kinds: str) -> dict[str, Any]:
    """Seats of these kinds, called after their colours."""
    seats = [
        {"kind": kind, "name": colour.capitalize(), "colour": colour}
        for kind, colour in zip(kinds, COLOURS, strict=False)
    ]
    return {"seats": seats, "options": {}}


@pytest.fixture
def player(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MousePlayer]:
    opened = open_table(tmp_path, 5, company(*request.param))
    opened.app.settings.speed = 4
    yield opened
    close(opened)


def wait(player: MousePlayer, ready: Callable[[], bool]) -> None:
    """Frames until something holds."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        player.app.tick([], 0.02)
        time.sleep(0.01)


@pytest.mark.parametrize("player", [("novice", "novice")], indirect=True)
@pytest.mark.slow
def test_computers_alone_play_on_and_on(player: MousePlayer) -> None:
    model, session = player.scene.model, player.scene.match.session
    wait(player, lambda: model.over or (len(session.log) > DECISIONS and model.thinking >= 0))
    assert player.scene.match.reasons
    assert not model.asking


@pytest.mark.slow
@pytest.mark.parametrize("player", [("person", "expert")], indirect=True)
def test_an_expert_is_hurried_and_told_to_forget(player: MousePlayer) -> None:
    scene = player.scene
    match = scene.match
    while match.seat_player is None and not match.session.over:
        player.step()
    wait(player, lambda: scene.model.thinking >= 0 or match.seat_player is None)
    assert scene.context.thinker.busy
    assert any(token.id == "now" for token in scene.panels.prompt.buttons)
    count = len(match.session.log)
    scene.model.play_now()
    wait(player, lambda: len(match.session.log) > count)
    if match.session.can_undo(beyond=True):
        match.undo(beyond=True)
        assert match.person_asked
        assert not scene.context.thinker.busy


@pytest.mark.slow
@pytest.mark.parametrize("player", [("person", "novice")], indirect=True)
def test_a_hint_comes_with_reasons_is_counted_and_goes_with_the_decision(
    player: MousePlayer,
) -> None:
    scene = player.scene
    wait(player, lambda: scene.model.asking)
    player.app.tick([key(pygame.K_h)], 0.0)
    assert scene.advice.waiting
    wait(player, lambda: scene.advice.shown)
    assert scene.match.session.hints == 1
    assert not scene.context.thinker.busy
    player.app.tick([key(pygame.K_h)], 0.0)
    assert scene.match.session.hints == 1
    player.app.tick([], 0.0)
    player.app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert not scene.advice.shown
    assert scene.model.asking


@pytest.mark.slow
def test_why_computers_did_something_is_still_told_after_loading(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.settings.speed = 4
    assert app.library is not None
    begun = begin(app.library, "viscounts", company("person", "novice"), 5)
    player = sat_down(app, begun)
    while not told_reasons(player):
        player.step()
        wait(player, lambda: player.scene.model.asking)
    told, reasons = told_reasons(player), begun.session.reasons
    again = load(app.library, begun.id)
    assert again.session.reasons == reasons
    player = sat_down(app, again)
    assert told_reasons(player) == told
    close(player)


def sat_down(app: App, loaded: Loaded) -> MousePlayer:
    """At the table of a kept session, when the person is asked."""
    scene = TableScene(app, loaded.id, loaded.session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 5)
    wait(player, lambda: scene.model.asking)
    return player


def told_reasons(player: MousePlayer) -> list[str]:
    """The entries of the log that say why, in sight or not."""
    lines = player.scene.panels.log.lines()
    return [line.subline for line in lines if "why: " in line.subline]


def test_the_luck_of_opponents_does_not_follow_from_the_deal() -> None:
    seeds = {thinking_seed(session, seat) for session in ("a", "b") for seat in range(2)}
    assert len(seeds) == 4
    assert thinking_seed("a", 1) == thinking_seed("a", 1)
    deals = [Session(load_game("tara"), company("random", "random"), seed) for seed in (3, 4)]
    answers = []
    for deal in deals:
        chosen = seat_players_for("a", deal, Thinker())[0]
        assert isinstance(chosen, RandomPlayer)
        deal = partial(possible_world, deals[0].game, deals[0].state)
        answers.append([chosen.decide(deal)])
    assert answers[0] == answers[1]


class Pondering(Thinker):
    """It never comes to an end."""

    def prepare(self, game: Game) -> None:
        """It needs no process for that."""

    def ask(self, *question: Any) -> None:
        """It listens."""

    def poll(self) -> None:
        """Not yet."""


def test_while_an_opponent_thinks_no_frame_deals_a_world_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = Session(load_game("viscounts"), company("expert", "person"), 3)
    match = Match(session, None, seat_players_for("a", session, Pondering()))
    dealt = []

    def counted(game: Game, state: Any) -> PossibleWorld:
        dealt.append(state)
        return possible_world(game, state)

    monkeypatch.setattr("scenes.table.model.match.possible_world", counted)
    assert [match.consider() for _ in range(5)] == [False] * 5
    assert len(dealt) == 1


def test_sessions_that_nobody_keeps_do_not_share_one_luck() -> None:
    session = Session(load_game("viscounts"), company("random", "random"), 3)
    deal = partial(possible_world, session.game, session.state)
    answers = set()
    for _ in range(20):
        chosen = seat_players_for("", session, Thinker())[0]
        assert isinstance(chosen, RandomPlayer)
        answers.add(chosen.decide(deal))
    assert len(answers) > 1
