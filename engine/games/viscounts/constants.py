"""Names for the integers that states hold. Names and enums stay at the border; states are ints."""

from __future__ import annotations

MERCHANT, BUILDER, NOBLE, CLERIC, CRIMINAL = range(5)
ICONS = ("merchant", "builder", "noble", "cleric", "criminal")

INK, STONE, GOLD, SILVER, WILD = range(5)
GOODS = ("ink", "stone", "gold", "silver", "wild")
RESOURCES = (INK, STONE, GOLD)

WORKSHOP, TRADING_POST, GUILDHALL = range(3)
BUILDINGS = ("workshop", "trading_post", "guildhall")

GREY, BLACK, YELLOW, BLUE = range(4)
RIBBONS = ("grey", "black", "yellow", "blue")

SEGMENTS = 5
SPACES = 15
LEFT, RIGHT, INNER = range(3)
SPACE_KINDS = ("L", "R", "I")

NO_CARD = -1
NO_ONE = -1

SETUP, CARDS, MOVE, ACTION, RECRUIT, COLLISION, DRAW, OVER = range(8)

TRADE, BUILD, PLACE, TRANSCRIBE = range(4)
ACTIONS = ("trade", "build", "workers", "transcribe")
ACTION_ICON = (MERCHANT, BUILDER, NOBLE, CLERIC)
ACTION_GOOD = (SILVER, STONE, GOLD, INK)
TRIGGERS = (
    "after_trade",
    "after_build",
    "after_workers",
    "after_transcribe",
    "on_collision_any",
    "on_gain_debt",
    "on_flip_debt",
)
AFTER_ACTION = TRIGGERS[:4]


def _successors(space: int) -> tuple[int, ...]:
    position, kind = divmod(space, 3)
    ahead = (position + 1) % SEGMENTS * 3
    if kind == LEFT:
        return (position * 3 + RIGHT, position * 3 + INNER)
    if kind == RIGHT:
        return (ahead + LEFT,)
    return (position * 3 + RIGHT, ahead + INNER)


NEXT_SPACES = tuple(_successors(space) for space in range(SPACES))
"""The spaces one step away from each space (VI-3.2); a space is ring position * 3 + kind."""
