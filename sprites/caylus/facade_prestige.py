"""Façades of the seven prestige buildings, in royal blue and gold."""

from __future__ import annotations

from sprites.caylus.facade_nature import bush, cast_shadow, cypress, ground, hills, rays, sky, town
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
    plaster_wall,
    roof,
    side_wall,
    stone_wall,
)
from sprites.caylus.facade_things import cart_wheel, flag, hay
from sprites.caylus.palette import (
    DEEP,
    GOLD,
    INK,
    IVORY,
    OAK,
    ROYAL,
    ROYAL_LIGHT,
    TIMBER,
    WINE,
    lit,
    shaded,
)
from sprites.caylus.pen import Drawing

_STATUE = "#b7c0b2"


def _square(d: Drawing, seed: int, tall_town: bool = True) -> None:
    sky(d, ("morning", "noon", "evening")[seed % 3], 2, seed)
    if tall_town:
        town(d, seed, 88)
    ground(d, "paving", 90, seed)


def theatre(d: Drawing) -> None:
    """A playhouse with three draped arches and masks in the gable."""
    _square(d, 3)
    cast_shadow(d, 14, 92)
    stone_wall(d, (16, 46, 80, 48), "#ead7aa", 51)
    side_wall(d, (96, GROUND), 48, Depth(10, 5), "#d6c090")
    d.polygon([(10, 46), (18, 30), (94, 30), (102, 46)], ROYAL)
    d.line("M13 41 H99 M16 35.6 H96", ROYAL_LIGHT, 0.9)
    d.polygon([(18, 30), (94, 30), (102, 26), (27, 26)], lit(ROYAL, 0.3), width=0.8)
    d.polygon([(102, 46), (94, 30), (102, 26), (112, 41)], shaded(ROYAL, 0.35))
    d.path("M36 32 Q56 4 76 32 Z", lit(ROYAL, 0.14))
    d.line("M44 31 Q52 14 56 18 M68 31 Q60 14 56 18", ROYAL_LIGHT, 1)
    d.circle(56, 15, 3, GOLD, width=0.8)
    d.rect(14, 45, 84, 4, "#f4e6c2", width=0.8)
    for x in (22, 46, 70):
        arch(d, x, GROUND, 20, 34, "#3f1a26")
        d.path(f"M{x + 1} 71 Q{x + 2} 64 {x + 10} 61 Q{x + 9} 78 {x + 2} 93 h-1 Z", WINE, width=0.8)
        d.path(
            f"M{x + 19} 71 Q{x + 18} 64 {x + 10} 61 Q{x + 11} 78 {x + 18} 93 h1 Z",
            "#a3423a",
            width=0.8,
        )
        d.line(f"M{x + 2.6} 80 h4 M{x + 13.4} 80 h4", GOLD, 1.5)
    for x, smile in ((44, True), (60, False)):
        d.path(f"M{x} 51 h9 v3.6 q-1 5.4 -4.5 5.4 q-3.5 0 -4.5 -5.4 Z", IVORY, width=0.8)
        d.line(f"M{x + 2} 53.4 h1.6 M{x + 5.4} 53.4 h1.6", INK, 1)
        bend = 1.6 if smile else -1.4
        d.line(f"M{x + 2.8} {56.6 if smile else 57.8} q1.7 {bend} 3.4 0", INK, 0.9)
    steps(d, 10, 101, 92, 2)
    flag(d, 26, 30, 14, GOLD)
    flag(d, 86, 30, 14, GOLD)


def statue(d: Drawing) -> None:
    """A bronze king on a tall plinth."""
    _square(d, 5)
    cypress(d, 12, 94, 40)
    cypress(d, 108, 94, 40)
    cast_shadow(d, 36, 48, 100, 14)
    d.rect(34, 92, 52, 9, "#cfc4ac")
    d.rect(40, 70, 40, 22, d.linear((40, 0), (80, 0), (0, "#f3ead4"), (1, "#b7ab92")))
    d.rect(36, 66, 48, 5, "#e9dfc8")
    d.rect(36, 90, 48, 4, "#e0d5bc", width=0.8)
    d.rect(47, 75, 26, 12, "#d8b45c", width=0.8)
    d.line("M51 79 h18 M51 83 h13", shaded(GOLD, 0.5), 1)
    _king(d)
    bush(d, 26, 104, 5)
    bush(d, 94, 104, 5)


