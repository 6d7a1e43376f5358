"""Blocks of reference text on the rail: the aid and the rules, scrolled by px."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common import fonts, svg
from sprites.common.colour import rgb
from sprites.common.drawn import Drawn
from sprites.common.lettering import write
from sprites.common.metrics import TARGET_PX
from sprites.common.rich import IconSource, Token, layout
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

_BAR = 8


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A paragraph; with an `id` it can be clicked (target "text:<id>")."""

    tokens: tuple[Token, ...]
    heading: str = ""
    clause: str = ""
    id: str = ""


def text_height(
    blocks: tuple[TextBlock, ...], width: int, scale: float, theme: Theme, icon: IconSource
) -> int:
    """px that all blocks take in a box of this width."""
    room = width - round(_BAR * scale)
    return sum(_block(block, room, scale, theme, icon).get_height() for block in blocks)


@lru_cache(maxsize=2)
def text_view(
    blocks: tuple[TextBlock, ...],
    scroll: int,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    hovered: str = "",
) -> Drawn:
    """A box of `size` px showing the blocks from `scroll` px below their top; the `hovered` one
    that can be clicked lies on a light slip."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    room = size[0] - round(_BAR * scale)
    whole = text_height(blocks, size[0], scale, theme, icon)
    top = -max(0, min(scroll, whole - size[1]))
    start = top
    rects: dict[str, pygame.Rect] = {}
    for block in blocks:
        picture = _block(block, room, scale, theme, icon)
        box = picture.get_rect(topleft=(0, top))
        visible = box.clip(canvas.get_rect())
        if visible.height > 0:
            if block.id and hovered == f"text:{block.id}":
                canvas.blit(_slip(box.size, scale, theme), box)
            canvas.blit(picture, box)
        if block.id and visible.height >= TARGET_PX:
            rects[f"text:{block.id}"] = visible
        top = box.bottom
    if whole > size[1]:
        _draw_thumb(canvas, -start, whole, scale, theme)
    return Drawn(canvas, size, rects=rects)


@kept
def _slip(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    wide, high = size
    body = svg.rect(
        0.5, 1, wide - 1, high - 3, theme.paper_light, theme.rule, 1, 4 * scale, fill_opacity=0.7
    )
    return svg.raster(svg.document(body, wide, high), size)


@kept
def _block(
    block: TextBlock, width: int, scale: float, theme: Theme, icon: IconSource
) -> pygame.Surface:
    inset = round(6 * scale) if block.id else 0
    room = width - 2 * inset
    body = layout(block.tokens, fonts.sans(13.5 * scale), room, icon, theme.text, 0.95)
    gap = round(4 * scale)
    head = _heading(block.heading, width, scale, theme) if block.heading else None
    head_height = head.get_height() if head is not None else 0
    clause_font = fonts.serif(13.5 * scale, "semibold", italic=True)
    clause_height = clause_font.get_height() if block.clause else 0
    height = gap + head_height + body.get_height() + clause_height + round(7 * scale)
    canvas = pygame.Surface((width, max(height, TARGET_PX if block.id else 1)), pygame.SRCALPHA)
    if head is not None:
        canvas.blit(head, (0, gap))
    canvas.blit(body, (inset, gap + head_height))
    if block.clause:
        middle = gap + head_height + body.get_height() + clause_height / 2
        write(canvas, block.clause, clause_font, theme.accent, (width - inset, middle), "right")
    rule = (0, canvas.get_height() - 2, width, 1)
    pygame.draw.rect(canvas, rgb(theme.hairline), rule)
    return canvas


def _heading(heading: str, width: int, scale: float, theme: Theme) -> pygame.Surface:
    return layout((heading,), fonts.serif(15.5 * scale, "bold"), width, _no_icon, theme.accent)


def _no_icon(name: str, size: int) -> None:
    return None


def _draw_thumb(
    canvas: pygame.Surface, scroll: int, whole: int, scale: float, theme: Theme
) -> None:
    height = canvas.get_height()
    length = max(24, height * height // whole)
    top = (height - length) * scroll // max(1, whole - height)
    wide = max(4, round(5 * scale))
    box = pygame.Rect(canvas.get_width() - wide, top, wide, length)
    pygame.draw.rect(canvas, rgb(theme.rule), box, border_radius=wide // 2)
