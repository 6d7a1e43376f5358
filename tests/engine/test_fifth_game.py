"""A game that is registered from elsewhere has all that the engine offers, and leaves no trace."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from random import Random

import pytest

from engine import games
from engine.ai.contract import LEVELS, Budget
from engine.ai.evaluations import load_evaluation
from engine.ai.hints import hints
from engine.ai.lab.match import Rules, config_of
from engine.ai.lab.tournament import hold
from engine.ai.levels import choose
from engine.ai.thinker import Thinker
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, asked
from engine.games import UnknownGameError, game_keys, load_game, registered
from engine.session import Session
from engine.simulation import simulate
from engine.simulation.audit import Audit, audit_of
from engine.simulation.walker import check_game
from engine.texts import load_catalogue
from tests.fifth_game.engine import KEY, PACKAGE

BUILT_IN = ("viscounts", "caylus", "tara", "versailles")


@pytest.fixture
def nim() -> Iterator[Game]:
    """The fifth game, registered as a contributor would."""
    with registered(KEY, PACKAGE):
        yield load_game(KEY)


def config(seats: int = 2) -> dict[str, object]:
    people = [{"kind": "person", "name": f"{n}", "colour": "red"} for n in range(seats)]
    return {"seats": people, "options": {}}


def test_it_is_one_more_game_for_as_long_as_it_is_registered(nim: Game) -> None:
    assert game_keys() == (*BUILT_IN, KEY)
    assert load_game(KEY) is nim
    with pytest.raises(ValueError, match=KEY):
        games.register(KEY, "somewhere.else")


def test_nothing_is_left_of_it_afterwards() -> None:
    with registered(KEY, PACKAGE):
        assert load_catalogue("en").has("nim.outcome")
    assert game_keys() == BUILT_IN
    assert not load_catalogue("en").has("nim.outcome")
    with pytest.raises(UnknownGameError):
        load_game(KEY)


def test_its_sentences_are_in_the_catalogue(nim: Game) -> None:
    assert load_catalogue("en").say("game.nim") == "Nim with a Secret"
    assert load_catalogue("en").has("game.tara")


@pytest.mark.parametrize("seats", [2, 3])
def test_every_step_of_it_is_checked_without_an_audit(nim: Game, seats: int) -> None:
    assert audit_of(KEY) == Audit()
    for seed in range(5):
        assert check_game(nim, config(seats), seed, every=1).decisions >= 5


def test_it_is_simulated(nim: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main([KEY, "--games", "3", "--check", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 3
    assert summary["seats"] == ["random", "random"]
    assert simulate.main([KEY, "--seats", "random,automa:cleric:0"]) == 2
    assert "no automa" in capsys.readouterr().err


def test_an_old_log_is_replayed(nim: Game) -> None:
    session = Session(nim, config(), 3)
    while not session.over:
        session.act(session.state.options[-1])
    again = Session(load_game(KEY, nim.data_text), config(), 3)
    again.replay(session.log)
    assert again.digest() == session.digest()


@pytest.mark.parametrize("level", LEVELS[1:])
def test_every_level_plays_it_by_its_standing(nim: Game, level: str) -> None:
    evaluation, state = load_evaluation(nim), nim.setup(config(), 4)
    run(nim.ops, state)
    while state.agenda:
        decision = choose(evaluation, possible_world(nim, state), level, 1, Budget(200))
        assert decision.action in state.options
        if state.heap <= 3 and level != "novice":
            assert decision.action == ("take", state.heap)
        act(nim.ops, state, decision.action)


def test_its_hints_have_words_and_do_not_know_the_secret(nim: Game) -> None:
    evaluation, state = load_evaluation(nim), nim.setup(config(), 4)
    run(nim.ops, state)
    for _ in range(4):
        act(nim.ops, state, ("take", 3))
    state = Session(nim, config(), 4).state if not state.agenda else state
    told = hints(evaluation, possible_world(nim, state), 1, Budget(200))
    other = nim.redeal(state, asked(state), Random(9))
    assert told == hints(evaluation, possible_world(nim, other), 1, Budget(200))
    assert told[0].action == ("take", 3)
    say = load_catalogue("en").say
    assert say(told[0].reasons[0]).endswith(" lead")


def test_a_process_of_its_own_thinks_about_it(nim: Game) -> None:
    thinker = Thinker()
    state = nim.setup(config(), 4)
    run(nim.ops, state)
    try:
        thinker.ask(possible_world(nim, state), "expert", 1, Budget(100))
        end = time.monotonic() + 60
        decision = thinker.poll()
        while decision is None and time.monotonic() < end:
            time.sleep(0.01)
            decision = thinker.poll()
        assert decision is not None
        assert decision.action in state.options
        assert thinker.pid not in (None, os.getpid())
        assert thinker.fault == ""
    finally:
        thinker.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_tournament_of_it_is_held(nim: Game, processes: int) -> None:
    players = ("standard", "random")
    rules = Rules(config_of(nim.info, players, {}), players, iterations={"standard": 40})
    summary = hold(KEY, rules, 6, 1, processes).summary()
    assert summary["games"] == 6
    assert summary["illegal"] == 0
    assert sum(entrant["share"] for entrant in summary["entrants"]) == 1