def _king(d: Drawing) -> None:
    """The bronze figure: cloak, tunic, raised sceptre, shield at his side."""
    d.path("M46 70 Q42 50 47 37 Q51 29.5 60 29 Q69 29.5 73 37 Q79 50 77 70 Z", shaded(_STATUE, 0.3))
    robe = d.linear(
        (48, 0), (72, 0), (0, lit(_STATUE, 0.5)), (0.5, _STATUE), (1, shaded(_STATUE, 0.34))
    )
    d.path("M50 70 L51.4 50 Q48 38 53 32 Q60 29 67 32 Q72 38 68.6 50 L70 70 Z", robe)
    d.line(
        "M51.4 50 Q60 53 68.6 50 M55 54 L54 69 M60 54 V69 M65 54 L66 69", shaded(_STATUE, 0.5), 1
    )
    d.line("M31 56 L26 12", INK, 3.4)
    d.line("M31 56 L26 12", "#d9cfae", 1.9)
    d.circle(26, 10.4, 3, GOLD, width=0.8)
    d.path(
        "M53 32.4 Q46 36 42 43.6 L33.4 37 Q29.6 35.6 28.6 39.6 Q29 42 31.6 43.4 L41.4 51.6 "
        "Q49 48 54 41 Z",
        lit(_STATUE, 0.2),
    )
    d.path("M64 45 h18 v12 q-1 9.4 -9 14 q-8 -4.6 -9 -14 Z", shaded(_STATUE, 0.1))
    d.line("M73 48 V66 M67 54 H79", GOLD, 2)
    d.circle(60, 21, 6.2, d.radial((58, 19), 9, (0, lit(_STATUE, 0.5)), (1, shaded(_STATUE, 0.2))))
    d.fill(
        "M54 21.6 Q53.6 30.6 60 33 Q66.4 30.6 66 21.6 Q63 25.6 60 24.4 Q57 25.6 54 21.6 Z",
        shaded(_STATUE, 0.32),
    )
    d.line("M57 20.4 h1.8 M61.2 20.4 h1.8 M60 20.6 v2.4", INK, 0.9)
    d.path("M53.6 17.4 L52.6 10 L57 13.6 L60 8.4 L63 13.6 L67.4 10 L66.4 17.4 Z", GOLD, width=0.8)


def hotel(d: Drawing) -> None:
    """A tall inn with a mansard roof and a golden sign."""
    _square(d, 7)
    cast_shadow(d, 18, 78)
    plaster_wall(d, (18, 38, 72, 56), "#f0dcae", 53)
    side_wall(d, (90, GROUND), 56, Depth(11, 6), "#dcc292")
    d.polygon(
        [(12, 38), (22, 16), (84, 16), (96, 38)],
        d.linear((12, 16), (96, 38), (0, ROYAL_LIGHT), (0.5, ROYAL), (1, shaded(ROYAL, 0.3))),
    )
    d.polygon([(22, 16), (84, 16), (92, 12), (31, 12)], lit(ROYAL, 0.3), width=0.8)
    d.polygon([(96, 38), (84, 16), (92, 12), (107, 32)], shaded(ROYAL, 0.4))
    d.line("M15 31 H92 M18 24 H88", shaded(ROYAL, 0.35), 0.8)
    for x in (28, 50, 72):
        d.polygon([(x - 1, 26), (x + 4.5, 18), (x + 10, 26)], ROYAL_LIGHT, width=0.8)
        window(d, x + 1, 26, 7, 9, False, "#f3d27a")
    d.rect(16, 37, 76, 3.6, "#f8ecca", width=0.8)
    for row, y in enumerate((46, 62)):
        for step in range(5):
            window(
                d, 23 + step * 13.4, y, 7, 10, True, "#f3d27a" if (step + row) % 3 else "#6b7f8c"
            )
    d.line("M18 60 h72 M18 76 h72", shaded("#f0dcae", 0.3), 0.9)
    door(d, 48, GROUND, 13, 15, "#6f4428")
    awning(d, 42, 73, 25, 6, (ROYAL, "#f4e3b8"), 6)
    window(d, 26, 80, 9, 9, False, "#f3d27a")
    window(d, 74, 80, 9, 9, False, "#f3d27a")
    d.line("M18 48 H6", INK, 1.8)
    d.path("M3 49 h14 v16 q-7 5 -14 0 Z", GOLD)
    d.line("M6 60 v-6 h8 v6 M6 57.6 h8", INK, 1.3)
    d.circle(8, 55.6, 1.1, INK, line=None)
    steps(d, 44, 98, 21, 2)


