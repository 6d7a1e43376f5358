"""Random games with every check of the walker, and what the walker itself reports."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest

from engine.core import Op, act, run
from engine.events import Emit
from engine.explain import Choice, Question, Text
from engine.game import Game
from engine.simulation.walker import WalkError, check_game
from tests.engine.viscounts.layout import config, viscounts
from tests.engine.viscounts.walks.games import FEW_WALKS, config_of, walk
from tests.sampling import sampled_rows


@pytest.mark.parametrize(("seats", "seed"), FEW_WALKS)
def test_a_random_game_holds(seats: int, seed: int) -> None:
    """All games of the walks are in the slow run, together with what they touch."""
    walk(seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), sampled_rows([(1, 101), (2, 102), (3, 103), (4, 104)]))
def test_a_game_with_every_check_at_every_decision(seats: int, seed: int) -> None:
    check_game(viscounts(), config_of(seats, seed), seed, every=1)


def test_the_walk_is_that_of_plain_random_play() -> None:
    game, chance = viscounts(), Random(7)
    state = game.setup(config(2), 7)
    run(game.ops, state)
    while state.agenda:
        act(game.ops, state, state.options[int(chance.random() * len(state.options))])
    assert game.digest(state) == walk(2, 7).digest


def test_a_policy_sees_only_its_own_view() -> None:
    def nosy(view: Any, chance: Random) -> Any:
        seat = view.agenda[-1][1]
        assert view.rng == 0
        for other, player in enumerate(view.players):
            assert other == seat or set(player.hand) <= {-1} or player.board
        return view.options[0]

    check_game(viscounts(), config(3), 5, nosy, every=50)


def broken(**ops: Op) -> Game:
    """The game with some ops exchanged."""
    game = viscounts()
    return dataclasses.replace(game, ops={**game.ops, **ops})


def silver_from_nowhere(state: Any, seat: int, args: Any, action: Any, emit: Emit) -> None:
    viscounts().ops["shift"].resolve(state, seat, args, action, emit)
    state.players[seat].goods[3] += 1


def lost_worker(state: Any, seat: int, args: Any, action: Any, emit: Emit) -> None:
    viscounts().ops["shift"].resolve(state, seat, args, action, emit)
    state.players[seat].workers -= 1
    emit("place_workers", seat, (0, 1))
    state.players[seat].virtue = 7


def crash(state: Any, seat: int, args: Any, action: Any, emit: Emit) -> None:
    raise KeyError("oops")


def peeking_options(state: Any, seat: int, args: Any) -> list[Any]:
    top = state.players[seat].draw[-1:]
    return [*viscounts().ops["play"].options(state, seat, args), ("peek", *top)]


@pytest.mark.parametrize(
    ("op", "resolve", "problem"),
    [
        ("shift", silver_from_nowhere, "silver, the events add up to"),
        ("shift", lost_worker, "castle_1, the events add up to"),
        ("shift", crash, "KeyError: 'oops'"),
    ],
)
def test_the_walker_finds_faults_of_an_op(op: str, resolve: Any, problem: str) -> None:
    game = broken(**{op: dataclasses.replace(viscounts().ops[op], resolve=resolve)})
    with pytest.raises(WalkError) as caught:
        check_game(game, config(2), 3, every=4)
    assert problem in str(caught.value)
    assert "seed 3" in str(caught.value)
    assert caught.value.log
    assert caught.value.__notes__[0].startswith("log: [[")


def bare(view: Any) -> Question:
    """An explanation that names no places."""
    choices = tuple(Choice(action, Text("viscounts.choice.end")) for action in view.options)
    return Question("bare", 0, Text("viscounts.prompt.over"), "", choices)


def test_the_walker_finds_answers_that_tell_a_secret() -> None:
    play = dataclasses.replace(viscounts().ops["play"], options=peeking_options)
    with pytest.raises(WalkError, match="changes its view"):
        check_game(dataclasses.replace(broken(play=play), explain=bare), config(2), 3, every=1)


def test_the_walker_finds_a_missing_sentence() -> None:
    def mute(event: Any, view: Any) -> Any:
        text = viscounts().narrate(event, view)
        return (
            text._replace(key="viscounts.log.unwritten") if text and event.kind == "play" else text
        )

    with pytest.raises(WalkError, match=r"no sentence for viscounts\.log\.unwritten"):
        check_game(dataclasses.replace(viscounts(), narrate=mute), config(2), 3, every=1)


def test_the_walker_finds_a_view_that_shows_the_generator() -> None:
    def show(view: Any, seat: int) -> None:
        view.rng = 5

    with pytest.raises(WalkError, match="shows the generator"):
        check_game(dataclasses.replace(viscounts(), blank=show), config(2), 3, every=1)
