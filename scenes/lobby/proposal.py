"""Whom somebody is proposed to play against after a first game."""

from __future__ import annotations

from copy import deepcopy

from engine.games import info_of
from scenes.lobby.company import NEAREST, PERSON, PLAYERS, Company
from scenes.play.lessons import has_finished
from scenes.shell.services import Services
from scenes.shell.settings import LobbyChoices

_PROPOSED = "lobby.proposed"


class Proposal:
    """After a first game, once: an opponent who can be beaten is chosen, and said so in a `word`.

    It counts once something is chosen or the game begins. Who leaves the lobby at once finds it
    again the next time, and the choices as they were.
    """

    def __init__(self, app: Services, company: Company, choices: LobbyChoices, game: str) -> None:
        self._app = app
        self._key = f"{_PROPOSED}.{game}"
        self._before: LobbyChoices | None = None
        self.word = ""
        if has_finished(app.library, game) and not app.library.setting(self._key, False):
            self._before = deepcopy(choices)
            _seat(company, choices, game)
            self.word = app.say(f"ui.lobby.proposal.{'automa' if company.solo else 'novice'}")

    def used(self) -> None:
        """Something was chosen: it is not made again."""
        if self.word:
            self._app.library.set_setting(self._key, True)
        self.word = ""

    def unused(self) -> LobbyChoices | None:
        """The choices from before it, where nothing was done with it; else None."""
        return self._before if self.word else None


def _seat(company: Company, choices: LobbyChoices, game: str) -> None:
    """Somebody alone against the weakest: an automa that learns, where the game has one, else a
    computer opponent opposite."""
    for chair in company.persons:
        company.stand_up(chair)
    company.appoint(NEAREST, PERSON)
    info = info_of(game)
    if info.automas and info.own_levels:
        choices.difficulty = info.levels[0]
        return
    company.sit(company.opposite)
    company.appoint(company.opposite, PLAYERS[1])
