"""Named pictures of the library, the sheet for files and the records."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import pygame

from engine.game import Config
from engine.games import game_keys, info_of, load_game
from engine.session import Session
from saves.library import Library
from saves.model import SessionRecord
from saves.replaying import progress_of, result_of
from scenes.commands.bench.engine import random_log
from scenes.commands.shots.shot import Shot, settle
from scenes.commands.shots.staging import company_of
from scenes.library.scene import LibraryScene
from scenes.play.records.entry import make_entry
from scenes.play.seating import SEAT_COLOURS, persons_config
from scenes.records.scene import RecordsScene

if TYPE_CHECKING:
    from scenes.app import App

_NAMES = ("Réka", "Márk", "Zsuzsa", "João", "Ágnes", "Péter")
_TITLES = ("", "", "Friday evening", "With Zsuzsa", "", "The long one at the cabin")
_LENGTHS = (25, 60, 10_000, 40, 10_000)
_MANY = 500
_GAME = game_keys()[0]
"""Stands for all games."""


@lru_cache(maxsize=64)
def _record(number: int) -> SessionRecord:
    """A game by chance, the same for the same number."""
    game, chance = load_game(_GAME), Random(number)
    config = _seating(number, chance)
    session = Session(game, config, number)
    session.replay(random_log(game, config, number)[: _LENGTHS[number % len(_LENGTHS)]])
    return SessionRecord(
        game=game.key,
        rules_version=game.version,
        config=dict(config),
        seed=number,
        data_text=game.data_text,
        log=json.loads(json.dumps(session.log)),
        cursor=len(session.log),
        name=_TITLES[number % len(_TITLES)],
        progress=progress_of(session),
        finished=session.over,
        result=result_of(session),
        assisted=number % 9 == 8,
    )


def _seating(number: int, chance: Random) -> Config:
    if number % 4 == 3:
        seats = info_of(_GAME).seats
        config = persons_config(chance.randint(min(seats), max(seats)))
        for seat in config["seats"]:
            seat["name"] = chance.choice(_NAMES)
        return config
    boards = info_of(_GAME).automas
    colour = SEAT_COLOURS[number % len(SEAT_COLOURS)]
    level = number // 4 % 4
    board = boards[number % len(boards)] if boards else ""
    return company_of(_GAME, chance.choice(_NAMES), colour, level, board)


def _fill(library: Library, count: int) -> None:
    for number in range(count):
        library.import_session(_record(number % 40))


def _fill_records(library: Library) -> None:
    chance = Random(7)
    for number in range(30):
        seats: Sequence[Mapping[str, object]] = _seating(number, chance)["seats"]
        totals = [chance.randint(28, 66) for _ in seats]
        winners = [totals.index(max(totals))]
        entry = make_entry(f"shot{number}", _GAME, seats, totals, winners)
        if entry is not None:
            library.add_record(entry)


def _library(app: App, count: int) -> LibraryScene:
    _fill(app.library, count)
    scene = LibraryScene(app)
    app.stack.push(scene)
    settle(app)
    return scene


def _key(app: App, code: int, mod: int = 0) -> None:
    values = {"key": code, "mod": mod, "unicode": "", "scancode": 0}
    app.tick([pygame.event.Event(pygame.KEYDOWN, values)], 0.0)
    settle(app)


def _empty(app: App) -> None:
    _library(app, 0)


def _many(app: App) -> None:
    _library(app, _MANY)


def _few(app: App) -> None:
    _library(app, 4)
    _key(app, pygame.K_RIGHT)


def _taken_away(app: App) -> None:
    _library(app, 4)
    _key(app, pygame.K_DELETE)


def _export(app: App) -> None:
    _library(app, 4)
    _key(app, pygame.K_END)
    _key(app, pygame.K_e, pygame.KMOD_CTRL)


def _records(app: App) -> None:
    _fill_records(app.library)
    app.stack.push(RecordsScene(app))
    settle(app)
    _key(app, pygame.K_TAB)


SHOTS: tuple[Shot, ...] = (
    Shot("library-empty", _empty),
    Shot("library-few", _few),
    Shot("library-many", _many),
    Shot("library-taken-away", _taken_away),
    Shot("library-export", _export),
    Shot("records", _records),
)
