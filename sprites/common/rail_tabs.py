"""The three tabs above the rail's middle part."""

import pygame

from sprites.common import svg
from sprites.common.colour import lighter, rgb
from sprites.common.drawn import Drawn
from sprites.common.lettering import fit_lines, sizes_from, write
from sprites.common.metrics import target_px
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

TAB_HEIGHT = 29
_GAP = 5


def tabs_height(scale: float) -> int:
    """px, never less than a click target."""
    return target_px(TAB_HEIGHT, scale)


@kept
def tabs(
    labels: tuple[str, ...], chosen: int, width: int, scale: float, theme: Theme, hovered: str = ""
) -> Drawn:
    """Tabs across `width` px; targets "tab:0", "tab:1" .."""
    height = tabs_height(scale)
    canvas = pygame.Surface((width, height + max(2, round(2 * scale))), pygame.SRCALPHA)
    gap = round(_GAP * scale)
    each = (width - gap * (len(labels) - 1)) // max(1, len(labels))
    rects, texts = {}, []
    for index, label in enumerate(labels):
        box = pygame.Rect(index * (each + gap), 0, each, height)
        name = f"tab:{index}"
        on = index == chosen
        canvas.blit(_tab(box.size, scale, theme, on, name == hovered), box)
        fitted = fit_lines(label, each - round(12 * scale), sizes_from(15.5, 13, scale), 1)
        colour = theme.accent_text if on else theme.text_soft
        at = (box.centerx, box.centery + scale)
        texts.append(write(canvas, fitted.lines[0], fitted.font, colour, at, "centre"))
        rects[name] = box
    foot = pygame.Rect(0, height, width, canvas.get_height() - height)
    pygame.draw.rect(canvas, rgb(theme.accent), foot)
    return Drawn(canvas, (width, canvas.get_height()), rects=rects, texts=tuple(texts))


@kept
def _tab(
    size: tuple[int, int], scale: float, theme: Theme, on: bool, hovered: bool
) -> pygame.Surface:
    width, height = size[0] / scale, size[1] / scale
    top = 1.0 if on else 3.0
    shoulder = svg.number(top + 8)
    data = (
        f"M1 {svg.number(height + 2)} V{shoulder} Q1 {svg.number(top)} 9 {svg.number(top)} "
        f"H{svg.number(width - 9)} Q{svg.number(width - 1)} {svg.number(top)} "
        f"{svg.number(width - 1)} {shoulder} V{svg.number(height + 2)} Z"
    )
    fill = theme.accent if on else lighter(theme.paper_deep, 0.3 if hovered else 0.0)
    body = svg.path(data, fill, theme.ink, 1.3)
    lit = f"M9 {svg.number(top + 1.8)} H{svg.number(width - 9)}"
    body += svg.path(lit, stroke="#fff6dc", stroke_width=1, stroke_opacity=0.3 if on else 0.6)
    return svg.raster(svg.document(body, width, height), size)
