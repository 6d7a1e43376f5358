"""What Enter presses: what a guide asks for, else what is proposed and can be pressed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Choice, Text
from scenes.table.chrome.panels import Panels
from scenes.table.model.prompt import PromptFacts, Token

PLAIN = tuple(Choice(("do", n), Text("do")) for n in range(2))
BUTTONS = (Token("choice:0", "One", primary=True), Token("choice:1", "Two"))
TOOLS = (Token("end", "End", enabled=False, primary=True), Token("undo", "Undo"))


@pytest.mark.parametrize(
    ("asked_for", "buttons", "expected"),
    [
        (None, BUTTONS, "choice:0"),
        (PLAIN[1], BUTTONS, "choice:1"),
        (Choice(("elsewhere",), Text("x")), BUTTONS, "choice:0"),
        (None, BUTTONS[1:], ""),
    ],
)
def test_enter_presses_what_is_asked_for_else_what_is_proposed(
    asked_for: Choice | None, buttons: tuple[Token, ...], expected: str
) -> None:
    panels: Any = Panels.__new__(Panels)
    prompt = SimpleNamespace(plain=PLAIN, finish=None)
    panels._context = SimpleNamespace(model=SimpleNamespace(prompt=prompt, picking=None))
    panels._bars = SimpleNamespace(facts=PromptFacts(0, "", buttons=buttons, tools=TOOLS))
    panels.asked_for = asked_for
    assert panels.main_button == expected
