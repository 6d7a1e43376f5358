"""A follow-up question names the card that asks it and what it still brings."""

from __future__ import annotations

from random import Random

import pytest

from engine.events import Event
from engine.games import load_game
from engine.games.viscounts.explain.question import explain
from engine.session import Session
from engine.texts import load_catalogue
from tests.engine.shared.transcript import willing
from tests.engine.viscounts.layout import RED, Table
from tests.scenes.company import config

FRAME = ("play", "walk", "action", "recruit", "end_turn", "bump", "groups", "inner_groups", True)
"""Questions of the turn itself."""


@pytest.mark.clause("VI-7.1.4")
def test_the_financer_says_that_it_brings_silver_after_the_discard() -> None:
    table = Table().lay(RED, at="A:L", hand="st_financer st_lender st_trader")
    table.do("play")
    card = next(a for a in table.state.options if a[0] == "play" and _named(table, a[1]))
    table.answer(*card)
    said = load_catalogue("en").say(explain(table.state).prompt, ["Ann", "Ben", "Cleo", "Dan"])
    assert said.startswith("Ann: discard a card"), said
    assert said.endswith("(Financer, then 2 silver)"), said


def _named(table: Table, card: int) -> bool:
    return table.state.data.cards.ids[card] == "st_financer"


CAUSED = {
    "dropoff": lambda events: [e.kind for e in events[-2:]] == ["dropoff", "ability"],
    "on_hire": lambda events: events[-1].kind == "slot" and "hire" in _kinds(events),
    "hired": lambda events: (
        events[-1].kind in ("uncover", "pile_empty") and "hire" in _kinds(events)
    ),
}


@pytest.mark.clause("VI-7.1.1", "VI-4.11")
@pytest.mark.parametrize("cause", CAUSED)
def test_a_question_right_after_a_card_or_slot_has_begun_to_act_names_it(cause: str) -> None:
    seen = 0
    for seed in range(1, 60):
        session, chance = Session(load_game("viscounts"), config(3), seed), Random(seed)
        while not session.over and seen < 3:
            session.act(willing(list(session.state.options), chance))
            events = session.events[-1]
            asked = session.over or session.state.agenda[-1][0]
            if not events or not CAUSED[cause](events) or asked in FRAME:
                continue
            prompt = explain(session.state).prompt
            assert prompt.key.startswith("viscounts.prompt.because"), prompt
            assert prompt.values["card"].key == f"viscounts.cause.{cause}", prompt
            seen += 1
        if seen >= 3:
            return
    assert seen


def _kinds(events: list[Event]) -> set[str]:
    return {event.kind for event in events}
