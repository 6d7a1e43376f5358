"""The log as a film: it begins, goes on by itself, ends, and means nothing in the present."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.model.log_line import LogLine
from scenes.table.overlays.history import History

LINES = [LogLine(f"line {n}", 0, "walked", "T-2", n, 0) for n in range(4)]
GATE = LogLine("gate", -1, "barrier", "", 1, -1)


class Model:
    """What looking back needs of a table model."""

    def __init__(self) -> None:
        self.past: Any = None
        self.version = 1
        self.log = SimpleNamespace(lines=[*LINES[:2], GATE, *LINES[2:]])
        self.over = False
        self.shown = None

    def look_back(self, line: LogLine) -> None:
        self.past = SimpleNamespace(line=line)

    def replay_to(self, line: LogLine, seconds: float) -> None:
        self.look_back(line)

    def leave_past(self) -> None:
        self.past = None


@pytest.fixture
def history() -> History:
    settings = SimpleNamespace(seconds_per_move=1.0)
    context: Any = SimpleNamespace(
        model=Model(),
        app=SimpleNamespace(settings=settings),
        mark=lambda: None,
        say=lambda text: "",
        table=SimpleNamespace(styles=[None], strip=lambda view: SimpleNamespace(round="")),
        viewer=0,
        match=SimpleNamespace(show=False),
    )
    return History(context)


def test_in_the_present_no_key_and_no_button_means_anything(history: History) -> None:
    for key in (pygame.K_LEFT, pygame.K_HOME, pygame.K_SPACE, pygame.K_ESCAPE):
        assert not history.press(key)
    for name in ("back", "on", "play", "speed"):
        assert not history.act(name)
    assert not history.active
    assert not history.playing


def test_in_the_past_other_keys_and_buttons_are_left_to_the_table(history: History) -> None:
    history.go(2)
    assert not history.press(pygame.K_q)
    assert not history.act("skip")
    assert history.place == 2


def test_a_barrier_is_no_moment_and_a_first_event_is_one(history: History) -> None:
    assert history.lines == tuple(LINES)
    history.look_last()
    assert history.place == 3


def test_it_plays_line_after_line_and_stops_at_the_last(history: History) -> None:
    history.go(1)
    history.toggle()
    assert history.playing
    assert not history.update(0.5)
    assert history.update(0.6)
    assert (history.place, history.playing) == (2, True)
    assert [history.update(1.1), history.place] == [True, 3]
    assert [history.update(1.1), history.place, history.playing] == [True, 3, False]


def test_played_at_the_last_line_it_begins_with_the_first(history: History) -> None:
    history.go(3)
    history.toggle()
    assert (history.place, history.playing) == (0, True)
    history.go(2)
    history.toggle()
    assert (history.place, history.playing) == (2, False)


def test_the_keys_of_rounds_stop_the_film(history: History) -> None:
    for key, place in ((pygame.K_PAGEDOWN, 3), (pygame.K_PAGEUP, 0)):
        history.go(1)
        history.toggle()
        assert history.press(key)
        assert (history.place, history.playing) == (place, False)


def test_the_bar_begins_at_the_first_line(history: History) -> None:
    shown = []
    for place in range(4):
        history.go(place)
        shown.append(history.bar().place)
    assert shown == [0, 1, 2, 3]
