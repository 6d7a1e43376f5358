"""A small file, written whole or not at all."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from saves.errors import SaveError, message


def write_whole(target: Path, content: bytes) -> None:
    """Write the file; one of that name is replaced only when the new one is complete.

    SaveError with the reason.
    """
    draft = target.with_name(f"{target.name}.part-{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, target)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
        key = "file.no_space" if full else "file.unwritable"
        raise SaveError(message(key, path=str(target))) from error


def is_there(path: Path) -> bool:
    """Whether something of that name lies there. OSError where its folder may not be looked into:
    from Python 3.14 on, `Path.exists` takes that for nothing."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def read_whole(path: Path, most: int) -> bytes:
    """The first `most` + 1 bytes of a file: more than `most` are too many. SaveError."""
    try:
        if not is_there(path):
            raise SaveError(message("file.missing", path=str(path)))
        if not path.is_file():  # a folder, or a device that never ends
            raise SaveError(message("file.not_a_file", path=str(path)))
        with path.open("rb") as file:
            return file.read(most + 1)
    except (OSError, ValueError) as error:
        raise SaveError(message("file.unreadable", path=str(path))) from error
