"""Plays a game without a table until it is killed, keeping each decision as a table does.

Run as `tests.attacks.killed_table` is, and says the same.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from random import Random

from saves.library import Library
from saves.replaying import progress_of, wants_digest
from scenes.play.seating import persons_config
from scenes.play.sessions import begin, load
from scenes.table.saving.autosave_writer import LibraryAutosave
from tests.attacks.kills import mark_of


def main(folder: str, game: str, session: str, seed: str) -> None:
    """Play on and on; sometimes something is taken back."""
    library, chance = Library.open(Path(folder) / "library.sqlite3"), Random(int(seed))
    assert library.status.saving
    if session == "-":
        loaded = begin(library, game, persons_config(2), int(seed))
    else:
        loaded = load(library, session)
    assert loaded.problem is None
    print("session", loaded.id, flush=True)
    played = loaded.session
    autosave = LibraryAutosave(library, loaded.id, partial(progress_of, played), lambda: None)
    while not played.over:
        if played.can_undo() and chance.random() < 0.1:
            played.undo()
            autosave.move(len(played.log))
        else:
            action = chance.choice(list(played.state.options))
            played.act(action)
            count = len(played.log)
            digest = played.digest() if wants_digest(count) else None
            autosave.append(count - 1, action, digest, None)
        print("kept", len(played.log), mark_of(played.log), flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
