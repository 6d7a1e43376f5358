"""Which provinces of Tara take part while fewer than four play: chosen, or by chance (TA-3.2)."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.games import load_game
from scenes.games.screens import Role
from scenes.shell.settings import LobbyChoices

_BY_CHANCE: Final = "?"
"""Stands before the stored numbers while chance chooses."""


class Provinces:
    """The choice for a number of players; reads and writes the stored choices.

    Stored are the places of the provinces in the component data, as digits: those in play, then
    the reserve of two players. Anything else means the default.
    """

    def __init__(self, choices: LobbyChoices, players: int) -> None:
        data = load_game("tara").data
        self._choices, self._players = choices, players
        self.all: tuple[str, ...] = data.provinces
        table = data.tables.get(players)
        self._in_play = len(table.provinces) if table else len(self.all)
        places = table.provinces if table else range(len(self.all))
        reserve = (table.reserve,) if table and table.reserve >= 0 else ()
        self.default = tuple(self.all[place] for place in (*places, *reserve))

    @property
    def open(self) -> bool:
        """False where all provinces are in play."""
        return len(self.default) < len(self.all)

    @property
    def names(self) -> tuple[str, ...]:
        """Ids of the provinces in play, then that of the reserve."""
        digits = self._stored.removeprefix(_BY_CHANCE)
        known = [int(digit) for digit in digits if digit in "0123"[: len(self.all)]]
        if len(known) != len(digits) or len(set(known)) != len(self.default):
            return self.default
        return tuple(self.all[place] for place in known)

    @property
    def by_chance(self) -> bool:
        """True while the seed chooses."""
        return self.open and self._stored.startswith(_BY_CHANCE)

    def role(self, province: str) -> Role:
        """What a province is in the coming game."""
        names = self.names
        if province not in names:
            return "out"
        return "play" if names.index(province) < self._in_play else "reserve"

    def press(self, province: str) -> None:
        """It changes places: one in play with the reserve or, without reserve, with the one left
        out; the reserve with the one left out; the one left out with the last of the others."""
        names = list(self.names)
        last = len(names) - 1
        out = next(each for each in self.all if each not in names)
        place = names.index(province) if province in names else last
        if province == out:
            names[last] = province
        elif place == last or self._in_play == len(names):
            names[place] = out
        else:
            names[place], names[last] = names[last], names[place]
        self._keep(names, chance=False)

    def toggle_chance(self) -> None:
        """Let the seed choose, or go back to what was chosen before."""
        self._keep(self.names, chance=not self.by_chance)

    def settled(self, seed: int) -> tuple[str, ...]:
        """What a game with this seed begins with."""
        if not self.by_chance:
            return self.names
        drawn = Random(f"provinces {seed}").sample(self.all, len(self.default))
        order = {name: place for place, name in enumerate(self.all)}
        in_play = sorted(drawn[: self._in_play], key=order.__getitem__)
        return (*in_play, *drawn[self._in_play :])

    @property
    def _stored(self) -> str:
        return self._choices.provinces_two if self._players == 2 else self._choices.provinces_three

    def _keep(self, names: tuple[str, ...] | list[str], *, chance: bool) -> None:
        digits = "".join(str(self.all.index(name)) for name in names)
        stored = (_BY_CHANCE if chance else "") + digits
        if self._players == 2:
            self._choices.provinces_two = stored
        else:
            self._choices.provinces_three = stored
