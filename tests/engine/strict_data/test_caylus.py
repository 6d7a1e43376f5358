"""Mistakes in the component file of Caylus are refused when it is loaded, and placed."""

from __future__ import annotations

import tomllib

import pytest

from engine.cells import DataError
from engine.games.caylus.data import DATA_FILE, DOCUMENTATION, load_data, read_sheet
from tests.engine.shared.cell_mutations import SHARE, cells, path_of, spoil
from tests.refusals import said
from tests.sampling import one_in

TEXT = DATA_FILE.read_text(encoding="utf-8")
RAW = tomllib.loads(TEXT)


@pytest.mark.slow
def test_one_cell_of_each_kind() -> None:
    first = {path_of(keys): keys for keys in reversed(list(cells(RAW)))}
    report = spoil(RAW, read_sheet, iter(first.values()))
    assert report.accepted == []
    assert report.unplaced == []


@pytest.mark.slow
def test_cells_everywhere() -> None:
    report = spoil(RAW, read_sheet, one_in(SHARE, cells(RAW)))
    assert report.accepted == []
    assert report.unplaced == []


def test_documentation_is_in_the_file_and_read_by_nobody() -> None:
    paths = {path_of(keys) for keys in cells(RAW)}
    assert set(DOCUMENTATION) <= paths
    assert list(DOCUMENTATION) == sorted(DOCUMENTATION)
    for path in DOCUMENTATION:
        name, column = path.split(".")
        without = tomllib.loads(TEXT)
        for entry in without[name] if isinstance(without[name], list) else [without[name]]:
            del entry[column]
        read_sheet(without)


def test_what_may_be_left_out() -> None:
    plain = {path for path in read_sheet(RAW).optional if not path.startswith("effect.options.")}
    assert {path for path in plain if ".cost." not in path} == {
        "neutral_building.shares_name",
        "player_building.shares_name",
        "player_building.store",
        "prestige_building.name_hu",
    }


def error_of(entry: str, old: str, new: str) -> str:
    """What is said about the file with one change after the first mention of an entry."""
    start = TEXT.index(entry)
    assert old in TEXT[start:]
    with pytest.raises(DataError) as refused:
        load_data(TEXT[:start] + TEXT[start:].replace(old, new, 1))
    return said(refused.value).removeprefix("caylus/cards.toml, ")


@pytest.mark.parametrize(
    ("entry", "old", "new", "sentence"),
    [
        (
            'id = "bank"',
            "vp = 3",
            'vp = "one"',
            "player_building bank, vp: 'one' is not a whole number from 0 to 20",
        ),
        (
            'id = "bank"',
            "vp = 3",
            "vpp = 3",
            "player_building bank, vp: is missing; is vpp meant for it?",
        ),
        (
            'id = "bank"',
            "stone = 2",
            "stnoe = 2",
            "player_building bank, cost.stnoe: is not one of food, wood, stone, gold, denier, any",
        ),
        (
            'id = "bank"',
            '"GOLD_BUY1"',
            '"INCOME1"',
            "player_building bank, secondary: 'INCOME1' is not one of F1, W1, S1, F2, W2, S2, G1, "
            "D1, D2, F_STORE, W_STORE, S_STORE, PEDDLE1, PEDDLE2, SELL4, SMELT, GOLD_BUY1, "
            "GOLD_BUY2, TOKEN_BUY1, TOKEN_BUY2, TURN_RESIDENCE",
        ),
        (
            'id = "bank"',
            "can_turn = true",
            "can_turn = 1",
            "player_building bank, can_turn: 1 is neither true nor false",
        ),
        (
            'id = "large_farm"',
            "can_turn",
            'stor = "food"\ncan_turn',
            "player_building large_farm, stor: unknown column; did you mean store? "
            "known: can_turn, cost, id, name, name_hu, primary, secondary, shares_name, store, "
            "tier, variants, vp",
        ),
    ],
)
def test_cells_of_a_card(entry: str, old: str, new: str, sentence: str) -> None:
    assert error_of(entry, old, new) == sentence


