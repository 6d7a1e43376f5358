"""The sheet of keys and gestures over the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.table.context import TableContext
from sprites.common.key_sheet import KeyRow, KeySheet, key_sheet, sheet_size
from sprites.common.pad_signs import PAD_ROWS, Marks

_LEAST_SCALE = 1.0
"""Two lines of words need the height of a row."""
_VEIL = (10, 6, 14, 140)
_GESTURES = (
    *("drag", "otherwise", "click", "back", "hold", "wheel", "line", "seat", "numbers", "walk"),
    *("enter", "escape", "heard", "voice", "goods"),
)
_KEYS = (
    *(
        "space",
        "speed",
        "fit",
        "undo",
        "turn",
        "again",
        "hint",
        "ahead",
        "next",
        "boards",
        "past",
        "tabs",
        "tools",
        "help",
    ),
    "screen",
)
_MARGIN = 24
"""px that stay free around the sheet."""


class HelpScene(Scene):
    """Lies over the table; any key or click takes it away, F1 turns to the rulebook."""

    opaque = False

    def __init__(self, context: TableContext, rules: Callable[[], None]) -> None:
        super().__init__(context.app)
        self._context = context
        self._rules = rules
        self._scale = 1.0
        self.box = pygame.Rect(0, 0, 0, 0)
        """Where the sheet lies, canvas pixels."""

    @property
    def title_words(self) -> str:
        return self.app.say("table.keys.title")

    @property
    def state_words(self) -> str:
        sheet = self._sheet()
        rows = [row for column in sheet.columns for row in column]
        told = (
            self.app.say("spoken.valued", what=", ".join(row.caps or row.signs), value=row.words)
            for row in rows
        )
        return ". ".join([*told, sheet.foot])

    def resize(self, size: Size) -> None:
        plain = sheet_size(self._sheet(), 1.0)
        room = (size[0] - 2 * _MARGIN, size[1] - 2 * _MARGIN)
        wanted = max(_LEAST_SCALE, self._context.frame.words)
        self._scale = min(wanted, room[0] / plain[0], room[1] / plain[1])
        self.box = pygame.Rect((0, 0), sheet_size(self._sheet(), self._scale))
        self.box.center = (size[0] // 2, size[1] // 2)
        self.mark()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.app.stack.pop()
            self._rules()
        elif event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.app.stack.pop()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(_VEIL)
        surface.blit(veil, (0, 0))
        sheet = key_sheet(self._sheet(), self._scale, self._context.table.theme)
        sheet.blit(surface, self.box.topleft)

    def _sheet(self) -> KeySheet:
        marks = self.app.pads.marks
        first = self._pad_rows(marks) if marks else tuple(map(self._row, _GESTURES))
        columns = (first, tuple(map(self._row, _KEYS)))
        return KeySheet(self.app.say("table.keys.title"), columns, self.app.say("table.keys.foot"))

    def _pad_rows(self, marks: str) -> tuple[KeyRow, ...]:
        shapes: Marks = "shapes" if marks == "shapes" else "letters"
        return tuple(
            KeyRow((), self.app.say(f"table.keys.pad.{name}"), signs, shapes)
            for name, signs in PAD_ROWS.items()
        )

    def _row(self, name: str) -> KeyRow:
        caps = tuple(self.app.say(f"table.keys.caps.{name}").split("|"))
        return KeyRow(caps, self.app.say(f"table.keys.words.{name}"))
