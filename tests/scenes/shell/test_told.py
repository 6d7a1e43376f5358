"""What a scene says of the thing that the keyboard is on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scenes.app import App
from scenes.shell.voice.heard import CAN
from tests.scenes.support import Plain, make_app


class Listed:
    """Two things, the second of which cannot be used now."""

    focused = "grey"
    keys = ("open", "grey", "silent")

    def reason(self, key: str) -> str:
        return "Nobody is asked." if key == "grey" else ""


class Told(Plain):
    def __init__(self, app: App, listed: Any) -> None:
        super().__init__(app)
        self.listened = listed

    def target_words(self, key: str) -> str:
        return {"open": "Continue", "grey": "Undo"}.get(key, "")


def test_why_something_cannot_be_used_is_told_with_it(tmp_path: Path) -> None:
    scene = Told(make_app(tmp_path), Listed())
    assert scene.heard.focus_at == "grey"
    assert "Undo" in scene.heard.focus
    assert "Nobody is asked." in scene.heard.focus
    told = list(scene.tell_more(CAN, False))
    assert told[0].startswith("Continue")
    assert len(told) == 2, "what has no words is not told"


def test_where_nothing_has_the_keyboard_nothing_is_told_of_it(tmp_path: Path) -> None:
    scene = Told(make_app(tmp_path), None)
    assert (scene.heard.focus, scene.heard.focus_at) == ("", "")
    assert list(scene.tell_more(CAN, False)) == []
