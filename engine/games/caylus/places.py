"""Names of the places on the table, and the counters that previews compare."""

from __future__ import annotations

from engine.games.caylus.castle import most_batches
from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.scoring import standing
from engine.games.caylus.state import State, open_residences


def road_anchor(place: int) -> str:
    """`road:3`."""
    return f"road:{place}"


def hand_anchor(card: int) -> str:
    """`hand:7`."""
    return f"hand:{card}"


def prestige_anchor(state: State, card: int) -> str:
    """`prestige:statue`, a card of the common display."""
    return f"prestige:{state.data.buildings[card].id}"


def anchors(state: State) -> list[str]:
    """Every anchor that explanations and events of this state may name."""
    names = ["draw", "discard", "bridge", "provost", "castle", "road:end"]
    names += ["workers", "batch", "estate"]
    names += [f"goods:{good}" for good in GOODS]
    names += [f"castle:{section}" for section in SECTIONS]
    names += [f"seat:{seat}" for seat in range(state.seats)]
    names += [road_anchor(place) for place in range(len(state.road))]
    names += [prestige_anchor(state, card) for card in state.display]
    names += [hand_anchor(card) for p in state.players for card in p.hand if card >= 0]
    return names


def counters(state: State, seat: int) -> dict[str, int]:
    """A seat's public numbers: previews show how they change."""
    player = state.players[seat]
    values = {good: player.goods[i] for i, good in enumerate(GOODS)}
    own = [place for place, owner in enumerate(state.owner) if owner == seat]
    values |= {
        "workers": player.workers,
        "batch": most_batches(state, seat),
        "points": standing(state)[seat],
        "hand": len(player.hand),
        "draw": len(player.draw),
        "discard": len(player.discard),
        "buildings": sum(not state.residence[place] for place in own),
        "residences": len(open_residences(state, seat)),
        "prestige": len(player.prestige) + sum(state.crown[place] >= 0 for place in own),
    }
    for section, n in zip(SECTIONS, player.tokens, strict=True):
        values[section] = n
    return values
