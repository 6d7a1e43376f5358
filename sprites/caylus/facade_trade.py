"""Façades of trade: peddler, market, trading post and bank."""

from __future__ import annotations

from sprites.caylus.facade_nature import (
    bush,
    cast_shadow,
    cypress,
    ground,
    hills,
    sky,
    town,
    tree,
)
from sprites.caylus.facade_openings import (
    arch,
    awning,
    door,
    steps,
    window,
)
from sprites.caylus.facade_parts import (
    GROUND,
    Depth,
    eaves_shadow,
    gable_end,
    plank_wall,
    roof,
    side_wall,
    stone_wall,
)
from sprites.caylus.facade_things import (
    barrel,
    block,
    cart_wheel,
    coin_sign,
    crate,
    flag,
    log_pile,
    sack,
)
from sprites.caylus.palette import (
    DEEP,
    GOLD,
    INK,
    IVORY,
    OAK,
    TERRACOTTA,
    TIMBER,
    WINE,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing

_AWNING_RED = ("#c1583c", "#f4e3b8")
_AWNING_TEAL = ("#3f7d80", "#f4e3b8")
_AWNING_OCHRE = ("#dca63a", "#f7ecc8")


def peddler(d: Drawing) -> None:
    """A tall wheeled stall, hung with wares."""
    sky(d, "noon", 2, 7)
    town(d, 4)
    ground(d, "paving", 90, 3)
    cast_shadow(d, 28, 62, 98)
    d.rect(30, 68, 60, 22, TIMBER)
    d.line("M30 75 h60 M30 82 h60", shaded(TIMBER, 0.45), 0.8)
    d.rect(26, 64, 68, 5, lit(TIMBER, 0.25))
    d.rect(32, 40, 3.2, 25, OAK, width=0.8)
    d.rect(85, 40, 3.2, 25, OAK, width=0.8)
    d.fill("M35 42 h50 v22 h-50 Z", "#5b3b28", 0.75)
    d.line("M36 50 h48", TIMBER, 1.6)
    for x, colour in ((42, "#cf7f76"), (52, "#d9a93f"), (62, "#6f8f6a"), (72, "#4f6f9c")):
        d.path(f"M{x - 3} 50 q-2 6 0 8 q3 2 6 0 q2 -2 0 -8 Z", colour, width=0.7)
        d.line(f"M{x - 1.6} 52 q-1 3 0 5", "#fff4d6", 0.8, 0.7)
    d.circle(80, 56, 3, "#c98a4a", width=0.7)
    awning(d, 26, 24, 68, 17, _AWNING_RED, 7)
    d.line("M26 24 H94", INK, 1.6)
    flag(d, 60, 24, 12, "#dca63a")
    barrel(d, 16, 100, 1.5)
    sack(d, 38, 64, 4)
    crate(d, 48, 64, 12, "#b5402f")
    block(d, 64, 64, 9)
    d.circle(82, 60.5, 3.4, "#e0a89a", width=0.8)
    cart_wheel(d, 42, 93, 11)
    cart_wheel(d, 80, 93, 11)
    d.line("M90 78 l22 14", OAK, 3)
    crate(d, 98, 108, 14, "#dca63a")
    sack(d, 18, 111, 5.5)


def market(d: Drawing) -> None:
    """Three stalls before an arcaded hall, bunting above."""
    sky(d, "morning", 2, 11)
    stone_wall(d, (10, 34, 100, 54), "#e8d3a2", 6)
    for x in (16, 39, 62, 85):
        arch(d, x, 80, 17, 30, "#6b4a3c")
    roof(d, ((5, 36), (115, 36)), ((18, 16), (102, 16)), TERRACOTTA, 5)
    d.rect(50, 14, 20, 16, "#efdcae", width=0.9)
    roof(d, ((47, 15), (73, 15)), ((60, 3), (60, 3)), TERRACOTTA, 4)
    d.circle(60, 22, 4.6, IVORY, width=0.9)
    d.line("M60 22 v-3.4 M60 22 h2.6", INK, 1)
    ground(d, "paving", 86, 8)
    d.line("M8 44 Q34 54 60 44 Q86 54 112 44", INK, 0.7)
    for x, y, colour in (
        (18, 48, "#b5402f"),
        (30, 50, "#dca63a"),
        (42, 48.6, "#3f7d80"),
        (76, 48, "#b5402f"),
        (88, 50, "#dca63a"),
        (100, 48, "#3f7d80"),
    ):
        d.path(f"M{x - 3} {y} h6 l-3 6 Z", colour, width=0.6)
    for x, colours, fruit in (
        (6, _AWNING_TEAL, "#cf7f76"),
        (44, _AWNING_RED, "#7f9c4a"),
        (82, _AWNING_OCHRE, "#b5402f"),
    ):
        d.line(f"M{x + 2} 66 v34 M{x + 30} 66 v34", OAK, 2)
        d.rect(x, 86, 32, 14, TIMBER)
        d.line(f"M{x} 93 h32", shaded(TIMBER, 0.5), 0.8)
        for step in range(5):
            d.circle(x + 4 + step * 6, 84.4, 3, fruit if step % 2 else lit(fruit, 0.35), width=0.7)
        awning(d, x, 60, 32, 11, colours, 5)
    d.rect(56, 80, 8, 6, "#e6c58e", width=0.7)
    barrel(d, 40, 108, 1.1)
    crate(d, 72, 109, 12, "#dca63a")
    sack(d, 12, 109, 4.6)


def trading_post(d: Drawing) -> None:
    """A merchant's storehouse with loft, hoist and heaped goods."""
    sky(d, "noon", 2, 13)
    hills(d, 10)
    town(d, 9, 88)
    ground(d, "sand", 90, 6)
    cast_shadow(d, 26, 66)
    stone_wall(d, (26, 62, 56, 32), "#d9c295", 8)
    plank_wall(d, (26, 42, 56, 21), "#a9794a")
    top = gable_end(d, (82, GROUND), Depth(14, 7), 52, 22, "#c4ab7c")
    eaves_shadow(d, (26, 42, 56, 21))
    roof(d, ((20, 44), (83, 44)), ((34, 16), top), "#a9623f", 6)
    d.rect(46, 24, 18, 22, "#b98a58")
    roof(d, ((42, 27), (68, 27)), ((55, 15), (55, 15)), "#a9623f", 3)
    d.rect(50, 31, 10, 15, DEEP, width=0.8)
    d.line("M55 27 v-3 h14", OAK, 2.4)
    d.line("M68 24 v20", INK, 0.9)
    sack(d, 68, 55, 4.6)
    door(d, 46, GROUND, 16, 24, "#7a4f30")
    window(d, 32, 70, 8, 10)
    window(d, 68, 70, 8, 10)
    coin_sign(d, 38, 53, 6.4)
    barrel(d, 94, 104, 1.5)
    barrel(d, 105, 107, 1.5)
    barrel(d, 100, 94, 1.3)
    crate(d, 6, 105, 16)
    crate(d, 9, 96, 13)
    sack(d, 27, 107, 5.4)
    log_pile(d, 66, 109, 2, 3.8)


def bank(d: Drawing) -> None:
    """A stone palace with columns, pediment and an iron grille."""
    sky(d, "evening", 1, 17)
    town(d, 14, 88)
    ground(d, "paving", 90, 5)
    cast_shadow(d, 16, 84)
    stone_wall(d, (18, 42, 76, 52), "#d9d0bc", 12, 6)
    side_wall(d, (94, GROUND), 52, Depth(11, 6), "#c9bfa8")
    d.polygon([(12, 42), (94, 42), (105, 36), (24, 36)], "#efe6d2", width=0.9)
    d.polygon(
        [(12, 42), (53, 17), (94, 42)],
        d.linear((12, 42), (94, 20), (0, "#f6efdd"), (0.6, "#d9cfba"), (1, "#b5aa96")),
    )
    d.polygon([(94, 42), (53, 17), (66, 12), (107, 36)], "#8d8f96")
    d.polygon([(20, 39.4), (53, 20), (86, 39.4)], "#c4b9a2", width=0.7)
    d.circle(53, 31, 6.4, GOLD)
    d.circle(51.6, 29.4, 3.2, "#fbe6a4", line=None)
    d.rect(50.6, 28.6, 4.8, 4.8, shaded(GOLD, 0.35), width=0.5)
    d.rect(16, 42, 80, 5.4, "#e9e0cc")
    d.fill("M18 47.4 h76 v4 h-76 Z", "#3a2a30", 0.28)
    d.rect(42, 56, 22, 38, DEEP)
    d.fill("M42 56 h22 v8 h-22 Z", "#000000", 0.4)
    bars = " ".join(f"M{x} 57 V94" for x in (45.6, 49.2, 52.8, 56.4, 60))
    d.line(bars, "#d9b45c", 1.3)
    d.line("M42 66 h22 M42 78 h22 M42 88 h22", "#d9b45c", 1.3)
    d.circle(53, 72, 3.6, "none", width=0.8)
    d.circle(53, 72, 2.6, GOLD, width=0.7)
    for x in (20, 32, 68, 80):
        window(d, x + 1, 62, 8, 13, True, "#5b6a78")
        d.line(f"M{x + 3} 64 v11 M{x + 7} 64 v11", "#2e2a2c", 0.8)
    for x in (27, 39, 64, 76):
        d.rect(
            x,
            50,
            5.6,
            42,
            d.linear((x, 0), (x + 6, 0), (0, "#fffaf0"), (0.5, "#eae1cd"), (1, "#aaa08e")),
            width=0.9,
        )
        d.rect(x - 1.4, 47, 8.4, 3.6, "#f4ecda", width=0.8)
        d.rect(x - 1.4, 90.6, 8.4, 3.4, "#e3d9c4", width=0.8)
    steps(d, 10, 100, 88, 2, "#d6ccb6")
    for x, n in ((100, 4), (108, 2)):
        for step in range(n):
            d.ellipse(x, 106 - step * 2.2, 5, 2, GOLD, width=0.7)
    cypress(d, 7, 96, 30)


def neutral_peddler(d: Drawing) -> None:
    """A peddler's donkey under a tree, panniers full."""
    sky(d, "morning", 2, 15)
    hills(d, 14)
    ground(d, "grass", seed=15)
    d.fill("M-2 104 Q40 92 122 100 V113 H-2 Z", "#dcc48a", 0.8)
    tree(d, 96, 92, 19)
    tree(d, 16, 90, 11, "#7d8c42")
    d.ellipse(56, 103, 32, 3.4, "#3f2a3c", line=None, opacity=0.3)
    coat = "#9a8d84"
    for x in (40, 48, 70, 77):
        d.path(f"M{x} 80 h5 l-0.6 22 h-4 Z", shaded(coat, 0.12), width=0.9)
    d.path(
        "M34 74 Q36 66 46 67 Q62 70 76 66 Q84 66 84 76 Q84 86 74 87 Q58 90 44 87 Q34 85 34 74 Z",
        coat,
    )
    d.path(
        "M38 80 Q30 74 27 62 L20 68 Q13 70 13 64 Q14 57 24 52 L25 42 l5 8 l6 -9 l0.6 12 "
        "Q46 60 48 70 Z",
        lit(coat, 0.1),
    )
    d.fill("M14 64 Q16 60 21 60 L22 67 Q14 70 14 64 Z", "#e6dccb", 0.9)
    d.circle(27, 56, 1.4, DEEP, line=None)
    d.line("M84 72 q6 4 4 14", OAK, 2)
    d.path("M46 64 q12 -6 26 -1 l2 8 q-16 4 -29 1 Z", WINE)
    d.line("M47 69 q13 4 26 0", GOLD, 1.4)
    d.path("M44 70 h16 l-2 17 q-6 3 -12 0 Z", "#c99a55")
    d.line("M44 75 h15.4 M45 80 h14.4 M49 70 v17 M54 70 v17", shaded("#c99a55", 0.4), 0.8)
    crate(d, 64, 84, 13)
    sack(d, 57, 65, 5)
    sack(d, 67, 64, 4.6, "#b9c08a")
    d.circle(50, 66, 3, "#e0a89a", width=0.8)
    d.circle(47, 69.4, 2.8, "#dca63a", width=0.8)
    bush(d, 106, 106, 5)
    sack(d, 94, 107, 5.6)
