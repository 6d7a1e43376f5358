"""Bringing an examined session into the library."""

from __future__ import annotations

from engine.explain import Text
from saves.library import Library
from saves.model import SessionRecord
from scenes.play.examining import FileRefusal


def bring_in(library: Library, record: SessionRecord) -> str:
    """Keep an examined session and return its id.

    FileRefusal with the reason; the library is as it was then.
    """
    try:
        return library.import_session(record)
    except ValueError as error:
        raise FileRefusal(Text("archive.import.odd")) from error
