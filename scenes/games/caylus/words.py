"""What the inspector says about every anchor of Caylus, and the signs of log and aid."""

from __future__ import annotations

from engine.games.caylus.actions import income_of
from engine.games.caylus.data import GOODS
from engine.texts import Seat
from scenes.games.caylus import places_words as about
from scenes.games.caylus.inspector import Inspector
from scenes.games.telling import Tellers, dictionary, tell
from scenes.table.view import AidEntry, Fact, Inspection, Say

PICTURE_WIDTH = 122
"""Units of the pictures in the inspector."""

_EVENT_SIGNS: dict[str, str] = {
    "keep": "hand",
    "discard_hand": "swap",
    "draw": "draw",
    "shuffle": "swap",
    "start_player": "start_player",
    "round": "round_end",
    "gain": "income",
    "pay": "denier",
    "place": "worker",
    "build": "build",
    "prestige": "prestige",
    "pass": "pass",
    "provost": "provost",
    "provost_stays": "provost",
    "provost_advances": "provost_moves",
    "activation": "activation",
    "activate": "activation",
    "effect": "tick",
    "decline": "no_effect",
    "cannot": "no_effect",
    "token": "token",
    "chosen": "chosen",
    "residence": "turn_over",
    "home": "worker",
    "unused": "no_effect",
    "deliver": "deliver",
    "most_batches": "gold",
    "token_lost": "lost",
    "castle_skipped": "castle",
    "over": "over",
}

_AID = (
    *GOODS,
    "any",
    "plain",
    "worker",
    "provost",
    "building",
    "residence",
    "prestige",
    "batch",
    "token",
    "dungeon",
    "walls",
    "towers",
    "points",
    "bridge",
    "pass",
    "start_player",
    "store",
    "chosen",
    "draw",
    "swap",
)


def event_sign(kind: str, topic: str = "") -> str:
    """The icon of a kind of event in the log; of goods that of the `topic`."""
    if kind in ("gain", "pay") and topic:
        return topic
    return _EVENT_SIGNS.get(kind, "")


def aid_entries(say: Say) -> list[AidEntry]:
    """The icon dictionary."""
    return dictionary(say, "handbook.icon.caylus", _AID)


def inspection(who: Inspector, anchor: str) -> Inspection | None:
    """What there is to say about an anchor."""
    return tell(_TELLERS, who, anchor)


def _road(who: Inspector, parts: list[str]) -> Inspection | None:
    if parts[0] == "end":
        fact = Fact("build", who.text("next_rule"))
        clauses = ("CA-5.6", "CA-2.3")
        return Inspection(who.text("next"), facts=(fact,), clauses=clauses)
    place = int(parts[0])
    return about.road_card(who, place) if place < len(who.view.road) else None


def _seat_row(who: Inspector, parts: list[str]) -> Inspection:
    seat = int(parts[0])
    facts = [Fact("income", who.text("income", n=income_of(who.view, seat)))]
    facts += about.belongings(who, seat)
    return Inspection(who.text("seat", seat=Seat(seat)), facts=tuple(facts))


_TELLERS: Tellers[Inspector] = {
    "hand": Inspector.hand,
    "road": _road,
    "prestige": Inspector.prestige,
    "draw": Inspector.draw,
    "discard": Inspector.discard,
    "goods": Inspector.goods,
    "workers": Inspector.workers,
    "batch": Inspector.batch,
    "seat": _seat_row,
    "castle": about.castle,
    "bridge": about.bridge,
    "provost": about.provost,
    "estate": about.estate,
}
