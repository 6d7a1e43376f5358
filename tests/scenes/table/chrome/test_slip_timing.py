"""When a slip appears and goes: after a rest on one thing, and with a refusal for a while."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Blocked, Text
from scenes.table.chrome.tooltips import HOVER_SECONDS, REFUSAL_SECONDS, Tooltips
from scenes.table.input.controller import Refuse

BLOCKED = Blocked("space:5", Text("river"), "T-2")


class Pointing:
    """Slips over a table where the pointer is on something."""

    def __init__(self) -> None:
        self.controller = SimpleNamespace(focus="", hover="space:1")
        context: Any = SimpleNamespace(
            controller=self.controller,
            chrome_under="",
            app=SimpleNamespace(pointer=(10, 10)),
            hand=SimpleNamespace(gliding=None),
        )
        unused: Any = None
        self.slips = Tooltips(context, unused, unused)


@pytest.fixture
def on() -> Pointing:
    return Pointing()


def test_a_slip_appears_once_after_a_rest_on_the_same_thing(on: Pointing) -> None:
    step = HOVER_SECONDS * 0.4
    assert [on.slips.update(step) for _ in range(4)] == [False, False, True, False]
    assert on.slips.next_wakeup is None
    on.controller.hover = "space:2"
    assert [on.slips.update(step) for _ in range(4)] == [False, False, True, False]


def test_who_moves_from_thing_to_thing_gets_no_slip(on: Pointing) -> None:
    for n in range(6):
        on.controller.hover = f"space:{n}"
        assert not on.slips.update(HOVER_SECONDS * 0.7)
        assert on.slips.next_wakeup == pytest.approx(HOVER_SECONDS * 0.3)


def test_a_refusal_is_explained_for_a_while_and_then_goes(on: Pointing) -> None:
    on.slips.update(2 * HOVER_SECONDS)
    on.slips.refuse(Refuse(BLOCKED))
    assert on.slips.refused == "space:5"
    assert not on.slips.update(REFUSAL_SECONDS * 0.6)
    assert on.slips.next_wakeup == pytest.approx(REFUSAL_SECONDS * 0.4)
    assert on.slips.update(REFUSAL_SECONDS * 0.6)
    assert on.slips.refused == ""
