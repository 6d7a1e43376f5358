"""The inside of the eight cartouches, in units: workers, prices, tiles, cells."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.versailles.geometry_parts import (
    CHIP,
    DISPLAY_TILE,
    GOODS_CELL,
    OVERHANG,
    PRICE_WIDTH,
    RIBBON,
    SEATS,
    START_COLUMN,
    TAG,
    TECH_CELL,
    TECH_SIGN,
    WIDEST_DISPLAY,
    YIELD_CHIP,
    YIELD_WIDTH,
    Box,
    block_of,
    column_of,
    grid_of,
    row_of,
)
from sprites.versailles.geometry_spec import BoardSpec

PAD = 8.0
_FOOT = 5.0
"""Units below a row of workers, above the lower frame."""
_TOKENS, _TOKENS_TALL = 88.0, 44.0
"""Units of width and height of the price of the tokens in the King's Favour."""
_SMALL_SLOT, _ROOMY_CROWD = 36.0, 12.0
_OVER_STANDS = 4.0
"""Units between his newcomers and the workers below them."""
HEAD = RIBBON - OVERHANG + 1
"""What a ribbon takes of the inside of its cartouche."""
_YIELD_HEAD = HEAD - 1.5
"""The same where a line of yields lies under it."""
_OVER_WORKERS, _YIELD_FOOT = 4.0, 2.5
"""Units between prices and the workers below them, whose light shall not lie on what is read, and
from workers below yields to the lower frame."""
_DISPLAY_PAD, _DISPLAY_GAP, _DISPLAY_AIR = 5.5, 4.5, 2.0
"""Units beside the row of tiles on offer, between them, and from the name above and to the prices
below: the ring of a tile shall not lie on what is read."""
FLAT_CHIPS = 236.0
"""Width of a line of yields beside the workers, where the board can spare it."""
_ONE_COLUMN = 4
"""So many seats' workers stand above each other in the Alchemists' Guild, and leave the width to
the technologies."""
_WIDER_TECH = 3.0
"""Units that a technology is wider beside such a column."""
_COLUMN_FOOT = 4.0
"""Units that such a column reaches below the rows."""
_LEAST_FLAT_SLOT, _FLAT_SLOT = 1.02, 1.34
"""How much wider than necessary the slots beside a line of yields are, at least and at most."""
_FLAT_PAD, _FLAT_LEFT = 6.5, 3.0
"""Units at both ends of a line with yields and workers, and how much more beside the yields."""
_BESIDE_CHIPS = 4.0
"""Units between such a line and the workers."""
WIDEST = 1.9
"""A slot may be this much wider than it must be."""


@dataclass(frozen=True, slots=True)
class SitePlan:
    """A cartouche: `pools` by seat, `chips` is the line of prices (empty where there is none)."""

    box: Box
    pools: tuple[Box, ...]
    chips: Box = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class FavourPlan:
    """`prices` by row of newcomers, `newcomers` by row and seat."""

    site: SitePlan
    prices: tuple[Box, ...]
    newcomers: tuple[tuple[Box, ...], ...]


@dataclass(frozen=True, slots=True)
class GuildPlan:
    """Tiles of the display with the tags below them; the two piles."""

    site: SitePlan
    display: tuple[Box, ...]
    tags: tuple[Box, ...]
    pile: Box
    discard: Box


@dataclass(frozen=True, slots=True)
class AlchemistsPlan:
    """`starts` and `signs` by row (column 0, and what its technologies share), `cells` by row and
    column."""

    site: SitePlan
    starts: tuple[Box, ...]
    signs: tuple[Box, ...]
    cells: tuple[tuple[Box, ...], ...]


def yield_size(slot: float, wide: float = YIELD_WIDTH) -> tuple[float, float]:
    """Width and height of a location that only yields a resource, at least so `wide`."""
    line = _YIELD_HEAD + YIELD_CHIP + _OVER_WORKERS
    return max(slot * SEATS + 2 * PAD + 4, wide), line + slot + 4 + _YIELD_FOOT


def yield_site(
    left: float, top: float, slot: float, seats: int, wide: float = YIELD_WIDTH
) -> SitePlan:
    """Quarry, mine and sawmill: a line of yields over a row of workers."""
    width, height = yield_size(slot, wide)
    chips = (left + PAD, top + _YIELD_HEAD, width - 2 * PAD, YIELD_CHIP)
    line = chips[1] + YIELD_CHIP + _OVER_WORKERS
    crowd = (left + PAD, line, width - 2 * PAD, slot + 4)
    return SitePlan((left, top, width, height), row_of(crowd, seats, slot * WIDEST), chips)


