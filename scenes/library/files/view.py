"""Draws the sheet on which a file or a folder is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.library.files.list import Entry, Listing
from scenes.shell.services import Services
from scenes.shell.widgets.entry import TextLine
from scenes.shell.widgets.grid import Shelf
from scenes.shell.widgets.wording import day_words
from sprites.library.chips import draw_bar
from sprites.library.files_sheet import (
    ARCHIVE,
    FilesInks,
    Row,
    draw_files_sheet,
    draw_focus_line,
    draw_folder,
    draw_quiet,
    draw_remark,
    draw_row,
)
from sprites.library.layout import FilesLayout
from sprites.library.page import draw_action
from sprites.lobby.fittings import draw_start
from sprites.title.buttons import draw_menu_button
from sprites.title.state import REST, Look

_VEIL: Final = (10, 6, 14, 165)
_MANY_KILOBYTES: Final = 10_000


@dataclass(frozen=True, slots=True)
class FilesLook:
    """What is shown just now; words are finished. `strong`: the remark is a warning."""

    title: str
    accept: str
    closed: bool
    remark: str
    strong: bool
    hovered: int
    focused: str
    looks: Mapping[str, Look]


class FilesPicture:
    """The sheet in one window size, as the archive wears it."""

    inks: FilesInks = ARCHIVE

    def __init__(self, app: Services, layout: FilesLayout) -> None:
        self._app = app
        self.layout = layout

    def draw(
        self,
        surface: pygame.Surface,
        listing: Listing,
        rows: Shelf,
        line: TextLine | None,
        look: FilesLook,
    ) -> None:
        """The whole sheet over a veil."""
        layout, inks = self.layout, self.inks
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(_VEIL)
        surface.blit(veil, (0, 0))
        self._draw_sheet(surface, look.title)
        draw_folder(surface, layout, str(listing.folder), inks)
        self._draw_rows(surface, listing, rows, look)
        self._draw_buttons(surface, look)
        if line is not None:
            if line.writing or look.focused == "name":
                draw_focus_line(surface, layout.name, layout.scale)
            line.draw(surface)
        draw_remark(surface, layout.note, layout.scale, look.remark, look.strong, inks)

    def _draw_sheet(self, surface: pygame.Surface, title: str) -> None:
        draw_files_sheet(surface, self.layout, title)

    def _draw_rows(
        self, surface: pygame.Surface, listing: Listing, rows: Shelf, look: FilesLook
    ) -> None:
        layout, scale = self.layout, self.layout.scale
        surface.set_clip(layout.view)
        for place in rows.in_view():
            row = self._row(listing.entries[place], place == rows.chosen, place == look.hovered)
            draw_row(surface, rows.rect_of(place), scale, row, self.inks)
        surface.set_clip(None)
        if not listing.entries:
            key = "empty" if listing.readable else "unreadable"
            words = self._app.say(f"archive.files.{key}")
            draw_quiet(surface, layout.view, scale, words, self.inks)
        self._draw_bar(surface, rows.thumb(layout.bar))
        if look.focused == "list":
            draw_focus_line(surface, layout.view.union(layout.bar), scale)

    def _draw_bar(self, surface: pygame.Surface, thumb: pygame.Rect | None) -> None:
        draw_bar(surface, self.layout.bar, thumb, self.layout.scale, False, on_paper=True)

    def _row(self, entry: Entry, chosen: bool, hovered: bool) -> Row:
        if entry.folder:
            return Row("folder", entry.name, "", chosen, hovered)
        return Row("file", entry.name, about_file(self._app, entry), chosen, hovered)

    def _draw_buttons(self, surface: pygame.Surface, look: FilesLook) -> None:
        layout, scale, say = self.layout, self.layout.scale, self._app.say
        for key, box in layout.shortcuts.items():
            words = say(f"archive.files.{key}")
            draw_action(surface, box, scale, key, words, look.looks.get(key, REST), False)
        up, cancel = look.looks.get("up", REST), look.looks.get("cancel", REST)
        draw_action(surface, layout.up, scale, "up", "", up, False)
        draw_menu_button(surface, layout.cancel, scale, say("archive.files.cancel"), cancel, False)
        accept = look.looks.get("ok", REST)
        draw_start(surface, layout.ok, scale, look.accept, accept, look.closed)


def about_file(app: Services, entry: Entry) -> str:
    """How large a file is, and when it was changed."""
    kilobytes = max(1, round(entry.size / 1000))
    many = kilobytes >= _MANY_KILOBYTES
    size = app.say(
        "archive.files.megabytes" if many else "archive.files.kilobytes",
        n=round(kilobytes / 1000) if many else kilobytes,
    )
    return app.say("archive.line", progress=size, date=day_words(app, entry.changed))
