"""Page keys read a text of the rail, or look back from the log."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.input.keys import TEXT_PAGE, TableKeys


@pytest.mark.parametrize("by", [-1, 1])
@pytest.mark.parametrize("words", [1.0, 1.5])
def test_a_page_of_a_text_is_as_long_as_its_words_are_large(by: int, words: float) -> None:
    state = SimpleNamespace(tab="aid", text_scroll=1000)
    panels = SimpleNamespace(rail_state=state, clamp_text=lambda scroll: scroll)
    context = SimpleNamespace(frame=SimpleNamespace(words=words))
    keys: Any = SimpleNamespace(_panels=panels, _context=context)
    TableKeys._page(keys, by)
    assert state.text_scroll == 1000 + by * round(TEXT_PAGE * words)


@pytest.mark.parametrize(("by", "looked"), [(-1, 1), (1, 0)])
def test_from_the_log_the_last_moment_is_looked_at(by: int, looked: int) -> None:
    found: list[None] = []
    keys: Any = SimpleNamespace(
        _panels=SimpleNamespace(rail_state=SimpleNamespace(tab="log")),
        _history=SimpleNamespace(look_last=lambda: found.append(None)),
    )
    TableKeys._page(keys, by)
    assert len(found) == looked
