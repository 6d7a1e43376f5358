"""Gamepads as keys: whatever can be done with keys can be done with a pad.

A pad's events become presses of the keys that mean the same (`pad_keys`), so scenes know keys only.
They are marked with `pad=True`. What the four buttons mean beyond that, a scene says itself
(`Scene.pad_keys`).
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from scenes.shell.input.pad_layout import CROSS, LETTERS, Direction, PadLayout, layout_of
from scenes.shell.input.stick import NOWHERE, Repeat, Stick
from scenes.shell.settings import Settings

PadKeys = Mapping[str, tuple[int, int]]
"""By name of a button: key and modifiers."""

USUAL_KEYS: dict[str, tuple[int, int]] = {
    "a": (pygame.K_RETURN, 0),
    "b": (pygame.K_ESCAPE, 0),
    "x": (pygame.K_TAB, 0),
    "y": (pygame.K_TAB, pygame.KMOD_LSHIFT),
    "start": (pygame.K_ESCAPE, 0),
    "back": (pygame.K_F1, 0),
    "leftshoulder": (pygame.K_TAB, pygame.KMOD_LSHIFT),
    "rightshoulder": (pygame.K_TAB, 0),
}
_ARROWS: dict[Direction, int] = {
    (-1, 0): pygame.K_LEFT,
    (1, 0): pygame.K_RIGHT,
    (0, -1): pygame.K_UP,
    (0, 1): pygame.K_DOWN,
}
_PAGES: dict[Direction, int] = {(0, -1): pygame.K_PAGEUP, (0, 1): pygame.K_PAGEDOWN}
PAD_EVENTS = frozenset(
    (
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.JOYHATMOTION,
        pygame.JOYAXISMOTION,
    )
)
_NOT_FROM_PADS = frozenset((pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION))
RUMBLES: dict[str, tuple[float, float, int]] = {
    "turn": (0.25, 0.4, 140),
    "refused": (0.5, 0.1, 110),
    "end": (0.5, 0.5, 400),
}
"""What is felt: the strengths of both motors, 0 to 1, and ms."""


class _Pad:
    """One pad: its layout and where its sticks and its cross are."""

    def __init__(self, layout: PadLayout, device: pygame.joystick.JoystickType | None) -> None:
        self.layout = layout
        self.device = device
        self.walking, self.scrolling = Stick(), Stick()
        self.cross = NOWHERE


class Pads:
    """All pads at hand. Never raises: a pad that cannot be opened is read as a usual one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pads: dict[int, _Pad] = {}
        self._walk, self._scroll = Repeat(), Repeat()
        self._last = -1
        """The pad that was used last."""
        self.used_last = False
        """True when what was pressed last is on a pad: its buttons are shown."""

    def prepare(self) -> None:
        """Look for pads; called after the first frame. Each that is there is told as an event."""
        try:
            pygame.joystick.init()
        except pygame.error:
            return

    @property
    def marks(self) -> str:
        """What is on the four buttons of the pad in use; empty while no pad is."""
        if not self.used_last:
            return ""
        chosen = self._settings.pad_pictures
        pad = self._pads.get(self._last)
        return chosen or (LETTERS if pad is None else pad.layout.marks)

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until a held direction steps again."""
        waits = [each.next_wakeup for each in (self._walk, self._scroll)]
        return min((wait for wait in waits if wait is not None), default=None)

    def read(self, event: pygame.event.Event, keys: PadKeys) -> list[pygame.event.Event]:
        """What an event means: itself, or for one of a pad the keys that mean the same. `keys`:
        what buttons mean to who gets them."""
        if event.type not in PAD_EVENTS:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._let_go()
            elif event.type in _NOT_FROM_PADS and self.used_last and _meant(event):
                self.used_last = False
            return [event]
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._remove(event.instance_id)
        else:
            return self._used(event, keys)
        return []

    def pass_time(self, dt: float) -> list[pygame.event.Event]:
        """`dt` seconds have passed: what is held steps again."""
        steps = []
        if self._walk.pass_time(dt):
            steps.append(_press(_ARROWS[self._walk.direction]))
        if self._scroll.pass_time(dt):
            steps.append(_press(_PAGES[self._scroll.direction]))
        return steps

    def feel(self, what: str) -> None:
        """Let the pad in use shake, if the person wants that. `what` is one of RUMBLES."""
        pad = self._pads.get(self._last)
        if pad is None or pad.device is None or not (self.used_last and self._settings.rumble):
            return
        if what in RUMBLES:
            low, high, ms = RUMBLES[what]
            pad.device.rumble(low, high, ms)

    def _used(self, event: pygame.event.Event, keys: PadKeys) -> list[pygame.event.Event]:
        pad = self._pads.setdefault(event.instance_id, _Pad(PadLayout(), None))
        found: list[pygame.event.Event] = []
        if event.type == pygame.JOYBUTTONDOWN:
            found = self._button(pad, event.button, True, keys)
        elif event.type == pygame.JOYBUTTONUP:
            self._button(pad, event.button, False, keys)
        elif event.type == pygame.JOYHATMOTION:
            pad.cross = _along_one_axis((event.value[0], -event.value[1]))
            found = self._walked(pad)
        elif event.type == pygame.JOYAXISMOTION:
            found = self._pushed(pad, event.axis, event.value)
        if found:
            self.used_last, self._last = True, event.instance_id
        return found

    def _button(
        self, pad: _Pad, number: int, down: bool, keys: PadKeys
    ) -> list[pygame.event.Event]:
        name = pad.layout.buttons.get(number, "")
        if name in CROSS:
            pad.cross = CROSS[name] if down else NOWHERE
            return self._walked(pad)
        meant = keys.get(name, USUAL_KEYS.get(name))
        return [_press(*meant)] if down and meant is not None else []

    def _walked(self, pad: _Pad) -> list[pygame.event.Event]:
        """The cross or the stick is elsewhere; the cross counts first."""
        direction = pad.cross if pad.cross != NOWHERE else pad.walking.direction
        return [_press(_ARROWS[direction])] if self._walk.hold(direction) else []

    def _pushed(self, pad: _Pad, axis: int, value: float) -> list[pygame.event.Event]:
        name, sign = pad.layout.axes.get(axis, ("", 1))
        side, along = name[:-1], 0 if name.endswith("x") else 1
        if side == "left" and pad.walking.move(along, sign * value):
            return self._walked(pad)
        if side == "right" and pad.scrolling.move(along, sign * value):
            direction = pad.scrolling.direction
            page = direction if direction in _PAGES else NOWHERE
            return [_press(_PAGES[page])] if self._scroll.hold(page) else []
        return []

    def _add(self, event: pygame.event.Event) -> None:
        """A pad was plugged in, or was there when pads were looked for."""
        try:
            device = pygame.joystick.Joystick(event.device_index)
            number = device.get_instance_id()
            layout = layout_of(device.get_name(), _table_of(event.device_index))
        except (pygame.error, ValueError):
            return
        self._pads[number] = _Pad(layout, device)

    def _remove(self, number: int) -> None:
        self._pads.pop(number, None)
        self._let_go()
        if number == self._last:
            self.used_last = False

    def _let_go(self) -> None:
        """Nothing is held any more: a pad that is gone tells no release."""
        for pad in self._pads.values():
            pad.walking, pad.scrolling, pad.cross = Stick(), Stick(), NOWHERE
        self._walk.hold(NOWHERE)
        self._scroll.hold(NOWHERE)


def _table_of(index: int) -> Mapping[str, str]:
    """SDL's table of a pad; empty where it has none, or this pygame cannot read it."""
    try:
        from pygame._sdl2 import controller
    except ImportError:
        return {}
    if not controller.get_init():
        controller.init()
    if not controller.is_controller(index):
        return {}
    return dict(controller.Controller(index).get_mapping())


def _along_one_axis(direction: tuple[int, int]) -> Direction:
    """A slanting push of the cross is one to the side."""
    return (direction[0], 0) if direction[0] else (0, direction[1])


def _meant(event: pygame.event.Event) -> bool:
    """False for what a pad itself gave, and for a mouse that only trembles."""
    if event.dict.get("pad", False):
        return False
    return event.type != pygame.MOUSEMOTION or max(map(abs, event.rel)) > 2


def _press(key: int, mod: int = 0) -> pygame.event.Event:
    values = {"key": key, "mod": mod, "unicode": "", "scancode": 0, "pad": True}
    return pygame.event.Event(pygame.KEYDOWN, values)
