"""What a click on the table's chrome does: rows and pages of lists, crumbs, the sheet of news."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Choice, Text
from scenes.table.input import buttons as buttons_module
from scenes.table.input.buttons import ChromeButtons
from sprites.common.chrome_chooser import BACK, MORE

CHOICE = Choice(("go",), Text("go"))
Calls = list[tuple[Any, ...]]


def noted(calls: Calls, name: str) -> Any:
    return lambda *given: calls.append((name, *given))


def buttons(calls: Calls, *, watching: bool = False, shown: Any = None) -> ChromeButtons:
    model = SimpleNamespace(
        asking=True,
        watching=watching,
        animator=SimpleNamespace(shown_event=shown),
        take_or_confirm=noted(calls, "taken"),
        back_to=noted(calls, "back to"),
    )
    context: Any = SimpleNamespace(model=model, mark=lambda: None)
    panels: Any = SimpleNamespace(
        chooser=SimpleNamespace(turn_page=noted(calls, "page")),
        digest=SimpleNamespace(act=lambda name: name == "close"),
        log=SimpleNamespace(choose=noted(calls, "line")),
    )
    gestures: Any = SimpleNamespace(after_decision=noted(calls, "decided"))
    exits: Any = SimpleNamespace(rules=noted(calls, "rules"))
    history: Any = SimpleNamespace(act=lambda name: False)
    what_next: Any = None
    return ChromeButtons(context, panels, history, gestures, exits, what_next)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What was done; a row is a choice, nothing else is."""
    row = "chooser:choice:0"
    monkeypatch.setattr(
        buttons_module, "choice_of", lambda model, target: CHOICE if target == row else None
    )
    return []


@pytest.mark.parametrize(
    ("target", "done"),
    [
        (f"chooser:{MORE}", [("page", 1)]),
        (f"chooser:{BACK}", [("page", -1)]),
        ("chooser:choice:0", [("taken", CHOICE), ("decided",)]),
        ("digest:close", [("decided",)]),
        ("digest:other", []),
        ("digest:log:3:1", [("line", "3:1")]),
        ("prompt:crumb:2", [("back to", 2), ("decided",)]),
        ("rail:log:3:1", [("line", "3:1")]),
    ],
)
def test_a_click_does_what_lies_there(
    target: str, done: list[tuple[Any, ...]], calls: Calls
) -> None:
    buttons(calls).activate(target)
    assert calls == done


@pytest.mark.parametrize(("clause", "opened"), [("VI-4.2", "VI-4.2"), (None, "")])
def test_the_source_beside_what_others_do_opens_its_rule(
    clause: str | None, opened: str, calls: Calls
) -> None:
    shown = SimpleNamespace(event=SimpleNamespace(clause=clause)) if clause else None
    buttons(calls, watching=True, shown=shown).activate("prompt:crumb:0")
    assert calls == [("rules", opened)]
