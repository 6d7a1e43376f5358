"""The board of Caylus, small: castle and river at the left, the road of cards winding right."""

from __future__ import annotations

import random

from sprites.common.strokes import circle, path, rect, stroke

_INK = "#3a2614"
_FIELDS = ("#8fa352", "#a9b45e", "#c9b45c", "#7d9449", "#a58bb0")
_FRAMES = ("#c7433a", "#3a6ea5", "#e6b03a", "#6fa96e", "#b9a58a")
"""Cards of four players and of nobody."""


def caylus_board() -> str:
    """SVG in a square of 200 units; the board is 196 by 152."""
    body = rect(2, 24, 196, 152, "#7a4a26", "#2a1509", 2, 5)
    body += rect(7, 29, 186, 142, "#8fa352", _INK, 1.2, 2)
    body += _fields() + _river() + _castle()
    road = "M66 84H164Q182 84 182 104T164 124H84Q70 124 70 140T84 154H150"
    body += stroke(road, "#57431f", 13) + stroke(road, "#cdb589", 10.6)
    body += _stones()
    cards = [(76 + 17 * i, 58) for i in range(6)] + [(152 - 17 * i, 98) for i in range(5)]
    cards += [(88 + 17 * i, 129) for i in range(3)]
    for index, (x, y) in enumerate(cards):
        body += _card(x, y, _FRAMES[(index * 3 + 4) % len(_FRAMES)])
    body += rect(72, 33, 112, 17, "#2d4a7d", "#12204a", 1.2, 2)
    body += "".join(_card(76 + 15.4 * i, 34.6, "#dcb85e", 10.4, 13.6) for i in range(7))
    for x, y, tone in ((84, 86, "#c7433a"), (118, 85, "#3a6ea5"), (135, 124, "#e6b03a")):
        body += circle(x, y, 3.4, tone, _INK, 1) + circle(
            x - 0.8, y - 1, 1.2, "#ffffff", opacity=0.6
        )
    body += path("M111 158L114 146Q117 142 120 146L123 158Z", "#f6efdf", _INK, 1)
    return body + circle(117, 143, 2.6, "#eac39a", _INK, 0.8)


def _fields() -> str:
    chance = random.Random(8)
    body = ""
    for x in range(61, 190, 22):
        for y in (30, 65, 100, 135):
            wide = min(22, 192.4 - x)
            body += rect(x, y, wide, 35, chance.choice(_FIELDS), opacity=0.75)
    return body


def _river() -> str:
    line = "M58 34Q64 58 57 84T60 138T57 166"
    return stroke(line, "#3f6f86", 10) + stroke(line, "#6fa6b8", 7) + stroke(line, "#a9d0d4", 1)


def _castle() -> str:
    """Three storeys, the uppermost still open to the sky, and a crane."""
    body = rect(10, 118, 40, 34, "#b9a27a", _INK, 1.4)
    body += "".join(path(f"M{13 + i * 9} 152V136Q{16 + i * 9} 131 {19 + i * 9} 136V152Z", "#4a3218")
                    for i in range(4))  # fmt: skip
    body += rect(13, 92, 34, 26, "#cdb78e", _INK, 1.4)
    body += "".join(rect(13 + i * 8.6, 88, 5, 5, "#cdb78e", _INK, 1) for i in range(4))
    body += "".join(rect(18 + i * 10, 100, 3, 7, "#4a3218") for i in range(3))
    body += rect(15, 62, 10, 30, "#dcc79e", _INK, 1.3) + path(
        "M13 62L20 48L27 62Z", "#3c5c92", _INK
    )
    body += rect(33, 70, 10, 22, "#dcc79e", _INK, 1.3)
    body += stroke("M44 92V46H30M44 52L38 46M32 46V60", "#5b3a1c", 1.8)
    return body + rect(29.4, 60, 5, 4, "#b9a27a", _INK, 0.9)


def _stones() -> str:
    chance = random.Random(11)
    body = ""
    for _ in range(120):
        row = chance.choice((84.0, 124.0, 154.0))
        left, right = {84.0: (68, 166), 124.0: (86, 166), 154.0: (86, 148)}[row]
        x, y = chance.uniform(left, right), row + chance.uniform(-4, 4)
        body += circle(x, y, chance.uniform(0.8, 1.4), chance.choice(("#a98d5f", "#e3d2a8")))
    return body


def _card(x: float, y: float, frame: str, wide: float = 13.4, high: float = 18.0) -> str:
    """A façade card: its frame, a house before the sky, its field of effects."""
    body = rect(x, y, wide, high, frame, _INK, 1, 1)
    body += rect(x + 1.4, y + 1.4, wide - 2.8, high * 0.56, "#cfe0e6")
    foot, middle = y + high * 0.62, x + wide / 2
    roof = f"V{foot - 4}L{middle} {foot - 7.4}L{middle + 3.6} {foot - 4}"
    house = f"M{middle - 3.6} {foot}{roof}V{foot}Z"
    body += path(house, "#b5603a", _INK, 0.6)
    return body + rect(x + 1.4, y + high * 0.66, wide - 2.8, high * 0.27, "#f0e3c2")
