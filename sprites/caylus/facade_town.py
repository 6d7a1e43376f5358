"""Façades of the town: lawyer, church, and the wild land at its gates."""

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
    town,
    tree,
)
from sprites.caylus.facade_openings import (
    door,
    steps,
    window,
)
from sprites.caylus.facade_parts import (
    GROUND,
    Depth,
    eaves_shadow,
    gable_end,
    roof,
    side_wall,
    stone_wall,
    timber_frame,
)
from sprites.caylus.facade_things import block, deer, fence, log_pile
from sprites.caylus.palette import (
    GOLD,
    GREY_STONE,
    INK,
    IVORY,
    OAK,
    SLATE,
    WINE,
    shaded,
)
from sprites.caylus.pen import Drawing


def lawyer(d: Drawing) -> None:
    """A timbered house with a jettied gable and a sealed charter for a sign."""
    sky(d, "morning", 2, 19)
    town(d, 20, 88)
    ground(d, "paving", 90, 9)
    cast_shadow(d, 30, 56)
    stone_wall(d, (32, 68, 50, 26), "#d9c295", 14)
    side_wall(d, (82, GROUND), 26, Depth(11, 6), "#cbb385")
    d.polygon([(86, 68), (97, 62), (97, 40), (86, 46)], shaded("#efe2bf", 0.3))
    d.line("M86 57 L97 51 M91.5 65 V43 M86 68 L97 40", OAK, 1.4)
    d.polygon(
        [(28, 68), (28, 46), (57, 14), (86, 46), (86, 68)],
        d.linear((28, 0), (86, 0), (0, "#fbf1d2"), (1, "#e6d3a6")),
    )
    timber_frame(d, (28, 46, 58, 22), 4)
    d.line("M38 46 V35 M57 46 V16 M76 46 V35 M45 46 L57 30 L69 46", OAK, 1.7)
    d.line("M36 37 H78", OAK, 1.8)
    d.polygon([(24, 50), (57, 11), (90, 50), (86, 50), (57, 18), (28, 50)], "#8a4a30")
    roof(d, ((90, 50), (101, 44)), ((57, 11), (68, 6)), "#9c5538", 5)
    d.line("M28 68 H86 M28 70 H86", OAK, 2.4)
    d.fill("M32 71 h50 v4 h-50 Z", "#3a1c24", 0.35)
    window(d, 40, 50, 9, 13, False)
    window(d, 64, 50, 9, 13, False)
    window(d, 53, 24, 8, 10)
    door(d, 40, GROUND, 13, 20, "#6f4428")
    window(d, 62, 78, 12, 10, False)
    steps(d, 36, 98, 21, 2)
    d.line("M28 76 H12", INK, 2)
    d.path("M10 77 h17 v18 q-4 3 -8.5 0 q-4.5 -3 -8.5 0 Z", "#f7ebc6")
    d.line("M13 81 h11 M13 84 h11 M13 87 h7", "#7a4a2a", 0.9)
    d.circle(22, 93, 3.2, WINE, width=0.8)
    d.line("M22 96 l-1.4 5 M22 96 l2 4.6", WINE, 1.4)
    tree(d, 108, 98, 11)


