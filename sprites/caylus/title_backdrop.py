"""Behind the master builder's seat: a bright day on the building site. Box 268 x 424."""

from __future__ import annotations

import math

from sprites.common.colour import mix
from sprites.common.strokes import circle, ellipse, linear, path, polar, rect, stroke, tones

INK = "#4a3222"

DEFS = (
    linear(
        "bc-sky",
        0,
        0,
        0,
        100,
        [(0, "#5f90ae", 1), (0.45, "#a7cbd4", 1), (0.8, "#f3e3b4", 1), (1, "#f0d493", 1)],
    )
    + tones("bc-wall", "#efd9a8", "#cda871", "#a07e4a", y2=20)
    + tones("bc-hill", "#b6b65c", "#8a9444", x2=0)
    + tones("bc-vine", "#93a04a", "#6a7a38", x2=0)
    + tones("bc-road", "#dcc494", "#b0925e", x2=0)
)


def body() -> str:
    """SVG fragment of the backdrop, gradients included."""
    return "".join(
        (f"<defs>{DEFS}</defs>", _sky(), _hills(), _keep(), _scaffold(), _crane(), _road())
    )


def _sky() -> str:
    sky = rect(0, 0, 268, 340, "url(#bc-sky)")
    clouds = ""
    for x, y, k in ((48, 92, 1.0), (196, 62, 0.8), (226, 150, 0.9), (96, 170, 0.7)):
        for dx, dy, r in ((-22, 4, 12), (-8, -3, 16), (10, -1, 14), (24, 5, 10)):
            clouds += circle(x + dx * k, y + dy * k + 2, r * k, "#cfd9cf", opacity=0.7)
        for dx, dy, r in ((-22, 3, 11), (-8, -5, 15), (10, -3, 13), (24, 4, 9)):
            clouds += circle(x + dx * k, y + dy * k, r * k, "#fdf6e0", opacity=0.9)
        clouds += rect(x - 34 * k, y + 8 * k, 68 * k, 8 * k, "#e9e6d0", corner=4 * k, opacity=0.85)
    birds = stroke("M150 92q5 -5 8 0q4 -5 8 0M170 106q4 -4 6 0q3 -4 6 0", INK, 1.4, 0.8)
    return sky + clouds + birds


def _hills() -> str:
    far = path("M0 300Q60 262 130 284T268 268V424H0Z", "#a9b98c")
    mid = path("M0 322Q70 292 150 310T268 298V424H0Z", "url(#bc-hill)")
    rows = "".join(
        stroke(f"M{-20 + i * 26} 350Q{30 + i * 20} 326 {76 + i * 17} 312", "#6f7f3f", 3, 0.55)
        for i in range(9)
    )
    church = path("M226 300V284H232V266L236 254L240 266V280H256V300Z", "#e6cfa0", INK, 1)
    church += path("M230 266L236 250L242 266Z", "#8a4a30", INK, 1)
    church += path("M238 280L247 272L258 280Z", "#b5603a", INK, 1)
    near = path("M0 352Q80 322 170 344T268 336V424H0Z", "url(#bc-vine)")
    return far + mid + church + near + rows


def _keep() -> str:
    """The castle, half finished: a tower with its roof and a wall that still climbs."""
    tower = rect(14, 168, 52, 170, "url(#bc-wall)", INK, 1.6)
    tower += path("M8 168L40 112L72 168Z", "#b5603a", INK, 1.6)
    tower += path("M40 112L72 168H48Z", "#7a3820", opacity=0.45)
    for y in range(122, 168, 10):
        half = (y - 112) * 0.57 - 1
        tower += stroke(f"M{40 - half:.1f} {y}H{40 + half:.1f}", "#8a4426", 1, 0.8)
    tower += stroke("M40 112V96", INK, 2) + path("M40 96L60 102L40 108Z", "#2f4a7d", INK, 1)
    tower += path("M34 214V202Q40 194 46 202V214Z", "#5a4630", INK, 1.2)
    tower += path("M34 268V256Q40 248 46 256V268Z", "#5a4630", INK, 1.2)
    wall = path(
        "M66 338V230H78V220H90V230H102V220H112V238H126V252H142V268H156V290H172V338Z",
        "url(#bc-wall)",
        INK,
        1.6,
    )
    joints = ""
    for row in range(11):
        y = 178 + row * 15
        joints += stroke(
            f"M{16 + (row * 11) % 20} {y}h14M{42 + (row * 7) % 12} {y}h10", "#a07e4a", 1, 0.8
        )
    for row in range(6):
        y = 246 + row * 15
        joints += stroke(
            f"M{70 + (row * 13) % 16} {y}h15M{94 + (row * 9) % 12} {y}h12", "#a07e4a", 1, 0.8
        )
    gate = path("M84 338V308Q96 290 108 308V338Z", "#5a4630", INK, 1.4)
    return tower + wall + joints + gate


