"""What is kept of practice: the most stars that somebody reached in each position of a game."""

from __future__ import annotations

from engine.lessons.practice import MOST_STARS, load_practice
from saves.library import Library


def _key(game: str) -> str:
    return f"practice.{game}"


def _stored(library: Library, game: str) -> dict[str, object]:
    return library.setting(_key(game), {})


def stars_of(library: Library, game: str) -> dict[str, int]:
    """The most stars by position; positions that were never solved, or that this version does not
    have, are left out."""
    positions = {position.id for position in load_practice(game)}
    return {
        name: n
        for name, n in _stored(library, game).items()
        if name in positions
        and isinstance(n, int)
        and not isinstance(n, bool)
        and 0 < n <= MOST_STARS
    }


def keep_stars(library: Library, game: str, position: str, stars: int) -> None:
    """A position was played: the better result stays."""
    if stars > stars_of(library, game).get(position, 0):
        library.set_setting(_key(game), {**_stored(library, game), position: stars})
