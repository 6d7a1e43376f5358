"""Messages as keys and values; the sentences are in the catalogue `saves.toml`."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from engine.explain import Text

MESSAGE_VALUES: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        key: frozenset(values.split())
        for key, values in {
            # Why nothing is being saved.
            "library.in_use": "path",
            "library.read_only": "path",
            "library.no_space": "path",
            "library.busy": "path",
            "library.disk_error": "path code",
            "library.broke": "path",
            "library.vanished": "path",
            "library.no_folder": "path",
            "library.newer_format": "path found known",
            "library.cannot_set_aside": "path",
            "library.conflict": "path",
            # What was done while the library was opened.
            "library.damaged_set_aside": "path aside",
            "library.foreign_set_aside": "path aside",
            "library.games_set_aside": "n",
            "library.upgraded": "path found known",
            "library.rescued": "n",
            # Sessions.
            "session.missing": "",
            "session.unreadable": "",
            "session.newer_format": "found known",
            "session.cut": "good total",
            "session.diverged": "good total",
            "session.stopped": "good total",
            # Session files.
            "file.missing": "path",
            "file.not_a_file": "path",
            "file.unreadable": "path",
            "file.unwritable": "path",
            "file.no_space": "path",
            "file.too_large": "limit",
            "file.not_a_session": "",
            "file.newer_format": "found known",
            "file.damaged": "",
            "file.bad_content": "part",
            "file.not_our_rules": "good total",
            "file.rules_stopped": "good total",
            # Sets of corrections.
            "boxes.not_a_set": "",
            "boxes.too_large": "limit",
            "boxes.newer_format": "found known",
            "boxes.bad_content": "reason",
            "boxes.unknown_game": "",
            "boxes.set_aside": "path aside",
            # What a look through the whole library finds.
            "check.file": "",
            "check.data": "n",
            "check.picture": "",
            "check.review": "",
            # Folders.
            "places.no_permission": "path",
            "places.no_space": "path",
            "places.not_a_folder": "path",
            "places.unusable": "path",
        }.items()
    }
)
"""Every message this package can give, with the names of its values."""


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence for the person: a catalogue key and the values that it shows."""

    key: str
    values: Mapping[str, str | int | Text] = field(default_factory=dict)


def message(key: str, **values: str | int | Text) -> Message:
    """A message of the table above; KeyError or ValueError when key or values are not in it."""
    if frozenset(values) != MESSAGE_VALUES[key]:
        raise ValueError(f"{key} takes {sorted(MESSAGE_VALUES[key])}, got {sorted(values)}")
    return Message(key, values)


class SaveError(Exception):
    """Something cannot be read or written; `message` says what, for the person."""

    def __init__(self, reason: Message) -> None:
        super().__init__(f"{reason.key} {dict(reason.values)}")
        self.message = reason


def folder_message(error: Exception, path: str) -> Message:
    """The message for a folder that could not be used because of `error`."""
    number = error.errno if isinstance(error, OSError) else None
    if number in (errno.EACCES, errno.EPERM, errno.EROFS):
        return message("places.no_permission", path=path)
    if number in (errno.ENOSPC, errno.EDQUOT):
        return message("places.no_space", path=path)
    if number in (errno.ENOTDIR, errno.EEXIST):
        return message("places.not_a_folder", path=path)
    return message("places.unusable", path=path)
