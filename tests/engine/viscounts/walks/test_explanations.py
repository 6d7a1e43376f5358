"""What the explanations of Viscounts promise, compared with what happens."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import act
from engine.events import Recorder
from engine.explain import Choice, Question
from engine.games.viscounts import constants as c
from tests.engine.viscounts.layout import RED, Table, viscounts
from tests.engine.viscounts.walks.test_secrets import positions


def question_of(state: Any) -> Question:
    return viscounts().explain(viscounts().mask(state, state.agenda[-1][1]))


def shows_something(state: Any, choice: Choice) -> bool:
    """True when the decisions of a choice reveal a card or use luck."""
    game = viscounts()
    copy, recorder = game.clone(state), Recorder()
    for action in (choice.action, *choice.follow):
        act(game.ops, copy, action, recorder)
    return copy.rng != state.rng or any(e.kind in game.reveals for e in recorder.events)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_what_is_said_to_reveal_reveals(seats: int, seed: int) -> None:
    claimed = 0
    for state in positions(seats, seed, step=2):
        for choice in question_of(state).choices:
            if choice.reveals:
                claimed += 1
                assert shows_something(state, choice), (state.agenda[-1], choice)
    assert claimed > 20


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_main_decisions_say_that_they_reveal(seats: int, seed: int) -> None:
    """Drawing, hiring, dismissing and choosing a pair; chains that end so are for the preview."""
    for state in positions(seats, seed, step=2):
        question = question_of(state)
        if question.op in ("recruit", "hire", "end_turn", "play", "manuscript_3_4"):
            for choice in question.choices:
                assert choice.reveals == shows_something(state, choice), (question.op, choice)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 4)])
def test_no_place_is_both_offered_and_blocked(seats: int, seed: int) -> None:
    for state in positions(seats, seed, step=2):
        question = question_of(state)
        for blocked in question.blocked:
            for choice in question.choices:
                if not blocked.target:
                    continue
                same = blocked.source in ("", choice.source) and choice.target == blocked.target
                assert not same, (question.op, choice, blocked)


def test_an_action_that_needs_the_dismissal_says_so() -> None:
    table = Table().lay(RED, at="A:L", bays="st_trader st_lender st_financer", silver=2, stone=2)
    table.top("A", "tf_miner").do("action")
    build = next(x for x in question_of(table.state).choices if x.action == ("action", c.BUILD))
    assert build.cost == (("silver", 2),)
    assert build.gain == (("virtue", 1),)
    assert build.reveals
    assert [text.key for text in build.warnings] == ["viscounts.warning.dismiss"]
    table.answer("action", c.BUILD).expect(RED, silver=0, virtue=6)
    assert len(table.saw("dismiss")) == 1


def test_transcribing_at_once_shows_the_next_manuscript() -> None:
    table = Table().lay(RED, at="A:I", bays="tf_bishop st_abbot st_trader").book("A", "ms_05")
    table.top("A", "tf_miner").do("action")
    choices = [x for x in question_of(table.state).choices if x.action == ("action", c.TRANSCRIBE)]
    assert len(choices) == 2  # a button and a gesture
    assert all(choice.reveals for choice in choices)
    table.books("A", "ms_05")
    choices = [x for x in question_of(table.state).choices if x.action == ("action", c.TRANSCRIBE)]
    assert not any(choice.reveals for choice in choices)


def test_ending_a_turn_with_a_full_hand_reveals_nothing() -> None:
    table = Table().lay(RED, hand="st_abbot st_thief st_squire", draw="st_trader").do("end_turn")
    assert not question_of(table.state).choices[0].reveals
    table.lay(RED, hand="st_abbot st_thief")
    assert question_of(table.state).choices[0].reveals


def test_a_walk_costs_what_is_said() -> None:
    table = Table().lay(RED, at="A:L", silver=3, hand="st_abbot st_thief")
    table.do("play").answer("play", table.card("st_abbot")).do("begin_walk")
    for choice in question_of(table.state).choices:
        copy = table.game.clone(table.state)
        for action in (choice.action, *choice.follow):
            act(table.game.ops, copy, action)
        paid = dict(choice.cost).get("silver", 0)
        assert copy.players[RED].goods[c.SILVER] == 3 - paid
        assert table.space_name(copy.players[RED].viscount) == choice.target.split(":", 1)[1]
        assert not copy.agenda


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_people_are_always_offered_something(seats: int, seed: int) -> None:
    """What would do nothing is left out, but never everything (VI-8.3.1)."""
    for state in positions(seats, seed):
        question = question_of(state)
        assert any(not choice.idle for choice in question.choices), question.op
