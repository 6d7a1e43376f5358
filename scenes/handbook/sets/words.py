"""Figures in words: what a cell of a component file is called, and what it holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.box.applying import Printed
from engine.box.corrections import Box
from engine.box.figures import EFFECT, SHAPE, Figure
from engine.box.places import Place
from engine.box.toml_places import toml_of
from engine.cells.forms import CHOICE, CHOICES
from engine.texts import figure as number_words
from scenes.handbook.box.entries import Things
from scenes.handbook.box.words import RULING, choice_words, column_words
from scenes.handbook.box.workbench import NO_EFFECT
from scenes.shell.services import Services
from scenes.shell.widgets.wording import iso_day_words


class FigureWords:
    """The figures of a game in the language of the app."""

    def __init__(self, app: Services, game: str, base: Printed) -> None:
        self._app = app
        self._game = game
        self._figures: Mapping[Place, Figure] = {each.place: each for each in base.figures}
        self._things = Things(app, game, None)

    def title(self, place: Place) -> str:
        """The figure: "Mason: Cost"; of a ruling the question that it answers."""
        figure = self._figures.get(place)
        if figure is None:
            return self._app.say("sets.figure", entry=place.entry, column=place.column)
        column = self._app.say(column_words(self._game, figure))
        if figure.group == RULING:
            return column
        return self._app.say("sets.figure", entry=self._things.title(place.entry), column=column)

    def value(self, place: Place, value: Any) -> str:
        """What a cell holds."""
        figure = self._figures.get(place)
        if value is None:
            return self._app.say("sets.nothing")
        if isinstance(value, bool):
            return self._app.say("sets.yes" if value else "sets.no")
        if isinstance(value, int):
            return number_words(value)
        if figure is None:
            return value if isinstance(value, str) else toml_of(value)
        if figure.kind == EFFECT and figure.notation is not None:
            return self._effect(figure, value)
        if figure.kind in (CHOICE, SHAPE) and isinstance(value, str):
            return self._choice(figure, value)
        if figure.kind == CHOICES and isinstance(value, list):
            return ", ".join(self._choice(figure, str(each)) for each in value)
        return _plain(value)

    def _choice(self, figure: Figure, value: str) -> str:
        """A word, or the name of another card."""
        words = choice_words(self._game, figure, value)
        if self._app.catalogue.has(words.key):
            return self._app.say(words)
        return self._things.name_of_key(value) or value

    def _effect(self, figure: Figure, value: Any) -> str:
        assert figure.notation is not None
        try:
            return self._app.say(figure.notation.words(value))
        except NO_EFFECT:  # a notation of another version
            return _plain(value)


def _plain(value: Any) -> str:
    if isinstance(value, list) and all(type(each) is int for each in value):
        return ", ".join(number_words(each) for each in value)
    return value if isinstance(value, str) else toml_of(value)


def set_line(app: Services, box: Box | None) -> str:
    """How much a set says, and who said it last."""
    if box is None:
        return app.say("sets.published_line")
    said = list(box.corrections.values())
    count = app.say("sets.count", n=sum(not each.confirms for each in said))
    confirmed = sum(each.confirms for each in said)
    if confirmed:
        more = app.say("sets.confirmed", n=confirmed)
        count = app.say("archive.line", progress=count, date=more)
    last = max(said, key=lambda each: each.when, default=None)
    made = _made(app, last.who, last.when) if last is not None else ""
    return app.say("archive.line", progress=count, date=made) if made else count


def _made(app: Services, who: str, when: str) -> str:
    day = iso_day_words(app, when)
    if who and day:
        return app.say("sets.made_by", name=who, day=day)
    return who or day
