"""After the curtain: what the others did since one last decided."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.table.scene import TableScene
from tests.scenes.company import after, arrive, asked_in_between, close, mouse, played, press, show
from tests.scenes.support import make_app
from tests.scenes.table.opening import SIZE

MINIMISED = pygame.event.Event(pygame.WINDOWMINIMIZED)
RESTORED = pygame.event.Event(pygame.WINDOWRESTORED)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    table = show(tmp_path, played(4, after(60)))
    yield table
    close(table)


def test_the_digest_tells_what_others_did_and_nothing_more(scene: TableScene) -> None:
    arrive(scene)
    since = scene.model.since
    assert since is not None
    seat = scene.context.viewer
    assert since.seat == seat
    assert {step.seat for move in since.moves for step in move.steps} - {seat, -1}
    for shown in since.shown_events:
        for other, player in enumerate(shown.view.players):
            assert other == seat or set(player.hand) <= {-1}
    assert scene.model.trail
    assert any(name.startswith("digest:log:") for name in scene.chrome.targets)


@pytest.mark.slow
def test_the_digest_goes_away_by_enter_escape_or_the_next_decision(scene: TableScene) -> None:
    arrive(scene)
    press(scene, pygame.K_ESCAPE)
    assert scene.model.since is None
    assert isinstance(scene.app.stack.top, TableScene)
    scene.app.tick([MINIMISED, RESTORED], 0.02)
    arrive(scene)
    assert scene.model.since is not None
    press(scene, pygame.K_RETURN)
    assert scene.model.since is None
    scene.app.tick([MINIMISED, RESTORED], 0.02)
    arrive(scene)
    mouse(scene).step()
    assert scene.model.since is None


@pytest.mark.slow
def test_a_line_of_the_digest_shows_its_moment(scene: TableScene) -> None:
    arrive(scene)
    player = mouse(scene)
    player.frame()
    player.click_target(next(n for n in scene.chrome.targets if n.startswith("digest:log:")))
    assert scene.history.active
    assert scene.model.past is not None
    assert scene.model.since is not None
    assert any(scene.model.past.line in move.steps for move in scene.model.since.moves)
    press(scene, pygame.K_ESCAPE)
    assert not scene.history.active


@pytest.mark.slow
def test_the_moves_of_the_others_can_be_seen_again(scene: TableScene) -> None:
    arrive(scene)
    scene.app.settings.speed = 2
    player = mouse(scene)
    player.frame()
    player.click_target("digest:again")
    assert scene.model.watching
    press(scene, pygame.K_SPACE)
    assert not scene.model.watching
    assert scene.model.since is not None


@pytest.mark.slow
def test_who_hears_is_done_with_it_by_the_press_that_decides(tmp_path: Path) -> None:
    """What Enter does was said, and the digest was told: no press is for the digest alone."""
    app = make_app(tmp_path, SIZE)
    app.settings.voice = True
    table = show(tmp_path, played(4, asked_in_between), app=app)
    try:
        arrive(table)
        assert table.model.since is not None
        mouse(table).frame()
        assert table.panels.main_button
        decided = len(table.match.session.log)
        press(table, pygame.K_RETURN)
        assert table.model.since is None
        assert len(table.match.session.log) > decided
    finally:
        close(table)
