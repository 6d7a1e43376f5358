"""Whom somebody is proposed to play against after a first game."""

from __future__ import annotations

from engine.games import info_of
from saves.library import Library
from scenes.lobby.company import NEAREST, PERSON, PLAYERS, Company
from scenes.play.lessons import has_finished
from scenes.shell.settings import LobbyChoices

_PROPOSED = "lobby.proposed"


def takes_proposal(library: Library, game: str) -> bool:
    """True the first time after the end of a first game; it is noted."""
    key = f"{_PROPOSED}.{game}"
    if not has_finished(library, game) or library.setting(key, False):
        return False
    library.set_setting(key, True)
    return True


def propose(company: Company, choices: LobbyChoices, game: str) -> None:
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
