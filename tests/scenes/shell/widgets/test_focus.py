"""Targets: one code for mouse and keys."""

from __future__ import annotations

import pygame
import pytest

from scenes.shell.widgets.focus import Target, TargetFocus
from tests.scenes.support import key, motion, press, release


@pytest.fixture
def grid() -> TargetFocus:
    """Three by two targets, a to f; e is disabled."""
    focus = TargetFocus()
    focus.set_targets(
        Target(
            name,
            pygame.Rect(100 * (i % 3), 100 * (i // 3), 80, 80),
            enabled=name != "e",
            reason="because" if name == "e" else "",
        )
        for i, name in enumerate("abcdef")
    )
    focus.changed()
    return focus


def test_a_click_is_press_and_release_on_one_target(grid: TargetFocus) -> None:
    assert grid.handle(press(10, 10)) == ""
    assert grid.pressed == "a"
    assert grid.handle(release(20, 20)) == "a"
    assert grid.pressed == ""


def test_letting_go_elsewhere_is_no_click(grid: TargetFocus) -> None:
    grid.handle(press(10, 10))
    assert grid.handle(release(110, 10)) == ""


def test_other_buttons_do_nothing(grid: TargetFocus) -> None:
    grid.handle(press(10, 10, button=3))
    assert grid.handle(release(10, 10, button=3)) == ""


def test_hover_follows_the_pointer_and_tells_changes_once(grid: TargetFocus) -> None:
    grid.handle(motion(110, 10))
    assert grid.hovered == "b"
    assert grid.changed()
    grid.handle(motion(111, 11))
    assert not grid.changed()
    grid.handle(motion(90, 90))
    assert grid.hovered == ""


def test_a_disabled_target_tells_why(grid: TargetFocus) -> None:
    grid.handle(press(110, 110))
    assert grid.handle(release(110, 110)) == "e"
    assert not grid.enabled("e")
    assert grid.reason("e") == "because"
    assert grid.reason("a") == ""


def test_tab_goes_round_in_both_directions(grid: TargetFocus) -> None:
    walked = []
    for _ in range(7):
        grid.handle(key(pygame.K_TAB))
        walked.append(grid.focused)
    assert walked == list("abcdefa")
    grid.handle(key(pygame.K_TAB, pygame.KMOD_LSHIFT))
    assert grid.focused == "f"


@pytest.mark.parametrize(
    ("arrow", "reached"),
    [(pygame.K_RIGHT, "b"), (pygame.K_DOWN, "d"), (pygame.K_LEFT, "a"), (pygame.K_UP, "a")],
)
def test_arrows_walk_to_the_nearest(grid: TargetFocus, arrow: int, reached: str) -> None:
    grid.focus("a")
    grid.handle(key(arrow))
    assert grid.focused == reached


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_activate_the_focused(grid: TargetFocus, code: int) -> None:
    assert grid.handle(key(code)) == ""
    grid.focus("c")
    assert grid.handle(key(code)) == "c"


def test_new_targets_keep_the_focus_where_it_still_exists(grid: TargetFocus) -> None:
    grid.focus("c")
    grid.set_targets([Target("c", pygame.Rect(0, 0, 50, 50))])
    assert grid.focused == "c"
    grid.set_targets([Target("z", pygame.Rect(0, 0, 50, 50))])
    assert grid.focused == ""


def test_without_targets_keys_do_no_harm() -> None:
    focus = TargetFocus()
    for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RETURN):
        assert focus.handle(key(code)) == ""
