"""The log by mouse and keys at real tables of all games: entries open, steps show their moment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.games import game_keys, info_of, load_game
from engine.session import Session
from scenes.play.seating import persons_config
from scenes.table.chrome.log_entries import LogEntries
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import key, make_app, motion
from tests.scenes.table.log_reader import entries_of, open_entry, steps_of
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import close

SIZE = (1280, 690)
DECISIONS = 48


@pytest.fixture
def player(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MousePlayer]:
    game = request.param
    config = persons_config(max(2, min(info_of(game).seats)))
    session, chance = Session(load_game(game), config, 11), Random(11)
    while len(session.log) < DECISIONS:
        session.act(chance.choice(session.state.options))
    app = make_app(tmp_path, SIZE)
    app.settings.speed = 4
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    opened = MousePlayer(app, scene, 11)
    opened.settle()
    if isinstance(app.stack.top, CurtainScene):
        opened.open_curtain(app.stack.top)
    scene.model.put_away()
    opened.frame()
    yield opened
    close(opened)


def clauses_of(player: MousePlayer) -> list[str]:
    return [line.clause for line in player.scene.panels.log.lines() if line.kind == "step"]


IN_ALL_GAMES = pytest.mark.parametrize("player", sampled(game_keys()), indirect=True)


@pytest.mark.slow
@IN_ALL_GAMES
def test_an_entry_opens_and_its_steps_show_their_moment(player: MousePlayer) -> None:
    scene = player.scene
    assert not steps_of(player)
    lines = scene.panels.log.lines()
    assert len(lines) < len(scene.model.log.lines)
    entry = open_entry(player)
    assert entry in scene.chrome.targets, "it stays in sight"
    assert steps_of(player)
    assert all(clauses_of(player)), "each step names its clause"
    step = steps_of(player)[-1]
    player.click_target(step)
    assert scene.history.active
    past = scene.model.past
    assert past is not None
    assert step == f"rail:log:{past.line.decision}:{past.line.event}"
    assert scene.history._branch_at() == max(0, past.line.decision)
    assert step in scene.chrome.targets
    player.tick([key(pygame.K_LEFT)])
    assert scene.history.place == scene.history.lines.index(past.line) - 1
    player.tick([key(pygame.K_ESCAPE)])
    player.settle()
    player.click_target(entry)
    player.settle()
    assert not steps_of(player), "a second click closes it"
    assert scene.panels.log.lines() == lines


@IN_ALL_GAMES
@pytest.mark.slow
def test_keys_walk_the_log_open_an_entry_and_look_back(player: MousePlayer) -> None:
    scene, state = player.scene, player.scene.panels.rail_state
    player.tick([key(pygame.K_l)])
    player.frame()
    newest = entries_of(player)[-1]
    assert scene.panels.focused == newest
    player.tick([key(pygame.K_UP)])
    player.frame()
    above = scene.panels.focused
    assert above == entries_of(player)[entries_of(player).index(newest) - 1]
    player.tick([key(pygame.K_RETURN)])
    player.frame()
    assert steps_of(player)
    player.tick([key(pygame.K_DOWN)])
    player.frame()
    assert scene.panels.focused == steps_of(player)[0]
    player.tick([key(pygame.K_LEFT)])
    player.frame()
    assert scene.panels.focused == above
    assert not steps_of(player)
    player.tick([key(pygame.K_RIGHT), key(pygame.K_DOWN), key(pygame.K_RETURN)])
    assert scene.history.active
    assert state.focus == ""
    player.tick([key(pygame.K_ESCAPE)])
    player.tick([key(pygame.K_l)])
    assert state.focus
    player.tick([key(pygame.K_ESCAPE)])
    assert state.focus == ""
    assert player.app.stack.top is scene


@pytest.mark.parametrize("player", ["tara"], indirect=True)
@pytest.mark.slow
def test_who_no_longer_looks_back_sees_the_newest_line(player: MousePlayer) -> None:
    log, state = player.scene.panels.log, player.scene.panels.rail_state
    state.log_scroll = 5
    assert player.scene.model.past is None
    log.follow_past()
    assert state.log_scroll == 0
    player.tick([key(pygame.K_PAGEUP)])
    player.frame()
    state.log_scroll = 5
    player.tick([key(pygame.K_ESCAPE)])
    player.frame()
    assert player.scene.model.past is None
    assert state.log_scroll == 0


@pytest.mark.slow
@pytest.mark.parametrize("player", ["viscounts"], indirect=True)
def test_only_the_last_barrier_is_a_line_of_the_log(player: MousePlayer) -> None:
    scene = player.scene
    assert len(scene.model.match.session.barriers) > 1
    drawn = {line.id for line in scene.panels.log.lines() if line.kind == "barrier"}
    assert drawn <= {f"barrier:{scene.model.match.session.barriers[-1].decision}"}


@pytest.mark.slow
@pytest.mark.parametrize("player", ["tara"], indirect=True)
def test_looking_back_by_itself_stays_on_each_line_for_its_time(player: MousePlayer) -> None:
    player.tick([key(pygame.K_PAGEUP)])
    player.frame()
    history = player.scene.history
    assert history.active
    history.go(0)
    history.playing, history._left = True, 0.5
    assert not history.update(0.1)
    assert history.place == 0
    assert history.update(0.5)
    assert history.place == 1


@pytest.mark.slow
@pytest.mark.parametrize("player", ["tara"], indirect=True)
def test_enter_skips_nothing_while_nobody_else_moves(player: MousePlayer) -> None:
    scene = player.scene
    scene.context.by_keys, scene.controller.focus = True, ""
    assert not scene.model.watching
    assert scene.panels.focused != "prompt:skip"


@pytest.mark.slow
@pytest.mark.parametrize("player", ["viscounts"], indirect=True)
def test_the_inspector_comes_with_what_is_pointed_at_and_goes_again(player: MousePlayer) -> None:
    scene = player.scene

    def room() -> int:
        player.frame()
        player.frame()  # the rail may wait for the board
        return scene.chrome.rail_places(scene.context.frame).middle.height

    player.tick([motion(3, SIZE[1] - 3)])
    whole = room()
    player.tick([motion(*player.at("castle:3:0"))])
    assert room() < whole
    player.tick([motion(3, SIZE[1] - 3)])
    assert room() < whole, "it can still be read"
    scene.model.version += 1
    assert room() == whole, "something has happened since"


@pytest.mark.slow
@pytest.mark.parametrize("player", ["viscounts"], indirect=True)
def test_a_frame_makes_no_line_of_the_log_anew(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, entries = player.scene.panels.log, player.scene.panels._rail_maker._entries
    before = log.lines()
    monkeypatch.setattr(entries, "_of", lambda *_: pytest.fail("made anew"))
    for x in range(0, SIZE[0], 160):
        player.tick([motion(x, 300)])
        player.frame()
    assert log.lines() is before


@pytest.mark.slow
def test_lines_that_are_kept_are_those_that_would_be_made_anew(tmp_path: Path) -> None:
    """While persons come and go, take back, open entries: after every decision."""
    session = Session(load_game("viscounts"), persons_config(3), 11)
    chance = Random(2)
    while len(session.log) < DECISIONS:
        session.act(chance.choice(session.state.options))
    app = make_app(tmp_path, SIZE)
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    MousePlayer(app, scene, 2).settle()
    model, context = scene.model, scene.context
    kept, opened = LogEntries(model, context.table, context.say), set[str]()
    for count in range(60):
        if model.passing.waiting >= 0:
            model.take_over()
        assert model.question is not None
        if chance.random() < 0.2 and model.match.can_undo():
            model.undo()
        else:
            model.take(chance.choice(model.question.choices))
            model.skip()
        if count % 7 == 0:
            opened = {move.id for move in model.log.moves[-9:] if move.steps}
        anew = LogEntries(model, context.table, context.say).lines(opened)
        assert kept.lines(opened) == anew
    assert len(anew) > DECISIONS / 2
    app.close()
    app.window.close()
