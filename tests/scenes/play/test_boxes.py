"""New games with the owner's box; games in progress keep the data that they began with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.box.corrections import Correction
from engine.box.playing import Played, played_with
from engine.box.trials import Trial, Verdict
from engine.game import ConfigError
from engine.games import load_game
from saves.box_trials import TrialResult, TrialShelf
from saves.boxes import BoxShelf
from saves.library import Library
from scenes.play.boxes import boxed, in_use
from scenes.play.records.entry import keep_record, read_category
from scenes.play.sessions import begin, load
from scenes.play.ways import begin_game
from scenes.records.table import read_records
from tests.engine.box.support import box_with
from tests.scenes.support import Plain, make_app, reroute

PERSONS = [{"kind": "person", "name": name} for name in "AB"]
CONFIG = {"seats": PERSONS, "options": {}}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.sqlite3") as opened:
        yield opened


@pytest.fixture
def shelf(tmp_path: Path) -> BoxShelf:
    return BoxShelf(tmp_path)


def test_a_new_game_is_played_with_the_set_in_use(library: Library, shelf: BoxShelf) -> None:
    old = begin(library, "viscounts", CONFIG, 5)
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 4})
    shelf.keep(box)
    shelf.use("viscounts", box.name)
    found = in_use(shelf, "viscounts")
    assert found.problem is None
    new = begin(library, "viscounts", CONFIG, 5, found.boxed)
    again, before = load(library, new.id).session, load(library, old.id).session
    card = again.game.data.cards.ids.index("tf_mason")
    assert again.game.data.cards.cost[card] == 4
    assert again.digest() == new.session.digest()
    assert played_with(again.config) == Played("My copy", box.fingerprint)
    assert before.game.data_text == load_game("viscounts").data_text
    assert before.digest() == old.session.digest()
    assert played_with(before.config) is None


def test_a_figure_confirmed_before_the_program_changed_it_is_played_and_said_so(
    library: Library, shelf: BoxShelf
) -> None:
    mason = Correction("townsfolk tf_mason", "cost", 3, 3)  # the program says 1 today
    box = box_with("viscounts").with_corrections(mason)
    shelf.keep(box)
    shelf.use("viscounts", box.name)
    session = begin(library, "viscounts", CONFIG, 5, in_use(shelf, "viscounts").boxed).session
    assert session.game.data_text != load_game("viscounts").data_text
    assert played_with(session.config) is not None


def test_without_a_set_in_use_nothing_changes(library: Library, shelf: BoxShelf) -> None:
    shelf.keep(box_with("viscounts", **{"townsfolk tf_mason|cost": 4}))
    found = in_use(shelf, "viscounts")
    assert found.boxed is found.problem is None
    assert begin(library, "viscounts", CONFIG, 5, found.boxed).session.config == CONFIG


def test_a_set_that_cannot_be_played_is_told_and_not_used(shelf: BoxShelf) -> None:
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 77})
    shelf.keep(box)
    shelf.use("viscounts", box.name)
    found = in_use(shelf, "viscounts")
    assert found.boxed is None
    assert found.problem is not None
    assert found.problem.key == "box.not_a_number"


def test_a_file_that_cannot_be_read_is_told(shelf: BoxShelf) -> None:
    shelf.folder.mkdir(parents=True)
    shelf.path("viscounts").write_bytes(b"\x00" * 50)
    found = in_use(shelf, "viscounts")
    assert found.boxed is None
    assert found.problem is not None
    assert found.problem.key == "boxes.not_a_set"


def test_a_ruling_chosen_for_one_game_stands_in_its_data(library: Library) -> None:
    seats = [{"kind": "person", "name": "A"}, {"kind": "automa", "board": "noble", "difficulty": 0}]
    config = {"seats": seats, "options": {"automa_bumps": "own_first"}}
    chosen = begin(library, "viscounts", config, 5)
    usual = begin(library, "viscounts", {**config, "options": {}}, 5)
    read = load(library, chosen.id).session
    assert read.game.data.rulings["automa_bumps"] == "own_first"
    assert read.config["options"] == {"automa_bumps": "own_first"}
    assert usual.session.game.data_text == load_game("viscounts").data_text
    with pytest.raises(ConfigError, match="automa_bumps"):
        begin(library, "viscounts", {**config, "options": {"automa_bumps": "nobody"}}, 5)


def test_a_set_that_trial_games_found_senseless_is_not_used(
    shelf: BoxShelf, tmp_path: Path
) -> None:
    box = box_with("viscounts", **{"townsfolk tf_mason|cost": 4})
    shelf.keep(box)
    shelf.use("viscounts", box.name)
    trials = TrialShelf(tmp_path / "cache")
    found = in_use(shelf, "viscounts", trials)
    assert found.boxed is not None
    trials.keep(found.boxed.data_text, TrialResult(Verdict(9, Trial(2, 1, 30, fault="no_end"))))
    refused = in_use(shelf, "viscounts", trials)
    assert refused.boxed is None
    assert refused.problem is not None
    assert refused.problem.key == "box.trial.no_end"


def test_records_of_different_boxes_are_kept_apart(library: Library, shelf: BoxShelf) -> None:
    box = box_with("caylus", **{"scoring|gold_vp_each": 2})
    seats = [PERSONS[0], {"kind": "random", "name": "B"}]
    config = {"seats": seats, "options": {}}
    for number, chosen in enumerate((None, boxed(box), boxed(box))):
        begun = begin(library, "caylus", config, number, chosen)
        while not begun.session.over:
            begun.session.act(begun.session.state.options[0])
        assert keep_record(library, begun.id, begun.session)
    found = read_records(library, "caylus")
    assert sorted(result.box for result in found.results) == ["", "My copy", "My copy"]
    places = {result.place: result.box for result in found.results}
    assert len(places) == 2, "the program's figures have a row of their own"
    assert found.sums("all").average is None, "points of two boxes are not compared"
    for place in places:
        assert found.sums("all", place).games in (1, 2)
    mine = next(result.category for result in found.results if result.box)
    assert read_category(mine.key) == mine
    assert mine.box == box.fingerprint


def test_a_correction_without_a_place_is_told_and_the_others_are_played(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    reroute(app, table=lambda key, session, look_at=-1: Plain(app, "table"))
    app.stack.push(Plain(app, "title"))
    box = box_with("caylus", **{"scoring|gold_vp_each": 2, "neutral n_gone|vp": 1})
    app.boxes.keep(box)
    app.boxes.use("caylus", box.name)
    begin_game(app, "caylus", CONFIG, 5)
    assert "neutral n_gone, vp" in app.notice.sentence
    (kept,) = app.library.sessions()
    assert "gold_vp_each = 2" in load(app.library, kept.id).session.game.data_text
    app.close()
    app.window.close()
