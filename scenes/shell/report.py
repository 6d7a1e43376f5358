"""Faults of the program: written to a log file, told to the person in one sentence."""

from __future__ import annotations

import time
import traceback
from pathlib import Path

FILE_NAME = "four-thrones.log"
_LARGEST = 512 * 1024


def write_report(folder: Path, error: BaseException) -> Path | None:
    """Append the error with its traceback to the log; its path, or None if that failed."""
    path = folder / FILE_NAME
    lines = "".join(traceback.format_exception(error))
    stamp = time.strftime("%Y-%m-%d %H:%M:%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        mode = "w" if path.exists() and path.stat().st_size > _LARGEST else "a"
        with path.open(mode, encoding="utf-8") as file:
            file.write(f"{stamp}\n{lines}\n")
    except OSError:
        return None
    return path
