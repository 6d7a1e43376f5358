"""What the rewards of Poverty and Prosperity are worth before they are revealed (VI-10.2.7)."""

from __future__ import annotations

from math import exp

from engine.ai.contract import Weights
from engine.games.viscounts.reader.tables import BoardData
from engine.games.viscounts.state import State

MOST = 64
"""Leads and piles are smaller than this: there are 30 Debts and 30 Deeds."""
SURE = 3.0
"""How much more a lead counts once the end is fixed."""


class Majorities:
    """Expected points of a seat: chance of the card times the place it is likely to take."""

    def __init__(self, board: BoardData, weights: Weights) -> None:
        lead = weights["lead"]
        self._many = tuple(float(points) for points in board.majority_vp) + (0.0,) * 4
        self._two = tuple(float(points) for points in board.majority_vp_two) + (0.0,) * 4
        self._ahead = _curve(lead)
        self._ahead_late = _curve(lead * SURE)
        self._race = _curve(-weights["race"])
        self._late = tuple(exp(-weights["late_pile"] * pile) for pile in range(MOST + 1))

    def points(self, state: State, seat: int) -> float:
        """Poverty rewards approved Deeds, Prosperity paid Debts."""
        poverty, prosperity = state.poverty, state.prosperity
        players = state.players
        own = players[seat]
        points = 0.0
        chance = self._chance(state, state.poverty_shown, poverty, prosperity)
        if chance:
            leads = [own.approved - each.approved for each in players]
            points += chance * self._share(leads, state.last_round > 0)
        chance = self._chance(state, state.prosperity_shown, prosperity, poverty)
        if chance:
            leads = [own.paid - each.paid for each in players]
            points += chance * self._share(leads, state.last_round > 0)
        return points

    def _chance(self, state: State, shown: bool, pile: int, other_pile: int) -> float:
        """How likely a card is to be revealed before the end."""
        if shown:
            return 1.0
        if state.last_round:
            return self._late[pile]
        return self._race[pile - other_pile + MOST]

    def _share(self, leads: list[int], late: bool) -> float:
        """Expected points, from how far ahead of everybody (itself included) a seat is."""
        curve = self._ahead_late if late else self._ahead
        ahead = -0.5
        for lead in leads:
            ahead += curve[lead + MOST]
        rewards = self._many if len(leads) > 2 else self._two
        place = len(leads) - 1 - ahead
        low = int(place)
        return rewards[low] + (rewards[low + 1] - rewards[low]) * (place - low)


def _curve(steep: float) -> tuple[float, ...]:
    """From 0 to 1 as a difference goes from -MOST to MOST."""
    return tuple(1.0 / (1.0 + exp(-steep * lead)) for lead in range(-MOST, MOST + 1))
