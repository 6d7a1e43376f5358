"""The piece under the prompt: stitched leather, a pointed strap, a stone lintel or framed silk."""

from collections.abc import Callable

import pygame

from sprites.common import svg
from sprites.common.cloth_and_stone import sandstone, silk
from sprites.common.colour import darker, lighter
from sprites.common.light import Shaded, clip, shadow, shadow_pad
from sprites.common.materials import gold_gradient_defs, hide, leather
from sprites.common.surface_cache import kept
from sprites.common.theme import BarMaterial, Theme

_BLUR = 8
_POINT = 22
_STEP = 12
_INSETS: dict[BarMaterial, tuple[int, int]] = {
    "leather": (0, 0),
    "strap": (14, _POINT + 10),
    "stone": (_STEP, _STEP),
    "silk": (6, 6),
}


def bar_insets(theme: Theme) -> tuple[int, int]:
    """Units at the left and right end that carry ornament and must stay free of words."""
    return _INSETS[theme.bar_material]


@kept
def bar(size: tuple[int, int], scale: float, theme: Theme) -> Shaded:
    """The empty bar with its shadow. Shared: copy before drawing on it."""
    face = _FACES[theme.bar_material](size, scale, theme)
    offset = (2 * scale, 5 * scale)
    pad = shadow_pad(offset, _BLUR * scale)
    canvas = shadow(face, offset, _BLUR * scale, 150)
    canvas.blit(face, (pad, pad))
    return Shaded(canvas, (pad, pad))


def _leather(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    return leather(size, scale, theme.bar_tint, 5, 9)


def _strap(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    """A belt with a pointed end, stitches along both edges and a stud at each end."""
    width, height = size[0] / scale, size[1] / scale
    face = hide(size, scale, theme.bar_tint, 5).copy()
    clip(face, _cut(_strap_outline(width, height, 1), size, width, height))
    inner = _strap_outline(width, height, 5)
    body = svg.path(_strap_outline(width, height, 1.2), "none", theme.ink, 2.2)
    body += svg.path(inner, "none", "#e0b070", 1.3, stroke_dasharray="5 4", stroke_opacity=0.8)
    for x in (12.0, width - _POINT - 3):
        body += svg.circle(x + 0.6, height / 2 + 1, 5, theme.ink)
        body += svg.circle(x, height / 2, 4.6, "url(#gold)", theme.ink, 1.2)
    face.blit(_lines(body, size, width, height), (0, 0))
    return face


def _strap_outline(width: float, height: float, inset: float) -> str:
    right, foot = width - inset, height - inset
    neck = width - _POINT
    top, left, middle = svg.number(float(inset)), svg.number(float(inset)), svg.number(height / 2)
    return (
        f"M{left} {top} H{svg.number(neck)} L{svg.number(right)} {middle} "
        f"L{svg.number(neck)} {svg.number(foot)} H{left} Z"
    )


def _stone(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    """A lintel whose ends step back where it rests on its posts."""
    width, height = size[0] / scale, size[1] / scale
    face = pygame.Surface(size, pygame.SRCALPHA)
    face.blit(sandstone(size, scale, 5, theme.bar_tint), (0, 0))
    outline = _lintel_outline(width, height, 1)
    clip(face, _cut(outline, size, width, height))
    body = svg.path(_lintel_outline(width, height, 3.2), "none", "#fff4d6", 1.4, stroke_opacity=0.7)
    foot = svg.number(height - 4)
    body += svg.path(
        f"M{_STEP} {foot} H{svg.number(width - _STEP)}",
        stroke=darker(theme.bar_tint, 0.6), stroke_width=2.6, stroke_opacity=0.45,
    )  # fmt: skip
    body += svg.path(outline, "none", theme.ink, 1.8)
    face.blit(_lines(body, size, width, height), (0, 0))
    return face


def _lintel_outline(width: float, height: float, inset: float) -> str:
    left, top = svg.number(float(inset)), svg.number(float(inset))
    right, foot = svg.number(width - inset), svg.number(height - inset)
    shoulder, hip = svg.number(11 + inset / 2), svg.number(height - 11 - inset / 2)
    near, far = svg.number(_STEP * 0.7 + inset), svg.number(width - _STEP * 0.7 - inset)
    return (
        f"M{near} {top} H{far} V{shoulder} H{right} V{hip} H{far} V{foot} "
        f"H{near} V{hip} H{left} V{shoulder} H{near} Z"
    )


def _silk(size: tuple[int, int], scale: float, theme: Theme) -> pygame.Surface:
    """Silk stretched in a gilt frame."""
    width, height = size[0] / scale, size[1] / scale
    face = pygame.Surface(size, pygame.SRCALPHA)
    face.blit(silk(size, scale, 5, theme.bar_tint), (0, 0))
    frame = svg.rect(3, 3, width - 6, height - 6, "none", theme.ink, 6.4, 4)
    frame += svg.rect(3, 3, width - 6, height - 6, "none", "url(#gold)", 4.4, 4)
    frame += svg.rect(2, 2, width - 4, height - 4, "none", lighter(theme.gold_light, 0.4), 0.9, 4)
    frame += svg.rect(6.6, 6.6, width - 13.2, height - 13.2, "none", theme.ink, 1, 2,
                      stroke_opacity=0.5)  # fmt: skip
    face.blit(_lines(frame, size, width, height), (0, 0))
    mask = svg.rect(0, 0, width, height, "#ffffff", rx=5)
    return clip(face, _lines(mask, size, width, height))


def _cut(outline: str, size: tuple[int, int], width: float, height: float) -> pygame.Surface:
    return svg.raster(svg.document(svg.path(outline, "#ffffff"), width, height), size)


def _lines(body: str, size: tuple[int, int], width: float, height: float) -> pygame.Surface:
    return svg.raster(svg.document(body, width, height, gold_gradient_defs("gold")), size)


_FACES: dict[BarMaterial, Callable[[tuple[int, int], float, Theme], pygame.Surface]] = {
    "leather": _leather,
    "strap": _strap,
    "stone": _stone,
    "silk": _silk,
}
