"""What the inspector says about every anchor of Tara, and the signs of log and aid."""

from __future__ import annotations

from engine.events import Event
from engine.explain import Text
from engine.texts import Seat
from scenes.games.tara import places_words as about
from scenes.games.tara.inspector import Inspector
from scenes.games.telling import Tellers, dictionary, tell
from scenes.table.view import AidEntry, Inspection, Say
from sprites.tara.icons import ICON_NAMES

PICTURE_WIDTH = 104
"""Units of the pictures in the inspector."""

_AID = (
    *("cumal", "farmer", "herdsman", "warrior", "chieftain", "crown", "discs", "captive", "fort"),
    *("promote", "activate", "stone", "amnesty", "discard", "traitor", "income", "ransom"),
    *("prisoners", "imprisoned", "start_player"),
)


def event_sign(kind: str) -> str:
    """The icon of a kind of event in the log: each has a drawing of its own name."""
    return kind if kind in ICON_NAMES else ""


def aside(event: Event, say: Say) -> str:
    """Words beside what the log does not tell: a tablet goes to the used ones."""
    if event.kind == "used":
        return say(Text("tara.table.laid_down", {"seat": Seat(event.seat)}))
    if event.kind == "turned_away":
        return say(Text("tara.table.turned_away", {"n": len(event.values)}))
    return ""


def aid_entries(say: Say) -> list[AidEntry]:
    """The icon dictionary."""
    return dictionary(say, "handbook.icon.tara", _AID)


def inspection(who: Inspector, anchor: str) -> Inspection | None:
    """What there is to say about an anchor."""
    return tell(_TELLERS, who, anchor)


_TELLERS: Tellers[Inspector] = {
    "hand": Inspector.hand,
    "kept": Inspector.kept,
    "turned": Inspector.turned,
    "draw": Inspector.draw,
    "discard": Inspector.discard,
    "goods": Inspector.goods,
    "count": Inspector.count,
    "hollow": about.hollow,
    "province": about.province,
    "amnesty": about.name_stone,
    "income": about.income,
    "rath": about.rath,
    "supply": about.supply,
    "kings": about.kings,
    "seat": about.rath,
}
