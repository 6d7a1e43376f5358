"""The agenda machine, clones, the generator and the effect choice, on a toy of two ops."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from engine.cells.effects import choose_op
from engine.clone import Shared, compile_clone, freeze
from engine.core import Action, DeadEndError, IllegalActionError, Op, State, act, push, run
from engine.events import Recorder, citing, silent
from engine.rng import below, seeded, shuffle


@dataclass(slots=True)
class Inner:
    cards: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Toy(State):
    table: Shared[dict[str, int]] = field(default_factory=dict)
    done: list[tuple[str, int]] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    seats: list[Inner] = field(default_factory=list)
    name: str = ""


def note(state: Toy, seat: int, args: Any, action: Action, emit: Any) -> None:
    state.done.append((str(args), seat))
    emit("note", seat, (args,))


def ask(state: Toy, seat: int, args: int) -> list[Action]:
    return [("take", n) for n in range(args)]


def take(state: Toy, seat: int, args: int, action: Action, emit: Any) -> None:
    state.done.append(("take", action[1]))


OPS = {
    "note": Op(note, clause="T-1"),
    "ask": Op(take, ask, "T-2"),
    "ask_always": Op(take, ask, "T-3", always=True),
    "choose": choose_op("T-4"),
}


def test_steps_run_from_the_first_pushed() -> None:
    state = Toy()
    push(state, ("note", 0, "a"), ("note", 1, "b"))
    run(OPS, state)
    assert state.done == [("a", 0), ("b", 1)]
    assert state.agenda == []


def test_a_single_answer_resolves_itself_unless_it_must_be_asked() -> None:
    state = Toy(agenda=[("ask_always", 0, 1), ("ask", 0, 1)])
    run(OPS, state)
    assert state.done == [("take", 0)]
    assert state.options == [("take", 0)]
    act(OPS, state, ("take", 0))
    assert state.options == ()


def test_a_question_without_answer_is_a_fault() -> None:
    state = Toy(agenda=[("ask", 2, 0)])
    with pytest.raises(DeadEndError, match="no answer to ask of seat 2"):
        run(OPS, state)


def test_only_offered_actions_are_accepted() -> None:
    state = Toy(agenda=[("note", 0, "after"), ("ask", 0, 3)])
    run(OPS, state)
    with pytest.raises(IllegalActionError):
        act(OPS, state, ("take", 3))
    assert state.agenda[-1] == ("ask", 0, 3)
    act(OPS, state, ("take", 2))
    assert state.done == [("take", 2), ("after", 0)]


def test_choose_puts_one_alternative_on_the_agenda() -> None:
    programs = ((("note", "x"),), (("note", "y"), ("note", "z")))
    state = Toy(agenda=[("choose", 1, programs)])
    run(OPS, state)
    act(OPS, state, ("choose", 1))
    assert state.done == [("y", 1), ("z", 1)]


def test_events_of_a_decision_carry_the_clause_of_its_op() -> None:
    ops = {**OPS, "tell": Op(note, ask, "T-5")}
    state, recorder = Toy(agenda=[("note", 1, "a"), ("tell", 0, 2)]), Recorder()
    run(ops, state)
    act(ops, state, ("take", 1), recorder)
    assert [each.clause for each in recorder.events] == ["T-5", "T-1"]


def test_only_a_field_that_is_marked_is_shared_by_a_clone() -> None:
    @dataclass(slots=True)
    class Noted:
        table: Annotated[dict[str, int], "only a note"] = field(default_factory=dict)

    with pytest.raises(TypeError, match="field table"):
        compile_clone(Noted)


def test_what_is_frozen_is_plain_to_its_depth_and_leaves_out_what_is_shared() -> None:
    state = Toy(table={"a": 1}, rows=[[1], [2, 3]], seats=[Inner([4])])
    frozen = freeze(state)
    assert hash(frozen) == hash(freeze(Toy(rows=[[1], [2, 3]], seats=[Inner([4])])))
    assert ((1,), (2, 3)) in frozen
    assert (((4,),),) in frozen


def test_events_of_another_clause_are_followed_by_those_of_the_op() -> None:
    recorder = Recorder()
    recorder.enter("T-1")
    with citing(recorder, "T-9"):
        recorder("within", 0)
    recorder("after", 0)
    assert [(each.kind, each.clause) for each in recorder.events] == [
        ("within", "T-9"),
        ("after", "T-1"),
    ]
    with citing(silent, "T-9"):
        silent("nothing", 0)


def test_events_carry_the_clause_of_their_op() -> None:
    recorder = Recorder()
    run(OPS, Toy(agenda=[("note", 1, "a")]), recorder)
    assert [(e.kind, e.seat, e.values, e.clause) for e in recorder.events] == [
        ("note", 1, ("a",), "T-1")
    ]
    silent("note", 0)


def test_events_of_a_step_that_asked_nobody_are_the_only_way_where_it_could_have_asked() -> None:
    ops = {
        "forced": Op(note, lambda state, seat, args: [()], "T-5", told=("note",)),
        "other": Op(note, lambda state, seat, args: [()], "T-6", told=("another",)),
        "rule": Op(note, None, "T-7", told=("note",)),
        "asked": Op(note, lambda state, seat, args: [()], "T-8", always=True, told=("note",)),
    }
    state, recorder = Toy(), Recorder()
    push(state, *((name, 0, name) for name in ops))
    run(ops, state, recorder)
    act(ops, state, (), recorder)
    only = {each.values[0]: each.only_way for each in recorder.events}
    assert only == {"forced": True, "other": False, "rule": False, "asked": False}


def test_clones_are_equal_independent_and_share_what_is_shared() -> None:
    clone = compile_clone(Toy)
    old = Toy(table={"a": 1}, rows=[[1], [2]], seats=[Inner([3])], name="x", rng=5)
    new = clone(old)
    assert new == old
    assert new.table is old.table
    new.rows[0].append(9)
    new.seats[0].cards.append(9)
    new.done.append(("n", 0))
    assert old.rows == [[1], [2]]
    assert old.seats[0].cards == [3]
    assert old.done == []
    assert freeze(new) != freeze(old)


def test_frozen_states_leave_out_what_is_shared() -> None:
    assert freeze(Toy(table={"a": 1})) == freeze(Toy(table={"b": 2}))
    assert freeze(Toy(seats=[Inner([1])])) != freeze(Toy(seats=[Inner([2])]))


def test_a_field_that_cannot_be_cloned_is_refused() -> None:
    @dataclass(slots=True)
    class Odd(State):
        names: set[int] = field(default_factory=set)

    with pytest.raises(TypeError, match="field names"):
        compile_clone(Odd)


def test_the_generator_is_even_and_repeatable() -> None:
    state = Toy(rng=seeded(1))
    counts = Counter(below(state, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < n < 1150 for n in counts.values())
    one, two = Toy(rng=seeded(7)), Toy(rng=seeded(7))
    first, second = list(range(20)), list(range(20))
    shuffle(one, first)
    shuffle(two, second)
    assert first == second != list(range(20))
    assert sorted(first) == list(range(20))


def test_a_seed_means_the_same_luck_in_all_versions() -> None:
    """Games that are kept are played again from their seed."""
    state, letters = Toy(rng=seeded(1)), list("abcdefg")
    assert [below(state, 1000) for _ in range(8)] == [646, 790, 281, 11, 601, 879, 403, 62]
    shuffle(state, letters)
    assert "".join(letters) == "efcdbag"


def test_neighbouring_seeds_differ() -> None:
    firsts = {below(Toy(rng=seeded(seed)), 1_000_000) for seed in range(200)}
    assert len(firsts) > 195
