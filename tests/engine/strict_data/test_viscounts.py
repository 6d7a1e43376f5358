"""The component file of Viscounts: a slip of the pen in any cell is refused, with its place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from engine.cells import DataError
from engine.games.viscounts.data import DATA_FILE, DOCUMENTATION, load_data, read_sheet
from tests.engine.shared.cell_mutations import SHARE, Keys, cells, path_of, spoil
from tests.refusals import said
from tests.sampling import one_in

TEXT = DATA_FILE.read_text(encoding="utf-8")
RAW = tomllib.loads(TEXT)
CHOICES = ("ability.trigger", "ability.convert", "ability.once")
"""What an ability may leave out: an ongoing one has a trigger or conversions."""


def first_of_each_kind() -> Iterator[Keys]:
    """One cell for each column of each kind of entry; remarks are left to the long test."""
    seen = set(DOCUMENTATION)
    for keys in cells(RAW):
        if path_of(keys) not in seen and not str(keys[-1]).startswith(("source", "note")):
            seen.add(path_of(keys))
            yield keys


@pytest.mark.slow
def test_a_spoilt_cell_of_each_kind_is_refused() -> None:
    report = spoil(RAW, read_sheet, first_of_each_kind())
    assert report.accepted == []
    assert report.unplaced == []
    assert report.refused > 600


@pytest.mark.slow
def test_spoilt_cells_are_refused() -> None:
    report = spoil(RAW, read_sheet, one_in(SHARE, cells(RAW)))
    assert report.accepted == []
    assert report.unplaced == []
    assert report.refused > 7000 // SHARE


def test_only_names_and_parts_of_abilities_are_free() -> None:
    sheet = read_sheet(RAW)
    assert {column for column in sheet.free if not column.endswith(".name")} == set()
    assert {column.partition(".")[2] for column in sheet.optional} == set(CHOICES)


def test_documentation_is_sorted_and_stands_in_the_file() -> None:
    assert list(DOCUMENTATION) == sorted(DOCUMENTATION)
    assert {path_of(keys) for keys in cells(RAW)} >= set(DOCUMENTATION)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "group_size = 3",
            "group_size = 4",
            "castle, group_size: 4, but the rules are written for 3",
        ),
        (
            'hire = "future_scheme:1"',
            'hire = "flip:1"',
            "solo.replace, hire: 'flip:1', but the rules are written for 'future_scheme:1'",
        ),
        (
            "townsfolk_neutral = 68",
            "townsfolk_neutral = 67",
            "limits, townsfolk_neutral: 67, but the list “townsfolk” gives 68",
        ),
        (
            "[14, 14, 14, 13, 13]",
            "[14, 14, 14, 14, 13]",
            "setup, townsfolk_pile_sizes: must be 5 piles of 68 townsfolk in all",
        ),
        (
            'back = "grey", kind = "now"',
            'back = "black", kind = "now"',
            "manuscript, back: 4 manuscripts have a grey back, but there are 5 piles",
        ),
        (
            "hand_size = 3",
            "hand_size = 4",
            "setup, hand_size: 4, but player_board.hand_limit gives 3",
        ),
        (
            'flipped_debts"\nvp = [12, 8, 4]',
            'flipped_debts"\nvp = [12, 8, 5]',
            "prosperity, vp: [12, 8, 5], but poverty.vp gives [12, 8, 4]",
        ),
        (
            "players = 3, board_side",
            "players = 5, board_side",
            "setup_count 5, players: 5 stands where 3 belongs",
        ),
        (
            "number_left = 3",
            "number_left = 4",
            "segment A, number_right: 4 stands on two spaces",
        ),
        (
            'exchange_right = "merchant:3>destroy:1"',
            'exchange_right = "merchant:3>destroy:1 | flip:1"',
            "segment D, exchange_right: 'merchant:3>destroy:1 | flip:1' must give one effect",
        ),
        (
            'index = 2, bank = "L", effects = ["stone:1"]',
            'index = 3, bank = "L", effects = ["stone:1"]',
            "spot low A 3, index: plot 2 of this segment must come first",
        ),
        (
            'index = 1, bank = "L"',
            'index = 1, bank = "R"',
            "spot low A 1, bank: plots of bank L come first, then those of bank R, some of each",
        ),
        (
            'segment = "A", a = 3, b = 4',
            'segment = "A", a = 1, b = 2',
            "link low A 1, a: a second link begins at plot 1",
        ),
        (
            'pos = 3, type = "trading_post"',
            'pos = 3, type = "guildhall"',
            "slot 3, type: three neighbours have one type: 1 to 3, 4 to 6, 7 to 9",
        ),
        (
            '"dismiss_cost_one"',
            '"move_plus_one"',
            "slot 1, reveals: 'move_plus_one' stands twice",
        ),
        (
            '"on_hire:discard:1"',
            '"on_shuffle:virtue:1"',
            "slot 7, reveals: 'on_shuffle:virtue:1' is not one of icon:noble:1, "
            "move_plus_one, dismiss_cost_one, hand_limit:+1, on_hire, collision_if_no_criminal",
        ),
        (
            '"on_shuffle:virtue:1"',
            '"on_shuffle:any:1"',
            "ai_board cleric, slots[8].reveals: 'on_shuffle:any:1': a shuffle brings only "
            "virtue or corruption",
        ),
        (
            'resource = "stone", below = 4',
            'resource = "ink", below = 4',
            "ai_board cleric, resource_chart: must list ink, stone and gold once each, "
            "or wild alone",
        ),
        (
            "worker_counts = [2, 3, 4]",
            "worker_counts = [2, 3, 5]",
            "ai_board cleric, worker_counts: [2, 3, 5], but worker_step gives [2, 3, 4]",
        ),
        (
            'options = [["act_workers"], ["flip:1", "virtue:1"]]',
            'options = [["flip:1", "virtue:1"], ["act_workers"]]',
            "scheme ss_noble, options: the last option, and no other, must be one that is "
            "always possible",
        ),
        (
            'id = "fs_cleric", deck = "future"',
            'id = "fs_cleric", deck = "start"',
            "scheme fs_cleric, id: 'fs_cleric' must be written like ss_name",
        ),
        (
            'on_hire = ["discard:1"]',
            'on_hire = ["future_scheme:1"]',
            "townsfolk tf_acolyte, on_hire: 'future_scheme' is an effect of the automa alone",
        ),
        (
            'trigger = "after_trade", effects',
            'triger = "after_trade", effects',
            "starter st_trader, ability.trigger: is missing; an ongoing ability has “trigger” "
            "or “convert”",
        ),
        (
            'ability = { timing = "none" }',
            'ability = { timing = "none", effects = ["ink:1"] }',
            "starter st_abbot, ability.effects: unknown column; known: timing",
        ),
        (
            'source = "published"',
            'source = "publishd"',
            "setup_count[1], source: 'publishd' is not one of rulebook, published, "
            "community, reconstructed, ruling, box",
        ),
    ],
)
def test_a_mistake_is_named_in_one_sentence(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(DataError) as caught:
        load_data(TEXT.replace(old, new, 1))
    assert said(caught.value) == f"viscounts/cards.toml, {sentence}"
