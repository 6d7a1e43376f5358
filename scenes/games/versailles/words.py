"""What the inspector says about every anchor of Versailles, and the signs of log and aid."""

from __future__ import annotations

from engine.games.versailles.pieces import RESOURCES
from scenes.games.telling import Tellers, dictionary, tell
from scenes.games.versailles import own_words as own
from scenes.games.versailles import places_words as about
from scenes.games.versailles.inspector import Inspector
from scenes.table.view import AidEntry, Inspection, Say
from sprites.versailles.icons import ICON_NAMES

PICTURE_WIDTH = 116
"""Units of the pictures in the inspector."""

_OWN_SIGNS = {"king": "king_walks", "finish": "unused"}
"""Events whose icon has another name."""

_AID = (
    *RESOURCES,
    "workers",
    "pool",
    "tokens",
    "waiting",
    "tiles",
    "built",
    "points",
    "technologies",
    "echo",
    "decorations",
    "painting",
    "chandelier",
    "mirror",
    "flowerbed",
    "statue",
    "fountain",
    "king",
    "marker",
)


def event_sign(kind: str, topic: str = "") -> str:
    """The icon of a kind of event in the log; moves and cubes wear their own."""
    if topic in ICON_NAMES:
        return topic
    name = _OWN_SIGNS.get(kind, kind)
    return name if name in ICON_NAMES else ""


def aid_entries(say: Say) -> list[AidEntry]:
    """The icon dictionary."""
    return dictionary(say, "handbook.icon.versailles", _AID)


def inspection(who: Inspector, anchor: str) -> Inspection | None:
    """What there is to say about an anchor."""
    return tell(_TELLERS, who, anchor)


_TELLERS: Tellers[Inspector] = {
    "tile": own.hand_tile,
    "hand": own.hand,
    "stock": own.stock,
    "tokens": own.tokens,
    "goods": own.goods,
    "seat": own.seat_row,
    "display": about.display,
    "pile": about.pile,
    "discard": about.discard,
    "square": about.square,
    "workshop": about.workshop,
    "tech": about.tech,
    "marker": about.tech_marker,
    "newcomer": about.newcomer,
    "site": about.site,
    "pool": about.pool,
    "king": about.king,
    "score": about.score,
}
