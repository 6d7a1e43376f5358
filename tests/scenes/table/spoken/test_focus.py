"""What the keys are on, in words: a line of the log, a row, a place, and what tells it apart."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Blocked, Choice, Text
from scenes.table.input.pointing import Pointed
from scenes.table.spoken.choices import SpokenChoices
from scenes.table.spoken.table_voice import TableVoice
from scenes.table.view import Inspection
from sprites.common.rail_log import LogLine

THINGS = {
    "hand:1": Inspection("Abbess", "hand"),
    "hand:2": Inspection("Knight", "hand"),
    "spot:1": Inspection("Church", "north"),
    "spot:2": Inspection("Church", "south"),
}


def say(text: Text | str, **values: object) -> str:
    if isinstance(text, str):
        return text
    return " ".join([text.key, *(str(value) for value in text.values.values())])


def voice(*choices: Choice, pointed: Pointed | None = None, **state: Any) -> TableVoice:
    """The voice of a table that offers these choices."""
    offers: Any = SimpleNamespace(
        different=lambda: list(choices),
        from_source=lambda anchor: [c for c in choices if c.source == anchor],
        at=lambda anchor, source: [c for c in choices if c.target == anchor],
    )
    controller = SimpleNamespace(offers=offers, source="", focus=state.get("focus", ""))
    context: Any = SimpleNamespace(
        say=say,
        app=SimpleNamespace(catalogue=SimpleNamespace(has=lambda key: False)),
        controller=controller,
        viewer=0,
        model=SimpleNamespace(
            asking=state.get("asking", True), picking=None, shown=None, question=None
        ),
        table=SimpleNamespace(inspect=lambda anchor, view, viewer: THINGS.get(anchor)),
        match=None,
    )
    lines = (LogLine("0:0", ("built", " a wall"), subline="for 2"), LogLine("1:0", ("passed",)))
    panels: Any = SimpleNamespace(
        pointed=lambda: pointed or Pointed(),
        rail_state=SimpleNamespace(focus=state.get("line", "")),
        log=SimpleNamespace(lines=lambda: lines),
    )
    history: Any = SimpleNamespace(active=state.get("past", False))
    unused: Any = None
    return TableVoice(context, panels, history, unused)


def placed(source: str, target: str, n: int = 0) -> Choice:
    return Choice(("put", n), Text("put"), source, target)


def test_a_line_of_the_log_is_told_whole() -> None:
    assert voice(line="0:0").focus() == ("0:0", "built a wall. for 2")
    assert voice(line="1:0").focus() == ("1:0", "passed")


def test_who_looks_back_or_is_not_asked_has_no_place() -> None:
    assert voice(past=True, focus="spot:1").focus() == ("past", "")
    assert voice(asking=False, focus="spot:1").focus() == ("", "")


def test_a_place_that_is_refused_says_why_and_one_with_several_ways_how_many() -> None:
    refused = Pointed("spot:1", blocked=Blocked("spot:1", Text("river"), "T-2"))
    assert voice(pointed=refused, focus="spot:1").focus() == ("spot:1", "river")
    two = (placed("hand:1", "spot:1"), placed("hand:2", "spot:1", 1))
    _, words = voice(*two, focus="spot:1").focus()
    assert words == "spoken.leads Church, north 2"


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (("hand:1", "spot:1"), ("hand:2", "spot:1"), "spoken.using Abbess"),
        (("hand:1", "spot:1"), ("hand:1", "spot:2"), "spoken.at Church, north"),
        (("hand:1", "spot:1"), ("hand:2", "spot:2"), "spoken.using_at Abbess Church, north"),
        (("hand:1", "spot:1"), ("hand:1", "spot:1"), ""),
    ],
)
def test_answers_of_one_name_are_told_apart_by_what_is_used_and_where(
    first: tuple[str, str], second: tuple[str, str], expected: str
) -> None:
    one, other = placed(*first), placed(*second, 1)
    apart = SpokenChoices(voice(one, other)._context)._distinction(one)
    assert ("" if apart is None else say(apart)) == expected
