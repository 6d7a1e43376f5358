"""What somebody without rights can do: deeds in a child process that owns nothing here."""

from __future__ import annotations

import multiprocessing
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

CLEAN = (
    multiprocessing.get_context("forkserver")
    if os.name == "posix"
    else multiprocessing.get_context("spawn")
)
"""Children of a process without threads, whatever this one has loaded."""


def unprivileged(deed: Callable[[Path], str], folder: Path) -> str:
    """Do something in a child process that owns nothing here; returns what it answered."""
    ours, theirs = CLEAN.Pipe(duplex=False)
    with tempfile.TemporaryDirectory(dir="/tmp" if os.name == "posix" else None) as temporary:
        os.chmod(temporary, 0o777)  # what it rescues goes here, and away again
        child = CLEAN.Process(target=as_nobody, args=(deed, folder, theirs, temporary))
        child.start()
        theirs.close()
        answer = ours.recv()
        child.join()
    return str(answer)


def as_nobody(deed: Callable[[Path], str], folder: Path, pipe: Connection, temporary: str) -> None:
    try:
        tempfile.tempdir = temporary
        if os.geteuid() == 0:
            rehearse(deed)
            os.setgid(65534)
            os.setuid(65534)
        pipe.send(deed(folder))
    except BaseException as error:
        pipe.send(repr(error))


def rehearse(deed: Callable[[Path], str]) -> None:
    """Load what it needs: who owns nothing may not read Python's own folder."""
    with tempfile.TemporaryDirectory() as folder, suppress(AssertionError):
        deed(Path(folder))
