"""Names of the places on the table, and the counters that previews compare."""

from __future__ import annotations

from engine.games.tara.board import INDEX_OF, POSITIONS, RANK_OF
from engine.games.tara.state import (
    ABSENT,
    BAG_MASK,
    PROVINCES,
    SEATS,
    SHIFT,
    State,
    crowns,
)

HAND = "hand"
"""The free place in the own hand, where a chosen card goes (TA-4.3)."""


def hollow_anchor(state: State, province: int, position: int) -> str:
    """`hollow:ulster:1:2`: province, rank, index."""
    name = state.data.provinces[province]
    return f"hollow:{name}:{RANK_OF[position]}:{INDEX_OF[position]}"


def province_anchor(state: State, province: int) -> str:
    """`province:ulster`."""
    return f"province:{state.data.provinces[province]}"


def amnesty_anchor(state: State, province: int) -> str:
    """`amnesty:ulster`: the name stone, where a card is laid for an amnesty (TA-10)."""
    return f"amnesty:{state.data.provinces[province]}"


def hand_anchor(card: int) -> str:
    """`hand:17`, by the printed number."""
    return f"hand:{card}"


def kept_anchor(card: int) -> str:
    """`kept:17`: under the own rath card."""
    return f"kept:{card}"


def turned_anchor(place: int) -> str:
    """`turned:0`: where the card of the present turn lies open, and cards that are turned up for
    traitors (TA-12.16); at most one for each seat."""
    return f"turned:{place}"


def supply_anchor(seat: int) -> str:
    """`supply:2`."""
    return f"supply:{seat}"


def kings_anchor(seat: int) -> str:
    """`kings:2`: those that stand in no province."""
    return f"kings:{seat}"


def rath_anchor(seat: int) -> str:
    """`rath:2`: treasury and prison."""
    return f"rath:{seat}"


def seat_anchor(seat: int) -> str:
    """`seat:2`."""
    return f"seat:{seat}"


def anchors(state: State) -> list[str]:
    """Every anchor that explanations and events of this state may name."""
    names = ["draw", "discard", HAND, "goods:cumal"]
    names += [turned_anchor(place) for place in range(SEATS)]
    for seat in range(state.seats):
        names += [seat_anchor(seat), rath_anchor(seat), supply_anchor(seat)]
    names += [kings_anchor(seat) for _, seat, _ in state.agenda[-1:] if seat >= 0]
    for province in range(PROVINCES):
        if state.status[province] != ABSENT:
            names += [province_anchor(state, province), amnesty_anchor(state, province)]
            names += [hollow_anchor(state, province, position) for position in range(POSITIONS)]
    names += [hand_anchor(card) for hand in state.hands for card in hand if card >= 0]
    names += [kept_anchor(card) for kept in state.kept for card in kept if card >= 0]
    return names


def counters(state: State, seat: int) -> dict[str, int]:
    """A seat's public numbers: previews show how they change."""
    captured = sum(bag >> SHIFT[seat] & BAG_MASK for bag in state.bag)
    own_forts = sum(
        bag >> SHIFT[seat] & BAG_MASK
        for bag, owner in zip(state.bag, state.top, strict=True)
        if owner == seat
    )
    return {
        "cumal": state.money[seat],
        "supply": state.supply[seat],
        "subjects": state.top.count(seat),
        "captured": captured - own_forts,
        "prisoners": sum(state.prisoners[seat * SEATS : seat * SEATS + state.seats]),
        "imprisoned": sum(state.prisoners[seat::SEATS]),
        "forts": own_forts,
        "crowns": crowns(state, seat),
        "hand": len(state.hands[seat]),
        "kept": len(state.kept[seat]),
    }
