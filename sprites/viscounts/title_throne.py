"""The gothic throne of the viscounts' king: carved walnut, wine velvet, gold. Box 240 x 340."""

from __future__ import annotations

from functools import lru_cache

from sprites.common.mirror import both, both_strokes
from sprites.common.ornaments import crown
from sprites.common.strokes import circle, ellipse, path, polygon, rect, stroke, tones
from sprites.viscounts.charges import castle_charge

INK = "#1c0f08"
WOOD = "url(#tv-wood)"
DEEP = "url(#tv-deep)"
GOLD = "url(#tv-gold)"
VELVET = "url(#tv-velvet)"

DEFS = (
    tones("tv-wood", "#b98550", "#835330", "#4a2b16", y2=35)
    + tones("tv-deep", "#5d3a20", "#38200f", "#201108", y2=60)
    + tones("tv-gold", "#ffeeb4", "#dcae55", "#8f6224", "#d9ac58")
    + tones("tv-velvet", "#a03a5c", "#742745", "#3d1329")
    + tones("tv-tuft", "#b8486c", "#7e2a4a", "#4c1732")
    + tones("tv-cushion", "#7b63b4", "#4a3880", "#251a48", x2=30)
    + tones("tv-step", "#8a7891", "#5d4e68", "#3d3148", x2=20)
    + tones("tv-carpet", "#98344f", "#6d2038", "#451226", x2=10)
)

BACK = "M50 300V118C50 82 98 72 120 20C142 72 190 82 190 118V300Z"
RIM = "M60 296V120C60 90 102 80 120 42C138 80 180 90 180 120V296Z"
PANEL = "M70 232V124C70 98 106 88 120 60C134 88 170 98 170 124V232Z"


@lru_cache(maxsize=1)
def body() -> str:
    """SVG fragment of the throne, gradients included."""
    return "".join(
        (
            f"<defs>{DEFS}</defs>",
            _steps(),
            _posts(),
            _back(),
            _velvet(),
            _crockets(),
            _seat_front(),
            _arms(),
            _cushion(),
        )
    )


def _steps() -> str:
    lower = path("M8 326H232L238 340H2Z", "url(#tv-step)", "#150d18", 1.6)
    upper = path("M22 308H218L228 326H12Z", "url(#tv-step)", "#150d18", 1.6)
    edges = stroke("M10 327.4H230M24 309.4H216", "#c3b3c4", 1.2, 0.7)
    carpet = path("M92 304H148L152 326H88Z", "url(#tv-carpet)", "#240914", 1.2)
    carpet += path("M88 326H152L156 340H84Z", "url(#tv-carpet)", "#240914", 1.2)
    carpet += both_strokes("M95.5 305L91.6 325.6L88 339.6", "#d9a956", 1.6)
    return lower + upper + edges + carpet


def _posts() -> str:
    parts = []
    for x in (30.0, 190.0):
        parts.append(rect(x, 86, 20, 222, WOOD, INK, 1.8))
        parts.append(stroke(f"M{x + 6} 112V182M{x + 13} 112V182", "#2e1a0c", 1.3, 0.8))
        parts.append(stroke(f"M{x + 5} 112V182M{x + 12} 112V182", "#d8a870", 0.8, 0.7))
        parts.append(path(f"M{x - 3} 100H{x + 23}L{x + 20} 108H{x}Z", GOLD, INK, 1.2))
        parts.append(path(f"M{x - 4} 86H{x + 24}V76L{x + 10} 68L{x - 4} 76Z", WOOD, INK, 1.6))
        parts.append(path(f"M{x - 1} 72L{x + 10} 24L{x + 21} 72Z", "url(#tv-velvet)", INK, 1.6))
        parts.append(path(f"M{x + 10} 24L{x + 21} 72H{x + 12}Z", "#1c0814", opacity=0.45))
        for y, reach in ((62, 9.4), (50, 6.8), (38, 4.2)):
            for side in (-1, 1):
                parts.append(circle(x + 10 + side * reach, y, 2.2, GOLD, INK, 0.8))
        parts.append(circle(x + 10, 21, 4, GOLD, INK, 1.1))
        parts.append(stroke(f"M{x + 10} 17V11M{x + 7.4} 13.4H{x + 12.6}", INK, 3.4))
        parts.append(stroke(f"M{x + 10} 17V11M{x + 7.4} 13.4H{x + 12.6}", "#e8c26a", 1.6))
        parts.append(path(f"M{x - 4} 300H{x + 24}V310H{x - 4}Z", WOOD, INK, 1.4))
    return "".join(parts)


