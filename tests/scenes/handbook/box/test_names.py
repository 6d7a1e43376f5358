"""Every entry of the list has a name in the language that is spoken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.box.applying import shipped
from engine.box.figures import figures_of
from engine.games import game_keys
from scenes.handbook.box.entries import Things
from scenes.launch import open_app
from tests.pseudo import PSEUDO, foreign, speak_pseudo

ELSEWHERE = "ruling "
"""Rulings stand on a leaf of their own, as questions."""
LONG = re.compile(r"\w{2,}")


@pytest.mark.parametrize("game", game_keys())
def test_no_entry_is_called_by_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    speak_pseudo(monkeypatch)
    app = open_app(str(tmp_path), (1280, 690), strict=True)
    app.speak(PSEUDO)
    base = shipped(game)
    try:
        things = Things(app, game, None)
        titles = {each.entry: things.title(each.entry) for each in figures_of(base.game, base.text)}
    finally:
        app.close()
        app.window.close()
    listed = {entry: title for entry, title in titles.items() if not entry.startswith(ELSEWHERE)}
    assert {
        entry: title for entry, title in listed.items() if any(map(foreign, LONG.findall(title)))
    } == {}
