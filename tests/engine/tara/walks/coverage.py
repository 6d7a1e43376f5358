"""Everything that games must have exercised, by the audit's labels."""

from __future__ import annotations

from engine.games.tara.board import NAMES
from engine.games.tara.telling.narrate import KINDS
from tests.engine.tara.layout import tara

DATA = tara().data


def wanted() -> set[str]:
    """Every label that must be touched."""
    above = NAMES[5:]
    names = {f"promote:{name}" for name in above} | {f"enter:{name}" for name in above[:-1]}
    names |= {f"garrison:{name}" for name in NAMES[:-1]}
    names |= {f"card:{card}" for card in DATA.cards}
    for shape in DATA.shapes:
        names |= {f"play:{shape.id}", f"traitor:{shape.id}"}
    for rank in DATA.ranks[:-1]:
        names |= {f"majority:{rank.id}", f"spread:{rank.id}"}
    names |= {f"ransom:{price}" for _, price in DATA.ransom}
    names |= {"swap:captives", "swap:top and captive", "swap:tops", "swap:one position"}
    names |= {"action:amnesty", "action:discard"}
    names |= {f"province:{name}" for name in DATA.provinces}
    names |= {f"ending:high_king:{seats}" for seats in (2, 3, 4)}
    names |= {"ending:by traitor", "ending:in a turn", "ending:unfinished"}
    return names | {f"event:{kind}" for kind in KINDS if not _named(kind)}


def _named(kind: str) -> bool:
    """Kinds that have finer labels than their name."""
    return kind in {
        *("play", "amnesty", "discard", "turn_up", "promote", "swap", "majority", "spread"),
        *("garrison", "ransom"),
    }
