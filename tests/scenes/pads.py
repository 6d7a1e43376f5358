"""Events of a gamepad as SDL gives them, in the numbers of the most usual one."""

from __future__ import annotations

import pygame

BUTTONS = {"a": 0, "b": 1, "x": 2, "y": 3, "leftshoulder": 4, "rightshoulder": 5}
BUTTONS |= {"back": 6, "start": 7}
PAD = 0
UP, DOWN, LEFT, RIGHT = (0, 1), (0, -1), (-1, 0), (1, 0)
"""The cross, up positive as SDL says it."""
Event = pygame.event.Event


def plugged(number: int = PAD) -> Event:
    return Event(pygame.JOYDEVICEADDED, {"device_index": number, "guid": "0" * 32})


def unplugged(number: int = PAD) -> Event:
    return Event(pygame.JOYDEVICEREMOVED, {"instance_id": number})


def down(name: str, number: int = PAD) -> Event:
    values = {"joy": number, "instance_id": number, "button": BUTTONS[name]}
    return Event(pygame.JOYBUTTONDOWN, values)


def up(name: str, number: int = PAD) -> Event:
    values = {"joy": number, "instance_id": number, "button": BUTTONS[name]}
    return Event(pygame.JOYBUTTONUP, values)


def pushed(name: str) -> list[Event]:
    """A button down and up again."""
    return [down(name), up(name)]


def hat(direction: tuple[int, int], number: int = PAD) -> Event:
    values = {"joy": number, "instance_id": number, "hat": 0, "value": direction}
    return Event(pygame.JOYHATMOTION, values)


def crossed(direction: tuple[int, int]) -> list[Event]:
    """The cross pressed once in a direction."""
    return [hat(direction), hat((0, 0))]


def axis(which: int, value: float, number: int = PAD) -> Event:
    values = {"joy": number, "instance_id": number, "axis": which, "value": value}
    return Event(pygame.JOYAXISMOTION, values)
