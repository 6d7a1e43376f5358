"""Looking back: the same table as then, as this viewer knew it; playing, and branching off."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from engine.clone import freeze
from engine.session import Session
from scenes.play.branching import continue_from, foreseen
from scenes.play.sessions import begin, load
from scenes.results.chart import course_of
from scenes.results.scene import ResultsScene
from scenes.table.chrome import parts as chrome
from scenes.table.overlays.history import SPEEDS
from scenes.table.scene import TableScene
from sprites.common.chrome_rail import Rail
from tests.sampling import sampled
from tests.scenes.company import (
    after,
    arrive,
    close,
    config,
    curtain,
    finished,
    mouse,
    played,
    press,
    show,
)
from tests.scenes.support import key, make_app, motion, release, wait_until
from tests.scenes.support import press as press_button
from tests.scenes.table.log_reader import open_entry, steps_of
from tests.scenes.table.opening import SIZE

POINTS = 100


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    table = show(tmp_path, played(4, after(110)))
    arrive(table)
    press(table, pygame.K_RETURN)
    yield table
    close(table)


def click(scene: TableScene, target: str) -> None:
    player = mouse(scene)
    player.frame()
    player.click_target(target)


# The moments -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_moment_is_exactly_what_this_viewer_knew(scene: TableScene) -> None:
    """At random lines the shown table equals the masked state of that very event."""
    session, game, viewer = scene.match.session, scene.match.game, scene.context.viewer
    chance = Random(7)
    lines = scene.history.lines
    assert len(lines) >= POINTS
    for place in chance.sample(range(len(lines)), min(POINTS, len(lines))):
        scene.history.go(place)
        line = lines[place]
        fresh = Session(game, session.config, session.seed)
        fresh.replay(session.log[: max(0, line.decision)])
        seen = fresh.state
        if line.decision >= 0:
            views = []
            fresh.act(
                session.log[line.decision],
                lambda event, state, views=views: views.append(game.mask(state, viewer)),
            )
            seen = views[line.event]
        else:
            seen = session.moments(-1, viewer)[line.event][1]
        assert repr(freeze(scene.model.shown)) == repr(freeze(seen))


@pytest.mark.slow
def test_the_present_is_untouched_by_looking_back(scene: TableScene) -> None:
    before, digest = list(scene.match.session.log), scene.match.session.digest()
    for place in (0, 5, len(scene.history.lines) - 1):
        scene.history.go(place)
        scene.app.tick([], 0.02)
    scene.history.leave()
    assert scene.match.session.log == before
    assert scene.match.session.digest() == digest
    assert scene.model.asking


@pytest.mark.slow
def test_nothing_can_be_decided_in_the_past(scene: TableScene) -> None:
    scene.history.go(10)
    log = list(scene.match.session.log)
    press(scene, pygame.K_1, pygame.K_TAB, pygame.K_2)
    assert scene.controller.locked
    assert not scene.model.asking
    assert scene.match.session.log == log


# Ways through it -------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_click_on_a_line_arrows_and_one_key_back(scene: TableScene) -> None:
    now = scene.model.now
    player = mouse(scene)
    player.frame()
    open_entry(player)
    player.click_target(steps_of(player)[-1])
    assert scene.history.active
    place = scene.history.place
    press(scene, pygame.K_LEFT)
    assert scene.history.place == place - 1
    press(scene, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT)
    assert scene.history.place == place - 2
    press(scene, pygame.K_HOME)
    assert scene.history.place == 0
    press(scene, pygame.K_END)
    assert scene.history.place == len(scene.history.lines) - 1
    press(scene, pygame.K_ESCAPE)
    assert not scene.history.active
    assert scene.model.shown is now


def test_a_step_beyond_the_last_line_is_the_present(scene: TableScene) -> None:
    press(scene, pygame.K_PAGEUP)
    assert scene.history.place == len(scene.history.lines) - 1
    press(scene, pygame.K_RIGHT)
    assert not scene.history.active


@pytest.mark.slow
def test_page_keys_go_from_round_to_round(scene: TableScene) -> None:
    press(scene, pygame.K_PAGEUP)
    places = []
    for _ in range(4):
        press(scene, pygame.K_PAGEUP)
        places.append(scene.history.place)
    assert places == sorted(places, reverse=True)
    kinds = {scene.history.lines[place].kind for place in places if place}
    assert kinds <= {"round"}


@pytest.mark.slow
def test_the_line_of_time_can_be_dragged(scene: TableScene) -> None:
    press(scene, pygame.K_PAGEUP)
    groove = scene.chrome.targets["prompt:track"]
    middle = groove.centery
    scene.app.tick([press_button(groove.left, middle)], 0.02)
    assert scene.history.place == 0
    scene.app.tick([motion(groove.centerx, middle)], 0.02)
    assert 0 < scene.history.place < len(scene.history.lines) - 1
    scene.app.tick([motion(groove.right + 300, middle), release(groove.right + 300, middle)], 0.02)
    last = len(scene.history.lines) - 1
    assert scene.history.place == last
    scene.app.tick([motion(groove.left, middle)], 0.02)
    assert scene.history.place == last


@pytest.mark.slow
def test_playing_goes_on_by_itself_and_stops_at_the_end(scene: TableScene) -> None:
    scene.app.settings.speed = 2
    scene.history.go(len(scene.history.lines) - 5)
    place = scene.history.place
    press(scene, pygame.K_SPACE)
    assert scene.history.playing
    assert scene.next_wakeup is not None
    for _ in range(12):
        scene.app.tick([], scene.history.seconds / 4)
    assert place < scene.history.place <= place + 4
    for _ in range(40):
        scene.app.tick([], scene.history.seconds)
    assert scene.history.place == len(scene.history.lines) - 1
    assert not scene.history.playing
    assert scene.history.active


def test_pieces_move_while_it_plays(scene: TableScene) -> None:
    scene.app.settings.speed = 2
    lines = scene.history.lines
    place = next(n for n, line in enumerate(lines) if line.kind == "walk" and n > 40)
    scene.history.go(place - 1)
    scene.app.tick([], 0.02)
    scene.history.go(place, moving=True)
    assert scene.animator.moving
    assert scene.model.past is not None
    scene.history.leave()
    assert not scene.animator.busy


@pytest.mark.slow
def test_the_speed_changes_and_stays_in_its_limits(scene: TableScene) -> None:
    scene.history.go(3)
    normal = scene.history.seconds
    press(scene, pygame.K_UP)
    assert scene.history.seconds == normal / 2
    press(scene, *[pygame.K_UP] * 9)
    assert SPEEDS[scene.history.speed] == max(SPEEDS)
    press(scene, *[pygame.K_DOWN] * 9)
    assert SPEEDS[scene.history.speed] == min(SPEEDS)
    click(scene, "prompt:speed")
    assert SPEEDS[scene.history.speed] > min(SPEEDS)


def test_the_past_is_left_when_the_window_is_hidden(scene: TableScene) -> None:
    scene.history.go(20)
    scene.app.tick([pygame.event.Event(pygame.WINDOWMINIMIZED)], 0.02)
    scene.app.tick([pygame.event.Event(pygame.WINDOWRESTORED)], 0.02)
    assert not scene.history.active
    assert scene.panels.rail_state.log_scroll == 0, "the newest line stands at the foot again"
    assert curtain(scene) is not None


def test_what_only_the_past_showed_is_gone_with_it(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first frame of the present holds nothing of a moment in which more was to be seen."""
    drawn: list[Rail] = []
    draw = chrome.rail

    def noted(state: Rail, *more: Any) -> Any:
        drawn.append(state)
        return draw(state, *more)

    monkeypatch.setattr("scenes.table.chrome.parts.rail", noted)
    scene.history.go(len(scene.history.lines) // 2)
    mouse(scene).frame()
    then = drawn[-1]
    assert then.log.current
    scene.app.tick([key(pygame.K_ESCAPE)], 0.02)
    assert not drawn[-1].log.current


# Branches --------------------------------------------------------------------------------------


def saved_table(folder: Path) -> TableScene:
    """A game of four in the library, on its table."""
    app = make_app(folder, SIZE)
    loaded = begin(app.library, "viscounts", config(), 4)
    for index, action in enumerate(played(4, after(110)).log):
        loaded.session.act(action)
        app.library.append(loaded.id, index, list(action))
    scene = show(folder, loaded.session, loaded.id, app)
    arrive(scene)
    return scene


@pytest.mark.slow
@pytest.mark.parametrize("share", sampled([0.3, 0.0, 0.8]))
def test_continue_from_here_is_a_game_of_its_own(tmp_path: Path, share: float) -> None:
    old = saved_table(tmp_path)
    app, before = old.app, old.app.library.load(old.session_id)
    old.history.go(round(share * (len(old.history.lines) - 1)))
    assert old.model.past is not None
    length = max(0, old.model.past.line.decision)
    click(old, "prompt:branch")
    app.tick([], 0.02)
    scene = next(each for each in app.stack.scenes if isinstance(each, TableScene))
    assert scene is not old
    assert scene.session_id != old.session_id
    wait_until(app, lambda: not scene.loading)
    assert scene.match.session.log == old.match.session.log[:length]
    player = mouse(scene)
    for _ in range(6):
        player.step()
    branch = app.library.load(scene.session_id)
    assert len(branch.log) == len(scene.match.session.log) > length
    kept = app.library.load(old.session_id)
    assert (kept.log, kept.cursor, kept.digests) == (before.log, before.cursor, before.digests)
    assert load(app.library, scene.session_id).session.digest() == scene.match.session.digest()
    assert len(app.library.sessions()) == 2
    close(scene)


def test_who_goes_back_behind_a_reveal_is_assisted(tmp_path: Path) -> None:
    session = played(4, after(60))
    assert foreseen(session, session.free_from - 1)
    assert not foreseen(session, session.free_from)
    assert continue_from(None, "", session, 3, "").session.assisted
    same = continue_from(None, "", session, len(session.log), "").session
    assert not same.assisted
    assert same.digest() == session.digest()


@pytest.mark.slow
def test_a_branch_at_any_point_can_be_played_to_its_end() -> None:
    session, chance = finished(5), Random(5)
    log, digest = list(session.log), session.digest()
    for length in chance.sample(range(len(log)), POINTS):
        branch = session.branch(length)
        assert branch.log == log[:length]
        while not branch.over:
            branch.act(chance.choice(list(branch.state.options)))
    assert session.over
    assert (session.log, session.digest()) == (log, digest)


# A finished game -------------------------------------------------------------------------------


@pytest.fixture
def ended(tmp_path: Path) -> Iterator[TableScene]:
    table = show(tmp_path, finished())
    yield table
    close(table)


def results(scene: TableScene) -> ResultsScene:
    scene.exits.results()
    scene.app.tick([], 0.02)
    press(scene, pygame.K_SPACE)
    top = scene.app.stack.top
    assert isinstance(top, ResultsScene)
    return top


@pytest.mark.slow
def test_the_score_sheet_leads_to_the_replay(ended: TableScene) -> None:
    sheet = results(ended)
    player = mouse(ended)
    player.click(sheet.boxes()["replay"].center)
    ended.app.tick([], 0.02)
    assert isinstance(ended.app.stack.top, TableScene)
    assert ended.history.playing
    assert ended.history.place == 0
    ended.app.tick([], ended.history.seconds)
    ended.app.tick([], ended.history.seconds)
    assert ended.history.place > 0


@pytest.mark.slow
def test_the_replay_shows_no_hand_until_somebody_lends_an_eye(ended: TableScene) -> None:
    click(ended, "prompt:replay")
    press(ended, pygame.K_SPACE, pygame.K_END, pygame.K_LEFT)
    assert ended.context.viewer == -1
    assert all(set(player.hand) <= {-1} for player in ended.model.shown.players)
    place = ended.history.place
    click(ended, "prompt:eyes")
    assert ended.context.viewer == 0
    assert ended.history.place == place
    assert set(ended.model.shown.players[1].hand) <= {-1}
    click(ended, "prompt:eyes")
    click(ended, "prompt:eyes")
    assert ended.context.viewer == -1
    click(ended, "prompt:eyes")
    press(ended, pygame.K_ESCAPE)
    assert ended.context.viewer == -1


@pytest.mark.slow
def test_a_game_in_progress_lends_no_eyes(scene: TableScene) -> None:
    scene.history.go(30)
    mouse(scene).frame()
    assert "prompt:eyes" not in scene.chrome.targets


@pytest.mark.slow
def test_the_chart_ends_with_the_totals(ended: TableScene) -> None:
    session = ended.match.session
    course = course_of(session)
    assert course.points[-1] == session.game.outcome(session.state).totals
    assert list(course.rounds) == list(range(session.state.round + 1))
    for number, points in zip(course.rounds, course.points, strict=True):
        if 0 < number < session.state.round:
            assert points == standing_after(session, number)


def standing_after(session: Session, number: int) -> tuple[int, ...]:
    """The standing at the first decision of the next round."""
    for length in range(len(session.log) + 1):
        state = session.rewind(length)
        if state.round > number:
            return session.game.standing(state)
    raise LookupError(number)


@pytest.mark.slow
def test_the_chart_lies_in_the_place_of_the_sheet(ended: TableScene) -> None:
    sheet = results(ended)
    player = mouse(ended)
    player.click(sheet.boxes()["chart"].center)
    assert sheet.charted
    point = next(name for name in sheet.boxes() if name.startswith("point:"))
    ended.app.tick([motion(*sheet.boxes()[point].center)], 0.02)
    ended.app.tick([], 0.02)
    press(ended, pygame.K_ESCAPE)
    assert not sheet.charted
    assert ended.app.stack.top is sheet


@pytest.mark.slow
def test_a_thousand_lines_are_read_quickly(ended: TableScene) -> None:
    begun = time.process_time()
    for place in range(0, len(ended.history.lines), max(1, len(ended.history.lines) // 40)):
        ended.history.go(place)
    assert (time.process_time() - begun) / 40 < 0.05
