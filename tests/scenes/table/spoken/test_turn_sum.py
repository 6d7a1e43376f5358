"""What a turn has brought is told when it can only be ended, and where no answer says it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Choice, Question, Text
from scenes.table.spoken.turn_sum import TurnSum

END = Choice(("end",), Text("end"), ends_turn=True)
ELSE = Choice(("go",), Text("go"))


class Summed(TurnSum):
    """With a sum of its own."""

    def _summed(self) -> str:
        return "three coins"


@pytest.mark.parametrize(
    ("plain", "asking", "choices", "told"),
    [
        ({"coins"}, True, (END,), "three coins"),
        ({"coins"}, True, (END, ELSE), ""),
        ({"coins"}, False, (END,), ""),
        (set(), True, (END,), ""),
    ],
)
def test_a_turn_is_summed_up_when_somebody_can_only_end_it(
    plain: set[str], asking: bool, choices: tuple[Choice, ...], told: str
) -> None:
    question = Question("op", 0, Text("p"), "T-1", choices)
    context: Any = SimpleNamespace(
        model=SimpleNamespace(question=question, asking=asking, version=1, seat=0),
        match=SimpleNamespace(game=SimpleNamespace(moves=SimpleNamespace(plain=plain))),
    )
    assert Summed(context).words() == told
