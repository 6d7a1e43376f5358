"""The master builder's seat: limestone with towers, terracotta cloth, mason's tools.

Box 240 x 340.
"""

from __future__ import annotations

import math
from functools import lru_cache

from sprites.common.colour import darker, lighter, mix
from sprites.common.mirror import both, both_strokes
from sprites.common.strokes import at, circle, path, polar, polygon, rect, stroke, tones

INK = "#45301c"
STONE = "url(#tc-stone)"
SHADE = "url(#tc-shade)"
CLAY = "url(#tc-clay)"
OAK = "url(#tc-oak)"
STEEL = "url(#tc-steel)"
BRASS = "url(#tc-brass)"

DEFS = (
    tones("tc-stone", "#f6e3b6", "#d9bd85", "#a98a54", y2=40)
    + tones("tc-shade", "#a98a56", "#7c6238", y2=100)
    + tones("tc-clay", "#dc8a5c", "#b5603a", "#7a3820")
    + tones("tc-oak", "#b8844c", "#8a5a30", "#573618", y2=40)
    + tones("tc-steel", "#f4f4ee", "#aeb0ae", "#6c6e70")
    + tones("tc-brass", "#ffeeb4", "#dcae55", "#8f6224")
    + tones("tc-vine", "#93a551", "#6f7f3f", "#47552a")
)


@lru_cache(maxsize=1)
def body() -> str:
    """SVG fragment of the seat, gradients included."""
    return "".join(
        (
            f"<defs>{DEFS}</defs>",
            _steps(),
            _back(),
            _towers(),
            _arch(),
            _tools(),
            _seat(),
            _arms(),
            _cushion(),
            _loose_stones(),
        )
    )


def _block(x: float, y: float, w: float, h: float, tone: str) -> str:
    """One ashlar with a lit upper and left edge."""
    face = rect(x, y, w, h, tone, INK, 1.1, 1.4)
    lit = stroke(f"M{x + 1.6} {y + h - 2}V{y + 1.6}H{x + w - 2}", lighter(tone, 0.5), 1, 0.75)
    return face + lit


def _courses(x: float, y: float, w: float, h: float, seed: int, height: float = 14.0) -> str:
    """A wall of ashlars of uneven length filling the box."""
    parts = [rect(x, y, w, h, "#8d7044", INK, 1.4)]
    rows = max(1, round(h / height))
    tall = h / rows
    tones_ = ("#dcc28c", "#d1b47a", "#e4cd9a", "#c8a96d", "#d8b988")
    for row in range(rows):
        cursor = x
        step = 0
        while cursor < x + w - 1:
            pick = (seed * 7 + row * 5 + step * 3) % 11
            length = 17 + pick * 1.5 - (9 if row % 2 and step == 0 else 0)
            if cursor + length > x + w - 9:
                length = x + w - cursor
            tone = tones_[(seed + row * 2 + step * 3 + pick) % 5]
            parts.append(_block(cursor, y + row * tall, length, tall, tone))
            cursor += length
            step += 1
    return "".join(parts)


def _steps() -> str:
    steps = path("M6 326H234L239 340H1Z", STONE, INK, 1.6) + path(
        "M20 308H220L230 326H10Z", STONE, INK, 1.6
    )
    joints = stroke(
        "M60 326L57 340M118 326V340M182 326L185 340M84 308L80 326M158 308L162 326", "#8a6c40", 1.2
    )
    return steps + joints + stroke("M21 309.4H219M8 327.4H232", "#fff2cc", 1.2, 0.7)


def _back() -> str:
    wall = _courses(58, 62, 124, 244, 3)
    merlons = "".join(_block(x, 48, 15, 15, "#dcc28c") for x in (60, 83, 142, 165))
    cornice = rect(54, 61, 132, 6, STONE, INK, 1.2, 2)
    gable = path("M102 62V44L106 40V34Q120 14 134 34V40L138 44V62Z", STONE, INK, 1.6)
    gable += circle(120, 41, 10, SHADE, INK, 1.3) + circle(120, 41, 7.6, "#a9502c", INK, 0.9)
    gable += path("M115.4 45V38H117V40H118.6V38H121.4V40H123V38H124.6V45Z", "#f3dfae")
    return merlons + wall + gable + cornice


def _towers() -> str:
    parts = []
    for x in (32.0, 178.0):
        parts.append(_courses(x, 92, 30, 214, 5 if x < 100 else 8, 15))
        parts.append(path(f"M{x - 4} 92L{x + 1} 84H{x + 29}L{x + 34} 92Z", STONE, INK, 1.3))
        parts.extend(_block(x - 3 + i * 13, 72, 9.5, 12, "#dcc28c") for i in range(3))
        parts.append(path(f"M{x + 11} 128V118Q{x + 15} 112 {x + 19} 118V128Z", "#4a3622", INK, 1))
        parts.append(path(f"M{x + 21} 92H{x + 30}V306H{x + 21}Z", "#4a3014", opacity=0.16))
    for y, drop in ((150, 10), (172, 14), (198, 8)):
        parts.append(_leaf(36, y, 4.6) + _leaf(42, y + drop, 4) + _leaf(34, y + drop + 6, 5))
    vine = stroke("M38 306Q30 280 40 252Q46 226 36 204Q32 180 40 150", "#5a5f2c", 2)
    return "".join([*parts[:12], vine, *parts[12:]])


def _leaf(x: float, y: float, r: float) -> str:
    d = f"M{x} {y - r}Q{x + r * 1.3} {y - r * 0.6} {x + r} {y + r * 0.6}Q{x} {y + r * 1.4} {x - r} "
    return path(
        d + f"{y + r * 0.6}Q{x - r * 1.3} {y - r * 0.6} {x} {y - r}Z",
        "url(#tc-vine)",
        "#38421c",
        0.8,
    )


