"""What single cards and effects of Viscounts are worth, worked out once from the component data."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ai.contract import Weights
from engine.ai.term_sum import added
from engine.cells.effects import Program
from engine.games.viscounts import constants as c
from engine.games.viscounts.data import ViscountsData

_COUNTED = ("discard", "destroy", "virtue", "corruption", "workers")
FINE = 1024
"""Parts of a point: the deck is added up in whole numbers, so that the order of cards, which a
seat may not know, cannot shift the last digit."""
_ONGOING = 1.5
"""An ongoing ability may act on three turns, but seldom on all."""


@dataclass(frozen=True, slots=True)
class CardWorth:
    """By card number: what a card brings to its deck (in parts of a point), its icons, its
    drop-off (in points)."""

    deck: tuple[int, ...]
    icons: tuple[float, ...]
    dropoff: tuple[float, ...]


def effect_worth(weights: Weights, program: Program) -> float:
    """Points that a list of effects is about worth; of a choice the better part."""
    return added(_step_worth(weights, op, args) for op, args in program)


def _step_worth(weights: Weights, op: str, args: object) -> float:
    if op == "choose":
        assert isinstance(args, tuple)
        return max(effect_worth(weights, part) for part in args)
    if op == "gain":
        assert isinstance(args, tuple)
        good, n = args
        return weights[c.GOODS[good]] * float(n)
    if op == "any":
        return max(weights["ink"], weights["stone"], weights["gold"])
    if op in _COUNTED:
        n = args if isinstance(args, int) else 1
        return weights[f"effect_{op}"] * n
    return weights.get(f"effect_{op}", 0.0)


def card_worth(weights: Weights, data: ViscountsData) -> CardWorth:
    """The worth of every card under these weights."""
    cards = data.cards
    kinds = [weights[f"icon_{name}"] for name in c.ICONS]
    icons = [added(n * worth for n, worth in zip(row, kinds, strict=True)) for row in cards.icons]
    dropoff = [effect_worth(weights, program) for program in cards.dropoff]
    deck = [
        icons[card]
        + dropoff[card]
        + effect_worth(weights, cards.immediate[card])
        + _ONGOING * effect_worth(weights, cards.triggered[card]) * bool(cards.trigger[card])
        + weights["convert"] * len(cards.converts[card])
        + weights["reach"] * cards.cost[card]
        for card in range(len(cards.ids))
    ]
    return CardWorth(tuple(round(worth * FINE) for worth in deck), tuple(icons), tuple(dropoff))
