"""VE-3 Turn structure; VE-8 the King's walk."""

from __future__ import annotations

from random import Random

from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.versailles.layout import A, B, C, Table, config, versailles


@clause("VE-3.1")
def test_single_turns_clockwise_without_passing() -> None:
    session, chance = Session(versailles(), config(4), 6), Random(6)
    order = session.state.order
    turns = [event.seat for event in session.events[0] if event.kind == "turn"]
    while not session.over:
        if session.state.agenda[-1][0] == "move":
            verbs = {action[0] for action in session.state.options}
            assert verbs <= {"single", "pair", "double_step"}
        events = session.act(chance.choice(list(session.state.options)))
        turns += [event.seat for event in events if event.kind == "turn"]
    assert turns == [order[number % 4] for number in range(len(turns))]


@clause("VE-3.2")
def test_the_steps_of_a_turn() -> None:
    table = Table(3).lay(A, at="kings_favour kings_favour construction_yard", tokens=0)
    table.turn().answer("single", "construction_yard", "kings_favour")
    table.answer("ready").answer("hire", "row_2").end()
    kinds = [event.kind for event in table.events]
    assert kinds == [
        "turn",
        "move",
        "king",
        "marker",
        "activate",
        "ready",
        "hire",
        "finish",
        "arrive",
        "turn",
    ]
    assert table.asked == ("move", B)


@clause("VE-3.2")
def test_echoes_come_after_the_activation() -> None:
    table = Table(3).lay(A, at="workshop").lay(C, at="sawmill", columns=(0, 1, 0))
    table.turn().answer("single", "workshop", "sawmill")
    told = [(event.kind, event.seat) for event in table.events[3:]]
    assert told == [("activate", A), ("gain", A), ("echo", C), ("gain", C), ("turn", B)]


def steps(*path: str, mode: str = "single", at: str = "") -> int:
    """How far a move makes the King walk."""
    table = Table().lay(A, at=f"{path[0]} {path[0]} {at}").turn()
    table.answer(mode, *path)
    return table.state.king


@clause("VE-8.1")
def test_each_worker_that_stops_or_passes_makes_the_king_walk() -> None:
    assert steps("alchemists_guild", "kings_favour") == 1
    assert steps("construction_yard", "kings_favour", at="kings_favour kings_favour") == 1
    assert steps("kings_favour", "marble_quarry") == 0


@clause("VE-8.2")
def test_passing_is_one_step() -> None:
    path = ("alchemists_guild", "kings_favour", "marble_quarry")
    assert steps(*path, mode="double_step") == 1
    data = versailles().data
    passing = [move for move in data.moves.by_action.values() if move.action[2:-1] == (0,)]
    assert {move.king for move in passing} == {1}
    assert all(move.action[0] == "double_step" for move in passing)


@clause("VE-8.3")
def test_a_pair_is_two_steps() -> None:
    assert steps("alchemists_guild", "kings_favour", mode="pair") == 2


@clause("VE-8.4")
def test_setup_and_hired_workers_cause_no_step() -> None:
    assert Session(versailles(), config(5), 1).state.king == 0
    table = Table().lay(A, at="kings_favour kings_favour alchemists_guild")
    table.turn().answer("single", "alchemists_guild", "kings_favour").answer("hire", "row_3").end()
    assert table.workers(A) == {"kings_favour": 4}
    assert table.state.king == 1


@clause("VE-8.5")
def test_steps_beyond_the_palace_are_lost() -> None:
    table = Table().lay(A, at="alchemists_guild alchemists_guild").king(1).turn()
    table.answer("pair", "alchemists_guild", "kings_favour")
    assert table.saw("king")[0].values == (24, 25)
