"""Small things at the foot of a page: round tokens with an arrow, crests of games, page numbers."""

from typing import Literal

from pygame import Rect, Surface

from sprites.common import fonts, svg
from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.chrome_button import Action, button, look_of
from sprites.common.drawn import Pointer
from sprites.common.surface_cache import kept
from sprites.common.theme import DEFAULT_THEME, Theme
from sprites.title.crests import crest

Arrow = Literal["left", "right", "back", "forward"]
_PATHS: dict[Arrow, str] = {
    "left": "M23 11 L15 20 L23 29",
    "right": "M17 11 L25 20 L17 29",
    "back": "M27 27 Q28 16 14 15.4 M20 9 L13 15.6 L20 22",
    "forward": "M13 27 Q12 16 26 15.4 M20 9 L27 15.6 L20 22",
}


def draw_arrow(
    target: Surface, box: Rect, arrow: Arrow, key: str, pointer: Pointer, enabled: bool = True
) -> None:
    """A round wooden token with an arrow; faded where it leads nowhere."""
    bright = enabled and key in (pointer.hovered, pointer.focused)
    sunk = enabled and key == pointer.pressed
    px = min(box.size)
    face = _arrow(arrow, px, enabled, bright)
    target.blit(face, face.get_rect(center=box.center).move(0, 1 if sunk else 0))


@kept
def _arrow(arrow: Arrow, px: int, enabled: bool, bright: bool) -> Surface:
    wood = ("#b98048", "#7a4c2a", "#45280f") if enabled else ("#cdbb94", "#c2ae84", "#b5a077")
    if bright:
        wood = ("#c99460", "#976c40", "#6d5024")
    fill = svg.linear_gradient("wood", (6, 4), (34, 36), (0, wood[0]), (0.5, wood[1]), (1, wood[2]))
    rim = "#1c0f08" if enabled else "#8f7a54"
    body = svg.circle(20, 21.4, 17.4, "#3a2210", fill_opacity=0.35) if enabled else ""
    body += svg.circle(20, 20, 17, "url(#wood)", rim, 1.8)
    body += svg.circle(20, 20, 14.2, "none", "#e0b472" if enabled else "#a8946a", 1)
    if enabled:
        body += svg.path(_PATHS[arrow], stroke="#1c0f08", stroke_width=6)
    body += svg.path(_PATHS[arrow], stroke="#fff0cc" if enabled else "#8f7a54", stroke_width=3.4)
    return svg.raster(svg.document(body, 40, 40, fill), (px, px))


def draw_page_number(
    target: Surface, box: Rect, words: str, scale: float, binding: Binding = PLAIN_BINDING
) -> Rect:
    """A page number between two small lozenges, in the middle of a box."""
    letters = fonts.fit(words, box.width, 15 * scale, 13, italic=True, colour=binding.soft)
    place = target.blit(letters, letters.get_rect(center=box.center))
    px = round(9 * scale)
    for x in (place.left - round(14 * scale), place.right + round(14 * scale)):
        lozenge = _lozenge(px, binding)
        target.blit(lozenge, lozenge.get_rect(center=(x, place.centery + round(1 * scale))))
    return place


@kept
def _lozenge(px: int, binding: Binding = PLAIN_BINDING) -> Surface:
    body = svg.path("M1 8 L8 3 L15 8 L8 13 Z", binding.rule)
    return svg.raster(svg.document(body, 16, 16), (px, px))


def draw_crest(
    target: Surface,
    box: Rect,
    game: str,
    chosen: bool,
    key: str,
    pointer: Pointer,
    binding: Binding = PLAIN_BINDING,
) -> None:
    """The crest of another book; the open one's lies on a gold disc."""
    px = round(min(box.size) * (0.86 if chosen else 0.74))
    if chosen or key in (pointer.hovered, pointer.focused):
        disc = _disc(min(box.size), chosen, binding)
        target.blit(disc, disc.get_rect(center=box.center))
    face = crest(game, px)
    target.blit(face, face.get_rect(center=box.center))


@kept
def _disc(px: int, chosen: bool, binding: Binding = PLAIN_BINDING) -> Surface:
    fill = "#f6dc9a" if chosen else binding.slip
    body = svg.circle(20, 20, 18.6, fill, binding.gold, 2 if chosen else 1.2)
    return svg.raster(svg.document(body, 40, 40), (px, px))


def button_width(label: str, scale: float) -> int:
    """px that a labelled button wants."""
    font = fonts.sans(round(14.5 * scale), bold=True)
    return font.size(label)[0] + round(30 * scale)


def draw_button(
    target: Surface,
    box: Rect,
    key: str,
    label: str,
    scale: float,
    pointer: Pointer,
    primary: bool = False,
    enabled: bool = True,
    theme: Theme = DEFAULT_THEME,
) -> None:
    """A labelled token of the table's kind."""
    action = Action(key, label, primary, enabled)
    picture = button(action, look_of(action, pointer), box.size, scale, theme)
    target.blit(picture, box)