def _back() -> str:
    carved = path(BACK, WOOD, INK, 2.2) + path(RIM, DEEP, INK, 1.4)
    gilt = path(PANEL, "none", "#0d0604", 6) + path(PANEL, "none", "#d2a24c", 3.4)
    trefoils = "".join(
        circle(x + dx, y + dy, 2.1, "#c69446", "#2a1608", 0.6)
        for x in (65, 175)
        for y in (136, 160, 184, 208)
        for dx, dy in ((0, -2.6), (-2.3, 1.2), (2.3, 1.2))
    )
    lit = stroke("M52.4 298V118.6C53 85 97 75 119 28", "#e9bd84", 1.3, 0.8)
    return carved + lit + trefoils + gilt


def _velvet() -> str:
    cloth = path(PANEL, VELVET, "#1c0a12", 1.2)
    tufts, buttons = [], []
    for row in range(1, 9):
        y = 96 + row * 17
        shift = 0.0 if row % 2 else 10.0
        for column in range(-3, 4):
            x = 120 + column * 20 + shift
            if abs(x - 120) > 51 or (row < 3 and abs(x - 120) > 41):
                continue
            tufts.append(_tuft(x, y, abs(x - 120) > 42))
            if row < 8:
                buttons.append(circle(x, y - 17, 1.8, "#f0c873", "#3a1a0a", 0.7))
    shade = path("M170 124V232H158V118Q158 102 170 124Z", "#16040e", opacity=0.3)
    charge = crown(120, 92, 32, GOLD, INK)
    return cloth + "".join(tufts + buttons[2:]) + shade + charge


def _tuft(x: float, y: float, at_the_edge: bool) -> str:
    """One padded lozenge between four buttons; half of one at the edge of the back."""
    left, right = x - 9.6, x + 9.6
    if at_the_edge:
        left, right = (max(left, 70.5), min(right, 169.5))
    corners = [(x, y - 16.4), (right, y), (x, min(y + 16.4, 231)), (left, y)]
    return polygon(corners, "url(#tv-tuft)", "#3d1027", 0.9)


def _crockets() -> str:
    leaf = "M0 0Q-8 1 -9 -6Q-4 -5 -3 -9Q2 -6 0 0Z"
    parts = []
    for x, y, turn in ((60, 97, -38), (77, 84, -34), (93, 71, -24), (105, 55, -14), (112, 39, -6)):
        parts.append(f'<g transform="translate({x} {y}) rotate({turn})">')
        parts.append(path(leaf, GOLD, INK, 1) + "</g>")
        parts.append(f'<g transform="translate({240 - x} {y}) rotate({-turn}) scale(-1 1)">')
        parts.append(path(leaf, GOLD, INK, 1) + "</g>")
    fleuron = (
        "M120 12Q116 6 117 1Q112 2 110 -3Q116 -6 118 -2Q117 -9 120 -13Q123 -9 122 -2"
        "Q124 -6 130 -3Q128 2 123 1Q124 6 120 12Z"
    )
    return "".join(parts) + f'<g transform="translate(0 13)">{path(fleuron, GOLD, INK, 1.1)}</g>'


