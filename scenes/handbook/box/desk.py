"""What the parts of "Your box" share: the corrections, words, pictures, and what is open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from engine.box.applying import shipped
from engine.box.figures import EFFECT, Figure, partners
from engine.box.places import Place
from engine.explain import Text
from scenes.handbook.box.entries import Things
from scenes.handbook.box.fields.composing import Composer
from scenes.handbook.box.words import choice_words, column_words
from scenes.handbook.box.workbench import NO_EFFECT, Workbench
from scenes.handbook.gui.opened import Gui
from scenes.shell.services import Services
from sprites.common.binding import Binding
from sprites.handbook.box.layout import BoxLayout

SETTLED: Final = 0.15
"""Seconds without typing after which what was typed is taken."""


@dataclass(slots=True)
class Desk:
    """`active`: the effect whose signs lie open; `composing`: where its next sign goes;
    `changed`: the figures may be others now."""

    app: Services
    game: str
    bench: Workbench
    things: Things
    binding: Binding
    gui: Gui
    layout: BoxLayout
    changed: Callable[[], None]
    active: Place | None = None
    composing: dict[Place, Composer] = field(default_factory=dict)
    _typed: Callable[[], None] | None = None
    _wait: float = 0.0

    # Words -----------------------------------------------------------------------------------

    def say(self, key: Text | str, **values: object) -> str:
        """A finished sentence."""
        return self.app.say(key, (), **values)

    def label(self, figure: Figure) -> str:
        """What a figure is called; one of several alike has its number."""
        name = self.say(column_words(self.game, figure))
        numbers = [part.partition("]")[0] for part in figure.column.split("[")[1:]]
        if not numbers:
            return name
        return self.say("handbook.box.numbered", what=name, n=int(numbers[0]))

    def choice(self, figure: Figure, value: str) -> str:
        """One of the values that can be chosen: a word, or the name of another entry."""
        words = choice_words(self.game, figure, value)
        if self.app.catalogue.has(words.key):
            return self.say(words.key)
        return self.things.name_of_key(value) or value

    def sign(self, key: str) -> str:
        """What a sign of an effect is called."""
        words = f"{self.game}.box.choice.{key.partition(':')[0]}"
        return self.say(words) if self.app.catalogue.has(words) else key

    def told(self, figure: Figure, value: Any) -> str:
        """A value in words."""
        if figure.kind == EFFECT:
            return self.effect(figure, value)
        if isinstance(value, bool):
            return self.say("handbook.box.yes" if value else "handbook.box.no")
        if isinstance(value, list):
            if not value:
                return self.say("handbook.box.nothing")
            if all(isinstance(each, list) for each in value):
                places = [self.say("handbook.box.position", rank=r, index=i) for r, i in value]
                return self.say("handbook.box.positions", n=len(value), places=places)
            parts = [self.told(figure, each) for each in value]
            return self.say("handbook.box.listed", parts=parts)
        if isinstance(value, str) and figure.choices:
            return self.choice(figure, value)
        return str(value)

    def effect(self, figure: Figure, value: Any) -> str:
        """The sentence that an effect becomes; empty where it becomes none."""
        if figure.notation is None or value is None:
            return ""
        try:
            words = self.say(figure.notation.words(value))
        except NO_EFFECT:
            return ""
        return words or self.say("handbook.box.nothing")

    def reason(self, sentence: Text) -> str:
        """Why the rules refuse something, with words in the place of names of cells."""
        values = dict(sentence.values)
        entry, column = str(values.get("entry", "")), str(values.get("column", ""))
        figures = self.bench.figures(entry)
        figure = next((f for f in figures if f.column.startswith(column)), None)
        if figure is not None:
            values["entry"], values["column"] = self.things.title(entry), self.label(figure)
            if figure.column != column:  # of a whole list, not of one figure in it
                words = Text(f"{self.game}.box.column.{column.partition('[')[0]}")
                known = self.app.catalogue.has(words.key)
                values["column"] = self.say(words if known else column_words(self.game, figure))
            choices = values.get("known")
            if choices is not None:
                values["known"] = [self.choice(figure, each) for each in choices]
        return self.say(Text(sentence.key, values))

    def beside(self, figure: Figure) -> list[Figure]:
        """The figures that are checked together with one."""
        return partners(shipped(self.game).game.together, self.bench.editing.figures, figure)

    def drawn_in(self, entry: str) -> list[Figure]:
        """Figures of other entries that lie open with an entry: those without which a value that
        waits in one of them is refused."""
        own = self.bench.figures(entry)
        known = {figure.place: figure for figure in self.bench.editing.figures}
        found: dict[Place, Figure] = {}
        for place, draft in self.bench.drafts.items():
            if not draft.asked or place not in known:
                continue
            group = [known[place], *self.beside(known[place])]
            if any(each.entry == entry for each in group):
                found |= {each.place: each for each in group}
        return [each for place, each in found.items() if place.entry != entry and own]

    def titled(self, figure: Figure) -> str:
        """A figure with the name of its entry."""
        title = self.things.title(figure.entry)
        return self.say("sets.figure", entry=title, column=self.label(figure))

    # Changing --------------------------------------------------------------------------------

    def propose(self, place: Place, value: Any) -> bool:
        """Say what a figure is; True when the rules take it."""
        taken = self.bench.say(place, value)
        self.changed()
        return taken

    def soon(self, commit: Callable[[], None]) -> None:
        """Take what is being typed, as soon as nothing more comes."""
        self._typed, self._wait = commit, SETTLED

    def now(self) -> None:
        """Take it at once."""
        commit, self._typed = self._typed, None
        if commit is not None:
            commit()

    def begin(self, place: Place) -> None:
        """A figure is being written."""
        self.bench.begin_visit(place)

    def end(self, taken: bool) -> None:
        """It is written, and what stands there is taken, or given up."""
        if taken:
            self.now()
            self.bench.end_visit()
        else:
            self._typed = None
            self.bench.give_up_visit()
            self.changed()

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self._typed is not None:
            self._wait -= dt
            if self._wait <= 0:
                self.now()

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until something that was typed is taken."""
        return max(0.01, self._wait) if self._typed is not None else None
