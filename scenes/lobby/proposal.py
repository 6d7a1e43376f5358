"""Whom somebody is proposed to play against after a first game."""

from __future__ import annotations

from engine.games import info_of
from scenes.lobby.company import NEAREST, PERSON, PLAYERS, Company
from scenes.play.lessons import has_finished
from scenes.shell.services import Services
from scenes.shell.settings import LobbyChoices

_PROPOSED = "lobby.proposed"


def proposed(app: Services, company: Company, choices: LobbyChoices, game: str) -> str:
    """After a first game, once: an opponent who can be beaten is chosen; a word about it, or an
    empty string."""
    key = f"{_PROPOSED}.{game}"
    if not has_finished(app.library, game) or app.library.setting(key, False):
        return ""
    app.library.set_setting(key, True)
    _seat(company, choices, game)
    return app.say(f"ui.lobby.proposal.{'automa' if company.solo else 'novice'}")


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
