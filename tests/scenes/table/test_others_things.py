"""While the board of another lies in the own column, nothing of it can be lifted or used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.explain import Choice
from engine.games import load_game
from engine.session import Session
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.company import close, config, show
from tests.scenes.support import key, motion, press, release
from tests.scenes.table.mouse_player import MousePlayer

GAMES = ("viscounts", "caylus", "tara", "versailles")
MOST = 60


def beside_the_board(scene: TableScene) -> Iterator[tuple[str, Choice]]:
    """Choices that begin at, or go to, something that is not on the common board."""
    places = scene.context.places
    for choice in scene.model.question.choices if scene.model.question is not None else ():
        for anchor in (choice.source, choice.target):
            place = places.get(anchor)
            own = place is not None and not (place.board or place.common)
            if own and not anchor.startswith("seat:"):
                yield anchor, choice


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(GAMES))
def test_nothing_of_anothers_things_can_be_lifted(tmp_path: Path, game: str) -> None:
    scene = show(tmp_path, Session(load_game(game), config(2), 4))
    player = MousePlayer(scene.app, scene, 4)
    tried = 0
    while tried < 2 and len(scene.match.session.log) < MOST:
        player.settle()
        player.frame()
        for anchor, choice in list(beside_the_board(scene)):
            tried += try_to_take(player, anchor, choice)
        player.step()
    assert tried
    close(scene)


def try_to_take(player: MousePlayer, anchor: str, choice: Choice) -> bool:
    """Drag the choice while the other's things lie there; False when its place is not there."""
    scene, log = player.scene, len(player.scene.match.session.log)
    before = scene.panels.seat_shown
    player.tick([key(pygame.K_v)])
    player.frame()
    assert scene.panels.seat_shown != before
    there = anchor in scene.context.places
    if there:
        assert anchor not in scene.painter.marked
        x, y = player.at(choice.source if choice.source in scene.context.places else anchor)
        player.tick([motion(x, y), press(x, y)])
        player.tick([motion(x - 30, y - 30)])
        if anchor == choice.source:
            assert scene.context.held is None
            assert not scene.controller.source
        end = player.at(choice.target) if choice.target in scene.context.places else (x, y)
        player.tick([motion(*end), release(*end)])
        player.click(player.at(anchor))
        assert scene.model.picking is None
    assert len(scene.match.session.log) == log
    while scene.panels.seat_shown != before:
        player.tick([key(pygame.K_v)])
    player.frame()
    return there


@pytest.mark.slow
def test_what_is_offered_to_all_can_be_taken_whoever_lies_there(tmp_path: Path) -> None:
    """The pairs of Viscounts lie in the own column and are nobody's yet (VI-2.9)."""
    session = Session(load_game("viscounts"), config(2), 4)
    scene = show(tmp_path, session)
    player = MousePlayer(scene.app, scene, 4)
    player.settle()
    player.frame()
    before = scene.panels.seat_shown
    player.tick([key(pygame.K_v)])
    player.frame()
    assert scene.panels.seat_shown != before
    player.click(player.at("pair:0"))
    assert len(session.log) == 1
    close(scene)


@pytest.mark.slow
def test_a_click_says_whose_things_they_are(tmp_path: Path) -> None:
    scene = show(tmp_path, Session(load_game("caylus"), config(2), 4))
    player = MousePlayer(scene.app, scene, 4)
    while True:
        player.settle()
        player.frame()
        if any(anchor == "workers" for anchor, _ in beside_the_board(scene)):
            break
        player.step()
    player.click(player.at("workers"))
    assert scene.controller.source == "workers"
    player.tick([key(pygame.K_v)])
    player.frame()
    assert not scene.controller.source
    player.click(player.at("workers"))
    assert scene.model.refused is not None
    assert scene.model.refused.reason.key == "table.others_things"
    player.tick([key(pygame.K_v)])
    player.frame()
    player.click(player.at("workers"))
    assert scene.controller.source == "workers"
    close(scene)


@pytest.mark.slow
def test_whose_things_lie_there_is_told_at_once_and_no_longer_than_it_holds(
    tmp_path: Path,
) -> None:
    scene = show(tmp_path, Session(load_game("tara"), config(2), 4))
    player = MousePlayer(scene.app, scene, 4)
    player.settle()
    notice, names = scene.app.notice, scene.match.names
    player.tick([key(pygame.K_v)])
    assert notice.sentence.startswith(f"This board belongs to {names[scene.panels.seat_shown]}")
    player.tick([key(pygame.K_v)])
    assert scene.panels.seat_shown == scene.model.seat
    player.tick([])
    assert not notice.sentence
    close(scene)
