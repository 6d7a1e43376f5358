"""A hint that was asked for is waited for, and put away with the question that it was about."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.chrome.advice import Advice


@pytest.mark.parametrize(("asking", "decided"), [(False, 0), (True, 1)])
def test_a_hint_is_given_up_with_its_question(asking: bool, decided: int) -> None:
    given_up: list[None] = []
    context: Any = SimpleNamespace(
        match=SimpleNamespace(session=SimpleNamespace(log=[])),
        model=SimpleNamespace(asking=True),
        thinker=SimpleNamespace(cancel=lambda: given_up.append(None), poll=lambda: None),
    )
    advice = Advice(context)
    assert not advice.update(), "nobody has asked"
    advice._asked_at = 0
    assert advice.waiting
    assert not advice.update(), "it is still thought about"
    context.model.asking = asking
    context.match.session.log += ["decided"] * decided
    assert advice.update()
    assert not advice.waiting
    assert len(given_up) == 1
