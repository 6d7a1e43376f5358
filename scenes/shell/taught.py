"""What a table shows to whoever teaches at it, and lets it do: one person's table in a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from engine.core import Action
from engine.events import Event
from engine.explain import Choice, Question, Text
from engine.session import Session
from sprites.common.rich import IconSource
from sprites.common.theme import Theme


class TaughtTable(Protocol):
    """The table of one session as a teacher sees it. Boxes are px of the window."""

    consent: Callable[[Choice], Choice | None]
    """Asked before a choice of the person is taken: what is taken, with all that follows in the
    same gesture; None: nothing is."""
    decided: Callable[[str, int], None]
    """Told after each decision: the question that it answered and its number in the log."""
    menu: Callable[[], None]
    """What the menu key opens."""
    begins_at: int
    """So many decisions led to what was laid out here: none of them is taken back."""
    lenient: bool
    """True: whoever plays alone may take back more than the rules allow."""
    unhurried: bool
    """True: a click too many answers no question."""
    keeps_refusal: bool
    """True: what was refused stays until the person presses."""
    planned: Callable[[Choice], bool]
    """True for a choice that is asked for: it ends the turn without a second press."""
    halted: bool
    """True: the computers play no more."""
    halted_words: str
    """The key of what the prompt says when one of them would have to."""
    script: Sequence[Action]
    """A game that computers play on with, as long as the same decisions led to the same."""
    waits_at: Callable[[Event], bool]
    """Which events of others are shown until a key."""

    @property
    def session(self) -> Session: ...

    @property
    def question(self) -> Question | None:
        """What the person may answer now; None while anything else goes on."""

    @property
    def resting(self) -> bool:
        """True when nothing moves, nobody thinks and nothing is looked back at."""

    @property
    def watched(self) -> Event | None:
        """The event of somebody else that is shown now."""

    @property
    def holding(self) -> bool:
        """True while a piece is in the hand."""

    @property
    def held_at(self) -> tuple[float, float] | None:
        """Where the hand is that holds a piece."""

    @property
    def blocked(self) -> str:
        """The place that was tried and is refused now; empty for none."""

    @property
    def begun(self) -> object:
        """Equal before and after a gesture that did nothing."""

    @property
    def scale(self) -> float:
        """px per unit."""

    @property
    def large_words(self) -> bool:
        """True where somebody asked for larger letters than usual."""

    @property
    def theme(self) -> Theme: ...

    @property
    def icon(self) -> IconSource: ...

    def say(self, text: Text | str) -> str:
        """A finished sentence with the players' names."""

    def boxes(self, anchors: Sequence[str]) -> list[pygame.Rect]:
        """Where some anchors lie that can be seen; `*` stands for any letters."""

    def lights(self, anchors: Sequence[str]) -> list[pygame.Rect]:
        """The same for what is lit: with the pieces that stand on a ground, so that no frame lies
        across them."""

    def buttons(self, choice: Choice) -> list[pygame.Rect]:
        """The buttons and rows that take a choice."""

    def rows(self, choice: Choice) -> list[pygame.Rect]:
        """The rows of the open list that decide what a choice does."""

    def number(self, choice: Choice) -> int:
        """The number that stands on the row or button of a choice and is its key; 0 for none."""

    def read_now(self) -> list[pygame.Rect]:
        """The prompt first, and what lies open over the table: chooser, digest and slip."""

    def offered(self) -> list[pygame.Rect]:
        """The places of everything that the open question offers."""

    @property
    def rail(self) -> pygame.Rect:
        """The panels at the side, where seats, log and explanations stand."""

    def looked_up(self) -> list[list[pygame.Rect]]:
        """What is looked up on the rail, seats, tabs and the inspector, whether it tells of
        something now or not; then what can least be missed of it."""

    @property
    def default(self) -> Choice | None:
        """What Enter would take now, with nothing in focus and nothing open."""

    @property
    def enter_is_idle(self) -> bool:
        """True while Enter would do nothing at all."""

    def grounds(self) -> list[pygame.Rect]:
        """Where a slip may lie, best first."""

    def choose_listed(self, choice: Choice) -> None:
        """Take a choice whose row stands in the list that lies open."""

    def take(self, actions: Sequence[Action]) -> None:
        """Take decisions, the first of which answers the open question, whoever is asked."""

    def uncover(self, anchor: str) -> None:
        """Show the card of an anchor whole, above its neighbours; none for an empty one."""

    def ask_for(self, choice: Choice | None, *, alone: bool = False) -> None:
        """What Enter means now, and where the keys begin in a list that has just opened. Where it
        is asked for `alone`, what else is possible stands back on the table."""

    def forget_refusal(self) -> None:
        """What was refused has been answered."""

    @property
    def can_take_back(self) -> bool:
        """True while the last decision can be taken back freely."""

    def take_back(self) -> None:
        """Take the last decision back, as Undo does."""

    def show_next(self) -> None:
        """The event that is shown has been seen: on to the next one."""


@dataclass(frozen=True, slots=True)
class Still:
    """A table at rest as a picture: `boxes` gives where some places lie in it, px, `lights` the
    same for what is ringed, `board` the part that moves with the camera."""

    picture: pygame.Surface
    boxes: Callable[[Sequence[str]], list[pygame.Rect]]
    lights: Callable[[Sequence[str]], list[pygame.Rect]]
    board: pygame.Rect
    icon: IconSource
