"""What of the component data decides where things lie on the Versailles board."""

from __future__ import annotations

from dataclasses import dataclass

SITES = (
    "kings_favour",
    "marble_quarry",
    "gold_mine",
    "architects_guild",
    "workshop",
    "sawmill",
    "alchemists_guild",
    "construction_yard",
)
"""The eight locations; the palace belongs to the last one."""

ARROWS = (
    ("kings_favour", "marble_quarry"),
    ("marble_quarry", "gold_mine"),
    ("marble_quarry", "construction_yard"),
    ("gold_mine", "architects_guild"),
    ("gold_mine", "construction_yard"),
    ("architects_guild", "workshop"),
    ("architects_guild", "construction_yard"),
    ("workshop", "sawmill"),
    ("sawmill", "alchemists_guild"),
    ("alchemists_guild", "kings_favour"),
    ("construction_yard", "kings_favour"),
    ("construction_yard", "sawmill"),
)


@dataclass(frozen=True, slots=True)
class BoardSpec:
    """Numbers and ids of the data. The defaults are those of the shipped component file.

    `technologies`: ids by row, column 1 first. `king_steps`: the step that is the palace.
    `columns`, `rows`: squares of the palace. `display`: slots.
    """

    seats: int = 4
    columns: int = 5
    rows: int = 4
    display: int = 5
    king_steps: int = 25
    decorations: tuple[str, ...] = (
        "painting",
        "flowerbed",
        "chandelier",
        "statue",
        "mirror",
        "fountain",
    )
    technologies: tuple[tuple[str, ...], ...] = (
        ("bonus_wood", "bonus_marble", "bonus_gold"),
        ("echo_sawmill", "echo_marble_quarry", "echo_gold_mine"),
        ("echo_workshop", "echo_architects_guild", "echo_construction_yard"),
    )
    newcomer_rows: tuple[str, ...] = ("row_2", "row_3")
    arrows: tuple[tuple[str, str], ...] = ARROWS
