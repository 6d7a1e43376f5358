"""Faults of the program: written to a log file, told to the person in one sentence.

The log lies where everybody at the same laptop can read it, so no value of a game may stand in it:
a seed, or a card that somebody holds. The saved game tells them to whoever mends the fault.
"""

from __future__ import annotations

import re
import sqlite3
import time
import traceback
from pathlib import Path

import pygame

from engine.cells import DataError

FILE_NAME = "four-thrones.log"
_LARGEST = 512 * 1024
_OUTSIDE = (OSError, sqlite3.Error, pygame.error, DataError, ImportError)
"""What is said of files and of the system tells nothing of a game."""
_VALUE = re.compile(r"""'[^'\n]*'|"[^"\n]*"|-?\d[\d.,_]*""")
_PASSED_ON = {True: "caused by", False: "while this was handled:"}


def write_report(folder: Path, error: BaseException) -> Path | None:
    """Append the error with its traceback to the log; its path, or None if that failed."""
    path = folder / FILE_NAME
    stamp = time.strftime("%Y-%m-%d %H:%M:%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        mode = "w" if path.exists() and path.stat().st_size > _LARGEST else "a"
        with path.open(mode, encoding="utf-8") as file:
            file.write(f"{stamp}\n{_told(error)}\n")
    except OSError:
        return None
    return path


def _told(error: BaseException) -> str:
    """Where it happened, and what; then what it came from."""
    lines = [*traceback.format_tb(error.__traceback__), f"{type(error).__name__}: {_said(error)}\n"]
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        lines += [f"{_PASSED_ON[error.__cause__ is not None]}\n", _told(before)]
    return "".join(lines)


def _said(error: BaseException) -> str:
    """Its sentence, without the values in it where they may be those of a game."""
    said = str(error)
    return said if isinstance(error, _OUTSIDE) else _VALUE.sub("…", said)
