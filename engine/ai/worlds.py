"""The gate: what a computer opponent may think from.

Whoever knows the true state and wants a decision or a hint about it, at the table, in a
tournament or in a test, takes it through `possible_world` first. All thinking, here or in another
process, asks for the `PossibleWorld` that only this module makes, so that nothing which the asked
seat cannot see ever gets behind the gate. The searches draw their worlds from it by `another`,
with seeds of their own: which world came through makes no difference to what they find.
"""

from __future__ import annotations

import pickle
from random import Random
from typing import Any, NewType

from engine.clone import shared_fields
from engine.game import Game, asked

Packed = NewType("Packed", bytes)
"""A possible world on its way to another process."""


class _Pass:
    """Shown by what has gone through the gate; nobody else has one."""


class PossibleWorld:
    """A world that `seat` considers possible: what it does not see is dealt anew, and what no rule
    needs to know is blanked. It is the seat that is asked, or one that only looks on. `state` is
    a copy of its own."""

    __slots__ = ("game", "seat", "state")

    def __init__(self, shown: _Pass, game: Game, state: Any, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def another(self, seed: str) -> PossibleWorld:
        """A world drawn by `seed`: the same one from all worlds that look alike to the seat."""
        return _dealt(self.game, self.state, self.seat, seed)

    def packed(self) -> Packed:
        """The world for another process: without the component data."""
        bare = self.game.clone(self.state)
        for name in shared_fields(bare.__class__):
            if getattr(bare, name) is self.game.data:
                setattr(bare, name, None)
        return Packed(pickle.dumps((bare, self.seat)))


def possible_world(game: Game, state: Any, seat: int | None = None) -> PossibleWorld:
    """The gate: from the true state to what the asked seat may think from, or `seat` that looks on
    where a turn begins: in its middle the open steps of another seat may name its cards."""
    return _dealt(game, state, asked(state) if seat is None else seat, "gate")


def unpacked(game: Game, packed: Packed) -> PossibleWorld:
    """The world that was packed, with the component data of `game`."""
    state, seat = pickle.loads(packed)
    for name in shared_fields(state.__class__):
        if getattr(state, name) is None:
            setattr(state, name, game.data)
    return PossibleWorld(_Pass(), game, state, seat)


def _dealt(game: Game, state: Any, seat: int, seed: str) -> PossibleWorld:
    world = game.redeal(state, seat, Random(seed))
    game.blank(world, seat)
    return PossibleWorld(_Pass(), game, world, seat)
