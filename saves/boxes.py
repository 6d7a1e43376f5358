"""Where the owner's corrections lie: one small file for each game, apart from the library.

Reading takes no lock: a file is always a whole one. Two windows that write the same file do so one
after the other, and neither loses what the other has said.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from engine.box.corrections import Box
from saves.box_files import MAX_BYTES, BoxFile, read_text, write_text
from saves.box_merging import merge_files
from saves.errors import Message, SaveError, folder_message, message
from saves.leftovers import remove_drafts
from saves.one_writer import one_writer
from saves.plain import MAX_NAME, clean_name
from saves.whole_file import is_there, read_whole, write_whole

FOLDER: Final = "boxes"
SUFFIX: Final = ".thronebox"
"""Of a single set that is passed on."""
_ENDING: Final = ".toml"
_LOCK: Final = ".writing"


@dataclass(frozen=True, slots=True)
class Kept:
    """The corrections of a game as they were found; `problem`: why they are none."""

    file: BoxFile
    problem: Message | None = None


@dataclass(frozen=True, slots=True)
class Merged:
    """What was written, with what others had said, which was `there`. `notice`: as of
    `BoxShelf.write`."""

    file: BoxFile
    there: BoxFile
    notice: Message | None = None


class BoxShelf:
    """The corrections of all games below one folder, which is made when it is first needed."""

    def __init__(self, data: Path) -> None:
        self.folder = data / FOLDER

    def path(self, game: str) -> Path:
        """The file of a game."""
        return self.folder / f"{game}{_ENDING}"

    def read(self, game: str) -> Kept:
        """What is kept for a game; nothing, with the reason, where its file cannot be read."""
        path = self.path(game)
        try:
            if not is_there(path):
                return Kept(BoxFile(game))
            file = read_text(read_whole(path, MAX_BYTES))
            if file.game != game:
                raise SaveError(message("boxes.unknown_game"))
        except SaveError as error:
            return Kept(BoxFile(game), error.message)
        except OSError:  # its folder may not be looked into
            return Kept(BoxFile(game), message("file.unreadable", path=str(path)))
        return Kept(file)

    def write(self, file: BoxFile) -> Message | None:
        """Keep the corrections of a game; a notice where what lay there could not be read: it is
        moved aside, not replaced. SaveError with the reason; then nothing has changed."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise SaveError(folder_message(error, str(self.folder))) from error
        remove_drafts(self.folder, end=_ENDING)
        content = write_text(file).encode("utf-8")
        read_text(content)  # what could not be read again is not kept, and nothing is replaced
        path, notice = self.path(file.game), None
        if self.read(file.game).problem is not None:
            notice = _set_aside(path)
        write_whole(path, content)
        return notice

    def merge(self, known: BoxFile, mine: BoxFile) -> Merged:
        """Keep `mine`, which began as `known`, with what others have said since. SaveError with
        the reason; then nothing has changed."""
        with one_writer(self.folder / _LOCK):
            kept = self.read(mine.game)
            there = known if kept.problem is not None else kept.file
            file = merge_files(known, mine, there)
            return Merged(file, there, self.write(file))

    def keep(self, box: Box) -> Message | None:
        """Put one set into the file of its game, in place of the one of its name."""
        return self._change(
            box.game, lambda file: replace(file, boxes={**file.boxes, box.name: box})
        )

    def use(self, game: str, name: str) -> Message | None:
        """Play new games with a set; "": with the program's own file. KeyError for no such set."""

        def change(file: BoxFile) -> BoxFile:
            if name and name not in file.boxes:
                raise KeyError(name)
            return replace(file, in_use=name)

        return self._change(game, change)

    def remove(self, game: str, name: str) -> Message | None:
        """Forget a set. KeyError when there is none of the name."""

        def change(file: BoxFile) -> BoxFile:
            left = dict(file.boxes)
            del left[name]
            return replace(file, boxes=left, in_use="" if file.in_use == name else file.in_use)

        return self._change(game, change)

    def _change(self, game: str, change: Callable[[BoxFile], BoxFile]) -> Message | None:
        """Write what becomes of the file as it is now; nobody else writes meanwhile."""
        with one_writer(self.folder / _LOCK):
            return self.write(change(self.read(game).file))

    def used(self, game: str) -> Box | None:
        """The set that new games of this game are played with."""
        return self.read(game).file.used


def export_box(box: Box, path: Path) -> Path:
    """Write one set to a file and return its path, with the suffix added if it lacks it.
    SaveError with the reason."""
    target = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
    remove_drafts(target.parent, end=SUFFIX)
    file = BoxFile(box.game, {box.name: box})
    write_whole(target, write_text(file).encode("utf-8"))
    return target


def import_box(path: Path) -> Box:
    """The set in a file from elsewhere, checked in form; nothing is kept yet. SaveError."""
    file = read_text(read_whole(path, MAX_BYTES))
    if len(file.boxes) != 1:
        raise SaveError(message("boxes.not_a_set"))
    return next(iter(file.boxes.values()))


def free_name(file: BoxFile, wished: str) -> str:
    """A name for a new set: the one wished, with a number if it is taken."""
    first = clean_name(wished) or "1"
    name, number = first, 2
    while name in file.boxes:
        behind = f" ({number})"
        name = first[: MAX_NAME - len(behind)] + behind
        number += 1
    return name


def _set_aside(path: Path) -> Message | None:
    aside = path.with_name(f"{path.name}.damaged-{int(time.time())}-{os.getpid()}")
    with suppress(OSError):
        os.replace(path, aside)
        return message("boxes.set_aside", path=str(path), aside=str(aside))
    raise SaveError(message("file.unwritable", path=str(path)))
