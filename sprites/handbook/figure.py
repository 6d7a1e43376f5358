"""Pictures on the pages of the rules: the slip of a worked example, and a plate with its words."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import fonts
from sprites.common.binding import Binding
from sprites.common.chrome_button import Action, ButtonLook, button, natural_width
from sprites.common.lettering import fit_lines, sizes_from
from sprites.common.light import round_corners, with_shadow
from sprites.common.materials import paper
from sprites.common.metrics import target_px
from sprites.handbook import style
from sprites.handbook.clauses import Block
from sprites.handbook.paragraph import Run, paragraph

_PAD, _GAP = 10.0, 12.0
_SHARE, _SHAPE = 0.4, 4 / 3
"""Of the slip's width its picture takes; width by height of the picture."""
_PLATE = 2.3
"""Width by height of a plate."""
_AROUND = 9.0
"""Units above and below a slip or plate."""
_LINES = 3
_WORDS, _NUMBER, _NAME = 14.5, 14.0, 18.0


@dataclass(frozen=True, slots=True)
class ExampleWords:
    """What a slip says: finished words. `link` is where its button leads."""

    link: str
    number: str
    name: str
    words: str
    button: str


def picture_size(width: int, scale: float) -> tuple[int, int]:
    """px of the picture of an example on a page of `width` px."""
    wide = round((width - 2 * round(_AROUND * scale)) * _SHARE)
    return wide, round(wide / _SHAPE)


def plate_size(width: int, scale: float) -> tuple[int, int]:
    """px of the picture of a plate on a page of `width` px."""
    wide = width - 2 * round(_AROUND * scale)
    return wide, round(wide / _PLATE)


def example_slip(
    says: ExampleWords,
    picture: Surface | None,
    width: int,
    scale: float,
    look: ButtonLook,
    binding: Binding,
) -> Block:
    """The slip of an example: its picture, where it has been made, name, beginning and button."""
    pad, gap, around = (round(units * scale) for units in (_PAD, _GAP, _AROUND))
    sheet_wide = width - 2 * around
    frame = picture_size(width, scale)
    room = sheet_wide - frame[0] - gap - 2 * pad
    token, apart = target_px(34, scale), round(6 * scale)
    words = _words(says, room, frame[1] - token - apart, scale, binding)
    inner = max(frame[1], sum(part.get_height() for part in words) + apart + token)
    size = (sheet_wide, inner + 2 * pad)
    canvas = Surface((width, size[1] + 2 * around), pygame.SRCALPHA)
    sheet = paper(size, scale, 17, binding.slip, 5, 0.08)
    with_shadow(sheet, scale).blit(canvas, (around, around))
    left, top = around + pad, around + pad
    framed(canvas, picture, Rect((left, top + (inner - frame[1]) // 2), frame), scale, binding)
    left += frame[0] + gap
    for part in words:
        canvas.blit(part, (left, top))
        top += part.get_height()
    action = Action(says.link, says.button)
    wide = min(room, natural_width(action, scale))
    box = Rect(left, around + pad + inner - token, wide, token)
    canvas.blit(button(action, look, box.size, scale, binding.theme), box)
    return Block(canvas, ((says.link, Rect((around, around), size)),))


def plate(words: str, picture: Surface | None, width: int, scale: float, binding: Binding) -> Block:
    """A picture as wide as the page, with its words below."""
    around = round(_AROUND * scale)
    frame = Rect((around, around), plate_size(width, scale))
    faces = style.soft_faces(_WORDS * scale)
    told = paragraph((Run(words),), faces, frame.width, style.soft_ink_of(binding))
    high = frame.bottom + round(6 * scale) + told.surface.get_height() + around
    canvas = Surface((width, high), pygame.SRCALPHA)
    framed(canvas, picture, frame, scale, binding)
    canvas.blit(told.surface, (frame.x, frame.bottom + round(6 * scale)))
    return Block(canvas)


def _words(
    says: ExampleWords, room: int, high: int, scale: float, binding: Binding
) -> tuple[Surface, ...]:
    """Number, name and how it begins: as much as there is room for beside the picture, `high` px,
    and at least some lines."""
    number = fonts.fit(
        says.number, room, _NUMBER * scale, 13,
        weight="semibold", italic=True, colour=binding.accent,
    )  # fmt: skip
    name = fit_lines(says.name, room, sizes_from(_NAME, 13, scale), 2, "serif", "bold")
    step = name.font.get_linesize()
    title = Surface((room, step * len(name.lines)), pygame.SRCALPHA)
    for row, line in enumerate(name.lines):
        title.blit(fonts.render(name.font, line, binding.text), (0, row * step))
    faces = style.body_faces(max(13, _WORDS * scale))
    left = high - number.get_height() - title.get_height()
    lines = max(_LINES, left // faces.plain.get_linesize())
    begins = paragraph((Run(says.words),), faces, room, style.ink_of(binding), 0.98, lines=lines)
    return number, title, begins.surface


def framed(
    canvas: Surface, picture: Surface | None, box: Rect, scale: float, binding: Binding
) -> None:
    """A picture in its gilt frame; an empty one until the picture is made."""
    face = picture.copy() if picture is not None else Surface(box.size, pygame.SRCALPHA)
    if picture is None:
        face.fill(binding.hairline)
    round_corners(face, 7 * scale)
    with_shadow(face, scale).blit(canvas, box.topleft)
    line = max(2, round(2 * scale))
    pygame.draw.rect(canvas, "#2a1020", box, line + 1, round(7 * scale))
    pygame.draw.rect(canvas, binding.gold, box.inflate(-3, -3), line, round(6 * scale))
