"""What the inspector says about every anchor of Viscounts, and the signs of log and aid."""

from __future__ import annotations

from scenes.games.telling import Tellers, dictionary, tell
from scenes.games.viscounts import places_words as about
from scenes.games.viscounts.inspector import Inspector
from scenes.table.view import AidEntry, Inspection, Say

COUNTER_ICONS: dict[str, str] = {
    "workers": "worker",
    "manuscripts": "manuscript",
    "buildings": "building",
    "castle_1": "castle",
    "castle_2": "castle",
    "castle_3": "castle",
}
"""Icons of counters that are not named like their icon."""

_EVENT_SIGNS: dict[str, str] = {
    "play": "cards",
    "play_unseen": "cards",
    "draw": "draw",
    "walk": "move",
    "trade": "merchant",
    "exchange": "merchant",
    "build": "building",
    "reveal": "building",
    "slot": "building",
    "link": "building",
    "place_workers": "worker",
    "group": "castle",
    "inner": "castle",
    "bump": "castle",
    "leader": "castle_leader",
    "transcribe": "manuscript",
    "transcribe_printed": "manuscript",
    "uncover": "hire",
    "uncover_tile": "manuscript",
    "pile_empty": "hire",
    "scheme_row": "scheme",
    "option": "scheme",
    "option_refused": "no_sign",
    "automa_done": "automa",
    "automa_start": "automa",
    "turn": "viscount",
    "round": "round",
    "discard_unseen": "discard",
    "destroy_unseen": "destroy",
    "collision_space": "collision",
    "reset": "collision",
    "skip_action": "pass",
    "too_dear": "no_sign",
    "nobody_to_hire": "no_sign",
    "pair": "viscount",
    "ability": "immediate",
    "share": "rearrange",
    "bonus": "manuscript",
    "over": "end",
}
_SAME_SIGN = (
    "debt",
    "deed",
    "flip_debt",
    "flip_deed",
    "corruption",
    "virtue",
    "poverty",
    "prosperity",
    "shuffle",
    "discard",
    "destroy",
    "hire",
    "dismiss",
    "rearrange",
    "castle_move",
    "dropoff",
    "collision",
    "scheme",
    "future_scheme",
)

_ACTION_SIGNS = {
    "trade": "merchant",
    "build": "builder",
    "workers": "noble",
    "transcribe": "cleric",
}

_AID = (
    "merchant",
    "builder",
    "noble",
    "cleric",
    "criminal",
    "silver",
    "stone",
    "gold",
    "ink",
    "any",
    "debt",
    "debt_paid",
    "deed",
    "deed_approved",
    "flip",
    "virtue",
    "corruption",
    "collision",
    "hire",
    "dismiss",
    "destroy",
    "discard",
    "rearrange",
    "shuffle",
    "immediate",
    "dropoff",
    "ongoing",
    "castle_move",
    "castle_leader",
    "manuscript",
    "workshop",
    "trading_post",
    "guildhall",
    "scheme",
    "future_scheme",
    "focus",
)


def event_sign(kind: str, topic: str = "") -> str:
    """The icon of a kind of event in the log; of goods and actions that of the `topic`."""
    if kind in ("gain", "pay"):
        return topic
    if kind == "action":
        return _ACTION_SIGNS[topic]
    if kind in _SAME_SIGN:
        return kind
    return _EVENT_SIGNS.get(kind, "")


def aid_entries(say: Say) -> list[AidEntry]:
    """The icon dictionary."""
    return dictionary(say, "handbook.icon.viscounts", _AID)


def inspection(who: Inspector, anchor: str) -> Inspection | None:
    """What there is to say about an anchor."""
    return tell(_TELLERS, who, anchor)


def _automa(who: Inspector, parts: list[str]) -> Inspection | None:
    """Slots and track of the automa's board are told as a player's."""
    if parts[0] in ("slot", "track"):
        return inspection(who, ":".join(parts))
    return who.automa(parts)


_TELLERS: Tellers[Inspector] = {
    "pile": Inspector.pile,
    "hand": Inspector.hand,
    "bay": Inspector.bay,
    "discard": Inspector.discard,
    "automa": _automa,
    "slot": Inspector.slot,
    "pair": Inspector.pair,
    "seat": Inspector.seat_row,
    "book": about.book,
    "space": about.space,
    "sign": about.sign,
    "spot": about.spot,
    "link": about.link,
    "castle": about.castle,
    "track": about.track,
    "poverty": about.poverty,
    "prosperity": about.prosperity,
    "bonus": about.bonus,
    "leader": about.leader,
    "draw": about.draw,
    "viscount": about.viscount,
    "supply": about.supply,
    "goods": about.goods,
    "debts": about.debts,
    "deeds": about.deeds,
    "books": about.books,
}
