"""The worlds that a seat considers possible: everything the opponents ever think about."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import Game


def possible_world(game: Game, state: Any, seat: int, seed: str) -> Any:
    """A world drawn by `seed` that looks to `seat` like `state`.

    The same for all states that look alike to the seat; what no rule needs to know is blanked.
    """
    world = game.redeal(state, seat, Random(seed))
    game.blank(world, seat)
    return world
