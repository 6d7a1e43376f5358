"""Keys that take back and take again, and what each of them leaves alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pygame
import pytest

from scenes.table.input.keys import TableKeys
from scenes.table.model.prompt import ZERO

CONTROL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


def pressed(key: int, mod: int, *, possible: bool = True, **state: Any) -> tuple[bool, list[str]]:
    """Whether the key means something at a table in this state, and what it has done there."""
    done: list[str] = []

    def note(what: str, answer: bool = True) -> Any:
        return lambda *_: (done.append(what), answer)[1]

    match = SimpleNamespace(show=state.get("show", False))
    model = SimpleNamespace(
        watching=state.get("watching", False),
        past=state.get("past"),
        match=match,
        undo=note("undo", possible),
        redo=note("redo"),
        prompt=SimpleNamespace(undo_reason="why"),
    )
    app = SimpleNamespace(notice=SimpleNamespace(show=note("told")), mark=note("drawn"))
    context: Any = SimpleNamespace(model=model, app=app)
    gestures: Any = SimpleNamespace(after_decision=lambda: None)
    unused: Any = None
    keys = TableKeys(context, unused, unused, gestures, unused, unused, unused, unused, unused)
    return keys.press(key, mod), done


@pytest.mark.parametrize(
    ("key", "mod", "expected"),
    [
        (pygame.K_z, CONTROL, ["undo"]),
        (pygame.K_y, CONTROL, ["redo"]),
        (pygame.K_z, CONTROL | SHIFT, ["redo"]),
        (pygame.K_s, CONTROL, []),
        (pygame.K_s, CONTROL | SHIFT, []),
    ],
)
def test_control_with_z_and_y_takes_back_and_takes_again(
    key: int, mod: int, expected: list[str]
) -> None:
    assert pressed(key, mod) == (bool(expected), expected)


def test_an_undo_that_is_not_possible_says_why_at_once() -> None:
    assert pressed(pygame.K_z, CONTROL, possible=False) == (True, ["undo", "told", "drawn"])


@pytest.mark.parametrize("state", [{"show": True}, {"watching": True}, {"past": object()}])
def test_nothing_is_taken_back_by_who_looks_on_or_back(state: dict[str, Any]) -> None:
    for key in (pygame.K_z, pygame.K_y):
        assert pressed(key, CONTROL, **state) == (False, [])


@pytest.mark.parametrize("tool", ["log", "past"])
def test_who_goes_to_the_log_by_the_list_of_tools_sees_it_at_once(tool: str) -> None:
    done: list[str] = []
    rail = SimpleNamespace(open=lambda tab: done.append(f"open {tab}"))
    panels: Any = SimpleNamespace(
        rail_state=rail, log=SimpleNamespace(enter=lambda: done.append("enter"))
    )
    context: Any = SimpleNamespace(mark=lambda: done.append("drawn"))
    unused: Any = None
    keys = TableKeys(context, panels, *[unused] * 7)
    keys.press = lambda key, mod: bool(done.append(f"key {key}"))  # type: ignore[method-assign]
    keys.use_tool(tool)
    then = "enter" if tool == "log" else f"key {pygame.K_PAGEUP}"
    assert done == ["open log", "drawn", then]


class Watching:
    """Keys at a table where something of others is shown, and what they have done."""

    def __init__(self, **state: bool) -> None:
        self.done: list[str] = []
        note = self.done.append
        model = SimpleNamespace(
            watching=state.get("watching", False),
            match=SimpleNamespace(show=state.get("show", False)),
            over=state.get("over", False),
            past=object() if state.get("past") else None,
            picking=None,
            habits=lambda: SimpleNamespace(steps=state.get("steps", False)),
            step=lambda: note("step"),
            skip=lambda: note("skip"),
        )
        controller = SimpleNamespace(focus="", tab=lambda backwards: note(f"tab {backwards}") or "")
        context: Any = SimpleNamespace(
            model=model,
            mark=lambda: note("drawn"),
            controller=controller,
            place_of=lambda anchor: None,
        )
        panels: Any = SimpleNamespace(
            log=SimpleNamespace(press=lambda key: False),
            digest=SimpleNamespace(shown=False),
            main_button="",
        )
        history: Any = SimpleNamespace(press=lambda key: False)
        exits: Any = SimpleNamespace(change_speed=lambda by: note(f"speed {by}"))
        unused: Any = None
        self.keys = TableKeys(
            context, panels, history, unused, unused, exits, unused, unused, unused
        )
        self.keys._letter = lambda key: not note("letter")  # type: ignore[method-assign]

    def press(self, key: int, mod: int = 0) -> list[str]:
        self.done.clear()
        assert self.keys.press(key, mod)
        return list(self.done)


def test_who_watches_goes_on_by_keys_and_nothing_else_is_meant_by_them() -> None:
    table = Watching(watching=True)
    for key in (pygame.K_SPACE, pygame.K_RETURN):
        assert table.press(key) == ["skip", "drawn"]
    assert table.press(pygame.K_RIGHT) == ["step", "drawn"]
    assert table.press(pygame.K_PLUS) == ["speed 1"]
    assert table.press(pygame.K_MINUS) == ["speed -1"]
    steps = Watching(watching=True, steps=True)
    assert steps.press(pygame.K_RETURN) == ["step", "drawn"]
    assert steps.press(pygame.K_SPACE) == ["skip", "drawn"]


@pytest.mark.parametrize(
    ("state", "faster"),
    [
        ({"show": True}, ["speed 1"]),
        ({"show": True, "over": True}, ["letter"]),
        ({"show": True, "past": True}, ["letter"]),
        ({}, ["letter"]),
    ],
)
def test_plus_is_the_speed_of_a_show_as_long_as_it_goes_on(
    state: dict[str, bool], faster: list[str]
) -> None:
    assert Watching(**state).press(pygame.K_PLUS) == faster


def test_what_keys_walk_on_is_seen_at_once() -> None:
    table = Watching()
    assert table.press(pygame.K_TAB) == ["tab False", "drawn"]
    assert table.press(pygame.K_TAB, SHIFT) == ["tab True", "drawn"]


@pytest.mark.parametrize(
    ("numbers", "listed", "answered"),
    [([1, ZERO], False, True), ([1, 2], False, False), ([], False, False), ([ZERO], True, False)],
)
def test_the_zero_belongs_to_the_board_unless_a_button_bears_it(
    numbers: list[int], listed: bool, answered: bool
) -> None:
    context, panels, pressing, unused = MagicMock(), MagicMock(), MagicMock(), MagicMock()
    model = context.model
    model.watching, model.past, model.match.show = False, None, False
    model.picking = SimpleNamespace(choices=()) if listed else None
    panels.prompt.buttons = [SimpleNamespace(number=n, id=f"b{n}") for n in numbers]
    history: Any = SimpleNamespace(press=lambda key: False)
    panels.log = history
    keys = TableKeys(context, panels, history, unused, pressing, unused, unused, unused, unused)
    keys.press(pygame.K_0, 0)
    assert pressing.activate.called is answered
    assert context.camera.fit.called is not answered


@pytest.mark.parametrize(
    ("key", "steps"),
    [
        (pygame.K_UP, [-1]),
        (pygame.K_LEFT, [-1]),
        (pygame.K_DOWN, [1]),
        (pygame.K_RIGHT, [1]),
        (pygame.K_TAB, [1]),
        (pygame.K_RETURN, []),
    ],
)
def test_keys_walk_the_rows_of_an_open_list_and_take_one(key: int, steps: list[int]) -> None:
    context, panels, buttons, unused = MagicMock(), MagicMock(), MagicMock(), MagicMock()
    walked: list[int] = []
    model = context.model
    model.watching, model.past, model.match.show = False, None, False
    model.picking = SimpleNamespace(choices=("a", "b"), row=1, step=walked.append)
    history: Any = SimpleNamespace(press=lambda key: False)
    panels.log = history
    keys = TableKeys(context, panels, history, unused, buttons, unused, unused, unused, unused)
    assert keys.press(key, 0)
    assert walked == steps
    assert [call.args for call in buttons.choose.call_args_list] == ([] if steps else [("b",)])
