"""Which decision of a stranger's file is named where the rules disagree."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Text
from scenes.play import examining
from scenes.play.examining import Judge


@pytest.mark.parametrize(
    ("good", "fault"),
    [(3, Text("archive.import.differs", {"good": 4, "n": 5, "total": 7})), (5, None)],
)
def test_where_digests_differ_the_next_decision_is_named(
    good: int, fault: Text | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(examining, "agreed", lambda record, play, digest: good)
    monkeypatch.setattr(examining, "position_of", lambda session, count: count)
    judge = Judge()
    session = SimpleNamespace(log=[("go",)] * 5, digest=None)
    monkeypatch.setattr(judge, "_begun", lambda record: session)
    record: Any = SimpleNamespace(log=[["go"]] * 7, cursor=5)
    assert judge(record) == good
    assert judge.fault == fault
