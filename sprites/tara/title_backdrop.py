"""Behind the stone of Tara: rain over a hill fort. Box 268 x 424."""

from __future__ import annotations

import math
import random

from sprites.common.strokes import circle, ellipse, linear, path, radial, rect, stroke, tones

DEFS = (
    linear(
        "bt-sky",
        0,
        0,
        0,
        100,
        [
            (0, "#2b3a45", 1),
            (0.35, "#56717b", 1),
            (0.62, "#a3b8b2", 1),
            (0.8, "#dfe0c4", 1),
            (1, "#e8dfb4", 1),
        ],
    )
    + radial(
        "bt-break", 50, 50, 50, [(0, "#fff8d8", 0.9), (0.4, "#f6eab8", 0.45), (1, "#e8e4c0", 0)]
    )
    + tones("bt-hill", "#8fa268", "#5e7a44", "#45603a", x2=0)
    + tones("bt-turf", "#6f8a48", "#3f5a30", x2=0)
    + tones("bt-stone", "#9a978c", "#67655c", "#3d3b36", y2=30)
    + linear("bt-mist", 0, 0, 0, 100, [(0, "#dfe6da", 0), (0.5, "#dfe6da", 0.6), (1, "#dfe6da", 0)])
)


def body() -> str:
    """SVG fragment of the backdrop, gradients included."""
    return "".join(
        (f"<defs>{DEFS}</defs>", _sky(), _hills(), _fort(), _mist(), _stones(), _turf(), _rain())
    )


def _sky() -> str:
    sky = rect(0, 0, 268, 340, "url(#bt-sky)")
    chance = random.Random(5)
    clouds = []
    for _ in range(46):
        y = chance.uniform(16, 170)
        tone = chance.choice(("#1f2c36", "#2f414c", "#445961", "#5d747c"))
        clouds.append(
            ellipse(
                chance.uniform(-10, 278),
                y,
                chance.uniform(30, 78),
                chance.uniform(5, 12),
                tone,
                opacity=0.28,
            )
        )
    gap = ellipse(188, 236, 130, 62, "url(#bt-break)")
    rays = "".join(
        path(f"M{196 + i * 4} 150L{150 + i * 34} 330H{168 + i * 34}Z", "#fff6cf", opacity=0.11)
        for i in range(-3, 4)
    )
    edges = "".join(
        stroke(f"M{x} {y}q{w * 0.3:.0f} -7 {w * 0.5:.0f} -1t{w * 0.5:.0f} 2", "#e9ead4", 1.6, 0.55)
        for x, y, w in ((150, 176, 76), (36, 190, 60), (190, 194, 70), (90, 160, 50))
    )
    return sky + "".join(clouds) + gap + rays + edges


def _hills() -> str:
    sea = path("M0 300H268V330H0Z", "#8fa6a2")
    far = path("M0 304Q40 280 92 292T180 286T268 296V424H0Z", "#7f9480")
    mid = path("M0 322Q60 300 134 310T268 304V424H0Z", "url(#bt-hill)")
    walls = stroke(
        "M10 330Q60 316 110 322M160 318Q210 308 262 318M40 344L62 318M214 340L226 312",
        "#5a6a48",
        1.6,
        0.8,
    )
    return sea + far + mid + walls


def _fort() -> str:
    """Terraced hill with a palisade, the seat of a king."""
    parts = [path("M150 330Q164 292 208 288Q252 292 266 330Z", "#6f8a50", "#38482a", 1.2)]
    for index, tone in enumerate(("#7d9858", "#8ca762", "#9cb56e")):
        inset = 12 + index * 13
        top = 316 - index * 12
        parts.append(
            path(
                f"M{150 + inset} {top}Q208 {top - 16} {266 - inset} {top}"
                f"Q208 {top + 12} {150 + inset} {top}Z",
                tone,
                "#38482a",
                1,
            )
        )
    stakes = "".join(
        stroke(f"M{x} {297 - 4 * math.sin((x - 176) / 64 * math.pi):.1f}v-10", "#4a3a26", 2.4)
        for x in range(178, 240, 4)
    )
    hut = path("M198 288V276L210 262L222 276V288Z", "#b39a62", "#3a2c1a", 1.2)
    hut += path("M194 277L210 259L226 277Z", "#8a7440", "#3a2c1a", 1.2)
    smoke = stroke("M210 258Q204 246 212 238T208 216", "#e6e6d6", 3, 0.5)
    return "".join(parts) + smoke + hut + stakes


def _mist() -> str:
    return ellipse(70, 312, 120, 14, "url(#bt-mist)") + ellipse(206, 330, 110, 12, "url(#bt-mist)")


def _stones() -> str:
    """A ring of standing stones in the distance, and two nearer ones."""
    parts = []
    for x, y, w, h, lean in (
        (20, 346, 12, 52, -2),
        (44, 340, 10, 44, 2),
        (64, 336, 8, 34, 0),
        (206, 342, 9, 36, 1),
        (228, 346, 11, 46, -1),
        (252, 352, 14, 60, 3),
        (4, 360, 15, 74, 1),
    ):
        d = (
            f"M{x - w / 2} {y}L{x - w / 2 + lean + 1} {y - h * 0.86}L{x + lean} {y - h}"
            f"L{x + w / 2 + lean - 1} {y - h * 0.9}L{x + w / 2} {y}Z"
        )
        parts.append(ellipse(x + 5, y + 1, w, 3, "#22301c", opacity=0.5))
        parts.append(path(d, "url(#bt-stone)", "#262722", 1.3))
        parts.append(
            stroke(
                f"M{x - w / 2 + 2} {y - 4}L{x - w / 2 + lean + 3} {y - h * 0.82}",
                "#c9c8b8",
                1.2,
                0.6,
            )
        )
    return "".join(parts)


def _turf() -> str:
    ground = path("M0 366Q70 346 134 356T268 360V424H0Z", "url(#bt-turf)", "#2c3c20", 1.2)
    chance = random.Random(2)
    blades = "".join(
        stroke(
            f"M{x:.1f} {y:.1f}l{chance.uniform(-3, 3):.1f} -{chance.uniform(4, 9):.1f}",
            chance.choice(("#8fa85a", "#6c8744", "#a7bb70")),
            1.1,
            0.8,
        )
        for x, y in ((chance.uniform(0, 268), chance.uniform(366, 424)) for _ in range(120))
    )
    pools = ellipse(34, 404, 26, 5.4, "#93a8a8", "#4a5c4c", 1) + ellipse(
        238, 400, 22, 4.6, "#93a8a8", "#4a5c4c", 1
    )
    rings = "".join(
        ellipse(x, y, r, r * 0.28, "none", "#e4ece6", 0.9)
        for x, y, r in ((28, 404, 7), (42, 405, 4), (236, 400, 6), (246, 401, 3.4))
    )
    return ground + blades + pools + rings


def _rain() -> str:
    chance = random.Random(9)
    drops = []
    for _ in range(150):
        x, y, length = chance.uniform(-10, 278), chance.uniform(-10, 360), chance.uniform(8, 22)
        drops.append(
            stroke(
                f"M{x:.1f} {y:.1f}l{-length * 0.24:.1f} {length:.1f}",
                "#e6eef0",
                chance.choice((0.6, 0.8, 1.1)),
                chance.uniform(0.25, 0.6),
            )
        )
    puddle_splash = "".join(circle(x, y, 0.9, "#eef4f2") for x, y in ((30, 400), (240, 396)))
    return "".join(drops) + puddle_splash
