"""What trial games used, by name: cards, with what was done with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.box.trials.balance import Balance
from scenes.games.screens import screens_of
from scenes.shell.services import Services

DEEDS: Final = (
    "hire", "dismiss", "ability", "manuscript", "player_card", "build", "prestige", "card", "take",
    "buy", "adorn", "learn",
)  # fmt: skip
"""First words of names of what games use that are told; of the rest nobody speaks at the table."""


def used_words(app: Services, game: str, balances: Iterable[Balance]) -> dict[str, str]:
    """The names that are told ("hire:tf_mason") as words; the others are left out."""
    make = screens_of(game).gallery
    if make is None:
        return {}
    cards = {card.entry.split()[-1]: card.name for card in make(app.say).entries if card.entry}
    found = {}
    for name in dict.fromkeys(name for each in balances for name in each.used):
        deed, _, which = name.partition(":")
        if deed in DEEDS and which in cards:
            found[name] = app.say(f"sets.used.{deed}", card=cards[which])
    return found
