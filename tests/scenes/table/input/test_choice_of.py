"""Which choice a row of an open list or a button of the prompt stands for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Choice, Text
from scenes.table.input.pointing import choice_of

LISTED = tuple(Choice(("row", n), Text("row")) for n in range(2))
PLAIN = tuple(Choice(("button", n), Text("button")) for n in range(2))
END = Choice(("end",), Text("end"))


@pytest.mark.parametrize(
    ("chrome", "open_list", "expected"),
    [
        ("chooser:choice:0", True, LISTED[0]),
        ("chooser:choice:1", True, LISTED[1]),
        ("chooser:choice:2", True, None),
        ("chooser:choice:0", False, None),
        ("prompt:choice:1", True, PLAIN[1]),
        ("prompt:choice:1", False, PLAIN[1]),
        ("prompt:choice:2", False, None),
        ("prompt:end", False, END),
        ("prompt:undo", False, None),
        ("rail:choice:0", True, None),
    ],
)
def test_a_row_or_a_button_is_the_choice_that_stands_on_it(
    chrome: str, open_list: bool, expected: Choice | None
) -> None:
    picking = SimpleNamespace(choices=LISTED) if open_list else None
    model: Any = SimpleNamespace(picking=picking, prompt=SimpleNamespace(plain=PLAIN, finish=END))
    assert choice_of(model, chrome) == expected
