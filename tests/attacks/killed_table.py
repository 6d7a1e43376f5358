"""Plays a game at a table by mouse until it is killed, telling each decision that was shown.

Run as `python -m tests.attacks.killed_table FOLDER GAME SESSION SEED`; a SESSION of "-" begins a
new one. Lines: "session ID", then "kept NUMBER MARK" for a log of so many decisions.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from scenes.play.seating import persons_config
from scenes.play.sessions import begin, load
from scenes.table.scene import TableScene
from tests.attacks.kills import mark_of
from tests.scenes.support import make_app
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import INSTANT


def main(folder: str, game: str, session: str, seed: str) -> None:
    """Play on and on."""
    app = make_app(Path(folder))
    app.settings.speed = INSTANT
    if session == "-":
        loaded = begin(app.library, game, persons_config(2), int(seed))
    else:
        loaded = load(app.library, session)
    assert loaded.problem is None
    print("session", loaded.id, flush=True)
    scene = TableScene(app, loaded.id, loaded.session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, int(seed))
    player.settle()
    while not scene.model.over:
        player.step()
        log = scene.match.session.log
        print("kept", len(log), mark_of(log), flush=True)
    print("over", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
