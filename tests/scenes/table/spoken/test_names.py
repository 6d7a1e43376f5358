"""What lies somewhere, and what cannot be done there, by name."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Blocked, Text
from scenes.table.spoken import answers as answers_module
from scenes.table.spoken.answers import TableAnswers
from scenes.table.spoken.news import _goes_on
from scenes.table.spoken.own import _placed
from scenes.table.spoken.refused import refused
from scenes.table.view import Inspection

SPOT = Inspection("Church", "built")


def say(text: Text | str) -> str:
    if isinstance(text, str):
        return text
    return f"{text.key} {dict(text.values)}"


CONTEXT: Any = SimpleNamespace(say=say)


@pytest.mark.parametrize(
    ("where", "titles", "expected"),
    [
        ("hand", ["Abbess"], "Abbess, hand."),
        ("", ["Abbess"], "Abbess."),
        ("", ["Abbess", "Knight"], "Abbess, Knight"),
        ("hand", ["Abbess", "Knight"], "spoken.valued"),
        ("hand", ["Abbess", "Knight", "Smith"], "spoken.valued"),
    ],
)
def test_one_thing_is_told_with_its_state_several_by_their_place(
    where: str, titles: Sequence[str], expected: str
) -> None:
    words = _placed(CONTEXT, where, [Inspection(title, where) for title in titles])
    assert words.rstrip(".").startswith(expected.rstrip("."))
    assert all(title in words for title in titles)


def test_a_refused_place_is_called_as_the_table_calls_it_or_by_its_anchor() -> None:
    blocked = tuple(Blocked(anchor, Text("river"), "T-2") for anchor in ("spot:1", "spot:2"))
    things = {"spot:1": SPOT}
    context: Any = SimpleNamespace(
        say=say,
        model=SimpleNamespace(question=SimpleNamespace(blocked=blocked), shown=None),
        viewer=0,
        table=SimpleNamespace(inspect=lambda anchor, view, viewer: things.get(anchor)),
    )
    (told,) = refused(context)
    assert "('Church', 'Spot:2')" in told


def test_the_keys_that_go_on_are_told_the_first_three_times() -> None:
    unused: Any = None
    answers = TableAnswers(CONTEXT, unused, unused)
    told = [len(answers._help("spoken.ways")) for _ in range(5)]
    assert told == [1, 1, 1, 0, 0]
    assert answers._help("spoken.more_own"), "each answer for itself"


def test_of_a_table_on_which_everything_is_somebodys_own_no_part_is_told() -> None:
    unused: Any = None
    answers: Any = TableAnswers(CONTEXT, unused, unused)
    answers._regions = lambda: [SimpleNamespace(own=True, anchors=("hand:1",))]
    assert answers._board() == []
    assert answers._details() == []


@pytest.mark.parametrize("own", [0, 1])
def test_what_others_did_is_told_from_the_own_last_move_on(
    own: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def move(seat: int, name: str) -> Any:
        return SimpleNamespace(words=SimpleNamespace(seat=seat), name=name)

    other = 1 - own
    moves = [move(other, "old"), move(own, "mine"), move(other, "new"), move(-1, "round")]
    monkeypatch.setattr(
        answers_module, "news_of", lambda context, each: SimpleNamespace(words=each.name)
    )
    context: Any = SimpleNamespace(
        model=SimpleNamespace(log=SimpleNamespace(moves=moves), seat=own), say=say
    )
    unused: Any = None
    assert TableAnswers(context, unused, unused)._did() == ["new"]


@pytest.mark.parametrize(
    ("kinds", "goes_on"),
    [
        (["walk", "walk"], True),
        (["walk", "toll", "walk"], True),
        (["walk", "toll"], False),
        (["walk"], False),
        (["walk", "build", "walk"], False),
    ],
)
def test_a_way_goes_on_with_nothing_but_tolls_between(kinds: list[str], goes_on: bool) -> None:
    steps: Any = [SimpleNamespace(kind=kind, seat=0) for kind in kinds]
    assert _goes_on(steps, frozenset({"toll"})) is goes_on
    other: Any = SimpleNamespace(kind="walk", seat=1)
    assert not _goes_on([steps[0], other], frozenset())
