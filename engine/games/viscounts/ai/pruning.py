"""Which answers of Viscounts a computer does not even look at."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action
from engine.games.viscounts.actions import exchange_rate, merchants
from engine.games.viscounts.state import State

MOST_STEPS = 3
"""So many payments of a kind are tried, cheapest first."""


def prune(state: State, options: Sequence[Action]) -> Sequence[Action]:
    """Options without waste; the same ones if nothing is known about the question."""
    op, seat, args = state.agenda[-1]
    if op == "trade_action":
        return _useful_silver(state, seat, options)
    if op == "trade_runs":
        return options[:1] if args >= 0 and not _may_harm(state, seat) else options
    if op == "action":
        return options[:-1] or options
    if op == "pay":
        return options[:MOST_STEPS]
    if op == "rearrange":
        return _orders(options)
    return options


def _useful_silver(state: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Only amounts that bring one more run; at the silver exchange none."""
    rate = exchange_rate(state, seat)
    if rate == 1:
        return options[:1]
    have = merchants(state, seat)
    useful = [action for action in options if (have + action[1]) % rate == 0 and action[1]]
    return [options[0], *useful[:MOST_STEPS], *useful[-1:]] if useful else options[:1]


def _may_harm(state: State, seat: int) -> bool:
    """Destroying is the one gain that a player may want less of."""
    return exchange_rate(state, seat) == 3


def _orders(options: Sequence[Action]) -> Sequence[Action]:
    """Which card drops off next is what matters: one order for each card at the right."""
    found: dict[int, Action] = {}
    for action in options:
        found.setdefault(action[-1], action)
    return list(found.values())
