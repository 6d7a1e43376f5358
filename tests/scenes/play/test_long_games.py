"""What the app writes it takes back, however long the game was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.core import Action, act
from engine.games import load_game
from engine.session import Session
from saves.container import MAX_DECISIONS, pack, unpack
from saves.errors import SaveError
from saves.model import SessionRecord
from saves.replaying import restore, wants_digest
from saves.transfer import export_file
from scenes.app import App
from scenes.library.actions import take_in
from scenes.play import patience
from scenes.play.examining import examined
from scenes.play.seating import persons_config
from scenes.play.ways import continue_game
from scenes.table.scene import TableScene
from tests.sampling import WHOLE, only, sampled
from tests.saves.samples import record
from tests.scenes.company import close, show
from tests.scenes.support import Plain, key, make_app, reroute, settle

LONG = 18_000 if WHOLE else 9_000
"""Decisions: a whole evening has some hundreds."""


@cache
def long_game(decisions: int) -> SessionRecord:
    """A game of Tara in which nobody ever wants the end."""
    game, config, chance = load_game("tara"), persons_config(2), Random(3)
    session, digests = Session(game, config, 3), {}
    while len(session.log) < decisions:
        options = list(session.state.options)
        chance.shuffle(options)
        action = next(each for each in options if goes_on(session, each))
        session.act(action)
        if wants_digest(len(session.log)):
            digests[len(session.log)] = session.digest()
    log = json.loads(json.dumps(session.log))
    return SessionRecord(
        "tara", game.version, config, 3, game.data_text, log, len(log), digests, "Long"
    )


def goes_on(session: Session, *actions: Action) -> bool:
    """Whether there is something to decide after this."""
    tried = session.game.clone(session.state)
    for action in actions:
        if action in tried.options:
            act(session.game.ops, tried, action)
    return bool(tried.agenda)


def test_after_a_while_it_says_how_far_a_replay_is(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    told = patience.Patience(app)
    told.count(50, 200)
    told.glance()
    assert app.notice.sentence == "", "nobody has waited yet"
    told._begun -= 1.0
    told.glance()
    assert "25" in app.notice.sentence
    told.count(199, 200)
    told.glance()
    assert "95" in app.notice.sentence
    told.end()
    app.notice.update(0.1)
    assert app.notice.sentence == ""


@pytest.mark.slow
@pytest.mark.parametrize("decisions", only(25_000, [18_000, 25_000]))
def test_a_very_long_game_comes_back(decisions: int, tmp_path: Path) -> None:
    whole = long_game(decisions)
    back = examined(export_file(whole, tmp_path / "long.throne"))
    assert (back.log, back.cursor, back.digests) == (whole.log, whole.cursor, whole.digests)


@pytest.mark.slow
def test_a_very_long_game_comes_back_while_the_machine_is_busy(tmp_path: Path) -> None:
    whole = long_game(LONG)
    path = export_file(whole, tmp_path / "long.throne")
    busy = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        for _ in range(3 * (os.cpu_count() or 1))
    ]
    try:
        assert examined(path).log == whole.log
    finally:
        for process in busy:
            process.kill()
            process.wait()


def watched(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the notice says in each frame that is drawn in the middle of something."""
    seen: list[str] = []
    show = app.show_at_once
    monkeypatch.setattr(app, "show_at_once", lambda: (seen.append(app.notice.sentence), show()))
    return seen


def wait_to_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first decision and half-way the work goes on when the window has shown how far it
    is: however fast the machine, there is something to see."""
    count = patience.Patience.count

    def seen(told: patience.Patience, done: int, total: int) -> None:
        count(told, done, total)
        given_up = time.monotonic() + 60
        while done in (1, total // 2) and time.monotonic() < given_up:
            if told._shown == told._percent // patience._STEP:
                return
            time.sleep(0.001)

    monkeypatch.setattr(patience.Patience, "count", seen)


@pytest.mark.parametrize("decisions", sampled([400, 18_000]))
def test_how_far_a_long_game_is_read_is_shown(
    decisions: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Imported from a file, and opened from the library."""
    if decisions < patience.LONG_GAME:
        monkeypatch.setattr(patience, "LONG_GAME", 100)
        monkeypatch.setattr(patience, "_QUIET", 0.0)
    wait_to_be_seen(monkeypatch)
    app = make_app(tmp_path)
    reroute(app, table=lambda key, session: Plain(app, str(len(session.log))))
    app.stack.push(Plain(app))
    seen = watched(app, monkeypatch)
    session, why = take_in(app, export_file(long_game(decisions), tmp_path / "long.throne"))
    assert why == ""
    imported = len(seen)
    assert imported > 0
    assert continue_game(app, session)
    settle(app)
    assert isinstance(app.stack.top, Plain)
    assert app.stack.top.name == str(decisions)
    del seen[imported]  # the frame before anything is read
    assert len(seen) > imported
    assert all(told == app.say("ui.app.long_game", percent=percent_in(told)) for told in seen)
    assert [percent_in(told) for told in seen[:imported]] == sorted(
        map(percent_in, seen[:imported])
    )
    assert app.notice.sentence not in seen


@pytest.mark.slow
def test_the_window_stays_alive_while_the_log_of_a_very_long_game_is_told(tmp_path: Path) -> None:
    session = restore(long_game(LONG))
    app = make_app(tmp_path)
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    app.tick([], 0.05)
    spent = []
    while scene.context.workshop.loading:
        begun = time.process_time()
        app.tick([], 0.05)
        spent.append(time.process_time() - begun)
    assert len(scene.model.log.lines) > LONG
    assert max(spent) < sum(spent) / 2


@pytest.mark.slow
def test_handing_over_a_very_long_game_holds_no_frame_up(tmp_path: Path) -> None:
    """The worst frame of six hand-overs, in processor time, against that of a short game: before
    the log was told ahead it took ten times as long."""
    short, long = (
        worst_frame_of_hand_overs(tmp_path / str(decisions), decisions) for decisions in (400, LONG)
    )
    assert long < 4 * short


def worst_frame_of_hand_overs(folder: Path, decisions: int) -> float:
    """Seconds. The game goes on from so many decisions."""
    folder.mkdir()
    scene = show(folder, restore(long_game(decisions)))
    model, chance, worst = scene.model, Random(1), 0.0

    def frame(*events: pygame.event.Event) -> None:
        nonlocal worst
        begun = time.process_time()
        scene.app.tick(events, 0.05)
        worst = max(worst, time.process_time() - begun)

    for _ in range(6):
        frame(key(pygame.K_RETURN))
        while model.passing.waiting >= 0 or not isinstance(scene.app.stack.top, TableScene):
            frame()
        while model.passing.waiting < 0:
            assert model.question is not None
            choices = list(model.question.choices)
            chance.shuffle(choices)
            session = scene.match.session
            model.take(next(c for c in choices if goes_on(session, c.action, *c.follow)))
            model.skip()
            frame()
    close(scene)
    return worst


def percent_in(sentence: str) -> int:
    return int(sentence.partition("%")[0].split()[-1])


@pytest.mark.parametrize("decisions", sampled([20_001, MAX_DECISIONS]))
@pytest.mark.slow
def test_what_is_written_can_be_read(decisions: int) -> None:
    whole = record(decisions)
    assert unpack(pack(whole)).log == whole.log


@pytest.mark.slow
def test_what_could_not_be_read_is_not_written() -> None:
    with pytest.raises(SaveError) as caught:
        pack(record(MAX_DECISIONS + 1))
    assert caught.value.message.key == "file.too_large"
