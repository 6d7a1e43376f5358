"""Decisions, previews, log and prompt over a toy game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import Action
from engine.explain import Choice, Question, Text
from engine.games import load_game
from engine.session import Session
from engine.texts import Catalogue
from scenes.table.model.log import TableLog
from scenes.table.model.match import Match
from scenes.table.model.preview import Previewer
from scenes.table.model.prompt import PromptMaker, sentence_case
from tests.scenes.company import config
from tests.scenes.table.toy import toy_session


class Notes:
    """A keeper that only notes what it is told."""

    def __init__(self) -> None:
        self.appended: list[tuple[int, Action]] = []
        self.digests: dict[int, str] = {}
        """Those that were kept, by the number of decisions before them."""
        self.marks = 0
        """How often the game was marked as assisted."""
        self.cursors: list[int] = []
        self.assisted = False
        self.finished = False

    def append(self, index: int, action: Action, digest: str | None, why: Text | None) -> None:
        self.appended.append((index, action))
        if digest is not None:
            self.digests[index + 1] = digest

    def move(self, cursor: int, assisted: bool = False) -> None:
        self.cursors.append(cursor)
        self.assisted |= assisted
        self.marks += assisted

    def finish(self) -> None:
        self.finished = True


def say(text: Text | str) -> str:
    return text if isinstance(text, str) else text.key


def test_every_decision_of_a_gesture_is_kept_at_once() -> None:
    notes = Notes()
    match = Match(toy_session(), notes)
    match.take([("play", 2), ("walk", 1)])
    assert notes.appended == [(0, ("play", 2)), (1, ("walk", 1))]


def test_beats_show_the_table_after_each_event_and_hide_secrets() -> None:
    match = Match(toy_session())
    match.take([("play", 2), ("walk", 1), ("pay", 0)])
    shown_events = match.take([("end",)])
    assert [shown.event.kind for shown in shown_events] == ["drew", "walked", "walked"]
    assert [shown.view.at[1] for shown in shown_events] == [3, 4, 5]
    assert set(shown_events[0].view.deck) == {-1}


def test_undo_goes_to_the_barrier_and_no_further_without_help() -> None:
    notes = Notes()
    match = Match(toy_session(), notes)
    match.take([("play", 2)])
    match.undo()
    assert notes.cursors == [0]
    match.take([("play", 2), ("walk", 1), ("pay", 0)])
    match.take([("end",)])
    assert not match.session.can_undo()
    with pytest.raises(ValueError, match="taken back"):
        match.undo_one()
    assert not match.session.assisted
    match.undo(beyond=True)
    assert match.session.assisted
    assert notes.assisted
    assert notes.cursors[-1] == 3


def test_a_game_is_marked_as_assisted_once() -> None:
    notes = Notes()
    match = Match(toy_session(), notes)
    for _ in range(2):
        match.take([("play", 2), ("walk", 1), ("pay", 0), ("end",)])
        match.undo(beyond=True)
        while match.session.log:
            match.undo(beyond=True)
    assert notes.marks == 1


def test_every_twentieth_decision_is_kept_with_its_digest() -> None:
    notes = Notes()
    session = Session(load_game("tara"), config(2), 3)
    match = Match(session, notes)
    for _ in range(45):
        match.take([session.state.options[0]])
    assert sorted(notes.digests) == [20, 40]
    assert notes.digests[20] == session.game.digest(session.rewind(20))


def test_the_first_decision_has_its_decider_and_the_setup_has_none() -> None:
    match = Match(toy_session())
    first = match.session.asked
    match.take([("play", 2)])
    assert [match.decider(n) for n in (-1, 0, 1)] == [-1, first, -1]


def test_the_first_to_look_is_the_person_who_is_asked() -> None:
    asked = set()
    for seed in range(1, 9):
        session = Session(load_game("tara"), config(2), seed)
        assert Match(session).viewer == session.asked
        asked.add(session.asked)
    assert asked == {0, 1}


def test_the_end_of_the_game_is_written_down_with_its_last_decision() -> None:
    notes = Notes()
    match = Match(toy_session(), notes)
    while not match.session.over:
        assert not notes.finished
        match.take([match.session.state.options[-1]])
    assert notes.finished


def test_redo_takes_the_same_decision_again() -> None:
    notes = Notes()
    match = Match(toy_session(), notes)
    match.take([("play", 2)])
    match.take([("walk", 1)])
    match.undo()
    kept = list(notes.appended)
    shown_events = match.redo()
    assert [shown.event.kind for shown in shown_events] == ["walked"]
    assert match.redo() == []
    assert (notes.appended, notes.cursors) == (kept, [1, 2]), "it is there and is not kept anew"


def test_what_one_gesture_did_is_taken_back_and_taken_again_as_one() -> None:
    notes = Notes()
    match = Match(toy_session(), notes)
    match.take([("play", 2)])
    match.take([("walk", 1), ("pay", 0)])
    match.undo()
    assert [match.session.log, notes.cursors] == [[("play", 2)], [1]]
    match.redo()
    assert match.session.log == [("play", 2), ("walk", 1), ("pay", 0)]
    match.undo()
    match.take([("walk", 2)])
    match.take([("pay", 0)])
    match.undo()
    assert match.session.log == [("play", 2), ("walk", 2)]


def test_a_single_decision_is_taken_back_out_of_a_gesture() -> None:
    match = Match(toy_session())
    match.take([("play", 2), ("walk", 1)])
    match.undo_one()
    assert match.session.log == [("play", 2)]


def test_a_preview_counts_what_changes() -> None:
    match = Match(toy_session())
    match.take([("play", 2)])
    previewer = Previewer(match.game, 2)
    preview = previewer.of(match.session.state, 0, [("walk", 2)])
    assert preview.deltas[0] == {"silver": -2}
    assert not preview.stopped
    assert preview.question is not None
    assert preview.question.op == "pay"


def test_a_preview_stops_before_what_nobody_may_know() -> None:
    match = Match(toy_session())
    match.take([("play", 2), ("walk", 1), ("pay", 3)])
    preview = Previewer(match.game, 2).of(match.session.state, 0, [("end",)])
    assert preview.stopped
    assert preview.question is None
    assert preview.deltas[0] == {}


def test_later_targets_come_from_the_next_question() -> None:
    match = Match(toy_session())
    question = match.question()
    assert question is not None
    later = Previewer(match.game, 2).later(match.session.state, 0, question.choices)
    assert later == {"space:1": "bay:1", "space:2": "bay:1"}


def test_the_log_has_a_line_per_told_event_and_a_line_at_the_barrier() -> None:
    match = Match(toy_session())
    log = TableLog(match, say)
    log.rebuild()
    log.add(match.take([("play", 2), ("walk", 1), ("pay", 0)]))
    log.add(match.take([("end",)]))
    kinds = [line.kind for line in log.lines]
    assert kinds == ["played", "walked", "drew", "walked", "barrier"]
    twice = log.lines[3]
    assert (twice.decision, twice.event, twice.times) == (3, 2, 2)
    told = list(log.lines)
    log.rebuild()
    assert log.lines == told
    match.undo(beyond=True)
    log.cut(len(match.session.log))
    assert [line.kind for line in log.lines] == ["played", "walked"]


def test_the_prompt_numbers_up_to_three_buttons_and_opens_a_chooser_for_more() -> None:
    match = Match(toy_session())
    prompt = PromptMaker(match, say)
    match.take([("play", 2), ("walk", 1)])
    question = match.question()
    assert question is not None
    prompt.ask(question)
    assert prompt.needs_chooser
    assert [token.id for token in prompt.asking(question).buttons] == ["more"]


def test_the_end_of_a_turn_is_a_tool() -> None:
    match = Match(toy_session())
    prompt = PromptMaker(match, say)
    match.take([("play", 2), ("walk", 1), ("pay", 0)])
    question = match.question()
    assert question is not None
    prompt.ask(question)
    facts = prompt.asking(question)
    assert facts.buttons == ()
    assert [token.id for token in facts.tools] == ["end", "undo", "restart"]
    assert facts.tools[0].primary
    prompt.armed = "end"
    assert prompt.asking(question).sentence == "table.confirm_end"


def test_what_waits_for_its_second_press_is_what_enter_does() -> None:
    prompt = PromptMaker(Match(toy_session()), say)
    end = Choice(("end",), Text("toy.end"), ends_turn=True, rank=1)
    for count in (1, 2, 9):
        others = tuple(Choice(("go", n), Text("toy.go", {"n": n})) for n in range(count))
        question = Question("end", 0, Text("toy.end"), "T-4", (*others, end))
        prompt.ask(question)
        assert not any(token.primary for token in prompt.asking(question).tools)
        prompt.armed = "end"
        facts = prompt.asking(question)
        proposed = [token.id for token in (*facts.buttons, *facts.tools) if token.primary]
        assert proposed == ["end"]


def test_the_end_is_confirmed_only_while_something_else_could_be_done() -> None:
    prompt = PromptMaker(Match(toy_session()), say)
    end = Choice(("end",), Text("toy.end"), ends_turn=True)
    go = Choice(("go",), Text("toy.go"))
    for choices, asked in (((end,), False), ((end, end), False), ((end, go), True)):
        prompt.ask(Question("end", 0, Text("toy.end"), "T-4", choices))
        assert prompt.must_confirm(end) == asked
        assert not prompt.must_confirm(go)
    risky = replace(end, warnings=(Text("toy.warning"),))
    prompt.ask(Question("end", 0, Text("toy.end"), "T-4", (risky,)))
    assert prompt.must_confirm(risky)
    prompt.confirm_end = False
    prompt.ask(Question("end", 0, Text("toy.end"), "T-4", (end, go)))
    assert not prompt.must_confirm(end)


def test_a_tool_that_cannot_be_used_says_why() -> None:
    match = Match(toy_session())
    prompt = PromptMaker(match, say)
    question = match.question()
    assert question is not None
    prompt.ask(question)
    undo, restart = prompt.asking(question).tools
    why = sentence_case("table.nothing_to_undo")
    assert (undo.enabled, undo.reason) == (False, why)
    assert (restart.enabled, restart.reason) == (False, why)


def test_a_catalogue_has_every_sentence_of_the_table() -> None:
    from engine.texts import load_catalogue

    catalogue: Catalogue = load_catalogue("en")
    for key in ("undo", "really_undo", "restart", "confirm_end", "history.leave", "barrier.reveal"):
        assert catalogue.has(f"table.{key}")


@pytest.mark.parametrize(("rank", "proposed"), [(0, True), (9, False)])
def test_the_end_is_proposed_unless_the_table_offers_better(rank: int, proposed: bool) -> None:
    prompt = PromptMaker(Match(toy_session()), say)
    end = Choice(("end",), Text("toy.end"), ends_turn=True, rank=rank)
    go = [Choice(("go", n), Text("toy.go"), target=f"space:{n}", rank=1) for n in range(3)]
    question = Question("end", 0, Text("toy.end"), "T-4", (*go, end))
    prompt.ask(question)
    assert prompt.asking(question).tools[0].primary == proposed
