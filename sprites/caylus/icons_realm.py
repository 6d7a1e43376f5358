"""People, buildings and places as icons on a grid of 64 x 64."""

from __future__ import annotations

from sprites.caylus.icons_goods import FOOD, STONE
from sprites.caylus.palette import (
    DEEP,
    GOLD,
    GREY_STONE,
    INK,
    OAK,
    PALE_STONE,
    PARCHMENT,
    ROYAL,
    SANDSTONE,
    TERRACOTTA,
    TIMBER,
    WATER,
    WINE,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing, star_path
from sprites.common import svg

GREEN_ROOF = "#6f8a44"


def worker(d: Drawing) -> None:
    """The cylinder of a worker in plain wood: nobody's in particular."""
    wood = d.linear((13, 0), (51, 0), (0, "#e9c48c"), (0.4, "#c48f52"), (1, "#7d5230"))
    d.path("M12 19 V47 A20 11.4 0 0 0 52 47 V19 Z", wood)
    d.line("M17 27 V48", "#fff4d6", 2.6, 0.6)
    d.add(svg.ellipse(32, 19, 20, 11.4, "#dcb27a", INK, d.ink))
    d.add(svg.ellipse(31, 18, 16.5, 8.4, "#efd2a2", None, None, fill_opacity=0.7))


def provost(d: Drawing) -> None:
    """The provost in white with his staff."""
    d.line("M53 12 V60", INK, 5)
    d.line("M53 12 V60", TIMBER, 2.4)
    d.circle(53, 9, 4.6, GOLD)
    robe = d.linear((8, 0), (50, 0), (0, "#ffffff"), (0.5, "#f1ead8"), (1, "#b3a68e"))
    d.path("M6 58 Q9 36 20 29 Q28 26 36 29 Q46 36 50 58 Q28 65 6 58 Z", robe)
    d.line("M19 30 L28 42 L37 30", WINE, 4)
    d.line("M28 42 V60", "#b3a68e", 1.8)
    d.circle(28, 19, 9.4, "#e9c9a4")
    d.path("M15 18 Q14 3 28 3 Q42 3 41 18 Q35 11 28 11.6 Q21 11 15 18 Z", robe)
    d.circle(28, 5, 3, WINE, width=0.8)


def residence(d: Drawing) -> None:
    """A house under a green roof."""
    d.path("M12 58 V30 H52 V58 Z", PALE_STONE)
    d.fill("M40 30 h12 v28 h-12 Z", shaded(PALE_STONE, 0.4), 0.5)
    d.path("M4 33 L32 6 L60 33 L54 36 L32 15 L10 36 Z", GREEN_ROOF)
    d.path("M10 35 L32 14.4 L54 35 Z", lit(PALE_STONE, 0.3))
    d.line("M6 32 L32 7", lit(GREEN_ROOF, 0.6), 2)
    d.path("M27 58 V45 a5 5 0 0 1 10 0 V58 Z", OAK)
    d.rect(16, 40, 7, 8, "#5f7480", width=0.7)
    d.rect(42, 40, 7, 8, "#5f7480", width=0.7)
    d.circle(32, 26, 3, "#5f7480", width=0.7)


def building(d: Drawing) -> None:
    """Any building: a house under a red roof."""
    d.path("M12 58 V30 H52 V58 Z", PALE_STONE)
    d.fill("M40 30 h12 v28 h-12 Z", shaded(PALE_STONE, 0.4), 0.5)
    d.path("M4 33 L18 10 H46 L60 33 Z", TERRACOTTA)
    d.line("M9 27 H55 M13 20 H51", shaded(TERRACOTTA, 0.45), 1.8)
    d.line("M6 32 L19 11", lit(TERRACOTTA, 0.6), 2)
    d.path("M27 58 V46 a5 5 0 0 1 10 0 V58 Z", OAK)
    d.rect(16, 40, 7, 8, "#5f7480", width=0.7)
    d.rect(42, 40, 7, 8, "#5f7480", width=0.7)


def prestige(d: Drawing) -> None:
    """A prestige building: twin blue spires and a gold star."""
    for x in (9, 41):
        d.path(f"M{x} 58 V27 h14 V58 Z", PALE_STONE)
        d.path(f"M{x - 3} 28 L{x + 7} 4 L{x + 17} 28 Z", ROYAL)
        d.line(f"M{x - 0.6} 26 L{x + 6.6} 8", lit(ROYAL, 0.5), 2)
    d.path("M21 58 V34 L32 24 L43 34 V58 Z", lit(PALE_STONE, 0.3))
    d.path(star_path(32, 39, 5, 8.4, 3.6), GOLD, width=0.8)
    d.path("M27 58 V54 a5 5 0 0 1 10 0 V58 Z", OAK, width=0.8)


def points(d: Drawing) -> None:
    """A shield for points; a figure may stand on it."""
    d.path(
        "M32 3 L58 10 V32 Q56 51 32 61 Q8 51 6 32 V10 Z",
        d.linear((8, 4), (56, 60), (0, "#fff7df"), (0.6, "#f0dfb4"), (1, "#c9a96c")),
    )
    d.path("M32 9.6 L52.4 15 V32 Q50.6 47 32 54.6 Q13.4 47 11.6 32 V15 Z", "none", width=0.6)


def crown(d: Drawing) -> None:
    """Points at the end: the shield with a crown."""
    points(d)
    d.path("M16 43 L14 22 L24 30 L32 17 L40 30 L50 22 L48 43 Z", GOLD)
    d.line("M17.4 38.6 H46.6", shaded(GOLD, 0.4), 2.4)


def bridge(d: Drawing) -> None:
    """A stone bridge of two arches over water."""
    d.fill("M3 50 Q18 46 32 50 T61 50 V61 H3 Z", WATER)
    d.path("M3 30 Q32 8 61 30 V54 H50 A9 10 0 0 0 33.6 54 H30.4 A9 10 0 0 0 14 54 H3 Z", SANDSTONE)
    d.line("M3 30 Q32 8 61 30", lit(SANDSTONE, 0.6), 2)
    d.path("M3 30 V21 h6 v5 M17 20 v-6 h7 v3 M40 17 v-3 h7 v6 M55 26 v-5 h6 v9", "none")
    d.line("M3 38 Q32 17 61 38", shaded(SANDSTONE, 0.4), 2)
    d.line("M6 57 h10 M26 58 h12 M46 57 h11", "#eef6f4", 2)


def road(d: Drawing) -> None:
    """A stretch of cobbled road."""
    d.path("M6 60 Q14 34 30 30 Q46 26 46 4 H60 Q61 34 44 42 Q34 46 30 60 Z", "#8a7350")
    for x, y, r in (
        (15, 54, 5.6),
        (25, 55, 4.6),
        (19, 43, 5),
        (29, 43, 4.6),
        (37, 37, 5),
        (29, 34, 4.2),
        (46, 32, 4.8),
        (43, 24, 4.4),
        (52, 24, 4.6),
        (49, 15, 4.4),
        (56, 14, 3.8),
        (52, 7, 4),
    ):
        d.ellipse(x, y, r, r * 0.8, "#e0cda2", width=0.6)


def castle(d: Drawing) -> None:
    """The king's castle."""
    d.path("M5 58 V26 h6 v4 h5 v-4 h6 v6 H42 v-6 h6 v4 h5 v-4 h6 V58 Z", SANDSTONE)
    d.path("M22 58 V14 h6 v4 h8 v-4 h6 V58 Z", lit(SANDSTONE, 0.35))
    d.path("M19 15 L32 2 L45 15 Z", ROYAL)
    d.path("M27 58 V46 a5 5 0 0 1 10 0 V58 Z", DEEP)
    d.line("M32 24 v7 M12 38 v6 M52 38 v6", DEEP, 3)
    d.fill("M48 30 h11 v28 h-11 Z", shaded(SANDSTONE, 0.5), 0.4)


def batch(d: Drawing) -> None:
    """A delivery: food, wood and stone on a tray."""
    d.circle(17, 34, 11, FOOD)
    d.circle(14, 31, 4, lit(FOOD, 0.5), line=None)
    d.path("M27 24 L39 18 L51 24 L39 30 Z", lit(STONE, 0.55))
    d.path("M27 24 L39 30 V45 L27 39 Z", STONE)
    d.path("M51 24 L39 30 V45 L51 39 Z", shaded(STONE, 0.4))
    d.path("M14 40 H44 V53 H14 Q9 46 14 40 Z", TIMBER)
    d.ellipse(44, 46.4, 5, 6.6, "#e3bd84")
    d.line("M3 57 H61", INK, 5.4)
    d.line("M4 57 H60", lit(OAK, 0.25), 2.4)


def store(d: Drawing) -> None:
    """Cubes that lie on a card: an open chest."""
    d.path("M13 27 L24 21 L35 27 L24 33 Z", lit(FOOD, 0.4))
    d.path("M13 27 L24 33 V42 H13 Z", FOOD)
    d.path("M35 27 L24 33 V42 H35 Z", shaded(FOOD, 0.34))
    d.path("M33 24 L42 19 L51 24 L42 29 Z", lit(STONE, 0.55))
    d.path("M33 24 L42 29 V42 H33 Z", STONE)
    d.path("M51 24 L42 29 V42 H51 Z", shaded(STONE, 0.36))
    d.path("M6 36 H58 L54 59 H10 Z", TIMBER)
    d.line("M8 44 H56 M9 52 H55", shaded(TIMBER, 0.5), 2)
    d.line("M6 36 H58", lit(TIMBER, 0.4), 2.4)
    d.rect(28, 40, 8, 8, GOLD, width=0.7)


def estate(d: Drawing) -> None:
    """A player's own land: a gate under a crown of gold."""
    d.path("M8 59 V25 H18 V59 Z", SANDSTONE)
    d.path("M46 59 V25 H56 V59 Z", shaded(SANDSTONE, 0.15))
    d.path("M5 26 H59 V18 H5 Z", lit(SANDSTONE, 0.35))
    d.path("M18 59 V40 Q32 26 46 40 V59 Z", TIMBER)
    d.line("M32 34 V59 M25 37 V59 M39 37 V59", shaded(TIMBER, 0.5), 1.8)
    d.path("M20 17 L18 4 L26 10 L32 3 L38 10 L46 4 L44 17 Z", GOLD)


def start_player(d: Drawing) -> None:
    """The start player's banner."""
    d.line("M14 4 V61", INK, 5)
    d.line("M14 4 V61", TIMBER, 2.4)
    d.path("M16 7 H56 L46 22 L56 37 H16 Z", WINE)
    d.path(star_path(31, 22, 5, 9.6, 4.2), GOLD, width=0.8)


def mason(d: Drawing) -> None:
    """Constructing: a hammer over a block."""
    d.path("M6 43 L22 35 H52 L38 43 Z", lit(GREY_STONE, 0.5))
    d.path("M6 43 H38 V60 H6 Z", GREY_STONE)
    d.path("M38 43 L52 35 V52 L38 60 Z", shaded(GREY_STONE, 0.36))
    d.line("M22 36 L48 14", INK, 6.6)
    d.line("M22 36 L48 14", TIMBER, 3.4)
    d.path("M38 5 L45 2 L60 17 L56 24 L50 20 L40 11 Z", "#8f9498")
    d.line("M42 6 L54 17", "#dfe4e6", 2)


def parchment(d: Drawing) -> None:
    """A rolled sheet: set-up and rules."""
    d.path("M12 8 H50 V50 Q50 58 42 58 H14 Q6 57 8 49 H12 Z", PARCHMENT)
    d.path("M8 49 H42 Q38 58 44 58 H14 Q5 57 8 49 Z", shaded(PARCHMENT, 0.25))
    d.line("M19 18 H43 M19 26 H43 M19 34 H35", "#8a6238", 2.6)
