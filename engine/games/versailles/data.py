"""Loads cards.toml into flat tables that the ops index by small integers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.games.versailles.cells import FILE, Entry, entries, section
from engine.games.versailles.moves import Moves, read_moves
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
from engine.games.versailles.sites import Site, price_lists, read_sites, site_ids
from engine.reading import reading

DATA_FILE = Path(__file__).with_name("cards.toml")
PLAYERS = range(2, 6)
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


@lru_cache(maxsize=4)
def load_data(text: str | None = None) -> VersaillesData:
    """Parse component text (default: the shipped file). Raises DataError."""
    if text is None:
        text = DATA_FILE.read_text(encoding="utf-8")
    with reading(FILE, "the file", "TOML"):
        raw = tomllib.loads(text)
    return _read(text, raw)


def _read(text: str, raw: Mapping[str, Any]) -> VersaillesData:
    ids = site_ids(raw)
    decorations = read_decorations(raw)
    technologies = read_technologies(raw, ids)
    tiles = read_tiles(raw, decorations)
    rows = entries(raw, "newcomer_row")
    newcomer_rows = tuple(row.only("id", "waiting").word("id") for row in rows)
    prices = price_lists(raw, decorations, technologies, tiles)
    cap = section(raw, "moving").number("yield_worker_cap", 1, 9)
    sites = read_sites(raw, prices, newcomer_rows, cap)
    _check_echoes(raw, technologies, sites)
    waiting = tuple(row.number("waiting", 0, 9) for row in rows)
    setup = section(raw, "setup").only("tokens_active", "technology_column")
    supply = section(raw, "supply")
    tokens = supply.number("tokens_per_player", 0, 9)
    king = section(raw, "king").only("start", "palace")
    king_start = king.number("start", 0, 9)
    limits = section(raw, "limits").only("hand", "reshuffle_minimum")
    grid_of = _rows_of(technologies)
    return VersaillesData(
        text=text,
        raw=raw,
        sites=sites,
        moves=read_moves(raw, sites),
        palace=read_palace(raw, tiles),
        tiles=tiles,
        decorations=decorations,
        technologies=technologies,
        grid_of=grid_of,
        bonuses=_by_site(technologies, len(sites), echo=False),
        echoes=_by_site(technologies, len(sites), echo=True),
        starts=_starts(raw, ids, sum(waiting)),
        newcomer_rows=newcomer_rows,
        waiting=waiting,
        tokens=tokens,
        tokens_active=setup.number("tokens_active", 0, tokens),
        first_column=setup.number("technology_column", 0, min(len(row) for row in grid_of)),
        start_goods=tuple(
            section(raw, "setup_goods").only(*RESOURCES).number(name) for name in RESOURCES
        ),
        king_start=king_start,
        king_palace=_palace_steps(king, king_start),
        king_hired=section(raw, "king_rulings").number("hired", 0, 9),
        slots=len(prices.slot),
        hand_limit=limits.number("hand", 1, 20),
        reshuffle_minimum=limits.number("reshuffle_minimum", 1, len(tiles)),
        scoring=_scoring(raw),
        tie_break=section(raw, "tie_break").only("order").words("order", TIE_BREAKS),
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


def _check_echoes(
    raw: Mapping[str, Any], technologies: Sequence[Technology], sites: Sequence[Site]
) -> None:
    """Only some locations can be shared (VE-7.3.5)."""
    for entry, technology in zip(entries(raw, "technology"), technologies, strict=True):
        site = sites[technology.site]
        if technology.echo and not site.echo:
            raise entry.fail("effect.location", f"{site.id} has echo = false")
        gives = [found.resource for found in site.yields]
        if not technology.echo and technology.resource not in gives:
            raise entry.fail(
                "effect.location", f"{site.id} yields no {RESOURCES[technology.resource]}"
            )


def _starts(
    raw: Mapping[str, Any], ids: Sequence[str], waiting: int
) -> dict[int, tuple[tuple[int, ...], ...]]:
    """The set-up table, for two to five players and each seat in turn order (VE-2.2)."""
    most = section(raw, "supply").number("workers_per_player", 1, 30) - waiting
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for entry in entries(raw, "start", ""):
        entry.only("players", "seat", "total", "places")
        players = entry.number("players", PLAYERS[0], PLAYERS[-1])
        seat = entry.number("seat", 1, players)
        entry.label = f"start of {players} players, seat {seat}"
        if (players, seat) in found:
            raise entry.fail("seat", "stands twice")
        places = entry.amounts("places", ids, 9)
        total = entry.number("total", 1, 99)
        if sum(places) != total:
            raise entry.fail("total", f"says {total}, but the places add up to {sum(places)}")
        if total > most:
            raise entry.fail(
                "total", f"{total} workers, but only {most} are not waiting to be hired"
            )
        found[players, seat] = places
    for players in PLAYERS:
        for seat in range(1, players + 1):
            if (players, seat) not in found:
                name = f"start of {players} players, seat {seat}"
                raise Entry(name, {}).fail("the whole entry", "is missing")
    return {n: tuple(found[n, seat] for seat in range(1, n + 1)) for n in PLAYERS}


def _palace_steps(king: Entry, start: int) -> dict[int, int]:
    """The step that is the palace, by number of players (VE-2.7)."""
    table = king.table("palace").only(*(f"p{n}" for n in PLAYERS))
    return {n: table.number(f"p{n}", start + 1, 999) for n in PLAYERS}


def _scoring(raw: Mapping[str, Any]) -> tuple[ScoreRule, ...]:
    rules: list[ScoreRule] = []
    for entry in entries(raw, "final_scoring", ""):
        entry.only("kinds", "per", "vp")
        kinds = entry.words("kinds", (*RESOURCES, *PILES))
        piles = [kind for kind in kinds if kind in PILES]
        if not kinds or len(set(kinds)) < len(kinds) or (piles and len(kinds) > 1):
            raise entry.fail("kinds", "must be different resources, or one kind of pieces")
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
