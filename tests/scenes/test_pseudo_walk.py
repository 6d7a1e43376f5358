"""Every picture in a language that is 40 % longer: all words are the catalogue's, none is cut."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from scenes.commands.shots.run import all_shots
from scenes.commands.shots.shot import settle
from scenes.launch import open_app
from tests.pseudo import PSEUDO, speak_pseudo
from tests.sampling import WHOLE
from tests.scenes.pseudo_walk import Written, watch

FEW = ("title", "lobby", "settings", "rulebook")
WINDOWS = [((1280, 690), 100), ((1280, 690), 150), ((1920, 1080), 100), ((1920, 1080), 150)]
TYPED = frozenset(
    {
        *("Odo", "Odile", "Marek", "Eva", "Ilona", "Bruno", "Aut"),
        *("Réka", "Julia", "Automa", "Ágnes", "Benedikt", "Ana", "Sofia", "Sofi", "Kim", "Zsuzsa"),
        *("João", "Péter", "Ben", "With", "Friday", "evening", "The", "long", "one", "at", "the"),
        *(
            "cabin",
            "seven",
            "Nov",
            "English",
            "Magyar",
            "Português",
            "Brasil",
            "Auto",
            "Sof",
            "root",
        ),
    }
)
"""What persons typed, the short month of a day, and what languages call themselves."""


def rows() -> list[Any]:
    """Some pictures every time, every fifth in the slow run, all of them in all windows when they
    are asked for."""
    every = list(all_shots())
    chosen = product(every, WINDOWS) if WHOLE else product(every[::5], WINDOWS[:1])
    slow = [pytest.param(name, *window, marks=pytest.mark.slow) for name, window in chosen]
    return [*(pytest.param(name, *WINDOWS[0]) for name in FEW), *slow]


@pytest.mark.parametrize(("name", "size", "percent"), rows())
def test_every_word_is_the_languages_and_has_room(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    size: tuple[int, int],
    percent: int,
) -> None:
    written = Written(TYPED)
    speak_pseudo(monkeypatch)
    watch(monkeypatch, written)
    app = open_app(str(tmp_path), size, strict=True)
    app.speak(PSEUDO)
    app.settings.text_percent = percent
    try:
        all_shots()[name].stage(app)
        settle(app)
    finally:
        app.close()
        app.window.close()
    assert (written.foreign, written.cut) == ({}, {})
