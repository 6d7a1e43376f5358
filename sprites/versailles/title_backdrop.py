"""Behind the Sun King's chair: a blue salon with a window on the gardens. Box 268 x 424."""

from __future__ import annotations

from sprites.common.mirror import both, both_strokes
from sprites.common.strokes import at, circle, ellipse, linear, path, rect, stroke, tones

INK = "#5a3c0c"
GOLD = "url(#bs-gold)"

DEFS = (
    linear("bs-wall", 0, 0, 0, 100, [(0, "#16294f", 1), (0.4, "#2a4c8c", 1), (1, "#1c376c", 1)])
    + linear("bs-sky", 0, 0, 0, 100, [(0, "#8fb9d6", 1), (0.6, "#dcebe6", 1), (1, "#fbf0cc", 1)])
    + tones("bs-gold", "#fff3c0", "#e0ba5e", "#9c7024", "#dcb458")
    + tones("bs-red", "#b5424e", "#8a2838", "#561422", y2=0)
    + tones("bs-lawn", "#b7c982", "#86a35a", x2=0)
    + tones("bs-water", "#e3f2f6", "#8fb9cc", x2=0)
)


def body() -> str:
    """SVG fragment of the backdrop, gradients included."""
    return "".join(
        (f"<defs>{DEFS}</defs>", _wall(), _garden(), _window(), _floor(), _curtains(), _lustre())
    )


def _wall() -> str:
    wall = rect(0, 0, 268, 424, "url(#bs-wall)")
    motif = path(
        "M0 -13Q5 -6 2.4 0Q8 -6 11 -1Q9 5 3.4 3Q6 9 0 14Q-6 9 -3.4 3Q-9 5 -11 -1Q-8 -6 -2.4 0"
        "Q-5 -6 0 -13Z",
        "#4f78be",
        opacity=0.5,
    )
    pattern = "".join(
        at(motif, 6 + column * 32 + (16 if row % 2 else 0), 18 + row * 25)
        for row in range(14)
        for column in range(-1, 9)
    )
    panel = both_strokes("M22 120V330M58 96V330", "#0e1d3e", 3, axis=134)
    panel += both_strokes("M21 120V330M57 96V330", "#e0bc66", 1.4, axis=134)
    return wall + pattern + panel


def _garden() -> str:
    view = path("M70 330V108Q70 46 134 46Q198 46 198 108V330Z", "url(#bs-sky)")
    clouds = ellipse(100, 104, 26, 6, "#ffffff", opacity=0.7) + ellipse(
        168, 88, 22, 5, "#ffffff", opacity=0.7
    )
    woods = path(
        "M70 200Q90 178 112 190Q128 180 134 188Q140 180 156 190Q180 176 198 200V230H70Z", "#6d8c5c"
    )
    woods += path("M70 214Q92 202 114 212H154Q178 202 198 214V236H70Z", "#55754a")
    lawn = path("M70 222H198V330H70Z", "url(#bs-lawn)")
    canal = path("M128 212H140L158 330H110Z", "#efe2bd") + path(
        "M130 214H138L147 262H121Z", "url(#bs-water)"
    )
    beds = ""
    for x, y, r in ((112, 232, 4.4), (102, 248, 6), (90, 270, 8.4), (80, 300, 11)):
        for px_ in (x, 268 - x):
            beds += ellipse(px_, y + r * 0.9, r * 1.5, r * 0.5, "#d8c898")
            beds += path(
                f"M{px_ - r} {y + r}L{px_} {y - r * 1.7}L{px_ + r} {y + r}Z",
                "#4a6b3d",
                "#2c4426",
                1,
            )
            beds += path(
                f"M{px_ - r * 0.6} {y + r * 0.7}L{px_ - r * 0.1} {y - r * 1.2}"
                f"L{px_} {y + r * 0.7}Z",
                "#86a563",
                opacity=0.8,
            )
    jet = stroke(
        "M134 236V216M134 220Q126 216 124 230M134 220Q142 216 144 230", "#ffffff", 1.6, 0.9
    )
    basin = ellipse(134, 238, 17, 4, "url(#bs-water)", "#8a7a5a", 1.4)
    return view + clouds + woods + lawn + canal + beds + basin + jet


