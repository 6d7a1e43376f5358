"""Hints, digest and slips never lie on the places, cards and buttons that they speak of, and a
passing sentence of the app on nothing that can be chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import game_keys
from tests.sampling import WHOLE, sampled_rows, spread
from tests.scenes.table.covering import (
    app_of,
    faults_of_digest,
    faults_of_hints,
    faults_of_notice,
    faults_of_slips,
    questions,
    sit_down,
)

SIZES = ((1280, 690), (1366, 768), (1920, 1080))
PERCENTS = (100, 150, 80)
MATRIX = spread(game_keys(), SIZES, PERCENTS, rows=12)
OPTIONS = 6
"""Places and hints of a question that are looked at."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size", "percent"), sampled_rows(MATRIX, slow=3))
def test_nothing_lies_on_what_it_speaks_of(
    tmp_path: Path, game: str, size: tuple[int, int], percent: int
) -> None:
    app = app_of(tmp_path, size, percent)
    faults: list[str] = []
    for session in questions(game, 8 if WHOLE else 4):
        player = sit_down(app, session)
        faults += faults_of_digest(player)
        faults += faults_of_notice(player)
        faults += faults_of_hints(player, OPTIONS)
        faults += faults_of_slips(player, OPTIONS)
    app.close()
    app.window.close()
    assert not faults, "\n".join(faults)
