"""Where on the table a ruling matters: cut from a real one, a ring around the place."""

from __future__ import annotations

import pygame

from engine.box.rulings import RulingFigure
from scenes.handbook.box.on_board import Lying, lying, table_source
from scenes.handbook.box.words import RULING
from scenes.handbook.cut_pictures import CutPictures, Wanted
from scenes.shell.layer import Size
from scenes.shell.services import Services


class RulingPictures:
    """The pictures of one leaf; the table is the program's, whatever the sets say."""

    def __init__(self, app: Services, game: str, text: str) -> None:
        self._game, self._text = game, text
        self._pictures = CutPictures(app)
        self._wanted: list[Wanted] = []

    def begin(self) -> None:
        """The leaf is laid anew."""
        self._wanted = []

    def place(self, ruling: RulingFigure) -> Lying | None:
        """Where a ruling matters; None where that is nowhere on the table."""
        return lying(self._game, f"{RULING} {ruling.id}", {})

    def find(self, place: Lying, size: Size) -> pygame.Surface | None:
        """The picture of a place; None while it is not drawn."""
        source = table_source(self._game, self._text, place.seats)
        wanted = Wanted(source, place.shows, size, place.rings)
        self._wanted.append(wanted)
        return self._pictures.find(wanted)

    @property
    def waiting(self) -> bool:
        """True while a picture is not drawn."""
        return self._pictures.missing(self._wanted) is not None

    def work(self) -> bool:
        """Draw some more of one; True when it is ready."""
        wanted = self._pictures.missing(self._wanted)
        return wanted is not None and self._pictures.work(wanted)

    def stop(self) -> None:
        """Nobody looks at them any more."""
        self._pictures.stop()
