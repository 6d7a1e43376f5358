"""Reads boards, tracks, player cards and points from the component file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.cells import SOURCES, Entry, Sheet
from engine.cells.problems import CellError, written
from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.checks import (
    NUMBERS,
    SEATS,
    SEGMENT_IDS,
    TRACK,
    agrees,
    falling,
    fixed,
    icon_counts,
    in_order,
    rising,
)
from engine.games.viscounts.reader.notation import (
    count_of,
    icon_gain,
    person_effects,
    plain_gains,
    shared_effects,
    text_of,
)
from engine.games.viscounts.reader.slots import person_slots
from engine.games.viscounts.reader.spots import SIDES, SPOTS, read_spots
from engine.games.viscounts.reader.tables import BoardData, CollisionRow, Exchange, Start

_CONDITIONS = ("criminal_1plus", "criminal_0", "always")
_GOODS = c.GOODS[: c.WILD]
_TRACK_GAINS = (*_GOODS, "any", "debt", "deed", "flip", "flip_debt", "flip_deed")
_START_GAINS = (*_GOODS, "any", "debt", "deed")
_MOST_PAPERS = 60
"""Debts or Deeds that the box could hold; the machine's tables of chances end there."""


class _Segments(NamedTuple):
    names: tuple[str, ...]
    numbers: tuple[tuple[int, int], ...]
    exchanges: tuple[tuple[Exchange, Exchange], ...]


class _Seats(NamedTuple):
    sides: Mapping[int, int]
    debts: Mapping[int, int]
    deeds: Mapping[int, int]


class _Buildings(NamedTuple):
    cost: tuple[int, ...]
    vp: tuple[tuple[int, ...], ...]


class _Bonus(NamedTuple):
    at: int
    set_vp: tuple[int, ...]
    icons: tuple[tuple[int, ...], ...]
    vp: tuple[int, ...]


def read_board(sheet: Sheet) -> BoardData:
    """Read everything printed on boards. Raises DataError."""
    segments, seats, spots = _segments(sheet), _seats(sheet), read_spots(sheet)
    buildings, bonus = _buildings(sheet), _bonus(sheet)
    player, castle = sheet.section("player_board"), sheet.section("castle")
    debt, deed = sheet.section("debt"), sheet.section("deed")
    majority, majority_two = _majorities(sheet)
    return BoardData(
        segment_ids=SEGMENT_IDS,
        segment_names=segments.names,
        numbers=segments.numbers,
        exchanges=segments.exchanges,
        spots_per_segment=SPOTS,
        banks=spots.banks,
        spot_effects=spots.effects,
        link_effects=spots.links,
        slots=person_slots(sheet),
        start_icons=(
            icon_counts(player, "start_icons_space_2"),
            icon_counts(player, "start_icons_space_3"),
        ),
        hand_limit=player.number("hand_limit", 1, 8),
        building_cost=buildings.cost,
        building_vp=buildings.vp,
        worker_steps=_worker_steps(sheet),
        tier_two=tuple(
            section.parsed("tier_2_effect", shared_effects)
            for section in in_order(sheet, "castle_section", "index", range(c.SEGMENTS))
        ),
        tier_three=castle.parsed("third_tier_effect", shared_effects),
        tier_vp=rising(castle, "tier_vp", 3, 9),
        bump_rewards=(
            castle.parsed("bump_reward_tier_1", shared_effects),
            castle.parsed("bump_reward_tier_2", shared_effects),
        ),
        collisions=tuple(_collision(e) for e in in_order(sheet, "collision", "space", TRACK)),
        starts=tuple(_start(e) for e in in_order(sheet, "player_card", "number", NUMBERS)),
        sides=seats.sides,
        debt_counts=seats.debts,
        deed_counts=seats.deeds,
        set_vp=bonus.set_vp,
        bonus_icons=bonus.icons,
        bonus_vp=bonus.vp,
        bonus_at=bonus.at,
        leader_vp=sheet.section("castle_leader").number("vp", 1, 20),
        debt_vp=(debt.number("vp_unpaid", -9, 0), debt.number("vp_paid", 0, 9)),
        deed_vp=(deed.number("vp_acquired", 0, 9), deed.number("vp_approved", 0, 9)),
        majority_vp=majority,
        majority_vp_two=majority_two,
        pile_sizes=sheet.section("setup").numbers("townsfolk_pile_sizes", 1, 40),
        workers=sheet.section("limits").number("workers_per_player", 1, 40),
        raw=sheet.raw,
    )


