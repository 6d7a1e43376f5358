"""Every slip of the pen in the component file of Tara is refused when it is read."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from engine.cells import DataError
from engine.games.tara.data import DATA_FILE, DOCUMENTATION, read_sheet
from tests.engine.shared.cell_mutations import SHARE, Keys, cells, first_cells, path_of, spoil
from tests.refusals import said
from tests.sampling import one_in

RAW: dict[str, Any] = tomllib.loads(DATA_FILE.read_text(encoding="utf-8"))


@pytest.mark.slow
def test_one_cell_of_each_kind_spoilt() -> None:
    report = spoil(RAW, read_sheet, first_cells(RAW))
    assert report.refused > 250
    assert report.accepted == []
    assert report.unplaced == []


@pytest.mark.slow
def test_cells_spoilt() -> None:
    report = spoil(RAW, read_sheet, one_in(SHARE, cells(RAW)))
    assert report.refused > 1900 // SHARE
    assert report.accepted == []
    assert report.unplaced == []


def test_what_is_documentation_and_what_may_be_left_out() -> None:
    assert list(DOCUMENTATION) == sorted(DOCUMENTATION)
    assert set(DOCUMENTATION) <= {path_of(keys) for keys in cells(RAW)}
    assert read_sheet(RAW).optional == set()


@pytest.mark.parametrize(
    ("keys", "value", "problem"),
    [
        (("money", "amnesty"), "four", "money, amnesty: 'four' is not a whole number from 0 to 20"),
        (
            ("money", "fee"),
            2,
            "money, fee: unknown column; known: amnesty, discard, entry_fee, start, traitor",
        ),
        (("shape", 0, "cost"), True, "shape F_L, cost: true is not a whole number from 0 to 4"),
        (
            ("shape", 25, "rank"),
            "farmer",
            "shape DOOM, rank: unknown column; known: cost, effect, id, name",
        ),
        (
            ("shape", 0, "slots", 0, 1),
            0.5,
            "shape F_L, slots: [0, 0.5] is not an offset of two numbers from -4 to 4",
        ),
        (("shape", 0, "slots"), [[3, 0]], "shape F_L, slots: no card puts a disc on [3, 0]"),
        (("shape", 0, "slots"), [[-1, 0]], "shape F_L, slots: no card puts a disc on [-1, 0]"),
        (
            ("shape", 0, "needs"),
            [[0, 0]],
            "shape F_L, needs: [0, 0] stands twice",
        ),
        (("shape", 0, "needs"), [[0, -4], [0, 1]], "shape F_L, needs: the figure fits nowhere"),
        (
            ("shape", 8, "needs"),
            [],
            "deck, coverage.herdsman: says [9, 13, 13, 9], but the cards reach [10, 13, 13, 9]",
        ),
        (("card", 4, "shape"), "F_L", "shape F_LR, id: no card has this figure"),
        (("deck", "cards"), 35, "deck, cards: says 35, but there are 36 cards"),
        (
            ("supply", "discs_total"),
            8,
            "supply, discs_total: says 8, but there are 80 for all players",
        ),
        (
            ("supply", "cumal_fives"),
            8,
            "supply, cumal_total: says 71, but there are 76 in ones and fives",
        ),
        (("hand", "set_aside"), 2, "hand, set_aside: says 2, but there are 3 left of the deal"),
        (
            ("hand", "turns_per_round"),
            4,
            "hand, turns_per_round: says 4, but there are 3 cards kept for a round",
        ),
        (
            ("setup", 0, "reserve"),
            "leinster",
            "setup 2, reserve: 'leinster' is not one of ulster, munster",
        ),
        (
            ("setup", 1, "reserve"),
            "munster",
            "setup 3, reserve: 'munster' never opens without closed_province_rule",
        ),
        (
            ("setup", 2, "provinces", 3),
            "ulster",
            "setup 4, provinces: these must be 4 different ones",
        ),
        (("setup", 2, "players"), 3, "setup 3, players: 3 stands twice"),
        (("province", 3, "order"), 3, "province munster, order: 3 stands twice"),
        (("rank", 1, "letter"), "h", "rank herdsman, letter: 'h' is not one of H"),
        (
            ("garrison", "one_disc_per_position"),
            False,
            "garrison, one_disc_per_position: only true is known to the rules",
        ),
        (("ransom", 2, "discs"), 3, "ransom 3, discs: no offer is for all discs: 0"),
        (("colour",), [{"id": "red"}], "colour red, id: there are 1, not 4"),
    ],
)
def test_a_mistake_is_named(keys: Keys, value: Any, problem: str) -> None:
    raw: Any = copy.deepcopy(RAW)
    table = raw
    for key in keys[:-1]:
        table = table[key]
    table[keys[-1]] = value
    with pytest.raises(DataError) as refused:
        read_sheet(raw)
    assert said(refused.value) == f"tara/cards.toml, {problem}"