@pytest.mark.parametrize(
    ("entry", "old", "new", "sentence"),
    [
        (
            'id = "small_farm"',
            'store = "food"',
            'store = "wood"',
            "player_building small_farm, store: the card stores wood, but its effects take food",
        ),
        (
            'id = "n_park"',
            '"F1"',
            '"F_STORE"',
            "neutral_building n_park, effect: nothing is stored on the card, "
            "but its effects take food",
        ),
        (
            'id = "n_park"',
            '"Park"',
            '"Forest"',
            "neutral_building n_park, name: another card, too, is called “Forest”",
        ),
        (
            'id = "lawyer"',
            '["advanced"]',
            '["base", "advanced"]',
            "variant.base, removed_player_buildings: ['church', 'lawyer'] is not ['church'], "
            "the cards without this variant",
        ),
        (
            'id = "hotel"',
            'income = "INCOME1"',
            'income = "D1"',
            "prestige_building hotel, income: 'D1' is not one of INCOME1",
        ),
        (
            'id = "theatre"',
            "vp = 6",
            'vp = 6\nincome = "INCOME1"',
            "prestige_building theatre, income: unknown column; known: copies, cost, id, name, "
            "name_hu, variants, vp",
        ),
        (
            'code = "F1"',
            "auto = true",
            "auto = false",
            "effect F1, auto: false, though the effect costs nothing and leaves no choice",
        ),
        (
            'code = "SELL4"',
            "auto = false",
            "auto = true",
            "effect SELL4, auto: true, though the effect has a price or leaves a choice",
        ),
        (
            'code = "SMELT"',
            "any = 1",
            "any = 2",
            "effect SMELT, options[1].pay: gold is had for one cube of any kind and nothing else",
        ),
        (
            'code = "F_STORE"',
            "food = 1",
            "food = 2",
            "effect F_STORE, options[1].from: the store gives one food, wood or stone, and asks "
            "nothing for it",
        ),
        (
            'code = "INCOME1"',
            'when = "income"',
            'when = "activation"',
            "prestige_building hotel, income: 'INCOME1': nothing can stand here",
        ),
        (
            'code = "GOLD_BUY2"',
            "pay = { denier = 3 }, gain = { gold = 2 }",
            "pay = { denier = 1 }, gain = { gold = 1 }",
            "effect GOLD_BUY2, options: the same option stands twice",
        ),
        (
            'code = "TURN_RESIDENCE"',
            "pay = { food = 1 }",
            "pay = { food = 2 }",
            "residence, cost: is not what TURN_RESIDENCE asks for",
        ),
        (
            "[income]",
            "hotel = 1",
            "hotel = 2",
            "income, hotel: 2 is not 1, the deniers of INCOME1",
        ),
    ],
)
def test_cards_and_effects_that_contradict_each_other(
    entry: str, old: str, new: str, sentence: str
) -> None:
    assert error_of(entry, old, new) == sentence


@pytest.mark.parametrize(
    ("entry", "old", "new", "sentence"),
    [
        (
            "players = 3",
            "tokens_total = 21",
            "tokens_total = 20",
            "setup, by_players[2].tokens_total: 20 is not 21, the sum of the tokens",
        ),
        (
            "players = 3",
            "walls = 7",
            "walls = 8",
            "setup, by_players[2].tokens.walls: 8 is not 7, "
            "the tokens of the section without those removed",
        ),
        (
            "players = 3",
            "players = 3",
            "players = 4",
            "setup, by_players: players are [2, 4, 4], not [2, 3, 4] once each",
        ),
        (
            "[setup]",
            "hand_size = 3",
            "hand_size = 6",
            "setup, hand_size: 6 is not a whole number from 1 to 5",
        ),
        (
            "[setup]",
            'road_fixed_last = "n_peddler"',
            'road_fixed_last = "peddler"',
            "setup, road_fixed_last: 'peddler' is not one of n_park, n_forest, n_quarry, "
            "n_peddler, n_trading_post",
        ),
        (
            "[supply]",
            "cards_total = 63",
            "cards_total = 64",
            "supply, cards_total: 64 is not 63, the number of cards in this file",
        ),
        (
            "[supply]",
            "workers_per_player = 4",
            "workers_per_player = 5",
            "supply, workers_per_player: 5 is not 4, which the rules fix",
        ),
        (
            "[castle]",
            '"dungeon", "walls"',
            '"walls", "dungeon"',
            "castle, order: ['walls', 'dungeon', 'towers'] is not "
            "['dungeon', 'walls', 'towers'], "
            "which the rules fix",
        ),
        (
            "[castle]",
            "if_no_batch = 2",
            "if_no_batch = 0",
            "castle, tokens_removed_if_no_batch: 0 is not a whole number from 1 to 24",
        ),
        (
            "[scoring]",
            "deniers_per_vp = 3",
            "deniers_per_vp = 0",
            "scoring, deniers_per_vp: 0 is not a whole number from 1 to 99",
        ),
        (
            'id = "bridge"',
            "space_1_bonus_deniers = 1",
            "space_1_bonus_deniers = 2",
            "other_card bridge, space_1_bonus_deniers: 2 is not 1, what the first to pass takes",
        ),
        ("[variant.base]", "[variant.base]", "[variant.bass]", "variant.base, the whole entry: "),
        ("[scoring]", "[scoring]", "[scorings]", "scoring, the whole entry: is missing"),
        ("[meta]", "[meta]", "spare = 1\n[meta]", "spare: unknown column; known: "),
    ],
)
def test_setup_and_box_that_contradict_each_other(
    entry: str, old: str, new: str, sentence: str
) -> None:
    assert error_of(entry, old, new).startswith(sentence)