def flat_yield_size(slot: float, seats: int, room: float) -> tuple[float, float]:
    """The same where the board is wide and low: yields beside the workers, in so much `room`."""
    most = FLAT_CHIPS + slot * _FLAT_SLOT * seats + 2 * _FLAT_PAD + _FLAT_LEFT + _BESIDE_CHIPS
    return min(room, most), HEAD + slot + 4 + 6


def flat_yield_site(left: float, top: float, slot: float, seats: int, room: float) -> SitePlan:
    """Quarry and sawmill: a line of yields at the left of a row of workers. The workers have what
    the yields leave them, at least what they must have."""
    width, height = flat_yield_size(slot, seats, room)
    line, inner = top + HEAD + 1, width - 2 * _FLAT_PAD - _FLAT_LEFT - _BESIDE_CHIPS
    stands = max(slot * _LEAST_FLAT_SLOT * seats, inner - FLAT_CHIPS)
    chips = (left + _FLAT_PAD + _FLAT_LEFT, line + 2, inner - stands, slot)
    crowd = (left + width - _FLAT_PAD - stands, line, stands, slot + 4)
    return SitePlan((left, top, width, height), row_of(crowd, seats, slot * WIDEST), chips)


def favour_size(slot: float, rows: int) -> tuple[float, float]:
    """Width and height of the King's Favour."""
    width = _TOKENS + 4 + PRICE_WIDTH + slot * SEATS + 2 * PAD
    return width, HEAD + rows * slot + _OVER_STANDS + _crowd_height(slot) + _FOOT


def _crowd_height(slot: float) -> float:
    """Units of height of the workers in the King's Favour: a crowd has more room where slots are
    small and the King's avenue can spare it."""
    return slot + (_ROOMY_CROWD if slot < _SMALL_SLOT else 4)


def favour(left: float, top: float, slot: float, spec: BoardSpec) -> FavourPlan:
    """The price of the tokens beside the rows of newcomers, and one row of workers below: every
    colour stands in the open."""
    rows = len(spec.newcomer_rows)
    width, height = favour_size(slot, rows)
    x, y, inner = left + PAD, top + HEAD, width - 2 * PAD
    chips = (x + 3, y + (slot * rows - _TOKENS_TALL) / 2, _TOKENS - 3, _TOKENS_TALL)
    price = x + _TOKENS + 4
    lines = [y + slot * row for row in range(rows)]
    newcomers = tuple(
        row_of((price + PRICE_WIDTH, line, slot * SEATS, slot), spec.seats, slot * WIDEST)
        for line in lines
    )
    crowd = (x, y + slot * rows + _OVER_STANDS, inner, _crowd_height(slot))
    return FavourPlan(
        SitePlan((left, top, width, height), row_of(crowd, spec.seats, slot * WIDEST), chips),
        tuple((price, line, PRICE_WIDTH, slot) for line in lines),
        newcomers,
    )


def guild_size(slot: float, slots: int) -> tuple[float, float]:
    """Width and height of the Architects' Guild."""
    row = (DISPLAY_TILE + _DISPLAY_GAP) * slots + 2 * _DISPLAY_PAD
    width = max(row, slot * (SEATS + 2) + 10 + 2 * PAD)
    tiles = _display_tile(width, slots) + 2 * _DISPLAY_AIR
    return width, HEAD + tiles + TAG + 4 + CHIP + 2 + slot + 4 + _FOOT


def _display_tile(width: float, slots: int) -> float:
    """How large the tiles of the display can be in a guild so wide."""
    return min(WIDEST_DISPLAY, (width - 2 * _DISPLAY_PAD) / slots - _DISPLAY_GAP)


