"""Sessions: undo, redo, barriers, restart, rewind, branch, moments, replay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import IllegalActionError
from engine.explain import Text
from engine.games import load_game
from engine.session import Barrier, ReplayError, Session, from_json
from scenes.play.seating import persons_config
from tests.engine.viscounts.layout import RED, Table, config, viscounts


def begun(seats: int = 2, seed: int = 4, decisions: int = 0, automa: str = "") -> Session:
    """A session after some random decisions."""
    session = Session(viscounts(), config(seats, automa), seed)
    return played(session, decisions)


def played(session: Session, decisions: int, seed: int = 9) -> Session:
    """Play on at random."""
    chance = Random(seed)
    for _ in range(decisions):
        if session.over:
            break
        session.act(chance.choice(list(session.state.options)))
    return session


@pytest.mark.parametrize("automa", ["", "builder"])
def test_undo_and_redo_give_the_same_states_and_luck(automa: str) -> None:
    session = begun(2, automa=automa)
    chance, digests = Random(3), [session.digest()]
    for _ in range(90):
        session.act(chance.choice(list(session.state.options)))
        digests.append(session.digest())
    log, events, luck = list(session.log), list(session.events), session.state.rng
    for digest in reversed(digests[:-1]):
        assert session.undo(beyond=True) == log[len(session.log)]
        assert session.digest() == digest
    assert session.log == []
    for digest in digests[1:]:
        assert session.redo() == log[len(session.log) - 1]
        assert session.digest() == digest
    assert (session.log, session.events, session.state.rng) == (log, events, luck)


def test_the_moments_from_any_decision_on_are_those_of_the_game() -> None:
    session = begun(decisions=12)
    whole = [[event for event, _ in seen] for seen in session.moments_from(-1, 0)]
    assert whole == [list(events) for events in session.events]
    for first in (0, 1, 7):
        later = [[event for event, _ in seen] for seen in session.moments_from(first, 0)]
        assert later == whole[first + 1 :]
    assert len(session.digest()) == 16, "as in the games that are kept"


def test_the_same_action_after_undo_has_the_same_luck() -> None:
    session = begun(decisions=30)
    while session.state.agenda[-1][0] != "end_turn":
        session.act(session.state.options[-1])
    events = session.act(("end",))
    digest = session.digest()
    session.undo(beyond=True)
    assert session.act(("end",)) == events
    assert session.digest() == digest
    assert session.undone == []


def test_another_action_forgets_what_was_undone() -> None:
    session = begun(decisions=20)
    while len(session.state.options) < 2:
        session.act(session.state.options[0])
    first, second = session.state.options[:2]
    session.act(first)
    session.undo(beyond=True)
    assert session.undone == [first]
    session.act(second)
    assert session.undone == []
    with pytest.raises(ValueError, match="nothing to redo"):
        session.redo()


def twice_undone() -> Session:
    """A session after two decisions, the first with a choice, were taken back."""
    session = begun(decisions=20)
    while len(session.state.options) < 2:
        session.act(session.state.options[0])
    for _ in range(2):
        session.act(session.state.options[0])
    for _ in range(2):
        session.undo(beyond=True)
    return session


def test_another_action_forgets_all_that_was_undone() -> None:
    session = twice_undone()
    other = next(action for action in session.state.options if action != session.undone[-1])
    session.act(other)
    assert session.undone == []


def test_the_same_action_as_the_undone_one_keeps_what_came_after_it() -> None:
    session = twice_undone()
    later, first = session.undone
    session.act(first)
    assert session.undone == [later]
    session.redo()
    assert session.log[-2:] == [first, later]


def test_an_illegal_action_changes_nothing() -> None:
    session = begun(decisions=25)
    before = session.digest(), list(session.log), list(session.events)
    with pytest.raises(IllegalActionError):
        session.act(("fly", 3))
    assert (session.digest(), session.log, session.events) == before


def walk_to(session: Session, op: str) -> None:
    """Answer at random until an op asks."""
    chance = Random(1)
    while session.state.agenda[-1][0] != op:
        session.act(chance.choice(list(session.state.options)))


def test_reveals_luck_and_other_persons_are_barriers() -> None:
    session = begun(3)
    walk_to(session, "end_turn")
    session.act(("end",))
    last = session.barriers[-1]
    assert last.decision == len(session.log) - 1
    assert last.reason in ("reveal", "luck", "person")
    assert session.free_from == len(session.log)
    assert not session.can_undo()
    assert session.can_undo(beyond=True)
    with pytest.raises(ValueError, match="nothing can be taken back"):
        session.undo()


def test_reveals_and_other_persons_occur_as_reasons() -> None:
    session = played(begun(3), 10_000)
    reasons = {barrier.reason for barrier in session.barriers}
    assert reasons == {"reveal", "person"}
    for barrier in session.barriers:
        kinds = {event.kind for event in session.events[barrier.decision + 1]}
        assert (barrier.reason == "reveal") == bool(kinds & session.game.reveals)


def test_the_decision_that_ends_a_game_asks_nobody_else_and_is_no_barrier() -> None:
    session = played(Session(load_game("versailles"), persons_config(2), 3), 10_000, seed=2)
    assert session.over
    assert session.barriers[-1].decision < len(session.log) - 1
    assert session.can_undo()


def test_luck_without_a_reveal_is_a_barrier() -> None:
    """The last card of a pile is hired and shuffles: nothing is uncovered."""
    session = begun(2, decisions=4)
    table = Table().lay(RED, at="A:L", silver=9, discard="st_abbot").pile("A", "tf_defender")
    session.state = table.do("recruit").state
    session.act(("recruit",))
    assert session.barriers[-1] == Barrier(4, "luck")


def test_public_decisions_of_the_own_turn_are_free() -> None:
    session = begun(2, seed=11)
    walk_to(session, "walk")
    start = len(session.log)
    while session.asked >= 0 and session.state.agenda[-1][0] == "walk":
        session.act(session.state.options[-1])
    assert len(session.log) > start
    assert session.can_undo()
    assert session.free_from <= start


def test_undo_behind_a_barrier_is_assisted() -> None:
    session = begun(2)
    walk_to(session, "end_turn")
    session.act(("end",))
    barriers = len(session.barriers)
    session.undo(beyond=True)
    assert session.assisted
    assert len(session.barriers) == barriers - 1
    free = begun(2, seed=11)
    walk_to(free, "walk")
    free.act(free.state.options[-1])
    free.undo()
    assert not free.assisted


def test_restart_turn_goes_back_to_the_start_or_the_barrier() -> None:
    session = begun(2, seed=11)
    walk_to(session, "end_turn")
    session.act(("end",))
    start, digest = len(session.log), session.digest()
    play = session.state.options[0]
    session.act(play)
    while session.state.agenda[-1][0] == "walk":
        session.act(session.state.options[-1])
    assert session.turn_start() == start or session.barriers[-1].decision >= start
    floor = session.turn_start()
    session.restart_turn()
    assert len(session.log) == floor
    if floor == start:
        assert session.digest() == digest
        assert session.undone[-1] == play


def test_rewind_gives_a_copy_of_any_earlier_state() -> None:
    session = begun(2)
    chance, digests = Random(2), [session.digest()]
    for _ in range(80):
        session.act(chance.choice(list(session.state.options)))
        digests.append(session.digest())
    for length in (0, 1, 31, 32, 33, 64, 79, 80):
        state = session.rewind(length)
        assert session.game.digest(state) == digests[length]
        state.players[0].goods[0] += 5
    assert session.digest() == digests[-1]
    for length in (-1, 81):
        with pytest.raises(ValueError, match="80 decisions"):
            session.rewind(length)


def test_branch_continues_from_a_decision_and_leaves_the_original() -> None:
    session = begun(2, decisions=50)
    digest = session.digest()
    branch = session.branch(20)
    assert branch.log == session.log[:20]
    assert branch.digest() == session.game.digest(session.rewind(20))
    played(branch, 10, seed=77)
    assert session.digest() == digest
    assert len(session.log) == 50


def test_moments_show_the_table_after_each_event() -> None:
    session = begun(1, automa="cleric")
    walk_to(session, "end_turn")
    session.act(("end",))
    index = len(session.log) - 1
    moments = session.moments(index, 0)
    assert [event for event, _ in moments] == session.events[index + 1]
    walked = [(e.values[1], view) for e, view in moments if e.kind == "walk"]
    assert walked
    for space, view in walked:
        assert view.players[1].viscount == space
        assert view.rng == 0
    assert all(set(view.players[0].draw) <= {-1} for _, view in moments)


def test_moments_of_the_setup() -> None:
    session = begun(1, automa="card")
    kinds = [event.kind for event, _ in session.moments(-1, 0)]
    assert kinds == [event.kind for event in session.events[0]]


def test_watch_sees_every_event_as_it_happens() -> None:
    session = begun(1, automa="noble")
    walk_to(session, "end_turn")
    seen: list[Any] = []
    events = session.act(("end",), lambda event, state: seen.append((event, state.rng)))
    assert [event for event, _ in seen] == events


def test_replay_gives_the_same_state_and_keeps_what_is_before_a_fault() -> None:
    session = begun(2, decisions=60)
    other = Session(viscounts(), config(2), 4)
    other.replay(session.log)
    assert (other.digest(), other.events) == (session.digest(), session.events)
    broken = [*session.log[:30], ("fly", 1), *session.log[30:]]
    third = Session(viscounts(), config(2), 4)
    with pytest.raises(ReplayError) as caught:
        third.replay(broken)
    assert (caught.value.index, caught.value.action) == (30, ("fly", 1))
    assert third.log == session.log[:30]
    assert third.digest() == session.game.digest(session.rewind(30))


def test_another_seed_is_another_game() -> None:
    assert begun(2, seed=1).digest() != begun(2, seed=2).digest()


def test_decisions_survive_json() -> None:
    assert from_json(["pay", [1, [2, "a"]], 3]) == ("pay", (1, (2, "a")), 3)


def test_a_finished_session_asks_nobody() -> None:
    session = played(begun(2), 10_000)
    assert session.over
    assert session.asked == -1
    assert session.state.options == ()
    assert session.game.explain(session.state).choices == ()


def test_barriers_name_their_decision() -> None:
    assert Barrier(3, "luck") == (3, "luck")
    session = played(begun(2), 10_000)
    decisions = [barrier.decision for barrier in session.barriers]
    assert decisions == sorted(set(decisions))


def test_restart_turn_never_takes_back_another_seats_decision() -> None:
    """Seats without a person make no barrier, yet their decisions are not the asked seat's."""
    game = load_game("caylus")
    people = [{"kind": kind, "name": kind} for kind in ("person", "random", "random")]
    session = Session(game, {"seats": people, "options": {}}, 2)
    chance, checked = Random(5), 0
    while not session.over and checked < 40:
        session.act(chance.choice(list(session.state.options)))
        if session.over:
            break
        start = session.turn_start()
        assert set(session.askers[start:]) <= {session.asked}
        checked += start < len(session.log)
    assert len(session.askers) == len(session.log)
    session.undo(beyond=True)
    assert len(session.askers) == len(session.log)


