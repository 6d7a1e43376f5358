"""Chairs from above: at the table with the seat's colour and shape, or turned away and empty."""

from __future__ import annotations

import math
from functools import lru_cache

from pygame import Rect, Surface

from sprites.common import carve, svg
from sprites.common.colour import mix
from sprites.common.mirror import both
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.strokes import circle, path, rect, stroke, tones
from sprites.title.state import Look

INK = "#1c0f08"


@lru_cache(maxsize=64)
def chair(px: int, angle: int, style: PlayerStyle | None, bright: bool = False) -> Surface:
    """A chair in px x px, turned by `angle` degrees clockwise (0: its back is at the bottom).

    Without a style nobody sits there: plain leather and no shape. The shape stays upright.
    """
    light, fill, dark = (
        (style.light, style.fill, style.dark) if style else ("#8f7f78", "#6b5d58", "#3f3532")
    )
    if bright:
        light, fill = mix(light, "#fff3d2", 0.3), mix(fill, "#fff3d2", 0.16)
    defs = (
        tones("ch-wood", "#b98550", "#7c4d2a", "#43260f")
        + tones("ch-seat", light, fill, dark)
        + tones("ch-gold", "#ffeeb4", "#dcae55", "#8f6224")
    )
    body = _frame() + _cushion(fill)
    turned = svg.group(body, f"rotate({angle} 56 56) translate(5 -4) scale(0.91)")
    if style is not None:
        turn = math.radians(angle)
        x, y = 56 + 7 * math.sin(turn), 56 - 7 * math.cos(turn)
        turned += circle(x, y, 17, mix(fill, dark, 0.35), dark, 1.4)
        turned += shape_svg(style.shape, x, y, 12, style.mark, style.ink, 1.8)
    return svg.raster(svg.document(turned, 112, 112, defs), (px, px))


def _frame() -> str:
    back = path("M14 84Q56 112 98 84L102 96Q56 124 10 96Z", "url(#ch-wood)", INK, 2)
    back += path("M17 88Q56 112 95 88", "none", "#e6bd84", 1.4, line_opacity=0.8)
    back += both("M10 92Q4 86 10 80Q17 80 18 87Q16 94 10 92Z", "url(#ch-gold)", INK, 1.2, axis=56)
    arms = both("M13 84L16 34Q17 26 24 27L26 84Z", "url(#ch-wood)", INK, 1.8, axis=56)
    arms += both("M15 36Q14 24 22 23Q29 24 28 34Q22 40 15 36Z", "url(#ch-gold)", INK, 1.3, axis=56)
    apron = rect(26, 24, 60, 10, "url(#ch-wood)", INK, 1.8, 3)
    crest = path("M42 103Q56 109 70 103L68 111Q56 117 44 111Z", "url(#ch-gold)", INK, 1.3)
    return arms + apron + back + crest


def _cushion(fill: str) -> str:
    pad = "M28 30Q56 24 84 30Q88 56 86 84Q56 94 26 84Q24 56 28 30Z"
    cloth = path(pad, "url(#ch-seat)", INK, 2)
    cloth += path(
        "M32 34Q56 29 80 34Q83 56 81.6 80Q56 88 30.4 80Q29 56 32 34Z",
        "none",
        mix(fill, "#fff3d2", 0.5),
        1.4,
        line_opacity=0.7,
    )
    studs = "".join(
        circle(x, y, 1.5, "#f0cf8e", INK, 0.7)
        for x, y in ((34, 86), (45, 88.4), (56, 89), (67, 88.4), (78, 86))
    )
    return cloth + stroke("M36 38Q56 34 74 38", "#ffffff", 2, 0.4) + studs


def draw_chair(
    target: Surface,
    box: Rect,
    scale: float,
    angle: int,
    style: PlayerStyle | None,
    look: Look,
) -> None:
    """A chair in its place; an empty one stands turned away from the table."""
    drawn = chair(box.width, (angle + (0 if style else 180)) % 360, style, look.bright)
    place = drawn.get_rect(center=box.center).move(0, round(scale) if look.pressed else 0)
    mask = carve.kept_mask_of(drawn)
    if look.glow or look.focused:
        strength = max(look.glow, 0.9 if look.focused else 0)
        carve.halo_kept(target, mask, place.topleft, 12 * scale, "#ffd27a", strength)
    carve.cast_kept(target, mask, place.topleft, (5 * scale, 8 * scale), 9 * scale, 0.65)
    target.blit(drawn, place)
