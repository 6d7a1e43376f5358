"""What the library says to somebody who listens."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.library.view import Page, StillWords
from scenes.shell.voice.heard import joined


def page_told(page: Page | None) -> str:
    """What lies on the sheet: a game with who plays it, or why there is none."""
    if page is None:
        return ""
    if page.words is None:
        return joined([page.title, *page.lines])
    words = page.words
    players = [", ".join(filter(None, (p.name, p.about, p.points))) for p in words.players]
    return joined([words.title, words.name, *words.facts, *players, words.note])


def target_told(still: StillWords, actions: Mapping[str, str], key: str) -> str:
    """A button, a filter, or the way to bring a game in; empty for a target of another kind."""
    chip = still.chips.get(key)
    if chip is not None:
        return f"{chip.words} {chip.count}".strip()
    return actions.get(key, still.import_ if key == "import" else "")