def church(d: Drawing) -> None:
    """A stone church: steeple, nave and rose window."""
    sky(d, "evening", 2, 23)
    hills(d, 17)
    ground(d, "grass", seed=17)
    cypress(d, 108, 94, 34)
    cypress(d, 117, 97, 26)
    cast_shadow(d, 18, 76)
    stone_wall(d, (44, 62, 46, 32), "#e6d8b4", 15)
    top = gable_end(d, (90, GROUND), Depth(13, 7), 32, 22, "#d6c49a")
    eaves_shadow(d, (44, 62, 46, 32))
    roof(d, ((40, 64), (91, 64)), ((46, 36), top), "#8f6a5c", 6)
    for x, glass in ((50, "#7a93bd"), (63, "#bd7a6a"), (76, "#7a93bd")):
        window(d, x, 69, 8, 17, True, glass)
    for buttress in (58.6, 71.6, 84.6):
        d.rect(buttress, 66, 3, 28, "#d3c094", width=0.7)
    d.polygon([(94, 78), (99, 75), (99, 66), (94, 69)], "#4f5f80", width=0.8)
    stone_wall(d, (18, 44, 24, 50), "#f0e3c0", 16)
    side_wall(d, (42, GROUND), 50, Depth(7, 4), "#dccaa0")
    d.rect(15.6, 42, 28.8, 3.4, "#f4e8c8", width=0.9)
    roof(d, ((14, 42), (45, 42)), ((30, 4), (30, 4)), SLATE, 7)
    d.polygon([(45, 42), (52, 38), (30, 4)], shaded(SLATE, 0.35))
    d.line("M30 4 V-4 M27 -1 H33", GOLD, 2)
    d.circle(30, 5, 1.6, GOLD, width=0.6)
    for x in (22, 32):
        d.path(f"M{x} 58 v-6 a3 3 0 0 1 6 0 v6 Z", "#3c2c2a", width=0.8)
    d.ellipse(30, 56.4, 1.5, 2.0, GOLD, width=0.5)
    d.circle(30, 68, 5, "#7a93bd")
    d.circle(30, 68, 1.5, "#e0b144", line=None)
    d.line("M30 63 v10 M25 68 h10 M26.5 64.5 l7 7 M33.5 64.5 l-7 7", IVORY, 0.7)
    door(d, 24, GROUND, 12, 17, "#7a4a2c")
    steps(d, 20, 98, 20, 2)
    d.line("M58 102 v7 M55.6 104 h4.8 M70 104 v6 M67.8 106 h4.4", GREY_STONE, 1.8)
    bush(d, 8, 100, 5)
    bush(d, 86, 104, 4.6)


def park(d: Drawing) -> None:
    """A fenced park with deer."""
    sky(d, "noon", 2, 27)
    hills(d, 21, "#93aa68")
    ground(d, "grass", seed=21)
    tree(d, 16, 86, 14, "#65783a")
    tree(d, 38, 82, 10, "#7d8c42")
    tree(d, 104, 88, 16)
    tree(d, 84, 82, 10, "#7d8c42")
    deer(d, 58, 100, 1.7)
    deer(d, 92, 96, 0.95)
    fence(d, (-2, 110), (122, 110), 13, 10)


def forest(d: Drawing) -> None:
    """Dark firs and felled logs."""
    sky(d, "morning", 1, 29)
    hills(d, 23, "#7d966a", 1)
    for x, foot, high in ((8, 84, 38), (30, 82, 44), (54, 81, 40), (78, 82, 46), (102, 84, 40)):
        pine(d, x, foot, high, "#6b8a66")
    ground(d, "grass", 82, 23)
    for x, foot, high in ((16, 92, 58), (44, 94, 64), (96, 93, 62), (116, 98, 48), (72, 90, 50)):
        pine(d, x, foot, high)
    log_pile(d, 58, 107, 3, 5)
    d.ellipse(24, 105, 7, 3, "#e0b980", width=0.9)
    d.path("M17 105 v-6 a7 3 0 0 0 14 0 v6 a7 3 0 0 1 -14 0 Z", OAK, width=0.9)
    d.ellipse(24, 99, 7, 3, "#e6c48e", width=0.9)
    d.ellipse(24, 99, 3.4, 1.4, "#c1945a", width=0.5)
    d.line("M24 98 L36 82", OAK, 2)
    d.path("M33 78 l9 2 l-3 6 l-8 -3 Z", "#b9bec2", width=0.8)


def quarry(d: Drawing) -> None:
    """The common quarry: an open pit with ledges."""
    sky(d, "evening", 2, 25)
    hills(d, 25, "#b9b48a")
    cliff(d, 4, 36, "#bdb19c")
    ground(d, "sand", 88, 25)
    for x, foot, size, tone in (
        (12, 102, 18, GREY_STONE),
        (34, 98, 14, "#b7b0a4"),
        (30, 108, 15, "#9d978e"),
        (78, 102, 20, "#b7b0a4"),
        (100, 108, 15, GREY_STONE),
    ):
        block(d, x, foot, size, tone)
    rocks(d, 60, 106, 9)
    rocks(d, 114, 94, 7, "#b7b0a4")
    d.line("M52 94 L64 78", OAK, 2.2)
    d.path("M58 76 q7 -3 11 3 l-3 2 q-4 -4 -7 -2 Z", "#7f8488", width=0.8)
    bush(d, 112, 106, 4)
