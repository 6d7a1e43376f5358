"""The last chapter of the settings: version, parts and licences of the program."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.settings.parts import OWN, Part, licence_text, parts
from scenes.shell.services import Services
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import WHEEL_UNITS, Scroll
from sprites.common import fonts
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook import style
from sprites.handbook.aid_rows import aid_heading, aid_remark
from sprites.handbook.clauses import Block
from sprites.handbook.contents import chapter_row, scroll_thumb
from sprites.handbook.fade import draw_column
from sprites.handbook.layout import BookLayout
from sprites.handbook.tailpiece import draw_tailpiece
from sprites.title.app_icon import app_icon

BAR = 9
_ROW, _FADE, _ICON, _GAP = 36, 22, 52, 9
_VERSION = 84.0
"""Units of the column of versions."""
_PAGE = 0.86
_KEYS = {
    pygame.K_PAGEUP: -_PAGE,
    pygame.K_PAGEDOWN: _PAGE,
    pygame.K_HOME: -1e6,
    pygame.K_END: 1e6,
}
"""Keys that scroll, by how many heights of the page."""


@dataclass(slots=True)
class _Paragraph:
    """Lines of a licence, px from the head of the page, and their picture once they were seen."""

    lines: list[str]
    top: int
    height: int
    picture: pygame.Surface | None = None


class About:
    """Parts at the left, the licence of the chosen one at the right."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self.chosen = OWN
        self.scroll = Scroll()
        self._layout: BookLayout | None = None
        self._head: list[Block] = []
        self._text: list[_Paragraph] = []

    def lay_out(self, layout: BookLayout) -> None:
        """Place both pages in the book."""
        self._layout = layout
        box = layout.right.copy()
        box.width -= 2 * BAR
        self.scroll.fit(box, 0)
        self._open(self.chosen)

    # Left ------------------------------------------------------------------------------------

    def _rows(self) -> dict[str, pygame.Rect]:
        """A row of the left page for every part; closer together where they are many."""
        assert self._layout is not None
        room = self._layout.left
        top = room.y + self._title().height + round(8 * self._layout.scale)
        fitting = (room.bottom - top) // max(1, len(parts()))
        high = max(TARGET_PX - 4, min(round(_ROW * self._layout.scale), fitting))
        return {
            part.name: pygame.Rect(room.x, top + index * high, room.width, high)
            for index, part in enumerate(parts())
        }

    def _title(self) -> Block:
        assert self._layout is not None
        words = self._app.say("settings.about.title")
        return aid_heading(words, "", self._layout.left.width, self._layout.scale)

    def targets(self) -> list[Target]:
        """The rows."""
        return [Target(f"part:{name}", box) for name, box in self._rows().items()]

    def words(self, name: str) -> str:
        """What a row says to somebody who listens."""
        part = next(each for each in parts() if each.name == name)
        what = self._app.say("ui.app.name") if name == OWN else name
        return self._app.say("spoken.valued", what=what, value=self._told(part))

    def _told(self, part: Part) -> str:
        return self._app.say("settings.about.part", version=part.version, licence=part.licence)

    def choose(self, key: str) -> bool:
        """Show the licence of a part; True if this was one."""
        kind, _, name = key.partition(":")
        if kind == "part":
            self.scroll.offset = 0
            self._open(name)
        return kind == "part"

    # Right -----------------------------------------------------------------------------------

    def _open(self, name: str) -> None:
        """The text is set paragraph by paragraph, and a paragraph drawn when it is first seen: a
        licence may be forty pages long."""
        assert self._layout is not None
        self.chosen = name
        part = next(each for each in parts() if each.name == name)
        wide, scale = self.scroll.box.width, self._layout.scale
        own = name == OWN
        title = self._app.say("ui.app.name") if own else name
        say = self._app.say
        told = self._told(part)
        remarks = [told, say("settings.about.own")] if own else [told]
        text = licence_text(name) or [say("settings.about.no_text")]
        icon = round(_ICON * scale) + round(12 * scale) if own else 0
        self._head = [aid_heading(title, "", wide - icon, scale)]
        self._head += [aid_remark(each, wide - icon, scale, _no_icon) for each in remarks]
        top = sum(block.height for block in self._head) + round(_GAP * scale)
        self._text = []
        for each in text:
            lines = fonts.wrap(self._font, each, wide)
            high = len(lines) * self._step + round(_GAP * scale)
            self._text.append(_Paragraph(lines, top, high))
            top += high
        self.scroll.fit(self.scroll.box, top)

    @property
    def _font(self) -> pygame.font.Font:
        assert self._layout is not None
        return fonts.serif(14.5 * self._layout.scale, "regular")

    @property
    def _step(self) -> int:
        return round(self._font.get_height() * 0.94)

    def _picture(self, paragraph: _Paragraph) -> pygame.Surface:
        if paragraph.picture is None:
            size = (self.scroll.box.width, paragraph.height)
            paragraph.picture = pygame.Surface(size, pygame.SRCALPHA)
            for row, line in enumerate(paragraph.lines):
                words = fonts.render(self._font, line, style.INK.text)
                paragraph.picture.blit(words, (0, row * self._step))
        return paragraph.picture

    def handle(self, event: pygame.event.Event) -> bool:
        """Wheel, bar and keys scroll the licence; True when the event was used."""
        if self.scroll.drag(event, BAR):
            return True
        if event.type == pygame.MOUSEWHEEL:
            scale = self._layout.scale if self._layout is not None else 1.0
            return self.scroll.by(-event.y * round(WHEEL_UNITS * scale))
        if event.type == pygame.KEYDOWN and event.key in _KEYS:
            self.scroll.by(round(_KEYS[event.key] * self.scroll.box.height))
            return True
        return False

    # Picture ---------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """Both pages."""
        if self._layout is None:
            return
        self._draw_left(surface, pointer)
        self._draw_right(surface)

    def _draw_left(self, surface: pygame.Surface, pointer: Pointer) -> None:
        assert self._layout is not None
        room, scale = self._layout.left, self._layout.scale
        surface.blit(self._title().surface, room)
        bottom = room.y
        for part, (name, box) in zip(parts(), self._rows().items(), strict=True):
            lit = f"part:{name}" in (pointer.hovered, pointer.focused)
            look = "chosen" if name == self.chosen else "hover" if lit else ""
            title = self._app.say("ui.app.name") if name == OWN else name
            row = chapter_row(
                part.version, title, part.short_licence, box.size, scale, look, margin=_VERSION
            )
            surface.blit(row, box)
            bottom = box.bottom
        rest = pygame.Rect(room.x, bottom, room.width, room.bottom - bottom)
        draw_tailpiece(surface, rest, "crown", self._layout.grid)

    def _draw_right(self, surface: pygame.Surface) -> None:
        assert self._layout is not None
        scroll, scale = self.scroll, self._layout.scale
        shown: list[tuple[pygame.Surface, int]] = []
        top = -scroll.offset
        for block in self._head:
            shown.append((block.surface, top))
            top += block.height
        for paragraph in self._text:
            below = paragraph.top - scroll.offset
            if below < scroll.box.height and below + paragraph.height > 0:
                shown.append((self._picture(paragraph), below))
        depth = round(_FADE * scale)
        draw_column(
            surface, scroll.box, shown, depth, scroll.offset > 0, scroll.offset < scroll.limit
        )
        if self.chosen == OWN and scroll.offset == 0:
            icon = app_icon(round(_ICON * scale))
            surface.blit(icon, icon.get_rect(topright=scroll.box.topright))
        thumb = scroll.thumb(BAR)
        if thumb.height:
            surface.blit(scroll_thumb(thumb.size, scroll.dragging), thumb)


def _no_icon(name: str, size: int) -> None:
    return None
