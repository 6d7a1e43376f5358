"""How long a decision takes to be safely on the disk."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from engine.games import game_keys, load_game
from engine.session import Session
from saves.library import Library
from saves.replaying import wants_digest
from scenes.commands.bench.engine import random_log
from scenes.play.seating import persons_config

_DECISIONS = 400


def autosave_milliseconds(folder: Path | None = None) -> list[float]:
    """The time of every single autosave of one random game, in a library of its own."""
    game = load_game(game_keys()[0])
    config = persons_config(max(game.info.seats))
    log = random_log(game, config, 3)[:_DECISIONS]
    session = Session(game, config, 3)
    times = []
    with (
        tempfile.TemporaryDirectory(dir=folder) as place,
        Library.open(Path(place) / "library.sqlite3") as library,
    ):
        session_id = library.create_session(
            game=game.key,
            rules_version=game.version,
            config=config,
            seed=3,
            data_text=game.data_text,
        )
        for index, action in enumerate(log):
            session.act(action)
            digest = session.digest() if wants_digest(index + 1) else None
            start = time.perf_counter()
            library.append(session_id, index, list(action), digest)
            times.append((time.perf_counter() - start) * 1000)
    return times
