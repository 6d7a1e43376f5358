"""Sets and patches in files: which one is asked for, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from engine.box.applying import BoxError, Printed
from engine.box.corrections import Box
from engine.box.patch import patch_of
from saves.boxes import SUFFIX, export_box
from saves.errors import SaveError
from saves.whole_file import write_whole
from scenes.handbook.sets.desk import Desk
from scenes.play.boxes import read_set
from scenes.play.messages import as_text
from scenes.shell.routes import FileRequest
from scenes.shell.services import Services

PATCH: Final = ".patch"
_FOLDER: Final = "engine/games"


def ask_import(app: Services, desk: Desk, done: Callable[[], None]) -> None:
    """Take in a set from a file."""
    title, accept = app.say("sets.import.title"), app.say("sets.import.open")
    request = FileRequest("open", title, accept, suffix=SUFFIX, game=desk.game)

    def chosen(path: Path) -> str:
        why = take_in(app, desk, path)
        if not why:
            done()
        return why

    app.stack.push(app.routes.files(request, chosen))


def take_in(app: Services, desk: Desk, path: Path) -> str:
    """Keep the set of a file; why not, or an empty string. A set that is there already is laid open
    and not kept twice."""
    found = read_set(path)
    if found.box is None:
        return app.say(found.problem) if found.problem is not None else ""
    box = found.box
    if box.game != desk.game:
        return app.say("sets.import.other_game", game=app.say(f"game.{box.game}"))
    twin = next((name for name, each in desk.file.boxes.items() if each == box), None)
    if twin is not None:
        desk.open(twin)
        app.tell("sets.import.already_there", name=twin)
        return ""
    if desk.full:
        return app.say("sets.full")
    if not desk.add(box):
        return app.say("sets.import.not_kept")
    app.tell("sets.import.done", name=desk.name)
    return ""


def ask_export(app: Services, box: Box) -> None:
    """Write a set to a file."""
    title, note = app.say("sets.export.title"), app.say("sets.export.note")
    request = FileRequest("save", title, "", note=note, name=box.name, suffix=SUFFIX, game=box.game)
    _ask_where(app, request, lambda path: export_box(box, path))


def ask_patch(app: Services, base: Printed, box: Box) -> None:
    """Write the change of the program's component file to a file."""
    text = _patch(app, base, box)
    if not text:
        return

    def write(path: Path) -> Path:
        write_whole(path, text.encode("utf-8"))
        return path

    title, note = app.say("sets.patch.title"), app.say("sets.patch.note")
    request = FileRequest("save", title, "", note=note, name=box.name, suffix=PATCH, game=box.game)
    _ask_where(app, request, write)


def _ask_where(app: Services, request: FileRequest, write: Callable[[Path], Path]) -> None:
    """Ask for a file, in the words that all files of this book share, and `write` it."""

    def chosen(path: Path) -> str:
        try:
            written = write(path)
        except SaveError as error:
            return app.say(as_text(error.message))
        app.tell("sets.export.done", path=str(written))
        return ""

    save, over = app.say("sets.export.save"), app.say("sets.export.replace")
    app.stack.push(app.routes.files(replace(request, accept=save, replace=over), chosen))


def copy_patch(app: Services, base: Printed, box: Box) -> None:
    """Put the change of the program's component file on the clipboard."""
    text = _patch(app, base, box)
    if not text:
        return
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        app.tell("sets.patch.no_clipboard")
        return
    app.tell("sets.patch.copied")


def _patch(app: Services, base: Printed, box: Box) -> str:
    """The patch; empty, with a sentence, where there is none."""
    try:
        text = patch_of(base, box, f"{_FOLDER}/{base.game.file}")
    except BoxError as error:
        app.tell(error.sentence)
        return ""
    if not text:
        app.tell("sets.says_nothing")
    return text
