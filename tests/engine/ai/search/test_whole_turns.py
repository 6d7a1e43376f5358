"""Alone against an automa own turns are looked at from their beginning to their end: questions in
the automa's turn neither end the look nor count as a turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from engine.ai.contract import END, Evaluation
from engine.ai.evaluations import load_evaluation, shipped_weights
from engine.ai.search.contest import Way
from engine.ai.search.expert import Expert
from engine.ai.search.lookahead import Lookahead
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, asked
from engine.games import load_game
from tests.engine.ai.samples import solo

SEAT = 0
SINCE = 6
"""In the first rounds hardly anything is asked in the automa's turn."""


def opened(**changed: float) -> tuple[Game, Evaluation]:
    """The game, and an evaluation that looks one or more own turns ahead in passing."""
    quick = {"search_front": 2, "ahead_thrift": 0.5, **changed}
    game = load_game("viscounts")
    return game, load_evaluation(game, {**shipped_weights("viscounts_solo"), **quick})


def own_ends(board: str, seed: int) -> Iterator[Any]:
    """Ends of own turns in a game that is played at random."""
    game = load_game("viscounts")
    chance = Random(seed)
    state = game.setup(solo(board, 0), seed)
    run(game.ops, state)
    while state.agenda:
        if tuple(state.options) == (END,) and state.round >= SINCE and not state.last_round:
            yield game.clone(state)
        act(game.ops, state, chance.choice(list(state.options)))


def interrupted(state: Any) -> bool:
    """True where the person is asked something in the automa's turn that comes next."""
    game = load_game("viscounts")
    after = game.clone(state)
    act(game.ops, after, END)
    return bool(after.agenda) and after.turn != SEAT


@lru_cache(maxsize=1)
def before_questions() -> tuple[Any, ...]:
    """Ends of own turns behind which the automa's turn asks the person something."""
    ends = (state for seed in range(4) for state in own_ends("noble", seed))
    return tuple(state for state in ends if interrupted(state))


def valued(evaluation: Evaluation, state: Any, patch: pytest.MonkeyPatch) -> Any:
    """The position that the look ahead values in the end."""
    game = load_game("viscounts")
    found: list[Any] = []
    value = evaluation.value

    def noted(position: Any, seat: int) -> float:
        found[:] = [game.clone(position)]
        return value(position, seat)

    with patch.context() as patched:
        patched.setattr(evaluation, "value", noted)
        Lookahead(game, evaluation, SEAT).after(game.clone(state), "seed")
    return found[0]


@pytest.mark.parametrize("turns", [1, 2])
def test_the_look_ends_with_an_own_turn(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _, evaluation = opened(ahead_whole=1, ahead_turns=turns, ahead_reply=0)
    states = before_questions()[:6]
    assert len(states) > 2
    for state in states:
        last = valued(evaluation, state, monkeypatch)
        if last.agenda:
            assert tuple(last.options) == (END,)
            assert (last.turn, last.round) == (SEAT, state.round + turns)


@pytest.mark.parametrize("turns", [1, 2])
def test_or_where_the_next_one_begins(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _, evaluation = opened(ahead_whole=1, ahead_turns=turns, ahead_reply=1)
    for state in before_questions()[:6]:
        last = valued(evaluation, state, monkeypatch)
        if last.agenda:
            assert (asked(last), last.turn, last.round) == (SEAT, SEAT, state.round + turns + 1)


def test_elsewhere_it_may_end_in_the_automas_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was wrong before, and what games of several still do: each question is a turn."""
    _, evaluation = opened(ahead_whole=0)
    lasts = [
        valued(evaluation, state, monkeypatch)
        for board in ("noble", "builder")
        for state in list(own_ends(board, 5))[:12]
    ]
    assert any(last.agenda and last.turn != SEAT for last in lasts)


def test_the_rest_of_a_turn_is_not_taken_for_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan may end too early, as where an unseen card asks for more."""
    game, evaluation = opened(ahead_whole=1)
    state = next(own_ends("noble", 5))
    act(game.ops, state, END)
    while asked(state) != SEAT or state.agenda[-1][0] != "play":
        act(game.ops, state, state.options[0])
    expert = Expert(evaluation, possible_world(game, state), 3)
    rounds = []
    after = Lookahead.after

    def noted(self: Lookahead, position: Any, seed: str, since: int = 0) -> float:
        rounds.append((position.turn, position.round, tuple(position.options)))
        return after(self, position, seed, since)

    monkeypatch.setattr(Lookahead, "after", noted)
    for first in state.options:
        expert._follow(Way((first,), 0.0), state, "seed")
    assert set(rounds) == {(SEAT, state.round, (END,))}
