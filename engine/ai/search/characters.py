"""The characters of the opponents: people of a game's world, of the same strength at one level, who
lean to different things.

`ai/levels/characters.toml` of a game tells about each of them what one more of a counter is worth
to it beside the judgement of its level, in points, and what it took in a game when that was
measured. A player is then called by level and character: `standard:odo`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from statistics import mean
from typing import Any

from engine.ai.contract import LAB_LEVELS
from engine.cells import DataError, reading, tables_in
from engine.cells.problems import in_file
from engine.explain import Text
from engine.games import folder_of

MARK = ":"
"""Between level and character in the word for a player."""
MOST_PEGS = 5
_ICONS = "icons"
"""The table of a file that is nobody: icons of counters that are not called like them."""
_STEP = 0.12
"""A peg more for so much above the mean of the characters."""


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play against. `leans`: points for one more of a counter of the game.

    `taken`: by what it leans to, in the order of the game, how much of it came in during a game.
    """

    id: str
    leans: Mapping[str, float]
    taken: Mapping[str, float]


def level_of(player: str) -> str:
    """The level in the word for a player: `standard` of `standard:odo`."""
    return player.partition(MARK)[0]


def is_level(player: str) -> bool:
    """True for an opponent of ours, with or without a character."""
    return level_of(player) in LAB_LEVELS


def joined(level: str, character: str) -> str:
    """The word for a player of a level, with its character if it has one."""
    return f"{level}{MARK}{character}" if character else level


def character_of(key: str, player: str) -> Character | None:
    """The character in the word for a player; None where it has none, or one that the game does
    not know: it may be of another version. Raises DataError for a broken file."""
    wanted = player.partition(MARK)[2]
    people = characters_of(key) if wanted else ()
    return next((each for each in people if each.id == wanted), None)


def characters_of(key: str) -> Sequence[Character]:
    """The characters of a game; nobody where it has no file. Raises DataError."""
    return _read(characters_file(key))


def pegs_of(key: str) -> Mapping[str, Mapping[str, int]]:
    """By character and icon how much it leans there, 1 to `MOST_PEGS`, by what was measured: 3 is
    the mean of the game's characters. Nothing is told where nobody measured. Raises DataError."""
    people = characters_of(key)
    found: dict[str, dict[str, int]] = {each.id: {} for each in people}
    if not all(any(each.taken.values()) for each in people):
        return found
    for icon in people[0].taken if people else ():
        middle = mean(each.taken[icon] for each in people)
        for each in people:
            steps = (each.taken[icon] / middle - 1) / _STEP if middle else 0
            found[each.id][icon] = max(1, min(MOST_PEGS, 3 + round(steps)))
    return found


def icons_of(key: str) -> Mapping[str, str]:
    """By counter the icon that shows it, where it has another name. Raises DataError."""
    path = characters_file(key)
    found = tables_in(path).get(_ICONS, {}) if path.is_file() else {}
    return {counter: str(icon) for counter, icon in found.items()}


def characters_file(key: str) -> Path:
    """Where a game tells about its characters."""
    return folder_of(key) / "ai" / "levels" / "characters.toml"


@lru_cache(maxsize=8)
def _read(path: Path) -> tuple[Character, ...]:
    if not path.is_file():
        return ()
    people = []
    for name, entry in tables_in(path).items():
        if name == _ICONS:
            continue
        with reading(path.name, name, "leans, taken"):
            people.append(_character(name, entry))
    icons = {tuple(each.taken) for each in people}
    if len(icons) > 1:
        raise DataError(in_file(path.name, Text("data.measured_apart")))
    return tuple(people)


def _character(name: str, entry: Mapping[str, Any]) -> Character:
    leans = {counter: float(points) for counter, points in entry["leans"].items()}
    taken = {icon: float(count) for icon, count in entry["taken"].items()}
    return Character(name, leans, taken)