def _scaffold() -> str:
    poles = "".join(
        stroke(f"M{x} 206V340", "#5a3d22", 4) + stroke(f"M{x - 0.8} 206V340", "#b88a54", 1.4)
        for x in (206, 250)
    )
    decks = "".join(
        rect(198, y, 62, 4.6, "#a9773f", INK, 1) + stroke(f"M200 {y + 1.2}H258", "#e0b47a", 1)
        for y in (224, 262, 300)
    )
    braces = stroke("M206 262L250 228M206 300L250 266M250 338L206 304", "#7a5432", 2.4)
    ladder = stroke("M216 340L228 226M224 340L236 226", "#8a5f34", 2)
    ladder += "".join(
        stroke(f"M{216.8 + i * 1.3} {332 - i * 12}h8", "#8a5f34", 1.6) for i in range(9)
    )
    blocks = "".join(
        rect(x, y, 11, 8, "#e3c890", INK, 1) for x, y in ((232, 254), (244, 254), (238, 246))
    )
    return poles + decks + braces + ladder + blocks


def _crane() -> str:
    """A crane with a tread-wheel, lifting a block over the seat."""
    mast = stroke("M232 224L222 92", "#4a3018", 7.4) + stroke("M231.4 224L221.4 92", "#8f6236", 4.6)
    jib = stroke("M240 112L118 62", "#4a3018", 6.6) + stroke("M240 112L118 62", "#9a6c3c", 4)
    stay = stroke("M226 160L176 88", "#4a3018", 5) + stroke("M226 160L176 88", "#8f6236", 2.8)
    wheel = circle(234, 196, 24, "none", "#4a3018", 5) + circle(
        234, 196, 24, "none", "#a9773f", 2.6
    )
    for index in range(8):
        x, y = polar(234, 196, 23, index * math.tau / 8 + 0.2)
        wheel += stroke(f"M234 196L{x:.1f} {y:.1f}", "#6b4726", 2.2)
    wheel += circle(234, 196, 4.4, "#6b4726", INK, 1)
    rope = stroke("M121 64V86M121 64L226 104L234 172", "#3a2614", 1.4)
    block = path("M107 98H135V117H107Z", "#e6cd98", INK, 1.5)
    block += path("M107 98L113 91H141L135 98Z", "#fbeecb", INK, 1.5)
    block += path("M135 98L141 91V110L135 117Z", "#a98a56", INK, 1.5)
    sling = stroke("M121 84L109 97M121 84L139 92M121 84V117", "#3a2614", 1.4)
    tone = mix("#4a3018", "#000000", 0.2)
    return (
        mast + stay + jib + wheel + rope + block + sling + circle(121, 64, 4, "#8f6236", tone, 1.2)
    )


def _road() -> str:
    ground = path("M0 374Q134 360 268 374V424H0Z", "url(#bc-road)", "#8a6c40", 1.2)
    cobbles = ""
    for row in range(4):
        y = 379 + row * 12
        for column in range(-1, 14):
            x = column * 20 + (10 if row % 2 else 0)
            tone = ("#cfb482", "#c2a570", "#dcc496", "#b89a66")[(row + column * 3) % 4]
            cobbles += ellipse(x + 10, y + 3, 9.4, 5, tone, "#8a6c40", 0.9)
    grass = "".join(
        stroke(f"M{x} 378q-2 -7 -5 -9m5 9q0 -8 1 -11m-1 11q3 -6 6 -7", "#5f7434", 1.4)
        for x in (12, 30, 240, 256)
    )
    return ground + cobbles + grass