def test_a_copy_of_the_state_is_kept_every_thirty_two_decisions_and_no_oftener() -> None:
    session, chance = Session(load_game("tara"), persons_config(2), 1), Random(1)
    for _ in range(100):
        session.act(chance.choice(list(session.state.options)))
    assert [length for length, _ in session._checkpoints] == [0, 32, 64, 96]
    assert session.game.digest(session.rewind(32)) == session.game.digest(session.branch(32).state)
    session.go_back(64)
    assert [length for length, _ in session._checkpoints] == [0, 32, 64]


@pytest.mark.parametrize("other", ["person", "random"])
def test_in_grace_is_a_person_who_only_passed_the_turn_to_another_person(other: str) -> None:
    setting = persons_config(2)
    setting["seats"][1] = {**setting["seats"][1], "kind": other}
    session, chance, found = Session(load_game("caylus"), setting, 3), Random(3), set()
    for _ in range(120):
        session.act(chance.choice(list(session.state.options)))
        last = len(session.log) - 1
        passed = session.barriers[-1:] == [Barrier(last, "person")]
        by_person = setting["seats"][session.askers[last]]["kind"] == "person"
        assert session.in_grace is (passed and by_person)
        assert session.can_undo(grace=True) == (session.can_undo() or session.in_grace)
        if session.in_grace:
            assert not session.can_undo()
            with pytest.raises(ValueError, match="taken back"):
                session.undo()
        found.add((passed, by_person))
    assert ((True, True) in found) is (other == "person")


