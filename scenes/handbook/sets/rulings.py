"""The leaf of rulings: each question with its clause and both readings, ours first."""

from __future__ import annotations

from functools import partial

import pygame

from engine.box.rulings import Reading, RulingFigure
from scenes.handbook.box.on_board import Lying
from scenes.handbook.sets.book import SetsBook
from scenes.handbook.sets.column import Column, Part
from scenes.handbook.sets.leaf import Leaf
from scenes.handbook.sets.ruling_pictures import RulingPictures
from scenes.play.boxes.names import set_name
from sprites.common.chrome_button import Action
from sprites.common.metrics import TARGET_PX
from sprites.handbook.card_sheet import laid_card
from sprites.handbook.sets.slips import question, reading_height, reading_slip

_GAP = 10.0
_PICTURE, _TALLEST = 0.26, 1.1
"""Width of a picture as a share of the page, its height at most as a share of its width."""


class RulingsLeaf(Leaf):
    """A reading is switched at once, for games that are begun from now on."""

    def __init__(self, scene: SetsBook) -> None:
        super().__init__(scene)
        self._pictures = RulingPictures(scene.app, scene.game, scene.desk.base.text)

    @property
    def waiting(self) -> bool:
        return self._pictures.waiting

    def changed(self) -> bool:
        return self.waiting and self._pictures.work()

    def stop(self) -> None:
        self._pictures.stop()

    def fill(self) -> None:
        self._pictures.begin()
        say, desk = self.app.say, self.desk
        self.begun(self._actions(), [])
        self.heading(self.left, say("sets.heading.rulings"))
        self.remark(self.left, say("sets.rulings.what"))
        name = set_name(self.app, desk.name)
        key = "stands_in" if desk.name else "new_set"
        self.remark(self.left, say(f"sets.rulings.{key}", name=name))
        if desk.name and not desk.used:
            self.remark(self.left, say("sets.rulings.not_used"))
        self.left.gap(10)
        self.flow([partial(self._put_ruling, ruling, now) for ruling, now in desk.rulings()])

    def _actions(self) -> list[Action]:
        say, desk = self.app.say, self.desk
        found = [
            Action("undo", say("sets.action.undo"), enabled=desk.can_undo,
                   reason=say("sets.nothing_to_undo")),
            Action("redo", say("sets.action.redo"), enabled=desk.can_redo,
                   reason=say("sets.nothing_to_redo")),
        ]  # fmt: skip
        if desk.name and not desk.used:
            found.append(Action("use", say("sets.action.use"), True))
        return found

    def _put_ruling(self, ruling: RulingFigure, now: Reading, column: Column) -> None:
        scale, binding = self.layout.scale, self.scene.binding
        about = self.app.say(ruling.about)
        head = question(about, ruling.clause, column.width, scale, binding)
        top = column.top
        column.put(head.surface, words=about)
        for clause, box in head.links:
            self._put_link(column, ruling, clause, box.move(0, top))
        column.gap(5)
        gap, place = round(_GAP * scale), self._pictures.place(ruling)
        beside = 0 if place is None else round(column.width * _PICTURE)
        wide = column.width - beside - gap if place is not None else (column.width - gap) // 2
        readings = [(each, self.app.say(each.words)) for each in ruling.readings]
        remarks = [self._remark_of(ruling, each) for each, _ in readings]
        highs = [
            reading_height(words, remark, wide, scale)
            for (_, words), remark in zip(readings, remarks, strict=True)
        ]
        if place is None:
            highs = [max(highs)] * len(highs)
        parts = []
        for number, ((reading, words), remark) in enumerate(zip(readings, remarks, strict=True)):
            high = highs[number]
            draw = partial(self._slip, words, remark, (wide, high), reading == now)
            told = self.app.say("sets.reading", question=about, reading=words, remark=remark)
            if reading == now:
                told = self.app.say("spoken.chosen", what=told)
            across, down = number * (wide + gap), 0
            if place is not None:
                across, down = beside + gap, sum(highs[:number])
            box = pygame.Rect(across, down, wide, high)
            parts.append(Part(box, draw, f"read:{ruling.id}:{reading.key}", told))
        if place is not None:
            parts.insert(0, self._picture_part(place, (beside, sum(highs))))
        column.beside(parts)
        column.gap(14)

    def _picture_part(self, place: Lying, room: tuple[int, int]) -> Part:
        """Where it matters, beside the readings; an empty card until that is drawn."""
        inset = round(4 * self.layout.scale)
        size = (room[0] - inset, min(room[1] - 2 * inset, round(room[0] * _TALLEST)))
        picture = self._pictures.find(place, size)
        if picture is None:
            picture = pygame.Surface(size)
            picture.fill(self.scene.binding.page_dark)
        face, origin = laid_card(picture, self.layout.grid)
        box = face.get_rect(topleft=(-origin[0], inset - origin[1]))
        return Part(box, lambda look: face)

    def _put_link(
        self, column: Column, ruling: RulingFigure, clause: str, box: pygame.Rect
    ) -> None:
        """The clause as something to press, at least as large as a target."""
        grown = box.inflate(max(0, TARGET_PX - box.width), max(0, TARGET_PX - box.height))
        grown.right = min(grown.right, column.width)
        grown.top = max(0, grown.top)
        nothing = pygame.Surface((1, 1), pygame.SRCALPHA)
        words = self.app.say("sets.rulings.open_clause", clause=clause)
        column.parts.append(
            Part(grown, lambda look: nothing, f"clause:{ruling.id}:{clause}", words)
        )

    def _remark_of(self, ruling: RulingFigure, reading: Reading) -> str:
        ours = reading == ruling.now
        return self.app.say("sets.rulings.ours" if ours else "sets.rulings.another")

    def _slip(
        self, words: str, remark: str, size: tuple[int, int], chosen: bool, look: str
    ) -> pygame.Surface:
        scale, binding = self.layout.scale, self.scene.binding
        return reading_slip(words, remark, size, scale, look, chosen, binding)

    # Choosing --------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        kind, _, rest = key.partition(":")
        name, _, value = rest.partition(":")
        if kind == "clause":
            self.scene.open_clause(value)
        elif kind == "use":
            if self.desk.use(self.desk.name):
                self.scene.refill()
        elif kind == "read":
            self._read(name, value)

    def _read(self, name: str, key: str) -> None:
        for ruling, now in self.desk.rulings():
            if ruling.id != name or now.key == key:
                continue
            wanted = next(each for each in ruling.readings if each.key == key)
            if self.desk.rule(ruling, wanted):
                self.app.sounds.play("drop")
                self.scene.refill()
