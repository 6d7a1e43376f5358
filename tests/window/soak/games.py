"""Games of all kinds for a soak: every game, persons at one table, alone, and computers alone."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from engine.games import game_keys
from saves.errors import SaveError
from saves.library import Library
from saves.library_check import check_library
from saves.lock import Holder
from saves.opening import Opener
from saves.replaying import replayed
from scenes.library.files.scene import LAST_FOLDER
from scenes.play.seating import persons_config, solo_config
from scenes.play.sessions import begin, load
from scenes.shell.settings import SettingsStore

COMPANIES = (
    ("person", "person"),
    ("person", "novice"),
    ("person", "standard", "random"),
    ("person", "person", "person", "person"),
    ("random", "random", "random"),
    ("novice", "random"),
)
SOLO = "viscounts"
QUICK = (4, 4, 3, 2)


def prepare(data: Path) -> None:
    """A data folder whose files stay in it."""
    (data / "home").mkdir(parents=True, exist_ok=True)
    with Library.open(data / "library.sqlite3") as library:
        library.set_setting(LAST_FOLDER, str(data / "home"))


def put_in(data: Path, chance: Random) -> str:
    """A new game, the one that *Continue* goes on with; says which."""
    game, kinds = chance.choice(game_keys()), chance.choice(COMPANIES)
    config: dict[str, Any] = dict(persons_config(len(kinds)))
    for seat, kind in zip(config["seats"], kinds, strict=True):
        seat["kind"] = kind
    if game == SOLO and chance.random() < 0.3:
        config = dict(solo_config("Ada", "red", "Automa", "builder", 1))
        kinds = ("person", "automa")
    with Library.open(data / "library.sqlite3") as library:
        store = SettingsStore(library)
        settings = store.load()
        settings.speed = chance.choice(QUICK)
        settings.fullscreen, settings.text_percent = False, 100  # the hands know where things lie
        store.save(settings)
        begin(library, game, config, chance.randrange(10**9))
    return f"{game} {' '.join(kinds)}"


def newest_goes_on(data: Path) -> str:
    """What is wrong with the game that was played last; empty when it can be played on."""
    with Library.open(data / "library.sqlite3") as library:
        if not library.status.saving or library.status.notices:
            return f"{library.status}"
        line = library.latest_unfinished()
        if line is None:
            return ""
        try:
            loaded = load(library, line.id)
        except SaveError as error:
            return f"{line.id}: {error}"
        return "" if loaded.problem is None else f"{line.id}: {loaded.problem}"


def faults_of(data: Path) -> list[str]:
    """Everything that is wrong in the library, each game replayed."""
    opener = Opener(data / "library.sqlite3", Holder(), time.time)
    return [repr(fault) for fault in check_library(opener, replayed).faults]
