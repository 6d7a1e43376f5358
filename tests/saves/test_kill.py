"""Killing the process at any moment loses at most the unfinished click.

FOUR_THRONES_KILLS sets the number of kills (12 if unset).
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saves.library import Library
from saves.model import SessionRecord
from tests.saves.killed_player import Course
from tests.saves.samples import library_file
from tests.source import ROOT

KILLS = int(os.environ.get("FOUR_THRONES_KILLS", "12"))


def play_and_kill(path: Path, session: str, step: int, delay: float) -> tuple[str, int]:
    """Play on until the kill; returns the session and the last step that was acknowledged."""
    command = [sys.executable, "-m", "tests.saves.killed_player", str(path), session, str(step)]
    player = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert player.stdout is not None
    first = player.stdout.readline().split()
    assert first[:1] == ["session"], first
    time.sleep(delay)
    player.send_signal(signal.SIGKILL)
    for line in player.stdout.read().split("\n"):
        words = line.split()
        if len(words) == 2 and line.startswith("step "):
            step = int(words[1])
    player.stdout.close()
    player.wait()
    return first[1], step


def stands_at(record: SessionRecord, step: int) -> bool:
    course = Course()
    while course.step < step:
        course.advance()
    return record.log == course.log and record.cursor == course.cursor


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="SIGKILL exists on Unix only")
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    path, chance = library_file(tmp_path), random.Random(20)
    session, step = "", 0
    for _ in range(KILLS):
        session, acknowledged = play_and_kill(path, session, step, chance.uniform(0.0, 0.12))
        with Library.open(path) as library:
            assert library.status.saving, library.status
            assert library.status.notices == ()
            record = library.load(session)
            assert record.problem is None
            latest = library.latest_unfinished()
            assert latest is not None
            assert latest.id == session
        # The step that was under way may have arrived; the one after it may not.
        reached = [n for n in (acknowledged, acknowledged + 1) if stands_at(record, n)]
        assert reached, (acknowledged, len(record.log), record.cursor)
        step = reached[-1]
    assert step > KILLS


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL exists on Unix only")
def test_killed_while_the_library_is_made(tmp_path: Path) -> None:
    chance = random.Random(4)
    for number in range(5):
        path = tmp_path / str(number) / "library.sqlite3"
        script = "import sys; from pathlib import Path; from saves.library import Library; "
        script += "print('go', flush=True); Library.open(Path(sys.argv[1]))"
        player = subprocess.Popen(
            [sys.executable, "-c", script, str(path)], cwd=ROOT, stdout=subprocess.PIPE
        )
        assert player.stdout is not None
        player.stdout.readline()
        time.sleep(chance.uniform(0.0, 0.01))
        player.kill()
        player.wait()
        player.stdout.close()
        with Library.open(path) as library:
            assert library.status.saving
            assert library.status.notices == ()
