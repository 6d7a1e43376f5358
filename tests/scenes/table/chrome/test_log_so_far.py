"""While events are shown, the log tells nothing of what was not shown yet."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from scenes.table.chrome.log_entries import LogEntries
from scenes.table.chrome.rail import RailMaker
from scenes.table.model.match import ShownEvent
from tests.scenes.table.model.test_moves import log_of, played, say


def test_the_log_ends_with_what_is_shown_and_is_whole_at_the_end() -> None:
    match = played("tara", 30)
    log = log_of(match)
    shown_events: list[ShownEvent] = [s for s in match.beats(-1, match.viewer) if s.decision >= 0]
    model: Any = SimpleNamespace(
        log=log, past=None, match=match, version=1, animator=SimpleNamespace(shown_event=None)
    )
    view: Any = SimpleNamespace(styles=(), sign=lambda kind, topic: "")
    entries = LogEntries(model, view, say)
    whole = entries.lines(())
    assert len(whole) > 10
    counts = []
    for shown in shown_events[:: len(shown_events) // 8]:
        model.animator.shown_event, model.shown = shown, shown.view
        lines = entries.lines(())
        counts.append(len(lines))
        assert lines[:-1] == whole[: max(0, len(lines) - 1)]
        assert [line.id for line in lines] == [line.id for line in whole[: len(lines)]]
    assert counts == sorted(counts)
    assert counts[0] < counts[4] < len(whole)
    model.animator.shown_event = shown_events[-1]
    assert entries.lines(()) == whole


def test_a_log_without_lines_says_when_it_begins() -> None:
    nothing: Any = SimpleNamespace()
    rail = RailMaker(nothing, nothing, lambda text: f"<{text}>")
    (line,) = rail._nothing_yet()
    assert line.tokens == ("<table.log_begins>",)
    assert line.kind == "heading"
