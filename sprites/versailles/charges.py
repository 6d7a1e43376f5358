"""Heraldic charges of the court: the sun and the lily. SVG fragments."""

from __future__ import annotations

import math

from sprites.common.strokes import circle, closed, path, polar, stroke


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
        circle(x + s * 12 * k, y + 4 * k, 3.6 * k, "#c9702e", opacity=0.35) for s in (-1, 1)
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
