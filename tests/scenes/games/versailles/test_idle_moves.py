"""A worker dropped where nothing can be done would end the turn: it is asked about first. Where
others do that, nobody is said to use anything."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from engine.events import Event
from engine.explain import Question
from engine.session import Session
from scenes.games.versailles.light import site_in_use
from scenes.games.versailles.shots import courtier, new_session, open_table, position
from scenes.table.chrome.log_entries import LogEntries
from scenes.table.model.match import ShownEvent
from scenes.table.motion.together import without_vain
from tests.scenes.games.versailles.test_table import make_table
from tests.scenes.support import key, make_app
from tests.scenes.table.mouse_player import MousePlayer


def idle(session: Session, question: Question) -> bool:
    """A single worker can go where nothing can be done, by one way alone."""
    return question.op == "move" and any(
        choice.ends_turn and choice.action[0] == "single" and lone(question, choice.target)
        for choice in question.choices
    )


def vain_before(session: Session, question: Question) -> bool:
    """Somebody could do nothing where a worker came."""
    return any(event.kind == "void" for events in session.events for event in events)


def lone(question: Question, target: str) -> bool:
    return sum(choice.target == target for choice in question.choices) == 1


@pytest.mark.slow
def test_an_idle_move_is_taken_only_from_the_row_that_warns(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    scene = open_table(app, position(idle, 2))
    player = MousePlayer(app, scene, 1)
    player.settle()
    question = scene.model.question
    assert question is not None
    choice = next(
        each for each in question.choices if each.ends_turn and lone(question, each.target)
    )
    before = len(scene.match.session.log)
    player.drag(player.at(choice.source), player.at(choice.target))
    assert len(scene.match.session.log) == before
    assert scene.model.picking is not None
    assert scene.model.picking.choices == (choice,)
    player.tick([key(pygame.K_ESCAPE)])
    assert scene.model.picking is None
    player.drag(player.at(choice.source), player.at(choice.target))
    assert len(scene.match.session.log) == before
    player.pick_if_asked(choice)
    assert len(scene.match.session.log) > before
    app.close()
    app.window.close()


@pytest.mark.slow
def test_nobody_is_shown_to_use_what_is_of_no_use() -> None:
    table, _ = make_table(3)
    session, chance = new_session(3, 3), Random(1)
    voids = 0
    while not session.over:
        seen: list[ShownEvent] = []

        def watch(event: Event, state: Any, seen: list[ShownEvent] = seen) -> None:
            view = session.game.mask(state, 0)
            seen.append(ShownEvent(event, view, 0, len(seen)))

        session.act(courtier(session.game.explain(session.state), chance).action, watch)
        shown = without_vain(seen, table.passed_over)
        told = [(each.event.kind, each.event.seat) for each in shown]
        for place, each in enumerate(shown):
            if each.event.kind == "void":
                voids += 1
                assert told[place - 1] not in (
                    ("activate", told[place][1]),
                    ("echo", told[place][1]),
                )
                if each.event.seat == each.view.turn:
                    assert not site_in_use(each.view), "its plate stays as it was"
        uses = sum(each.event.kind in ("activate", "echo") for each in seen)
        vain = sum(each.event.kind == "void" for each in seen)
        left = sum(kind in ("activate", "echo") for kind, _ in told)
        assert left == uses - vain
    assert voids


@pytest.mark.slow
def test_a_visit_that_was_of_no_use_is_told_quietly(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    scene = open_table(app, position(vain_before, 2))
    moves = {move.id: move.words for move in scene.model.log.moves if move.words is not None}
    vain = {name for name, words in moves.items() if words.named.kind == "void"}
    lines = LogEntries(scene.model, scene.table, scene.context.say).lines(())
    assert vain
    assert {line.id for line in lines if line.quiet} == vain
    assert not [line for line in lines if line.quiet and line.sign]
    app.close()
    app.window.close()
