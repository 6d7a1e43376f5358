"""The palace to be, as an architect washes it in on the sheet: walls, rooms, courts, gardens.

It invites to build before the first tile lies there; every tile covers its part of it.
"""

from __future__ import annotations

from sprites.versailles.pen import Sketch

_INK, _WALL, _ROSE, _GREEN = "#24447f", "#8199cc", "#c3d0ec", "#86aa66"


def draw_plan(d: Sketch, width: float, height: float) -> None:
    """The whole plan on a sheet of so many units."""
    w, h = width / 100, height / 100
    _gardens(d, w, h)
    _axes(d, width, height)
    _walls(d, w, h)
    _court(d, w, h)


def _outline(w: float, h: float) -> str:
    """The building: a long garden front, two wings towards the court of honour."""
    return _closed(
        w, h,
        (4, 30), (32, 30), (32, 27), (44, 27), (44, 23), (56, 23), (56, 27), (68, 27), (68, 30),
        (96, 30), (96, 45), (78, 45), (78, 72), (82, 72), (82, 92), (66, 92), (66, 74), (64, 74),
        (64, 52), (58, 52), (58, 48), (42, 48), (42, 52), (36, 52), (36, 74), (34, 74), (34, 92),
        (18, 92), (18, 72), (22, 72), (22, 45), (4, 45),
    )  # fmt: skip


def _closed(w: float, h: float, *points: tuple[float, float]) -> str:
    return "M" + " L".join(f"{x * w:.1f} {y * h:.1f}" for x, y in points) + " Z"


def _open(w: float, h: float, *points: tuple[float, float]) -> str:
    return "M" + " L".join(f"{x * w:.1f} {y * h:.1f}" for x, y in points)


def _walls(d: Sketch, w: float, h: float) -> None:
    outline = _outline(w, h)
    d.fill(outline, _ROSE, 0.5)
    rooms = " ".join(
        [
            _open(w, h, (4, 37.5), (36, 37.5)),
            _open(w, h, (64, 37.5), (96, 37.5)),
            *(_open(w, h, (x, 30), (x, 45)) for x in (13, 23, 77, 87)),
            *(_open(w, h, (x, 27), (x, 50)) for x in (36, 44, 56, 64)),
            *(_open(w, h, (22, y), (36, y)) for y in (54, 64)),
            *(_open(w, h, (64, y), (78, y)) for y in (54, 64)),
            *(_open(w, h, (18, y), (34, y)) for y in (74, 83)),
            *(_open(w, h, (66, y), (82, y)) for y in (74, 83)),
        ]
    )
    for data, wide in ((rooms, 2.6), (outline, 5.0)):
        d.line(data, _INK, wide + 1.8, 0.5)
        d.line(data, _WALL, wide, 0.9)
    d.line(outline, "#fff6ea", 1.1, 0.75)
    for x in range(46, 56, 3):
        d.circle(x * w, 35 * h, 1.7, _INK, None, opacity=0.7)
        d.circle(x * w, 41 * h, 1.7, _INK, None, opacity=0.7)


def _gardens(d: Sketch, w: float, h: float) -> None:
    """Parterres before the garden front, groves at the sides."""
    for left in (6, 60):
        d.fill(_closed(w, h, (left, 4), (left + 34, 4), (left + 34, 22), (left, 22)), _GREEN, 0.42)
        d.line(
            _closed(w, h, (left, 4), (left + 34, 4), (left + 34, 22), (left, 22)),
            "#4a6b3d", 1.4, 0.8,
        )  # fmt: skip
        for side in (0, 1):
            _scroll(d, (left + 8.5 + 17 * side) * w, 13 * h, min(w, h) * (7 if side else -7))
    x, y, r = 50 * w, 12.5 * h, 7.2 * min(w, h)
    d.circle(x, y, r, "#a9cde0", "#4a7696", 1.2, 0.85)
    d.circle(x, y, r * 0.45, "#ffffff", "#4a7696", 0.9, 0.85)
    for left in (4, 85):
        for row in range(4):
            for column in range(2):
                d.circle((left + 4 + 5 * column) * w, (55 + 11 * row) * h, 3.4, _GREEN, "#4a6b3d",
                         0.8, 0.75)  # fmt: skip


def _scroll(d: Sketch, x: float, y: float, s: float) -> None:
    """Box hedges clipped into a curl."""
    data = (
        f"M{x - s:.1f} {y + abs(s) * 0.7:.1f} Q{x - s * 1.2:.1f} {y - abs(s):.1f} {x:.1f} "
        f"{y - abs(s) * 0.8:.1f} Q{x + s:.1f} {y - abs(s) * 0.5:.1f} {x + s * 0.5:.1f} "
        f"{y + abs(s) * 0.2:.1f} Q{x:.1f} {y + abs(s) * 0.5:.1f} {x - s * 0.2:.1f} {y:.1f}"
    )
    d.line(data, "#4a6b3d", 1.8, 0.85)


def _court(d: Sketch, w: float, h: float) -> None:
    """Paving of the court of honour, its gate and the statue in the middle."""
    for row, half in enumerate((9, 11, 12, 12)):
        y = (58 + 9 * row) * h
        d.line(f"M{(50 - half) * w:.1f} {y:.1f} H{(50 + half) * w:.1f}", _INK, 0.8, 0.5)
    d.circle(50 * w, 72 * h, 3.6 * min(w, h), "none", _INK, 1.3, 0.75)
    d.line(f"M{34 * w:.1f} {92 * h:.1f} H{45 * w:.1f} M{55 * w:.1f} {92 * h:.1f} H{66 * w:.1f}",
           _INK, 2.4, 0.7)  # fmt: skip


def _axes(d: Sketch, width: float, height: float) -> None:
    d.add(
        f'<path d="M{width / 2:.1f} 0 V{height:.1f} M0 {height * 0.375:.1f} H{width:.1f}" '
        f'fill="none" stroke="#b66a6a" stroke-width="0.7" stroke-opacity="0.6" '
        f'stroke-dasharray="9 3 2 3"/>'
    )
