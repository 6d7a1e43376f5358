"""What the list of tools offers beside the answers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.input.tools import KEYS, tools_of
from scenes.table.model.prompt import PromptFacts, Token


def names(seats: int = 2, *, asking: bool = True, again: bool = False) -> list[str]:
    tools = (
        Token("end", "End"),
        Token("undo", "Undo"),
        Token("restart", "Restart", enabled=False),
    )
    prompt = PromptFacts(0, "", buttons=(Token("hand", "Hand"),), tools=tools)
    context: Any = SimpleNamespace(
        model=SimpleNamespace(asking=asking, can_show_again=again),
        match=SimpleNamespace(seats=seats),
    )
    panels: Any = SimpleNamespace(prompt=prompt)
    return [tool.name for tool in tools_of(context, panels)]


def test_everything_that_is_possible_is_offered_once_the_menu_last() -> None:
    always = ["boards", "log", "past", "help", "menu"]
    assert names(again=True) == ["end", "undo", "hint", "next", "hand", "again", *always]
    assert names(asking=False) == ["end", "undo", "hand", *always]


@pytest.mark.parametrize(("seats", "offered"), [(1, False), (2, True)])
def test_boards_of_others_are_offered_where_there_are_others(seats: int, offered: bool) -> None:
    assert ("boards" in names(seats)) is offered


def test_every_tool_is_a_key() -> None:
    assert set(names(again=True)) - {"hand"} <= set(KEYS)
