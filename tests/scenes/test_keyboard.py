"""Everything is played without a mouse, and what Enter would choose can always be seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.lobby.scene import LobbyScene
from scenes.results.scene import ResultsScene
from scenes.table.scene import TableScene
from tests.scenes.support import Plain, at_rest, key, make_app, motion, settle, wait_until
from tests.scenes.table.key_player import KeyPlayer
from tests.scenes.table.opening import INSTANT, SIZE, SOLO, close, open_table

SEED = 3


def press(app: App, *codes: int) -> None:
    for code in codes:
        app.tick([key(code)], 0.02)
        app.tick([], 0.02)


def from_the_lobby(folder: Path) -> tuple[App, TableScene]:
    """The table of a solo game that was begun with keys alone."""
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    app.stack.push(Plain(app, "title"))
    app.stack.push(LobbyScene(app, "viscounts"))
    settle(app)
    lobby = app.stack.top
    assert isinstance(lobby, LobbyScene)
    while lobby.focused != "seed":
        app.tick([key(pygame.K_TAB)], 0.02)
    app.tick([pygame.event.Event(pygame.TEXTINPUT, {"text": str(SEED)})], 0.02)
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    app.tick([], 0.05)
    wait_until(app, lambda: at_rest(app))
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return app, scene


@pytest.fixture
def table(tmp_path: Path) -> Iterator[KeyPlayer]:
    mouse = open_table(tmp_path, SEED, SOLO, lambda question: question.op == "play")
    yield KeyPlayer(mouse.app, mouse.scene, SEED)
    close(mouse)


@pytest.mark.slow
def test_a_whole_solo_game_from_lobby_to_score_sheet_by_keys(tmp_path: Path) -> None:
    app, scene = from_the_lobby(tmp_path)
    assert scene.match.session.seed == SEED
    player = KeyPlayer(app, scene, SEED)
    player.play_on(3000)
    player.settle()
    assert scene.model.over
    assert player.walked > 40
    assert player.numbered > 10
    assert player.rows > 0
    press(app, pygame.K_RETURN)
    results = app.stack.top
    assert isinstance(results, ResultsScene)
    press(app, pygame.K_SPACE)
    assert results.filling.complete
    press(app, pygame.K_TAB, pygame.K_RETURN)
    assert results.charted
    app.close()
    app.window.close()


@pytest.mark.slow
def test_the_focus_can_be_seen_at_every_question(table: KeyPlayer) -> None:
    table.press(pygame.K_TAB)
    for _ in range(40):
        if table.scene.model.over:
            break
        table.settle()
        if table.scene.panels.focused or table.scene.controller.focus:
            table.see_focus()
        else:
            table.press(pygame.K_TAB)
            table.see_focus()
        table.step()


@pytest.mark.slow
def test_a_focused_place_looks_different(table: KeyPlayer) -> None:
    table.settle()
    surface = pygame.Surface(SIZE)
    table.scene.draw(surface)
    plain = surface.copy()
    table.press(pygame.K_TAB)
    table.scene.draw(surface)
    place = table.scene.context.places[table.scene.controller.focus].rect.inflate(16, 16)
    place = place.clip(surface.get_rect())
    before = pygame.image.tobytes(plain.subsurface(place), "RGB")
    assert pygame.image.tobytes(surface.subsurface(place), "RGB") != before


@pytest.mark.slow
def test_the_mouse_takes_the_ring_away(table: KeyPlayer) -> None:
    table.press(pygame.K_l)
    assert table.scene.context.by_keys
    table.app.tick([motion(400, 400)], 0.02)
    assert not table.scene.context.by_keys
    assert table.scene.panels.focused == ""


@pytest.mark.slow
def test_letters_look_at_boards_reference_and_past(table: KeyPlayer) -> None:
    scene = table.scene
    table.press(pygame.K_v)
    assert scene.panels.seat_shown == 1
    table.press(pygame.K_v)
    assert scene.panels.seat_shown == 0
    table.press(pygame.K_i)
    assert scene.panels.rail_state.tab == "aid"
    table.press(pygame.K_PAGEDOWN)
    assert scene.panels.rail_state.text_scroll > 0
    table.press(pygame.K_l)
    table.press(pygame.K_PAGEUP)
    assert scene.history.active
    assert scene.panels.focused == "prompt:leave"
    table.press(pygame.K_RETURN)
    assert not scene.history.active


def test_backspace_restarts_the_turn(table: KeyPlayer) -> None:
    session = table.scene.match.session
    begun = len(session.log)
    while len(session.log) == begun or not session.can_undo():
        table.step()
    start = session.turn_start()
    table.press(pygame.K_BACKSPACE)
    assert len(session.log) == start
