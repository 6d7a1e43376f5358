"""With reduced motion nothing is seen between two places; with and without it nothing flashes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from engine.games import game_keys
from tests.sampling import sampled, sampled_rows, spread
from tests.scenes.recorded_turn import COLUMNS, FRAME, ROWS, Cells, at_table, record

FLASHES = 3
"""In any second, fewer than this: WCAG 2.3.1, for each cell of the window by itself."""
STEP, BRIGHT = 0.1, 0.8
"""A change of relative luminance that counts, unless both states are brighter than this."""
DECISIONS = 6


def flashes(light: Sequence[float]) -> int:
    """The most pairs of opposite changes within a second."""
    turns: list[int] = []
    low = high = light[0]
    rising: bool | None = None
    for frame, value in enumerate(light):
        low, high = min(low, value), max(high, value)
        if rising is not True and value - low >= STEP and low < BRIGHT:
            turns.append(frame)
            rising, high, low = True, value, value
        elif rising is not False and high - value >= STEP and value < BRIGHT:
            turns.append(frame)
            rising, high, low = False, value, value
    second = round(1 / FRAME)
    return max((sum(start <= t < start + second for t in turns) // 2 for start in turns), default=0)


def most_flashes(light: Sequence[Cells]) -> int:
    frames = np.stack(light)
    return max(flashes(frames[:, x, y].tolist()) for x in range(COLUMNS) for y in range(ROWS))


def test_flashes_are_counted() -> None:
    assert flashes([0.5] * 60) == 0
    assert flashes([0.2 + 0.01 * n for n in range(60)]) == 0
    assert flashes(([0.2] * 3 + [0.6] * 3) * 10) >= FLASHES
    assert flashes([0.2] * 20 + [0.6] * 20 + [0.2] * 20) == 1
    assert flashes(([0.85] * 3 + [1.0] * 3) * 10) == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(game_keys(), slow=3))
def test_with_reduced_motion_there_is_nothing_between_two_positions(
    tmp_path: Path, game: str
) -> None:
    with at_table(tmp_path, game, reduced=True) as scene:
        seen = record(scene, DECISIONS)
    assert seen.events > 0
    assert seen.on_the_way == 0
    assert len(seen.boards) <= 3 * seen.events + 4 * DECISIONS
    assert most_flashes(seen.light) < FLASHES


@pytest.mark.slow
@pytest.mark.parametrize(("game", "speed"), sampled_rows(spread(game_keys(), (2, 3), rows=2)))
def test_nothing_flashes_while_pieces_move(tmp_path: Path, game: str, speed: int) -> None:
    with at_table(tmp_path, game, reduced=False, speed=speed) as scene:
        seen = record(scene, DECISIONS)
    assert seen.on_the_way > 0
    assert most_flashes(seen.light) < FLASHES
