"""Which options of Tara are worth a look."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action
from engine.games.tara.board import POSITIONS, RANK_OF, WARRIOR
from engine.games.tara.state import SEATS, State, crowns
from engine.games.tara.swap import TOP

MOST_SWAPS = 40
WORTH_ALL = 4
"""So many prisoners are worth the price of all of them (TA-22.18)."""
SUPPLY = 6
"""With so many discs a seat need not pay a rival who is close to the crown (TA-22.18)."""
BARE = 3
"""With fewer discs than this a seat soon has nothing to place: single ones are bought back."""


def prune(state: State, options: Sequence[Action]) -> Sequence[Action]:
    """The options worth looking at, never none."""
    name, seat, args = state.agenda[-1]
    if name == "turn":
        return one_per_figure(state, options)
    if name == "swap" and len(options) > MOST_SWAPS:
        return _best_swaps(state, seat, args, options)
    if name == "keep":
        return _ascending(state, seat, options)
    if name == "ransom":
        return _ransoms(state, seat, args, options)
    return options


def one_per_figure(state: State, options: Sequence[Action]) -> list[Action]:
    """Cards that show the same are one choice."""
    shape_of = state.data.shape_of
    found: dict[tuple[object, ...], Action] = {}
    for option in options:
        found.setdefault((option[0], shape_of[option[1]], *option[2:]), option)
    return list(found.values())


def _ascending(state: State, seat: int, options: Sequence[Action]) -> Sequence[Action]:
    """Cards are picked in one order only; the order makes no difference."""
    hand = state.hands[seat]
    missing = state.data.keep - len(hand)
    highest = max(hand, default=0)
    cards = [option for option in options if option[1] > highest]
    return cards[: len(cards) - missing + 1] if len(cards) >= missing else options


def _ransoms(state: State, seat: int, keeper: int, options: Sequence[Action]) -> Sequence[Action]:
    """Without the refusal where discs are worth more than their price (TA-22.18): what they will
    be needed for comes after everything that a search sees."""
    offers = [option for option in options if option[0] == "ransom"]
    own, supply = state.prisoners[keeper * SEATS + seat], state.supply[seat]
    in_haste = crowns(state, keeper) + 1 >= state.data.kings_to_win
    for_all = own >= WORTH_ALL and ("ransom", own) in offers
    if for_all and (supply < SUPPLY or not in_haste):
        return [("ransom", own)]
    return offers if offers and supply < BARE else options


def _best_swaps(state: State, seat: int, province: int, options: Sequence[Action]) -> list[Action]:
    """Swaps that raise an own disc or throw down a high enemy come first."""
    base = province * POSITIONS

    def promise(option: Action) -> float:
        _, here, this, there, that = option
        mine = state.top[base + here] if this == TOP else this
        other = state.top[base + there] if that == TOP else that
        return (
            _raised(seat, mine, there, that)
            + _raised(seat, other, here, this)
            - (_raised(seat, other, there, that) + _raised(seat, mine, here, this))
        )

    return sorted(options, key=promise, reverse=True)[:MOST_SWAPS]


def _raised(seat: int, owner: int, position: int, slot: int) -> float:
    """Rough worth of a disc of `owner` on a position, to `seat`."""
    if slot != TOP:
        return 0.0
    rank = RANK_OF[position]
    worth = 1.0 + rank + (2.0 if rank >= WARRIOR else 0.0)
    return worth if owner == seat else -0.7 * worth
