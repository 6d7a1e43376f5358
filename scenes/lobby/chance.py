"""What the one person at a table may expect there: its strength, and how often it wins."""

from __future__ import annotations

from engine.texts.called import called
from scenes.lobby.company import Company
from scenes.lobby.measured import table_here
from scenes.lobby.words import default_name
from scenes.play.records.figures import (
    Standing,
    automa_entrant,
    chance_of,
    figures_of,
    profile_of,
)
from scenes.shell.services import Services
from scenes.shell.settings import LobbyChoices

OF = 10
"""Chances are told in so many games."""


class OwnChance:
    """Reads the records once; what nobody measured is not told."""

    def __init__(self, app: Services, game: str) -> None:
        self._app = app
        self._game = game
        self._figures = figures_of(app.library, game)

    def words(self, company: Company, choices: LobbyChoices) -> str:
        """A sentence, or nothing."""
        people = [chair for chair in company.persons if not company.level(chair)]
        if len(people) != 1:
            return ""
        name = company.name(people[0]) or default_name(company, people[0], self._game)
        table = table_here(self._game, company, choices.advanced)
        where = Standing(profile_of(name), table)
        chance = chance_of(self._figures, self._game, where, self._opponents(company, choices))
        if chance is None:
            return ""
        said, n = called(self._app.say, where.name), round(OF * chance)
        key = "hardly" if n == 0 else "nearly" if n == OF else "about"
        elo = round(self._figures[where].elo, -1)
        return self._app.say(f"ui.lobby.chance.{key}", name=said, elo=elo, n=n, of=OF)

    def _opponents(self, company: Company, choices: LobbyChoices) -> list[str]:
        if company.solo:
            return [automa_entrant(choices.board, choices.difficulty)]
        return [company.level(chair) for chair in company.computers]
