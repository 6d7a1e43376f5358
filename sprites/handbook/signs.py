"""Small signs of the handbook's chapters, drawn on a 32 grid."""

from collections.abc import Callable

from pygame import Surface

from sprites.common import svg
from sprites.common.colour import lighter
from sprites.common.surface_cache import kept
from sprites.handbook.sets.signs import SET_SIGNS


@kept
def sign(name: str, size: int, colour: str, ink: str) -> Surface:
    """A sign of `size` px in two tones; KeyError for an unknown name."""
    return svg.raster(svg.document(SIGNS[name](colour, ink), 32, 32), (size, size))


def _line(data: str, colour: str, width: float) -> str:
    return svg.path(data, stroke=colour, stroke_width=width)


def _rules(colour: str, ink: str) -> str:
    """An open book."""
    pale = lighter(colour, 0.6)
    leaf = "M16 8 Q9 3.6 2.6 6.4 V25.4 Q9 22.6 16 27 Z"
    body = svg.path(leaf, pale, ink, 1.8)
    body += svg.group(svg.path(leaf, colour, ink, 1.8), "translate(32,0) scale(-1,1)")
    return body + _line(
        "M6 11 Q10 10 13 12 M6 15.6 Q10 14.6 13 16.6 M6 20.2 Q10 19.2 13 21.2", ink, 1.3
    )


def _minute(colour: str, ink: str) -> str:
    """A sand-glass."""
    pale = lighter(colour, 0.6)
    glass = "M8 5 H24 Q24 12 17.4 16 Q24 20 24 27 H8 Q8 20 14.6 16 Q8 12 8 5 Z"
    body = svg.path(glass, pale, ink, 1.8)
    body += svg.path("M11 26 Q12 21.4 16 20.6 Q20 21.4 21 26 Z", colour)
    return body + _line("M6 5 H26 M6 27 H26", ink, 2.4) + _line("M16 16 V21", colour, 1.6)


def _first(colour: str, ink: str) -> str:
    """A pointing hand: somebody shows how."""
    hand = (
        "M10 28 V22 Q4 18 5.4 15.6 Q7 13.8 10.6 17 V6.4 Q10.6 3.6 13 3.6 Q15.4 3.6 15.4 6.4 "
        "V13 Q19.4 11.8 20.2 14.2 Q24 13.4 24.4 16 Q27.6 15.8 27.4 19 Q27.4 23.6 25 28 Z"
    )
    return svg.path(hand, lighter(colour, 0.6), ink, 1.8) + _line("M10 25 H25.6", colour, 2.2)


def _practice(colour: str, ink: str) -> str:
    """A star over a line: something to be reached."""
    right = "M16 2.6 L19.6 10.4 L28 11.4 L21.8 17.2 L23.4 25.6"
    left = "L16 21.4 L8.6 25.6 L10.2 17.2 L4 11.4 L12.4 10.4 Z"
    return svg.path(f"{right} {left}", lighter(colour, 0.6), ink, 1.8) + _line(
        "M7 29.4 H25", colour, 2.2
    )


def _aid(colour: str, ink: str) -> str:
    """A card with numbered lines."""
    body = svg.rect(5, 3, 22, 26, lighter(colour, 0.6), ink, 1.8, 3)
    for row in range(3):
        y = 9.4 + row * 6.8
        body += svg.circle(10.4, y, 2.3, colour, ink, 1.2) + _line(f"M15.4 {y} H23.4", ink, 1.7)
    return body


def _icons(colour: str, ink: str) -> str:
    """A rosette and a letter: what a picture means."""
    petals = "".join(
        svg.group(
            '<ellipse cx="16" cy="8" rx="3.6" ry="5.4" '
            f'fill="{lighter(colour, 0.35)}" stroke="{ink}" stroke-width="1.5"/>',
            f"rotate({step * 60} 16 16)",
        )
        for step in range(6)
    )
    return petals + svg.circle(16, 16, 4.4, lighter(colour, 0.7), ink, 1.6)


