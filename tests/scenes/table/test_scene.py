"""The table as a person meets it: gestures that go wrong, keys, log, saving, frames."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.core import Action
from scenes.play.sessions import begin
from scenes.table.model.legality import Look
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import key, make_app, motion, press, release
from tests.scenes.table.log_reader import open_entry, steps_of
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SIZE, SOLO, asking, close


@pytest.fixture
def walking(tmp_path: Path) -> Iterator[MousePlayer]:
    player = asking(tmp_path, "walk", refusals=True)
    yield player
    close(player)


def source_and_target(player: MousePlayer) -> tuple[str, str]:
    source = player.scene.controller.offers.sources()[0]
    return source, player.scene.controller.offers.targets(source)[0]


def lift(player: MousePlayer, source: str) -> tuple[int, int]:
    x, y = player.at(source)
    player.tick([motion(x, y), press(x, y)])
    player.tick([motion(x + 30, y - 30)])
    return x, y


def decisions(player: MousePlayer) -> list[Action]:
    return list(player.scene.match.session.log)


def test_a_drag_shows_targets_and_the_drop_acts(walking: MousePlayer) -> None:
    source, target = source_and_target(walking)
    before = decisions(walking)
    lift(walking, source)
    assert walking.scene.context.held is not None
    assert walking.scene.painter.marks()[target] is Look.NOW
    walking.tick([motion(*walking.at(target)), release(*walking.at(target))])
    assert len(decisions(walking)) > len(before)
    assert walking.scene.context.held is None


def test_what_others_moved_leaves_no_trace_from_the_press_on_that_takes_a_piece_up(
    walking: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter, traced = walking.scene.painter, []
    monkeypatch.setattr(painter.ways, "traces", lambda *given: traced.append(given))
    source = source_and_target(walking)[0]
    x, y = walking.at(source)
    walking.tick([motion(x, y)])
    assert traced
    traced.clear()
    walking.tick([press(x, y)])
    assert walking.scene.controller.source == source
    assert walking.scene.context.held is None
    assert not traced


def test_a_release_outside_the_window_puts_the_piece_back(walking: MousePlayer) -> None:
    before = decisions(walking)
    lift(walking, source_and_target(walking)[0])
    walking.tick([motion(-50, 2000), release(-50, 2000)])
    assert decisions(walking) == before
    assert walking.scene.context.held is None
    assert walking.scene.context.hand.gliding is not None
    walking.settle()
    assert walking.scene.context.hand.gliding is None


def test_losing_the_focus_lets_go(walking: MousePlayer) -> None:
    source, target = source_and_target(walking)
    before = decisions(walking)
    lift(walking, source)
    walking.tick([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    assert walking.scene.context.held is None
    walking.tick([release(*walking.at(target))])
    assert decisions(walking) == before
    walking.settle()
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    assert not walking.app.tick([lost], 0.0), "with an empty hand nothing looks different"


def test_a_drop_on_a_blocked_place_says_why(walking: MousePlayer) -> None:
    source, _ = source_and_target(walking)
    blocked = walking.scene.controller.offers.refused(source)[0]
    before = decisions(walking)
    lift(walking, source)
    walking.tick([motion(*walking.at(blocked)), release(*walking.at(blocked))])
    assert decisions(walking) == before
    assert walking.scene.tooltips.next_wakeup is not None
    assert walking.scene.tooltips.refused == blocked


def test_a_drop_where_nothing_lies_says_so_beside_that_point(walking: MousePlayer) -> None:
    scene = walking.scene
    source, _ = source_and_target(walking)
    before, empty = decisions(walking), nowhere(scene)
    lift(walking, source)
    walking.tick([motion(*empty), release(*empty)])
    walking.tick([motion(empty[0] + 90, empty[1] + 60)])
    walking.settle()
    assert decisions(walking) == before
    assert scene.model.refused is not None
    assert scene.model.refused.reason.key == "table.not_here"
    assert scene.tooltips.box is not None
    assert scene.tooltips.box.inflate(60, 60).collidepoint(empty)


def test_a_piece_laid_down_where_it_was_taken_is_not_refused(walking: MousePlayer) -> None:
    source, _ = source_and_target(walking)
    lift(walking, source)
    walking.tick([motion(*walking.at(source)), release(*walking.at(source))])
    assert walking.scene.model.refused is None


def nowhere(scene: TableScene) -> tuple[int, int]:
    """A point of the board near which nothing lies."""
    board, near = scene.context.frame.board, scene.controller.near
    points = ((x, y) for y in range(board.top + 4, board.bottom, 9)
              for x in range(board.left + 4, board.right, 9))  # fmt: skip
    return next(point for point in points if not near(point))


def test_a_storm_of_clicks_takes_one_choice_per_click_at_most(walking: MousePlayer) -> None:
    _, target = source_and_target(walking)
    point = walking.at(target)
    storm = [event for _ in range(20) for event in (press(*point), release(*point))]
    before = len(decisions(walking))
    walking.tick([motion(*point), *storm])
    assert before < len(decisions(walking)) <= before + 20
    assert walking.scene.context.held is None


def test_number_keys_press_the_numbered_buttons(tmp_path: Path) -> None:
    player = asking(tmp_path, "action")
    token = player.scene.panels.prompt.buttons[0]
    choice = player.scene.model.prompt.plain[0]
    assert token.number == 1
    player.tick([key(pygame.K_1)])
    assert choice.action in decisions(player)
    close(player)


def test_tab_and_enter_play_without_a_mouse(walking: MousePlayer) -> None:
    before = len(decisions(walking))
    walking.tick([key(pygame.K_TAB)])
    assert walking.scene.controller.focus
    for _ in range(3):
        walking.tick([key(pygame.K_RETURN)])
    assert len(decisions(walking)) > before


def test_the_ring_of_who_plays_by_keys_goes_when_the_mouse_comes_back(walking: MousePlayer) -> None:
    walking.tick([key(pygame.K_F13)])
    walking.settle()
    assert walking.scene.context.by_keys
    assert walking.app.tick([motion(3, SIZE[1] - 3)], 0.0)
    assert not walking.scene.context.by_keys
    walking.settle()
    assert not walking.app.tick([motion(4, SIZE[1] - 3)], 0.0), "it is gone already"


@pytest.mark.parametrize("control", [pygame.KMOD_CTRL, pygame.KMOD_LMETA])
def test_undo_and_redo_by_keys(walking: MousePlayer, control: int) -> None:
    """With Control, or with the key that stands for it on a Mac: all of one gesture."""
    player = walking
    before = decisions(player)
    player.step()
    after = decisions(player)
    if not player.scene.match.session.can_undo():
        return
    player.tick([key(pygame.K_z, control)])
    assert decisions(player) == before
    player.tick([key(pygame.K_y, control)])
    assert decisions(player) == after


@pytest.mark.slow
def test_the_end_of_a_turn_alone_wants_one_press(tmp_path: Path) -> None:
    player = asking(tmp_path, "walk")
    while player.scene.model.question is None or player.scene.model.question.op != "end_turn":
        player.step()
    player.settle()
    before = len(decisions(player))
    player.click_target("prompt:end")
    assert len(decisions(player)) == before + 1
    close(player)


@pytest.mark.slow
def test_input_is_locked_while_the_opponent_is_shown_and_space_skips(tmp_path: Path) -> None:
    player = asking(tmp_path, "walk")
    while player.scene.model.question is None or player.scene.model.question.op != "end_turn":
        player.step()
    player.app.settings.speed = 2
    player.app.settings.confirm_end = False
    player.click_target("prompt:end")
    player.tick([])
    scene = player.scene
    assert scene.model.watching
    assert scene.controller.locked
    player.tick([key(pygame.K_SPACE)])
    assert not scene.model.watching
    assert scene.model.can_show_again
    assert scene.model.trail
    player.tick([key(pygame.K_a)])
    assert scene.model.watching
    player.tick([key(pygame.K_SPACE)])
    player.step()
    assert not scene.model.trail
    close(player)


def test_space_skips_step_by_step_too_as_the_sheet_of_keys_says(tmp_path: Path) -> None:
    player = asking(tmp_path, "walk")
    while player.scene.model.question is None or player.scene.model.question.op != "end_turn":
        player.step()
    player.app.settings.speed, player.app.settings.step_mode = 2, True
    player.app.settings.confirm_end = False
    player.click_target("prompt:end")
    player.tick([])
    shown = player.scene.animator.shown_event
    player.tick([key(pygame.K_RETURN)])
    assert player.scene.model.watching
    assert player.scene.animator.shown_event is not shown
    player.tick([key(pygame.K_SPACE)])
    assert not player.scene.model.watching
    close(player)


def test_a_line_of_the_log_shows_the_table_as_it_was(walking: MousePlayer) -> None:
    scene = walking.scene
    walking.frame()
    open_entry(walking)
    now = scene.model.now
    walking.click_target(steps_of(walking)[0])
    assert scene.model.past is not None
    assert scene.model.shown is not now
    assert scene.controller.locked
    walking.tick([key(pygame.K_RIGHT)])
    walking.tick([key(pygame.K_ESCAPE)])
    assert scene.model.past is None
    assert scene.model.shown is now


@pytest.mark.slow
def test_the_wheel_zooms_and_0_fits(walking: MousePlayer) -> None:
    scene = walking.scene
    before = walking.at("castle:3:0")
    walking.tick([motion(*before)])
    walking.tick([pygame.event.Event(pygame.MOUSEWHEEL, {"y": 2, "x": 0, "flipped": False})])
    assert scene.context.camera.zoom == 1.6
    walking.settle()
    walking.tick([key(pygame.K_0)])
    assert scene.context.camera.zoom == 1.0
    assert walking.at("castle:3:0") == before


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080), (2560, 1440)]))
def test_every_anchor_of_the_question_is_large_enough(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player = asking(tmp_path, "action", size)
    offers = player.scene.controller.offers
    places = player.scene.context.places
    for anchor in (*offers.sources(), *offers.targets()):
        rect = places[anchor].rect
        assert min(rect.size) >= 32, anchor
        assert pygame.Rect(0, 0, *size).contains(rect), anchor
    close(player)


def test_every_anchor_of_the_game_has_a_place_on_the_table(walking: MousePlayer) -> None:
    scene = walking.scene
    walking.frame()
    places = set(scene.context.places)
    view = scene.model.now
    named = set(scene.match.game.anchors(view))
    elsewhere = {name for name in named if name.startswith("automa:")}
    assert named - elsewhere <= places
    scene.panels.unfold(1)
    walking.frame()
    assert elsewhere <= set(scene.context.places)


@pytest.mark.slow
def test_an_idle_table_draws_no_frame(walking: MousePlayer) -> None:
    lying, box = walking.scene.painter.resting.last, walking.scene.context.frame.board
    assert lying is not None
    middle = pygame.Rect(box.centerx - 100, box.centery - 100, 200, 200)
    seen, wanted = (
        pygame.image.tobytes(each.subsurface(middle), "RGB") for each in (walking.app.canvas, lying)
    )
    assert seen == wanted, "it lies where it was drawn"
    walking.settle()
    for _ in range(400):
        walking.app.tick([], 0.05)
    frames = walking.app.frames
    for _ in range(50):
        walking.app.tick([], 0.05)
    assert walking.app.frames == frames
    assert walking.scene.next_wakeup is None


@pytest.mark.slow
def test_every_decision_is_in_the_library_before_it_is_shown(tmp_path: Path) -> None:
    app = make_app(tmp_path, SIZE)
    app.settings.speed = 4
    loaded = begin(app.library, "viscounts", SOLO, 5)
    scene = TableScene(app, loaded.id, loaded.session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 5)
    for _ in range(22):
        player.step()
        saved = app.library.load(loaded.id)
        assert saved.cursor == len(scene.match.session.log)
    record = app.library.load(loaded.id)
    assert [tuple(action) for action in record.log[:1]] == [scene.match.session.log[0]]
    assert 20 in record.digests
    close(player)
