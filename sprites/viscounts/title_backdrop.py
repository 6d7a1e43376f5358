"""Behind the viscounts' throne: a traceried window on the kingdom at dusk. Box 268 x 424."""

from __future__ import annotations

import math
import random

from sprites.common.mirror import both, flipped
from sprites.common.strokes import (
    at,
    circle,
    closed,
    ellipse,
    linear,
    path,
    polar,
    polygon,
    radial,
    rect,
    stroke,
    tones,
)
from sprites.viscounts.charges import castle_charge

LEAD = "#150e1f"
STONE = "#5b4c66"
LIT = "#8b7893"

DEFS = (
    linear(
        "bv-sky",
        0,
        0,
        0,
        100,
        [
            (0, "#1a1440", 1),
            (0.25, "#3f2a6e", 1),
            (0.48, "#8b3f73", 1),
            (0.64, "#d9705a", 1),
            (0.76, "#f6b76a", 1),
            (1, "#f8d48c", 1),
        ],
    )
    + radial("bv-sun", 50, 50, 50, [(0, "#fff0b8", 0.95), (0.3, "#ffd27a", 0.6), (1, "#ff9a5a", 0)])
    + tones("bv-far", "#8a5a8a", "#5c3f72", x2=0)
    + tones("bv-mid", "#5a3a66", "#382650", x2=0)
    + tones("bv-near", "#3a2748", "#221732", x2=0)
    + tones("bv-floor", "#6d5a74", "#3a2d46", x2=0)
    + tones("bv-flag", "#a23a5a", "#7a2846", "#4a162e", x2=40)
)

GLASS = ("#d8963f", "#b24a70", "#6a57ac", "#3f8b8d", "#c8603e", "#5273b8", "#a8449a", "#d1ab4a")


def body() -> str:
    """SVG fragment of the backdrop, gradients included."""
    return "".join(
        (f"<defs>{DEFS}</defs>", _sky(), _land(), _tracery(), _rose(), _floor(), _banners())
    )


def _sky() -> str:
    chance = random.Random(7)
    sky = rect(0, 0, 268, 330, "url(#bv-sky)")
    stars = "".join(
        circle(
            chance.uniform(6, 262),
            chance.uniform(8, 150),
            chance.choice((0.5, 0.7, 1.1)),
            "#fdf3d8",
            opacity=chance.uniform(0.4, 1),
        )
        for _ in range(60)
    )
    sun = ellipse(206, 292, 120, 74, "url(#bv-sun)")
    clouds = ""
    for x, y, w, tone in (
        (40, 214, 70, "#c2577a"),
        (214, 196, 60, "#a04a7e"),
        (60, 246, 90, "#ef9068"),
        (222, 236, 74, "#f0a070"),
        (150, 180, 54, "#7d3f7c"),
    ):
        clouds += ellipse(x, y, w, 3.6, tone, opacity=0.6)
        clouds += ellipse(x + w * 0.3, y - 3, w * 0.5, 3, tone, opacity=0.6)
    moon = circle(207, 80, 12, "#fbeecb") + circle(202.4, 77.4, 10.6, "#33235f")
    return sky + stars + sun + clouds + moon


def _land() -> str:
    far = path(
        "M0 330V272L20 250L40 268L62 238L84 270L110 256L150 276L190 252L214 270L240 244"
        "L268 268V330Z",
        "url(#bv-far)",
    )
    snow = path(
        "M62 238L72 252L64 250L58 256L52 250ZM240 244L249 254L242 253L236 257L231 252Z",
        "#f2c9b4",
        opacity=0.8,
    )
    mid = path("M0 340V296Q30 276 66 292T140 296T214 288T268 292V340Z", "url(#bv-mid)")
    keep = _keep(6, 306)
    chapel = path("M222 300V284H226V270L230 260L234 270V280H246V300Z", "#2a1c3c")
    chapel += rect(228.6, 274, 2.6, 5, "#ffcf72") + rect(238, 286, 3, 5, "#ffcf72")
    near = path("M0 424V322Q50 300 110 318T268 312V424Z", "url(#bv-near)")
    pines = "".join(
        path(f"M{x - h * 0.22:.1f} {y}L{x} {y - h}L{x + h * 0.22:.1f} {y}Z", "#1b1228")
        for x, y, h in (
            (6, 330, 34),
            (20, 334, 26),
            (52, 330, 20),
            (250, 326, 36),
            (262, 330, 26),
            (236, 330, 20),
        )
    )
    return far + snow + mid + keep + chapel + near + pines


