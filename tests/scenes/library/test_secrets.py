"""The library tells the seed of a game, from which all hidden cards follow, only when nobody can
gain by it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saves.library import Library
from scenes.library.words import page_words
from tests.scenes.library.session_files import played
from tests.scenes.support import make_app

SEED = 74_530_861


def page_text(folder: Path, kinds: list[str], finished: bool = False) -> str:
    """Everything that stands on the page of a game with these seats."""
    record = replace(played(1, 10, persons=2), seed=SEED, finished=finished, result={})
    seats: list[dict[str, Any]] = [dict(seat) for seat in record.config["seats"]]
    for seat, kind in zip(seats, kinds, strict=True):
        seat["kind"] = kind
    with Library.open(folder / "library.sqlite3") as library:
        key = library.import_session(replace(record, config={**record.config, "seats": seats}))
        if finished:
            library.finish(key, {})
    app = make_app(folder)
    line = app.library.summary(key)
    assert line is not None
    return repr(page_words(app, line, app.library.details(key)))


@pytest.mark.parametrize("kinds", [["person", "person"], ["standard", "person"], ["x", "novice"]])
def test_the_seed_of_a_running_game_with_a_person_is_not_told(
    kinds: list[str], tmp_path: Path
) -> None:
    assert str(SEED) not in page_text(tmp_path, kinds)


def test_the_seed_of_a_game_among_computers_is_told(tmp_path: Path) -> None:
    assert str(SEED) in page_text(tmp_path, ["novice", "expert"])


def test_the_seed_of_a_game_that_is_over_is_told(tmp_path: Path) -> None:
    assert str(SEED) in page_text(tmp_path, ["person", "person"], finished=True)