def guild(left: float, top: float, slot: float, spec: BoardSpec) -> GuildPlan:
    """The display over a line of prices over workers and piles."""
    width, height = guild_size(slot, spec.display)
    x, y, inner = left + PAD, top + HEAD + 1 + _DISPLAY_AIR, width - 2 * PAD
    side = _display_tile(width, spec.display)
    rail = (left + _DISPLAY_PAD, y, width - 2 * _DISPLAY_PAD, side)
    display = tuple(
        (cell[0] + (cell[2] - side) / 2, y, side, side)
        for cell in row_of(rail, spec.display, side + 8)
    )
    priced = y + side + _DISPLAY_AIR
    tags = tuple((b[0], priced, b[2], TAG) for b in display)
    chips = (x, priced + TAG + 2, inner, CHIP)
    foot = chips[1] + CHIP + _OVER_WORKERS + 1
    discard = (x + inner - slot, foot + 2, slot, slot)
    pile = (discard[0] - slot - 4, foot + 2, slot, slot)
    crowd = (x, foot, pile[0] - x - 6, slot + 4)
    pools = row_of(crowd, spec.seats, slot * WIDEST)
    return GuildPlan(
        SitePlan((left, top, width, height), pools, chips), display, tags, pile, discard
    )


def workshop_size(slot: float, spec: BoardSpec) -> tuple[float, float]:
    """Width and height of the Workshop: at least as wide as the guild above it."""
    rows = -(-len(spec.decorations) // 3)
    height = HEAD + rows * GOODS_CELL[1] + 4 + slot + 4 + _FOOT
    width = max(GOODS_CELL[0] * 3 + 2 * PAD, guild_size(slot, spec.display)[0])
    return width, height


def workshop(
    left: float, top: float, slot: float, spec: BoardSpec
) -> tuple[SitePlan, tuple[Box, ...]]:
    """Decorations in threes over a row of workers."""
    kinds = len(spec.decorations)
    width, height = workshop_size(slot, spec)
    x, y, inner = left + PAD, top + HEAD + 1, width - 2 * PAD
    rows = -(-kinds // 3)
    cells = grid_of((x, y, inner, rows * GOODS_CELL[1]), 3, rows)[:kinds]
    crowd = (x, y + rows * GOODS_CELL[1] + _OVER_WORKERS + 1, inner, slot + 4)
    pools = row_of(crowd, spec.seats, slot * WIDEST)
    return SitePlan((left, top, width, height), pools), cells


def alchemists_size(slot: float, spec: BoardSpec) -> tuple[float, float]:
    """Width and height of the Alchemists' Guild."""
    rows, columns = len(spec.technologies), max(len(row) for row in spec.technologies)
    beside = slot if spec.seats <= _ONE_COLUMN else slot * 2
    width = START_COLUMN + TECH_SIGN + _tech_width(spec) * columns + 5 + beside + 2 * PAD
    return width, HEAD + _tech_height(slot, spec) * rows + PAD


def _tech_width(spec: BoardSpec) -> float:
    """Units of a technology: a little wider where one column of workers stands beside it."""
    return TECH_CELL[0] + (_WIDER_TECH if spec.seats <= _ONE_COLUMN else 0.0)


def _tech_height(slot: float, spec: BoardSpec) -> float:
    """Units of a row of technologies: as much as a column of workers beside it needs."""
    if spec.seats > _ONE_COLUMN:
        return TECH_CELL[1]
    return max(TECH_CELL[1], (slot * spec.seats - _COLUMN_FOOT) / len(spec.technologies))


def alchemists(left: float, top: float, slot: float, spec: BoardSpec) -> AlchemistsPlan:
    """Rows of technologies, as wide as the workers at the right leave room."""
    width, height = alchemists_size(slot, spec)
    rows, columns = len(spec.technologies), max(len(row) for row in spec.technologies)
    x, y = left + PAD, top + HEAD
    column = spec.seats <= _ONE_COLUMN
    beside = slot if column else slot * 2
    tall = _tech_height(slot, spec)
    first = x + START_COLUMN + TECH_SIGN
    wide = (x + width - 2 * PAD - first - 5 - beside) / columns
    starts = tuple((x, y + tall * row, START_COLUMN, tall) for row in range(rows))
    signs = tuple((x + START_COLUMN, start[1], TECH_SIGN, tall) for start in starts)
    cells = tuple(
        tuple((first + wide * c, y + tall * r, wide, tall) for c in range(len(row)))
        for r, row in enumerate(spec.technologies)
    )
    foot = _COLUMN_FOOT if column else 0.0
    crowd = (first + wide * columns + 5, y, beside, tall * rows + foot)
    make = column_of if column else block_of
    pools = make(crowd, spec.seats, slot * 1.35)
    return AlchemistsPlan(SitePlan((left, top, width, height), pools), starts, signs, cells)
