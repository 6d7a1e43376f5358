"""The arrows open and close the entries of the log, the oldest like any other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.chrome.log_panel import LINES_BELOW, LogPanel


class Unscrolled(LogPanel):
    """All lines are in sight."""

    def show(self, line: str, more: int = 0) -> None:
        """There is nothing to scroll."""

    def clamp(self, scroll: int) -> int:
        """As far as anybody wants."""
        return scroll


LINES = tuple(
    SimpleNamespace(id=name, kind=kind)
    for name, kind in (("entry:0", "move"), ("0:1", "step"), ("entry:1", "move"), ("1:1", "step"))
)


@pytest.mark.parametrize(
    ("step", "entry"), [("0:1", "entry:0"), ("entry:0", "entry:0"), ("1:1", "entry:1")]
)
def test_left_closes_the_entry_that_a_step_belongs_to_and_right_opens_it(
    step: str, entry: str
) -> None:
    state: Any = SimpleNamespace(focus=step, opened={"entry:0", "entry:1"})
    context: Any = SimpleNamespace()
    maker: Any = SimpleNamespace(log_lines=lambda state: LINES)
    log = Unscrolled(context, state, maker)
    assert log.press(pygame.K_LEFT)
    assert state.opened == {"entry:0", "entry:1"} - {entry}
    assert state.focus == entry
    assert log.press(pygame.K_RIGHT)
    assert state.opened == {"entry:0", "entry:1"}


def test_the_log_follows_who_looks_back_and_shows_its_newest_line_to_who_comes_back() -> None:
    state: Any = SimpleNamespace(log_scroll=7)
    model = SimpleNamespace(past=SimpleNamespace(line=SimpleNamespace(decision=0, event=1)))
    context: Any = SimpleNamespace(model=model)
    log = Unscrolled(context, state, SimpleNamespace(log_lines=lambda state: LINES))  # type: ignore[arg-type]
    log.follow_past()
    assert state.log_scroll == len(LINES) - 2 - LINES_BELOW
    model.past = None
    log.follow_past()
    assert state.log_scroll == 0
