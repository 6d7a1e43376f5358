"""Figures are corrected by editing the component data alone; a broken edit is refused."""

from __future__ import annotations

import re

import pytest

from engine.cells import DataError
from engine.games import load_game
from engine.games.versailles.data import DATA_FILE
from engine.simulation.walker import check_game
from tests.engine.versailles.layout import A, Table, config, versailles
from tests.refusals import said

TEXT = DATA_FILE.read_text(encoding="utf-8")
SOURCES = ("rulebook", "published", "community", "reconstructed", "ruling")


def edited(entry: str, old: str, new: str) -> str:
    """The data text with one cell changed: the first `old` after the line `entry`."""
    head, found, tail = TEXT.partition(entry + "\n")
    assert found, entry
    assert old in tail, old
    return head + found + tail.replace(old, new, 1)


def table(text: str, seats: int = 2) -> Table:
    """A position of the game with these data."""
    return Table(seats, load_game("versailles", text))


def test_a_corrected_tile() -> None:
    """T18 turns into a garden tile for 1 gold, three workers and a statue, worth 9."""
    text = edited('id = "T18"', 'edges = "PPGG"', 'edges = "GGGP"')
    text = text.replace(
        """edges = "GGGP"
workers = 1
cost = { wood = 2, marble = 0, gold = 0 }
decorations = []
vp = 3""",
        """edges = "GGGP"
workers = 3
cost = { wood = 0, marble = 0, gold = 1 }
decorations = ["statue"]
vp = 9""",
    )
    other = table(text).lay(A, at="construction_yard " * 2, hand="T18", gold=1, stock="statue")
    assert other.use("construction_yard").asked == ("", -1)
    other.lay(A, at="construction_yard").use("construction_yard")
    other.answer("build", "T18", 1, 1, 0)
    other.expect(A, points=9, gold=0, statue=0)
    assert other.state.needs[1] == 27 * 2
    shipped = Table().lay(A, at="construction_yard", hand="T18", wood=2).use("construction_yard")
    shipped.answer("build", "T18", 1, 1, 0).expect(A, points=3)


def test_a_corrected_decoration_price() -> None:
    text = edited('id = "fountain"', "workers = 3", "workers = 1")
    text = text.replace(
        "cost = { wood = 0, marble = 3, gold = 1 }", "cost = { wood = 0, marble = 0, gold = 2 }"
    )
    other = table(text).lay(A, at="workshop", gold=2).use("workshop").answer("buy", "fountain")
    other.expect(A, gold=0, fountain=1)
    shipped = Table().lay(A, at="workshop", gold=2, marble=3).use("workshop")
    assert ("buy", "fountain") not in shipped.options


def test_a_corrected_track_of_the_king() -> None:
    text = edited("[king]", "p3 = 25", "p3 = 2")
    other = table(text, 3).lay(A, at="alchemists_guild alchemists_guild").turn()
    assert "king:2" in other.game.anchors(other.state)
    assert "king:3" not in other.game.anchors(other.state)
    other.answer("pair", "alchemists_guild", "kings_favour").end()
    assert other.saw("over")[0].values == ("king",)
    shipped = Table(3).lay(A, at="alchemists_guild alchemists_guild").turn()
    shipped.answer("pair", "alchemists_guild", "kings_favour").end()
    assert not shipped.saw("over")


