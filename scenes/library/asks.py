"""What the library asks for when a file or a name is wanted."""

from __future__ import annotations

from typing import Final

from saves.model import SessionSummary
from scenes.library.files.list import file_name
from scenes.library.words import name_of
from scenes.shell.layer import Size
from scenes.shell.routes import FileRequest
from scenes.shell.services import Services
from scenes.shell.widgets.entry import TextLine
from scenes.shell.widgets.wording import day_words
from sprites.library.layout import PageLayout

_LONGEST_NAME: Final = 80


def import_request(app: Services) -> FileRequest:
    """Which file is to be taken in."""
    return FileRequest("open", app.say("archive.import.title"), app.say("archive.import.open"))


def export_request(app: Services, line: SessionSummary) -> FileRequest:
    """Where a session is to be written; an unfinished one comes with a warning."""
    secret = not line.finished
    note = "archive.export.secret" if secret else "archive.export.open_secret"
    return FileRequest(
        "save",
        app.say("archive.export.title"),
        app.say("archive.export.save"),
        note=app.say(note),
        warn=secret,
        name=file_name(f"{name_of(app, line)} {day_words(app, line.updated)}"),
        replace=app.say("archive.export.replace"),
    )


def name_line(app: Services, size: Size, rooms: PageLayout, line: SessionSummary) -> TextLine:
    """The text entry for a session's name, in place of the name on the page."""
    px = max(14, round(rooms.name.height / 2))
    text = line.name or name_of(app, line)
    hint = app.say("archive.library.name_hint")
    return TextLine(size, rooms.name, px, text, hint, _LONGEST_NAME)
