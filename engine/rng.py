"""The random generator of a game: one integer in the state (splitmix64).

Undo followed by the same action gives the same luck, because the integer is part of the state.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


class HasRng(Protocol):
    """Anything that carries the generator's integer."""

    rng: int


def seeded(seed: int) -> int:
    """The generator's first value for a seed."""
    return (seed * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D) & _MASK


def below(state: HasRng, n: int) -> int:
    """A number from 0 to n - 1; advances the generator."""
    state.rng = (state.rng + _STRIDE) & _MASK
    z = state.rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64


def shuffle(state: HasRng, items: list[T]) -> None:
    """Shuffle the list in place (Fisher-Yates)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(state, i + 1)
        items[i], items[j] = items[j], items[i]
