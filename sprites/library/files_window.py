"""The sheet of a folder's entries as a window over a game's book."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from sprites.common import fonts
from sprites.common.binding import Binding
from sprites.common.chrome_button import Action, button, focus_ring, look_of
from sprites.common.colour import darker, lighter, rgb
from sprites.common.drawn import Pointer
from sprites.library.files_sheet import FilesInks
from sprites.library.layout import FilesLayout, least
from sprites.library.marks import sign
from sprites.library.shade import cast_box
from sprites.title.state import Look

_CORNER, _RING = 4, 9.0
_ROUND = 7
_SIGNS = ("home", "documents", "data", "up")


def inks_of(binding: Binding) -> FilesInks:
    """Its list in the inks of a book."""
    return FilesInks(
        text=binding.text,
        soft=binding.soft,
        quiet=binding.accent,
        field=lighter(binding.slip, 0.2),
        edge=binding.rule,
        hovered=darker(binding.page, 0.06),
        chosen=binding.accent,
        chosen_text=binding.accent_text,
    )


def draw_files_window(target: Surface, layout: FilesLayout, title: str, binding: Binding) -> None:
    """The empty window, its title in a bar."""
    scale, page = layout.scale, layout.page
    cast_box(target, page, (4 * scale, 8 * scale), 16 * scale, 0.75)
    corner, line = round(_CORNER * scale), max(2, round(2 * scale))
    pygame.draw.rect(target, rgb(binding.page), page, border_radius=corner)
    bar = Rect(page.x, page.y, page.width, layout.up.y - round(14 * scale) - page.y)
    pygame.draw.rect(
        target, rgb(binding.accent), bar,
        border_top_left_radius=corner, border_top_right_radius=corner,
    )  # fmt: skip
    pygame.draw.rect(target, rgb(binding.gold), Rect(bar.x, bar.bottom - line, bar.width, line))
    pygame.draw.rect(target, rgb(binding.accent), page, line, corner)
    head = fonts.fit(
        title, layout.title.width, 23 * scale, least(16, scale),
        weight="bold", colour=binding.accent_text,
    )  # fmt: skip
    target.blit(head, head.get_rect(midleft=(layout.title.x, bar.centery)))


def draw_window_button(
    target: Surface,
    box: Rect,
    scale: float,
    action: Action,
    look: Look,
    binding: Binding,
) -> None:
    """One of its buttons, with a sign where it leads to a folder."""
    pointer = Pointer(action.id if look.glow else "", action.id if look.pressed else "")
    picture = sign(action.id, round(20 * scale)) if action.id in _SIGNS else None
    worded = replace(action, picture=picture if action.label else None)
    target.blit(button(worded, look_of(action, pointer), box.size, scale, binding.theme), box)
    if picture is not None and not action.label:
        target.blit(picture, picture.get_rect(center=(box.centerx, box.centery - round(scale))))
    if look.focused:
        focus_ring(box.size, scale, binding.theme, _RING).blit(target, box.topleft)


def draw_window_bar(
    target: Surface, track: Rect, thumb: Rect | None, scale: float, binding: Binding
) -> None:
    """Its scroll bar: a groove in the paper, and a handle of leather."""
    groove = track.inflate(-round(_ROUND * scale), -round(8 * scale))
    colour = darker(binding.page, 0.1)
    pygame.draw.rect(target, rgb(colour), groove, border_radius=groove.width // 2)
    if thumb is not None:
        handle = thumb.inflate(-round(4 * scale), -round(8 * scale))
        pygame.draw.rect(target, rgb(binding.rule), handle, border_radius=handle.width // 2)
