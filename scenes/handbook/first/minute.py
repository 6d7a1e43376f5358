"""The game in a minute: one double page, drawn from the table of the first game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from engine.lessons.minute import Call, Minute, load_minute
from engine.lessons.moments import lesson_session
from engine.lessons.reader import load_lesson
from scenes.handbook.chapter import ChapterBook
from scenes.handbook.cut import cut, part_of
from scenes.handbook.spoken import minute_parts, page_told
from scenes.shell.taught import Still
from scenes.shell.widgets.focus import Target
from sprites.common import fonts
from sprites.common.chrome_button import Action, button, look_of
from sprites.common.drawn import Pointer
from sprites.common.lettering import write
from sprites.common.metrics import target_px
from sprites.handbook import minute as draw
from sprites.handbook.layout import BookLayout
from sprites.handbook.tokens import draw_page_number

_SLICE_SECONDS = 0.03
"""Drawing between two frames."""
_LEAST_HIGH = 540.0
"""Units that a page needs for its pictures: the person's factor stops where they no longer fit."""
_LEAST_SCALE = 1.0
"""px per unit with which three lines of the smallest words have room below a picture."""
_SIDE, _ROW = 150, 84
"""Units of the words beside the board, and of a row of them below it."""
_WIDER = 1.25
"""So much larger must the board become before the words go below it."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """Room for the board, and for the words of each of its numbers."""

    frame: pygame.Rect
    calls: tuple[tuple[Call, pygame.Rect], ...]


class MinuteChapter:
    """See `scenes.handbook.chapter.Chapter`."""

    def __init__(self, scene: ChapterBook) -> None:
        self.scene = scene
        self.minute: Minute = load_minute(scene.game)
        self._still: Still | None = None
        self._making: Iterator[Still | None] | None = None
        self._layout: BookLayout | None = None
        self._pages: pygame.Surface | None = None
        self._lesson = Action(
            "minute:lesson", scene.app.say("handbook.minute.lesson"), primary=True
        )

    def lay_out(self, layout: BookLayout) -> None:
        scale = min(max(layout.scale, _LEAST_SCALE), layout.left.height / _LEAST_HIGH)
        self._layout, self._pages = replace(layout, scale=scale), None

    @property
    def told(self) -> str:
        """Both pages: the turn, then what lies where and what brings points."""
        app, minute = self.scene.app, self.minute
        parts = [*minute_parts(app, minute), f"{app.say('handbook.minute.where')}:"]
        for call in minute.calls:
            parts += [self._say("call", call.id, "name"), self._say("call", call.id, "say")]
        parts.append(f"{self._said_of_bars('points')}:")
        for bar in minute.bars:
            what, value = self._say("bar", bar.id), self._mean(bar.points)
            parts.append(app.say("spoken.valued", what=what, value=value))
        return page_told(app, minute.game, [*parts, self._said_of_bars("measured", n=minute.games)])

    def words(self, key: str) -> str:
        return self._lesson.label if key == self._lesson.id else ""

    def targets(self) -> list[Target]:
        return [Target(self._lesson.id, self._button)]

    @property
    def _button(self) -> pygame.Rect:
        assert self._layout is not None
        foot, scale = self._layout.feet[1], self._layout.scale
        box = pygame.Rect(0, 0, round(170 * scale), target_px(34, scale))
        box.midright = (foot.right, foot.centery)
        return box

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        layout = self._layout
        if layout is None:
            return
        if self.working:
            self._draw_waiting(surface, layout)
            return
        if self._pages is None:
            self._pages = pygame.Surface(layout.size, pygame.SRCALPHA)
            self._draw_left(self._pages, layout)
            self._draw_right(self._pages, layout)
            for side, foot in enumerate(layout.feet):
                number = str(side + 1)
                draw_page_number(self._pages, foot, number, layout.scale, self.scene.binding)
        surface.blit(self._pages, (0, 0))
        look = look_of(self._lesson, pointer)
        theme, box = self.scene.binding.theme, self._button
        surface.blit(button(self._lesson, look, box.size, layout.scale, theme), box)
        self.scene.ring(surface, self._lesson.id, box, 12)

    # The pages --------------------------------------------------------------------------------

    def _say(self, *parts: str) -> str:
        return self.scene.app.say(self.minute.text(*parts))

    def _said_of_bars(self, part: str, n: int = 0) -> str:
        """In the game's own words, where its bars are not points."""
        app, own = self.scene.app, self.minute.text(part)
        return app.say(own if app.catalogue.has(own) else f"handbook.minute.{part}", n=n)

    @property
    def _table(self) -> Still:
        """The table of the first game, drawn once."""
        assert self._still is not None
        return self._still

    @property
    def working(self) -> bool:
        """True until the table is drawn that the pictures are cut from."""
        return self._still is None

    def work(self) -> None:
        """Draw some more of that table."""
        app = self.scene.app
        if self._making is None:
            lesson = load_lesson(self.minute.game)
            session = lesson_session(lesson, app.say("teacher.name"), self.minute.at)
            self._making = app.routes.still(session, app.size)
        until = time.perf_counter() + _SLICE_SECONDS
        while self._still is None and time.perf_counter() < until:
            self._still = next(self._making)

    def _draw_waiting(self, target: pygame.Surface, layout: BookLayout) -> None:
        scale, binding = layout.scale, self.scene.binding
        font = fonts.serif(16 * scale, "semibold", italic=True)
        words = self.scene.app.say("ui.app.loading")
        write(target, words, font, binding.soft, layout.left.center, "centre")

    def _draw_left(self, target: pygame.Surface, layout: BookLayout) -> None:
        app, scale, binding = self.scene.app, layout.scale, self.scene.binding
        icon, room = self._table.icon, layout.left
        px = round(64 * scale)
        who = self._say("who")
        target.blit(draw.initial(who[:1], px, binding), room.topleft)
        left = room.x + px + round(9 * scale)
        words = (room.right - left, round(74 * scale))
        target.blit(draw.fitted(who[1:], words, scale, icon, binding.text, 17), (left, room.y))
        top, gap = room.y + round(80 * scale), round(14 * scale)
        half, notes = (room.width - gap) // 2, ("ends", "wins")
        needed = (
            draw.note_height(self._say(part), half, scale, icon, binding.text) for part in notes
        )
        high = max(round(102 * scale), *needed)
        for place, part in enumerate(notes):
            box = pygame.Rect(room.x + place * (half + gap), top, half, high)
            title = app.say(f"handbook.minute.{part}")
            draw.note(target, title, self._say(part), box, scale, icon, binding)
        top += high + round(8 * scale)
        line = pygame.Rect(room.x, top, room.width, round(26 * scale))
        draw.heading(target, app.say("handbook.minute.turn"), line, scale, binding)
        rest = pygame.Rect(room.x, line.bottom + 6, room.width, room.bottom - line.bottom - 6)
        self._draw_turn(target, rest, scale)

    def _draw_turn(self, target: pygame.Surface, room: pygame.Rect, scale: float) -> None:
        gap, binding = round(14 * scale), self.scene.binding
        half, each = (room.width - gap) // 2, (room.height - gap) // 2
        words = self._below_pictures(half, scale)
        for place, scene in enumerate(self.minute.turn):
            row, column = divmod(place, 2)
            left, top = room.x + column * (half + gap), room.y + row * (each + gap)
            box = pygame.Rect(left, top, half, each - words)
            picture, rings = cut(self._table, scene.shows, scene.rings, box.size)
            draw.panel(target, picture, box, str(place + 1), scale, rings, binding)
            say = self._say("turn", scene.id)
            told = draw.fitted(say, (half, words - 4), scale, self._table.icon, binding.text, 14)
            target.blit(told, (left, box.bottom + 4))

    def _below_pictures(self, width: int, scale: float) -> int:
        """px that the longest words below a picture of the turn need."""
        icon, ink = self._table.icon, self.scene.binding.text
        needed = (
            draw.least_height(self._say("turn", scene.id), width, icon, ink) + 4
            for scene in self.minute.turn
        )
        return max(round(58 * scale), *needed)

    def _draw_right(self, target: pygame.Surface, layout: BookLayout) -> None:
        app, scale, binding = self.scene.app, layout.scale, self.scene.binding
        room = layout.right
        line = pygame.Rect(room.x, room.y, room.width, round(26 * scale))
        draw.heading(target, app.say("handbook.minute.where"), line, scale, binding)
        bars_high = round((len(self.minute.bars) * 26 + 50) * scale)
        board = pygame.Rect(room.x, line.bottom + 6, room.width, 0)
        board.height = room.bottom - bars_high - board.y - round(8 * scale)
        self._draw_board(target, board, scale)
        line.y = board.bottom + round(6 * scale)
        draw.heading(target, self._said_of_bars("points"), line, scale, binding)
        rows = [
            draw.BarRow(self._say("bar", bar.id), bar.sign, bar.points, self._mean(bar.points))
            for bar in self.minute.bars
        ]
        rest = pygame.Rect(room.x, line.bottom + 2, room.width, room.bottom - line.bottom - 2)
        rest.height -= round(20 * scale)
        draw.bars(target, rows, rest, scale, self._table.icon, binding)
        measured = self._said_of_bars("measured", n=self.minute.games)
        small = draw.fitted(
            measured, (room.width, round(20 * scale)), scale, self._table.icon, binding.soft, 13
        )
        target.blit(small, (room.x, rest.bottom))

    def _draw_board(self, target: pygame.Surface, room: pygame.Rect, scale: float) -> None:
        """The board with its numbers, and what they stand for: beside it, or below a wide one."""
        table, binding = self._table, self.scene.binding
        beside, below = self._beside(room, scale), self._below(room, scale)
        wide = self._fit(below.frame) > _WIDER * self._fit(beside.frame)
        laid = below if wide else beside
        board, by = self.shown, self._fit(laid.frame)
        size = (round(board.width * by), round(board.height * by))
        picture = pygame.transform.smoothscale(table.picture.subsurface(board), size)
        box = picture.get_rect(center=laid.frame.center)
        draw.panel(target, picture, box, "", scale, (), binding)
        for number, (call, words) in enumerate(laid.calls, start=1):
            place = self.place(call)
            at = (
                box.x + round((place.centerx - board.x) * by),
                box.y + round((place.centery - board.y) * by),
            )
            mark = draw.seal(str(number), round(24 * scale), binding)
            target.blit(mark, mark.get_rect(center=at))
            title, say = self._say("call", call.id, "name"), self._say("call", call.id, "say")
            draw.call(target, str(number), title, say, words, scale, table.icon, binding)

    def _fit(self, frame: pygame.Rect) -> float:
        """How large the board can be in a frame."""
        board = self.shown
        return min(frame.width / board.width, frame.height / board.height)

    def place(self, call: Call) -> pygame.Rect:
        """Where what a number stands for lies in the table's picture."""
        return (self._table.boxes((call.at,)) or [self.shown])[0]

    @property
    def shown(self) -> pygame.Rect:
        """The board, or the part of it that the page shows."""
        return part_of(self._table, self.minute.shows)

    def _beside(self, room: pygame.Rect, scale: float) -> _Laid:
        """Half of the words at the left of the board, half at the right."""
        side = round(_SIDE * scale)
        frame = pygame.Rect(room.x + side, room.y, room.width - 2 * side, room.height)
        calls = sorted(self.minute.calls, key=lambda call: self.place(call).centerx)
        half = len(calls) // 2
        each, found = room.height // half, []
        for left, named in (
            (room.x, calls[:half]),
            (room.right - side + round(8 * scale), calls[half:]),
        ):
            for row, call in enumerate(sorted(named, key=lambda one: self.place(one).centery)):
                top, size = room.y + row * each, (side - round(8 * scale), each - round(6 * scale))
                found.append((call, pygame.Rect((left, top), size)))
        return _Laid(frame, tuple(found))

    def _below(self, room: pygame.Rect, scale: float) -> _Laid:
        """All words in two rows under the board."""
        row, gap = round(_ROW * scale), round(8 * scale)
        frame = pygame.Rect(room.x, room.y, room.width, room.height - 2 * row)
        calls = sorted(self.minute.calls, key=lambda call: self.place(call).centery)
        half = len(calls) // 2
        each, found = (room.width + gap) // half, []
        for place, named in enumerate((calls[:half], calls[half:])):
            top = frame.bottom + place * row + gap
            for column, call in enumerate(sorted(named, key=lambda one: self.place(one).centerx)):
                spot = pygame.Rect(room.x + column * each, top, each - gap, row - gap)
                found.append((call, spot))
        return _Laid(frame, tuple(found))

    def _mean(self, points: float) -> str:
        """With one digit behind the mark of the language, and a real minus."""
        said = self.scene.app.say("handbook.minute.mean", points=points)
        return said.replace("-", "\N{MINUS SIGN}")

    # Input ------------------------------------------------------------------------------------

    def choose(self, key: str) -> bool:
        if key != self._lesson.id:
            return False
        self.scene.app.stack.replace(self.scene.app.routes.lesson(self.scene.game))
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or self.scene.focus.focused:
            return False
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return enter and self.choose(self._lesson.id)

    def touched(self, hovered: str, focused: str) -> None:
        """The button is lit by the pointer."""

    def leave(self) -> None:
        """Nothing to put away."""
