"""Pictures of what is shown, for F12."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

import pygame

from saves.leftovers import remove_drafts


def write_picture(surface: pygame.Surface, folder: Path) -> Path | None:
    """Write a PNG file with the time in its name; its path, or None when that failed.

    The file appears under its name only when it is complete.
    """
    stamp = time.strftime("four-thrones-%Y%m%d-%H%M%S")
    draft = folder / f".{stamp}.part-{os.getpid()}.png"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        remove_drafts(folder, ".four-thrones-")
        pygame.image.save(surface, draft)
        path = _free_name(folder, stamp)
        draft.rename(path)
    except (OSError, pygame.error):
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        return None
    return path


def _free_name(folder: Path, stamp: str) -> Path:
    path, number = folder / f"{stamp}.png", 2
    while path.exists():
        path, number = folder / f"{stamp}-{number}.png", number + 1
    return path