def _window() -> str:
    frame = "M70 330V108Q70 46 134 46Q198 46 198 108V330"
    mullions = stroke("M134 48V330M72 132H196M72 200H196M72 266H196", "#7a5a1c", 4)
    mullions += stroke("M133.4 48V330M72 131.4H196M72 199.4H196M72 265.4H196", "#ecd08a", 1.8)
    gilt = (
        stroke(frame, INK, 11) + path(frame, "none", GOLD, 8) + stroke(frame, "#fff3c4", 1.2, 0.7)
    )
    key = path("M120 50Q124 30 134 28Q144 30 148 50Q134 42 120 50Z", GOLD, INK, 1.3)
    key += circle(134, 43, 4.4, "#b66a6a", INK, 1)
    return mullions + gilt + key


def _floor() -> str:
    top, bottom = 344.0, 424.0
    parts = [rect(0, top - 12, 268, 12, GOLD, INK, 1.2), stroke("M0 335H268", "#fff3c4", 1.2, 0.8)]

    def x_at(k: int, y: float) -> float:
        return 134 + k * (20 + 34 * (y - top) / (bottom - top))

    for row in range(6):
        y0 = top + (bottom - top) * (row / 6) ** 1.5
        y1 = top + (bottom - top) * ((row + 1) / 6) ** 1.5
        for column in range(-8, 8):
            tone = "#efe6d4" if (row + column) % 2 else "#4c5878"
            parts.append(
                path(
                    f"M{x_at(column, y0):.1f} {y0:.1f}L{x_at(column + 1, y0):.1f} {y0:.1f}"
                    f"L{x_at(column + 1, y1):.1f} {y1:.1f}L{x_at(column, y1):.1f} {y1:.1f}Z",
                    tone,
                )
            )
    shine = path("M84 344H184L214 424H54Z", "#ffffff", opacity=0.14)
    return "".join(parts) + shine


def _curtains() -> str:
    drape = "M-4 -4H66Q64 66 48 132Q36 172 22 196Q32 262 14 350H-4Z"
    folds = "M12 0Q18 90 6 190M30 0Q36 80 18 170M48 0Q50 70 32 160M14 206Q20 270 8 346"
    swag = "M-4 -4H120Q112 34 66 44Q30 48 -4 20Z"
    cord = "M4 196Q20 206 34 194"
    tassel = "M16 202L14 224Q20 228 26 224L24 202Z"
    return (
        both(drape, "url(#bs-red)", "#2c0810", 1.5, axis=134)
        + both_strokes(folds, "#d0707a", 2.4, 0.5, axis=134)
        + both_strokes(folds.replace("M12", "M16").replace("M30", "M34"), "#3a0a14", 2, 0.5, 134)
        + both(swag, "url(#bs-red)", "#2c0810", 1.5, axis=134)
        + both_strokes("M-4 18Q30 46 66 42Q110 34 118 0", "#e3be68", 3, axis=134)
        + both_strokes("M0 6Q40 30 96 0M0 -2Q30 16 72 -2", "#d0707a", 1.8, 0.5, axis=134)
        + both_strokes(cord, INK, 7, axis=134)
        + both_strokes(cord, "#e9c877", 4.4, axis=134)
        + both(tassel, GOLD, INK, 1.1, axis=134)
    )


def _lustre() -> str:
    chain = stroke("M134 0V52", INK, 3.4) + stroke("M134 0V52", "#e3be68", 1.4)
    arms = both("M134 84Q104 88 96 66Q92 58 88 66", "none", INK, 5, axis=134)
    arms += both("M134 84Q104 88 96 66Q92 58 88 66", "none", "#e3be68", 2.8, axis=134)
    arms += both("M134 86Q118 86 114 72", "none", INK, 5, axis=134)
    arms += both("M134 86Q118 86 114 72", "none", "#e3be68", 2.8, axis=134)
    body_ = path("M134 50Q144 58 140 70Q148 80 134 96Q120 80 128 70Q124 58 134 50Z", GOLD, INK, 1.4)
    drops = "".join(
        path(f"M{x} {y}l3 6l-3 5l-3 -5Z", "#eaf4f8", "#8aa0ac", 0.7)
        for x, y in ((98, 80), (110, 86), (122, 90), (146, 90), (158, 86), (170, 80), (134, 97))
    )
    candles = ""
    for x, y in ((88, 64), (114, 68), (154, 68), (180, 64)):
        candles += rect(x - 4, y - 2, 8, 4, GOLD, INK, 0.8) + rect(
            x - 2, y - 16, 4, 15, "#fbf5e2", "#b09a6a", 0.6
        )
        candles += path(f"M{x} {y - 30}q5 8 0 14q-5 -6 0 -14Z", "#ffb84a")
        candles += path(f"M{x} {y - 26}q2.6 5 0 9.4q-2.6 -4.4 0 -9.4Z", "#fff8d8")
    return chain + arms + candles + body_ + drops
