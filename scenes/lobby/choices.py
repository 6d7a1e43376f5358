"""What is chosen in the lobby, checked and turned into a configuration. No drawing here."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.game import Config, with_asked_ends
from engine.games import info_of
from engine.texts.called import of_automa
from scenes.games.screens import screens_of
from scenes.lobby.company import NEAREST, Company, mended_company
from scenes.play.seating import solo_config
from scenes.shell.settings import LONGEST_NAME, LobbyChoices

LARGEST_SEED = 999_999_999_999
_CHANCE_SEEDS = 1_000_000_000


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


def mended(choices: LobbyChoices, game: str) -> LobbyChoices:
    """Stored choices with everything unknown replaced: they may be from another version."""
    fresh, info = LobbyChoices(), info_of(game)
    put_right = replace(choices)
    if info.automas and choices.board not in info.automas:
        put_right.board = info.usual_automa
    if info.automas and choices.difficulty not in info.levels:
        put_right.difficulty = fresh.difficulty
    mended_company(put_right, chairs_of(game))
    return put_right


def configuration(
    choices: LobbyChoices, names: Mapping[int, str], game: str, seed: int = 0
) -> Config:
    """The engine's configuration for these choices; `names` by chair are kept as they are.
    `seed` settles what was left to chance."""
    company = Company(choices, chairs_of(game))
    if company.solo:
        colour, board = company.colour(NEAREST), choices.board
        config = solo_config(names[NEAREST], colour, of_automa(board), board, choices.difficulty)
        config["seats"][0]["kind"] = company.level(NEAREST) or "person"
        return with_asked_ends(config)
    seats = [
        {
            "kind": company.level(chair) or "person",
            "name": names[chair],
            "colour": company.colour(chair),
        }
        for chair in company.persons
    ]
    several = len(company.persons) - len(company.computers) > 1
    info = info_of(game)
    open_table = choices.open_table and several and not info.open_hands
    options: dict[str, object] = {"open_table": True} if open_table else {}
    if info.variants:
        options["variant"] = info.variants[-1 if choices.advanced else 0]
    choose_places = screens_of(game).places
    if choose_places is not None:
        provinces = choose_places(choices, len(seats))
        settled = provinces.settled(seed)
        if settled != provinces.default:
            options["provinces"] = list(settled)
    return with_asked_ends({"seats": seats, "options": options})
