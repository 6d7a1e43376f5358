"""What chairs, provinces and targets show: plain values for the picture of the lobby."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import pygame

from scenes.games.screens import PlaceChoice
from scenes.lobby.choices import owner_of
from scenes.lobby.company import Company
from scenes.lobby.figures import Figures
from scenes.lobby.view import ChairState, ProvinceState
from scenes.lobby.words import LobbyWords, reason_for
from scenes.shell.services import Services
from scenes.shell.settings import LobbyChoices, Settings
from scenes.shell.widgets.focus import Target


def chair_state(
    company: Company,
    words: LobbyWords,
    board: str,
    names: Mapping[int, str],
    chair: int,
    character: str = "",
) -> ChairState:
    """Who sits in a chair; `board` is the automa that is chosen, `names` go by chair."""
    if chair == company.automa:
        return ChairState("automa", words.boards[board], company.automa_colour)
    if not company.taken(chair):
        return ChairState("empty", words.nobody)
    level = company.level(chair)
    if level:
        line = words.characters[level]
        return ChairState("opponent", names[chair], company.colour(chair), line, character)
    return ChairState("person", names[chair], company.colour(chair))


def chair_states(
    company: Company,
    words: LobbyWords,
    board: str,
    names: Mapping[int, str],
    cast: Mapping[int, str],
) -> tuple[ChairState, ...]:
    """All chairs, clockwise; `cast` tells the characters of the opponents by chair."""
    return tuple(
        chair_state(company, words, board, names, chair, cast.get(chair, ""))
        for chair in range(company.chairs)
    )


def targets(app: Services, boxes: Mapping[str, pygame.Rect], company: Company) -> Iterator[Target]:
    """Everything that can be pressed; what cannot be now says why."""
    for key, box in boxes.items():
        reason = reason_for(app, key, company)
        yield Target(key, box, not reason, reason, _walked(key, company))


def _walked(key: str, company: Company) -> bool:
    """False for targets that do once more what keys reach on the chair: plates without a line to
    write in, the sign of a free chair, and the cards of all but computer opponents."""
    kind, _, rest = key.partition(":")
    if kind == "card":
        return bool(company.level(int(rest)))
    return kind != "plate" and (kind != "kind" or company.taken(int(rest)))


def province_state(app: Services, game: str, provinces: PlaceChoice | None) -> ProvinceState | None:
    """The places to choose from with their parts in the game, where a game has them."""
    if provinces is None:
        return None
    chips = tuple(
        (
            name,
            app.say(f"{game}.province.{name}"),
            "drawn" if provinces.by_chance else provinces.role(name),
        )
        for name in provinces.all
    )
    return ProvinceState(chips, provinces.by_chance)


def lit_options(
    options: Iterable[str],
    company: Company,
    choices: LobbyChoices,
    settings: Settings,
    figures: Figures,
) -> set[str]:
    """The options that are on: settings, choices of the next game, rulings read otherwise."""
    owners = {key: owner_of(key, company, choices, settings) for key in options}
    on = {key for key, owner in owners.items() if getattr(owner, key, False) is True}
    return on | {key for key in owners if figures.lit(key)}
