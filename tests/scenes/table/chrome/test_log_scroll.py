"""How far the log is scrolled for who looks back, and which of its words are set ahead."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.chrome import log_panel
from scenes.table.chrome.log_panel import LINES_BELOW, NEW_LINES, LogPanel
from scenes.table.chrome.rail import RailState
from sprites.common.rail_log import LogLine

LINES = tuple(LogLine(f"{n}:0", (f"line {n}",)) for n in range(10))


class Panel(LogPanel):
    """Over ten lines, of which as many as wanted may be scrolled away."""

    def __init__(self, decision: int) -> None:
        self.state = RailState()
        past = SimpleNamespace(line=SimpleNamespace(decision=decision, event=0))
        context: Any = SimpleNamespace(
            model=SimpleNamespace(past=past),
            frame=SimpleNamespace(words=1.0),
            table=SimpleNamespace(theme=None, icon=None),
        )
        maker: Any = SimpleNamespace(log_lines=lambda state: LINES)
        super().__init__(context, self.state, maker)

    def clamp(self, scroll: int) -> int:
        return scroll

    @property
    def _box(self) -> pygame.Rect:
        return pygame.Rect(0, 0, 200, 100)


@pytest.mark.parametrize(("decision", "below"), [(4, 5), (8, 1), (9, 0), (0, 9), (77, 0)])
def test_the_step_that_is_looked_back_at_lies_near_the_foot(decision: int, below: int) -> None:
    panel = Panel(decision)
    panel.follow_past()
    assert panel.state.log_scroll == max(0, below - LINES_BELOW)


def test_the_newest_lines_are_set_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    there: set[str] = set()

    def set_line(line: LogLine, *_: object) -> bool:
        new = line.id not in there
        there.add(line.id)
        return new

    monkeypatch.setattr(log_panel, "set_line", set_line)
    panel = Panel(0)
    told = [panel.set_words() for _ in range(NEW_LINES + 2)]
    assert told == [True] * NEW_LINES + [False] * 2
    assert there == {line.id for line in LINES[-NEW_LINES:]}
    panel.state.open("aid")
    there.clear()
    assert not panel.set_words()
    assert not there
