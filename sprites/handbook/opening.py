"""How the rules open: who one is, how it ends and is won, and a turn in pictures, one to a row."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from sprites.common import fonts
from sprites.common.binding import Binding
from sprites.common.rich import IconSource, layout, layout_height, parse
from sprites.handbook import minute
from sprites.handbook.clauses import Block
from sprites.handbook.figure import framed, picture_size

_INITIAL, _GAP, _AROUND = 64.0, 14.0, 9.0
_INSET, _TITLE, _FOOT = 10.0, 30.0, 10.0
"""Of a note: beside its words, above and below them."""
_WHO, _NOTE, _WORDS = 17.0, 14.5, 15.5


def opening(
    who: str,
    notes: tuple[tuple[str, str], ...],
    turn: str,
    width: int,
    scale: float,
    icon: IconSource,
    binding: Binding,
) -> Block:
    """Who one is with a large letter, notes of a title and words side by side, and the heading of
    the pictures that follow."""
    around, gap = round(_AROUND * scale), round(_GAP * scale)
    room = width - 2 * around
    px = round(_INITIAL * scale)
    words = _laid(who[1:], _WHO * scale, room - px - round(9 * scale), icon, binding)
    top = max(px, words.get_height()) + gap
    half = (room - gap * (len(notes) - 1)) // len(notes)
    high = max(_note_height(says, half, scale, icon) for _, says in notes)
    line = round(26 * scale)
    canvas = Surface((width, top + high + gap + line + round(6 * scale)), pygame.SRCALPHA)
    canvas.blit(minute.initial(who[:1], px, binding), (around, 0))
    canvas.blit(words, (around + px + round(9 * scale), 0))
    for place, (title, says) in enumerate(notes):
        box = Rect(around + place * (half + gap), top, half, high)
        minute.note(canvas, title, says, box, scale, icon, binding)
    heading = Rect(around, top + high + gap, room, line)
    minute.heading(canvas, turn, heading, scale, binding)
    return Block(canvas)


def turn_row(
    number: str,
    words: str,
    picture: Surface | None,
    rings: tuple[Rect, ...],
    width: int,
    scale: float,
    icon: IconSource,
    binding: Binding,
) -> Block:
    """One picture of a turn with what happens in it beside it."""
    around, gap = round(_AROUND * scale), round(_GAP * scale)
    frame = picture_size(width, scale)
    left = around + frame[0] + gap
    told = _laid(words, _WORDS * scale, width - around - left, icon, binding)
    inner = max(frame[1], told.get_height())
    canvas = Surface((width, inner + 2 * around), pygame.SRCALPHA)
    box = Rect((around, around + (inner - frame[1]) // 2), frame)
    if picture is None:
        framed(canvas, None, box, scale, binding)
    else:
        minute.panel(canvas, picture, box, number, scale, rings, binding)
    canvas.blit(told, (left, around + (inner - told.get_height()) // 2))
    return Block(canvas)


def _laid(words: str, px: float, width: int, icon: IconSource, binding: Binding) -> Surface:
    font = fonts.serif(max(13, px), "semibold")
    return layout(parse(words), font, width, icon, binding.text)


def _note_height(words: str, width: int, scale: float, icon: IconSource) -> int:
    """px of a note in which its words need not be made smaller."""
    font = fonts.serif(max(13, _NOTE * scale), "semibold")
    inside = width - 2 * round(_INSET * scale)
    return round((_TITLE + _FOOT) * scale) + layout_height(
        parse(words), font, inside, icon, "#000000"
    )