def _seat_front() -> str:
    box = path("M44 254H196V304H44Z", DEEP, INK, 2) + rect(40, 244, 160, 14, WOOD, INK, 1.8, 2)
    box += stroke("M43 247H197", "#e6ba80", 1.2, 0.8) + rect(40, 298, 160, 10, WOOD, INK, 1.6)
    panels = ""
    for x in (50, 154):
        panels += rect(x, 262, 36, 32, WOOD, "#120904", 1.4, 2)
        panels += "".join(
            circle(x + 18 + dx, 278 + dy, 6.2, "#2a160a", "#c69446", 1.3)
            for dx, dy in ((0, -6.4), (6.4, 0), (0, 6.4), (-6.4, 0))
        )
        panels += circle(x + 18, 278, 4.6, GOLD, INK, 0.9)
    shield = path("M98 259H142V276Q141 294 120 303Q99 294 98 276Z", GOLD, INK, 1.4)
    shield += path("M101.5 262H138.5V276Q137 291 120 299Q103 291 101.5 276Z", "#4a2c6a", INK, 0.8)
    return box + panels + shield + castle_charge(120, 279, 24, "#f0d9a0", "#4a2c6a")


def _arms() -> str:
    rail = "M62 188Q34 182 22 190Q12 198 18 209Q26 214 34 206L62 206Z"
    post = "M22 210H42L40 240H24ZM25 240H39V304H25Z"
    arms = both(post, WOOD, INK, 1.8) + both(rail, WOOD, INK, 1.8)
    arms += stroke("M24 191Q36 184.6 60 190.4M180 190.4Q204 184.6 216 191", "#edc48c", 1.4, 0.85)
    arms += both("M20 238H44V244H20Z", GOLD, INK, 1)
    return arms + _lion(25, 199) + _lion(215, 199)


def _lion(x: float, y: float) -> str:
    """A carved lion's head seen from the front."""
    mane = "".join(
        ellipse(x + dx, y + dy, 4.6, 5, "#9a6328", INK, 1)
        for dx, dy in ((-7.5, -5), (-8.6, 2), (-6, 8.4), (6, 8.4), (8.6, 2), (7.5, -5), (0, -9.4))
    )
    ears = circle(x - 6, y - 8, 2.6, GOLD, INK, 0.9) + circle(x + 6, y - 8, 2.6, GOLD, INK, 0.9)
    face = path(
        f"M{x - 6.6} {y - 4}Q{x} {y - 11} {x + 6.6} {y - 4}L{x + 4.6} {y + 5}"
        f"Q{x} {y + 11.5} {x - 4.6} {y + 5}Z",
        GOLD,
        INK,
        1,
    )
    brows = stroke(
        f"M{x - 5} {y - 3.6}L{x - 1.4} {y - 2}M{x + 5} {y - 3.6}L{x + 1.4} {y - 2}", INK, 1.5
    )
    nose = path(f"M{x - 2.4} {y + 2}H{x + 2.4}L{x} {y + 5}Z", INK)
    jaw = stroke(
        f"M{x} {y + 5}V{y + 6.4}M{x - 3.4} {y + 7.4}Q{x - 1} {y + 8} {x} {y + 6.2}"
        f"Q{x + 1} {y + 8} {x + 3.4} {y + 7.4}",
        INK,
        0.9,
    )
    return mane + ears + face + brows + nose + jaw


def _cushion() -> str:
    pillow = (
        "M46 246Q40 236 48 226Q60 219 82 220H158Q180 219 192 226Q200 236 194 246"
        "Q160 252 120 251Q80 252 46 246Z"
    )
    body_ = path(pillow, "url(#tv-cushion)", "#140c26", 1.8)
    body_ += stroke("M52 229Q84 222 122 223.6Q164 222 186 229", "#b5a2e6", 2, 0.75)
    body_ += stroke("M48 243Q80 248.6 120 248Q160 248.6 192 243", "#d9a956", 1.5)
    tassels = ""
    for x in (47, 193):
        tassels += circle(x, 246, 3, GOLD, INK, 0.9)
        tassels += path(f"M{x - 2.4} 248H{x + 2.4}L{x + 3.8} 262H{x - 3.8}Z", GOLD, INK, 0.9)
    return body_ + tassels
