"""Running a program that speaks: started, given its text, ended."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Sequence

from scenes.shell.voice.programs import system_environment

_LONGEST, _LONGEST_PER_LETTER = 8.0, 0.25
"""Seconds, and more for a long text, after which a program that speaks is taken for stuck."""
_LONGEST_SILENCE = 5.0
"""Seconds for what makes a program silent."""
_NO_WINDOW = 0x08000000 if sys.platform == "win32" else 0


def started(command: Sequence[str]) -> subprocess.Popen[bytes] | None:
    """A program that waits for its text; None where it cannot be started."""
    try:
        return subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=_NO_WINDOW,
            env=system_environment(),
        )
    except OSError:
        return None


def spoken(process: subprocess.Popen[bytes], text: str) -> bool:
    """Give the text to the program and wait for its end; False when it failed by itself."""
    try:
        longest = _LONGEST + _LONGEST_PER_LETTER * len(text)
        process.communicate(text.encode("utf-8"), timeout=longest)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return False
    except (OSError, ValueError):
        process.wait()
    return process.returncode <= 0  # below 0: a signal ended it, and it did not fail by itself


def end(process: subprocess.Popen[bytes]) -> None:
    """Make a program silent at once."""
    with contextlib.suppress(OSError):
        process.terminate()


def run(command: Sequence[str]) -> None:
    """Run a command to its end, whatever comes of it."""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        subprocess.run(
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_LONGEST_SILENCE,
            check=False,
            creationflags=_NO_WINDOW,
            env=system_environment(),
        )
