"""Loads cards.toml into flat tables that the ops index by small integers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.cells import Entry, Sheet, parse_toml
from engine.cells.problems import written
from engine.cells.rulings import read_rulings
from engine.explain import Text
from engine.games.versailles.moves import Moves, read_moves
from engine.games.versailles.opening import (
    PLAYERS,
    check_box,
    read_start_goods,
    read_starts,
)
from engine.games.versailles.palace import Palace, read_palace
from engine.games.versailles.pieces import (
    RESOURCES,
    Decoration,
    Technology,
    Tile,
    read_decorations,
    read_technologies,
    read_tiles,
)
from engine.games.versailles.rulings import RULINGS
from engine.games.versailles.sites import Site, price_lists, read_sites, site_ids

DATA_FILE = Path(__file__).with_name("cards.toml")
FILE = "versailles/cards.toml"
DOCUMENTATION = (
    "location.source_position",
    "location.x",
    "location.y",
    "meta.age_min",
    "meta.designer",
    "meta.minutes",
    "meta.rules_file",
    "meta.title",
    "meta.year",
    "resource.hue",
    "resource.name",
    "supply.cubes",
    "technology.source_price",
)
"""Columns for the reader alone; everything else is read and checked."""
PILES = ("tile_in_hand", "decoration_in_stock")
TIE_BREAKS = ("tiles_built", "resources_left")


@dataclass(frozen=True, slots=True)
class ScoreRule:
    """`vp` points for every `per` pieces of the kinds together, rounded down (VE-10.1)."""

    key: str
    resources: tuple[int, ...]
    pile: str
    per: int
    vp: int


@dataclass(frozen=True, slots=True)
class VersaillesData:
    """The whole component file in the form the ops want.

    `bonuses[site]` and `echoes[site]`: technologies by number. `grid_of[row]`: the technologies of
    a row, column 1 first. `starts[players]`: workers by seat in turn order and site.
    """

    text: str
    raw: Mapping[str, Any]
    sites: tuple[Site, ...]
    moves: Moves
    palace: Palace
    tiles: tuple[Tile, ...]
    decorations: tuple[Decoration, ...]
    technologies: tuple[Technology, ...]
    grid_of: tuple[tuple[int, ...], ...]
    bonuses: tuple[tuple[int, ...], ...]
    echoes: tuple[tuple[int, ...], ...]
    starts: Mapping[int, tuple[tuple[int, ...], ...]]
    newcomer_rows: tuple[str, ...]
    waiting: tuple[int, ...]
    tokens: int
    tokens_active: int
    first_column: int
    start_goods: tuple[int, ...]
    king_start: int
    king_palace: Mapping[int, int]
    king_hired: int
    slots: int
    hand_limit: int
    reshuffle_minimum: int
    scoring: tuple[ScoreRule, ...]
    tie_break: tuple[str, ...]
    rulings: Mapping[str, str]


@lru_cache(maxsize=4)
def load_data(text: str | None = None) -> VersaillesData:
    """Parse component text (default: the shipped file). Raises DataError."""
    if text is None:
        text = DATA_FILE.read_text(encoding="utf-8")
    return _checked(text, parse_toml(FILE, text))[0]


def read_sheet(raw: Mapping[str, Any]) -> Sheet:
    """Read and check every cell of a parsed component file. Raises DataError."""
    return _checked("", raw)[1]


def _checked(text: str, raw: Mapping[str, Any]) -> tuple[VersaillesData, Sheet]:
    sheet = Sheet(FILE, raw, DOCUMENTATION)
    data = _read(text, sheet)
    sheet.finish()
    return data, sheet


def _read(text: str, sheet: Sheet) -> VersaillesData:
    check_box(sheet)
    ids = site_ids(sheet)
    decorations = read_decorations(sheet)
    technologies = read_technologies(sheet, ids)
    tiles = read_tiles(sheet, decorations)
    rows = sheet.entries("newcomer_row")
    newcomer_rows = tuple(row.word("id") for row in rows)
    prices = price_lists(sheet, decorations, technologies, tiles)
    cap = sheet.section("moving").number("yield_worker_cap", 1, 9)
    sites = read_sites(sheet, prices, newcomer_rows, cap)
    _check_echoes(sheet, technologies, sites)
    waiting = tuple(row.number("waiting", 0, 9) for row in rows)
    setup, limits = sheet.section("setup"), sheet.section("limits")
    tokens = sheet.section("supply").number("tokens_per_player", 0, 9)
    king = sheet.section("king")
    king_start = king.number("start", 0, 9)
    grid_of = _rows_of(technologies)
    return VersaillesData(
        text=text,
        raw=sheet.raw,
        sites=sites,
        moves=read_moves(sheet, sites),
        palace=read_palace(sheet, tiles),
        tiles=tiles,
        decorations=decorations,
        technologies=technologies,
        grid_of=grid_of,
        bonuses=_by_site(technologies, len(sites), echo=False),
        echoes=_by_site(technologies, len(sites), echo=True),
        starts=read_starts(sheet, ids, sum(waiting)),
        newcomer_rows=newcomer_rows,
        waiting=waiting,
        tokens=tokens,
        tokens_active=setup.number("tokens_active", 0, tokens),
        first_column=setup.number("technology_column", 0, min(len(row) for row in grid_of)),
        start_goods=read_start_goods(sheet),
        king_start=king_start,
        king_palace=_palace_steps(king, king_start),
        king_hired=sheet.section("king_rulings").number("hired", 0, 9),
        slots=len(prices.slot),
        hand_limit=limits.number("hand", 1, 20),
        reshuffle_minimum=limits.number("reshuffle_minimum", 1, len(tiles)),
        scoring=_scoring(sheet),
        tie_break=_tie_break(sheet),
        rulings=read_rulings(sheet, RULINGS),
    )


def _rows_of(technologies: Sequence[Technology]) -> tuple[tuple[int, ...], ...]:
    numbers = sorted(range(len(technologies)), key=lambda n: technologies[n].column)
    rows = range(1, max(technology.row for technology in technologies) + 1)
    return tuple(tuple(n for n in numbers if technologies[n].row == row) for row in rows)


def _by_site(
    technologies: Sequence[Technology], sites: int, *, echo: bool
) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            number
            for number, technology in enumerate(technologies)
            if technology.site == site and technology.echo == echo
        )
        for site in range(sites)
    )


def _check_echoes(sheet: Sheet, technologies: Sequence[Technology], sites: Sequence[Site]) -> None:
    """Only some locations can be shared (VE-7.3.5)."""
    for entry, technology in zip(sheet.entries("technology"), technologies, strict=True):
        site = sites[technology.site]
        if technology.echo and not site.echo:
            raise entry.fail("effect.location", Text("versailles.data.no_echo", {"place": site.id}))
        gives = [found.resource for found in site.yields]
        if not technology.echo and technology.resource not in gives:
            values = {"place": site.id, "resource": RESOURCES[technology.resource]}
            raise entry.fail("effect.location", Text("versailles.data.yields_none", values))


def _palace_steps(king: Entry, start: int) -> dict[int, int]:
    """The step that is the palace, by number of players (VE-2.7)."""
    table = king.table("palace")
    return {n: table.number(f"p{n}", start + 1, 99) for n in PLAYERS}


def _scoring(sheet: Sheet) -> tuple[ScoreRule, ...]:
    rules: list[ScoreRule] = []
    counted: set[str] = set()
    for entry in sheet.entries("final_scoring", ""):
        kinds = entry.words("kinds", (*RESOURCES, *PILES))
        piles = [kind for kind in kinds if kind in PILES]
        if not kinds or len(set(kinds)) < len(kinds) or (piles and len(kinds) > 1):
            raise entry.fail("kinds", Text("versailles.data.kinds"))
        for kind in kinds:
            if kind in counted:
                raise entry.fail(
                    "kinds", Text("versailles.data.counted_twice", {"value": written(kind)})
                )
        counted.update(kinds)
        ordered = piles or [name for name in RESOURCES if name in kinds]
        rules.append(
            ScoreRule(
                "_".join(ordered),
                tuple(RESOURCES.index(name) for name in ordered if name in RESOURCES),
                "".join(piles),
                entry.number("per", 1, 99),
                entry.number("vp", 0, 99),
            )
        )
    return tuple(rules)


def _tie_break(sheet: Sheet) -> tuple[str, ...]:
    entry = sheet.section("tie_break")
    order = entry.words("order", TIE_BREAKS)
    if len(set(order)) < len(order):
        raise entry.fail("order", Text("versailles.data.same_twice"))
    return order
