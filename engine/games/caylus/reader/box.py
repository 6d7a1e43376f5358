"""The parts of the component file that repeat or explain others: checked against them."""

from __future__ import annotations

from engine.cells import Entry, Sheet
from engine.games.caylus.reader.agreement import (
    agree,
    agree_order,
    agree_variants,
    agree_words,
    complete,
    read_names,
)
from engine.games.caylus.reader.buildings import PLAYER_IDS, PRESTIGE_IDS
from engine.games.caylus.reader.components import (
    GOODS,
    PLAIN_NAMES,
    PLAYERS,
    ROUND,
    VARIANTS,
    WORKERS,
    Building,
    Castle,
)

_COLOURS = ("red", "orange", "green", "blue")
_LIMITED = ("castle_token", "worker", "prestige_building")
_CARDS = ("start_player", "bridge", "castle")
_ORDERS = {
    "income": "simultaneous",
    "actions": "start_player_clockwise_until_all_passed",
    "provost": "passing_order",
    "activation": "road_order",
    "castle": "passing_order",
    "round_end": "automatic",
}


def check_box(
    sheet: Sheet, buildings: tuple[Building, ...], castle: Castle, first_bonus: int
) -> None:
    """Everything that the rules do not read from the file but that must not contradict them."""
    _check_meta(sheet.section("meta"))
    _check_supply(sheet, castle, len(buildings) - len(PLAYER_IDS))
    _check_phases(sheet)
    for variant in VARIANTS:
        _check_variant(sheet.section(f"variant.{variant}"), variant, buildings)
    cards = complete(sheet, "other_card", _CARDS)
    for card in cards.values():
        read_names(card)
    agree(cards["bridge"], "pass_spaces", PLAYERS[-1])
    agree(cards["bridge"], "space_1_bonus_deniers", first_bonus, "caylus.data.first_bonus")


def _check_meta(meta: Entry) -> None:
    agree(meta, "id", "caylus")
    agree(meta, "players_min", PLAYERS[0])
    agree(meta, "players_max", PLAYERS[-1])
    agree_words(meta, "variants", VARIANTS, VARIANTS)


def _check_supply(sheet: Sheet, castle: Castle, common_cards: int) -> None:
    supply = sheet.section("supply")
    agree(supply, "workers_per_player", WORKERS)
    agree(supply, "pass_markers_per_player", 1)
    agree(supply, "provost", 1)
    agree(supply, "castle_tokens", sum(castle.tokens), "caylus.data.sections_sum")
    colours = len(complete(sheet, "player_colour", _COLOURS))
    total = colours * len(PLAYER_IDS) + common_cards + len(_CARDS)
    agree(supply, "cards_total", total, "caylus.data.cards")
    cubes = sum(_cubes(resource) for resource in complete(sheet, "resource", GOODS[:4]).values())
    agree(supply, "cubes_total_approx", cubes, "caylus.data.resources_sum")
    agree_words(supply, "unlimited", GOODS, ("denier", *GOODS[:4]))
    agree_words(supply, "limited", _LIMITED, _LIMITED)


def _cubes(resource: Entry) -> int:
    read_names(resource)
    plain = resource.word("id") in PLAIN_NAMES
    agree(resource, "plain", plain)
    if not plain:
        agree_words(resource, "joker_for", PLAIN_NAMES, PLAIN_NAMES)
    return resource.number("cubes", 1, 50)


def _check_phases(sheet: Sheet) -> None:
    phases = complete(sheet, "phase", ROUND)
    for name, phase in phases.items():
        read_names(phase)
        agree(phase, "order", _ORDERS[name])
        agree_variants(phase, *(VARIANTS if name != "provost" else ("advanced",)))


def _check_variant(entry: Entry, variant: str, buildings: tuple[Building, ...]) -> None:
    number, advanced = VARIANTS.index(variant), variant == "advanced"
    removed = [building.id for building in buildings if not building.variants[number]]
    why = "caylus.data.removed"
    for column, ids in (
        ("removed_player_buildings", PLAYER_IDS),
        ("removed_prestige_buildings", PRESTIGE_IDS),
    ):
        agree_words(entry, column, ids, [card for card in removed if card in ids], why)
    deck = sum(card.id in PLAYER_IDS and card.id not in removed for card in buildings)
    agree(entry, "player_deck_size", deck, "caylus.data.deck")
    agree(entry, "provost", advanced)
    agree(entry, "prestige_needs_residence", advanced)
    phases = tuple(phase for phase in ROUND if advanced or phase != "provost")
    agree_order(entry, "phases", ROUND, phases)


def smallest_deck(buildings: tuple[Building, ...]) -> int:
    """Cards of a player's deck in the variant with the fewest."""
    return min(
        sum(card.variants[n] for card in buildings if card.id in PLAYER_IDS)
        for n in range(len(VARIANTS))
    )
