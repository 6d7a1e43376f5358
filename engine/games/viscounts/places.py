"""Names of the places on the table, and the counters that previews compare."""

from __future__ import annotations

from engine.games.viscounts import constants as c
from engine.games.viscounts.build import spots_per_segment
from engine.games.viscounts.state import State


def space_anchor(state: State, space: int) -> str:
    """`space:B:L`."""
    position, kind = divmod(space, 3)
    return f"space:{segment_id(state, position)}:{c.SPACE_KINDS[kind]}"


def segment_id(state: State, position: int) -> str:
    """The letter of the segment at a ring position."""
    return state.data.board.segment_ids[state.order[position]]


def spot_anchor(state: State, spot: int) -> str:
    """`spot:A:2`."""
    position, index = divmod(spot, spots_per_segment(state))
    return f"spot:{segment_id(state, position)}:{index + 1}"


def link_anchor(state: State, low: int) -> str:
    """`link:A:2`, by its lower spot."""
    return "link" + spot_anchor(state, low)[4:]


def has_link(state: State, low: int) -> bool:
    """True when a link joins this spot to the next one clockwise (VI-3.5)."""
    position, index = divmod(low, spots_per_segment(state))
    return state.data.board.link_effects[state.side][state.order[position]][index] is not None


def pile_anchor(state: State, position: int) -> str:
    """`pile:C`, the townsfolk pile."""
    return f"pile:{segment_id(state, position)}"


def book_anchor(state: State, position: int) -> str:
    """`book:C`, the manuscript pile."""
    return f"book:{segment_id(state, position)}"


def sign_anchor(state: State, space: int) -> str:
    """`sign:C:L`, the exchange of an outer space."""
    return "sign" + space_anchor(state, space)[5:]


def castle_anchor(tier: int, section: int) -> str:
    """`castle:1:3`; the third tier is `castle:3:0`."""
    return f"castle:{tier}:{section}"


def hand_anchor(card: int) -> str:
    """`hand:17`."""
    return f"hand:{card}"


def pairs_on_offer(state: State) -> int:
    """How many pairs lie open for the choice; who completes the own setup has no use for them."""
    choosing = bool(state.agenda) and state.agenda[-1][0] == "choose_pair"
    return len(state.pairs) if choosing else 0


def anchors(state: State) -> list[str]:
    """Every anchor that explanations and events of this state may name."""
    names = ["draw", "discard", "debts", "deeds", "books", "poverty", "prosperity", "leader"]
    names += ["supply:workers", *(f"goods:{good}" for good in c.GOODS[:4])]
    names += [f"bay:{i}" for i in (1, 2, 3)]
    names += [f"slot:{i}" for i in range(1, 10)]
    names += [f"track:{i}" for i in range(1, 8)]
    names += [f"bonus:{ribbon}" for ribbon in c.RIBBONS]
    names += [f"viscount:{seat}" for seat in range(state.seats)]
    names += [f"seat:{seat}" for seat in range(state.seats)]
    names += [f"pair:{i}" for i in range(pairs_on_offer(state))]
    for position in range(c.SEGMENTS):
        names += [pile_anchor(state, position), book_anchor(state, position)]
        names += [space_anchor(state, position * 3 + kind) for kind in range(3)]
        names += [sign_anchor(state, position * 3 + kind) for kind in range(2)]
    names += [spot_anchor(state, spot) for spot in range(len(state.spots))]
    names += [link_anchor(state, low) for low in range(len(state.spots)) if has_link(state, low)]
    names += [castle_anchor(tier, s) for tier in (1, 2) for s in range(c.SEGMENTS)]
    names.append(castle_anchor(3, 0))
    names += [hand_anchor(card) for p in state.players for card in p.hand if card >= 0]
    if any(player.board for player in state.players):
        names += ["automa:scheme", "automa:draw", "automa:discard", "automa:future"]
    return names


def counters(state: State, seat: int) -> dict[str, int]:
    """A seat's public numbers: previews show how they change."""
    player = state.players[seat]
    seats = state.seats
    values = {good: player.goods[i] for i, good in enumerate(c.GOODS)}
    if not player.board:
        del values["wild"]
    values |= {
        "debt": player.unpaid,
        "debt_paid": player.paid,
        "deed": player.acquired,
        "deed_approved": player.approved,
        "workers": player.workers,
        "castle_1": sum(state.tier1[seat::seats]),
        "castle_2": sum(state.tier2[seat::seats]),
        "castle_3": state.tier3[seat],
        "corruption": player.corruption,
        "virtue": player.virtue,
        "manuscripts": len(player.books),
        "buildings": player.built.bit_count(),
        "hand": len(player.hand),
        "draw": len(player.draw),
        "discard": len(player.discard),
    }
    return values
