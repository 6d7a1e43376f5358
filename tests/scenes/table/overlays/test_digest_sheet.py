"""The sheet of what others did: where it lies, when it goes, how it is scrolled."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.chrome import digest as digest_module
from scenes.table.chrome.digest import DigestPanel
from scenes.table.frame import make_frame

FRAME = make_frame((1366, 768))
SINCE = SimpleNamespace(seat=0, moves=())


class Sheet(DigestPanel):
    """Over a table where `since` was missed, with twelve lines hidden below."""

    def __init__(self, since: Any, **state: Any) -> None:
        self.drawn: list[pygame.Rect] = []
        self.dropped: list[str] = []
        chrome = SimpleNamespace(
            drop=self.dropped.append,
            set_digest=lambda frame, state, box: self.drawn.append(box),
            rail_places=lambda frame: SimpleNamespace(tabs=pygame.Rect(0, 200, 10, 10)),
        )
        model = SimpleNamespace(
            since=since,
            past=state.get("past"),
            watching=state.get("watching", False),
            controller=SimpleNamespace(source=state.get("source", "")),
        )
        table = SimpleNamespace(theme=None, icon=None, styles=[None, None])
        context: Any = SimpleNamespace(
            model=model,
            chrome=chrome,
            frame=FRAME,
            table=table,
            say=lambda text: str(text),
            mark=lambda: None,
        )
        super().__init__(context, lambda moves: ())

    def _clamped(self, box: pygame.Rect) -> int:
        return 12 if self._scroll is None else min(12, self._scroll)


@pytest.fixture(autouse=True)
def _low(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digest_module, "wanted_height", lambda *_: 100)


def test_it_lies_in_the_middle_of_the_rail() -> None:
    sheet = Sheet(SINCE)
    sheet.prepare()
    (box,) = sheet.drawn
    assert sheet.dropped == []
    assert box.left - FRAME.rail.left == FRAME.rail.right - box.right
    assert FRAME.rail.contains(box)


@pytest.mark.parametrize(
    ("since", "state"),
    [
        (None, {}),
        (SINCE, {"past": object()}),
        (SINCE, {"watching": True}),
        (SINCE, {"source": "hand:1"}),
    ],
)
def test_it_goes_where_nothing_was_missed_and_makes_way(since: Any, state: dict[str, Any]) -> None:
    sheet = Sheet(since, **state)
    sheet.prepare()
    assert (sheet.drawn, sheet.dropped) == ([], ["digest"])


def test_the_wheel_shows_older_lines_up_to_the_first_and_newer_down_to_the_last() -> None:
    sheet = Sheet(SINCE)
    places = []
    for notches in (-2, -2, 3, 30, -1, -30):
        sheet.scroll(notches)
        places.append(sheet._clamped(pygame.Rect(0, 0, 1, 1)))
    assert places == [10, 8, 11, 12, 11, 0]
