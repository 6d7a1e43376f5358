"""What can be done with kept games: everything that changes the library, with what to say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from saves.errors import SaveError
from saves.model import SessionSummary
from saves.transfer import export_file
from scenes.library.importing import bring_in
from scenes.library.shown_names import loses_letters, with_shown_names
from scenes.library.words import name_of
from scenes.play.examining import FileRefusal, examined
from scenes.play.messages import as_text
from scenes.play.patience import Patience
from scenes.shell.services import Services
from sprites.common import fonts

_LOOKING_ON: Final = ("library.in_use", "library.conflict", "library.newer_format")
"""Reasons for not saving with which the library belongs to somebody else: nothing is changed."""


def locked(app: Services) -> str:
    """Why the library cannot be changed from this window; empty when it can."""
    problem = app.library.status.problem
    if problem is None or problem.key not in _LOOKING_ON:
        return ""
    return app.say(as_text(problem))


def rename(app: Services, line: SessionSummary, name: str) -> None:
    """Give a session a name; an empty one takes the name away."""
    if name.strip() == line.name:
        return
    shown = fonts.shown_part(name)
    app.library.rename(line.id, shown)
    if shown.split() != name.split():
        app.tell("ui.lobby.name_unshown")


def duplicate(app: Services, line: SessionSummary) -> str | None:
    """A second session like this one, with its picture; its id, or None and a notice."""
    name = name_of(app, line)
    try:
        copy = app.library.duplicate(line.id, app.say("archive.library.copy_name", name=name))
    except SaveError as error:
        app.tell("archive.library.unreadable", reason=as_text(error.message))
        return None
    picture = app.library.picture(line.id)
    if picture is not None:
        app.library.set_picture(copy, picture)
    app.tell("archive.library.duplicated", name=name)
    return copy


def delete(app: Services, line: SessionSummary) -> bool:
    """Take a session off the shelf; False when somebody else already did."""
    return _done(app, lambda: app.library.delete(line.id))


def restore(app: Services, session_id: str) -> bool:
    """Put it back on the shelf."""
    if not _done(app, lambda: app.library.restore(session_id)):
        return False
    line = app.library.summary(session_id)
    if line is not None:
        app.tell("archive.library.restored", name=name_of(app, line))
    return True


def ask_seed(app: Services, line: SessionSummary) -> bool:
    """Note that somebody asked for the seed; False when the session is gone."""
    return _done(app, lambda: app.library.mark_deal_assisted(line.id))


def export(app: Services, session_id: str, path: Path) -> str:
    """Write the session to a file; what went wrong, or an empty string."""
    try:
        written = export_file(app.library.load(session_id), path)
    except SaveError as error:
        return app.say(as_text(error.message))
    app.tell("archive.library.exported", path=str(written))
    return ""


def take_in(app: Services, path: Path) -> tuple[str, str]:
    """Import a file: the session's id and nothing, or nothing and why it was refused. A game that
    stands on the shelf as it is in the file is not kept twice."""
    patience = Patience(app)
    try:
        record = examined(path, patience)
        patience.end()
        shown = with_shown_names(app, record)
        twin = app.library.twin(record) or app.library.twin(shown)
        session_id = twin or bring_in(app.library, shown)
    except FileRefusal as refusal:
        return "", app.say(refusal.text)
    line = app.library.summary(session_id)
    if line is not None:
        imported = "imported_names" if loses_letters(record, shown) else "imported"
        key = "already_there" if twin else imported
        app.tell(f"archive.library.{key}", name=name_of(app, line))
    return session_id, ""


def _done(app: Services, deed: Callable[[], None]) -> bool:
    """Do it; False, with a sentence, when the library refuses."""
    try:
        deed()
    except SaveError as error:
        app.tell(as_text(error.message))
        return False
    return True
