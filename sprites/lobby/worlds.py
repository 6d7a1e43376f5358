"""What the rooms round a game are made of: stone, cloth, leather and inks in its own colours."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class World:
    """Colours of the lobby, the score sheet and the book of records of one game.

    `lozenges`: two tones of the carpet's border. `leaves`: three tones of an ornament's leaves.
    `accent`: rules and frames on paper; its words and those on `leather` keep 4.5:1.
    """

    flags: tuple[str, str, str, str]
    lamp: str
    carpet: str
    carpet_ink: str
    lozenges: tuple[str, str]
    leaf: str
    leather: str
    sheen: str
    sheet: str
    accent: str
    boss: str
    leaves: tuple[str, str, str]
    words: str
    """Of titles over the picture at the head of a page."""


WORLDS: dict[str, World] = {
    "viscounts": World(
        ("#5d5561", "#544c59", "#665d68", "#4e4653"), "#a88a5c",
        "#5c2038", "#2a0d18", ("#d9a956", "#3d2a5c"), "#7a2c48",
        "#33263c", "#c8a8d0", "#ecd9ac", "#6d2f4a", "#33234f",
        ("#5b3d7c", "#6d2f4a", "#4f8a4b"), "#fff0cc",
    ),
    "caylus": World(
        ("#7a6a55", "#6d5d49", "#857560", "#625341"), "#b89660",
        "#8a4226", "#3a1a0c", ("#e6c27a", "#4f5f2c"), "#a65a34",
        "#3f2c20", "#e3c49a", "#efdcb2", "#8c3d20", "#4f5f2c",
        ("#6f7f3f", "#8a9a4c", "#6d3f72"), "#fff3d4",
    ),
    "tara": World(
        ("#52544f", "#494b47", "#5c5e58", "#41433f"), "#8f8a68",
        "#35492f", "#151d12", ("#c2934f", "#20160d"), "#4a6340",
        "#2c2f2c", "#b9c2ae", "#e6dcc3", "#5f4315", "#2f4427",
        ("#b98443", "#7d8f56", "#52703a"), "#f6ecd4",
    ),
    "versailles": World(
        ("#8e8a92", "#6b6873", "#98949c", "#5f5c68"), "#a99c84",
        "#1f3a6e", "#0e1a38", ("#dcb85e", "#7f2f3c"), "#2d4f8e",
        "#1f2f58", "#b9c8ea", "#f1e8d4", "#24447f", "#1f3a6e",
        ("#c9a24b", "#e6cf8c", "#4f7d4a"), "#fdf6e0",
    ),
}  # fmt: skip


def world_of(game: str) -> World:
    """The colours of a game; ValueError for an unknown key."""
    if game not in WORLDS:
        raise ValueError(f"unknown game {game!r}, expected one of {', '.join(WORLDS)}")
    return WORLDS[game]
