"""The option card of the provinces: a chip for each with its part in the game, and a die."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import mix
from sprites.common.light import kept_rounded_mask
from sprites.common.materials import framed_paper
from sprites.common.strokes import circle, stroke
from sprites.lobby.choice_cards import CREAM, token_face
from sprites.lobby.fittings import draw_dice
from sprites.lobby.seats import INK, PAPER, SOFT, glow_behind
from sprites.title.state import Look

_CHIP_HEIGHT = 36.0
_EDGE = 10.0
_GAP = 5.0
_DIE = 40.0
_HEAD = 30.0


def chip_places(card: Rect, scale: float, count: int) -> tuple[tuple[Rect, ...], Rect]:
    """Where the chips, two by two, and the die lie on a card. Pixels."""
    edge, gap, die = (round(units * scale) for units in (_EDGE, _GAP, _DIE))
    height = round(_CHIP_HEIGHT * scale)
    top = card.y + round(_HEAD * scale)
    width = (card.width - 2 * edge - die - 2 * gap) // 2
    chips = tuple(
        Rect(
            card.x + edge + (number % 2) * (width + gap),
            top + (number // 2) * (height + gap - round(scale)),
            width,
            height,
        )
        for number in range(count)
    )
    box = Rect(card.right - edge - die, 0, die, die)
    box.centery = (chips[0].top + chips[-1].bottom) // 2
    return chips, box


def draw_card(target: Surface, box: Rect, scale: float, title: str, line: str, ink: float) -> None:
    """The paper with its title and what a click does. `ink` is px per unit of what is written."""
    mask = kept_rounded_mask(box.size, 6 * scale)
    carve.cast_kept(target, mask, box.topleft, (2 * scale, 4 * scale), 6 * scale, 0.6)
    tint = mix(PAPER, "#8d8078", 0.2)
    target.blit(framed_paper(box.size, scale, 11, tint, 6, "#8a5a34", corners=False), box)
    room = box.width - round(2 * _EDGE * scale)
    size = min(ink, 1.1 * scale)
    name = fonts.fit(title, room, 17 * size, 13, weight="bold", colour=INK)
    middle = box.y + round((_HEAD / 2 + 1) * scale)
    spot = name.get_rect(midleft=(box.x + round((_EDGE + 2) * scale), middle))
    target.blit(name, spot)
    left = spot.right + round(8 * scale)
    note = fonts.fit(
        line, box.right - round(_EDGE * scale) - left, 14 * size, 13, italic=True, colour=SOFT
    )
    target.blit(note, note.get_rect(midright=(box.right - round(_EDGE * scale), middle)))


def draw_chips(
    target: Surface,
    card: Rect,
    scale: float,
    chips: tuple[tuple[str, str, str], ...],
    chance: bool,
    looks: Mapping[str, Look],
) -> None:
    """`chips`: key, name and role (`play`, `reserve`, `out`, `drawn`); `looks` by key and for
    `chance`."""
    places, die = chip_places(card, scale, len(chips))
    for (key, name, role), box in zip(chips, places, strict=True):
        _draw_chip(target, box, scale, name, role, looks.get(key, Look()))
    look = looks.get("chance", Look())
    draw_dice(target, die, scale, look)
    if chance:
        sign = _sign("play", round(17 * scale))
        target.blit(sign, sign.get_rect(midright=(die.right + round(3 * scale), die.y)))


def _draw_chip(target: Surface, box: Rect, scale: float, name: str, role: str, look: Look) -> None:
    place = box.move(0, round(scale) if look.pressed else 0)
    chosen = role == "play"
    face = token_face(box.size, scale, chosen, look.bright)
    glow_behind(target, carve.kept_mask_of(face), place, scale, look)
    target.blit(face, place)
    sign = _sign(role, round(18 * scale))
    target.blit(sign, sign.get_rect(midleft=(place.x + round(6 * scale), place.centery)))
    left = place.x + round(27 * scale)
    room = place.right - round(4 * scale) - left
    ink = "#2a1608" if chosen else CREAM if role != "out" else "#e2d2b4"
    text = fonts.fit(name, room, 14 * scale, 13, weight="bold", colour=ink)
    target.blit(text, text.get_rect(midleft=(left, place.centery)))


@lru_cache(maxsize=16)
def _sign(role: str, px: int) -> Surface:
    """In play: a seal with a tick; reserve: a half-filled ring; out: a ring struck through;
    drawn: a pip."""
    body = circle(20, 20, 15, "#fff6dc" if role != "play" else "#b2323a", "#4a2a14", 2.6)
    if role == "play":
        body += stroke("M12.6 20.6L18 26L28 14.6", "#ffe9c8", 4)
    elif role == "reserve":
        body += '<path d="M20 7A13 13 0 0 1 20 33Z" fill="#8a5a34"/>'
    elif role == "out":
        body += stroke("M11 29L29 11", "#7d1f26", 4)
    else:
        body += circle(20, 20, 4, "#5a1f26")
    return svg.raster(svg.document(body, 40, 40), (px, px))
