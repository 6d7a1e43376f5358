"""The table as a teacher sees it: what is asked and shown, where things lie, what is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Protocol

import pygame

from engine.core import Action
from engine.events import Event
from engine.explain import Choice, Question, Text
from engine.session import Session
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.tooltips import Tooltips
from scenes.table.chrome.whereabouts import digest_box, grounds, of_the_rail, offered
from scenes.table.context import TableContext
from scenes.table.drawing.painter import covered
from scenes.table.exits import Exits
from scenes.table.input.controller import Act
from scenes.table.input.pointing import choice_of, inside
from scenes.table.model.legality import decision
from scenes.table.model.picking import Picking
from scenes.table.motion.beginning import Beginning
from scenes.table.motion.showing import Habits
from scenes.table.motion.things import Place, Point, Sprite
from sprites.common.rich import IconSource
from sprites.common.theme import Theme


class Slip(Protocol):
    """What a person has asked for and reads."""

    @property
    def box(self) -> pygame.Rect | None: ...


class Taught:
    """See `scenes.shell.taught`; made for every table, and asleep at most."""

    def __init__(
        self,
        context: TableContext,
        panels: Panels,
        tooltips: Tooltips,
        exits: Exits,
        asked_for: Sequence[Slip],
        beginning: Beginning,
    ) -> None:
        self._context = context
        self._beginning = beginning
        self._exits = exits
        self._asked_for = asked_for
        self._panels = panels
        self._tooltips = tooltips
        self._habits = context.model.habits
        self._list: Picking | None = None
        """The open list in which the keys have begun."""
        self.waits_at: Callable[[Event], bool] = lambda event: False
        context.model.habits = self._with_waits

    @property
    def consent(self) -> Callable[[Choice], Choice | None]:
        """Asked before a choice of the person is taken; None: it is not."""
        return self._context.model.consent

    @consent.setter
    def consent(self, ask: Callable[[Choice], Choice | None]) -> None:
        self._context.model.consent = ask

    @property
    def decided(self) -> Callable[[str, int], None]:
        """Told after each decision."""
        return self._context.match.decided

    @decided.setter
    def decided(self, tell: Callable[[str, int], None]) -> None:
        self._context.match.decided = tell

    @property
    def script(self) -> Sequence[Action]:
        """A game that computers play on with while it is the same."""
        return self._context.match.script

    @script.setter
    def script(self, log: Sequence[Action]) -> None:
        self._context.match.script = log

    @property
    def halted(self) -> bool:
        """True: the computers play no more."""
        return self._context.match.halted

    @halted.setter
    def halted(self, halted: bool) -> None:
        self._context.match.halted = halted

    @property
    def halted_words(self) -> str:
        """The key of what the prompt says then."""
        return self._context.match.halted_words

    @halted_words.setter
    def halted_words(self, key: str) -> None:
        self._context.match.halted_words = key

    @property
    def begins_at(self) -> int:
        """So many decisions led to what was laid out here: none of them is taken back."""
        return self._context.match.begins_at

    @begins_at.setter
    def begins_at(self, decisions: int) -> None:
        self._context.match.begins_at = decisions

    @property
    def lenient(self) -> bool:
        """True: whoever plays alone may take back more than the rules allow."""
        return self._context.match.lenient

    @lenient.setter
    def lenient(self, lenient: bool) -> None:
        self._context.match.lenient = lenient

    @property
    def unhurried(self) -> bool:
        """True: a click too many answers no question."""
        return self._context.unhurried

    @unhurried.setter
    def unhurried(self, unhurried: bool) -> None:
        self._context.unhurried = unhurried

    @property
    def keeps_refusal(self) -> bool:
        """True: what was refused stays until the person presses."""
        return self._tooltips.spoken_of

    @keeps_refusal.setter
    def keeps_refusal(self, keeps: bool) -> None:
        self._tooltips.spoken_of = keeps

    @property
    def planned(self) -> Callable[[Choice], bool]:
        """True for a choice that is asked for: it ends the turn without a second press."""
        return self._context.model.planned

    @planned.setter
    def planned(self, asks: Callable[[Choice], bool]) -> None:
        self._context.model.planned = asks

    @property
    def menu(self) -> Callable[[], None]:
        """What the menu key opens."""
        return self._exits.opens_menu

    @menu.setter
    def menu(self, opens: Callable[[], None]) -> None:
        self._exits.opens_menu = opens

    @property
    def session(self) -> Session:
        """The game that is played."""
        return self._context.match.session

    @property
    def question(self) -> Question | None:
        """What the person may answer now."""
        model = self._context.model
        return model.question if model.asking and self.resting else None

    @property
    def resting(self) -> bool:
        """True when nothing moves, nobody thinks and nothing is looked back at: it can be seen."""
        model = self._context.model
        match = self._context.match
        busy = self._context.workshop.loading or model.animator.busy or model.passing.due
        thinks = match.seat_player is not None and not match.halted
        shown = not self._beginning.active
        return shown and not busy and model.past is None and not thinks

    @property
    def watched(self) -> Event | None:
        """The event of somebody else that is shown now."""
        model = self._context.model
        shown = model.animator.shown_event
        return shown.event if shown is not None and model.watching else None

    @property
    def holding(self) -> bool:
        """True while a piece is in the hand."""
        return self._context.held is not None

    @property
    def held_at(self) -> Point | None:
        """Where the hand is that holds a piece."""
        held = self._context.held
        return held.at if held is not None else None

    @property
    def blocked(self) -> str:
        """The place that was tried and is refused now; the pointer alone tries nothing."""
        return self._tooltips.refused

    @property
    def begun(self) -> object:
        """Equal before and after a gesture that did nothing."""
        model, controller = self._context.model, self._context.controller
        picking = model.picking.choices if model.picking is not None else ()
        decided, armed = len(self._context.match.session.log), model.prompt.armed
        return decided, armed, picking, controller.source, self.holding, self.resting

    @property
    def scale(self) -> float:
        """px per unit."""
        return self._context.frame.words

    @property
    def large_words(self) -> bool:
        """True where somebody asked for larger letters than usual."""
        return self._context.app.settings.text_percent > 100

    @property
    def theme(self) -> Theme:
        """The colours of the game."""
        return self._context.table.theme

    @property
    def icon(self) -> IconSource:
        """The game's icons."""
        return self._context.table.icon

    def say(self, text: Text | str) -> str:
        """A finished sentence with the players' names."""
        return self._context.say(text)

    def boxes(self, anchors: Sequence[str]) -> list[pygame.Rect]:
        """Where the anchors of some patterns lie that can be seen."""
        known = self._context.places
        return [known[name].rect for name in self._named(anchors)]

    def lights(self, anchors: Sequence[str]) -> list[pygame.Rect]:
        """The same with what stands there, where a place is a ground of which only the middle is
        its box: pieces, and other places; whole cards, where nothing lies on them; and what lies
        half on a place: the number of a pile, the marker below a worker's feet."""
        known = self._context.places
        sprites = self._context.painter.around.now(self._context.viewer).sprites
        found = []
        for name in self._named(anchors):
            ground = known[name] if known[name].shape == "area" else None
            there = [each.rect for each in sprites if ground and each.anchor == name]
            whole = self._whole(name, known[name], sprites)
            there += [*_places_on(ground, known), *whole, *_half_on(name, known[name], sprites)]
            found.append(known[name].rect.unionall(there))
        return found

    def _whole(self, name: str, place: Place, sprites: Sequence[Sprite]) -> Iterator[pygame.Rect]:
        """The card beside the board at a place, of which that is only the strip that its
        neighbours would leave."""
        above = self._context.painter.uncovered == name
        there = [each for each in sprites if each.anchor == name and not each.board]
        for each in there if place.shape == "card" else ():
            if above or not covered(each, sprites):
                yield each.rect

    def _named(self, anchors: Sequence[str]) -> list[str]:
        """The anchors in sight that some patterns name."""
        known = self._context.places
        found = [name for anchor in anchors for name in known if fnmatchcase(name, anchor)]
        return [name for name in dict.fromkeys(found) if self._seen(known[name])]

    def buttons(self, choice: Choice) -> list[pygame.Rect]:
        """The buttons and rows that take a choice."""
        model, targets = self._context.model, self._context.chrome.targets
        return [box for name, box in targets.items() if choice_of(model, name) == choice]

    def rows(self, choice: Choice) -> list[pygame.Rect]:
        """The rows of the open list that decide what a choice does."""
        model, targets = self._context.model, self._context.chrome.targets
        rows = {name: choice_of(model, name) for name in targets if name.startswith("chooser:")}
        same = decision(choice)
        return [targets[name] for name, row in rows.items() if row and decision(row) == same]

    def number(self, choice: Choice) -> int:
        """The number that stands on the row or button of a choice and is its key; 0 for none."""
        model = self._context.model
        if model.picking is not None:
            rows = [decision(each) for each in model.picking.choices]
            return rows.index(decision(choice)) + 1 if decision(choice) in rows else 0
        tokens = self._panels.prompt.buttons
        found = (each.number for each in tokens if choice_of(model, f"prompt:{each.id}") == choice)
        return next(found, 0)

    def read_now(self) -> list[pygame.Rect]:
        """The prompt first, and what lies open over the table."""
        targets = self._context.chrome.targets
        rows = [box for name, box in targets.items() if name.startswith("chooser:")]
        slip = [each.box for each in (self._tooltips, *self._asked_for) if each.box is not None]
        chooser = [rows[0].unionall(rows[1:])] if rows else []
        return [self._context.frame.prompt, *chooser, *digest_box(self._context), *slip]

    def offered(self) -> list[pygame.Rect]:
        """The places of everything that the open question offers."""
        return offered(self._context)

    @property
    def rail(self) -> pygame.Rect:
        """The panels at the side."""
        return self._context.frame.rail

    def looked_up(self) -> list[list[pygame.Rect]]:
        """What is looked up on the rail, all of it, then what can least be missed."""
        return of_the_rail(self._context)

    @property
    def default(self) -> Choice | None:
        """What Enter would take now: the main button, with nothing in focus and nothing open."""
        if self._enter_goes_elsewhere:
            return None
        return choice_of(self._context.model, f"prompt:{self._panels.main_button}")

    @property
    def enter_is_idle(self) -> bool:
        """True while Enter would do nothing at all."""
        return not self._enter_goes_elsewhere and not self._panels.main_button

    @property
    def _enter_goes_elsewhere(self) -> bool:
        context = self._context
        open_list = context.model.picking is not None or self._panels.digest.shown
        return bool(context.controller.focus) or open_list or self.question is None

    def grounds(self) -> list[pygame.Rect]:
        """Where a slip may lie, best first."""
        return grounds(self._context.frame)

    def choose_listed(self, choice: Choice) -> None:
        """Take a choice whose row stands in the list that lies open."""
        model = self._context.model
        rows = model.picking.choices if model.picking is not None else ()
        row = next((each for each in rows if decision(each) == decision(choice)), None)
        if row is not None:
            model.handle_intent(Act(row))
            self._context.mark()

    def take(self, actions: Sequence[Action]) -> None:
        """Take decisions, the first of which answers the open question, whoever is asked."""
        self._context.model.take(Choice(actions[0], Text(""), follow=tuple(actions[1:])))
        self._context.mark()

    def uncover(self, anchor: str) -> None:
        """Show the card of an anchor whole, above its neighbours; none for an empty one."""
        painter = self._context.painter
        if painter.uncovered != anchor:
            painter.uncovered = anchor
            self._context.mark()

    def ask_for(self, choice: Choice | None, *, alone: bool = False) -> None:
        """What Enter means now, and where the keys begin in a list that has just opened. Where it
        is asked for `alone`, what else is possible stands back on the table."""
        self._panels.asked_for = choice
        painter = self._context.painter
        if painter.asked_for != (only := choice if alone else None):
            painter.asked_for = only
            self._context.mark()
        picking = self._context.model.picking
        if picking is self._list:
            return
        self._list = picking
        if picking is not None and choice is not None and self.number(choice):
            picking.row = self.number(choice) - 1
            self._context.mark()

    def forget_refusal(self) -> None:
        """What was refused has been answered."""
        self._tooltips.dismiss()

    @property
    def can_take_back(self) -> bool:
        """True while the last decision can be taken back freely."""
        return self._context.match.can_undo()

    def take_back(self) -> None:
        """Take the last decision back, as Undo does."""
        self._context.model.undo()
        self._context.mark()

    def show_next(self) -> None:
        """The event that is shown has been seen: on to the next one."""
        self._context.model.step()
        self._context.mark()

    def _seen(self, place: Place) -> bool:
        return not place.board or self._context.frame.board.colliderect(place.rect)

    def _with_waits(self) -> Habits:
        habits = self._habits()
        return replace(habits, waits_at=self.waits_at)


def _places_on(ground: Place | None, known: Mapping[str, Place]) -> list[pygame.Rect]:
    """The boxes of the places that lie on a ground."""
    if ground is None:
        return []
    small = [place for place in known.values() if place.shape != "area"]
    return [place.rect for place in small if inside(ground.outline, place.middle)]


_PIECES = ("card", "disc")
"""Shapes of places that are as large as what lies there."""


def _half_on(name: str, place: Place, sprites: Sequence[Sprite]) -> Iterator[pygame.Rect]:
    """The things of the board that lie over the edge of a place and belong to it."""
    for each in sprites if place.board and place.shape != "area" else ():
        under = not each.anchor and place.rect.collidepoint(each.rect.center)
        if each.board and (each.anchor == name if place.shape in _PIECES else under):
            yield each.rect