def _cards(colour: str, ink: str) -> str:
    """A fan of three cards."""
    body = ""
    for turn, share in ((-20, 0.0), (0, 0.35), (20, 0.7)):
        card = svg.rect(10, 4.5, 12, 18, lighter(colour, share), ink, 1.7, 2.4)
        body += svg.group(card, f"rotate({turn} 16 30)")
    return body + svg.group(svg.circle(16, 13.4, 2.8, colour, ink, 1.2), "rotate(20 16 30)")


def _display(colour: str, ink: str) -> str:
    """A framed picture."""
    body = svg.rect(3, 5.4, 26, 20, lighter(colour, 0.6), ink, 1.8, 2.4)
    body += svg.path("M6 22.6 L12.6 13 L17.4 19 L20.4 15.6 L26 22.6 Z", colour, ink, 1.3)
    return body + svg.circle(22.6, 11, 2.2, lighter(colour, 0.2), ink, 1.2)


def _play(colour: str, ink: str) -> str:
    """A pawn on its way."""
    body = _line("M3.4 25 H9.6 M3.4 20 H7.6", ink, 1.9)
    body += svg.path("M13 27 H27 Q26.4 21.6 23 19 H17 Q13.6 21.6 13 27 Z", colour, ink, 1.8)
    body += svg.path("M17.4 19 L18.4 13 H21.6 L22.6 19 Z", colour, ink, 1.6)
    return body + svg.circle(20, 9.6, 4.6, lighter(colour, 0.5), ink, 1.8)


def _sound(colour: str, ink: str) -> str:
    """A bell."""
    body = svg.circle(16, 26, 2.8, colour, ink, 1.6)
    bell = "M4.6 24.4 Q8 21.4 8 14.4 Q8.4 6 16 5 Q23.6 6 24 14.4 Q24 21.4 27.4 24.4 Z"
    return (
        body
        + svg.path(bell, lighter(colour, 0.45), ink, 1.8)
        + svg.circle(16, 4.4, 2.2, colour, ink, 1.4)
    )


def _hands(colour: str, ink: str) -> str:
    """A gamepad: two grips, a cross and two buttons."""
    body = "M8 10 h16 c4 0 6 5 6 10 c0 4 -4 5 -6 2 l-2.6 -3.4 h-10.8 L8 22 c-2 3 -6 2 -6 -2 "
    body += "c0 -5 2 -10 6 -10 Z"
    cross = "M9 13.5 h2 v-2 h2.4 v2 h2 v2.4 h-2 v2 h-2.4 v-2 h-2 Z"
    return (
        svg.path(body, colour, ink, 1.6)
        + svg.path(cross, ink)
        + svg.path("M21 12.4 a1.5 1.5 0 1 0 .01 0 Z M24.4 15 a1.5 1.5 0 1 0 .01 0 Z", ink)
    )


def _about(colour: str, ink: str) -> str:
    """A charter with its seal."""
    body = svg.path("M6 3 H22 L26.4 7.4 V25 H6 Z", lighter(colour, 0.6), ink, 1.8)
    body += _line("M22 3 V7.4 H26.4", ink, 1.4)
    body += _line("M9.8 9.4 H18 M9.8 14 H22.6 M9.8 18.6 H15.4", ink, 1.5)
    body += svg.path("M17.6 24 L16.4 30.4 L20.6 28.2 L24.8 30.4 L23.6 24 Z", colour, ink, 1.3)
    return body + svg.circle(20.6, 22, 4.4, colour, ink, 1.6)


def _box(colour: str, ink: str) -> str:
    """An open box with a card above it and a tick."""
    pale = lighter(colour, 0.6)
    body = svg.rect(10, 3, 12, 15, pale, ink, 1.6, 1.5)
    body += svg.path("M3 14 H29 L26.6 28 H5.4 Z", colour, ink, 1.8)
    return body + _line("M10.6 20.4 L14.6 24.2 L21.6 16.8", pale, 2.6)


SIGNS: dict[str, Callable[[str, str], str]] = {
    "rules": _rules,
    "minute": _minute,
    "first": _first,
    "practice": _practice,
    "aid": _aid,
    "icons": _icons,
    "cards": _cards,
    "box": _box,
    "display": _display,
    "hands": _hands,
    "play": _play,
    "sound": _sound,
    "about": _about,
    **SET_SIGNS,
}
