"""The Sun King's chair: gilded carving, royal blue damask with lilies. Box 240 x 340."""

from __future__ import annotations

import math
from functools import lru_cache

from sprites.common.mirror import both, both_strokes
from sprites.common.strokes import circle, ellipse, path, polar, stroke, tones
from sprites.versailles.charges import lily, sun_face

INK = "#4d3106"
GOLD = "url(#ts-gold)"
RIM = "url(#ts-rim)"
BLUE = "url(#ts-blue)"
SEAT = "url(#ts-seat)"

DEFS = (
    tones("ts-gold", "#fff4c4", "#e8c265", "#b0822e", "#e2bd66", "#9a6e22", x2=80)
    + tones("ts-rim", "#fbe9ae", "#c89a40", "#7f5616", x2=60)
    + tones("ts-blue", "#5d86cc", "#2c4f96", "#142852")
    + tones("ts-seat", "#7aa0dc", "#35599f", "#152a56", x2=25)
    + tones("ts-step", "#f3ece0", "#cfc4b6", "#9c9088", x2=20)
    + tones("ts-rug", "#33579e", "#234482", "#142a58", x2=10)
    + tones("ts-rose", "#e79a98", "#b66a6a", "#7a3a42")
)


@lru_cache(maxsize=1)
def body() -> str:
    """SVG fragment of the chair, gradients included."""
    return "".join(
        (
            f"<defs>{DEFS}</defs>",
            _steps(),
            _legs(),
            _back(),
            _damask(),
            _shell(),
            sun_face(120, 40, 37, GOLD, INK, 20),
            _apron(),
            _arms(),
            _cushion(),
        )
    )


def _steps() -> str:
    marble = path("M6 326H234L239 340H1Z", "url(#ts-step)", "#5f5650", 1.5)
    marble += path("M20 308H220L230 326H10Z", "url(#ts-step)", "#5f5650", 1.5)
    veins = stroke("M30 320Q44 312 60 318T84 314M170 322Q186 314 204 318", "#b3a8a4", 1, 0.8)
    lit = stroke("M21 309.4H219M8 327.4H232", "#ffffff", 1.2, 0.8)
    rug = path("M70 305H170L176 326H64Z", "url(#ts-rug)", "#0c1838", 1.2)
    rug += path("M64 326H176L180 340H60Z", "url(#ts-rug)", "#0c1838", 1.2)
    rug += both_strokes("M74 306L68.6 325.4L64.8 339.4", "#dfb95e", 1.6)
    return marble + veins + lit + rug + lily(120, 324, 20, "#e6c877", INK)


def _legs() -> str:
    front = "M46 254Q32 262 36 280Q42 298 28 304L27 309H46L50 304Q58 286 54 272Q54 262 66 258Z"
    knee = both("M40 262Q47 258 52 264Q54 272 46 276Q38 272 40 262Z", RIM, INK, 1)
    veins = both_strokes("M45 278Q48 290 38 302", "#8a5f18", 1.2, 0.9)
    rear = both("M82 264L78 304H90L94 264Z", "#7a5418", INK, 1.4)
    return rear + both(front, GOLD, INK, 1.7) + knee + veins


def _back() -> str:
    outer = (
        "M82 226Q48 200 50 146Q52 104 84 86Q104 78 120 62Q136 78 156 86Q188 104 190 146"
        "Q192 200 158 226Z"
    )
    shaped = path(outer, GOLD, INK, 2)
    groove = (
        "M86 220Q58 198 59 147Q61 111 89 94Q107 86 120 74Q133 86 151 94Q179 111 181 147"
        "Q182 198 154 220Z"
    )
    shaped += path(groove, RIM, INK, 1.1)
    leaves = []
    for index in range(9):
        t = index / 8
        angle = math.radians(118 + 134 * t)
        x, y = 120 + 65.5 * math.cos(angle), 150 - 66 * math.sin(angle) * (1 if t < 0.4 else 1.02)
        leaves.append(_leaf(x, y, math.degrees(-angle) + 90))
        leaves.append(_leaf(240 - x, y, 270 + math.degrees(angle)))
    scrolls = both(
        "M84 90Q70 80 58 88Q46 98 54 108Q62 114 68 106Q70 98 62 98Q74 92 84 100Z", GOLD, INK, 1.3
    )
    return shaped + "".join(leaves) + scrolls


def _leaf(x: float, y: float, turn: float) -> str:
    blade = path("M0 -5.4Q4.4 0 0 5.4Q-4.4 0 0 -5.4Z", "url(#ts-gold)", INK, 0.8)
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f})">{blade}</g>'


