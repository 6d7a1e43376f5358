"""The chapter of the first game: what it is, its chapters to jump to, begin or go on."""

from __future__ import annotations

import pygame

from engine.explain import Text
from engine.lessons.reader import load_lesson
from engine.texts.called import names_of
from scenes.handbook.chapter import ChapterBook
from scenes.handbook.first.rows import RowsChapter
from scenes.play.lessons import finished_on, has_begun
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.wording import iso_day_words
from sprites.common.chrome_button import Action, button, look_of
from sprites.common.drawn import Pointer
from sprites.common.metrics import target_px
from sprites.handbook.aid_rows import aid_heading, aid_remark, aid_step, done_mark
from sprites.handbook.clauses import Block
from sprites.handbook.layout import BookLayout

_GAP = 12
_BUTTON = (250, 46)
_ROW = 35
"""Units of a chapter's seal and name: rows come closer, then shrink, until the page holds all."""


class FirstGameChapter(RowsChapter):
    """See `scenes.handbook.chapter.Chapter`."""

    def __init__(self, scene: ChapterBook) -> None:
        super().__init__(scene)
        self.lesson = load_lesson(scene.game)
        self._actions: list[tuple[Action, pygame.Rect]] = []

    def lay_out(self, layout: BookLayout) -> None:
        self._layout, self._words, self._rows = layout, [], {}
        self._lay_out_left(layout)
        self._lay_out_right(layout)

    def _lay_out_left(self, layout: BookLayout) -> None:
        app, room = self.scene.app, layout.left
        scale, binding = layout.scale, self.scene.binding
        opponent = names_of(app.say, self.lesson.config)[-1]
        say = app.say("handbook.first.what", minutes=self.lesson.minutes, opponent=opponent)
        top = room.y
        top = self._put(
            aid_heading(app.say("handbook.first.title"), "", room.width, scale, binding),
            room.x,
            top,
        )
        self._told = [say, app.say("handbook.first.how"), app.say("handbook.first.keeps")]
        for words in self._told:
            top = self._put(aid_remark(words, room.width, scale, self.icon, binding), room.x, top)
        if self._finished:
            self._told.append(self._finished)
            mark = done_mark(self._finished, room.width, scale, binding)
            top = self._put(mark, room.x, top + round(_GAP * scale / 2))
        self._lay_out_buttons(layout, top + round(_GAP * scale))

    @property
    def _finished(self) -> str:
        """When this lesson was played to its end; empty for never."""
        app = self.scene.app
        day = iso_day_words(app, finished_on(app.library, self.scene.game))
        return app.say("handbook.first.finished", day=day) if day else ""

    def _lay_out_buttons(self, layout: BookLayout, top: int) -> None:
        app, room, scale = self.scene.app, layout.left, layout.scale
        begun = has_begun(app.library, self.scene.game)
        names = ("go_on", "afresh") if begun else ("again",) if self._finished else ("begin",)
        wide = min(room.width, round(_BUTTON[0] * scale))
        high = target_px(_BUTTON[1], scale)
        self._actions = []
        for place, name in enumerate(names):
            action = Action(f"first:{name}", app.say(f"handbook.first.{name}"), primary=place == 0)
            box = pygame.Rect(room.x, top + place * (high + round(_GAP * scale)), wide, high)
            self._actions.append((action, box))

    def _lay_out_right(self, layout: BookLayout) -> None:
        app, room = self.scene.app, layout.right
        scale, binding = layout.scale, self.scene.binding
        title = app.say("handbook.first.chapters")
        top = self._put(aid_heading(title, "", room.width, scale, binding), room.x, room.y)
        step = (room.bottom - top) // len(self.lesson.chapters)
        blocks = self._chapter_rows(room.width, min(scale, step / _ROW))
        step = min(step, *(block.height for block in blocks))
        for number, block in enumerate(blocks):
            self._rows[f"lesson:{number}"] = pygame.Rect(room.x, top, room.width, step)
            self._put(block, room.x, top)
            top += step

    def _chapter_rows(self, width: int, scale: float) -> list[Block]:
        """A row for each chapter of the lesson."""
        app, binding = self.scene.app, self.scene.binding
        names = [app.say(self.lesson.text(each.id, "name")) for each in self.lesson.chapters]
        return [
            aid_step(str(number), name, "", "", width, scale, self.icon, binding)
            for number, name in enumerate(names, start=1)
        ]

    def targets(self) -> list[Target]:
        found = [Target(action.id, box) for action, box in self._actions]
        return [*found, *(Target(key, box) for key, box in self._rows.items())]

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        layout = self._layout
        if layout is None:
            return
        self._draw_rows(surface, pointer, layout)
        for action, box in self._actions:
            look, theme = look_of(action, pointer), self.scene.binding.theme
            surface.blit(button(action, look, box.size, layout.scale, theme), box)
            self.scene.ring(surface, action.id, box, 12)
        self._draw_feet(surface, layout, self._actions[-1][1].bottom)

    def words(self, key: str) -> str:
        kind, _, name = key.partition(":")
        if kind == "lesson":
            chapter = self.lesson.chapters[int(name)]
            what = self.scene.app.say(self.lesson.text(chapter.id, "name"))
            return self.scene.app.say(Text("spoken.answer", {"n": int(name) + 1, "what": what}))
        return next((action.label for action, _ in self._actions if action.id == key), "")

    def choose(self, key: str) -> bool:
        kind, _, name = key.partition(":")
        routes, stack, game = self.scene.app.routes, self.scene.app.stack, self.scene.game
        if kind == "lesson":
            stack.replace(routes.lesson(game, chapter=int(name)))
        elif kind == "first":
            stack.replace(routes.lesson(game, afresh=name == "afresh"))
        else:
            return False
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or self.scene.focus.focused:
            return False
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return enter and self.choose(self._actions[0][0].id)