def _arch() -> str:
    recess = path("M72 232V136Q72 86 120 86Q168 86 168 136V232Z", SHADE, INK, 1.8)
    cloth = path("M82 232V138Q82 98 120 98Q158 98 158 138V232Z", CLAY, "#4a2414", 1.6)
    folds = stroke("M96 226V138M108 230V112M132 230V112M144 226V138", "#8a4426", 1.2, 0.5)
    hem = stroke("M85 230V139Q85 101 120 101Q155 101 155 139V230", "#f0c27c", 1.6, 0.9)
    stones = []
    for index in range(11):
        start = math.pi + math.pi * index / 11
        end = math.pi + math.pi * (index + 1) / 11
        inner, outer = (44.0, 41.0), (55.0, 52.0)
        quad = [
            (120 + inner[0] * math.cos(start), 138 + inner[1] * math.sin(start)),
            (120 + outer[0] * math.cos(start), 138 + outer[1] * math.sin(start)),
            (120 + outer[0] * math.cos(end), 138 + outer[1] * math.sin(end)),
            (120 + inner[0] * math.cos(end), 138 + inner[1] * math.sin(end)),
        ]
        tone = "#e8d3a2" if index % 2 else mix("#cf9a6a", "#d9bd85", 0.4)
        stones.append(polygon(quad, tone, INK, 1.1))
    key = path("M112 82H128L125 100H115Z", STONE, INK, 1.4)
    return recess + cloth + folds + hem + "".join(stones) + key


def _tools() -> str:
    """Mallet and chisel crossed over a plumb line, as a mason would hang them."""
    line = stroke("M120 104V178", "#3e2614", 1.2) + circle(120, 104, 2.2, BRASS, "#4a2f0c", 0.8)
    bob = path("M114.6 178H125.4L123 186L120 197L117 186Z", BRASS, "#4a2f0c", 1.3)
    blade = path("M-5 -44L5 -44L4 -14H-4Z", STEEL, "#33302c", 1.5)
    blade += stroke("M-2.4 -41V-17", "#ffffff", 1.2, 0.8)
    chisel = blade + path("M-5 -14H5L6 30Q0 36 -6 30Z", OAK, "#3e2614", 1.5)
    chisel += path("M-6 28H6V33Q0 38 -6 33Z", BRASS, "#4a2f0c", 1.2)
    mallet = path("M-4 -24H4L5 42Q0 46 -5 42Z", OAK, "#3e2614", 1.5)
    mallet += path("M-22 -50H22L18 -24H-18Z", STONE, "#3e2614", 1.7)
    mallet += stroke("M-19 -47.6H19", "#fff6da", 1.4, 0.9) + stroke(
        "M-17 -31H17M-19 -39H19", "#8a6c40", 1, 0.7
    )
    crossed = at(chisel, 120, 156, 0.9, 34) + at(mallet, 120, 156, 0.9, -34)
    return line + crossed + bob


def _seat() -> str:
    base = _courses(60, 252, 120, 54, 4, 18)
    beam = rect(52, 238, 136, 16, OAK, "#3e2614", 1.8, 2.4)
    grain = stroke("M58 243H150M70 248H182M100 245.4H178", "#5f3f20", 1, 0.8)
    pegs = circle(60, 246, 2.2, "#4a2f18") + circle(180, 246, 2.2, "#4a2f18")
    return base + beam + grain + stroke("M55 240H185", "#e8bd84", 1, 0.7) + pegs


def _arms() -> str:
    parts = [
        _courses(16, 204, 46, 102, 2, 17) + _courses(178, 204, 46, 102, 6, 17),
        both("M11 204L17 192H63L66 204Z", STONE, INK, 1.5),
        both_strokes("M18.6 193.6H61", "#fff4d2", 1.1, 0.8),
    ]
    for x in (39.0, 201.0):
        parts.append(circle(x, 256, 11, SHADE, INK, 1.2) + circle(x, 256, 8.4, "#e0c793", INK, 0.8))
        for index in range(6):
            px_, py_ = polar(x, 256, 5.6, index * math.tau / 6)
            parts.append(circle(px_, py_, 2.2, "#b5603a", "#5a2a14", 0.6))
        parts.append(circle(x, 256, 2.2, "#e9c46a", "#5a3a10", 0.6))
    return "".join(parts)


def _cushion() -> str:
    pillow = path(
        "M62 238Q58 226 70 222Q94 217 120 217Q146 217 170 222Q182 226 178 238Z",
        CLAY,
        "#4a2414",
        1.8,
    )
    piping = stroke("M66 236.4Q120 240 174 236.4", "#f0c27c", 1.5)
    return pillow + stroke("M72 225Q120 217.6 164 224.6", "#ffc79a", 2, 0.8) + piping


def _loose_stones() -> str:
    """A dressed block, a chisel and a mallet left on the step."""
    cube = path("M180 312H212V334H180Z", "#d9bd85", INK, 1.3)
    cube += path("M180 312L188 304H220L212 312Z", "#f3e2b6", INK, 1.3)
    cube += path("M212 312L220 304V326L212 334Z", "#9c7d4a", INK, 1.3)
    cube += stroke("M188 318H203M186 325H199", "#a98a56", 1)
    handle = path("M24 330L62 316L64 321L26 335Z", OAK, "#3e2614", 1.3)
    head = path("M56 306L70 302L77 326L63 331Z", STEEL, "#33302c", 1.5)
    dark = darker("#6c6e70", 0.2)
    return cube + handle + head + stroke("M60 309L66 328", dark, 1, 0.6)
