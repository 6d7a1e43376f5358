"""Who sits round the table of the lobby: chair 0 is the nearest, the others follow clockwise.

Somebody always sits nearest. One person alone has the automa opposite; as soon as a second person
sits down, the automa leaves. So every state of the table is one that a game can begin with.
"""

from __future__ import annotations

from engine.ai.contract import LEVELS
from engine.game import COLOURS
from scenes.shell.settings import Guest, LobbyChoices

CHAIRS = 4
"""Of most tables; a game for five has one more, and one more colour."""
NEAREST = 0
OPPOSITE = 2
"""The chair of who is played against, where there are more than two."""
PERSON = ""
PLAYERS = (PERSON, *LEVELS[1:])
"""Who may sit on a chair: a person, or a computer opponent of a level."""


class Company:
    """The persons on the chairs; reads and writes the stored choices."""

    def __init__(self, choices: LobbyChoices, chairs: int = CHAIRS) -> None:
        self._choices = choices
        self.chairs = chairs
        self.colours: tuple[str, ...] = COLOURS[: max(CHAIRS, chairs)]

    @property
    def persons(self) -> tuple[int, ...]:
        """The chairs of who plays, computers too, clockwise from the nearest: the order of the
        seats."""
        return tuple(chair for chair in range(self.chairs) if self.taken(chair))

    @property
    def solo(self) -> bool:
        """One person against the automa."""
        return len(self.persons) == 1

    @property
    def several(self) -> bool:
        """More than one person plays."""
        return len(self.persons) - len(self.computers) > 1

    @property
    def opposite(self) -> int:
        """The chair of who sits opposite."""
        return min(OPPOSITE, self.chairs - 1)

    @property
    def automa(self) -> int:
        """The chair of the automa, or -1."""
        return self.opposite if self.solo else -1

    @property
    def automa_colour(self) -> str:
        """The first colour that the person leaves free."""
        return next(colour for colour in self.colours if colour != self.colour(NEAREST))

    def taken(self, chair: int) -> bool:
        """True when somebody sits there."""
        return chair == NEAREST or self._guest(chair).here

    def name(self, chair: int) -> str:
        """What was written on the plate, maybe nothing."""
        return self._choices.name if chair == NEAREST else self._guest(chair).name

    def colour(self, chair: int) -> str:
        """The colour key of a chair."""
        return self._choices.colour if chair == NEAREST else self._guest(chair).colour

    def level(self, chair: int) -> str:
        """The level of the computer opponent on a chair; empty for a person."""
        owner = self._choices if chair == NEAREST else self._guest(chair)
        return owner.level if owner.level in PLAYERS else PERSON

    def character(self, chair: int) -> str:
        """The character that was chosen for a chair, maybe of another game."""
        owner = self._choices if chair == NEAREST else self._guest(chair)
        return owner.character

    def engage(self, chair: int, character: str) -> None:
        """Choose the character of a chair."""
        owner = self._choices if chair == NEAREST else self._guest(chair)
        owner.character = character

    @property
    def computers(self) -> tuple[int, ...]:
        """The chairs of computer opponents."""
        return tuple(chair for chair in self.persons if self.level(chair))

    def change_player(self, chair: int) -> None:
        """From a person to the weakest opponent, on to the strongest, and to a person again."""
        following = (PLAYERS.index(self.level(chair)) + 1) % len(PLAYERS)
        self.appoint(chair, PLAYERS[following])

    def appoint(self, chair: int, level: str) -> None:
        """Somebody else plays a chair: an opponent of a level, or (empty) a person."""
        if chair == NEAREST:
            self._choices.level = level
        else:
            self._guest(chair).level = level

    def call(self, chair: int, name: str) -> None:
        """Write a name on a plate."""
        if chair == NEAREST:
            self._choices.name = name
        else:
            self._guest(chair).name = name

    def paint(self, chair: int, colour: str) -> None:
        """Give a chair a colour; a person who has it gets this one's in exchange."""
        for other in self.persons:
            if other != chair and self.colour(other) == colour:
                self._set_colour(other, self.colour(chair))
        self._set_colour(chair, colour)

    def sit(self, chair: int) -> None:
        """A person sits down, in a colour that is free."""
        if self.taken(chair):
            return
        used = {self.colour(other) for other in self.persons}
        if self.colour(chair) in used:
            self._set_colour(chair, next(free for free in self.colours if free not in used))
        self._guest(chair).here = True
        self._guest(chair).level = PERSON

    def invite(self, chair: int) -> None:
        """A computer opponent sits down, of the level that was there last or the weakest: whoever
        plays alone most often wants somebody to play against."""
        level = self.level(chair) or PLAYERS[1]
        self.sit(chair)
        self.appoint(chair, level)

    def stand_up(self, chair: int) -> bool:
        """A person leaves; False for the nearest chair, which is never empty."""
        if chair == NEAREST or not self.taken(chair):
            return False
        self._guest(chair).here = False
        return True

    def exchange(self, first: int, second: int) -> bool:
        """Two persons change places, or one goes to an empty chair. False when nobody would sit
        nearest any more, or nobody sits there."""
        both = self.taken(first) and self.taken(second)
        if first == second or not self.taken(first) or (not both and NEAREST in (first, second)):
            return False
        here, there = self._values(first), self._values(second)
        self._write(first, there)
        self._write(second, here)
        return True

    def _guest(self, chair: int) -> Guest:
        choices = self._choices
        return (choices.left, choices.far, choices.right, choices.fifth)[chair - 1]

    def _set_colour(self, chair: int, colour: str) -> None:
        if chair == NEAREST:
            self._choices.colour = colour
        else:
            self._guest(chair).colour = colour

    def _values(self, chair: int) -> tuple[bool, str, str, str, str]:
        name, colour, level = self.name(chair), self.colour(chair), self.level(chair)
        return self.taken(chair), name, colour, level, self.character(chair)

    def _write(self, chair: int, values: tuple[bool, str, str, str, str]) -> None:
        here, name, colour, level, character = values
        self.engage(chair, character)
        self.appoint(chair, level)
        self.call(chair, name)
        self._set_colour(chair, colour)
        if chair != NEAREST:
            self._guest(chair).here = here


def mended_company(choices: LobbyChoices, chairs: int) -> None:
    """Put stored chairs right, in place: known colours, each of them once."""
    company = Company(choices, chairs)
    used: set[str] = set()
    for chair in range(chairs):
        free = [colour for colour in company.colours if colour not in used]
        if company.colour(chair) not in free:
            company.paint(chair, free[0])
        used.add(company.colour(chair))
