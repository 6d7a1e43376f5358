"""A pad's events become the keys that mean the same: cross, stick, buttons, plugs."""

from __future__ import annotations

import pygame
import pytest

from scenes.shell.input.pad_layout import LETTERS, SHAPES, layout_of
from scenes.shell.input.pads import Pads
from scenes.shell.input.stick import FIRST_PAUSE, NEXT_PAUSE
from scenes.shell.settings import Settings
from tests.scenes.pads import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    axis,
    down,
    hat,
    plugged,
    pushed,
    unplugged,
)
from tests.scenes.support import key, motion


@pytest.fixture
def pads() -> Pads:
    return Pads(Settings())


def keys(pads: Pads, *events: pygame.event.Event) -> list[int]:
    return [found.key for event in events for found in pads.read(event, {})]


@pytest.mark.parametrize(
    ("direction", "meant"),
    [(UP, pygame.K_UP), (DOWN, pygame.K_DOWN), (LEFT, pygame.K_LEFT), (RIGHT, pygame.K_RIGHT)],
)
def test_the_cross_is_the_arrows(pads: Pads, direction: tuple[int, int], meant: int) -> None:
    assert keys(pads, hat(direction), hat((0, 0)), hat(direction)) == [meant, meant]


def test_a_slanting_cross_goes_to_one_side(pads: Pads) -> None:
    assert keys(pads, hat((1, 1))) == [pygame.K_RIGHT]


@pytest.mark.parametrize(
    ("which", "value", "meant"),
    [
        (0, 1.0, pygame.K_RIGHT),
        (0, -0.8, pygame.K_LEFT),
        (1, -1.0, pygame.K_UP),
        (1, 0.7, pygame.K_DOWN),
        (4, 1.0, pygame.K_PAGEDOWN),
        (4, -1.0, pygame.K_PAGEUP),
    ],
)
def test_a_stick_pushed_far_is_a_step(pads: Pads, which: int, value: float, meant: int) -> None:
    assert keys(pads, axis(which, value), axis(which, value * 0.95)) == [meant]


def test_a_stick_that_trembles_or_leans_is_nothing(pads: Pads) -> None:
    assert keys(pads, *(axis(0, n / 100) for n in range(-54, 54, 3))) == []
    assert not pads.used_last
    assert pads.next_wakeup is None


def test_a_stick_steps_again_only_after_it_was_back(pads: Pads) -> None:
    held = keys(pads, axis(0, 0.9), axis(0, 0.45), axis(0, 0.9))
    assert held == [pygame.K_RIGHT]
    assert keys(pads, axis(0, 0.2), axis(0, 0.9)) == [pygame.K_RIGHT]


def test_a_stick_keeps_to_its_axis_while_it_leans_to_the_other(pads: Pads) -> None:
    assert keys(pads, axis(0, 0.9), axis(1, 0.7), axis(1, 0.8)) == [pygame.K_RIGHT]


def test_a_number_out_of_range_is_the_end_of_the_way(pads: Pads) -> None:
    assert keys(pads, axis(0, 40.0), axis(0, 0.0), axis(0, -40.0)) == [
        pygame.K_RIGHT,
        pygame.K_LEFT,
    ]


def test_what_is_held_steps_again_and_stops_when_let_go(pads: Pads) -> None:
    keys(pads, hat(DOWN))
    assert pads.next_wakeup == pytest.approx(FIRST_PAUSE)
    assert pads.pass_time(FIRST_PAUSE * 0.9) == []
    assert [each.key for each in pads.pass_time(FIRST_PAUSE * 0.2)] == [pygame.K_DOWN]
    assert [each.key for each in pads.pass_time(NEXT_PAUSE * 1.1)] == [pygame.K_DOWN]
    assert len(pads.pass_time(60.0)) == 1, "a slow frame is no storm"
    keys(pads, hat((0, 0)))
    assert pads.pass_time(60.0) == []
    assert pads.next_wakeup is None


def test_buttons_are_keys_and_a_scene_may_say_what_they_mean(pads: Pads) -> None:
    assert keys(pads, *pushed("a"), *pushed("b")) == [pygame.K_RETURN, pygame.K_ESCAPE]
    (told,) = pads.read(down("x"), {"x": (pygame.K_z, pygame.KMOD_LCTRL)})
    assert (told.key, told.mod) == (pygame.K_z, pygame.KMOD_LCTRL)


def test_an_unknown_button_or_axis_is_nothing(pads: Pads) -> None:
    values = {"joy": 0, "instance_id": 0, "button": 77}
    assert keys(pads, pygame.event.Event(pygame.JOYBUTTONDOWN, values), axis(9, 1.0)) == []


def test_a_pad_that_comes_and_goes(pads: Pads) -> None:
    assert keys(pads, plugged(), hat(DOWN)) == [pygame.K_DOWN]
    assert pads.marks == LETTERS
    keys(pads, unplugged())
    assert pads.marks == ""
    assert pads.pass_time(60.0) == [], "what was held on it is held no more"
    assert keys(pads, plugged(1), down("a", 1)) == [pygame.K_RETURN]


def test_a_window_that_lost_the_focus_holds_nothing(pads: Pads) -> None:
    keys(pads, axis(0, 1.0))
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    assert pads.read(lost, {}) == [lost]
    assert pads.pass_time(60.0) == []


def test_its_buttons_are_shown_until_keys_or_mouse_are_used(pads: Pads) -> None:
    for other in (key(pygame.K_TAB), motion(400, 300)):
        keys(pads, down("a"))
        assert pads.marks == LETTERS
        if other.type == pygame.MOUSEMOTION:
            pads.read(other, {})
            assert pads.marks == LETTERS, "a table that shakes moves no mouse"
            other = pygame.event.Event(pygame.MOUSEMOTION, {**other.dict, "rel": (9, 0)})
        pads.read(other, {})
        assert pads.marks == ""


def test_pictures_of_the_buttons_can_be_chosen() -> None:
    pads = Pads(Settings(pad_pictures=SHAPES))
    keys(pads, down("a"))
    assert pads.marks == SHAPES


def test_the_table_of_the_system_says_which_button_is_which() -> None:
    table = {"a": "b1", "b": "b2", "x": "b0", "start": "b9", "dpup": "h0.1", "leftx": "a0"}
    table |= {"lefty": "a1~", "lefttrigger": "+a5", "platform": "Linux", "dpleft": "b14"}
    layout = layout_of("Sony DualShock 4", table)
    assert {n: name for n, name in layout.buttons.items() if name in "abx"} == {
        0: "x",
        1: "a",
        2: "b",
    }
    assert layout.axes == {0: ("leftx", 1), 1: ("lefty", -1), 5: ("lefttrigger", 1)}
    assert layout.buttons[14] == "dpleft"
    assert layout.marks == SHAPES


def test_a_pad_that_the_system_does_not_know_is_a_usual_one() -> None:
    layout = layout_of("Some Stick", {})
    assert layout.buttons[0] == "a"
    assert layout.marks == LETTERS
    assert layout_of("Some Stick", {"a": "", "b": "b", "x": "bx", "y": "h0.1"}) == layout
