"""How a round of Caylus will probably go on: what the workers on the road will bring."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from engine.ai.contract import Weights
from engine.games.caylus.data import GOLD, CaylusData, Effect, Option
from engine.games.caylus.state import ACTIVATION, PROVOST, State

TOKENS, SITES = 5, 6
"""Places in a purse behind the five goods: castle tokens, and residences without a building."""

Purse = list[float]
"""What a seat will probably have: five goods, castle tokens bought, residences. Fractions are
chances."""

REACH = 24
"""Distances from the provost that are told apart, in either direction."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One alternative of an effect, ready to be applied to a purse."""

    pay: tuple[tuple[int, int], ...]
    any: int
    gain: tuple[tuple[int, int], ...]
    plain: int
    from_store: bool


@dataclass(frozen=True, slots=True)
class Deals:
    """What each card does for the worker's owner and for its own owner, best alternative first."""

    primary: tuple[tuple[Deal, ...], ...]
    secondary: tuple[tuple[Deal, ...], ...]


def read_deals(data: CaylusData) -> Deals:
    """The effects of all cards, by card number."""
    return Deals(
        tuple(_deals(building.primary) for building in data.buildings),
        tuple(_deals(building.secondary) for building in data.buildings),
    )


def _deals(effect: Effect | None) -> tuple[Deal, ...]:
    return tuple(_deal(option) for option in reversed(effect.options)) if effect else ()


def _deal(option: Option) -> Deal:
    gain = [(good, n) for good, n in enumerate(option.gain) if n]
    if option.tokens:
        gain.append((TOKENS, option.tokens))
    if option.residence:
        gain.append((SITES, option.residence))
    pay = tuple((good, n) for good, n in enumerate(option.pay.amounts) if n)
    return Deal(pay, option.pay.any, tuple(gain), option.plain, option.from_store)


class Chances:
    """How likely a card is reached by the activation, by its distance from the provost."""

    def __init__(self, weights: Weights) -> None:
        self._actions = _curve(weights["provost_reach"], weights["provost_doubt"])
        self._provost = _curve(weights["provost_late_reach"], weights["provost_late_doubt"])
        self._certain = tuple(float(d <= 0) for d in range(-REACH, REACH + 1))

    def of(self, state: State) -> tuple[float, ...]:
        """Chances by distance, shifted by REACH."""
        if state.phase >= ACTIVATION:
            return self._certain
        return self._provost if state.phase == PROVOST else self._actions


def _curve(middle: float, width: float) -> tuple[float, ...]:
    width = max(width, 0.05)
    return tuple(
        1.0 / (1.0 + exp(max(-40.0, min(40.0, (d - middle) / width))))
        for d in range(-REACH, REACH + 1)
    )


def purses(state: State, deals: Deals, chances: Chances) -> list[Purse]:
    """What every seat will probably have once the workers on the road have done their work."""
    found: list[Purse] = [[*player.goods, 0.0, 0.0] for player in state.players]
    likely = chances.of(state) if state.advanced else ()
    worker, owner, road = state.worker, state.owner, state.road
    start = _under_way(state, deals, found) if state.phase >= ACTIVATION else 0
    for place in range(start, len(road)):
        seat = worker[place]
        if seat < 0:
            continue
        chance = 1.0
        if likely:
            distance = place - state.provost
            chance = likely[max(-REACH, min(REACH, distance)) + REACH]
            if chance < 0.02:
                continue
        card = road[place]
        _use(found[seat], deals.primary[card], chance, True)
        host = owner[place]
        if host >= 0 and host != seat:
            _use(found[host], deals.secondary[card], chance, state.store[place] > 0)
    return found


def _under_way(state: State, deals: Deals, found: list[Purse]) -> int:
    """Apply what is still to be asked about the card being activated; the card after it."""
    for name, seat, args in reversed(state.agenda):
        if name == "activate":
            following: int = args
            return following
        if name == "effect":
            place, part = args
            of_card = deals.secondary if part else deals.primary
            _use(found[seat], of_card[state.road[place]], 1.0, state.store[place] > 0)
    return len(state.road)


def _use(purse: Purse, deals: tuple[Deal, ...], chance: float, stored: bool) -> None:
    """Apply the best alternative that can be paid, weighted with its chance."""
    for deal in deals:
        if deal.from_store and not stored:
            continue
        if any(purse[good] < n for good, n in deal.pay):
            continue
        if deal.any:
            given = max(range(GOLD), key=purse.__getitem__)
            if purse[given] < 1:
                continue
            purse[given] -= chance * deal.any
        for good, n in deal.pay:
            purse[good] -= chance * n
        for good, n in deal.gain:
            purse[good] += chance * n
        for _ in range(deal.plain):
            purse[min(range(GOLD), key=purse.__getitem__)] += chance
        return
