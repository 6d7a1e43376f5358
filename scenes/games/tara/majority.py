"""Who has most positions of a rank in a province."""

from __future__ import annotations

from engine.games.tara.board import RANK_MASKS
from engine.games.tara.state import SEATS, State


def leader(view: State, province: int, rank: int) -> tuple[int, int]:
    """Who has most positions of a rank, and how many: (-1, n) for a tie, (-1, 0) for nobody."""
    masks = view.held[province * SEATS : province * SEATS + view.seats]
    counts = [(mask & RANK_MASKS[rank]).bit_count() for mask in masks]
    best = max(counts)
    if best and counts.count(best) == 1:
        return counts.index(best), best
    return -1, best
