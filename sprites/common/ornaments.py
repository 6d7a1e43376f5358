"""Small heraldic figures that many pictures share. SVG fragments."""

from __future__ import annotations

from sprites.common.strokes import circle, path, stroke


def crown(x: float, y: float, width: float, fill: str, ink: str, gem: str = "#9a2f4a") -> str:
    """An open crown centred on (x, y)."""
    k = width / 34
    points = [
        (-15, 9),
        (-17, -7),
        (-9, 0),
        (-7, -9),
        (-1.8, -2),
        (0, -13),
        (1.8, -2),
        (7, -9),
        (9, 0),
        (17, -7),
        (15, 9),
    ]
    body = "M" + "L".join(f"{x + a * k:.1f} {y + b * k:.1f}" for a, b in points)
    body += f"Q{x:.1f} {y + 13 * k:.1f} {x - 15 * k:.1f} {y + 9 * k:.1f}Z"
    tips = "".join(
        circle(x + a * k, y + b * k, 1.7 * k, fill, ink, 0.8 * k)
        for a, b in ((-17, -8), (-7, -10), (7, -10), (17, -8))
    )
    orb = circle(x, y - 14 * k, 2.4 * k, fill, ink, 0.9 * k)
    band = stroke(
        f"M{x - 14.4 * k:.1f} {y + 5.4 * k:.1f}Q{x:.1f} {y + 9.4 * k:.1f} "
        f"{x + 14.4 * k:.1f} {y + 5.4 * k:.1f}",
        ink,
        0.9 * k,
        0.7,
    )
    gems = "".join(
        circle(x + a * k, y + b * k, r * k, gem, ink, 0.6 * k)
        for a, b, r in ((-8.6, 4.6, 1.6), (0, 4.4, 2.1), (8.6, 4.6, 1.6))
    )
    return path(body, fill, ink, 1.3 * k) + tips + orb + band + gems