def _segments(sheet: Sheet) -> _Segments:
    listed = in_order(sheet, "segment", "id", SEGMENT_IDS)
    seen: set[int] = set()
    for entry in listed:
        for column in ("number_left", "number_right"):
            number = entry.number(column, NUMBERS[0], NUMBERS[-1])
            if number in seen:
                raise entry.fail(
                    column, Text("viscounts.data.two_spaces", {"value": written(number)})
                )
            seen.add(number)
    return _Segments(
        tuple(entry.text("name") for entry in listed),
        tuple((entry.cell("number_left"), entry.cell("number_right")) for entry in listed),
        tuple(
            (
                entry.parsed("exchange_left", _exchange),
                entry.parsed("exchange_right", _exchange),
            )
            for entry in listed
        ),
    )


def _exchange(value: Any) -> Exchange:
    """ "merchant:2>ink:1"; what it gives is one effect without choices (VI-3.6)."""
    text = text_of(value)
    paid, _, got = text.partition(">")
    name, _, rate = paid.partition(":")
    if name != "merchant":
        raise CellError("viscounts.data.merchant_first", value=written(text))
    if "|" in got or "&" in got:
        raise CellError("viscounts.data.one_effect", value=written(text))
    return Exchange(count_of(rate), shared_effects([got]).human, text)


def _seats(sheet: Sheet) -> _Seats:
    """What depends on the number of people (VI-2.1, VI-2.8, VI-2.10)."""
    limits = sheet.section("limits")
    debts, deeds = (limits.number(name, 1, _MOST_PAPERS) for name in ("debts", "deeds"))
    listed = in_order(sheet, "setup_count", "players", SEATS)
    for entry in listed:
        pairs = entry.cell("players") + 1
        agrees(entry, "pairs_laid_out", pairs, "players", "viscounts.data.pairs")
        entry.word("board_side_source", SOURCES)
    return _Seats(
        {entry.cell("players"): entry.index("board_side", SIDES) for entry in listed},
        {entry.cell("players"): entry.number("debts_on_poverty", 1, debts) for entry in listed},
        {entry.cell("players"): entry.number("deeds_on_prosperity", 1, deeds) for entry in listed},
    )


def _buildings(sheet: Sheet) -> _Buildings:
    listed = in_order(sheet, "building_type", "type", c.BUILDINGS)
    return _Buildings(
        tuple(entry.number("cost", 1, 12) for entry in listed),
        tuple((0, *rising(entry, "vp", 3, 40)) for entry in listed),
    )


def _worker_steps(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    """More icons bring more workers (VI-8.4)."""
    steps: list[tuple[int, int]] = []
    for entry in sheet.entries("worker_step", "icons"):
        icons, workers = steps[-1] if steps else (0, 0)
        steps.append(
            (entry.number("icons", icons + 1, 20), entry.number("workers", workers + 1, 9))
        )
    return tuple(steps)


def _collision(entry: Entry) -> CollisionRow:
    entry.parsed("active", plain_gains(_TRACK_GAINS))
    entry.parsed("active_ai", plain_gains(_TRACK_GAINS))
    return CollisionRow(
        entry.parsed("active", shared_effects),
        entry.parsed("active_ai", shared_effects).automa,
        entry.word("others_if", _CONDITIONS),
        entry.parsed("others", shared_effects),
    )


def _start(entry: Entry) -> Start:
    entry.parsed("gain", plain_gains(_START_GAINS))
    gain, effects = (entry.parsed(column, person_effects) for column in ("gain", "effects"))
    return Start(entry.cell("number"), (*gain, *effects), entry.cells)


def _bonus(sheet: Sheet) -> _Bonus:
    """Sets of ribbons and the cards for three of one ribbon (VI-8.5.2, VI-10.2.3)."""
    sets = sheet.section("manuscript_sets")
    fixed(sets, "ribbons", list(c.RIBBONS))
    at = sets.number("cleric_bonus_at", 1, 9)
    listed = in_order(sheet, "cleric_bonus", "ribbon", c.RIBBONS)
    for entry in listed:
        agrees(entry, "needs", at, "manuscript_sets.cleric_bonus_at")
    return _Bonus(
        at,
        rising(sets, "vp_by_different_ribbons", len(c.RIBBONS), 30),
        tuple(entry.parsed("reveals", icon_gain) for entry in listed),
        tuple(entry.number("vp", 0, 9) for entry in listed),
    )


def _majorities(sheet: Sheet) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rules know one scale for both cards (VI-10.2.7)."""
    poverty, prosperity = sheet.section("poverty"), sheet.section("prosperity")
    for entry, pile, most in (
        (poverty, "debts", "flipped_deeds"),
        (prosperity, "deeds", "flipped_debts"),
    ):
        fixed(entry, "pile", pile)
        fixed(entry, "rewards_most", most)
        fixed(entry, "minimum", 1)
    many, two = falling(poverty, "vp", 3, 30), falling(poverty, "vp_under_three_players", 2, 30)
    agrees(prosperity, "vp", list(many), "poverty.vp")
    agrees(prosperity, "vp_under_three_players", list(two), "poverty.vp_under_three_players")
    return many, two
