"""Which character sits on which chair: the game's own people, each of them once while they last."""

from __future__ import annotations

from engine.ai.search.characters import characters_of
from engine.cells import DataError
from engine.texts.called import of_character
from scenes.lobby.company import Company


class Cast:
    """The characters of the computer opponents; reads and writes the stored choices."""

    def __init__(self, company: Company, game: str) -> None:
        self._company = company
        self._game = game
        try:
            self.people: tuple[str, ...] = tuple(each.id for each in characters_of(game))
        except DataError:  # told when the game begins; the chairs have no faces until then
            self.people = ()

    def all(self) -> dict[int, str]:
        """By chair of a computer opponent. Who was not chosen is the first that is free; where
        more play than a game has people, some are there twice."""
        found: dict[int, str] = {}
        chairs = self._company.computers if self.people else ()
        for chair in chairs:
            wanted = self._company.character(chair)
            if wanted in self.people and wanted not in found.values():
                found[chair] = wanted
        for number, chair in enumerate(chairs):
            free = [each for each in self.people if each not in found.values()]
            found.setdefault(chair, free[0] if free else self.people[number % len(self.people)])
        return found

    def of(self, chair: int) -> str:
        """The character on a chair, empty for a person."""
        return self.all().get(chair, "")

    def give(self, chair: int, character: str) -> None:
        """Somebody else sits there; who had the character elsewhere takes this chair's."""
        before = self.all()
        for other, known in before.items():
            swapped = before[chair] if known == character else known
            self._company.engage(other, character if other == chair else swapped)

    def name(self, chair: int) -> str:
        """How the opponent is called, as a game keeps it: with the colour, where there are two."""
        found = self.all()
        character = found[chair]
        twice = list(found.values()).count(character) > 1
        return of_character(self._game, character, self._company.colour(chair) if twice else "")
