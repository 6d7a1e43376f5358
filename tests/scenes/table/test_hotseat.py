"""Taking back and going on with several persons at one laptop, and alone.

`FOUR_THRONES_POSITIONS` is the number of random positions from which is taken back and redone
(500 for the full run).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.events import Event
from engine.explain import Question
from engine.games import load_game
from engine.session import Session
from scenes.play.sessions import begin
from scenes.table.model.log import TableLog
from scenes.table.model.match import Match
from scenes.table.model.passing import NOBODY, Passing
from scenes.table.model.since import since_last
from scenes.table.scene import TableScene
from tests.scenes.company import (
    NAMES,
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
from tests.scenes.support import key, make_app
from tests.scenes.table.key_player import KeyPlayer
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SIZE, SOLO, open_table
from tests.scenes.table.toy import toy_session

POSITIONS = int(os.environ.get("FOUR_THRONES_POSITIONS", "60"))
GAMES = 6
LATER = 12
"""So many later decisions must bring the same luck."""


# Taking back, by the rules -----------------------------------------------------------------------


def sessions(count: int) -> Iterator[tuple[Session, Random]]:
    """Random positions of games for one to four persons."""
    for number in range(count):
        chance = Random(number)
        seats = SOLO if number % 4 == 0 else config(2 + number % 3)
        session = Session(load_game("viscounts"), seats, number % GAMES)
        for _ in range(chance.randrange(1, 260)):
            if session.over:
                break
            session.act(chance.choice(list(session.state.options)))
        if session.log:
            yield session, chance


def go_on(session: Session, seed: int) -> tuple[list[Event], str]:
    """Some later decisions by chance: their events, and where they lead."""
    chance, events = Random(seed), []
    for _ in range(LATER):
        if session.over:
            break
        events += session.act(chance.choice(list(session.state.options)))
    return events, session.digest()


@pytest.mark.slow
def test_back_to_the_barrier_and_on_again_is_the_same_game_with_the_same_luck() -> None:
    steps = 0
    for session, _ in sessions(POSITIONS):
        length, digest, luck = len(session.log), session.digest(), session.state.rng
        untouched = session.branch(length)
        while session.can_undo():
            session.undo()
            steps += 1
        assert len(session.log) == session.free_from
        assert not session.assisted
        while session.undone:
            session.redo()
        assert (len(session.log), session.digest(), session.state.rng) == (length, digest, luck)
        assert go_on(session, 9) == go_on(untouched, 9)
    assert steps > POSITIONS


def test_across_the_barrier_is_refused_and_changes_nothing() -> None:
    for session, _ in sessions(POSITIONS // 2):
        while session.can_undo():
            session.undo()
        log, digest = list(session.log), session.digest()
        with pytest.raises(ValueError, match="nothing can be taken back"):
            session.undo()
        assert (session.log, session.digest()) == (log, digest)
        if session.barriers:
            assert session.barriers[-1].reason in ("reveal", "luck", "person")


def test_another_answer_after_taking_back_forgets_the_redo() -> None:
    for session, chance in sessions(POSITIONS // 2):
        if not session.can_undo():
            continue
        session.undo()
        taken = session.undone[-1]
        others = [action for action in session.state.options if action != taken]
        if others:
            session.act(chance.choice(others))
            assert session.undone == []


# At the table ------------------------------------------------------------------------------------


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    table = show(tmp_path, played(4, after(60)))
    arrive(table)
    press(table, pygame.K_RETURN)
    yield table
    close(table)


def reasons(scene: TableScene) -> dict[str, str]:
    mouse(scene).frame()
    return scene.panels.reasons


def test_nobody_takes_back_what_the_person_before_decided(scene: TableScene) -> None:
    session = scene.match.session
    log = list(session.log)
    assert reasons(scene)["prompt:undo"]
    scene.app.tick([key(pygame.K_z, pygame.KMOD_CTRL)], 0.02)
    assert session.log == log
    assert scene.app.notice.sentence == scene.model.prompt.undo_reason
    assert "no undo past this line" in scene.app.notice.sentence
    assert not session.assisted


def test_the_barrier_is_a_line_of_the_log_with_its_reason(scene: TableScene) -> None:
    barriers = {b.decision: b.reason for b in scene.match.session.barriers}
    lines = {line.decision: line for line in scene.model.log.lines if line.barrier}
    assert set(lines) == set(barriers)
    for decision, reason in barriers.items():
        assert lines[decision].words == scene.context.say(f"table.barrier.{reason}")


@pytest.mark.slow
def test_undo_and_redo_have_their_tokens(scene: TableScene) -> None:
    session = scene.match.session
    player = KeyPlayer(scene.app, scene, 2)
    while not session.can_undo():
        player.step()
        player.settle()
    length, digest = len(session.log), session.digest()
    hand = mouse(scene)
    hand.frame()
    assert "prompt:redo" not in scene.chrome.targets
    hand.click_target("prompt:undo")
    hand.frame()
    assert len(session.log) == length - 1
    hand.click_target("prompt:redo")
    assert (len(session.log), session.digest()) == (length, digest)


def test_an_answer_that_reveals_carries_the_eye(tmp_path: Path) -> None:
    def wanted(session: Session, question: Question) -> bool:
        plain = [c for c in question.choices if not (c.source or c.target or c.ends_turn)]
        return len(plain) < 4 and any(choice.reveals for choice in plain)

    for seed in range(1, 40):
        try:
            session = played(seed, wanted, persons=2)
            break
        except LookupError:
            continue
    scene = show(tmp_path, session)
    if curtain(scene) is not None:
        arrive(scene)
    mouse(scene).frame()
    eyes = [token for token in scene.panels.prompt.buttons if token.reveals]
    assert eyes
    close(scene)


def solo_behind_a_barrier(folder: Path) -> MousePlayer:
    """Alone at a barrier, in the library."""
    player = open_table(folder, 3, SOLO)
    loaded = begin(player.app.library, "viscounts", SOLO, 3)
    scene = TableScene(player.app, loaded.id, loaded.session)
    player.app.stack.reset(scene)
    player = MousePlayer(player.app, scene, 3)
    player.settle()
    while not loaded.session.barriers or loaded.session.can_undo():
        player.step()
        player.settle()
    return player


@pytest.mark.slow
def test_alone_more_is_taken_back_after_a_question_and_the_game_is_assisted(
    tmp_path: Path,
) -> None:
    player = solo_behind_a_barrier(tmp_path)
    scene, session = player.scene, player.scene.match.session
    length = len(session.log)
    player.frame()
    assert "assisted" in scene.panels.reasons["prompt:undo"]
    player.click_target("prompt:undo")
    assert len(session.log) == length
    assert "assisted" in scene.model.prompt.asking(scene.model.question).sentence  # type: ignore[arg-type]
    player.frame()
    player.click_target("prompt:undo")
    assert len(session.log) < length
    assert session.assisted
    assert player.app.library.load(scene.session_id).assisted
    player.frame()
    close(scene)


@pytest.mark.slow
def test_the_question_whether_to_go_further_can_be_put_away(tmp_path: Path) -> None:
    player = solo_behind_a_barrier(tmp_path)
    session = player.scene.match.session
    length = len(session.log)
    player.tick([key(pygame.K_z, pygame.KMOD_CTRL)])
    player.tick([key(pygame.K_ESCAPE)])
    player.tick([key(pygame.K_z, pygame.KMOD_CTRL)])
    assert len(session.log) == length
    assert not session.assisted
    close(player.scene)


# Who looks ---------------------------------------------------------------------------------------


def passing(match: Match) -> Passing:
    return Passing(match, lambda view: view.turn)


def test_one_person_against_a_program_keeps_an_open_hand() -> None:
    match = Match(toy_session())
    table = Passing(match, lambda view: 0)
    table.ask(match.question())
    assert not table.shared
    assert not table.closed
    assert match.viewer == 0


def test_every_decision_is_ascribed_to_who_took_it() -> None:
    session = played(3, after(80))
    seats = session.askers
    assert len(seats) == len(session.log)
    for place in Random(1).sample(range(len(seats)), 20):
        assert seats[place] == session.branch(place).asked


def test_the_digest_begins_after_the_own_last_decision() -> None:
    session = played(4, after(100))
    match = Match(session)
    match.look_as(session.asked)
    log = TableLog(match, lambda text: str(text))
    log.rebuild()
    since = since_last(match, log)
    assert since is not None
    last = max(n for n, seat in enumerate(session.askers) if seat == match.viewer)
    told = [step.decision for move in since.moves for step in move.steps]
    assert min(decision for decision in told if decision > last) == last + 1
    told = {n for n in range(last + 1, len(session.log)) if session.events[n + 1]}
    assert {shown.decision for shown in since.shown_events} == told
    assert since.before.players[match.viewer].hand


def test_a_seat_that_never_played_has_missed_nothing() -> None:
    session = played(4)
    match = Match(session)
    match.look_as(session.asked)
    assert since_last(match, TableLog(match, lambda text: str(text))) is None


def test_after_the_end_nobody_is_waited_for() -> None:
    match = Match(finished())
    table = passing(match)
    table.ask(match.question())
    table.pass_on()
    assert not table.closed
    assert match.viewer == NOBODY


@pytest.mark.slow
def test_a_game_of_four_is_saved_and_goes_on_where_it_was(tmp_path: Path) -> None:
    app = make_app(tmp_path, SIZE)
    loaded = begin(app.library, "viscounts", config(), 7)
    scene = show(tmp_path, loaded.session, loaded.id, app)
    player = mouse(scene)
    for _ in range(30):
        player.step()
    record = app.library.load(loaded.id)
    assert record.cursor == len(scene.match.session.log)
    assert [seat["name"] for seat in record.config["seats"]] == list(NAMES)
    close(scene)