@pytest.mark.parametrize(
    ("entry", "old", "new"),
    [
        ("slot = 3", "workers = 2", "workers = 1"),
        ('id = "bonus_gold"', "workers = 3", "workers = 2"),
        ('id = "gold_mine"', "yields = [0, 1, 2]", "yields = [1, 2, 4]"),
        ("[limits]", "hand = 4", "hand = 3"),
        ("[limits]", "reshuffle_minimum = 8", "reshuffle_minimum = 5"),
        ("[palace]", "rows = 4", "rows = 5"),
        ("[palace]", "rotation = true", "rotation = false"),
        ("[moving]", "pass_own_marker = true", "pass_own_marker = false"),
        ("[king_rulings]", "hired = 0", "hired = 1"),
        ("[king_rulings]", "pair_stopping = 2", "pair_stopping = 1"),
        ('id = "row_2"', "waiting = 1", "waiting = 2"),
        ("[setup_goods]", "wood = 0", "wood = 3"),
        ('kinds = ["gold"]', "per = 2", "per = 1"),
        ("[tie_break]", '"tiles_built", "resources_left"', '"resources_left"'),
    ],
)
def test_other_corrections_play_a_whole_game(entry: str, old: str, new: str) -> None:
    game = load_game("versailles", edited(entry, old, new))
    report = check_game(game, config(3), 5, every=40)
    assert game.digest(game.setup(config(3), 5)) == game.digest(game.setup(config(3), 5))
    assert report.decisions > 60


def test_a_corrected_arrow_changes_the_moves() -> None:
    text = edited('from = "workshop"', 'to = "sawmill"', 'to = "alchemists_guild"')
    other = table(text).lay(A, at="workshop").turn()
    assert ("single", "workshop", "alchemists_guild") in other.options


def test_a_session_keeps_the_data_it_began_with() -> None:
    text = edited("[king]", "p2 = 25", "p2 = 7")
    assert load_game("versailles", text).data_text == text
    assert versailles().data_text == TEXT


@pytest.mark.parametrize(
    ("entry", "old", "new", "problem"),
    [
        ('id = "T18"', 'edges = "PPGG"', 'edges = "PPXG"', "tile T18, edges: 'PPXG' is not four"),
        ('id = "T18"', 'edges = "PPGG"', 'edges = "PPG"', "tile T18, edges"),
        ('id = "T18"', "workers = 1", 'workers = "one"', "tile T18, workers: 'one' is not a whole"),
        ('id = "T18"', "vp = 3", "", "tile T18, vp: is missing"),
        ('id = "T18"', "wood = 2", "wod = 2", "tile T18, cost.wood: is missing"),
        ('id = "T18"', "wood = 2", "wood = -2", "tile T18, cost.wood: -2 is not a whole number"),
        ('id = "T21"', '["flowerbed"]', '["flower"]', "tile T21, decorations: 'flower' is not one"),
        ('name = "Labyrinth"', 'source = "reconstructed"', "", "tile T40, source: is missing"),
        ('id = "T39"', 'name = "Royal Walk"', "name = 7", "tile T39, name: 7 is not a text"),
        ("[supply]", "tiles = 40", "tiles = 41", "supply, tiles: says 41, but the entries add up"),
        ('id = "statue"', "count = 5", "count = 4", "supply, decorations: says 30"),
        ('id = "statue"', 'kind = "garden"', 'kind = "park"', "decoration statue, kind: 'park'"),
        (
            'id = "mirror"',
            'id = "mirror"',
            'id = "statue"',
            "decoration statue, id: 'statue' stands twice",
        ),
        ('id = "echo_workshop"', "column = 1", "column = 4", "column: the columns of row 3 are"),
        (
            'id = "echo_workshop"',
            'location = "workshop"',
            'location = "kings_favour"',
            "technology echo_workshop, effect.location: kings_favour has echo = false",
        ),
        (
            'id = "bonus_wood"',
            'location = "sawmill"',
            'location = "workshop"',
            "technology bonus_wood, effect.location: workshop yields no wood",
        ),
        ("[king]", "p4 = 25", "p4 = 0", "king, palace.p4: 0 is not a whole number from 1"),
        ("slot = 4", "slot = 4", "slot = 6", "display_slot 6, slot: the slots are numbered"),
        (
            'id = "pair"',
            "workers = 2",
            "workers = 3",
            "move pair, workers: 3 is not a whole number",
        ),
        ('id = "single"', "tokens = 0", "tokens = 1", "move single, tokens: no move of one worker"),
        ("players = 4\nseat = 3", "total = 5", "total = 100", "total: 100 is not a whole number"),
        ("players = 4\nseat = 3", "total = 5", "total = 6", "start players=4 seat=3, total"),
        ("players = 4\nseat = 3", "sawmill = 1", "sawmil = 1", "seat=3, places.sawmil: is not one"),
        ("players = 4\nseat = 3", "workshop = 1", "workshop = 9", "seat=3, total: says 5"),
        (
            'from = "sawmill"',
            'to = "alchemists_guild"',
            'to = "workshop"',
            "never meets the King, so a game might never end",
        ),
        (
            'from = "sawmill"',
            'to = "alchemists_guild"',
            'to = "mill"',
            "arrow[6], to: 'mill'",
        ),
    ],
)
def test_a_broken_edit_is_refused(entry: str, old: str, new: str, problem: str) -> None:
    head, found, tail = TEXT.partition(entry)
    assert found
    text = head + (found + tail).replace(old, new, 1)
    with pytest.raises(DataError) as caught:
        load_game("versailles", text)
    assert said(caught.value).startswith("versailles/cards.toml")
    assert problem in said(caught.value)


