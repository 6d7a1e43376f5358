"""Killed while corrections are being saved: the last complete set is there."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from saves.boxes import BoxShelf
from tests.sampling import WHOLE
from tests.saves.killed_box_writer import numbered
from tests.source import ROOT

KILLS = 50 if WHOLE else 12


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="SIGKILL exists on Unix only")
def test_the_last_complete_set_is_there(tmp_path: Path) -> None:
    shelf, chance, number = BoxShelf(tmp_path), random.Random(5), 0
    for _ in range(KILLS):
        number = written_until_killed(tmp_path, number + 1, chance.uniform(0.0, 0.15))
        kept = shelf.read("viscounts")
        assert kept.problem is None
        assert kept.file.boxes["Mine"] in (numbered(number), numbered(number + 1))
    shelf.keep(numbered(0))
    left = {path.name for path in shelf.folder.iterdir()}
    assert left == {"viscounts.toml", ".writing"}, "no drafts stay"


def written_until_killed(folder: Path, first: int, seconds: float) -> int:
    """The number of the last set that was said to be kept."""
    command = [sys.executable, "-m", "tests.saves.killed_box_writer", str(folder), str(first)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        said = writer.stdout.readline()
        time.sleep(seconds)
        writer.kill()
        rest = writer.stdout.read()
    whole = [line for line in (said + rest).split("\n")[:-1] if line]
    return int(whole[-1])
