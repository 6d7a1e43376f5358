"""What is told of three workers that meet is what the castle then does (VI-9.3)."""

from __future__ import annotations

import pytest

from engine.explain import Choice
from engine.games.viscounts.explain.question import explain
from scenes.games.viscounts.meeting import aside, meeting
from tests.engine.viscounts.layout import BLUE, RED, Table


def laid(own: dict[int, int], others: dict[int, int]) -> Table:
    sections = ({RED: own.get(at, 0), BLUE: others.get(at, 0)} for at in range(5))
    return Table().castle(1, *sections)


def choices_of(table: Table) -> list[Choice]:
    return [choice for choice in explain(table.state).choices if choice.target]


@pytest.mark.parametrize(
    ("own", "others"),
    [
        ({0: 1, 1: 2}, {}),
        ({0: 1, 1: 1}, {1: 1}),
        ({0: 2, 1: 2, 2: 2}, {4: 2}),
        ({3: 2, 4: 2}, {0: 2}),
    ],
)
def test_a_move_is_told_to_start_a_group_where_it_does(
    own: dict[int, int], others: dict[int, int]
) -> None:
    number = len(choices_of(laid(own, others).effects(RED, "castle_move:1")))
    assert number > 1
    for place in range(number):
        table = laid(own, others).effects(RED, "castle_move:1")
        choice = choices_of(table)[place]
        told = meeting(table.state, choice)
        table.answer(*choice.action)
        groups = [event.values[0] for event in table.saw("group") if event.seat == RED]
        assert groups[:1] == ([] if told is None else [told])


def test_two_step_to_the_sections_at_both_sides() -> None:
    table = laid({0: 1, 1: 2}, {}).effects(RED, "castle_move:1")
    choice = next(c for c in choices_of(table) if c.action == ("shift", 0, 1))
    told = meeting(table.state, choice)
    assert told == 1
    table.answer(*choice.action)
    if not table.saw("sidestep"):
        table.answer(*table.options[0])
    left, right = aside(told)
    assert [table.workers(1)[each] for each in (left, told, right)] == [{RED: 1}, {}, {RED: 1}]
    assert table.workers(2)[told] == {RED: 1}


@pytest.mark.parametrize(("there", "coming"), [(0, 2), (1, 1), (1, 2), (2, 1), (2, 2)])
def test_workers_from_the_supply_may_meet_others_as_well(there: int, coming: int) -> None:
    for section in range(5):
        table = laid({section: there}, {}).effects(RED, f"workers:{coming}")
        choice = next(c for c in choices_of(table) if c.action == ("section", section))
        told = meeting(table.state, choice)
        table.answer(*choice.action)
        groups = [event.values[0] for event in table.saw("group")]
        assert groups == ([] if told is None else [told])
        assert (told is not None) == (there + coming >= 3)
