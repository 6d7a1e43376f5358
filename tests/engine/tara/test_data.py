"""The component file: what is refused, and words for everything it names."""

from __future__ import annotations

import pytest

from engine.cells import DataError
from engine.games.tara.board import RANK_SIZES
from engine.games.tara.data import DATA_FILE, load_data
from engine.games.tara.state import PHASES
from engine.games.tara.telling.narrate import KINDS, UNTOLD
from engine.texts import load_catalogue
from tests.engine.tara.layout import tara
from tests.refusals import said

TEXT = DATA_FILE.read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    """The shipped file with one passage exchanged."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "tara"', "id = tara", "not readable as TOML, line"),
        ('id = "F_L"\nname', 'id = "F_X"\nname', "card 1, shape"),
        ('effect = "place"\ncost = 0', 'effect = "burn"\ncost = 0', "shape F_L, effect"),
        ('effect = "place"\ncost = 0', 'effect = "place"\ncost = 9', "shape F_L, cost: 9 is not"),
        ("needs = [[0, -1]]", "needs = [[1, -1], [0, 4]]", "shape F_L, needs: the figure fits"),
        ("needs = [[0, -1]]", "needs = [1]", "shape F_L, needs"),
        ("slots = [[0, 0]]", "slots = [[3, 0]]", "shape F_L, slots: no card puts a disc"),
        ("slots = [[0, 0]]", "slots = []", "shape F_L, slots: 0 slots"),
        ('rank = "farmer"', 'rank = "thane"', "shape F_L, rank"),
        ("number = 36", "number = 35", "card 35, number: 35 stands twice"),
        ("number = 36", "number = 37", "card 37, number: 37 is not a whole"),
        ("positions = 5", "positions = 6", "rank farmer, positions"),
        ("garrison = true", "", "rank farmer, garrison"),
        ('reserve = "munster"', 'reserve = "meath"', "setup 2, reserve"),
        ("entry_fee = 2", "", "money, entry_fee: is missing"),
        ("spread = 1 ", "spread = 21 ", "income, spread: 21 is not a whole number"),
        ("discs_per_player = 20", "", "supply, discs_per_player: is missing"),
    ],
)
def test_errors_say_file_entry_and_column(old: str, new: str, words: str) -> None:
    with pytest.raises(DataError) as caught:
        load_data(changed(old, new))
    assert said(caught.value).startswith("tara/cards.toml")
    assert words in said(caught.value)


def test_a_corrected_figure_needs_no_code() -> None:
    data = load_data(changed("entry_fee = 2", "entry_fee = 3"))
    assert (data.money.entry_fee, load_data().money.entry_fee) == (3, 2)
    assert data.text != load_data().text


def test_ranks_have_the_sizes_of_the_board() -> None:
    assert tuple(entry["positions"] for entry in load_data().raw["rank"]) == RANK_SIZES


def test_everything_has_its_words() -> None:
    game, catalogue = tara(), load_catalogue("en")
    data = load_data()
    state = game.setup({"seats": [{"kind": "person"}] * 2, "options": {}}, 1)
    keys = [f"prompt.{op}" for op, each in game.ops.items() if each.options]
    keys += [f"log.{kind}" for kind in KINDS - UNTOLD]
    keys += [f"counter.{name}" for name in game.counters(state, 0)]
    keys += [f"phase.{name}" for name in PHASES]
    keys += [f"shape.{shape.id}" for shape in data.shapes]
    keys += [f"{part}.{name}" for name in data.provinces for part in ("province", "score")]
    outcome = game.outcome(state)
    for rank in data.ranks:
        keys += [f"rank.{rank.id}", f"position.{rank.id}", f"place.{rank.id}"]
    keys += [f"score.{row.key}" for row in (*outcome.rows, *outcome.facts)]
    keys += ["score.total", "outcome.high_king", "outcome.unfinished"]
    assert [key for key in keys if not catalogue.has(f"tara.{key}")] == []
