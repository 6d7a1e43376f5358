"""The owner's box while it is corrected: what is said goes to the rules first and to the disk at
once; what the rules refuse waits as a draft, with the reason. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final, NamedTuple

from engine.box.applying import BoxError, shipped
from engine.box.corrections import Box, empty_box
from engine.box.editing import Editing, start_editing
from engine.box.figures import SHAPE, Figure
from engine.box.places import Place
from engine.cells.rulings import SECTION
from engine.explain import Text
from saves.box_files import BoxFile
from saves.boxes import BoxShelf
from scenes.handbook.box.keeping import Keeper

OURS: Final = "ours"
LATER: Final = "later"
CHANGED: Final = "changed"
CONFIRMED: Final = "confirmed"
PRINTED: Final = "printed"
"""How far somebody has come with a figure or an entry: nobody has looked at what is ours, it was
left for later, it was corrected, it is as the box says, or a source shows it."""


NO_EFFECT: Final = (ValueError, LookupError, TypeError)
"""What a notation raises for an effect that is not complete."""
INCOMPLETE: Final = Text("handbook.box.incomplete")


@dataclass(frozen=True, slots=True)
class Draft:
    """A value that is not accepted, and why. `value`: of the cell, or the letters that were
    typed where they are none."""

    value: Any
    reason: Text
    asked: bool = True
    """False for what the rules could not even be asked about."""


class _Visit(NamedTuple):
    """A figure while it is written, and what waited when that began."""

    place: Place
    drafts: Mapping[Place, Draft]


class Workbench:
    """The corrections of a game in the hands of somebody who has the box before them.

    `first_name`: what a set is called that does not exist yet. `told`: takes sentences that the
    person has to know of, once each.
    """

    def __init__(
        self,
        shelf: BoxShelf,
        game: str,
        first_name: str,
        told: Callable[[Text], None],
        who: str = "",
    ) -> None:
        self.game = game
        self.drafts: dict[Place, Draft] = {}
        self._keeper = Keeper(shelf, game, told)
        self._first_name = first_name
        self._told = told
        self._who = who
        self._visit: _Visit | None = None
        self._figures: dict[str, list[Figure]] = {}
        self._states: dict[str, str] = {}
        self.editing = self._open()

    @staticmethod
    def _kept(file: BoxFile, name: str) -> Box | None:
        """The set to be corrected: the one in use, else the one of this name, else any."""
        return file.used or file.boxes.get(name) or next(iter(file.boxes.values()), None)

    def _open(self, name: str = "") -> Editing:
        kept = self._keeper.read()
        box = self._kept(kept, name)
        self.in_use = kept.used is not None or box is None
        box = box or empty_box(self.game, self._first_name)
        if not self.in_use:
            self._told(Text("handbook.box.not_in_use", {"name": box.name}))
        said = {"who": self._who, "today": _today, "skipped": kept.skipped}
        try:
            editing = start_editing(shipped(self.game), box, **said)
        except BoxError as error:
            self._keeper.unplayable = box
            self._told(error.sentence)
            return start_editing(shipped(self.game), replace(box, corrections={}), **said)
        if editing.refused:
            self._keeper.unplayable = box
            self._told(Text("handbook.box.refused_before", {"n": len(editing.refused)}))
        for each in editing.refused:
            place, value = each.correction.place, each.correction.value
            printed = editing.printed.get(place)
            if printed is not None:
                shown = value if _alike(value, printed.value) else printed.value
                self.drafts[place] = Draft(shown, each.sentence)
        return editing

    @property
    def unwritten(self) -> bool:
        """True while the disk refuses what was said."""
        return self._keeper.unwritten

    def flush(self) -> bool:
        """Write what the disk has refused so far; False where it still does."""
        if self.unwritten:
            self.keep()
        return not self.unwritten

    def reopen(self) -> None:
        """Somebody else may have exchanged the set meanwhile, removed it, or taken it out of
        use."""
        if self.unwritten:
            self.keep()
            return
        now, file = self.editing.box, self._keeper.look()
        box = self._kept(file, now.name)
        same = box == now or (box is None and not now.corrections)
        if same and self.in_use == (file.used is not None or box is None):
            return
        self._figures, self._states = {}, {}
        self._keeper.unplayable = None
        self.drafts.clear()
        self.editing = self._open(now.name)

    # Reading ---------------------------------------------------------------------------------

    def figures(self, entry: str) -> Sequence[Figure]:
        """The figures of an entry as they are now, in the order of the file."""
        if not self._figures:
            for figure in self.editing.figures:
                self._figures.setdefault(figure.entry, []).append(figure)
        return self._figures.get(entry, ())

    @property
    def entries(self) -> tuple[str, ...]:
        """Every entry that can be corrected, in the order of the file; rulings have a page of
        their own."""
        figures = self.editing.printed.values()
        return tuple(dict.fromkeys(each.entry for each in figures if each.group != SECTION))

    def state(self, place: Place) -> str:
        """How far somebody has come with a figure."""
        if place in self.editing.box.corrections:
            return CHANGED if self.editing.differs(place) else CONFIRMED
        printed = self.editing.printed.get(place)
        if printed is None:
            return CHANGED
        if not printed.reconstructed:
            return PRINTED
        return LATER if place in self.editing.skipped else OURS

    def state_of_entry(self, entry: str) -> str:
        """The same of a whole entry: what is left to be looked at comes first."""
        if entry not in self._states:
            places = {figure.place for figure in self.figures(entry)} | set(self.said_of(entry))
            states = {self.state(place) for place in places}
            order = (OURS, LATER, CHANGED, CONFIRMED)
            self._states[entry] = next((each for each in order if each in states), PRINTED)
        return self._states[entry]

    def said_of(self, entry: str) -> list[Place]:
        """The figures of an entry about which the box says something."""
        return [place for place in self.editing.box.corrections if place.entry == entry]

    def touched(self, entry: str) -> bool:
        """True when the box says something about an entry, or a draft waits there."""
        return bool(self.said_of(entry)) or any(place.entry == entry for place in self.drafts)

    def left_in(self, entry: str) -> int:
        """So many figures of an entry are ours, and nobody has looked at them."""
        return sum(self.state(each.place) in (OURS, LATER) for each in self.figures(entry))

    # Changing --------------------------------------------------------------------------------

    def say(self, place: Place, value: Any) -> bool:
        """What a figure is on the owner's box. False: the rules refuse it, and it waits as a
        draft; as soon as other figures go with it, it is taken."""
        back = self._back(place)
        taken = self._said(place, value)
        if back:
            self.keep()
        return taken

    def _said(self, place: Place, value: Any) -> bool:
        if value == self.editing.figure(place).value:
            self.drafts.pop(place, None)
            return True
        waiting = {
            each: draft.value
            for each, draft in self.drafts.items()
            if draft.asked and each != place
        }
        if self._tried({place: value}):
            for each, other in waiting.items():
                self._tried({each: other})
            return True
        return bool(waiting) and self._tried({**waiting, place: value})

    def refuse(self, place: Place, value: Any, reason: Text) -> None:
        """What was entered is nothing that the rules could be asked about."""
        back = self._back(place)
        self.drafts[place] = Draft(value, reason, asked=False)
        if back:
            self.keep()

    def _tried(self, values: Mapping[Place, Any]) -> bool:
        """Change these figures together, if the rules can play that; else one alone is a draft."""
        try:
            self.editing.change(self._cells(values))
        except (BoxError, *NO_EFFECT) as error:
            if len(values) == 1:
                place, value = next(iter(values.items()))
                reason = error.sentence if isinstance(error, BoxError) else INCOMPLETE
                self.drafts[place] = Draft(value, reason)
            return False
        for place in values:
            self.drafts.pop(place, None)
        self.keep()
        return True

    def _cells(self, values: Mapping[Place, Any]) -> dict[Place, Any]:
        """The cells that change; another shape of a table means several. Raises KeyError."""
        cells: dict[Place, Any] = {}
        for place, value in values.items():
            if self.editing.figure(place).kind == SHAPE:
                cells |= self.editing.reshaped(place, value)
            else:
                cells[place] = value
        return cells

    def confirm(self, *places: Place) -> None:
        """The program's figures are those of the box."""
        self.editing.confirm(*places)
        for place in places:
            self.drafts.pop(place, None)
        self.keep()

    def confirm_entry(self, entry: str) -> None:
        """Everything of an entry that nobody has said anything about is as the box says."""
        self.confirm(*self.unsaid(entry))

    def unsaid(self, entry: str) -> list[Place]:
        """The figures of an entry about which the box says nothing."""
        said, printed = self.editing.box.corrections, self.editing.printed
        places = [figure.place for figure in self.figures(entry)]
        return [place for place in places if place not in said and place in printed]

    def restore(self, *places: Place) -> None:
        """Take back what the box says about figures; a draft is forgotten first."""
        drafts = [place for place in places if self.drafts.pop(place, None) is not None]
        said = [place for place in places if place in self.editing.box.corrections]
        if not said or (drafts and len(places) == 1):
            return
        try:
            self.editing.restore(*said)
        except BoxError as error:
            self._told(error.sentence)
            return
        self.keep()

    def restore_entry(self, entry: str) -> None:
        """An entry is again as the program has it."""
        drafts = [place for place in self.drafts if place.entry == entry]
        for place in drafts:
            del self.drafts[place]
        self.restore(*self.said_of(entry))

    def undo(self) -> None:
        """Take the last change back."""
        if self.editing.can_undo:
            self._gone(self.editing.undo)

    def redo(self) -> None:
        """Make it again."""
        if self.editing.can_redo:
            self._gone(self.editing.redo)

    def _gone(self, go: Callable[[], None]) -> None:
        try:
            go()
        except BoxError as error:  # another window has said what does not go with it
            self._told(error.sentence)
            return
        self.keep()

    def begin_visit(self, place: Place) -> None:
        """A figure is being written: all of it is one step for undo, until `end_visit`."""
        self._visit = _Visit(place, dict(self.drafts))
        self.editing.begin_step()

    def end_visit(self) -> None:
        """What was written is taken."""
        self._visit = None
        self.editing.end_step()

    def give_up_visit(self) -> None:
        """Everything is as it was before."""
        if self._visit is not None and self._back(self._visit.place):
            self.keep()
        self.end_visit()

    def _back(self, place: Place) -> bool:
        """All is as it was when the visit of a figure began; True where the figures change. What is
        written next stands in the place of what was written so far."""
        visit = self._visit
        if visit is None or visit.place != place:
            return False
        self.drafts = dict(visit.drafts)
        try:
            return self.editing.drop_step()
        except BoxError as error:  # as in `_gone`
            self._told(error.sentence)
            return False

    def skip(self, entry: str) -> None:
        """Leave what is left of an entry for later, or come back to it."""
        left = [each for each in self.editing.still_reconstructed() if each.entry == entry]
        for place in left:
            self.editing.skip(place)
        self.keep()

    def step(self, entry: str, by: int) -> str:
        """The next entry in which something is still ours, round and round; "": none."""
        order = list(self.entries)
        left = {
            place.entry: place not in self.editing.skipped
            for place in reversed(self.editing.still_reconstructed())
        }
        wanted = {each for each, now in left.items() if now} - {entry} or set(left)
        at = order.index(entry) if entry in order else 0
        walk = [order[(at + by * n) % len(order)] for n in range(1, len(order) + 1)]
        return next((each for each in walk if each in wanted), "")

    # Keeping ---------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write what is said to the disk; new games are played with it from now on."""
        self._figures, self._states = {}, {}
        editing = self.editing
        merged = self._keeper.write(editing.box, self.in_use, tuple(editing.skipped))
        if merged is None:
            return
        name = editing.box.name
        self.in_use = merged.file.in_use == name
        editing.skipped = set(merged.file.skipped)
        try:
            editing.join(merged.file.boxes[name])
        except BoxError:
            self._keeper.part(editing.box, merged.there.boxes[name])


def _alike(value: Any, printed: Any) -> bool:
    """True when a value has the form of the program's, so that its field can show it."""
    if isinstance(value, list) and isinstance(printed, list):
        forms = printed or [""]
        return all(any(_alike(each, form) for form in forms) for each in value)
    return type(value) is type(printed)


def _today() -> str:
    return date.today().isoformat()
