"""The triangle of a province: 15 positions in five ranks (TA-2.1 to TA-2.6).

A position is a number from 0 (F0) to 14 (K0), rank by rank from the left; sets of positions are
bit masks. A hollow is `province * 15 + position`.
"""

from __future__ import annotations

FARMER, HERDSMAN, WARRIOR, CHIEFTAIN, KING = range(5)
RANK_SIZES = (5, 4, 3, 2, 1)
POSITIONS = 15
ALL = (1 << POSITIONS) - 1
K0 = POSITIONS - 1

STARTS = (0, 5, 9, 12, 14)
RANK_OF = tuple(rank for rank, size in enumerate(RANK_SIZES) for _ in range(size))
INDEX_OF = tuple(index for size in RANK_SIZES for index in range(size))
RANK_MASKS = tuple(
    ((1 << size) - 1) << start for size, start in zip(RANK_SIZES, STARTS, strict=True)
)
NAMES = tuple(f"{'FHWCK'[RANK_OF[p]]}{INDEX_OF[p]}" for p in range(POSITIONS))


def position(rank: int, index: int) -> int:
    """The position at a rank and index; -1 when the triangle has none there."""
    if 0 <= rank < len(RANK_SIZES) and 0 <= index < RANK_SIZES[rank]:
        return STARTS[rank] + index
    return -1


def _below(target: int) -> tuple[int, int]:
    """The two positions that a promotion into `target` starts from (TA-2.4)."""
    rank, index = RANK_OF[target] - 1, INDEX_OF[target]
    return position(rank, index), position(rank, index + 1)


BELOW = tuple(_below(p) if RANK_OF[p] else (-1, -1) for p in range(POSITIONS))
ABOVE = tuple(tuple(t for t in range(POSITIONS) if p in BELOW[t]) for p in range(POSITIONS))
PROMOTIONS = tuple((t, 1 << t, 1 << BELOW[t][0] | 1 << BELOW[t][1]) for t in range(5, POSITIONS))
"""Every target with its own mask and that of the two positions below it."""


def positions_in(mask: int) -> list[int]:
    """The positions of a mask, lowest first."""
    return [p for p in range(POSITIONS) if mask >> p & 1]
