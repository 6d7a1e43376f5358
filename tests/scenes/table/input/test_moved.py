"""A piece in the hand is gripped anew where it means something else, and what can be taken up."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from engine.explain import Choice, Text
from scenes.table.input.aiming import aim_of
from scenes.table.input.inputs import TableInput
from scenes.table.input.pointing import Pointed


class Table:
    """Input over a table with "a" to be taken up and "b" as its place."""

    def __init__(self, **state: Any) -> None:
        self.done: list[str] = []
        offers = SimpleNamespace(
            sources=lambda: ["a"],
            targets=lambda source: ["b"] if source == "a" else [],
            refusal=lambda anchor, source: object() if anchor == "c" else None,
        )
        self.controller = SimpleNamespace(
            dragging=state.get("dragging", True),
            source=state.get("source", ""),
            hover=state.get("hover", ""),
            offers=offers,
            move=lambda point: state.get("changed", False),
        )
        held = SimpleNamespace(follow=lambda point: self.done.append("follow"))
        self.context: Any = SimpleNamespace(
            controller=self.controller,
            held=held if state.get("held") else None,
            chrome_under="",
            model=SimpleNamespace(picking=None),
            mark=lambda: self.done.append("drawn"),
        )
        gestures: Any = SimpleNamespace(regrip=lambda: self.done.append("regrip"))
        unused: Any = None
        keys: Any = SimpleNamespace(buttons=None)
        self.input = TableInput(self.context, unused, unused, gestures, keys)


@pytest.mark.parametrize(
    ("held", "changed", "done"),
    [
        (True, True, ["follow", "regrip", "drawn"]),
        (True, False, ["follow"]),
        (False, True, ["drawn"]),
        (False, False, []),
    ],
)
def test_the_grip_changes_only_where_what_is_meant_changes(
    held: bool, changed: bool, done: list[str]
) -> None:
    table = Table(held=held, changed=changed)
    table.input.moved((5, 5))
    assert table.done == done


@pytest.mark.parametrize(
    ("hover", "source", "chrome", "taken"),
    [
        ("a", "", "tray:well:food", True),
        ("b", "", "tray:well:food", False),
        ("b", "a", "tray:well:food", True),
        ("c", "", "tray:well:food", True),
        ("c", "", "rail:seat:1", False),
        ("", "", "tray:well:food", False),
        ("a", "", "prompt:end", False),
        ("a", "", "rail:seat:1", True),
    ],
)
def test_a_compartment_is_taken_up_where_it_matters_now(
    hover: str, source: str, chrome: str, taken: bool
) -> None:
    assert Table(hover=hover, source=source).input._is_source(chrome) is taken


@pytest.mark.parametrize(("source", "taken"), [("", False), ("a", True)])
def test_only_what_was_picked_up_counts_as_taken(source: str, taken: bool) -> None:
    offers = SimpleNamespace(sources=lambda: ["a"], from_source=lambda anchor: [], choices=())
    controller = SimpleNamespace(offers=offers, source=source, variant=-1)
    model: Any = SimpleNamespace(asking=True, controller=controller, picking=None)
    assert aim_of(model, Pointed("a")).taken is taken
    model.asking = False
    assert not aim_of(model, Pointed("a")).taken


def test_a_press_puts_away_the_slip_of_what_was_pointed_at() -> None:
    table = Table()
    away: list[str] = []
    table.input._tooltips = cast(Any, SimpleNamespace(dismiss=lambda: away.append("slip")))
    table.input._panels = cast(
        Any, SimpleNamespace(log=SimpleNamespace(leave=lambda: away.append("line")))
    )
    other = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=8, pos=(5, 5))
    assert not table.input._react(other)
    assert away == ["slip", "line"]


def test_in_an_open_list_the_row_of_the_keys_is_meant_unless_another_is_pointed_at() -> None:
    rows = [Choice(("put", n), Text("put"), "a", f"place:{n}") for n in range(3)]
    offers = SimpleNamespace(from_source=lambda anchor: rows)
    controller = SimpleNamespace(offers=offers, source="", variant=-1)
    picking = SimpleNamespace(choices=rows, row=1)
    model: Any = SimpleNamespace(asking=True, controller=controller, picking=picking)
    assert aim_of(model, Pointed()).choice is rows[1]
    assert aim_of(model, Pointed(choice=rows[2])).choice is rows[2]
