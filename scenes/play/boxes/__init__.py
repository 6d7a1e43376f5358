"""The owner's box in new games: which set is in use, and the component file that it makes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from engine.box.applying import BoxError, apply, shipped
from engine.box.corrections import Box
from engine.box.drift import as_of_today
from engine.explain import Text
from saves.box_trials import TrialShelf
from saves.boxes import BoxShelf, free_name, import_box
from saves.errors import SaveError
from scenes.play.messages import as_text


@dataclass(frozen=True, slots=True)
class Boxed:
    """A set that new games can be played with, and its component file. `left_out`: a sentence for
    each correction that this program's file has no place for."""

    box: Box
    data_text: str
    left_out: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class InUse:
    """What new games of a game are played with: `boxed`, None for the program's own figures.

    `problem`: why the set in use cannot be played or read; then `boxed` is None.
    """

    boxed: Boxed | None = None
    problem: Text | None = None


def in_use(shelf: BoxShelf, game: str, trials: TrialShelf | None = None) -> InUse:
    """The set in use, if the rules of today can play it, and no trial game has shown that it
    makes no sense. Never raises for what a file says."""
    kept = shelf.read(game)
    if kept.problem is not None:
        return InUse(problem=as_text(kept.problem))
    box = kept.file.used
    if box is None or not box.corrections:
        return InUse()
    try:
        found = boxed(box)
    except BoxError as error:
        return InUse(problem=error.sentence)
    result = None if trials is None else trials.read(found.data_text)
    if result is not None and not result.verdict.sound:
        return InUse(problem=result.verdict.sentence)
    return InUse(found)


@dataclass(frozen=True, slots=True)
class Imported:
    """A set from elsewhere; or, with `problem`, refused."""

    box: Box | None = None
    problem: Text | None = None


def read_set(path: Path) -> Imported:
    """A set in a file from elsewhere, if it can be read and the rules of today can play it;
    nothing is kept. Never raises for what the file holds."""
    try:
        box = import_box(path)
        found = boxed(box)
    except SaveError as error:
        return Imported(problem=as_text(error.message))
    except BoxError as error:
        return Imported(problem=error.sentence)
    if found.left_out:
        return Imported(problem=found.left_out[0])
    return Imported(box)


def import_set(shelf: BoxShelf, path: Path) -> Imported:
    """Take in a set from a file under a free name. Nothing changes where it is refused; it is not
    in use yet. Never raises for what the file holds."""
    found = read_set(path)
    if found.box is None:
        return found
    box = found.box
    try:
        box = replace(box, name=free_name(shelf.read(box.game).file, box.name))
        shelf.keep(box)
    except SaveError as error:
        return Imported(problem=as_text(error.message))
    return Imported(box)


def boxed(box: Box) -> Boxed:
    """The component file of a set. Raises BoxError."""
    base = shipped(box.game)
    applied = apply(base, box.corrections.values())
    left_out = tuple(
        Text("box.unknown_place", {"entry": each.entry, "column": each.column})
        for each in applied.left_out
    )
    return Boxed(as_of_today(box, base), applied.text, left_out)
