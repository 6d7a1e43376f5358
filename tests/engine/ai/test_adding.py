"""Fractions are added in the same way on every Python."""

from __future__ import annotations

from random import Random

from engine.ai.term_sum import added


def test_every_step_is_rounded_as_it_always_was() -> None:
    """Python 3.12 and later sum this to exactly 1 and 0.6."""
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([0.1, 0.2, 0.3]) == 0.6000000000000001


def test_it_is_one_addition_after_the_other() -> None:
    chance = Random(5)
    for _ in range(200):
        numbers = [chance.uniform(-50, 50) for _ in range(12)]
        total = 0.0
        for number in numbers:
            total += number
        assert added(numbers) == total
    assert added([]) == 0
