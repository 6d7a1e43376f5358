"""Emblems of the eight locations, ivory on blue as on a cameo, on a grid of 64 x 64."""

from __future__ import annotations

from collections.abc import Callable

from sprites.versailles.palette import GOLD_INK, IVORY, ROYAL, ROYAL_DEEP, ROYAL_LIGHT
from sprites.versailles.pen import Sketch, around, closed, rays

_PALE = "#a9bbd8"
_LINE = "#1c3768"


def kings_favour(d: Sketch) -> None:
    """The sun with a face."""
    for ray in rays((32, 32), 11, 24, 12, 13):
        d.fill(ray, IVORY)
    d.circle(32, 32, 12.6, IVORY, _LINE, 0.7)
    d.circle(27.6, 30, 1.7, _LINE, None)
    d.circle(36.4, 30, 1.7, _LINE, None)
    d.line("M27 36.4 Q32 40.4 37 36.4", _LINE, 1.9)


def marble_quarry(d: Sketch) -> None:
    """A rock face and cut blocks."""
    d.path("M11 44 L17 21 L28 13 L36 19 L44 11 L53 44 Z", IVORY, _LINE, 0.7)
    d.line("M28 14 L31 42 M38 20 L40 42 M44 13 L46 42", _LINE, 1.7)
    d.path("M9 53 H29 V41 H9 Z", _PALE, _LINE, 0.8)
    d.path("M32 53 H55 V42 H32 Z", IVORY, _LINE, 0.8)


def gold_mine(d: Sketch) -> None:
    """The mouth of a gallery with a tub of gold."""
    d.path("M11 52 V30 Q32 2 53 30 V52 H45 V33 Q32 18 19 33 V52 Z", IVORY, _LINE, 0.7)
    d.path("M21 49 L24 37 H40 L43 49 Z", _PALE, _LINE, 0.8)
    d.path("M22 38 Q32 25 42 38 Z", "#f2d27a", GOLD_INK, 0.7)
    d.circle(27, 51, 3, IVORY, _LINE, 0.6)
    d.circle(37, 51, 3, IVORY, _LINE, 0.6)


def architects_guild(d: Sketch) -> None:
    """Compasses over an arc."""
    d.line("M15 39 Q32 50 49 39", _PALE, 3.4)
    d.path("M30 15 L35 17 L19 54 L14 51 Z", IVORY, _LINE, 0.7)
    d.path("M34 15 L29 17 L45 54 L50 51 Z", IVORY, _LINE, 0.7)
    d.circle(32, 14, 5.4, "#f2d27a", GOLD_INK, 0.7)


def workshop(d: Sketch) -> None:
    """Mallet and chisel, crossed."""
    d.line("M18 50 L44 20", _LINE, 8)
    d.line("M18 50 L44 20", _PALE, 5)
    d.path("M40 9 L56 23 L49 31 L33 17 Z", IVORY, _LINE, 0.8)
    d.line("M46 50 L24 25", _LINE, 7)
    d.line("M46 50 L24 25", IVORY, 4)
    d.path("M14 13 L22 11 L28 25 L24 29 Z", "#f2d27a", GOLD_INK, 0.7)


def sawmill(d: Sketch) -> None:
    """A saw blade."""
    points = []
    for tooth in range(14):
        for radius, turn in ((17.0, 0.0), (25.0, 0.42), (17.0, 0.46)):
            angle = (tooth + turn) * 360 / 14
            points.append((radius, angle))
    d.path(closed(_polar(points)), IVORY, _LINE, 0.7)
    d.circle(32, 32, 10.4, "none", _PALE, 1.2)
    d.circle(32, 32, 4.6, ROYAL, _LINE, 0.6)


def _polar(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [around((32, 32), radius, angle) for radius, angle in points]


def alchemists_guild(d: Sketch) -> None:
    """A bubbling flask."""
    d.path("M25 11 H39 V26 Q54 38 48 49 Q42 55 32 55 Q22 55 16 49 Q10 38 25 26 Z", IVORY, _LINE)
    d.fill("M16.6 41 H47.4 Q50 52 32 52.4 Q14 52 16.6 41 Z", "#f2d27a")
    d.line("M22 11 H42", _LINE, 4.4)
    d.line("M22 11 H42", IVORY, 2.2)
    d.circle(27, 46, 2.6, IVORY, None)
    d.circle(36, 48, 2.0, IVORY, None)
    d.circle(34, 35, 2.4, "#f2d27a", None)


def construction_yard(d: Sketch) -> None:
    """A façade behind its scaffold."""
    d.path("M20 52 V28 H44 V52 Z", _PALE, _LINE, 0.8)
    d.path("M17 28 L32 16 L47 28 Z", IVORY, _LINE, 0.8)
    d.rect(29, 38, 6, 14, ROYAL, _LINE, 0.6)
    for data in ("M12 54 V12", "M52 54 V12", "M9 20 H55", "M9 36 H55", "M12 36 L52 20"):
        d.line(data, _LINE, 4.6)
        d.line(data, IVORY, 2.6)


EMBLEMS: dict[str, Callable[[Sketch], None]] = {
    "kings_favour": kings_favour,
    "marble_quarry": marble_quarry,
    "gold_mine": gold_mine,
    "architects_guild": architects_guild,
    "workshop": workshop,
    "sawmill": sawmill,
    "alchemists_guild": alchemists_guild,
    "construction_yard": construction_yard,
}


def cameo(d: Sketch, site: str) -> None:
    """The emblem on its blue medallion in a gilt rim. KeyError for an unknown location."""
    d.circle(32, 32, 30.4, d.gilding((0, 0, 64, 64)), GOLD_INK)
    blue = d.radial((26, 24), 34, (0, ROYAL_LIGHT), (0.7, ROYAL), (1, "#1c3768"))
    d.circle(32, 32, 25.6, blue, ROYAL_DEEP, 0.8)
    emblem = Sketch(d.ink)
    EMBLEMS[site](emblem)
    d.put(emblem, (32 - 32 * 0.8, 32 - 32 * 0.8), 0.8)
