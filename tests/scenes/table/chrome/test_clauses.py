"""Which clauses the Rules tab tells, and what the other tabs read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Blocked, Text
from scenes.table.chrome.inspecting import InspectorPanel
from scenes.table.chrome.rail import RailMaker
from scenes.table.chrome.strip_and_prompt import StripAndPrompt
from scenes.table.input.pointing import Pointed

ASKED, SHOWN, PAST = "T-1", "T-2", "T-3"
REFUSED = Pointed("spot", blocked=Blocked("spot", Text("river"), "T-9"))


def clauses(pointed: Pointed = REFUSED, **state: Any) -> tuple[str, ...]:
    shown = SimpleNamespace(event=SimpleNamespace(clause=SHOWN)) if state.get("shown") else None
    past = SimpleNamespace(line=SimpleNamespace(clause=PAST)) if state.get("past") else None
    model = SimpleNamespace(
        past=past,
        watching=state.get("watching", False),
        animator=SimpleNamespace(shown_event=shown),
        question=SimpleNamespace(clause=ASKED) if state.get("asked", True) else None,
    )
    context: Any = SimpleNamespace(model=model)
    return InspectorPanel(context).clauses(pointed)


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        ({}, (ASKED,)),
        ({"asked": False}, ()),
        ({"watching": True, "shown": True}, (SHOWN,)),
        ({"watching": True}, (ASKED,)),
        ({"shown": True}, (ASKED,)),
        ({"past": True}, (PAST, ASKED)),
    ],
)
def test_the_clause_is_that_of_what_is_shown_or_asked(
    state: dict[str, bool], expected: tuple[str, ...]
) -> None:
    assert clauses(Pointed(), **state) == expected
    assert clauses(REFUSED, **state) == ("T-9", *expected)


def test_every_tab_reads_its_own_text() -> None:
    view: Any = SimpleNamespace(aid=lambda: [SimpleNamespace(icon="coin", words="money")])
    model: Any = SimpleNamespace(match=None)
    maker = RailMaker(model, view, lambda text: text if isinstance(text, str) else text.key)
    (aid,) = maker.blocks("aid", [ASKED])
    assert "  money" in aid.tokens
    book, clause = maker.blocks("rules", [ASKED, ASKED, ""])
    assert book.tokens == ("table.open_rulebook",)
    assert clause.clause == ASKED


@pytest.mark.parametrize(
    ("reason", "clause", "expected"),
    [
        (Text("because"), SHOWN, "table.why"),
        (None, SHOWN, "table.rules_ref"),
        (None, "", ""),
    ],
)
def test_beside_what_others_do_stands_their_reason_else_the_clause(
    reason: Text | None, clause: str, expected: str
) -> None:
    match = SimpleNamespace(reason_for=lambda told: reason)
    context: Any = SimpleNamespace(model=SimpleNamespace(match=match), say=lambda text: text.key)
    unused: Any = None
    told: Any = SimpleNamespace(event=SimpleNamespace(clause=clause))
    assert StripAndPrompt(context, unused, lambda: False)._source(told) == expected