def _keep(x: float, y: float) -> str:
    """A small castle with lit windows."""
    towers = ((0, 30, 9), (11, 44, 11), (24, 26, 8), (33, 36, 9))
    shape = rect(x, y - 18, 42, 20, "#2a1c3c")
    windows = ""
    for dx, tall, wide in towers:
        shape += rect(x + dx, y - tall, wide, tall, "#2a1c3c")
        shape += path(
            f"M{x + dx - 1.4} {y - tall}L{x + dx + wide / 2} {y - tall - 13}"
            f"L{x + dx + wide + 1.4} {y - tall}Z",
            "#43254e",
        )
        windows += rect(x + dx + wide / 2 - 1.2, y - tall + 6, 2.4, 4.4, "#ffd27a")
    return shape + windows


def _tracery() -> str:
    """Mullions and lancet heads of the great window."""
    bars = []
    for x in (50.0, 218.0):
        bars.append(stroke(f"M{x} 108V396", LEAD, 8) + stroke(f"M{x} 108V396", STONE, 5))
        bars.append(stroke(f"M{x - 1.6} 108V396", LIT, 1.2, 0.8))
    heads = both("M-2 150Q2 120 24 106Q46 120 50 150", "none", LEAD, 7, axis=134)
    heads += both("M-2 150Q2 120 24 106Q46 120 50 150", "none", STONE, 4.4, axis=134)
    sill = stroke("M0 336H50M218 336H268", LEAD, 2.4)
    arch = "M50 150Q60 116 134 92Q208 116 218 150"
    main = stroke(arch, LEAD, 7) + stroke(arch, STONE, 4.4)
    return "".join(bars) + heads + sill + main


def _rose() -> str:
    cx, cy, r = 134.0, 84.0, 46.0
    glow = circle(cx, cy, r + 1, "#e8b060", opacity=0.9)
    petals = []
    for index in range(16):
        start, end = index * math.tau / 16, (index + 1) * math.tau / 16
        inner = 16 if index % 2 else 15
        quad = closed(
            [
                polar(cx, cy, inner, start),
                polar(cx, cy, r, start),
                polar(cx, cy, r, end),
                polar(cx, cy, inner, end),
            ]
        )
        petals.append(path(quad, GLASS[index % 8], LEAD, 1.4, 0.92))
        middle = (start + end) / 2
        petals.append(
            circle(*polar(cx, cy, r * 0.74, middle), 5.2, GLASS[(index + 3) % 8], LEAD, 1)
        )
        petals.append(
            circle(*polar(cx, cy, r * 0.74 - 0.6, middle - 0.03), 2.2, "#fff0c8", opacity=0.35)
        )
    hub = circle(cx, cy, 15, "#e6c877", LEAD, 2) + circle(cx, cy, 10, "#6d2f4a", LEAD, 1.2)
    hub += castle_charge(cx, cy + 0.6, 12, "#f0d9a0", "#6d2f4a")
    rim = circle(cx, cy, r + 3, "none", LEAD, 9) + circle(cx, cy, r + 3, "none", STONE, 6)
    rim += path(
        f"M{cx - r - 4.6} {cy}A{r + 4.6} {r + 4.6} 0 0 1 {cx} {cy - r - 4.6}", "none", LIT, 1.4
    )
    return glow + "".join(petals) + hub + rim


def _floor() -> str:
    slabs = rect(0, 392, 268, 32, "url(#bv-floor)")
    lines = "".join(
        stroke(f"M{134 + k * 26} 392L{134 + k * 52} 424", "#241a30", 1.4) for k in range(-5, 6)
    )
    return (
        slabs
        + lines
        + stroke("M0 406H268M0 392H268", "#241a30", 1.4)
        + stroke("M0 393.4H268", "#9a86a2", 1, 0.7)
    )


def _banners() -> str:
    cloth = "M9 156H41V226L25 239L9 226Z"
    parts = []
    for d, x in ((cloth, 25.0), (flipped(cloth, 134), 243.0)):
        parts.append(path(d, "url(#bv-flag)", "#1c0a14", 1.4))
        parts.append(
            stroke(f"M{x - 12.6} 160V224.6L{x} 234.6L{x + 12.6} 224.6V160", "#d9a956", 1.4)
        )
        parts.append(path(f"M{x + 6} 157V234L{x + 15.4} 226V157Z", "#1a0410", opacity=0.28))
        parts.append(castle_charge(x, 194, 19, "#f0d9a0", "#7a2846"))
        parts.append(at(polygon([(0, -5), (4, 0), (0, 5), (-4, 0)], "#e8c877"), x, 171))
        parts.append(at(polygon([(0, -5), (4, 0), (0, 5), (-4, 0)], "#e8c877"), x, 217))
        parts.append(stroke(f"M{x - 20} 155H{x + 20}", LEAD, 5))
        parts.append(stroke(f"M{x - 20} 154.6H{x + 20}", "#c9964a", 2.6))
        parts.append(circle(x - 20, 155, 3, "#e8c877", LEAD, 1))
        parts.append(circle(x + 20, 155, 3, "#e8c877", LEAD, 1))
    return "".join(parts)