def stables(d: Drawing) -> None:
    """Long stables with half doors, a horse looking out."""
    _square(d, 8, False)
    hills(d, 27)
    ground(d, "sand", 90, 12)
    cast_shadow(d, 10, 96)
    plaster_wall(d, (10, 54, 88, 40), "#ddb27a", 55)
    top = gable_end(d, (98, GROUND), Depth(11, 6), 40, 20, "#c99a62")
    eaves_shadow(d, (10, 54, 88, 40))
    roof(d, ((5, 56), (99, 56)), ((12, 29), top), ROYAL, 6)
    d.rect(45, 20, 18, 18, "#ecd6a6")
    roof(d, ((41, 22), (67, 22)), ((54, 6), (54, 6)), ROYAL, 4)
    d.circle(54, 29, 4.2, IVORY, width=0.8)
    d.line("M54 29 v-3 M54 29 h2.4", INK, 0.9)
    for x in (17, 44, 71):
        arch(d, x, GROUND, 20, 31, "#2f1e18")
    _horse(d, 30, 80)
    for x in (17, 44, 71):
        d.rect(x, 79, 20, 15, TIMBER)
        d.line(f"M{x} 79 l20 15 M{x + 20} 79 l-20 15", shaded(TIMBER, 0.5), 1.4)
    hay(d, 81, 80, 4.4)
    cart_wheel(d, 108, 100, 7)
    hay(d, 8, 106, 7)


def _horse(d: Drawing, x: float, y: float) -> None:
    coat = "#a86c3c"
    d.path(
        f"M{x - 8} {y} Q{x - 8} {y - 12} {x - 2} {y - 16} l1 -4 l3 3.4 q7 3 10 10 q1 4 -3 4 "
        f"q-4 -0.4 -6 -4 q-2 4 0 7 Z",
        coat,
        width=0.9,
    )
    d.line(f"M{x - 7} {y - 4} q0 -9 6 -12", DEEP, 2)
    d.circle(x + 4, y - 11, 0.9, DEEP, line=None)
    d.line(f"M{x + 2} {y - 13.6} q4 6 0 10", "#d9b45c", 0.9)


def town_hall(d: Drawing) -> None:
    """The town hall with its belfry and clock."""
    _square(d, 9)
    cast_shadow(d, 12, 94)
    stone_wall(d, (12, 56, 86, 38), "#ead8ae", 57)
    top = gable_end(d, (98, GROUND), Depth(10, 5), 38, 18, "#d6c294")
    eaves_shadow(d, (12, 56, 86, 38))
    roof(d, ((7, 58), (99, 58)), ((20, 36), top), ROYAL, 5)
    stone_wall(d, (42, 30, 26, 64), "#f2e4c0", 58)
    d.fill("M60 30 h8 v64 h-8 Z", shaded("#ead8ae", 0.4), 0.45)
    d.rect(39, 28, 32, 4, "#f8ecca", width=0.9)
    roof(d, ((37, 28), (73, 28)), ((55, 2), (55, 2)), ROYAL, 6)
    d.line("M55 2 v-4", GOLD, 2)
    d.circle(55, 42, 8, IVORY)
    d.circle(55, 42, 6.4, "none", width=0.5)
    d.line("M55 42 V36.6 M55 42 l4 2.4", INK, 1.3)
    d.line(rays(55, 42, 4.8, 12), INK, 0.5)
    door(d, 48, GROUND, 14, 21, "#6f4428")
    window(d, 51, 56, 8, 11, True, "#7a93bd")
    for x in (17, 29, 76, 87):
        window(d, x, 66, 7, 14, True)
    for x in (23, 82):
        d.path(f"M{x} 82 h5 v10 l-2.5 -2.6 l-2.5 2.6 Z", WINE, width=0.7)
    steps(d, 42, 99, 26, 2)
    flag(d, 20, 38, 12, WINE)
    flag(d, 90, 38, 12, WINE)


