"""The four games as the title hall knows them: their keys and their colours."""

from __future__ import annotations

from dataclasses import dataclass

GAMES: tuple[str, ...] = ("viscounts", "caylus", "tara", "versailles")


@dataclass(frozen=True, slots=True)
class Heraldry:
    """Colours of one game: ground of its shield, metal, ink line, name plate and lettering."""

    ground: str
    metal: str
    ink: str
    plate: str
    plate_rim: str
    plate_name: str
    plate_line: str


HERALDRY: dict[str, Heraldry] = {
    "viscounts": Heraldry(
        "#6d2f4a", "#e8c877", "#231b2b", "#3b2a50", "#c9964a", "#f7e6bd", "#e6cda0"
    ),
    "caylus": Heraldry("#b5603a", "#ecd9a8", "#4a3222", "#ecd6a2", "#8a6238", "#2e1a0c", "#40270f"),
    "tara": Heraldry("#3f5a3a", "#d09a52", "#2b241d", "#565349", "#b88645", "#f6ecd4", "#e2d5b8"),
    "versailles": Heraldry(
        "#24447f", "#e6c877", "#1a1f3c", "#21407a", "#dcb85e", "#fbeec6", "#ead8a4"
    ),
}


def heraldry(game: str) -> Heraldry:
    """Colours of a game; ValueError for an unknown key."""
    if game not in HERALDRY:
        raise ValueError(f"unknown game {game!r}, expected one of {', '.join(GAMES)}")
    return HERALDRY[game]
