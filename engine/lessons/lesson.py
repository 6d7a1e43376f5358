"""A lesson as data: chapters of steps, each with what it waits for, and one stored game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core import Action
from engine.lessons.patterns import NOTHING, Pattern


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, or a sentence to read.

    `at`: anchors in the light; without any, those of the choice that is wanted now. `do`: decisions
    that lead there, question by question, the first that is on offer at each. `hold`: what is
    neither wanted nor fine is kept for another game, as long as the wanted choice is on offer; a
    sentence is read before anything is decided, unless it says otherwise.
    """

    id: str
    clause: str
    wants: Pattern
    do: tuple[Pattern, ...] = ()
    needs: Pattern = NOTHING
    fine: Pattern = NOTHING
    at: tuple[str, ...] = ()
    hold: bool = False
    near: tuple[str, ...] = ()
    """Anchors that the step is about beside those in the light; without any, the chapter's."""

    then: tuple[Action, ...] = ()
    """What the guide decides in the same gesture as the wanted choice, as far as it is an answer:
    what would be asked beside the lesson, and the end of the turn where it is known by now."""

    straight: bool = False
    """Of several ways to do it with the same thing at the same place, the wanted one is taken
    without a question."""

    only: bool = False
    """Nothing but what `at` names is in the light: it is done with a click there, wherever the
    wanted choice begins."""

    n: Pattern = NOTHING
    """The event of the own deed whose figure stands as `{n}` in the answer to it."""

    counts: bool = False
    """The score sheet is read here line by line, before it goes on."""

    @property
    def reads(self) -> bool:
        """True when nothing but a key is waited for."""
        return self.wants.waits_for("key")

    @property
    def guarded(self) -> bool:
        """True when the open question can tell whether it is this step's turn."""
        return bool(self.needs.ways or self.do)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some steps that begin when `opens` holds. Where `needs` does not hold then, the lesson turns
    some pages: it goes on with the stored game after `joins` decisions."""

    id: str
    steps: tuple[Step, ...]
    joins: int
    opens: Pattern = NOTHING
    needs: Pattern = NOTHING
    sign: str = ""
    """The icon that stands for it."""
    slowly: bool = False
    """What others do in it is shown event by event, each until a key."""
    near: tuple[str, ...] = ()
    """Anchors that stay in sight while it is taught: a pattern with `*` means all the ground of
    what it names."""


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence about an event that the person watches. `every`: each time, not only once; of
    several such events in a row, at the first. `waits`: the event stays until a key, also in a
    chapter that does not go slowly. `near`: anchors that stay in sight beside it; without any, the
    chapter's."""

    id: str
    on: Pattern
    clause: str
    every: bool = False
    waits: bool = False
    near: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson. `data_text`: the component data that it was written with; `log`: the stored
    game from which chapters can be joined."""

    game: str
    config: Mapping[str, Any]
    seed: int
    minutes: int
    data_text: str
    chapters: tuple[Chapter, ...]
    told: tuple[Told, ...]
    log: tuple[Action, ...]
    seat: int = 0
    """Who is taught."""

    def text(self, *parts: str) -> str:
        """The key of a sentence of this lesson in the catalogue."""
        return f"{self.game}.lesson.{'.'.join(parts)}"
