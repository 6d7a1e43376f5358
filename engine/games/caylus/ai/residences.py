"""The way to prestige buildings, step by step: what seats try for in games for training."""

from __future__ import annotations

from engine.games.caylus.data import FOOD, GOLD, CaylusData
from engine.games.caylus.state import State, open_residences

AT_LAWYER, RESIDENCE, HELD_GOLD, PRESTIGE = 0.15, 0.3, 0.06, 0.8
"""Worths of the steps: a lead of one point is worth 0.02 beside the chance of winning."""
MOST_GOLD = 3
"""The dearest prestige building takes so much."""


def lawyers_of(data: CaylusData) -> frozenset[int]:
    """The buildings that turn road cards into residences."""
    return frozenset(n for n, building in enumerate(data.buildings) if building.id == "lawyer")


def sought_in(state: State, seat: int, lawyers: frozenset[int]) -> float:
    """How far a seat of the advanced game has come (CA-12): a worker at a Lawyer and something to
    turn, residences and gold for what stands on them, prestige buildings."""
    player = state.players[seat]
    sites = len(open_residences(state, seat))
    built = len(player.prestige)
    waits = player.goods[FOOD] > 0 and any(
        worker == seat and state.road[place] in lawyers for place, worker in enumerate(state.worker)
    )
    return (
        AT_LAWYER * (waits and not sites and _can_turn(state, seat))
        + RESIDENCE * (min(1, sites) + built)
        + HELD_GOLD * min(MOST_GOLD, player.goods[GOLD]) * (sites > 0)
        + PRESTIGE * built
    )


def _can_turn(state: State, seat: int) -> bool:
    buildings = state.data.buildings
    return any(
        owner == seat and not turned and buildings[card].can_turn
        for card, owner, turned in zip(state.road, state.owner, state.residence, strict=True)
    )
