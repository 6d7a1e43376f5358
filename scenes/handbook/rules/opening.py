"""How a rulebook opens: aim and end of the game, and a turn in pictures, as in the first game."""

from __future__ import annotations

from zlib import crc32

import pygame

from engine.lessons.minute import Minute, Scene, load_minute
from engine.lessons.moments import lesson_session
from engine.lessons.reader import load_lesson
from engine.session import Session
from scenes.games.screens import screens_of
from scenes.shell.services import Services
from sprites.common.binding import Binding
from sprites.common.rich import IconSource
from sprites.handbook import opening as draw
from sprites.handbook.clauses import Block, ClauseLook, clause_block, margin_width
from sprites.handbook.paragraph import Run


class Opening:
    """The first pages of the rules of `game`; its words are those of the game in a minute."""

    def __init__(self, app: Services, game: str, binding: Binding) -> None:
        self._app, self._binding = app, binding
        self.minute: Minute = load_minute(game)
        self._lesson = load_lesson(game)
        make = screens_of(game).aid
        self._icon: IconSource = make().icon_source() if make is not None else lambda name, px: None

    @property
    def key(self) -> str:
        """Everything that the table depends on."""
        lesson = self._lesson
        printed = crc32(lesson.data_text.encode())
        return f"{lesson.game}|minute|{self.minute.at}|{lesson.seed}|{printed}|{len(lesson.log)}"

    def session(self) -> Session:
        """The first game, at the moment from which the pictures are."""
        return lesson_session(self._lesson, self._app.say("teacher.name"), self.minute.at)

    def block(self, width: int, scale: float) -> Block:
        """Who one is, how it ends and how one wins."""
        app, minute = self._app, self.minute
        notes = tuple(
            (app.say(f"handbook.minute.{part}"), app.say(minute.text(part)))
            for part in ("wins", "ends")
        )
        turn, who = app.say("handbook.minute.turn"), app.say(minute.text("who"))
        return draw.opening(who, notes, turn, width, scale, self._icon, self._binding)

    def remark(self, width: int, scale: float) -> Block:
        """What the marks in the margin mean."""
        app = self._app
        word, says = app.say("handbook.rules.ruling_word"), app.say("handbook.rules.ruling")
        look = ClauseLook("", (), mark=word, note=(Run(says),))
        margin = margin_width("", scale, word)
        return clause_block(look, width, margin, scale, False, "", self._binding)

    def row(self, scene: Scene, picture: pygame.Surface | None, width: int, scale: float) -> Block:
        """One picture of the turn with its words."""
        number = str(self.minute.turn.index(scene) + 1)
        words = self._app.say(self.minute.text("turn", scene.id))
        return draw.turn_row(number, words, picture, (), width, scale, self._icon, self._binding)
