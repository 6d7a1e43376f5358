"""The chapter of practice: the positions of the game with the stars that were reached."""

from __future__ import annotations

import pygame

from engine.lessons.practice import MOST_STARS, load_practice
from scenes.handbook.chapter import ChapterBook
from scenes.handbook.first.rows import RowsChapter
from scenes.play.practised import stars_of
from scenes.shell.widgets.focus import Target
from sprites.common.drawn import Pointer
from sprites.common.glyphs import glyph
from sprites.handbook.aid_rows import aid_heading, aid_remark, aid_step
from sprites.handbook.layout import BookLayout

_STAR = 20
"""Units of a star that was won."""


class PracticeChapter(RowsChapter):
    """See `scenes.handbook.chapter.Chapter`."""

    def __init__(self, scene: ChapterBook) -> None:
        super().__init__(scene)
        self.positions = load_practice(scene.game)
        self.stars = stars_of(scene.app.library, scene.game)
        self._used = 0

    def lay_out(self, layout: BookLayout) -> None:
        self.stars = stars_of(self.scene.app.library, self.scene.game)
        self._layout, self._words, self._rows = layout, [], {}
        self._lay_out_left(layout)
        self._lay_out_right(layout)

    def _lay_out_left(self, layout: BookLayout) -> None:
        app, room = self.scene.app, layout.left
        scale, binding = layout.scale, self.scene.binding
        solved = sum(n == MOST_STARS for n in self.stars.values())
        title = app.say("handbook.tab.practice")
        top = self._put(aid_heading(title, "", room.width, scale, binding), room.x, room.y)
        count = app.say("practice.solved", n=solved, count=len(self.positions))
        self._told = [app.say("practice.what"), app.say("practice.kept"), count]
        for words in self._told:
            block = aid_remark(words, room.width, scale, self.icon, binding)
            top = self._put(block, room.x, top)
        self._used = top

    def _lay_out_right(self, layout: BookLayout) -> None:
        app, room = self.scene.app, layout.right
        scale, binding = layout.scale, self.scene.binding
        top = room.y
        for number, position in enumerate(self.positions):
            name = app.say(position.text("name"))
            reached = app.say(f"practice.reached.{self.stars.get(position.id, 0)}")
            wide = room.width - round((MOST_STARS * _STAR + 8) * scale)
            mark = str(number + 1)
            block = aid_step(mark, name, reached, "", wide, scale, self.icon, binding)
            self._rows[f"practice:{number}"] = pygame.Rect(room.x, top, room.width, block.height)
            top = self._put(block, room.x, top)

    def targets(self) -> list[Target]:
        return [Target(key, box) for key, box in self._rows.items()]

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        layout = self._layout
        if layout is None:
            return
        self._draw_rows(surface, pointer, layout)
        for position, box in zip(self.positions, self._rows.values(), strict=True):
            self._draw_stars(surface, box, self.stars.get(position.id, 0), layout.scale)
        self._draw_feet(surface, layout, self._used)

    @staticmethod
    def _draw_stars(surface: pygame.Surface, box: pygame.Rect, stars: int, scale: float) -> None:
        px = round(_STAR * scale)
        for place in range(stars):
            sign = glyph("star", px)
            surface.blit(sign, (box.right - (MOST_STARS - place) * px, box.y + round(6 * scale)))

    def words(self, key: str) -> str:
        kind, _, number = key.partition(":")
        if kind != "practice":
            return ""
        app, position = self.scene.app, self.positions[int(number)]
        reached = app.say(f"practice.reached.{self.stars.get(position.id, 0)}")
        return app.say("spoken.valued", what=app.say(position.text("name")), value=reached)

    def choose(self, key: str) -> bool:
        kind, _, name = key.partition(":")
        if kind != "practice":
            return False
        app = self.scene.app
        app.stack.push(app.routes.practice(self.scene.game, int(name)))
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or self.scene.focus.focused:
            return False
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return enter and self.choose(f"practice:{self._next()}")

    def _next(self) -> int:
        """The first position without all its stars."""
        reached = [self.stars.get(each.id, 0) for each in self.positions]
        return next((n for n, stars in enumerate(reached) if stars < MOST_STARS), 0)
