"""The caption shown while a computer seat or the automa plays: who, what, and the clause."""

from dataclasses import dataclass

import pygame

from sprites.common import fonts
from sprites.common.bars import bar, bar_insets
from sprites.common.chrome_tooltip import trimmed
from sprites.common.drawn import Drawn
from sprites.common.lettering import write
from sprites.common.players import PlayerStyle, badge
from sprites.common.rich import IconSource, Token, layout
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

WIDTH = 620
"""Units at which the sentence begins to wrap."""
_PAD = 16


@dataclass(frozen=True, slots=True)
class Toast:
    """All sentences finished."""

    sentence: tuple[Token, ...]
    style: PlayerStyle | None = None
    icon: str = ""
    clause: str = ""
    hint: str = ""
    """What a key does now, such as skipping."""


@kept
def toast(
    state: Toast, scale: float, theme: Theme, icon: IconSource, max_width: int | None = None
) -> Drawn:
    """The caption, only as wide as its words, at most `max_width` px."""
    pad, mark = round((_PAD + max(bar_insets(theme))) * scale), round(34 * scale)
    marks = [picture for picture in (_badge(state, mark), _icon(state, icon, mark)) if picture]
    left = pad + sum(picture.get_width() + round(8 * scale) for picture in marks)
    room = (max_width or round(WIDTH * scale)) - left - pad
    font = fonts.serif(18 * scale, "semibold")
    words = trimmed(layout(state.sentence, font, room, icon, theme.bar_text))
    small = fonts.serif(14 * scale, "semibold", italic=True)
    foot = f"{state.clause}   {state.hint}".strip() if state.hint else state.clause
    foot = fonts.ellipsize(small, foot, room)
    foot_height = small.get_height() if foot else 0
    width = left + max(words.get_width(), small.size(foot)[0]) + pad
    height = max(mark, words.get_height() + foot_height) + round(18 * scale)
    shaded = bar((width, height), scale, theme)
    canvas = shaded.surface.copy()
    x, y = shaded.origin
    at = x + pad
    for picture in marks:
        canvas.blit(picture, picture.get_rect(midleft=(at, y + height // 2)))
        at += picture.get_width() + round(8 * scale)
    top = y + (height - words.get_height() - foot_height) // 2
    texts = [canvas.blit(words, (x + left, top)).move(-x, -y)]
    if foot:
        middle = top + words.get_height() + foot_height / 2
        drawn = write(canvas, foot, small, theme.bar_bright, (x + left, middle))
        texts.append(drawn.move(-x, -y))
    return Drawn(canvas, (width, height), shaded.origin, texts=tuple(texts))


def _badge(state: Toast, size: int) -> pygame.Surface | None:
    return badge(state.style, size) if state.style is not None else None


def _icon(state: Toast, icon: IconSource, size: int) -> pygame.Surface | None:
    return icon(state.icon, size) if state.icon else None
