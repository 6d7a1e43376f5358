"""What is chosen in the lobby, checked and turned into a configuration. No drawing here."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.game import Config, with_asked_ends
from engine.games import info_of
from engine.texts.called import of_automa
from scenes.games.screens import CHANCE, PlaceChoice, screens_of
from scenes.lobby.cast import Cast
from scenes.lobby.company import NEAREST, Company, mended_company
from scenes.play.seating import solo_config
from scenes.shell.settings import LONGEST_NAME, LobbyChoices, Settings

LARGEST_SEED = 999_999_999_999
_CHANCE_SEEDS = 1_000_000_000


LOBBY_OPTIONS = frozenset(("open_table", "advanced"))
"""Options of the next game; the others are settings of the app."""
WHO_IS_AHEAD = "ahead"
"""The option that a game of several people agrees on; alone it is the person's own setting."""


def owner_of(
    option: str, company: Company, choices: LobbyChoices, settings: Settings
) -> LobbyChoices | Settings:
    """Where an option is kept: with the choices of the next game, or with the settings."""
    agreed = option == WHO_IS_AHEAD and company.several
    return choices if agreed or option in LOBBY_OPTIONS else settings


class SeedError(ValueError):
    """The text is no seed."""


def parse_seed(text: str, chance: Callable[[int], int] = secrets.randbelow) -> int:
    """The seed that the text names; by chance when it is empty. Raises SeedError."""
    cleaned = text.strip().replace(" ", "")
    if not cleaned:
        return chance(_CHANCE_SEEDS)
    if not (cleaned.isascii() and cleaned.isdigit()) or len(cleaned) > 40:
        raise SeedError(text)
    seed = int(cleaned)
    if seed > LARGEST_SEED:
        raise SeedError(text)
    return seed


def clean_name(text: str, default: str) -> str:
    """The player's name without surplus spaces; the default when nothing is left."""
    name = " ".join("".join(c for c in text if c.isprintable()).split())[:LONGEST_NAME].strip()
    return name or default


def twice(names: Mapping[int, str]) -> tuple[int, str] | None:
    """The first chair whose name another one has already, and that name; None if there is none."""
    seen: set[str] = set()
    for chair, name in names.items():
        if name.casefold() in seen:
            return chair, name
        seen.add(name.casefold())
    return None


def chairs_of(game: str) -> int:
    """How many persons can sit round the table of a game."""
    return max(2, *info_of(game).seats)


def press_place(places: PlaceChoice | None, name: str) -> None:
    """A chip of the places was pressed; the first press on one takes the choice from the seed."""
    if places is None:
        return
    if name == CHANCE or places.by_chance:
        places.toggle_chance()
    else:
        places.press(name)


def mended(choices: LobbyChoices, game: str) -> LobbyChoices:
    """Stored choices with everything unknown replaced: they may be from another version."""
    fresh, info = LobbyChoices(), info_of(game)
    put_right = replace(choices)
    if info.automas and choices.board not in info.automas:
        put_right.board = info.usual_automa
    if info.automas and choices.difficulty not in info.levels:
        put_right.difficulty = fresh.difficulty
    for option in info.options:
        if option.ruling and getattr(put_right, option.key, "") not in option.choices:
            setattr(put_right, option.key, "")
    mended_company(put_right, chairs_of(game))
    return put_right


def configuration(
    choices: LobbyChoices, names: Mapping[int, str], game: str, seed: int = 0
) -> Config:
    """The engine's configuration for these choices; `names` by chair are kept as they are.
    `seed` settles what was left to chance."""
    company = Company(choices, chairs_of(game))
    cast = Cast(company, game)
    if company.solo:
        colour, board = company.colour(NEAREST), choices.board
        config = solo_config(names[NEAREST], colour, of_automa(board), board, choices.difficulty)
        config["seats"][0] |= _player(company, cast, NEAREST)
        return with_asked_ends({**config, "options": _rulings(choices, game)})
    seats = [
        {"name": names[chair], "colour": company.colour(chair), **_player(company, cast, chair)}
        for chair in company.persons
    ]
    several = company.several
    info = info_of(game)
    open_table = choices.open_table and several and not info.open_hands
    options: dict[str, object] = {"open_table": True} if open_table else {}
    if choices.ahead and several:
        options[WHO_IS_AHEAD] = True
    if info.variants:
        options["variant"] = info.variants[-1 if choices.advanced else 0]
    choose_places = screens_of(game).places
    if choose_places is not None:
        provinces = choose_places(choices, len(seats))
        settled = provinces.settled(seed)
        if settled != provinces.default:
            options["provinces"] = list(settled)
    return with_asked_ends({"seats": seats, "options": options})


def _rulings(choices: LobbyChoices, game: str) -> dict[str, str]:
    """Rulings that are read otherwise than the figures in use say."""
    keys = [each.key for each in info_of(game).options if each.ruling and each.automa]
    return {key: getattr(choices, key) for key in keys if getattr(choices, key, "")}


def _player(company: Company, cast: Cast, chair: int) -> dict[str, str]:
    """Who plays a chair: a person, or a level with its character, if the game has any."""
    player = {"kind": company.level(chair) or "person"}
    character = cast.of(chair)
    return player | {"character": character} if character else player
