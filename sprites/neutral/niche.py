"""The niche of a game without one of its own: grey stone under a flat arch, a quiet wall behind."""

from __future__ import annotations

from pygame import Surface

from sprites.common.strokes import at, circle, linear, path, radial, rect, stroke, tones
from sprites.common.texture import rock
from sprites.title.layout import FRAME
from sprites.title.niche_parts import HALF, HEIGHT, WIDTH, joint, moulded_ring

_MATERIAL = "#7d7468"
_SPRING = 74.0
"""Where the curve of the arch begins, units below the top of the opening."""
_BACK = (
    tones("nb-wall", "#5d5348", "#473e36", "#2c2621", x2=0)
    + radial("nb-lamp", 50, 42, 60, [(0, "#ffdf9c", 0.5), (0.5, "#d99a50", 0.2), (1, "#d99a50", 0)])
    + tones("nb-cloth", "#7a3434", "#5c2427", "#3a1418", x2=0)
    + linear("nb-floor", 0, 0, 0, 100, [(0, "#3a3029", 1), (1, "#1d1814", 1)])
)


def opening(grow: float) -> str:
    """A flat arch."""
    left, right, top = -grow, WIDTH + grow, -grow
    return (
        f"M{left:.1f} {HEIGHT}V{_SPRING:g}Q{left:.1f} {top + 8:.1f} {left + 70:.1f} {top + 3:.1f}"
        f"Q{HALF:g} {top - 3:.1f} {right - 70:.1f} {top + 3:.1f}"
        f"Q{right:.1f} {top + 8:.1f} {right:.1f} {_SPRING:g}V{HEIGHT}Z"
    )


def surround(picture: Surface, scale: float, inner: Surface) -> None:
    """Grey blocks in three orders."""
    texture = rock(picture.get_size(), scale, _MATERIAL, 27)
    moulded_ring(picture, scale, inner, opening, texture, _joints())


def _joints() -> str:
    lines = ""
    for y in range(round(_SPRING) + 20, HEIGHT, 42):
        lines += joint(-FRAME, y, -1, y) + joint(WIDTH + 1, y, WIDTH + FRAME, y)
    for x in range(46, WIDTH - 30, 44):
        lean = (x - HALF) * 0.12
        lines += joint(x, 0, x + lean, -FRAME)
    return lines


def ornament() -> str:
    """An oak shield with a star on the keystone."""
    defs = tones("nf-key", "#a89c8c", "#7d7266", "#4d463e")
    defs += tones("nf-oak", "#b98a54", "#825830", "#4c3018")
    key = path("M-24 -30H24L18 24H-18Z", "url(#nf-key)", "#231c16", 1.6)
    key += stroke("M-21.6 -27.6H21", "#d8cebe", 1.2, 0.8)
    shield = path("M-14 -18H14V0Q13 13 0 18Q-13 13 -14 0Z", "url(#nf-oak)", "#231408", 1.5)
    return f"<defs>{defs}</defs>" + at(key + shield + star(0, -2, 8.4, "#ecc878"), HALF, -6)


def star(x: float, y: float, radius: float, colour: str) -> str:
    """A star of four points."""
    inner = radius * 0.28
    points = [(0.0, -radius), (inner, -inner), (radius, 0.0), (inner, inner)]
    points += [(-a, -b) for a, b in points]
    body = "L".join(f"{x + a:.2f} {y + b:.2f}" for a, b in points)
    return path(f"M{body}Z", colour, "#231408", radius * 0.1)


def backdrop() -> str:
    """A plastered wall with a hanging cloth in lamp-light."""
    body = f"<defs>{_BACK}</defs>" + rect(0, 0, WIDTH, HEIGHT, "url(#nb-wall)")
    for row in range(12):
        y = 34 * row
        shift = 33 if row % 2 else 0
        body += stroke(f"M0 {y}H{WIDTH}", "#241e19", 1.3, 0.5)
        for x in range(-66 + shift, WIDTH + 66, 66):
            body += stroke(f"M{x} {y}v34", "#241e19", 1.2, 0.4)
    cloth = f"M58 64H{WIDTH - 58}V344Q{HALF} 360 58 344Z"
    body += path(cloth, "url(#nb-cloth)", "#1c0a0c", 1.6)
    body += path(f"M66 72H{WIDTH - 66}V336Q{HALF} 350 66 336Z", "none", "#c9964a", 1.6)
    for x in range(76, WIDTH - 66, 23):
        body += stroke(f"M{x} 74Q{x + 3} 200 {x - 1} 338", "#2a0c10", 2, 0.35)
    body += rect(46, 58, WIDTH - 92, 8, "#8a6236", "#1c0f06", 1.3, 3)
    body += circle(46, 62, 6, "#dcae55", "#1c0f06", 1.3)
    body += circle(WIDTH - 46, 62, 6, "#dcae55", "#1c0f06", 1.3)
    body += rect(0, 372, WIDTH, HEIGHT - 372, "url(#nb-floor)")
    return body + rect(0, 0, WIDTH, HEIGHT, "url(#nb-lamp)")
