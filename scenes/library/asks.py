"""What the library asks for when a file or a name is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saves.model import SessionSummary
from scenes.library.files.list import file_name
from scenes.library.files.scene import Request
from scenes.library.words import day_words, name_of
from scenes.shell.scene import Size
from scenes.shell.widgets.entry import TextLine
from sprites.library.layout import FolioLayout

if TYPE_CHECKING:
    from scenes.app import App

_LONGEST_NAME: Final = 80


def import_request(app: App) -> Request:
    """Which file is to be taken in."""
    return Request("open", app.say("archive.import.title"), app.say("archive.import.open"))


def export_request(app: App, line: SessionSummary) -> Request:
    """Where a session is to be written; an unfinished one comes with a warning."""
    secret = not line.finished
    note = "archive.export.secret" if secret else "archive.export.open_secret"
    return Request(
        "save",
        app.say("archive.export.title"),
        app.say("archive.export.save"),
        note=app.say(note),
        warn=secret,
        name=file_name(f"{name_of(app, line)} {day_words(app, line.updated)}"),
        replace=app.say("archive.export.replace"),
    )


def name_line(app: App, size: Size, rooms: FolioLayout, line: SessionSummary) -> TextLine:
    """The text entry for a session's name, in place of the name on the folio."""
    px = max(14, round(rooms.name.height / 2))
    text = line.name or name_of(app, line)
    hint = app.say("archive.library.name_hint")
    return TextLine(size, rooms.name, px, text, hint, _LONGEST_NAME)
