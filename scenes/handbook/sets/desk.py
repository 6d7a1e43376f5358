"""The sets of one game in the hands of their owner: what lies open, and every change, with undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from engine.box.applying import Printed, shipped
from engine.box.corrections import Box, Correction, empty_box
from engine.box.drift import Drift, drift_of
from engine.box.rulings import Reading, RulingFigure, rulings_in
from saves.box_files import MOST_SETS, BoxFile
from saves.box_merging import merge_files
from saves.boxes import free_name
from saves.errors import Message, SaveError
from scenes.play.boxes.trying import try_in_use
from scenes.play.messages import as_text
from scenes.shell.services import Services

_MOST_STEPS = 50
"""Changes that can be taken back."""


class Desk:
    """What is kept for a game. `name`: the set that lies open, empty for the program's figures."""

    def __init__(self, app: Services, game: str) -> None:
        self.app = app
        self.game = game
        self.base: Printed = shipped(game)
        self.file = BoxFile(game)
        self.problem: Message | None = None
        self.name = ""
        self._undone: list[BoxFile] = []
        self._done: list[BoxFile] = []
        self.read()
        self.name = self.file.in_use

    # What lies there -------------------------------------------------------------------------

    def read(self) -> None:
        """Take up what is kept; changes made elsewhere cannot be taken back here."""
        kept = self.app.boxes.read(self.game)
        if kept.file != self.file:
            self._done, self._undone = [], []
        self.file, self.problem = kept.file, kept.problem
        if self.name not in self.file.boxes:
            self.name = ""

    @property
    def box(self) -> Box | None:
        """The set that lies open; None for the program's figures."""
        return self.file.boxes.get(self.name)

    @property
    def used(self) -> bool:
        """True when new games are played with what lies open."""
        return self.name == self.file.in_use

    @property
    def drifts(self) -> dict[str, tuple[Drift, ...]]:
        """What waits for a decision, by the name of the set; sets without any are left out."""
        found = {name: drift_of(box, self.base) for name, box in self.file.boxes.items()}
        return {name: drifts for name, drifts in found.items() if drifts}

    @property
    def waiting(self) -> int:
        """How many figures wait for a decision."""
        return sum(map(len, self.drifts.values()))

    @property
    def full(self) -> bool:
        """True when there is room for no other set."""
        return len(self.file.boxes) >= MOST_SETS

    # Changing --------------------------------------------------------------------------------

    def open(self, name: str) -> None:
        """Lay another set open; empty: the program's figures."""
        self.name = name if name in self.file.boxes else ""

    def use(self, name: str) -> bool:
        """Play new games with a set, or with the program's figures."""
        return self._change(replace(self.file, in_use=name))

    def put(self, box: Box) -> bool:
        """Another state of a set."""
        return self._change(replace(self.file, boxes={**self.file.boxes, box.name: box}))

    def add(self, box: Box) -> bool:
        """A new set under a free name, which lies open from now on."""
        named = replace(box, name=free_name(self.file, box.name))
        if not self.put(named):
            return False
        self.name = named.name
        return True

    def new(self) -> bool:
        """An empty set."""
        return self.add(empty_box(self.game, self.app.say("sets.first_name")))

    def rename(self, name: str) -> bool:
        """Call the open set something else; a name that is taken gets a number."""
        box = self.box
        if box is None:
            return False
        others = {key: each for key, each in self.file.boxes.items() if key != box.name}
        found = free_name(replace(self.file, boxes=others), name)
        if found == box.name:
            return True
        boxes = {
            found if key == box.name else key: replace(each, name=found)
            if key == box.name
            else each
            for key, each in self.file.boxes.items()
        }
        in_use = found if self.used else self.file.in_use
        if not self._change(replace(self.file, boxes=boxes, in_use=in_use)):
            return False
        self.name = found
        return True

    def remove(self) -> bool:
        """Forget the open set; the program's figures lie open then."""
        left = {key: each for key, each in self.file.boxes.items() if key != self.name}
        in_use = "" if self.used else self.file.in_use
        return self._change(replace(self.file, boxes=left, in_use=in_use))

    # Rulings ---------------------------------------------------------------------------------

    def rulings(self) -> tuple[tuple[RulingFigure, Reading], ...]:
        """The rulings with the reading of the open set."""
        found = rulings_in(self.game, self.base.game, self.base.sheet)
        return tuple((each, self._reading(each)) for each in found)

    def _reading(self, ruling: RulingFigure) -> Reading:
        said = self.box.corrections.get(ruling.place) if self.box is not None else None
        if said is None:
            return ruling.now
        return next((each for each in ruling.readings if each.value == said.value), ruling.now)

    def rule(self, ruling: RulingFigure, reading: Reading) -> bool:
        """Read a ruling so in the open set. Without one, a new set is made and played with."""
        place, box = ruling.place, self.box
        if reading == ruling.now and box is not None:
            return self.put(box.without(place))
        who, today = self.app.settings.lobby.name, date.today().isoformat()
        said = Correction(*place, reading.value, self.base.value(place), who, today)
        if box is not None:
            return self.put(box.with_corrections(said))
        first = empty_box(self.game, self.app.say("sets.first_name"))
        name = free_name(self.file, first.name)
        made = replace(first, name=name).with_corrections(said)
        boxes = {**self.file.boxes, name: made}
        if not self._change(replace(self.file, boxes=boxes, in_use=name)):
            return False
        self.name = name
        self.app.tell("sets.made", name=name)
        return True

    # What has changed under a set ------------------------------------------------------------

    def decide(self, name: str, how: Callable[..., Box], *drifts: Drift) -> bool:
        """`keep_mine` or `take_theirs` for some figures of a set."""
        return self.put(how(self.file.boxes[name], *drifts))

    def decide_all(self, how: Callable[..., Box]) -> bool:
        """The same for all figures of all sets at once."""
        boxes = dict(self.file.boxes)
        for name, drifts in self.drifts.items():
            boxes[name] = how(boxes[name], *drifts)
        return self._change(replace(self.file, boxes=boxes))

    # Undo ------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """True when a change can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """True when a change that was taken back can be made again."""
        return bool(self._undone)

    def undo(self) -> bool:
        """Take the last change back."""
        return self._step(self._done, self._undone)

    def redo(self) -> bool:
        """Make the change again that was taken back."""
        return self._step(self._undone, self._done)

    def _step(self, source: list[BoxFile], other: list[BoxFile]) -> bool:
        if not source:
            return False
        file = source.pop()
        other.append(self.file)
        if not self._kept(file):
            source.append(file)
            other.pop()
            return False
        return True

    def _change(self, file: BoxFile) -> bool:
        if file == self.file:
            return True
        steps, self._done = self._done, [*self._done[1 - _MOST_STEPS :], self.file]
        if not self._kept(file):
            self._done = steps
            return False
        self._undone = []
        return True

    def _kept(self, file: BoxFile) -> bool:
        """Keep it, with what another window has said meanwhile; False, with a sentence, where the
        disk refuses."""
        try:
            merged = self.app.boxes.merge(self.file, file)
        except SaveError as error:
            self.app.tell(as_text(error.message))
            return False
        if merged.notice is not None:
            self.app.tell(as_text(merged.notice))
        if merged.file != file:
            self._join(merged.file, file)
        self.file, self.problem = merged.file, None
        if self.name not in self.file.boxes:
            self.name = self.file.in_use
        try_in_use(self.app, self.game)
        return True

    def _join(self, merged: BoxFile, file: BoxFile) -> None:
        """Another window has changed sets of this game: undo takes back only what was said here."""
        for steps in (self._done, self._undone):
            steps[:] = [merge_files(file, each, merged) for each in steps]
        self.app.tell("sets.joined")
