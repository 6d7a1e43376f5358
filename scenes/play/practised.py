"""What is kept of practice: the most stars that somebody reached in each position of a game."""

from __future__ import annotations

from engine.lessons.practice import MOST_STARS
from saves.library import Library


def _key(game: str) -> str:
    return f"practice.{game}"


def stars_of(library: Library, game: str) -> dict[str, int]:
    """The most stars by position; positions that were never solved are left out."""
    stored: dict[str, object] = library.setting(_key(game), {})
    return {
        name: n
        for name, n in stored.items()
        if isinstance(n, int) and not isinstance(n, bool) and 0 < n <= MOST_STARS
    }


def keep_stars(library: Library, game: str, position: str, stars: int) -> None:
    """A position was played: the better result stays."""
    known = stars_of(library, game)
    if stars > known.get(position, 0):
        library.set_setting(_key(game), {**known, position: stars})
