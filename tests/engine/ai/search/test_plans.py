"""The plan of a turn is told in the labels of its steps, and never more than the seat may know."""

from __future__ import annotations

import pytest

from engine.ai.contract import Budget, Candidate, ChanceReason, Reason, RowReason
from engine.ai.evaluations import load_evaluation
from engine.ai.hints import Hint, hints_of, with_plans
from engine.ai.levels import choose
from engine.ai.search.plans import MOST_STEPS, telling_of, turn_plan
from engine.ai.worlds import possible_world
from engine.core import act
from engine.explain import Text
from engine.games import game_keys, load_game
from engine.texts import load_catalogue
from scenes.table.chrome.advice import planned
from tests.engine.ai.samples import persons, positions

BUDGET = Budget(60)


@pytest.mark.parametrize("key", game_keys())
def test_steps_are_the_labels_of_the_answers_and_changes_those_of_the_counters(key: str) -> None:
    game = load_game(key)
    evaluation = load_evaluation(game)
    several = 0
    for state in positions(game, persons(2), 3, 29):
        world = possible_world(game, state)
        for candidate in choose(evaluation, world, "standard", 1, BUDGET).candidates[:2]:
            found = turn_plan(world, candidate.plan)
            first = game.explain(game.mask(world.state, world.seat))
            labels = [each.label for each in first.choices if each.action == candidate.plan[0]]
            assert found.steps[0] in labels
            assert len(found.steps) <= MOST_STEPS
            assert {name for name, _ in found.changes} <= set(telling_of(key).counters)
            several += len(found.steps) > 1
    assert several or key == "caylus"


@pytest.mark.parametrize("key", game_keys())
def test_what_is_told_are_counters_and_questions_of_the_game(key: str) -> None:
    game, told = load_game(key), telling_of(key)
    state = next(positions(game, persons(2), 1, 1))
    assert set(told.counters) <= set(game.counters(state, 0))
    assert {each for each in told.silent | told.last if each != "end"} <= set(game.ops)
    words = load_catalogue("en")
    assert all(words.has(f"{key}.counter.{each}") for each in told.counters)


def test_a_plan_ends_where_something_hidden_would_come_up() -> None:
    game = load_game("caylus")
    for state in positions(game, persons(2), 4, 5):
        if ("draw",) not in state.options:
            continue
        world = possible_world(game, state)
        found = turn_plan(world, (("draw",), ("pass",)))
        assert len(found.steps) == 1
        assert found.open_end
        return
    raise AssertionError("nobody could draw")


@pytest.mark.slow
def test_a_plan_is_one_sentence_in_every_language() -> None:
    game, plans = load_game("tara"), []
    for state in positions(game, persons(2), 3, 31):
        world = possible_world(game, state)
        decision = choose(load_evaluation(game), world, "standard", 1, BUDGET)
        hints = with_plans(world, hints_of("tara", decision.candidates))
        plans += [plan for hint in hints if (plan := planned(hint, (), ())) is not None]
    assert plans
    for language in ("en", "hu", "pt_BR"):
        words = load_catalogue(language)
        told = [words.say(plan, ["A", "B"]) for plan in plans]
        assert not words.missed
        assert all("\n" not in each for each in told)


def test_two_cards_of_one_kind_are_one_hint() -> None:
    game = load_game("caylus")
    state = next(each for each in positions(game, persons(2), 4, 3) if len(each.options) > 2)
    world = possible_world(game, state)
    first, second, *_ = state.options
    twice = [Hint(first, (first,), 0.0, ()), Hint(second, (second,), 1.0, (), (first,))]
    assert [hint.action for hint in with_plans(world, twice)] == [first, second]
    again = [Hint(first, (first,), 0.0, ()), Hint(first, (first,), 1.0, ())]
    assert [hint.action for hint in with_plans(world, again)] == [first]
    act(game.ops, state, first)


def test_a_later_step_of_the_plan_is_not_told_as_another_choice() -> None:
    game = load_game("tara")
    state = next(each for each in positions(game, persons(2), 1, 1) if len(each.options) > 2)
    world = possible_world(game, state)
    first, then, other = state.options[:3]
    hint = Hint(first, (first, then), 0.0, (), (then, other))
    (told,) = with_plans(world, [hint])
    labels = {each.action: each.label for each in game.explain(state).choices}
    assert told.turn is not None
    assert told.turn.steps == (labels[first], labels[then])
    assert told.alike == (other,)


def test_the_second_hint_does_not_turn_the_reasons_of_the_first_round() -> None:
    gain, loss = Reason("goods", 2.0), Reason("goods", -2.0)
    best, other = Candidate((("a",),), 9.0, (gain,)), Candidate((("b",),), 5.0, (loss,))
    told = hints_of("caylus", (best, other))
    assert [len(hint.reasons) for hint in told] == [1, 0]
    differs = Candidate((("b",),), 5.0, (Reason("castle", -2.0),))
    assert len(hints_of("caylus", (best, differs))[1].reasons) == 1


def test_the_best_hint_is_not_called_worse() -> None:
    best = Candidate((("a",),), 9.0, (Reason("goods", -2.0),))
    assert hints_of("caylus", (best, Candidate((("b",),), 5.0)))[0].reasons == ()


@pytest.mark.parametrize(
    ("of_best", "of_other", "told"), [(0.48, 0.50, 1), (0.40, 0.50, 2), (0.50, 0.48, 2)]
)
def test_a_chance_that_differs_a_little_does_not_speak_against_the_order(
    of_best: float, of_other: float, told: int
) -> None:
    reasons = (RowReason("tiles", 9.0), ChanceReason(of_best, of_other))
    best, other = Candidate((("a",),), 9.0, reasons), Candidate((("b",),), 5.0)
    assert len(hints_of("versailles", (best, other))[0].reasons) == told
    another = (RowReason("gold", -2.0), ChanceReason(of_other, of_best))
    second = hints_of("versailles", (best, Candidate((("b",),), 5.0, another)))[1]
    assert len(second.reasons) == told


def test_labels_keep_their_first_letter_which_may_be_that_of_a_name() -> None:
    said = load_catalogue("en").say(
        Text("table.hint_plan.two", {"a": "Bertha, start on space 6", "b": "Hill Country gate"})
    )
    assert said == "first: Bertha, start on space 6; then: Hill Country gate"
