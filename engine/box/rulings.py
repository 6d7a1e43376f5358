"""Rulings as figures: questions that the sources leave open, with both readings in words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.box.game_box import GameBox, box_of
from engine.box.places import Place, value_at
from engine.box.toml_places import exchanged
from engine.cells import Sheet, parse_toml
from engine.cells.forms import At
from engine.cells.rulings import SECTION
from engine.explain import Text
from engine.game import Config, Game
from engine.games import info_of, load_game
from engine.games.seating import config_error


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the sources: what the cell then holds, and the sentence."""

    key: str
    value: Any
    words: Text


@dataclass(frozen=True, slots=True)
class RulingFigure:
    """A ruling that has a switch. `place`: the cell that says which reading is played; `about`:
    what is asked; `readings`: ours first; `now`: the one that the file has."""

    id: str
    clause: str
    place: Place
    about: Text
    readings: tuple[Reading, ...]
    now: Reading


def rulings_in(key: str, game: GameBox, sheet: Sheet) -> tuple[RulingFigure, ...]:
    """The rulings of a component file that has been read, in the order of their clauses."""
    found = []
    for cells in sheet.raw.get(SECTION, ()):
        place = Place(f"{SECTION} {cells['id']}", "reading")
        values = {reading: reading for reading in cells["readings"]}
        found.append(_ruling(key, cells["id"], cells["clause"], place, values, cells["reading"]))
    ways = {entry: at for at, entry in sheet.ids.items()}
    for switch in game.switches:
        at = (*ways[switch.place.entry], switch.place.column)
        now = value_at(sheet.raw, at)
        found.append(_ruling(key, switch.id, switch.clause, switch.place, switch.readings, now))
    return tuple(sorted(found, key=lambda ruling: _number(ruling.clause)))


def ruled_text(key: str, text: str, config: Config) -> str:
    """The component file in which the rulings are read as the options of a configuration say;
    the same text where they choose nothing. Raises ConfigError for a reading that is none."""
    options = config.get("options") or {}
    chosen = {each: options[each.key] for each in info_of(key).options if each.key in options}
    for option, reading in chosen.items():
        if option.ruling and reading not in option.choices:
            raise config_error("ruling", option=option.key, known=option.choices)
    rulings = {option.key: str(reading) for option, reading in chosen.items() if option.ruling}
    game = box_of(key)
    if not rulings or game is None:
        return text
    return _read_as(game.file, text, tuple(rulings.items()))


@lru_cache(maxsize=4)
def _read_as(file: str, text: str, rulings: tuple[tuple[str, str], ...]) -> str:
    """Kept, as games by the hundred are played with the same readings."""
    values: dict[At, Any] = {}
    for number, entry in enumerate(parse_toml(file, text).get(SECTION, ())):
        reading = dict(rulings).get(entry.get("id"), entry.get("reading"))
        if reading != entry.get("reading"):
            values[SECTION, number, "reading"] = reading
    return exchanged(text, values) if values else text


def ruled_game(key: str, config: Config) -> Game:
    """The game with the program's own component file, its rulings read as a configuration says.
    Raises UnknownGameError; ConfigError for a reading that is none."""
    return load_game(key, ruled_text(key, load_game(key).data_text, config))


def _ruling(key: str, name: str, clause: str, place: Place, values: Any, now: Any) -> RulingFigure:
    said = f"{key}.ruling.{name}"
    readings = tuple(
        Reading(reading, value, Text(f"{said}.{reading}")) for reading, value in values.items()
    )
    played = next((each for each in readings if each.value == now), readings[0])
    return RulingFigure(name, clause, place, Text(f"{said}.about"), readings, played)


def _number(clause: str) -> list[int]:
    return [int(part) for part in clause.partition("-")[2].split(".")]
