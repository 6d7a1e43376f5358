"""The leaf of changes: figures of the program that are others than when they were corrected."""

from __future__ import annotations

from functools import partial

import pygame

from engine.box.drift import AGREED, GONE, Drift, keep_mine, take_theirs
from scenes.handbook.sets.column import Column, Part
from scenes.handbook.sets.leaf import Leaf
from scenes.handbook.sets.words import FigureWords
from sprites.common.chrome_button import Action
from sprites.handbook.sets.slips import question, reading_height, reading_slip

_GAP = 10.0
MINE, THEIRS = "mine", "theirs"


class ChangesLeaf(Leaf):
    """Both figures are shown, and the owner decides one by one, or all at once."""

    def fill(self) -> None:
        say, desk = self.app.say, self.desk
        drifts = desk.drifts
        self.begun(self._actions(bool(drifts)), [])
        self.heading(self.left, say("sets.heading.changes"))
        if not drifts:
            self.remark(self.left, say("sets.changes.none"))
            return
        self.remark(self.left, say("sets.changes.what", n=desk.waiting))
        self.left.gap(6)
        words = FigureWords(self.app, self.scene.game, desk.base)
        self.flow(
            [
                partial(self._put_drift, name, drift, words)
                for name, found in drifts.items()
                for drift in found
            ]
        )

    def _actions(self, any_left: bool) -> list[Action]:
        say, desk = self.app.say, self.desk
        why = "" if any_left else say("sets.changes.none")
        return [
            Action("all:mine", say("sets.changes.all_mine"), enabled=any_left, reason=why),
            Action("all:theirs", say("sets.changes.all_theirs"), enabled=any_left, reason=why),
            Action("undo", say("sets.action.undo"), enabled=desk.can_undo,
                   reason=say("sets.nothing_to_undo")),
        ]  # fmt: skip

    def _put_drift(self, name: str, drift: Drift, words: FigureWords, column: Column) -> None:
        say, scale, binding = self.app.say, self.layout.scale, self.scene.binding
        title = words.title(drift.place)
        head = question(title, name, column.width, scale, binding)
        column.put(head.surface, words=say("sets.row", name=title, line=name))
        value = partial(words.value, drift.place)
        was, now, mine = value(drift.was), value(drift.now), value(drift.mine)
        answers: tuple[tuple[str, str], ...]
        if drift.kind == GONE:
            answers = ((THEIRS, say("sets.changes.gone", mine=mine)),)
        elif drift.kind == AGREED:
            answers = ((MINE, say("sets.changes.agreed", was=was, now=now)),)
        else:
            answers = (
                (MINE, say("sets.changes.keep", mine=mine)),
                (THEIRS, say("sets.changes.take", was=was, now=now)),
            )
        self._put_answers(column, name, drift, title, answers)
        column.gap(14)

    def _put_answers(
        self,
        column: Column,
        name: str,
        drift: Drift,
        title: str,
        answers: tuple[tuple[str, str], ...],
    ) -> None:
        scale, gap = self.layout.scale, round(_GAP * self.layout.scale)
        wide = (column.width - gap * (len(answers) - 1)) // len(answers)
        remarks = [self._remark_of(drift, how) for how, _ in answers]
        high = max(
            reading_height(said, remark, wide, scale)
            for (_, said), remark in zip(answers, remarks, strict=True)
        )
        place = list(self.desk.drifts[name]).index(drift)
        number = list(self.desk.file.boxes).index(name)
        parts = []
        for at, ((how, said), remark) in enumerate(zip(answers, remarks, strict=True)):
            box = pygame.Rect(at * (wide + gap), 0, wide, high)
            draw = partial(self._slip, said, remark, (wide, high))
            told = self.app.say("sets.reading", question=title, reading=said, remark=remark)
            parts.append(Part(box, draw, f"{how}:{number}:{place}", told))
        column.beside(parts)

    def _remark_of(self, drift: Drift, how: str) -> str:
        if drift.kind == GONE:
            return self.app.say("sets.changes.forget")
        if drift.kind == AGREED:
            return self.app.say("sets.changes.confirmed")
        return self.app.say(f"sets.changes.then_{'mine' if how == MINE else 'theirs'}")

    def _slip(self, words: str, remark: str, size: tuple[int, int], look: str) -> pygame.Surface:
        scale, binding = self.layout.scale, self.scene.binding
        return reading_slip(words, remark, size, scale, look, False, binding)

    # Choosing --------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        kind, _, rest = key.partition(":")
        if kind == "all":
            how = keep_mine if rest == MINE else take_theirs
            if self.desk.decide_all(how):
                self.scene.refill()
        elif kind in (MINE, THEIRS):
            number, _, place = rest.partition(":")
            name = list(self.desk.file.boxes)[int(number)]
            drift = self.desk.drifts[name][int(place)]
            if self.desk.decide(name, keep_mine if kind == MINE else take_theirs, drift):
                self.app.sounds.play("drop")
                self.scene.refill()