@pytest.mark.parametrize(
    ("pattern", "replacement", "problem"),
    [
        (
            r'code = "SWEEP", workers = 1',
            'code = "SWEEP", workers = "many"',
            "workers: 'many' is not",
        ),
        (
            r'code = "TAKE_TILE", workers = "slot"',
            'code = "TAKE"',
            "options[1].code: 'TAKE' is not one",
        ),
        (r"amount = 1, limit = 1", "amuont = 1", "options[4].amount: is missing"),
        (r'row = "row_3"', 'row = "row_2"', "options: the same thing is offered twice"),
        (r"yields = \[1, 2, 3\]", "yields = [1, 2]", "yields: 2 figures, but 3 workers count"),
        (r'workers = "tile"', 'workers = "slot"', "'slot' is neither a number nor 'tile'"),
        (r"\[king\]", "[kong]", "king, the whole entry: is missing"),
        (r"\[\[tile\]\]", "[tile", "not readable as TOML, line"),
        (
            r'kinds = \["gold"\]',
            'kinds = ["gold", "tile_in_hand"]',
            "final_scoring[2], kinds",
        ),
        (
            "workers_per_player = 9",
            "workers_per_player = 7",
            "6 workers, but only 5 are not waiting",
        ),
        (r"rotation = true", "rotation = 1", "palace, rotation: 1 is neither true nor false"),
        (r"minutes = .*", "minutes = 45\n[[decoration]]", "decoration"),
    ],
)
def test_a_broken_option_or_section_is_refused(
    pattern: str, replacement: str, problem: str
) -> None:
    text, count = re.subn(pattern, replacement, TEXT, count=1)
    assert count == 1
    with pytest.raises(DataError) as caught:
        load_game("versailles", text)
    assert said(caught.value).startswith("versailles/cards.toml")
    assert problem in said(caught.value)


def test_every_entry_says_where_it_comes_from() -> None:
    raw = versailles().data.raw
    for name, found in raw.items():
        for entry in found if isinstance(found, list) else [found]:
            assert entry["source"] in SOURCES, (name, entry)
            for column, value in entry.items():
                if column.startswith("source_"):
                    assert value in SOURCES
    reconstructed = [tile.source for tile in versailles().data.tiles]
    assert reconstructed == ["reconstructed"] * 40


def test_a_name_that_was_changed_in_the_data_is_the_one_that_is_said() -> None:
    text = edited('id = "T18"', 'name = "Ministers\' Wing"', 'name = "Ministers\' Wings"')
    other = table(text).lay(A, at="construction_yard", hand="T18", wood=2).use("construction_yard")
    label = other.say(other.question.choices[0].label)
    assert label == "Build Ministers' Wings on row 1, column 1, unturned: 3 points"
