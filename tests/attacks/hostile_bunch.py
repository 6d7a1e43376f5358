"""Some hostile files in one process: each goes to `check` and to the library's import.

Run as `python -m tests.attacks.hostile_bunch FOLDER SEED COUNT`; a line of JSON for each file.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from saves.errors import SaveError
from scenes.commands.check import check
from scenes.library import actions
from scenes.play.sessions import load
from tests.attacks.hostile_files import hostile
from tests.scenes.support import make_app


def main(folder: str, seed: str, count: str) -> None:
    """Make and try them; a file that was treated badly stays."""
    chance, base = Random(int(seed)), Path(folder)
    app = make_app(base)
    kept = False
    for number in range(int(count)):
        kind, content = hostile(chance)
        path = base / f"{number}.throne"
        path.write_bytes(content)
        begun = time.process_time()
        with redirect_stderr(StringIO()) as said, redirect_stdout(StringIO()):
            status = check(path)
        between = time.process_time()
        session, why = actions.take_in(app, path)
        ended = time.process_time()
        outcome = "taken" if session else "refused"
        if (status == 0) != bool(session) or (why and why != said.getvalue().strip()):
            outcome = "disagreement"
        if session:
            try:
                load(app.library, session)
            except SaveError:
                outcome = "unreadable"
        seconds = round(max(between - begun, ended - between), 3)
        figures = {
            "outcome": outcome,
            "kind": kind,
            "number": number,
            "seconds": seconds,
            "megabytes": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
        }
        print(json.dumps(figures), flush=True)
        if outcome in ("taken", "refused") and seconds <= 1.0:
            path.unlink()
        else:
            kept = True
    app.close()
    if not kept:
        shutil.rmtree(base)


if __name__ == "__main__":
    main(*sys.argv[1:])