def monument(d: Drawing) -> None:
    """A carved obelisk with gilded bands and a sun on top."""
    _square(d, 10)
    d.fill("M10 97 Q60 88 110 97 L118 113 H2 Z", "#eadfc2", 0.7)
    cast_shadow(d, 32, 58, 101, 14)
    steps(d, 24, 106, 72, 3, "#d9cdb0")
    d.rect(38, 80, 44, 19, d.linear((38, 0), (82, 0), (0, "#f6eeda"), (1, "#b9ad94")))
    d.rect(34, 76, 52, 5, "#eae0c8")
    d.rect(48, 85, 24, 9, "#d8b45c", width=0.8)
    d.polygon([(47, 76), (53, 22), (60, 12), (60, 76)], "#f3e9d0")
    d.polygon([(60, 76), (60, 12), (67, 22), (73, 76)], "#b4a78f")
    d.line("M48.6 62 H71.6 M50.2 48 H70 M51.6 34 H68.6", INK, 3)
    d.line("M48.6 62 H71.6 M50.2 48 H70 M51.6 34 H68.6", GOLD, 2)
    d.line("M53 56 v-4 h3 v4 M53.6 43 l2 -4 l2 4 M54.6 29 a1.6 1.6 0 1 0 0.1 0", "#a08f6c", 1)
    d.line(rays(60, 8, 5.4, 12), GOLD, 1.3)
    d.circle(60, 8, 4.6, GOLD, width=0.9)
    d.circle(58.6, 6.6, 1.6, "#fff2b8", line=None)
    for x in (16, 104):
        d.path(f"M{x - 6} 104 l1.6 -9 h8.8 l1.6 9 Z", "#d9cdb0", width=0.9)
        bush(d, x, 96, 6.4, "#7f9446")


def cathedral(d: Drawing) -> None:
    """Twin spires, a great rose and a deep portal."""
    _square(d, 12)
    cast_shadow(d, 12, 92, 96)
    stone_wall(d, (36, 44, 46, 50), "#ece0c4", 61)
    d.polygon([(34, 45), (59, 20), (84, 45)], "#e2d4b4")
    d.line("M34 45 L59 20 L84 45", OAK, 1.4)
    d.line("M34 44 L59 19 L84 44", "#fbf3dc", 1.6)
    for x in (14, 80):
        stone_wall(d, (x, 36, 24, 58), "#f2e8d0", 62 + x)
        d.fill(f"M{x + 17} 36 h7 v58 h-7 Z", shaded("#ece0c4", 0.4), 0.45)
        d.rect(x - 2, 34, 28, 3.6, "#fbf3dc", width=0.9)
        roof(d, ((x - 2, 34), (x + 26, 34)), ((x + 12, 1), (x + 12, 1)), ROYAL, 7)
        d.line(f"M{x + 12} 1 v-5 M{x + 9.6} -1.4 h4.8", GOLD, 1.8)
        d.line(f"M{x} 58 h24 M{x} 60.4 h24", shaded("#ece0c4", 0.3), 0.8)
        for at in (x + 4, x + 13):
            window(d, at, 40, 7, 14, True, "#3f3440")
        window(d, x + 7, 66, 10, 20, True, "#7a93bd")
        d.line(f"M{x - 1} 94 v-56 M{x + 25} 94 v-56", "#d9caa6", 1.8)
    d.circle(59, 50, 12, "#f6ecd2")
    d.circle(59, 50, 10.4, "#5f80b8")
    for step in range(4):
        tone = ("#c8604a", "#e0b144", "#7aa06a", "#c8604a")[step]
        dx, dy = ((0, -6.4), (6.4, 0), (0, 6.4), (-6.4, 0))[step]
        d.circle(59 + dx, 50 + dy, 2.4, tone, line=None)
    d.line(
        "M59 39.6 v20.8 M48.6 50 h20.8 M51.6 42.6 l14.8 14.8 M66.4 42.6 l-14.8 14.8", "#f6ecd2", 1.1
    )
    d.circle(59, 50, 2.8, GOLD, width=0.6)
    arch(d, 47, GROUND, 24, 28, "#d9c69c")
    arch(d, 50, GROUND, 18, 24, "#8a5a3c")
    d.line("M59 71 V94", INK, 1)
    d.line("M53 80 h4 M61 80 h4", GOLD, 1.2)
    steps(d, 30, 101, 58, 3, "#e2d6b8")
