"""The leaf of sets: all of them at the left, the open one at the right, beside another one."""

from __future__ import annotations

from functools import partial

import pygame

from engine.box.corrections import Box, empty_box
from engine.box.drift import as_of_today, compare, published_kept
from saves.plain import MAX_NAME
from scenes.games.screens import screens_of
from scenes.handbook.gui.confirm import ConfirmWindow, Question
from scenes.handbook.sets import files
from scenes.handbook.sets.book import SetsBook
from scenes.handbook.sets.column import Column, Part
from scenes.handbook.sets.leaf import Leaf
from scenes.handbook.sets.words import FigureWords, set_line
from scenes.play.boxes.names import set_name
from scenes.play.messages import as_text
from sprites.common.chrome_button import Action
from sprites.handbook.aid_rows import aid_row
from sprites.handbook.sets.slips import set_row
from sprites.handbook.sets.stepper import STEP_KEYS, stepper_parts

_COLUMNS = (0.44, 0.28, 0.28)


class ListLeaf(Leaf):
    """Choose, make, name, use, compare, pass on and remove sets."""

    def __init__(self, scene: SetsBook) -> None:
        super().__init__(scene)
        self.beside = ""
        """The set that the open one is compared with; empty: the program's figures."""
        self._figures = FigureWords(self.app, scene.game, self.desk.base)
        aid = screens_of(scene.game).aid
        self._icon = aid().icon_source() if aid is not None else lambda name, px: None
        self._name_box = pygame.Rect(0, 0, 0, 0)

    # Pages -----------------------------------------------------------------------------------

    def fill(self) -> None:
        self.begun(self._left_actions(), self._right_actions())
        self._fill_list(self.left)
        self._fill_set(self.right)

    def _left_actions(self) -> list[Action]:
        say, full = self.app.say, self.desk.full
        why = say("sets.full") if full else ""
        return [
            Action("new", say("sets.action.new"), enabled=not full, reason=why),
            Action("import", say("sets.action.import"), enabled=not full, reason=why),
            Action("undo", say("sets.action.undo"), enabled=self.desk.can_undo,
                   reason=say("sets.nothing_to_undo")),
            Action("redo", say("sets.action.redo"), enabled=self.desk.can_redo,
                   reason=say("sets.nothing_to_redo")),
        ]  # fmt: skip

    def _right_actions(self) -> list[Action]:
        say, desk = self.app.say, self.desk
        box = desk.box
        if box is None:
            return [] if desk.used else [Action("use", say("sets.action.as_published"), True)]
        first = (
            Action("off", say("sets.action.as_published"))
            if desk.used
            else Action("use", say("sets.action.use"), True)
        )
        why_full = say("sets.full") if desk.full else ""
        empty = "" if box.corrections else say("sets.says_nothing")
        only = published_kept(box, desk.base)
        none = "" if only != box else say("sets.nothing_published")
        return [
            first,
            Action("rename", say("sets.action.rename")),
            Action("copy", say("sets.action.copy"), enabled=not why_full, reason=why_full),
            Action("only", say("sets.action.only"), enabled=not none, reason=none),
            Action("export", say("sets.action.export")),
            Action("patch", say("sets.action.patch"), enabled=not empty, reason=empty),
            Action("clip", say("sets.action.clip"), enabled=not empty, reason=empty),
            Action("remove", say("sets.action.remove")),
        ]

    def _fill_list(self, column: Column) -> None:
        say, desk = self.app.say, self.desk
        self.heading(column, say("sets.heading.sets"))
        self.remark(column, say("sets.what"))
        if desk.problem is not None:
            self.paragraph(column, self.app.say(as_text(desk.problem)))
        column.gap(4)
        drifts = desk.drifts
        for name in ("", *desk.file.boxes):
            waiting = len(drifts.get(name, ()))
            self._put_row(column, name, str(waiting) if waiting else "")

    def _put_row(self, column: Column, name: str, seal: str) -> None:
        say, desk = self.app.say, self.desk
        called, line = set_name(self.app, name), set_line(self.app, desk.file.boxes.get(name))
        badge = say("sets.in_use") if name == desk.file.in_use else ""
        chosen = name == desk.name
        draw = partial(self._row, called, line, badge, seal, chosen)
        words = say("sets.row", name=called, line=line)
        if badge:
            words = say("sets.row_in_use", name=called, line=line)
        words = say("spoken.chosen", what=words) if chosen else words
        column.react(draw, draw("").get_size(), f"set:{name}", words)

    def _row(
        self, name: str, line: str, badge: str, seal: str, chosen: bool, look: str
    ) -> pygame.Surface:
        look = "chosen" if chosen else "hover" if look else ""
        wide, scale = self.left.width, self.layout.scale
        return set_row(name, line, badge, wide, scale, look, seal, self.scene.binding)

    def _fill_set(self, column: Column) -> None:
        say, desk = self.app.say, self.desk
        self.heading(column, set_name(self.app, desk.name))
        self._name_box = pygame.Rect(0, 0, column.width, round(34 * self.layout.scale))
        self.remark(column, set_line(self.app, desk.box))
        self.paragraph(column, say(self._records_key()), 15.5)
        column.gap(8)
        self._fill_comparison(column)

    def _records_key(self) -> str:
        box = self.desk.box
        if box is None:
            return "sets.records.published"
        return "sets.records.own" if box.fingerprint else "sets.records.same"

    def _fill_comparison(self, column: Column) -> None:
        say, desk = self.app.say, self.desk
        others = [name for name in ("", *desk.file.boxes) if name != desk.name]
        if not others:
            self.remark(column, say("sets.none_yet"))
            return
        if self.beside not in others:
            self.beside = others[0]
        beside = set_name(self.app, self.beside)
        if len(others) > 1:
            words = say("sets.compared", name=beside)
            parts = stepper_parts(
                words, column.width, self.layout.scale, self.scene.binding, self._step_words()
            )
            column.beside([Part(*each) for each in parts])
        found = compare(
            *(as_of_today(self._box(each), desk.base) for each in (self.beside, desk.name))
        )
        if not found:
            self.remark(column, say("sets.no_difference"))
            return
        cells = (say("sets.column.figure"), beside, set_name(self.app, desk.name))
        self._put_cells(column, cells, "head")
        for number, each in enumerate(found):
            title = self._figures.title(each.place)
            values = (self._figures.value(each.place, value) for value in (each.one, each.other))
            self._put_cells(column, (title, *values), "odd" if number % 2 else "even")

    def _step_words(self) -> tuple[str, str]:
        return self.app.say("sets.action.before"), self.app.say("sets.action.after")

    def _put_cells(self, column: Column, cells: tuple[str, ...], kind: str) -> None:
        wide, scale = column.width, self.layout.scale
        row = aid_row(cells, _COLUMNS, kind, wide, scale, self._icon, self.scene.binding)
        column.put(row.surface, words=self.app.say("sets.cells", cells=list(cells)))

    def _box(self, name: str) -> Box:
        return self.desk.file.boxes.get(name) or empty_box(self.scene.game)

    # Choosing --------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        kind, _, name = key.partition(":")
        if kind == "set":
            self.desk.open(name)
            self.scene.refill()
        elif key in STEP_KEYS:
            self._step(1 if key == STEP_KEYS[1] else -1)
        elif key == "rename":
            self._rename()
        elif key == "remove":
            self._ask_remove()
        elif key in ("import", "export", "patch", "clip"):
            self._pass_on(key)
        else:
            self._change(key)

    def _change(self, key: str) -> None:
        desk = self.desk
        done = {
            "new": desk.new,
            "use": lambda: desk.use(desk.name),
            "off": lambda: desk.use(""),
            "copy": self._copy,
            "only": self._only,
        }[key]()
        if done:
            self.scene.refill()
        if done and key == "new":
            self._rename()

    def _copy(self) -> bool:
        box = self._box(self.desk.name)
        name = self.app.say("sets.copy_name", name=box.name)
        return self.desk.add(Box(box.game, name, box.corrections))

    def _only(self) -> bool:
        box = self._box(self.desk.name)
        only = published_kept(box, self.desk.base)
        if not self.desk.put(only):
            return False
        self.app.tell("sets.only_done", n=len(box.corrections) - len(only.corrections))
        return True

    def _step(self, by: int) -> None:
        others = [name for name in ("", *self.desk.file.boxes) if name != self.desk.name]
        self.beside = others[(others.index(self.beside) + by) % len(others)]
        self.scene.refill()

    def _rename(self) -> None:
        self.right.scroll.offset = 0
        place = self._name_box.move(self.right.box.topleft)
        self.scene.write_name(place, self.app.say("sets.name_hint"), MAX_NAME)

    def _ask_remove(self) -> None:
        say, name = self.app.say, self.desk.name
        asked = Question(
            say("sets.remove_title", name=name), say("sets.remove_words"),
            say("sets.action.remove"), say("sets.action.keep"),
        )  # fmt: skip
        self.app.stack.push(ConfirmWindow(self.app, self.scene.binding, asked, self._remove))

    def _remove(self) -> None:
        if self.desk.remove():
            self.app.tell("sets.removed")
        self.scene.refill()

    def _pass_on(self, key: str) -> None:
        box = self._box(self.desk.name)
        if key == "import":
            files.ask_import(self.app, self.desk, self.scene.refill)
        elif key == "export":
            files.ask_export(self.app, box)
        elif key == "patch":
            files.ask_patch(self.app, self.desk.base, box)
        else:
            files.copy_patch(self.app, self.desk.base, box)
