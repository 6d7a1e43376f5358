"""What a write that was killed leaves beside its goal: a draft signed with the writer's process."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from saves.lock import process_exists

_DRAFT: Final = re.compile(r"\.(?:part|new)-([0-9]{1,10})(?:\.png|-wal|-shm|-journal)?", re.ASCII)
_COPY: Final = re.compile(r"\.format-[0-9]{1,4}\.part(?:-wal|-shm|-journal)?", re.ASCII)


def remove_drafts(folder: Path, beginning: str = "", end: str = "") -> None:
    """Remove the drafts of names that begin and end so, if their process is gone.

    A folder or file that refuses is left alone.
    """
    with suppress(OSError), os.scandir(folder) as items:
        for item in items:
            stem, dot, number = item.name.rpartition(".part-" if ".part-" in item.name else ".new-")
            found = _DRAFT.fullmatch(f"{dot}{number}")
            ours = found is not None and stem.startswith(beginning) and stem.endswith(end)
            if found is not None and ours and _is_gone(int(found[1])):
                _remove(item)


def remove_unfinished_copies(library: Path) -> None:
    """Remove what an upgrade that was killed began to copy. Only for who holds the lock."""
    with suppress(OSError), os.scandir(library.parent) as items:
        for item in items:
            rest = item.name.removeprefix(library.name)
            if rest != item.name and _COPY.fullmatch(rest):
                _remove(item)


def _is_gone(pid: int) -> bool:
    return pid != os.getpid() and not process_exists(pid)


def _remove(item: os.DirEntry[str]) -> None:
    with suppress(OSError):
        if item.is_file(follow_symlinks=False):
            os.unlink(item.path)
