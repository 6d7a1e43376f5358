"""What is chosen in the lobby, checked and turned into a configuration. No drawing here."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.seating import AUTOMA_BOARDS, DIFFICULTIES
from scenes.seating import SEAT_COLOURS, solo_config
from scenes.settings_store import LONGEST_NAME, LobbyChoices

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


def mended(choices: LobbyChoices) -> LobbyChoices:
    """Stored choices with everything unknown replaced: they may be from another version."""
    fresh = LobbyChoices()
    return replace(
        choices,
        colour=choices.colour if choices.colour in SEAT_COLOURS else fresh.colour,
        board=choices.board if choices.board in AUTOMA_BOARDS else fresh.board,
        difficulty=choices.difficulty if choices.difficulty in DIFFICULTIES else fresh.difficulty,
    )


def configuration(choices: LobbyChoices, name: str, automa_name: str) -> dict[str, Any]:
    """The engine's configuration for these choices; names are finished words."""
    return solo_config(name, choices.colour, automa_name, choices.board, choices.difficulty)
