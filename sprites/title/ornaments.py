"""Small heraldic figures shared by thrones, crests, plates and frames. SVG fragments."""

from __future__ import annotations

import math

from sprites.title.pen import circle, closed, path, polar, stroke


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


def castle_charge(x: float, y: float, width: float, fill: str, gap: str, ink: str = "") -> str:
    """The castle of the viscounts as a heraldic charge: three towers and a gate."""
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


def sun_face(
    x: float, y: float, radius: float, fill: str, ink: str, rays: int = 16, face: bool = True
) -> str:
    """The Sun King's sun: alternating straight and waved rays round a calm face."""
    parts = []
    core = radius * 0.46
    for index in range(rays):
        angle = index * math.tau / rays - math.pi / 2
        reach = radius if index % 2 == 0 else radius * 0.8
        half = 0.17 if index % 2 == 0 else 0.12
        parts.append(
            path(
                closed(
                    [
                        polar(x, y, core * 0.9, angle - half),
                        polar(x, y, core * 1.25, angle - half * 0.9),
                        polar(x, y, reach, angle),
                        polar(x, y, core * 1.25, angle + half * 0.9),
                        polar(x, y, core * 0.9, angle + half),
                    ]
                ),
                fill,
                ink,
                radius * 0.028,
            )
        )
    parts.append(circle(x, y, core, fill, ink, radius * 0.04))
    if face:
        parts.append(_face(x, y, core / 22, ink))
    return "".join(parts)


def _face(x: float, y: float, k: float, ink: str) -> str:
    eyes = "".join(
        stroke(
            f"M{x + s * 11 * k:.2f} {y - 4 * k:.2f}Q{x + s * 7.5 * k:.2f} {y - 7 * k:.2f} "
            f"{x + s * 4 * k:.2f} {y - 4 * k:.2f}",
            ink,
            1.5 * k,
        )
        + circle(x + s * 7.4 * k, y - 3.4 * k, 1.5 * k, ink)
        for s in (-1, 1)
    )
    nose = stroke(
        f"M{x:.2f} {y - 5 * k:.2f}L{x - 1.6 * k:.2f} {y + 3 * k:.2f}"
        f"Q{x:.2f} {y + 4.6 * k:.2f} {x + 2 * k:.2f} {y + 3 * k:.2f}",
        ink,
        1.2 * k,
        0.8,
    )
    mouth = stroke(
        f"M{x - 5.6 * k:.2f} {y + 8 * k:.2f}Q{x:.2f} {y + 12.6 * k:.2f} "
        f"{x + 5.6 * k:.2f} {y + 8 * k:.2f}",
        ink,
        1.6 * k,
    )
    cheeks = "".join(
        circle(x + s * 12 * k, y + 4 * k, 3.6 * k, "#c9702e", alpha=0.35) for s in (-1, 1)
    )
    return cheeks + eyes + nose + mouth


def lily(x: float, y: float, height: float, fill: str, ink: str) -> str:
    """A garden lily as on royal cloth: a blade, two curled leaves and a ring."""
    k = height / 40

    def p(dx: float, dy: float) -> str:
        return f"{x + dx * k:.2f} {y + dy * k:.2f}"

    blade = f"M{p(0, -20)}Q{p(8.6, -8)} {p(3.4, 4)}L{p(-3.4, 4)}Q{p(-8.6, -8)} {p(0, -20)}Z"
    width = 1.0 * k
    parts = [path(blade, fill, ink, width)]
    for s in (1, -1):
        leaf = (
            f"M{p(3.4 * s, 4)}Q{p(5 * s, -9)} {p(12 * s, -10)}Q{p(19 * s, -7)} {p(14 * s, 1)}"
            f"Q{p(14 * s, -4)} {p(10.4 * s, -2.6)}Q{p(7 * s, 0)} {p(6.4 * s, 4)}Z"
        )
        parts.append(path(leaf, fill, ink, width))
        parts.append(
            path(
                f"M{p(4 * s, 7.4)}L{p(8 * s, 7.4)}Q{p(9 * s, 12)} {p(11 * s, 14)}"
                f"Q{p(5 * s, 13)} {p(4 * s, 7.4)}Z",
                fill,
                ink,
                width,
            )
        )
    parts.append(path(f"M{p(-3, 7.4)}L{p(3, 7.4)}L{p(0, 18)}Z", fill, ink, width))
    parts.append(path(f"M{p(-8, 3.6)}L{p(8, 3.6)}L{p(8, 7.6)}L{p(-8, 7.6)}Z", fill, ink, width))
    return "".join(parts)
