"""The chrome's own signs, drawn on a 32 grid: menu, undo, tick, no-sign, crown and the like."""

from collections.abc import Callable
from typing import Literal

import pygame

from sprites.common import svg
from sprites.common.materials import gold_gradient_defs
from sprites.common.surface_cache import kept

Glyph = Literal[
    "menu",
    "ask",
    "undo",
    "redo",
    "restart",
    "pass",
    "end",
    "tick",
    "then",
    "no",
    "eye",
    "crown",
    "bulb",
    "star",
    "warning",
    "chevron",
    "chevron_down",
    "chevron_up",
    "close",
    "plus",
    "minus",
    "hand",
    "trail",
    "pin",
]
_IVORY = "#f7ecd2"
_WINE = "#7a2f3d"
_GREEN = "#2f6a56"
_UMBER = "#6b4a1c"


@kept
def glyph(name: Glyph, size: int, colour: str = "#fff3d6", ink: str = "#231b2b") -> pygame.Surface:
    """A sign of `size` px. `colour` paints the plain ones; badges keep their own colours."""
    body = _BADGES[name](ink) if name in _BADGES else _PLAIN[name](colour, ink)
    return svg.raster(svg.document(body, 32, 32, gold_gradient_defs("gold")), (size, size))


def _stroke(data: str, colour: str, width: float) -> str:
    return svg.path(data, stroke=colour, stroke_width=width)


def _cased(data: str, colour: str, ink: str, width: float) -> str:
    """A line with an ink casing, readable on wood, leather and paper."""
    return _stroke(data, ink, width + 2.4) + _stroke(data, colour, width)


def _menu(colour: str, ink: str) -> str:
    return "".join(svg.rect(4, 7 + row * 8, 24, 4, colour, ink, 1, 2) for row in range(3))


def _ask(colour: str, ink: str) -> str:
    """A question in a ring: what can be done now?"""
    ring = svg.circle(16, 16, 13, "none", ink, 5) + svg.circle(16, 16, 13, "none", colour, 2.6)
    hook = _cased("M11.4 12.6 A4.7 4.7 0 1 1 17.6 17 Q16 17.8 16 20", colour, ink, 3.2)
    return ring + hook + svg.circle(16, 24, 2.3, colour, ink, 1.2)


def _undo(colour: str, ink: str) -> str:
    return _cased("M8 13 H20 A7 7 0 0 1 20 26 H12", colour, ink, 3.4) + svg.path(
        "M13.5 5.5 L4.5 13 L13.5 20.5 Z", colour, ink, 1.4
    )


def _redo(colour: str, ink: str) -> str:
    return svg.group(_undo(colour, ink), "translate(32,0) scale(-1,1)")


def _restart(colour: str, ink: str) -> str:
    """Round to the beginning: a ring arrow that ends at a bar."""
    ring = _cased("M9.2 9.6 A10 10 0 1 1 6.2 18.5", colour, ink, 3.4)
    return ring + svg.path("M4.4 3.6 L5.2 14.4 L15 11 Z", colour, ink, 1.4)


def _pass(colour: str, ink: str) -> str:
    """Play goes on to the next seat."""
    return (
        svg.path("M5 6 L15.5 16 L5 26 Z", colour, ink, 1.4)
        + svg.path("M14.5 6 L25 16 L14.5 26 Z", colour, ink, 1.4)
        + svg.rect(25, 6, 3.6, 20, colour, ink, 1.2, 1)
    )


def _end(colour: str, ink: str) -> str:
    """A small banner planted at the end of the turn."""
    pole = _cased("M8 4 V29", colour, ink, 2.6)
    return pole + svg.path("M9.5 5 H26.5 L22.4 11 L26.5 17 H9.5 Z", colour, ink, 1.5)


def _eye(colour: str, ink: str) -> str:
    return (
        svg.path("M2.5 16 Q16 1.5 29.5 16 Q16 30.5 2.5 16 Z", colour, ink, 1.8)
        + svg.circle(16, 16, 6, ink)
        + svg.circle(14, 14, 2, colour)
    )


def _crown(_: str, ink: str) -> str:
    return (
        svg.path(
            "M5 25 L3.4 9.5 L11 15.6 L16 5.4 L21 15.6 L28.6 9.5 L27 25 Z", "url(#gold)", ink, 2
        )
        + svg.rect(4.6, 23, 22.8, 5, "url(#gold)", ink, 1.8, 1.4)
        + "".join(svg.circle(x, y, 2, "#f7e3a6", ink, 1.2) for x, y in _CROWN_TIPS)
        + svg.circle(16, 20, 1.9, "#b5433a", ink, 0.9)
    )


_CROWN_TIPS = ((3.4, 8.6), (16, 4.6), (28.6, 8.6))


