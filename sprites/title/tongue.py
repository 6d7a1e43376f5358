"""The name of a language on the wall of the title."""

from __future__ import annotations

from pygame import Rect, Surface

from sprites.common import fonts
from sprites.title.ring import focus_ring
from sprites.title.state import Look

_PX = 15.0
_ROOM = 9
_SPOKEN, _BRIGHT, _UNSPOKEN, _SHADE = "#f4d488", "#fff0cc", "#b8a78c", "#1a120c"


def tongue_width(name: str, scale: float) -> int:
    """px that a name takes with the room around it."""
    return fonts.serif(_PX * scale, "semibold").size(name)[0] + round(2 * _ROOM * scale)


def draw_tongue(
    target: Surface, box: Rect, name: str, scale: float, spoken: bool, look: Look
) -> None:
    """The name of a language on the wall: gold where it is spoken, else faint."""
    colour = _SPOKEN if spoken else _BRIGHT if look.bright else _UNSPOKEN
    letters = fonts.render(fonts.serif(_PX * scale, "semibold"), name, colour, _SHADE, 2)
    place = letters.get_rect(center=box.center)
    target.blit(letters, place)
    if spoken:
        line = Rect(place.x + 2, place.bottom - 1, place.width - 4, max(1, round(1.4 * scale)))
        target.fill(colour, line)
    if look.focused:
        focus_ring(target, box.inflate(-6, -6), scale, 6)
