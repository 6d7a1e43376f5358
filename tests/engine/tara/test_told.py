"""What Tara's log and refusals say in full."""

from __future__ import annotations

from random import Random

import pytest

from engine.events import Event
from engine.explain import Question
from engine.games import load_game
from engine.games.tara import places
from engine.games.tara.traitors import DECLINE
from engine.session import Session
from engine.texts import load_catalogue
from tests.engine.tara.layout import HOME, B, R, Table, at
from tests.scenes.company import config

CATALOGUE = load_catalogue("en")
NAMES = ["Blue", "Red", "Yellow", "White"]


def shape_card(table: Table, shape: str) -> int:
    shapes, shape_of = table.data.shapes, table.data.shape_of
    return next(n for n in table.state.draw if shapes[shape_of[n]].id == shape)


def refusal(table: Table, card: int, name: str) -> str:
    question: Question = table.game.explain(table.state)
    anchor = places.hollow_anchor(table.state, table.province(HOME), at(name))
    for blocked in question.blocked:
        if (blocked.source, blocked.target) == (places.hand_anchor(card), anchor):
            return CATALOGUE.say(blocked.reason, NAMES)
    raise LookupError(anchor)


@pytest.mark.clause("TA-2.11")
@pytest.mark.parametrize(
    ("shape", "name", "says"),
    [
        ("F_L", "F0", "The tablet also shows a farmer on the left, but the province ends there"),
        ("F_R", "F4", "The tablet also shows a farmer on the right, but the province ends there"),
        ("H", "F0", "This tablet is for herdsmen only"),
    ],
)
def test_a_tablet_that_does_not_fit_names_what_is_missing(shape: str, name: str, says: str) -> None:
    table = Table()
    card = shape_card(table, shape)
    table.hand(B, card).turn(B)
    assert refusal(table, card, name) == says


@pytest.mark.clause("TA-12.7", "TA-15.6")
def test_only_who_was_asked_is_told_to_refuse() -> None:
    table = Table().money(B, 0).prison(R, "bb")
    table.do("hire", B, (table.province(HOME), ()))
    table.do("ransom", B, R)
    lines = [table.game.narrate(event, table.state) for event in table.events]
    assert {"no_hire", "no_ransom"} <= {event.kind for event in table.events}
    assert lines == [None, None]


def without_traitor(session: Session) -> list[str]:
    """What the last decision told of traitors that were not found."""
    moments = session.moments(len(session.log) - 1, -1)
    texts = [session.game.narrate(e, view) for e, view in moments if e.kind == "no_traitor"]
    return [CATALOGUE.say(text, NAMES) for text in texts if text is not None]


@pytest.mark.slow
@pytest.mark.clause("TA-12.9")
def test_who_gets_no_traitor_is_told_why() -> None:
    """A tablet that shows no disc of others leaves no choice; leaving such a disc is one."""
    told: dict[bool, list[str]] = {True: [], False: []}
    for seed in range(1, 8):
        session, chance = Session(load_game("tara"), config(3), seed), Random(seed)
        while not session.over and len(session.log) < 160:
            declines = session.state.agenda[-1][0] == "replace"
            session.act(DECLINE if declines else chance.choice(list(session.state.options)))
            told[declines] += without_traitor(session)[: 1 if declines else None]
    assert told[True]
    assert told[False]
    assert all("chooses no traitor" in line for line in told[True])
    assert all(line.endswith("shows no other player's disc") for line in told[False])


@pytest.mark.clause("TA-8.1")
def test_promoting_that_was_paid_for_and_not_done_is_told_so() -> None:
    table = Table(2)
    province = table.province(HOME)
    play = Event("play", B, (1, province), (), "")
    paid = Event("activate", B, (province, 1), (), "")
    rise = Event("promote", B, (province, at("H0"), "promote"), (), "")

    def told(*events: Event) -> list[str]:
        texts = table.game.moves.heard_remarks(events, play, table.state)
        return [CATALOGUE.say(each, NAMES) for each in texts]

    assert "promotes nothing" in told(play, paid)
    assert "promotes nothing" not in told(play, paid, rise)
    assert "promotes nothing" not in told(play)