def _bulb(ink: str) -> str:
    """A lamp: a hint."""
    rays = "M16 1 V4 M4.4 5 L6.6 7.2 M27.6 5 L25.4 7.2 M1 15 H4 M31 15 H28"
    return (
        _cased(rays, "#ffe9a3", ink, 2)
        + svg.path(
            "M16 5.6 A8.6 8.6 0 0 1 20.6 21.4 V24.6 H11.4 V21.4 A8.6 8.6 0 0 1 16 5.6 Z",
            "#ffe08a",
            ink,
            1.8,
        )
        + svg.rect(11.4, 24, 9.2, 5, "#9a8f96", ink, 1.6, 1.6)
        + _stroke("M12.6 13.4 A4 4 0 0 1 15.4 9.6", "#ffffff", 1.8)
    )


def _star(ink: str) -> str:
    """One of three: how well a position was solved."""
    right = "M16 3 L20 12 L29.6 12.8 L22.3 19.2 L24.6 28.6"
    left = "L16 23.6 L7.4 28.6 L9.7 19.2 L2.4 12.8 L12 12 Z"
    return svg.path(f"{right} {left}", "url(#gold)", ink, 1.8)


def _warning(ink: str) -> str:
    return (
        svg.path("M16 3 L30 27.6 H2 Z", "#f0b93d", ink, 2)
        + _stroke("M16 11.4 V19", ink, 3.4)
        + svg.circle(16, 23.6, 2, ink)
    )


def _tick(ink: str) -> str:
    disc = svg.circle(16, 16, 14, _IVORY, ink, 2)
    return disc + _stroke("M9 16.5 L14 22 L23.5 10.5", _GREEN, 4)


def _then(ink: str) -> str:
    """After a first step: a dot, and the arrow that goes on from it."""
    disc = svg.circle(16, 16, 14, _IVORY, ink, 2) + svg.circle(8.6, 16, 2.5, _UMBER)
    return disc + _stroke("M13.4 16 H22 M17.6 9.6 L24.2 16 L17.6 22.4", _UMBER, 3.6)


def _no(ink: str) -> str:
    disc = svg.circle(16, 16, 13.6, _WINE, _IVORY, 2.4) + svg.circle(16, 16, 15, "none", ink, 1.4)
    return disc + _stroke("M8.4 23.6 L23.6 8.4", _IVORY, 4)


def _trail(ink: str) -> str:
    """Two steps of a march: what was moved last."""
    disc = svg.circle(16, 16, 14, "#e9e2f2", ink, 2)
    steps = "M9 10 L14.5 16 L9 22 M17 10 L22.5 16 L17 22"
    return disc + _stroke(steps, "#4a3a78", 3)


def _pin(ink: str) -> str:
    disc = svg.circle(16, 16, 14, "url(#gold)", ink, 2)
    return disc + svg.circle(16, 16, 6, ink) + svg.circle(14.4, 14.4, 1.8, "#f7e3a6")


def _plus(colour: str, ink: str) -> str:
    return _cased("M16 7 V25 M7 16 H25", colour, ink, 4)


def _minus(colour: str, ink: str) -> str:
    return _cased("M7 16 H25", colour, ink, 4)


def _close(colour: str, ink: str) -> str:
    return _cased("M8 8 L24 24 M24 8 L8 24", colour, ink, 3.4)


def _hand(colour: str, ink: str) -> str:
    """A raised hand: stop here, refuse."""
    palm = (
        "M9 15 V8.6 A2 2 0 0 1 13 8.6 V6 A2 2 0 0 1 17 6 V7.4 A2 2 0 0 1 21 7.4 V10 "
        "A2 2 0 0 1 25 10 V20 Q25 29 17 29 Q11.4 29 8.4 23.4 L5.4 17.8 A2 2 0 0 1 8.8 15.8 Z"
    )
    fingers = "M13 9 V15 M17 7.6 V15 M21 9 V15"
    return svg.path(palm, colour, ink, 1.8) + _stroke(fingers, ink, 1.4)


_PLAIN: dict[str, Callable[[str, str], str]] = {
    "menu": _menu,
    "ask": _ask,
    "undo": _undo,
    "redo": _redo,
    "restart": _restart,
    "pass": _pass,
    "end": _end,
    "eye": _eye,
    "crown": _crown,
    "close": _close,
    "plus": _plus,
    "minus": _minus,
    "hand": _hand,
    "chevron": lambda colour, _: _stroke("M11 6 L21 16 L11 26", colour, 4.6),
    "chevron_down": lambda colour, _: _stroke("M6 11 L16 21 L26 11", colour, 4.6),
    "chevron_up": lambda colour, _: _stroke("M6 21 L16 11 L26 21", colour, 4.6),
}
_BADGES: dict[str, Callable[[str], str]] = {
    "tick": _tick,
    "then": _then,
    "no": _no,
    "bulb": _bulb,
    "star": _star,
    "warning": _warning,
    "trail": _trail,
    "pin": _pin,
}
