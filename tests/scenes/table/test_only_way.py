"""A step that nobody was asked about is told as the only way there was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core import Action, act
from engine.events import Recorder
from engine.games import load_game
from engine.session import Session
from tests.engine.shared.transcript import willing
from tests.sampling import sampled
from tests.scenes.company import close, config, show
from tests.scenes.support import settle
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SOLO, open_table
from tests.scenes.table.opening import close as close_table

ADVANCED = {**config(2), "options": {"variant": "advanced"}}
FORCED = {
    "flip_deed": ("viscounts", config(2)),
    "skip_action": ("viscounts", config(2)),
    "provost_stays": ("caylus", ADVANCED),
    "put": ("tara", config(2)),
    "next_start": ("tara", config(2)),
    "move": ("versailles", config(2)),
}
SEEDS, DECISIONS = range(1, 40), 300


def before_a_forced_step(kind: str, game: str, config: Mapping[str, Any]) -> tuple[Session, Action]:
    """A position, and a decision in it after which the rules take a step that has no choice."""
    for seed in SEEDS:
        session, chance = Session(load_game(game), config, seed), Random(seed)
        while not session.over and len(session.log) < DECISIONS:
            for action in plain_answers(session):
                if kind in forced_by(session, action):
                    return session, action
            session.act(willing(list(session.state.options), chance))
    raise LookupError(kind)


def plain_answers(session: Session) -> Iterator[Action]:
    """The decisions that people are offered one by one."""
    for choice in session.game.explain(session.state).choices:
        if not choice.follow and not choice.idle:
            yield choice.action


def forced_by(session: Session, action: Action) -> set[str]:
    """Kinds of events without a choice that a decision would bring."""
    state, recorder = session.game.clone(session.state), Recorder()
    act(session.game.ops, state, action, recorder)
    return {event.kind for event in recorder.events if event.only_way}


@pytest.mark.slow
@pytest.mark.parametrize("kind", sampled(FORCED))
def test_a_forced_step_is_told_as_the_only_way(tmp_path: Path, kind: str) -> None:
    session, action = before_a_forced_step(kind, *FORCED[kind])
    decision = len(session.log)
    scene = show(tmp_path, session)
    player = MousePlayer(scene.app, scene, 1)
    player.settle()
    player.frame()
    question = scene.model.question
    assert question is not None
    player.perform(next(c for c in question.choices if c.action == action and not c.follow))
    settle(scene.app)
    assert session.log[decision] == action
    scene.model.log.rebuild()
    events = session.events[decision + 1]
    assert any(event.kind == kind and event.only_way for event in events)
    for line in scene.model.log.lines:
        if line.decision == decision and not line.barrier:
            marked = line.words.endswith(": by turns" if kind == "next_start" else ": the only way")
            assert marked is events[line.event].only_way, line.words
    close(scene)


@pytest.mark.slow
def test_a_viscount_that_moves_by_itself_is_told_as_the_only_way(tmp_path: Path) -> None:
    player = open_table(tmp_path, 3, SOLO)
    match, log = player.scene.match, player.scene.model.log
    forced = chosen = 0
    while not forced or not chosen:
        player.step()
        player.settle()
        for line in log.lines:
            if line.kind != "walk" or line.seat != 0:
                continue
            asked = match.session.log[line.decision][0] == "walk"
            assert line.words.endswith(": the only way") is not asked, line.words
            chosen += asked
            forced += not asked
    close_table(player)


def test_what_was_chosen_is_not_told_so() -> None:
    """CA-14.6: a pass stays a question and a decision, even where nothing else is possible."""
    session = Session(load_game("caylus"), ADVANCED, 3)
    chance = Random(3)
    while not session.over:
        session.act(willing(list(session.state.options), chance))
    told = [event for events in session.events for event in events]
    assert any(event.kind == "pass" for event in told)
    assert not any(event.only_way for event in told if event.kind in ("pass", "provost", "pay"))
