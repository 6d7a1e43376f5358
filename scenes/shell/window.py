"""The window: opening it, its canvas, full screen. The only place that touches pygame.Window."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress

import pygame

from scenes.shell.layer import Point, Size

MINIMUM_WINDOW: Size = (960, 600)
MINIMUM_CANVAS: Size = (1280, 690)
"""Scenes never get less than this; in a smaller window their picture is shrunk as a whole."""

_LARGEST_SHRUNK: Size = (2560, 1440)
_FIRST_SIZE: Size = (1366, 768)
_DESKTOP_MARGIN: Size = (20, 80)


class DisplayError(RuntimeError):
    """There is no screen to show anything on."""


def display_present(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """False where a window certainly cannot open: Linux without any display server."""
    if not platform.startswith("linux") or environment.get("SDL_VIDEODRIVER"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def canvas_size(window: Size) -> Size:
    """Size of the canvas that scenes draw on, in pixels, for a window of this size."""
    factor = shrink_factor(window)
    if factor == 1.0:
        return window
    return (
        min(max(round(window[0] * factor), MINIMUM_CANVAS[0]), max(window[0], _LARGEST_SHRUNK[0])),
        min(max(round(window[1] * factor), MINIMUM_CANVAS[1]), max(window[1], _LARGEST_SHRUNK[1])),
    )


def shrink_factor(window: Size) -> float:
    """Canvas pixels per window pixel: 1.0 unless the window is smaller than the least canvas."""
    return max(1.0, MINIMUM_CANVAS[0] / max(1, window[0]), MINIMUM_CANVAS[1] / max(1, window[1]))


def fitting_size(wanted: Size, desktop: Size | None) -> Size:
    """The remembered or first window size, cut down to what the desktop has room for."""
    if desktop is None:
        return wanted
    room = (desktop[0] - _DESKTOP_MARGIN[0], desktop[1] - _DESKTOP_MARGIN[1])
    return (
        max(MINIMUM_WINDOW[0], min(wanted[0], room[0])),
        max(MINIMUM_WINDOW[1], min(wanted[1], room[1])),
    )


class AppWindow:
    """A resizable window with a software canvas.

    Raises DisplayError when no window can be opened.
    """

    def __init__(self, title: str, size: Size = _FIRST_SIZE, fullscreen: bool = False) -> None:
        if not display_present(os.environ):
            raise DisplayError("no display")
        try:
            pygame.display.init()
            pygame.display.set_allow_screensaver(True)
            desktops = pygame.display.get_desktop_sizes()
            fitted = size if _is_dummy() else fitting_size(size, desktops[0] if desktops else None)
            self._window = _open(title, fitted)
            self._window.minimum_size = MINIMUM_WINDOW
        except pygame.error as error:
            raise DisplayError(str(error)) from error
        self._small: pygame.Surface | None = None
        self._fullscreen = self._waiting = False
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def size(self) -> Size:
        """The window's size in pixels."""
        return self._window.get_surface().get_size()

    @property
    def title(self) -> str:
        """The words on the window's frame."""
        return self._window.title

    @title.setter
    def title(self, words: str) -> None:
        self._window.title = words

    @property
    def fullscreen(self) -> bool:
        """True while the window covers the screen."""
        return self._fullscreen

    def set_fullscreen(self, on: bool) -> None:
        """Cover the screen or go back to a window; stays as it is where this is impossible."""
        try:
            if on:
                self._window.set_fullscreen(desktop=True)
            else:
                self._window.set_windowed()
        except pygame.error:
            return
        self._fullscreen = on

    def resize(self, size: Size) -> None:
        """Give the window another size (tests and pictures)."""
        self._window.size = size

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture in the task bar."""
        self._window.set_icon(icon)

    def canvas(self) -> pygame.Surface:
        """The surface that scenes draw on; ask anew for every frame."""
        surface = self._window.get_surface()
        wanted = canvas_size(surface.get_size())
        if wanted == surface.get_size():
            self._small = None
            return surface
        if self._small is None or self._small.get_size() != wanted:
            self._small = pygame.Surface(wanted, 0, 32)
        return self._small

    def present(self, regions: Sequence[pygame.Rect] | None = None) -> None:
        """Show what was drawn on the canvas: in some regions of it, or everywhere."""
        if self._small is None and regions is not None:
            pygame.display.update(regions)
            return
        if self._small is not None:
            target = self._window.get_surface()
            place = self._shown_rect()
            target.fill("#0d0a10")
            target.blit(pygame.transform.smoothscale(self._small, place.size), place)
        pygame.display.flip()

    def to_canvas(self, point: Point) -> Point:
        """Where a point of the window lies on the canvas."""
        factor = shrink_factor(self.size)
        if factor == 1.0:
            return point
        place = self._shown_rect()
        return (round((point[0] - place.x) * factor), round((point[1] - place.y) * factor))

    def show_waiting(self, on: bool) -> None:
        """The pointer says that something is being made, or is the usual one again."""
        if on == self._waiting:
            return
        self._waiting = on
        with suppress(pygame.error):  # a screen without pointers
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_WAIT if on else pygame.SYSTEM_CURSOR_ARROW)

    def close(self) -> None:
        """Destroy the window."""
        pygame.display.quit()
        pygame.display.init()  # events are still asked for

    def _shown_rect(self) -> pygame.Rect:
        size = self.size
        factor, canvas = shrink_factor(size), canvas_size(size)
        place = pygame.Rect(0, 0, round(canvas[0] / factor), round(canvas[1] / factor))
        place.center = (size[0] // 2, size[1] // 2)
        return place


def _open(title: str, size: Size) -> pygame.Window:
    """The window of pygame's display, the only one of which parts can be presented. What else a
    window can do is asked of `pygame.Window`."""
    pygame.display.set_caption(title)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _is_dummy() -> bool:
    return pygame.display.get_driver() in ("dummy", "offscreen")