def _damask() -> str:
    field = (
        "M92 214Q67 196 68 149Q70 118 95 102Q110 94 120 85Q130 94 145 102Q170 118 172 149"
        "Q173 196 148 214Z"
    )
    cloth = path(field, BLUE, "#0b1733", 1.8)
    pattern = "".join(
        path(
            f"M{x} {y - 9}Q{x + 7} {y} {x} {y + 9}Q{x - 7} {y} {x} {y - 9}Z", "#6d94d6", opacity=0.2
        )
        for x, y in ((84, 152), (156, 152), (102, 122), (138, 122), (102, 184), (138, 184))
    )
    nails = "".join(_nail(index) for index in range(26))
    lilies = lily(120, 144, 44, "#f3d98e", INK)
    lilies += "".join(
        lily(x, y, 21, "#e9c76e", INK) for x, y in ((91, 152), (149, 152), (120, 104), (120, 192))
    )
    return cloth + pattern + lilies + nails


def _nail(index: int) -> str:
    angle = math.tau * index / 26 - math.pi / 2
    x = 120 + 50.5 * math.cos(angle)
    y = 152 + 62 * math.sin(angle) * (0.98 if math.sin(angle) > 0 else 1.0)
    if y > 210 or y < 92:
        return ""
    return circle(x, y, 1.5, "#ffe9a8", INK, 0.6)


def _shell() -> str:
    """The carved shell that carries the sun on top of the back."""
    ribs = []
    for index in range(7):
        angle = math.radians(200 + index * 23.3)
        x, y = polar(120, 90, 22, angle)
        ribs.append(
            path(
                f"M120 92L{x - 3:.1f} {y:.1f}Q{x:.1f} {y - 4:.1f} {x + 3:.1f} {y:.1f}Z",
                GOLD,
                INK,
                0.9,
            )
        )
    return "".join(ribs) + circle(120, 91, 4.2, "url(#ts-rose)", INK, 1)


def _apron() -> str:
    wood = path(
        "M38 244Q120 256 202 244L197 264Q176 258 164 268Q142 282 120 274Q98 282 76 268"
        "Q64 258 43 264Z",
        GOLD,
        INK,
        1.7,
    )
    flutes = "".join(stroke(f"M{x} 250V259", "#8a5f18", 1.1, 0.9) for x in range(52, 190, 8))
    cartouche = ellipse(120, 262, 13, 9.6, RIM, INK, 1.2) + ellipse(
        120, 262, 9, 6.4, "url(#ts-rose)", INK, 0.9
    )
    curls = both("M106 262Q92 256 86 266Q88 274 96 270Q96 264 92 266", "none", INK, 3.2)
    curls += both("M106 262Q92 256 86 266Q88 274 96 270Q96 264 92 266", "none", "#efd182", 1.5)
    return wood + flutes + curls + cartouche


def _arms() -> str:
    support = "M52 204Q38 212 34 226Q32 238 40 246L52 244Q46 234 50 224Q56 214 64 212Z"
    rail = (
        "M62 190Q44 182 30 176Q14 170 10 182Q8 194 19 197Q28 198 28 189Q27 184 21 186"
        "Q24 180 32 186Q36 198 50 204L64 208Z"
    )
    pad = "M36 180Q46 175 62 184L61 193Q46 190 38 188Z"
    lit = both_strokes("M14 178Q20 171 31 177", "#fffbe2", 1.4, 0.9)
    return (
        both(support, GOLD, INK, 1.6)
        + both(rail, GOLD, INK, 1.7)
        + both(pad, BLUE, "#0b1733", 1.2)
        + lit
    )


def _cushion() -> str:
    pillow = (
        "M38 242Q30 230 42 222Q66 213 120 213Q174 213 198 222Q210 230 202 242Q160 251 120 250"
        "Q80 251 38 242Z"
    )
    cloth = path(pillow, SEAT, "#0b1733", 1.9)
    cloth += stroke("M46 225.6Q78 216.6 122 216.8Q166 217 190 225", "#c4daf8", 2.1, 0.8)
    cloth += stroke("M41 240Q80 247.6 120 247Q160 247.6 199 240", "#efd182", 1.7)
    fringe = "".join(
        stroke(
            f"M{x} {244 + _sag(x):.1f}V{249 + _sag(x):.1f}",
            "#dcb458",
            1.4,
        )
        for x in range(46, 198, 5)
    )
    return fringe + cloth


def _sag(x: float) -> float:
    """How much the cushion's rim hangs in its middle."""
    return 4.4 * math.sin((x - 40) / 160 * math.pi)
