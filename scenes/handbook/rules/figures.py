"""The pictures of the rules: worked examples in their clauses, a plate for every other chapter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from engine.games import load_game
from engine.lessons.examples import Example, Plate, example_session, load_examples
from engine.lessons.minute import Scene
from engine.texts.called import with_names
from scenes.handbook.cut_pictures import CutPictures, Source, Wanted, printed_with
from scenes.handbook.rules.opening import Opening
from scenes.handbook.rules.text import Rulebook
from scenes.shell.services import Services
from sprites.common.binding import Binding
from sprites.common.chrome_button import ButtonLook
from sprites.handbook import figure as draw
from sprites.handbook.clauses import Block

LINK = "example:"
"""What leads to an example begins so."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of a page. `clause`: behind which it stands; empty: at the chapter's beginning.
    What it belongs to is an example, a plate, or one of the pictures of a turn."""

    section: str
    clause: str
    source: Source
    shows: tuple[str, ...]
    of: Example | Plate | Scene

    @property
    def link(self) -> str:
        """Where it leads; only an example leads anywhere."""
        return f"{LINK}{self.of.id}" if isinstance(self.of, Example) else ""


class Figures:
    """All pictures of a game's rules; those of the chapter that lies open are made."""

    def __init__(self, app: Services, book: Rulebook, binding: Binding) -> None:
        self._app, self._binding = app, binding
        self._opening = Opening(app, book.game, binding) if book.opening else None
        self._figures = [*self._turn(book), *self._of_examples(book)]
        self._open: Sequence[Figure] = ()
        self._width = 0
        self._pictures = CutPictures(app)

    def _turn(self, book: Rulebook) -> list[Figure]:
        """The pictures of a turn, in the opening."""
        opening = self._opening
        if opening is None:
            return []
        source = Source(opening.key, opening.session)
        scenes = opening.minute.turn
        return [Figure(book.opening, "", source, each.shows, each) for each in scenes]

    def _of_examples(self, book: Rulebook) -> list[Figure]:
        found = load_examples(book.game)
        plates = [
            Figure(each.section, "", self._source(each.example), each.shows, each)
            for each in found.plates
        ]
        return plates + [
            Figure(clause.section, clause.id, self._source(each), each.shows, each)
            for each in found.examples
            if (clause := book.clause(each.clause)) is not None
        ]

    def _source(self, example: Example) -> Source:
        game, printed = load_game(example.game), printed_with(example.game)
        people = [(each["name"], each["colour"]) for each in example.config["seats"]]
        key = f"{example.game}|{game.digest(example.state)}|{printed}|{people}"
        return Source(
            key, lambda: example_session(example, with_names(self._app.say, example.config))
        )

    def open(self, section: str, width: int) -> None:
        """The pictures of this chapter are seen now, on a page of `width` px."""
        self._open = [each for each in self._figures if each.section == section]
        self._width = width

    def blocks(self, clause: str, scale: float, hovered: str) -> Iterator[Block]:
        """What stands behind a clause of the open chapter, or at its beginning."""
        opening = self._opening if self._open and _is_turn(self._open[0]) else None
        if opening is not None:
            yield opening.block(self._width, scale)
        for figure in self._open:
            if figure.clause == clause:
                yield self._block(figure, scale, hovered)
        if opening is not None:
            yield opening.remark(self._width, scale)

    def _block(self, figure: Figure, scale: float, hovered: str) -> Block:
        say, picture, of = self._app.say, self._picture(figure, scale), figure.of
        if isinstance(of, Plate):
            return draw.plate(say(of.text), picture, self._width, scale, self._binding)
        if isinstance(of, Scene):
            assert self._opening is not None
            return self._opening.row(of, picture, self._width, scale)
        says = draw.ExampleWords(
            figure.link,
            say("example.number", id=of.id),
            say(of.text("name")).replace("'", "’"),
            say(of.text("1")).replace("'", "’"),
            say("example.open"),
        )
        look: ButtonLook = "hover" if hovered == figure.link else "normal"
        return draw.example_slip(says, picture, self._width, scale, look, self._binding)

    # Making the pictures ----------------------------------------------------------------------

    def _wanted(self, figure: Figure, scale: float) -> Wanted:
        size = draw.plate_size if isinstance(figure.of, Plate) else draw.picture_size
        return Wanted(figure.source, figure.shows, size(self._width, scale))

    def _picture(self, figure: Figure, scale: float) -> pygame.Surface | None:
        return self._pictures.find(self._wanted(figure, scale))

    def missing(self, scale: float) -> Wanted | None:
        """The first picture of the chapter that is not made yet."""
        return self._pictures.missing(self._wanted(each, scale) for each in self._open)

    def work(self, scale: float) -> bool:
        """Draw some more of a table; True when a picture is ready."""
        wanted = self.missing(scale)
        if wanted is None:
            self.stop()
            return True
        return self._pictures.work(wanted)

    def stop(self) -> None:
        """Another chapter or scene comes."""
        self._pictures.stop()


def _is_turn(figure: Figure) -> bool:
    return isinstance(figure.of, Scene)
