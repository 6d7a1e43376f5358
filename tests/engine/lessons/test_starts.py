"""Recommended starts: of what is on offer, what suits somebody new, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine.texts
from engine.cells import DataError
from engine.explain import Choice, Question, Text
from engine.games import game_keys, load_game
from engine.lessons.moments import moment_of
from engine.lessons.patterns import Moment
from engine.lessons.starts import Start, load_starts, read_starts, recommended
from engine.session import Session
from engine.texts import load_catalogue

SEEDS = range(12)


def opening(game: str, seed: int) -> Session:
    seats = [{"kind": "person", "name": "Réka", "colour": "red"}]
    seats.append({"kind": "person", "name": "Bea", "colour": "blue"})
    return Session(load_game(game), {"seats": seats, "options": {}}, seed)


def start_of(session: Session, labels: list[Text]) -> Start | None:
    starts = load_starts(session.game.key)
    moment = moment_of(session, session.asked)
    assert starts is not None
    assert moment is not None
    view = session.game.mask(session.state, session.asked)
    return recommended(starts, moment, frozenset(session.game.anchors(view)), labels)


@pytest.mark.parametrize("game", game_keys())
def test_every_game_recommends_something_that_is_on_offer_with_a_reason(game: str) -> None:
    catalogue = load_catalogue("en")
    told = set()
    for seed in SEEDS:
        session = opening(game, seed)
        start = start_of(session, [])
        assert start is not None, seed
        assert start.choice.action in session.state.options
        assert start.why
        told |= {text.key for text in start.why}
        assert all(catalogue.has(text.key) for text in start.why)
    assert len(told) > 1 or game == "versailles"


@pytest.mark.parametrize("game", game_keys())
def test_every_reason_has_its_sentence_and_the_clause_is_known(game: str) -> None:
    starts = load_starts(game)
    assert starts is not None
    missing = [r.id for r in starts.reasons if not load_catalogue("en").has(starts.text(r).key)]
    assert missing == []
    rules = Path(engine.texts.__file__).parent / "en" / game / "rules.toml"
    assert f'"{starts.clause}" = ' in rules.read_text(encoding="utf-8")


def test_three_tablets_are_not_three_of_a_kind() -> None:
    """At most one pair at once: then the tablets whose promotion is free."""
    two_farmers = both = 0
    for seed in range(40):
        session = opening("tara", seed)
        seat, labels = session.asked, []
        while session.asked == seat and start_of(session, labels) is not None:
            start = start_of(session, labels)
            assert start is not None
            labels.append(start.choice.label)
            session.act(start.choice.action)
        shapes = [label.values["card"].values["shape"].key for label in labels]
        pairs = [shape for shape in shapes if shape.startswith("tara.shape.FF")]
        free = [shape for shape in shapes if shape.startswith("tara.shape.F_")]
        two_farmers += bool(pairs)
        assert len(pairs) <= 1
        both += bool(pairs and free)
    assert two_farmers > 5
    assert both > 5


def test_the_heavier_reason_wins_and_is_told_first() -> None:
    text = """
[starts]
asked = "?pick"
clause = "X-1"
[[reason]]
id = "good"
on = "pick:take(1)"
worth = 2
[[reason]]
id = "better"
on = "pick:take"
label = "word.*"
worth = 5
[[reason]]
id = "bad"
on = "pick:take(2)"
worth = -9
"""
    choices = tuple(Choice(("take", n), Text("x", {"what": Text("word.a")})) for n in (1, 2))
    question = Question("pick", 0, Text("q"), "X-1", choices)
    start = recommended(read_starts("toy", text), Moment(question, 1), (), [])
    assert start is not None
    assert start.choice is choices[0]
    assert [each.key for each in start.why] == ["toy.start.better", "toy.start.good"]


def test_a_column_that_nobody_knows_is_refused() -> None:
    with pytest.raises(DataError):
        read_starts(
            "toy",
            '[starts]\nasked = "?pick"\nclause = "X-1"\n[[reason]]\nid = "a"\n'
            'on = "pick:take"\nworth = 1\nwhy = "no"\n',
        )
