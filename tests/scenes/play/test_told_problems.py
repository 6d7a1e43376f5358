"""A file that cannot be used is told in the language of the app, to the last word."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai import evaluations
from scenes.play.ways import begin_game
from tests.scenes.support import make_app

CONFIG = {
    "seats": [
        {"kind": "person", "colour": "red", "name": "Réka"},
        {"kind": "standard", "colour": "blue", "name": "Ben"},
    ],
    "options": {},
}


def test_a_broken_file_is_told_in_the_language_of_the_app(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "weights.toml"
    broken.write_text("[weights\n", encoding="utf-8")
    monkeypatch.setattr(evaluations, "weights_file", lambda key: broken)
    evaluations.shipped_weights.cache_clear()
    app = make_app(tmp_path)
    app.speak("hu")
    begin_game(app, "tara", CONFIG, 1)
    assert app.notice.sentence == (
        "A játszma nem kezdhető el: weights.toml: TOML-ként nem olvasható (1. sor, 9. oszlop)."
    )
    evaluations.shipped_weights.cache_clear()
    app.close()
    app.window.close()
