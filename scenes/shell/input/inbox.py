"""Events as scenes get them: pointer positions on the canvas, floods of motion made one."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from scenes.shell.input.pads import PadKeys, Pads
from scenes.shell.window import AppWindow

POINTING = frozenset((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
INPUT = POINTING | {pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEWHEEL}
PRESSES = (INPUT | {pygame.JOYBUTTONDOWN}) - {pygame.MOUSEMOTION}


class Inbox:
    """Reads raw events; knows whether the window can be seen at all."""

    def __init__(self, window: AppWindow, pads: Pads) -> None:
        self._window = window
        self._pads = pads
        self.hidden = False

    def read(self, events: Iterable[pygame.event.Event], keys: PadKeys) -> list[pygame.event.Event]:
        """The events in order, with only the last of neighbouring mouse motions; those of pads as
        keys, `keys` where these are not the usual ones."""
        out: list[pygame.event.Event] = []
        for event in (each for raw in events for each in self._pads.read(raw, keys)):
            self._notice(event)
            mapped = self._on_canvas(event)
            if mapped.type == pygame.MOUSEMOTION and out and out[-1].type == pygame.MOUSEMOTION:
                mapped = _merged(out.pop(), mapped)
            out.append(mapped)
        return out

    def _notice(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.hidden = True
        elif event.type in (
            pygame.WINDOWRESTORED,
            pygame.WINDOWSHOWN,
            pygame.WINDOWEXPOSED,
            pygame.WINDOWMAXIMIZED,
            pygame.WINDOWFOCUSGAINED,
        ):
            self.hidden = False

    def _on_canvas(self, event: pygame.event.Event) -> pygame.event.Event:
        if event.type not in POINTING:
            return event
        point = self._window.to_canvas(event.pos)
        if point == event.pos:
            return event
        return pygame.event.Event(event.type, {**event.dict, "pos": point})


def _merged(old: pygame.event.Event, new: pygame.event.Event) -> pygame.event.Event:
    rel = (old.rel[0] + new.rel[0], old.rel[1] + new.rel[1])
    return pygame.event.Event(pygame.MOUSEMOTION, {**new.dict, "rel": rel})
