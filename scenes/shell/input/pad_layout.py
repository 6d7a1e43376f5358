"""Which button of a gamepad is which: by SDL's own table where it knows the pad, else as usual."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Direction = tuple[int, int]
"""Steps to the right and down; one of them is 0."""

LETTERS, SHAPES = "letters", "shapes"
PICTURES: tuple[str, ...] = (LETTERS, SHAPES)
"""How the four buttons are marked."""

_WITH_SHAPES = ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5")

_USUAL_BUTTONS = {
    0: "a",
    1: "b",
    2: "x",
    3: "y",
    4: "leftshoulder",
    5: "rightshoulder",
    6: "back",
    7: "start",
}
_USUAL_AXES = {0: ("leftx", 1), 1: ("lefty", 1), 3: ("rightx", 1), 4: ("righty", 1)}

CROSS: dict[str, Direction] = {
    "dpup": (0, -1),
    "dpdown": (0, 1),
    "dpleft": (-1, 0),
    "dpright": (1, 0),
}


@dataclass(frozen=True, slots=True)
class PadLayout:
    """By number: the names of buttons, and of axes with their sign. `marks`: what is on the four
    buttons, LETTERS or SHAPES."""

    buttons: Mapping[int, str] = field(default_factory=lambda: dict(_USUAL_BUTTONS))
    axes: Mapping[int, tuple[str, int]] = field(default_factory=lambda: dict(_USUAL_AXES))
    marks: str = LETTERS


def marks_of(name: str) -> str:
    """What is on the four buttons of a pad that calls itself so."""
    lower = name.lower()
    return SHAPES if any(each in lower for each in _WITH_SHAPES) else LETTERS


def layout_of(name: str, mapping: Mapping[str, str]) -> PadLayout:
    """The layout of a pad. `mapping`: SDL's table of it, name to "b3", "a1" or "h0.4", empty where
    SDL does not know the pad; hats need no table."""
    buttons: dict[int, str] = {}
    axes: dict[int, tuple[str, int]] = {}
    for meaning, place in mapping.items():
        kind, number, sign = _place(place)
        if kind == "b":
            buttons[number] = meaning
        elif kind == "a":
            axes[number] = (meaning, sign)
    if "a" not in buttons.values():
        return PadLayout(marks=marks_of(name))
    return PadLayout(buttons, axes, marks_of(name))


def _place(text: str) -> tuple[str, int, int]:
    """Kind, number and sign of "b3", "+a2" or "a1~"; an empty kind for what is neither."""
    bare = text.lstrip("+-")
    sign = -1 if bare.endswith("~") or text.startswith("-") else 1
    digits = bare[1:].rstrip("~")
    if bare[:1] in ("a", "b") and digits.isascii() and digits.isdigit():
        return bare[0], int(digits), sign
    return "", 0, 1
