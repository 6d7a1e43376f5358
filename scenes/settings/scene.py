"""The settings: an open book with the controls at the left and what they do at the right."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.settings.about import About
from scenes.settings.rows import Row, pages, restore
from scenes.settings.sample import Sample
from scenes.shell.services import Services
from scenes.shell.widgets.book import BookScene
from scenes.shell.widgets.focus import Target
from sprites.common import fonts
from sprites.common.binding import PLAIN_BINDING
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.controls import (
    RowPicture,
    RowText,
    choice_row,
    draw_plaque,
    draw_slider,
    draw_switch,
    plaques,
    share_at,
    slider_row,
    switch_row,
)
from sprites.handbook.head import Tab, draw_plain_title
from sprites.handbook.tailpiece import draw_tailpiece
from sprites.handbook.tokens import button_width, draw_button

ABOUT = "about"
CHAPTERS = ("display", "play", "sound", "hands", ABOUT)
_ROWS = {"slider": slider_row, "switch": switch_row, "choice": choice_row}
_ARROWS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_MINUS: -1, pygame.K_PLUS: 1}


class SettingsScene(BookScene):
    """Everything is applied and remembered at once; a scene below is laid out anew afterwards."""

    def __init__(self, app: Services, chapter: str = CHAPTERS[0]) -> None:
        self.chapter = chapter
        super().__init__(app)
        self.pages = pages(app)
        self.sample = Sample(app)
        self.about = About(app)
        self._held: Row | None = None
        self._tried: int | None = None
        self._fitted: tuple[object, float] = (None, 1.0)
        self._before = _looks(app)

    def retell(self) -> None:
        self.pages = pages(self.app)
        self.sample = Sample(self.app)

    @property
    def ambience(self) -> Path | None:
        """What is listened to on the page of sounds."""
        return self.sample.ambience if self.chapter == "sound" else None

    # Book ------------------------------------------------------------------------------------

    def tabs(self) -> tuple[Tab, ...]:
        return tuple(Tab(key, self.app.say(f"settings.tab.{key}")) for key in CHAPTERS)

    @property
    def chosen_tab(self) -> str:
        return self.chapter

    @property
    def title_words(self) -> str:
        return self.app.say("settings.title")

    def page_words(self, key: str) -> str:
        kind, _, rest = key.partition(":")
        if key == "defaults":
            return self.app.say("settings.defaults")
        if kind == "part":
            return self.about.words(rest)
        if kind not in ("row", "pick"):
            return self.sample.words(key)
        name, _, index = rest.partition(":")
        row = self._row(name)
        what = self.app.say(f"settings.{row.key}.label")
        value = row.words[int(index)] if index else row.words[row.get()]
        if index and int(index) == row.get():
            value = self.app.say("spoken.chosen", what=value)
        help_words = self.app.say(f"settings.{row.key}.help")
        return f"{self.app.say('spoken.valued', what=what, value=value)}. {help_words}"

    def lay_out(self) -> None:
        self.sample.lay_out(self.layout)
        if self.chapter == ABOUT:
            self.about.lay_out(self.layout)

    def draw_title(self, surface: pygame.Surface) -> None:
        draw_plain_title(surface, self.layout, self.app.say("settings.title"))

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the open chapter."""
        return self.pages.get(self.chapter, ())

    def page_targets(self) -> list[Target]:
        if self.chapter == ABOUT:
            return self.about.targets()
        found = []
        for row, box, picture in self.placed():
            if row.kind == "choice":
                control = picture.control.move(box.topleft)
                for index, plaque in enumerate(plaques(control, len(row.words), self._scale)):
                    found.append(Target(f"pick:{row.key}:{index}", plaque))
            else:
                found.append(Target(f"row:{row.key}", box))
        found.append(Target("defaults", self._defaults_box()))
        return [*found, *self.sample.targets(self.chapter)]

    @property
    def _scale(self) -> float:
        """That of the book, or a smaller one with which all rows have room on the page."""
        room, whole = self.layout.left, self.layout.scale
        key = (self.chapter, room.size, whole, self.app.catalogue.language)
        if self._fitted[0] != key:
            scales = (whole - 0.05 * step for step in range(round((whole - 0.9) / 0.05)))
            fitting = (each for each in scales if self._height(each) <= room.height)
            self._fitted = key, next(fitting, min(whole, 0.9))
        return self._fitted[1]

    def _height(self, scale: float) -> int:
        """px of all rows together."""
        wide = self.layout.left.width
        return sum(self._picture(row, wide, scale).surface.get_height() for row in self.rows)

    def placed(self) -> list[tuple[Row, pygame.Rect, RowPicture]]:
        """The rows with their places and pictures, spread over the page."""
        room = self.layout.left
        pictures = [self._picture(row, room.width, self._scale) for row in self.rows]
        whole = sum(picture.surface.get_height() for picture in pictures)
        spare = (room.height - whole) // max(1, len(pictures))
        gap = max(0, min(round(34 * self._scale), spare))
        found, top = [], room.y
        for row, picture in zip(self.rows, pictures, strict=True):
            box = picture.surface.get_rect(topleft=(room.x, top))
            found.append((row, box, picture))
            top = box.bottom + gap
        return found

    def _picture(self, row: Row, width: int, scale: float) -> RowPicture:
        index = self._tried if row is self._held and self._tried is not None else row.get()
        text = RowText(
            self.app.say(f"settings.{row.key}.label"),
            self.app.say(f"settings.{row.key}.help"),
            row.words[index] if row.kind == "slider" else "",
        )
        return _ROWS[row.kind](text, width, scale)

    def _defaults_box(self) -> pygame.Rect:
        foot = self.layout.feet[0]
        scale = self.layout.scale
        wide = button_width(self.app.say("settings.defaults"), scale)
        high = max(TARGET_PX, min(foot.height, round(36 * scale)))
        return pygame.Rect(foot.x, foot.centery - high // 2, min(wide, foot.width), high)

    # Picture ---------------------------------------------------------------------------------

    def draw_pages(self, surface: pygame.Surface, pointer: Pointer) -> None:
        if self.chapter == ABOUT:
            self.about.draw(surface, pointer)
        else:
            self._draw_rows(surface, pointer)
        for target in (Target("back", self.layout.back), *self.page_targets()):
            self.ring(surface, target.key, target.rect.inflate(10, 4))

    def _draw_rows(self, surface: pygame.Surface, pointer: Pointer) -> None:
        for row, box, picture in self.placed():
            surface.blit(picture.surface, box)
            self._draw_control(surface, row, picture.control.move(box.topleft), pointer)
        label = self.app.say("settings.defaults")
        draw_button(surface, self._defaults_box(), "defaults", label, self.layout.scale, pointer)
        self._draw_remembered(surface)
        room, last = self.layout.left, self.placed()[-1][1].bottom
        rest = pygame.Rect(room.x, last, room.width, room.bottom - last)
        draw_tailpiece(surface, rest, "crown", self.layout.grid)
        self.sample.draw(surface, self.chapter, self._percent, pointer)

    def _draw_control(
        self, surface: pygame.Surface, row: Row, box: pygame.Rect, pointer: Pointer
    ) -> None:
        key = f"row:{row.key}"
        bright = key in (pointer.hovered, pointer.focused) or row is self._held
        if row.kind == "slider":
            tried = row is self._held and self._tried is not None
            steps = max(1, len(row.words) - 1)
            share = (self._tried or 0) / steps if tried else row.share
            draw_slider(surface, box, share, len(row.words), self._scale, bright)
        elif row.kind == "switch":
            draw_switch(surface, box, bool(row.get()), self._scale, bright)
        else:
            for index, plaque in enumerate(plaques(box, len(row.words), self._scale)):
                look = self.look(f"pick:{row.key}:{index}", index == row.get())
                draw_plaque(surface, plaque, row.words[index], self._scale, look)

    def _draw_remembered(self, surface: pygame.Surface) -> None:
        saving = self.app.library.status.saving
        words = self.app.say("settings.remembered" if saving else "settings.not_remembered")
        foot = self.layout.feet[1]
        letters = fonts.fit(
            words, foot.width, 14.5 * self.layout.scale, 13,
            weight="regular", italic=True, colour=PLAIN_BINDING.soft,
        )  # fmt: skip
        surface.blit(letters, letters.get_rect(center=foot.center))

    @property
    def _percent(self) -> int:
        """The size to show as a sample: the one that the knob is at while it is held."""
        row = self._held
        if row is not None and row.key == "text_percent" and self._tried is not None:
            return 80 + 10 * self._tried
        return self.app.settings.text_percent

    # Time ------------------------------------------------------------------------------------

    @property
    def animating(self) -> bool:
        return super().animating or (self.chapter == "play" and self.sample.moving)

    @property
    def next_wakeup(self) -> float | None:
        return self.sample.next_wakeup if self.chapter == "play" else None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.chapter == "play" and self.sample.update(dt):
            self.mark()

    # Input -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.chapter == ABOUT and self.about.handle(event):
            self.mark()
            return True
        if self._drag(event):
            self.mark()
            return True
        if event.type == pygame.KEYDOWN and self._key(event):
            self.mark()
            return True
        return super().handle(event)

    def _drag(self, event: pygame.event.Event) -> bool:
        """Take hold of a knob, move it, let it go."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            for row, box, picture in self.placed():
                groove = picture.control.move(box.topleft)
                if row.kind == "slider" and groove.collidepoint(event.pos):
                    self._held = row
                    self._try(row, share_at(groove, event.pos[0], self._scale))
                    return True
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            groove = self._groove(self._held)
            self._try(self._held, share_at(groove, event.pos[0], self._scale))
            return True
        elif event.type == pygame.MOUSEBUTTONUP and self._held is not None:
            row, tried = self._held, self._tried
            self._held = self._tried = None
            if tried is not None:
                self._put(row, tried)
            return True
        return False

    def _groove(self, wanted: Row) -> pygame.Rect:
        for row, box, picture in self.placed():
            if row.key == wanted.key:
                return picture.control.move(box.topleft)
        return pygame.Rect(0, 0, 1, 1)

    def _try(self, row: Row, share: float) -> None:
        """The knob is somewhere; what does not move the page is applied at once."""
        index = row.nearest(share)
        if index != self._tried:
            self._tried = index
            if not row.whole:
                self._put(row, index)

    def _put(self, row: Row, index: int) -> None:
        if index == row.get():
            return
        row.put(index)
        if row.key == "ambience" and self.app.stack.ambience is None:
            self.sample.hear_some()
        if row.whole:
            self.resize(self.app.size)
        self.retarget()

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if event.key == pygame.K_TAB and event.mod & pygame.KMOD_CTRL:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.open_chapter(CHAPTERS[(CHAPTERS.index(self.chapter) + step) % len(CHAPTERS)])
            return True
        row = self._focused_row()
        if row is None or row.kind == "choice" or event.key not in _ARROWS:
            return False
        self._put(row, max(0, min(len(row.words) - 1, row.get() + _ARROWS[event.key])))
        return True

    def _focused_row(self) -> Row | None:
        key = self.focus.focused.partition(":")[2]
        return next((row for row in self.rows if row.key == key), None)

    def choose(self, key: str) -> None:
        kind, _, rest = key.partition(":")
        if kind == "tab":
            self.open_chapter(rest)
        elif kind == "pick":
            name, _, index = rest.partition(":")
            self._put(self._row(name), int(index))
        elif kind == "row":
            row = self._row(rest)
            if row.kind == "switch":
                self._put(row, 1 - row.get())
        elif kind == "defaults":
            restore(self.app)
            self.resize(self.app.size)
        elif not self.about.choose(key):
            self.sample.choose(key)
        self.mark()

    def _row(self, key: str) -> Row:
        return next(row for row in self.rows if row.key == key)

    def open_chapter(self, chapter: str) -> None:
        """Turn to another chapter."""
        if chapter != self.chapter:
            self.chapter = chapter
            self.lay_out()
            self.retarget()

    def enter(self) -> None:
        self.app.sounds.prepare()

    def leave(self) -> None:
        """Scenes below are laid out for the new size or with the new colours."""
        if _looks(self.app) != self._before:
            self.app.stack.resize(self.app.size)


def _looks(app: Services) -> tuple[object, ...]:
    """What changes how every scene looks."""
    settings = app.settings
    return settings.text_percent, settings.palette, settings.high_contrast
