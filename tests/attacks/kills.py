"""Kills of a table that is being played on: no decision that it has shown may be lost.

Run as `uv run python -m tests.attacks.kills --kills 300 --data-dir DIR`. Every game in turn, each
in a process of its own: every fourth with its table in a window without a screen, the others with
what keeps the decisions of a table alone. The soak kills real windows.
"""

from __future__ import annotations

import argparse
import selectors
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from engine.games import game_keys
from engine.session import from_json
from saves.library import Library
from scenes.play.sessions import load
from tests.attacks.figures import Figures
from tests.source import ROOT

TABLE, GAME = "tests.attacks.killed_table", "tests.attacks.killed_game"
SECONDS = {TABLE: 1.5, GAME: 0.3}
"""At most, from the first decision that a process shows to its kill."""
PATIENCE = 120.0
NEW_GAME_AFTER = 25
"""Kills in one game."""


def mark_of(log: Iterable[Any]) -> str:
    """A fingerprint of decisions."""
    return blake2b(repr(list(log)).encode(), digest_size=8).hexdigest()


class Killed:
    """One process from its start to its kill, and what it had told until then."""

    def __init__(self, player_module: str, words: list[str], delay: float) -> None:
        player = subprocess.Popen(
            [sys.executable, "-m", player_module, *words],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert player.stdout is not None
        assert player.stderr is not None
        self._wait_for_a_decision(player)
        time.sleep(delay)
        player.kill()
        lines = [*self._lines, *player.stdout.read().splitlines()]
        self.error = player.stderr.read()
        player.wait()
        told = [line.split() for line in lines]
        self.session = next((line[1] for line in told if line[:1] == ["session"]), "")
        kept = [line for line in told if line[:1] == ["kept"] and len(line) == 3]
        self.kept = (int(kept[-1][1]), kept[-1][2]) if kept else (0, "")
        self.over = ["over"] in told

    def _wait_for_a_decision(self, player: subprocess.Popen[str]) -> None:
        self._lines: list[str] = []
        end = time.monotonic() + PATIENCE
        assert player.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(player.stdout, selectors.EVENT_READ)
            while waiting.select(max(0.0, end - time.monotonic())):
                line = player.stdout.readline()
                self._lines.append(line.strip())
                if not line or line.startswith(("kept", "over")):
                    return


def verdict(library_file: Path, killed: Killed) -> str:
    """ "kept", or what is wrong with the library that the kill left."""
    if "Traceback" in killed.error:
        return "traceback"
    with Library.open(library_file) as library:
        if not library.status.saving or library.status.notices:
            return "not sound"
        record = library.load(killed.session)
        number, mark = killed.kept
        log = [from_json(action) for action in record.log]
        if record.problem is not None:
            return "damaged"
        # One step more may have been kept than was told: a decision, or one taken back.
        if mark and (record.cursor < number - 1 or mark_of(log[:number]) != mark):
            return "lost"
        loaded = load(library, killed.session)
        return "kept" if loaded.problem is None and loaded.id == killed.session else "differs"


def main() -> int:
    """Kill as often as asked; 0 when nothing was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data-dir", type=Path, required=True)
    words = parser.parse_args()
    chance, figures = Random(words.seed), Figures(words.data_dir / "kills.jsonl")
    sessions: dict[str, str] = {}
    for number in range(words.kills):
        game = game_keys()[number % len(game_keys())]
        folder = words.data_dir / game
        if number // len(game_keys()) % NEW_GAME_AFTER == 0:
            sessions.pop(game, None)
        how = TABLE if number // len(game_keys()) % 4 == 3 else GAME
        arguments = [str(folder), game, sessions.get(game, "-"), str(chance.randrange(10**6))]
        killed = Killed(how, arguments, chance.uniform(0.0, SECONDS[how]))
        said = verdict(folder / "library.sqlite3", killed)
        sessions[game] = killed.session
        if killed.over:
            sessions.pop(game)
        figures.note(said, game=game, how=how, decisions=killed.kept[0], over=killed.over)
        if said != "kept":
            shutil.copytree(folder, words.data_dir / f"fault_{number}", dirs_exist_ok=True)
            print(said, game, killed.error, file=sys.stderr)
    figures.total(kills=words.kills)
    return 0 if set(figures.outcomes) <= {"kept"} else 1


if __name__ == "__main__":
    sys.exit(main())