def test_the_reason_of_a_decision_goes_when_another_one_takes_its_place() -> None:
    session = begun(decisions=12)
    while len(session.state.options) < 2:
        session.act(session.state.options[0])
    first, *_, last = session.state.options
    session.act(first, why=Text("why"))
    place = len(session.log) - 1
    assert place in session.reasons
    session.undo(beyond=True)
    session.act(last)
    assert place not in session.reasons


def test_the_moments_of_the_first_decision_are_not_those_of_the_setup() -> None:
    session = begun(decisions=3)
    for index in (-1, 0, 1):
        kinds = [event.kind for event, _ in session.moments(index, 0)]
        assert kinds == [event.kind for event in session.events[index + 1]]
    assert session.events[0] != session.events[1]


def test_how_a_table_was_laid_out_is_taken_back_by_nobody() -> None:
    session = played(begun(2), 3)
    session.lay_out()
    assert session.barriers[-1] == Barrier(len(session.log) - 1, "laid")
    assert session.free_from == len(session.log)
    fresh = begun(2)
    fresh.lay_out()
    assert fresh.barriers == []


def test_a_game_that_goes_on_from_before_has_no_reason_of_what_came_then() -> None:
    session = begun(2, decisions=5)
    session.reasons |= {2: Text("ai.reason.least"), 3: Text("ai.reason.gain")}
    assert session.branch(3).reasons == {2: Text("ai.reason.least")}
