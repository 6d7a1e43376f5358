"""All parts of the chrome are drawn ahead, one in each step, and none of them is seen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

from scenes.table.motion.chrome_ahead import ChromeAhead

FACTS = object()


def test_buttons_and_words_are_made_until_none_is_left() -> None:
    made: list[str] = []
    left = {"buttons": 2, "words": 3}

    def one_of(name: str) -> bool:
        made.append(name)
        left[name] -= 1
        return left[name] >= 0

    def noted(name: str) -> Callable[..., None]:
        return lambda *_: made.append(name)

    chrome = SimpleNamespace(
        draw_buttons=lambda frame, facts, most: one_of("buttons"),
        set_prompt=noted("prompt"),
        held=nullcontext,
        foresee_rail=noted("rail"),
    )
    animator = SimpleNamespace(at_the_end=nullcontext)
    context: Any = SimpleNamespace(chrome=chrome, frame=None, animator=animator)
    bars: Any = SimpleNamespace(present=lambda: FACTS, set_strip=noted("strip"))
    log: Any = SimpleNamespace(set_words=lambda: one_of("words"))
    ahead = ChromeAhead(context, bars, log, lambda seats, changes: ("rail", *seats))  # type: ignore[arg-type, return-value]
    for _ in ahead.rest(("anna",)):  # type: ignore[arg-type]
        pass
    assert made == [*["buttons"] * 3, "strip", "prompt", *["words"] * 4, "rail"]
    assert ahead.calm == ("rail", "anna")
