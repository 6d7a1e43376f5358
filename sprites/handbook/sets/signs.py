"""The signs on the tabs of the book of sets."""

from __future__ import annotations

from collections.abc import Callable

from sprites.common import svg
from sprites.common.colour import lighter


def _sets(colour: str, ink: str) -> str:
    """Two boxes, one on the other."""
    body = svg.path("M4 20 L16 25 L28 20 V26 L16 31 L4 26 Z", colour, ink, 1.6)
    body += svg.path("M4 20 L16 15 L28 20 L16 25 Z", lighter(colour, 0.6), ink, 1.6)
    body += svg.path("M4 8 L16 13 L28 8 V14 L16 19 L4 14 Z", colour, ink, 1.6)
    return body + svg.path("M4 8 L16 3 L28 8 L16 13 Z", lighter(colour, 0.7), ink, 1.6)


def _rulings(colour: str, ink: str) -> str:
    """Scales: two readings are weighed."""
    body = svg.path("M16 5 V26 M7 9 H25", stroke=ink, stroke_width=2.2)
    body += svg.path("M9.4 28 Q16 22.6 22.6 28 Z", colour, ink, 1.6)
    for x in (7, 25):
        body += svg.path(
            f"M{x} 9 L{x - 4.4} 18 H{x + 4.4} Z", "none", ink, 1.2
        ) + svg.path(
            f"M{x - 5} 18 H{x + 5} Q{x + 4} 23 {x} 23 Q{x - 4} 23 {x - 5} 18 Z",
            lighter(colour, 0.55), ink, 1.6,
        )  # fmt: skip
    return body + svg.circle(16, 5, 2.6, lighter(colour, 0.6), ink, 1.4)


def _changes(colour: str, ink: str) -> str:
    """Two arrows that go round: one thing in the place of another."""
    body = svg.path("M6 13 Q9 5 17 5 Q23 5 26 10", stroke=ink, stroke_width=5.4)
    body += svg.path("M26 19 Q23 27 15 27 Q9 27 6 22", stroke=ink, stroke_width=5.4)
    bright = lighter(colour, 0.55)
    body += svg.path("M6 13 Q9 5 17 5 Q23 5 26 10", stroke=bright, stroke_width=2.6)
    body += svg.path("M26 19 Q23 27 15 27 Q9 27 6 22", stroke=bright, stroke_width=2.6)
    body += svg.path("M29.4 5 L28 14.4 L19.6 11 Z", colour, ink, 1.5)
    return body + svg.path("M2.6 27 L4 17.6 L12.4 21 Z", colour, ink, 1.5)


def _trials(colour: str, ink: str) -> str:
    """Bars of a chart."""
    body = ""
    for x, top, share in ((5, 18, 0.6), (13, 9, 0.2), (21, 14, 0.45)):
        body += svg.rect(x, top, 6, 26 - top, lighter(colour, share), ink, 1.6, 1)
    return body + svg.path("M2.6 27.4 H29.4", stroke=ink, stroke_width=2.2)


SET_SIGNS: dict[str, Callable[[str, str], str]] = {
    "sets": _sets,
    "rulings": _rulings,
    "changes": _changes,
    "trials": _trials,
}
