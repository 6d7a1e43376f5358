"""Whom a computer opponent can be: a bust in a gilt ring over a paper card with name, trade, temper
and what it leans to."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from sprites.common import carve, fonts
from sprites.common.faces import character_face
from sprites.common.light import kept_rounded_mask
from sprites.common.materials import framed_paper
from sprites.common.rich import IconSource
from sprites.lobby.choice_cards import CREAM, chosen_rim, token_face
from sprites.lobby.seats import INK, PAPER, SOFT, glow_behind
from sprites.title.state import Look

_BUST = 0.56
"""The bust's width, in parts of the card's."""
_LIT = "#fbf1d2"
_PEG_LIT, _PEG_DULL = "#7a2b46", "#cdb98c"


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """Somebody to choose. `leans`: icons with their pegs out of `most`."""

    id: str
    name: str
    trade: str
    temper: str
    leans: tuple[tuple[str, int], ...]
    most: int
    chosen: bool = False


def draw_character(
    target: Surface,
    box: Rect,
    scale: float,
    game: str,
    card: CharacterCard,
    look: Look,
    icon: IconSource,
) -> None:
    """One card; `scale` is that of words."""
    place = box.move(0, round(scale) if look.pressed else 0)
    px = round(min(box.width * _BUST, box.height * 0.42))
    paper = Rect(place.x, place.y + px // 2, place.width, place.height - px // 2)
    mask = kept_rounded_mask(paper.size, 6 * scale)
    glow_behind(target, mask, paper, scale, look)
    carve.cast_kept(target, mask, paper.topleft, (2 * scale, 4 * scale), 6 * scale, 0.6)
    tint = _LIT if card.chosen or look.bright else PAPER
    target.blit(framed_paper(paper.size, scale, 6, tint, 6, "#8a5a34", corners=False), paper)
    if card.chosen:
        chosen_rim(target, paper, scale)
    face = character_face(game, card.id, px)
    if face is not None:
        spot = face.get_rect(midtop=(place.centerx, place.y))
        at = spot.topleft
        carve.cast_kept(target, carve.kept_mask_of(face), at, (2, 4), 5 * scale, 0.6)
        target.blit(face, spot)
    _words(target, paper, place.y + px, scale, card)
    _leans(target, paper, scale, card, icon)


def _words(target: Surface, paper: Rect, top: int, scale: float, card: CharacterCard) -> None:
    room = paper.width - round(12 * scale)
    lines = [
        fonts.fit(card.name, room, 18 * scale, 14, weight="bold", colour=INK),
        fonts.fit(card.trade, room, 14 * scale, 13, italic=True, colour=SOFT),
    ]
    font = fonts.serif(max(13, 13.5 * scale), "regular")
    lines += [fonts.render(font, line, INK) for line in fonts.wrap(font, card.temper, room)]
    foot = paper.bottom - _leaning_height(scale)
    step = min(1.0, max(0.7, (foot - top) / max(1, sum(each.get_height() for each in lines))))
    for each in lines:
        if top + each.get_height() * 0.8 > foot:
            return
        target.blit(each, each.get_rect(midtop=(paper.centerx, top)))
        top += round(each.get_height() * step * 0.94)


def _leaning_height(scale: float) -> int:
    return round(38 * scale)


def _leans(
    target: Surface, paper: Rect, scale: float, card: CharacterCard, icon: IconSource
) -> None:
    """Icons in a row, each over its pegs."""
    if not card.leans:
        return
    step = (paper.width - round(12 * scale)) / len(card.leans)
    peg, gap = max(3, round(4.6 * scale)), max(1, round(1.4 * scale))
    for number, (name, pegs) in enumerate(card.leans):
        x = paper.x + round(6 * scale + (number + 0.5) * step)
        picture = icon(name, round(22 * scale))
        if picture is not None:
            middle = (x, paper.bottom - round(25 * scale))
            target.blit(picture, picture.get_rect(center=middle))
        left = x - (card.most * (peg + gap) - gap) // 2
        for each in range(card.most):
            spot = Rect(left + each * (peg + gap), paper.bottom - round(12 * scale), peg, peg)
            target.fill(_PEG_LIT if each < pegs else _PEG_DULL, spot)


def draw_strength(
    target: Surface, box: Rect, scale: float, words: str, look: Look, chosen: bool
) -> None:
    """A level on a token of wood or, chosen, of gold."""
    place = box.move(0, round(scale) if look.pressed else 0)
    face = token_face(box.size, scale, chosen, look.bright)
    glow_behind(target, carve.kept_mask_of(face), place, scale, look)
    target.blit(face, place)
    ink = "#2a1608" if chosen else CREAM
    text = fonts.fit(
        words, box.width - round(12 * scale), 15 * scale, 13, weight="bold", colour=ink
    )
    target.blit(text, text.get_rect(center=place.center))
