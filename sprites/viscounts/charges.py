"""The castle of the viscounts as a heraldic charge. An SVG fragment."""

from __future__ import annotations

from sprites.common.strokes import path, stroke


def castle_charge(x: float, y: float, width: float, fill: str, gap: str, ink: str = "") -> str:
    """Three towers and a gate, centred on (x, y)."""
    k = width / 24

    def p(dx: float, dy: float) -> str:
        return f"{x + dx * k:.2f} {y + dy * k:.2f}"

    corners = [
        (-12, 11),
        (-12, -5),
        (-9.6, -5),
        (-9.6, -2.6),
        (-7.4, -2.6),
        (-7.4, -5),
        (-5, -5),
        (-5, -1),
        (-4, -1),
        (-4, -9),
        (-4, -12),
        (-1.8, -12),
        (-1.8, -9.6),
        (1.8, -9.6),
        (1.8, -12),
        (4, -12),
        (4, -1),
        (5, -1),
        (5, -5),
        (7.4, -5),
        (7.4, -2.6),
        (9.6, -2.6),
        (9.6, -5),
        (12, -5),
        (12, 11),
    ]
    outline = "M" + "L".join(p(*corner) for corner in corners) + "Z"
    gate = f"M{p(-3, 11)}L{p(-3, 5)}Q{p(0, 1)} {p(3, 5)}L{p(3, 11)}Z"
    slits = f"M{p(-9.2, 1)}L{p(-9.2, 4.6)}M{p(8, 1)}L{p(8, 4.6)}M{p(0, -6.4)}L{p(0, -3)}"
    return path(outline, fill, ink, 1.1 * k) + path(gate, gap) + stroke(slits, gap, 1.4 * k)
