"""Entries of the log open and close, by mouse and keys, and the newest line stays at the foot."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.chrome.log_panel import LogPanel
from scenes.table.chrome.rail import RailState

ENTRY, STEP = "move:1:0", "1:1"


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> LogPanel:
    """A log of one entry, with one step when it is open."""
    monkeypatch.setattr(LogPanel, "show", lambda panel, line, more=0: None)
    state = RailState()
    entry = SimpleNamespace(id=ENTRY, kind="move")
    step = SimpleNamespace(id=STEP, kind="step")
    maker: Any = SimpleNamespace(
        log_lines=lambda now: (entry, step) if ENTRY in now.opened else (entry,)
    )
    context: Any = SimpleNamespace(model=SimpleNamespace(past=None))
    return LogPanel(context, state, maker)


def test_a_click_opens_an_entry_and_closes_it_again(log: LogPanel) -> None:
    for seen in ([ENTRY, STEP], [ENTRY], [ENTRY, STEP]):
        log.choose(ENTRY)
        assert [line.id for line in log.lines()] == seen


def test_keys_open_an_entry_and_close_it_from_its_steps(log: LogPanel) -> None:
    log._state.focus = ENTRY
    assert log.press(pygame.K_RIGHT)
    assert [line.id for line in log.lines()] == [ENTRY, STEP]
    log._state.focus = STEP
    assert log.press(pygame.K_LEFT)
    assert [line.id for line in log.lines()] == [ENTRY]
    assert log._state.focus == ENTRY


def test_in_the_present_the_newest_line_stands_at_the_foot(log: LogPanel) -> None:
    log._state.log_scroll = 7
    log.follow_past()
    assert log._state.log_scroll == 0
