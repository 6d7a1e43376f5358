"""Façades of the producers: farms, sawmills, quarries and the gold mine."""

from __future__ import annotations

from sprites.caylus.facade_nature import (
    bush,
    cast_shadow,
    cliff,
    cypress,
    ground,
    hills,
    pine,
    rocks,
    sky,
    tree,
    water,
)
from sprites.caylus.facade_openings import (
    chimney,
    door,
    shutters,
    window,
)
from sprites.caylus.facade_parts import (
    GROUND,
    Depth,
    eaves_shadow,
    gable_end,
    plank_wall,
    plaster_wall,
    roof,
    stone_wall,
    thatch,
)
from sprites.caylus.facade_things import (
    block,
    cart_wheel,
    crane,
    fence,
    hay,
    hen,
    log_pile,
    long_log,
    mill_wheel,
    plank_stack,
    sack,
)
from sprites.caylus.palette import (
    BRICK,
    DEEP,
    GOLD,
    GREY_STONE,
    IVORY,
    OAK,
    TERRACOTTA,
    THATCH,
    TIMBER,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing


def small_farm(d: Drawing) -> None:
    """A thatched cottage with its vegetable garden."""
    sky(d, "morning", 2, 3)
    hills(d, 5)
    ground(d, "grass", seed=4)
    tree(d, 101, 92, 13)
    cast_shadow(d, 26, 62)
    depth = Depth(13, 7)
    plaster_wall(d, (26, 64, 52, 30), "#f0e2ba", 3)
    top = gable_end(d, (78, GROUND), depth, 30, 21, "#e2cb97")
    eaves_shadow(d, (26, 64, 52, 30), 5)
    thatch(d, ((20, 66), (79, 66)), ((33, 40), top), THATCH)
    d.line(f"M{top[0]:.1f} {top[1]:.1f} L93 60", "#f0d98a", 2.4)
    chimney(d, 40, 44, 11)
    door(d, 47, GROUND, 11, 18, "#7b8f4a")
    for x in (32, 64):
        window(d, x, 73, 8, 9, False)
        shutters(d, x, 73, 8, 9, "#7b8f4a")
    hay(d, 13, 95, 9)
    for row, y in enumerate((100, 106)):
        for step in range(7):
            x = 24 + step * 11 - row * 6
            bush(d, x, y, 2.6, "#8ba84a" if (step + row) % 3 else "#b5743c")
    fence(d, (78, 108), (118, 103), 6, 8)
    hen(d, 14, 108, 1.3)


def large_farm(d: Drawing) -> None:
    """A great red barn and a farmhouse among wheat."""
    sky(d, "evening", 2, 8)
    hills(d, 2, "#c2b46c")
    ground(d, "grass", seed=8)
    d.fill("M-2 88 Q30 84 62 88 L40 112 H-2 Z", "#e5ca62")
    d.line("M4 92 l3 18 M14 90 l4 22 M25 89 l1 22 M36 89 l-4 20", "#b8953a", 1.1)
    plaster_wall(d, (70, 66, 32, 28), "#f0dfb4", 9)
    top = gable_end(d, (102, GROUND), Depth(10, 5), 28, 15, "#dcc18c")
    eaves_shadow(d, (70, 66, 32, 28))
    roof(d, ((66, 67), (103, 67)), ((72, 48), top), TERRACOTTA, 5)
    window(d, 76, 74, 7, 9)
    window(d, 88, 74, 7, 9)
    cast_shadow(d, 16, 50)
    depth = Depth(14, 8)
    d.polygon([(64, 94), (78, 86), (78, 52), (64, 60)], shaded(BRICK, 0.4))
    d.polygon(
        [(16, 94), (16, 58), (24, 40), (40, 28), (56, 40), (64, 58), (64, 94)],
        d.linear((16, 0), (64, 0), (0, lit(BRICK, 0.28)), (1, BRICK)),
    )
    roof(d, ((65, 59), (79, 52)), ((41, 27), (41 + depth.x, 20)), "#c9a054", 5)
    d.polygon([(12, 62), (21, 39.6), (40, 24.6), (41, 29), (24.6, 42), (17, 61)], "#e6c680")
    for x in (22, 30, 50, 58):
        d.line(f"M{x} 94 V{58 - (8 if 24 < x < 56 else 0)}", shaded(BRICK, 0.35), 0.7)
    d.path("M34 54 V44 A6 6 0 0 1 46 44 V54 Z", DEEP)
    d.line("M34 54 H46", IVORY, 1.6)
    d.rect(29, 66, 22, 28, "#8a4030")
    d.line("M29 66 L40 94 M40 66 L29 94 M40 66 L51 94 M51 66 L40 94 M40 66 V94", IVORY, 1.4)
    d.line("M29 94 V66 H51 V94", IVORY, 1.8)
    hay(d, 88, 104, 11)
    sack(d, 66, 106, 5)
    sack(d, 74, 108, 4.4, "#e3cd9a")
    _pig(d, 24, 106)


def _pig(d: Drawing, x: float, foot: float) -> None:
    pink = "#e2a193"
    d.line(
        f"M{x - 5} {foot - 4} v4 M{x - 1} {foot - 4} v4 M{x + 6} {foot - 4} v4",
        shaded(pink, 0.3),
        2,
    )
    d.path(
        f"M{x - 12} {foot - 7} q1 -4 4 -4.4 q8 -3.6 15 0.4 q4 5 0 8 q-8 2.4 -15 0 q-4 0 -4 -4 Z",
        pink,
        width=0.8,
    )
    d.fill(f"M{x - 6} {foot - 11} q7 -2.6 12 0.4 q-6 0 -12 2.4 Z", lit(pink, 0.5), 0.8)
    d.line(f"M{x - 8} {foot - 11} l-0.6 -2.6 l3 1.4", shaded(pink, 0.4), 1)
    d.circle(x - 8.6, foot - 8.6, 0.6, DEEP, line=None)


def small_sawmill(d: Drawing) -> None:
    """An open saw shed with a log on its trestle."""
    sky(d, "noon", 2, 5)
    hills(d, 9, "#8fa672")
    pine(d, 12, 90, 42)
    pine(d, 27, 88, 32, "#5d7a4c")
    pine(d, 108, 90, 46)
    ground(d, "earth", seed=6)
    cast_shadow(d, 34, 56)
    plank_wall(d, (34, 56, 54, 38), "#b08250")
    d.rect(40, 64, 42, 30, DEEP, width=0.8)
    d.fill("M40 64 h42 v8 h-42 Z", "#000000", 0.25)
    d.rect(59, 58, 3.6, 36, OAK, width=0.7)
    top = gable_end(d, (88, GROUND), Depth(11, 6), 38, 18, "#9c7042")
    roof(d, ((29, 58), (89, 58)), ((38, 36), top), "#8f6a4a", 5)
    d.line("M44 86 l6 10 M54 86 l-6 10 M70 86 l6 10 M80 86 l-6 10", OAK, 2.2)
    long_log(d, 36, 84, 50, 4.6)
    d.path(
        "M66 66 h9 v26 l-1.5 1.6 l-1.5 -1.6 l-1.5 1.6 l-1.5 -1.6 l-1.5 1.6 l-1.5 -1.6 Z",
        "#c4c8ca",
        width=0.7,
    )
    d.rect(63, 64, 15, 3, TIMBER, width=0.7)
    log_pile(d, 6, 106, 3, 4.4)
    plank_stack(d, 88, 107, 24, 4)


def large_sawmill(d: Drawing) -> None:
    """A mill at the stream with a great wheel, planks and logs."""
    sky(d, "morning", 2, 9)
    hills(d, 12, "#93aa74")
    pine(d, 110, 88, 40)
    pine(d, 98, 86, 30, "#5d7a4c")
    ground(d, "grass", seed=12)
    stone_wall(d, (34, 76, 58, 18), "#cdbb98", 4)
    plank_wall(d, (34, 46, 58, 31), "#bb8d5a", upright=False)
    top = gable_end(d, (92, GROUND), Depth(12, 6), 48, 17, "#a87b4c")
    eaves_shadow(d, (34, 46, 58, 31))
    roof(d, ((29, 48), (93, 48)), ((38, 24), top), TERRACOTTA, 6)
    d.rect(56, 30, 14, 14, "#b98a58", width=0.8)
    roof(d, ((53, 31), (73, 31)), ((58, 22), (68, 22)), TERRACOTTA, 3)
    d.rect(60, 34, 6, 8, DEEP, width=0.7)
    for x in (42, 54, 78):
        window(d, x, 56, 7, 10, False)
    d.rect(64, 58, 11, 36, DEEP, width=0.8)
    d.line("M64 58 l-7 4 v32", TIMBER, 1.6)
    water(d, "M-2 92 Q18 88 30 92 Q40 98 44 113 H-2 Z", 92, 5)
    mill_wheel(d, 24, 77, 18)
    long_log(d, 56, 99, 36, 4.2)
    long_log(d, 62, 107, 40, 4.4)
    plank_stack(d, 94, 98, 20, 5)


def small_quarry(d: Drawing) -> None:
    """A rock face with a ladder, wedges and the first blocks."""
    sky(d, "noon", 2, 4)
    hills(d, 7, "#b3b588")
    tree(d, 14, 92, 13)
    cliff(d, 44, 38)
    ground(d, "sand", 90, 3)
    d.line("M66 96 L78 52 M73 97 L85 54", OAK, 2.0)
    rungs = " ".join(f"M{67 + step * 2.4:.1f} {92 - step * 8.4:.1f} l7 1" for step in range(5))
    d.line(rungs, TIMBER, 1.7)
    block(d, 26, 100, 17)
    block(d, 42, 106, 14, "#b7b0a4")
    block(d, 92, 104, 15, "#9d978e")
    d.line("M20 108 L33 96", OAK, 2)
    d.path("M30 93 l7 -1.6 l2.4 4 l-6.4 2.6 Z", "#7f8488", width=0.7)
    rocks(d, 112, 96, 7)
    bush(d, 9, 103, 4)


def large_quarry(d: Drawing) -> None:
    """Terraces cut into a high cliff, a timber crane lifting a block."""
    sky(d, "evening", 1, 4)
    cliff(d, 16, 18, "#b3a999")
    ground(d, "sand", 90, 9)
    crane(d, 24, 98, 74, 40)
    block(d, 78, 98, 17)
    block(d, 96, 101, 15, "#9d978e")
    block(d, 88, 86.5, 14, "#b7b0a4")
    block(d, 40, 106, 15)
    block(d, 58, 109, 13, "#9d978e")
    rocks(d, 10, 108, 7)


def gold_mine(d: Drawing) -> None:
    """A timbered mouth in the hillside, a cart of gold before it."""
    sky(d, "evening", 2, 6)
    d.path(
        "M-3 96 V60 L12 44 L26 38 L42 20 L60 14 L78 26 L94 34 L110 50 L123 54 V96 Z",
        d.linear((0, 14), (110, 96), (0, "#cdb992"), (0.5, "#a38c68"), (1, "#6f5848")),
    )
    d.fill("M12 44 L26 38 L42 20 L60 14 L50 34 L34 46 L28 66 Z", "#e0cfa6", 0.8)
    d.fill("M78 26 L94 34 L110 50 L123 54 V80 L100 74 Z", "#5a4248", 0.35)
    d.line("M42 20 L46 44 M78 26 L74 40 M26 38 L22 62 M94 34 L100 58", "#6f5648", 0.8)
    for x, y in ((20, 70), (32, 56), (88, 60), (102, 72), (60, 26)):
        d.fill(f"M{x} {y} l5 -2 l4 3 l-5 2 Z", GOLD)
        d.fill(f"M{x} {y} l5 -2 l1 1 l-5 2 Z", "#fff0b0")
    cypress(d, 108, 90, 26)
    ground(d, "earth", 90, 7)
    d.path("M36 94 V66 Q60 34 84 66 V94 Z", DEEP)
    d.fill("M42 94 V68 Q60 44 78 68 V94 Z", "#140c0a")
    d.line("M36 96 V64 M84 96 V64", OAK, 5.4)
    d.line("M36 96 V64 M84 96 V64", lit(TIMBER, 0.1), 3.6)
    d.rect(29, 58, 62, 7, TIMBER)
    d.line("M31 60 h57", lit(TIMBER, 0.4), 1)
    d.line("M36 72 l10 -8 M84 72 l-10 -8", OAK, 2.4)
    d.line("M46 112 L54 94 M74 112 L66 94", "#6a625c", 2.2)
    d.line("M46 106 H72 M50 100 H70 M44 111 H75", OAK, 1.8)
    d.path("M42 82 H78 L72 99 H48 Z", "#7a716a")
    d.fill("M42 82 H52 L55 99 H48 Z", "#a59a90", 0.7)
    for x, y, r in ((48, 81, 4), (56, 78, 5), (64, 80, 4.6), (72, 81, 4), (60, 74, 4)):
        d.circle(x, y, r, GOLD, width=0.8)
        d.circle(x - r * 0.3, y - r * 0.35, r * 0.35, "#fff2b8", line=None)
    d.line("M42 82 H78", "#4f4844", 2.2)
    cart_wheel(d, 53, 101, 4.4, 6)
    cart_wheel(d, 67, 101, 4.4, 6)
    d.rect(87, 68, 5, 7, "#ffdf8a", width=0.8)
    rocks(d, 14, 104, 7, "#a38c68")
    rocks(d, 104, 106, 6, GREY_STONE)
