"""How what is said of a box comes to the disk, and what others have said there meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.box.corrections import Box
from engine.box.merging import said_twice
from engine.box.places import Place
from engine.explain import Text
from saves.box_files import BoxFile
from saves.boxes import BoxShelf, Merged, free_name
from saves.errors import SaveError
from scenes.play.messages import as_text


class Keeper:
    """The file of a game's sets. `told`: takes sentences that the person has to know of."""

    def __init__(self, shelf: BoxShelf, game: str, told: Callable[[Text], None]) -> None:
        self.game = game
        self.known = BoxFile(game)
        """What lay there when it was last read or written."""
        self.unwritten = False
        """True while the disk refuses what was said."""
        self.unplayable: Box | None = None
        """A set that the rules of today refuse: it is kept beside the one that goes on from it."""
        self._shelf = shelf
        self._told = told

    def read(self) -> BoxFile:
        """What lies there now."""
        kept = self._shelf.read(self.game)
        if kept.problem is not None:
            self._told(as_text(kept.problem))
        self.known = kept.file
        return kept.file

    def look(self) -> BoxFile:
        """The same without taking it up."""
        return self._shelf.read(self.game).file

    def write(self, box: Box, in_use: bool, skipped: tuple[Place, ...]) -> Merged | None:
        """Keep a set; what is written then, None where the disk refuses."""
        boxes, before = {**self.known.boxes}, self.known.boxes.get(box.name)
        if self.unplayable is not None:
            aside = free_name(self.known, self.unplayable.name)
            boxes[aside] = replace(self.unplayable, name=aside)
        boxes[box.name] = box
        used = box.name if in_use else self.known.in_use
        merged = self._written(replace(self.known, boxes=boxes, in_use=used, skipped=skipped))
        if merged is not None:
            self.unplayable = None
            self._tell_of(before, box, merged.there.boxes.get(box.name))
        return merged

    def part(self, box: Box, there: Box) -> None:
        """A set in two states that make no sense together: that of others gets a name of its
        own."""
        aside = free_name(self.known, box.name)
        boxes = {**self.known.boxes, box.name: box, aside: replace(there, name=aside)}
        if self._written(replace(self.known, boxes=boxes)) is not None:
            self._told(Text("handbook.box.parted", {"name": aside}))

    def _written(self, file: BoxFile) -> Merged | None:
        try:
            merged = self._shelf.merge(self.known, file)
        except SaveError as error:
            self.unwritten = True
            self._told(as_text(error.message))
            return None
        self.unwritten = False
        self.known = merged.file
        if merged.notice is not None:
            self._told(as_text(merged.notice))
        return merged

    def _tell_of(self, before: Box | None, box: Box, there: Box | None) -> None:
        """Another window may have changed the same set."""
        if there is None or there == before:
            return
        twice = len(said_twice(before, box, there))
        old, new = {} if before is None else before.corrections, there.corrections
        others = sum(old.get(place) != new.get(place) for place in {*old, *new})
        if twice:
            self._told(Text("handbook.box.said_twice", {"n": twice}))
        elif others:
            self._told(Text("handbook.box.joined", {"n": others}))
