"""The chapter of practice: the positions of the game in pictures, with the stars reached."""

from __future__ import annotations

import pygame

from engine.lessons.practice import MOST_STARS, Position, load_practice, position_session
from scenes.handbook.chapter import ChapterBook
from scenes.handbook.cut_pictures import CutPictures, Source, Wanted, printed_with
from scenes.handbook.first.rows import RowsChapter
from scenes.play.practised import stars_of
from scenes.shell.widgets.focus import Target
from sprites.common.drawn import Pointer
from sprites.handbook.aid_rows import aid_heading, aid_remark
from sprites.handbook.figure import plate, plate_size
from sprites.handbook.layout import BookLayout
from sprites.handbook.practice_row import PracticeWords, practice_row, row_picture, words_height

_HIGHEST = 130
"""Units of a row."""
_PLATE = "begin"
"""The large picture of the position that is next."""


class PracticeChapter(RowsChapter):
    """See `scenes.handbook.chapter.Chapter`."""

    def __init__(self, scene: ChapterBook) -> None:
        super().__init__(scene)
        self.positions = load_practice(scene.game)
        self.stars = stars_of(scene.app.library, scene.game)
        self._pictures = CutPictures(scene.app)
        self._wanted: list[Wanted] = []
        """What the open pages show, in the order in which it is made."""
        self._used = 0

    def lay_out(self, layout: BookLayout) -> None:
        self.stars = stars_of(self.scene.app.library, self.scene.game)
        self._layout, self._words, self._rows, self._wanted = layout, [], {}, []
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
        self._used = self._lay_plate(layout, top + round(12 * scale))

    def _lay_plate(self, layout: BookLayout, top: int) -> int:
        """The next position as large as the page; returns what is used of it."""
        app, room, scale = self.scene.app, layout.left, layout.scale
        position = self.positions[self._next()]
        picture = self._picture(position, plate_size(room.width, scale))
        caption = app.say("practice.begin", name=app.say(position.text("name")))
        block = plate(caption, picture, room.width, scale, self.scene.binding)
        if top + block.height > room.bottom:
            self._wanted.pop()
            return top
        self._rows[_PLATE] = pygame.Rect(room.x, top, room.width, block.height)
        return self._put(block, room.x, top)

    def _lay_out_right(self, layout: BookLayout) -> None:
        room, scale, binding = layout.right, layout.scale, self.scene.binding
        says = [self._says(position) for position in self.positions]
        share = room.height // len(says)
        lines = words_height(says, room.width, scale, self.icon, binding)
        high = min(share, max(lines, round(_HIGHEST * scale)))
        for number, position in enumerate(self.positions):
            box = pygame.Rect(room.x, room.y + number * high, room.width, high)
            picture = self._picture(position, row_picture(*box.size, scale))
            row = practice_row(says[number], picture, box.size, scale, self.icon, binding)
            self._rows[f"practice:{number}"] = box
            self._put(row, box.x, box.y)

    def _says(self, position: Position) -> PracticeWords:
        say, stars = self.scene.app.say, self.stars.get(position.id, 0)
        name, goal = say(position.text("name")), say(position.text("goal"))
        return PracticeWords(name, goal, say(f"practice.reached.{stars}"), stars, MOST_STARS)

    # Making the pictures ----------------------------------------------------------------------

    def _picture(self, position: Position, size: tuple[int, int]) -> pygame.Surface | None:
        name = self.scene.app.say("teacher.name")
        printed = printed_with(position.game, position.data_text)
        key = f"practice|{position.game}|{position.id}|{printed}|{name}"
        source = Source(key, lambda: position_session(position, name))
        wanted = Wanted(source, (), size)
        self._wanted.append(wanted)
        return self._pictures.find(wanted)

    @property
    def working(self) -> bool:
        """True while a picture of the chapter is still to be made."""
        return self._pictures.missing(self._wanted) is not None

    def work(self) -> None:
        """Make some more of the pictures."""
        wanted = self._pictures.missing(self._wanted)
        if wanted is not None and self._pictures.work(wanted) and self._layout is not None:
            self.lay_out(self._layout)

    def leave(self) -> None:
        self._pictures.stop()

    # Reacting ---------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        return [Target(key, box) for key, box in self._rows.items()]

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        layout = self._layout
        if layout is None:
            return
        self._draw_rows(surface, pointer, layout)
        self._draw_feet(surface, layout, self._used)

    def words(self, key: str) -> str:
        kind, _, number = key.partition(":")
        if kind not in ("practice", _PLATE):
            return ""
        says, app = self._says(self.positions[int(number or self._next())]), self.scene.app
        if kind == _PLATE:
            return app.say("practice.begin", name=says.name)
        told = app.say("spoken.valued", what=says.name, value=says.reached)
        return f"{told}. {says.goal}"

    def choose(self, key: str) -> bool:
        kind, _, name = key.partition(":")
        if kind not in ("practice", _PLATE):
            return False
        app = self.scene.app
        app.stack.push(app.routes.practice(self.scene.game, int(name or self._next())))
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or self.scene.focus.focused:
            return False
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return enter and self.choose(_PLATE)

    def _next(self) -> int:
        """The first position without all its stars."""
        reached = [self.stars.get(each.id, 0) for each in self.positions]
        return next((n for n, stars in enumerate(reached) if stars < MOST_STARS), 0)
