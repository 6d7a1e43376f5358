"""Building in steps: lazily, and never said to be done too early."""

from __future__ import annotations

from collections.abc import Iterator

from sprites.common.stepped_build import SteppedBuild


class Stones(SteppedBuild):
    """A wall of so many stones; how many there will be is a guess."""

    def __init__(self, stones: int, guess: float) -> None:
        super().__init__()
        self.laid = 0
        self._stones, self._guess = stones, guess

    def _build(self) -> Iterator[None]:
        for _ in range(self._stones):
            self.laid += 1
            yield

    def _expected(self) -> float:
        return self._guess


def test_nothing_is_built_before_the_first_step() -> None:
    wall = Stones(3, 3)
    assert (wall.laid, wall.fraction, wall.finished) == (0, 0.0, False)


def test_every_step_does_one_piece() -> None:
    wall = Stones(4, 4)
    told = []
    while not wall.step():
        told.append((wall.laid, wall.fraction))
    assert told == [(1, 0.25), (2, 0.5), (3, 0.75), (4, 0.99)]
    assert (wall.laid, wall.fraction, wall.finished) == (4, 1.0, True)
    assert wall.step()


def test_a_guess_that_was_too_low_is_not_the_end() -> None:
    wall = Stones(10, 2)
    for _ in range(9):
        assert not wall.step()
    assert wall.fraction < 1.0
