"""The sheet for choosing a file in the colours of a game's book, over which it lies."""

from __future__ import annotations

import pygame

from scenes.library.files.view import FilesLook, FilesPicture
from scenes.shell.services import Services
from sprites.common.binding import Binding
from sprites.common.chrome_button import Action
from sprites.library.files_window import (
    draw_files_window,
    draw_window_bar,
    draw_window_button,
    inks_of,
)
from sprites.library.layout import FilesLayout
from sprites.title.state import REST


class BoundPicture(FilesPicture):
    """A window like the others of that book."""

    def __init__(self, app: Services, layout: FilesLayout, binding: Binding) -> None:
        super().__init__(app, layout)
        self._binding = binding
        self.inks = inks_of(binding)

    def _draw_sheet(self, surface: pygame.Surface, title: str) -> None:
        draw_files_window(surface, self.layout, title, self._binding)

    def _draw_bar(self, surface: pygame.Surface, thumb: pygame.Rect | None) -> None:
        draw_window_bar(surface, self.layout.bar, thumb, self.layout.scale, self._binding)

    def _draw_buttons(self, surface: pygame.Surface, look: FilesLook) -> None:
        layout, say = self.layout, self._app.say
        places = {**layout.shortcuts, "cancel": layout.cancel}
        buttons = [(Action(key, say(f"archive.files.{key}")), box) for key, box in places.items()]
        buttons.append((Action("up", ""), layout.up))
        buttons.append((Action("ok", look.accept, True, enabled=not look.closed), layout.ok))
        for action, box in buttons:
            state = look.looks.get(action.id, REST)
            draw_window_button(surface, box, layout.scale, action, state, self._binding)
