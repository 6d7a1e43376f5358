"""From invented records to what the lobby and the book of records say of a person's strength."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.ai.levels import strength
from engine.texts.called import PLAYER, of_colour
from saves.library import Library
from saves.model import RecordEntry
from saves.places import resolve_places
from scenes.lobby.chance import OwnChance
from scenes.play.records.entry import make_entry
from scenes.play.records.figures import Standing, chance_of, figures_of
from scenes.records.scene import RecordsScene
from scenes.shell.settings import LobbyChoices
from tests.scenes.lobby.test_scene import lobby, lobby_app
from tests.scenes.support import make_app, motion, settle

MEASURED = "".join(
    f'["{table}".rating."{name}"]\nelo = {elo}\nlow = {elo - 60}\nhigh = {elo + 60}\n'
    for table, names in {
        "1": {"automa:noble:0": 1900, "automa:card:0": 1300, "standard": 1500},
        "2": {"novice": 1300, "standard": 1500, "expert": 1700},
        "2_advanced": {"standard": 1500},
    }.items()
    for name, elo in names.items()
)


@pytest.fixture(autouse=True)
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "strength.toml"
    path.write_text(MEASURED, encoding="utf-8")
    monkeypatch.setattr(strength, "strength_file", lambda key: path)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library.open(tmp_path / "library.sqlite3")


def seat(kind: str, name: str = "") -> dict[str, Any]:
    return {"kind": kind, "name": name or kind, "colour": "red"}


def against(board: str, difficulty: int) -> dict[str, Any]:
    return seat("automa") | {"board": board, "difficulty": difficulty}


def enter(
    library: Library,
    opponent: dict[str, Any],
    results: str,
    name: str = "Kim",
    game: str = "viscounts",
    **values: Any,
) -> None:
    """Finished games of one person: `+` won, `-` lost, `=` shared."""
    for number, result in enumerate(results):
        winners = {"+": [0], "-": [1], "=": [0, 1]}[result]
        entry = make_entry(
            f"{name} {opponent} {values} {number}",
            game,
            [seat("person", name), opponent],
            [10, 10],
            winners,
            values.get("box", ""),
        )
        assert entry is not None
        library.add_record(replace(entry, values={**entry.values, **values}))


def test_who_wins_half_of_the_games_is_as_strong_as_the_opponent(library: Library) -> None:
    enter(library, seat("expert"), "+-" * 20)
    (found,) = figures_of(library, "viscounts").items()
    assert found[0] == Standing("Kim", "2")
    assert found[1].elo == pytest.approx(1700, abs=15)
    assert found[1].games == 40
    assert figures_of(library, "tara") == {}


def test_everybody_has_a_figure_and_every_kind_of_table_its_own(library: Library) -> None:
    enter(library, seat("standard"), "+++++-")
    enter(library, seat("standard"), "-----+", name="Lee")
    enter(library, against("noble", 0), "-------", name="Lee")
    enter(library, seat("standard"), "+=-+=-", game="caylus", variant="advanced")
    found = figures_of(library, "viscounts")
    assert set(found) == {Standing("Kim", "2"), Standing("Lee", "2"), Standing("Lee", "1")}
    assert found[Standing("Kim", "2")].elo > 1600 > 1400 > found[Standing("Lee", "2")].elo
    assert set(figures_of(library, "caylus")) == {Standing("Kim", "2_advanced")}


def test_whoever_wrote_no_name_is_one_person(library: Library) -> None:
    enter(library, seat("standard"), "+-+", name=PLAYER)
    enter(library, seat("standard"), "+-", names=["", "standard"])
    enter(library, seat("standard"), "-+", names=["  ", "standard"])
    enter(library, seat("standard"), "-+-", name=of_colour("blue"))
    ((where, figure),) = figures_of(library, "viscounts").items()
    assert where == Standing(PLAYER, "2")
    assert figure.games == 10


@pytest.mark.parametrize(
    "values",
    [{"hints": 1}, {"box": "abc"}, {"names": "Kim"}, {"kinds": ["person"]}, {"kinds": None}],
)
def test_help_other_figures_and_damaged_lines_do_not_count(
    library: Library, values: dict[str, Any]
) -> None:
    enter(library, seat("standard"), "+++---", **values)
    assert figures_of(library, "viscounts") == {}


@pytest.mark.parametrize(
    "opponent", [seat("person", "Lee"), seat("random"), seat("master"), against("noble", -1)]
)
def test_opponents_that_nobody_measured_do_not_count(
    library: Library, opponent: dict[str, Any]
) -> None:
    enter(library, opponent, "+++---")
    assert figures_of(library, "viscounts") == {}


def test_no_chance_without_figure_or_measure(library: Library) -> None:
    enter(library, seat("standard"), "+-+-+-")
    figures, kim = figures_of(library, "viscounts"), Standing("Kim", "2")
    assert chance_of(figures, "viscounts", kim, ["standard"]) == pytest.approx(0.5, abs=0.02)
    assert chance_of(figures, "viscounts", kim, ["master"]) is None
    assert chance_of(figures, "viscounts", kim, []) is None
    assert chance_of(figures, "viscounts", Standing("Lee", "2"), ["standard"]) is None


def test_the_lobby_says_how_often_one_wins(tmp_path: Path) -> None:
    with closing(Library.open(resolve_places(tmp_path).library)) as library:
        enter(library, seat("standard"), "+-" * 10, name=PLAYER)
    app = lobby_app(tmp_path)
    company, choices = lobby(app).company, lobby(app).choices
    company.sit(1)
    company.appoint(1, "standard")
    app.tick([motion(1, 1)], 0.0)
    assert "wins about 5 of 10 games" in lobby(app).note
    chance = OwnChance(app, "viscounts")
    company.appoint(1, "expert")
    assert "wins about 2 of 10 games" in chance.words(company, choices)
    company.sit(3)
    assert chance.words(company, choices) == ""


def test_alone_the_chance_is_that_against_the_chosen_automa(tmp_path: Path) -> None:
    app = lobby_app(tmp_path)
    enter(app.library, against("card", 0), "-+-+-+-+", name=PLAYER)
    company = lobby(app).company
    words = {
        board: OwnChance(app, "viscounts").words(company, LobbyChoices(board=board, difficulty=0))
        for board in ("noble", "card", "cleric")
    }
    assert "wins about 5 of 10 games" in words["card"]
    assert "hardly ever" in words["noble"] or "about 1 of 10" in words["noble"]
    assert words["cleric"] == ""


@pytest.mark.slow
def test_the_book_of_records_tells_figures_with_their_doubt(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    enter(app.library, seat("standard"), "+-" * 10)
    enter(app.library, seat("standard"), "+++---", name="Lee")
    enter(app.library, against("card", 0), "+-+-+-")
    scene = RecordsScene(app, "viscounts")
    app.stack.push(scene)
    settle(app)
    told = scene.state_words
    assert "Strength (2 players; Standard = 1500): Kim 1500 ±" in told
    assert "from 20 games" in told
    assert told.index("Kim") < told.index("Lee 1500")
    scene._choose("view:solo")
    assert "Strength (Against an automa" in scene.state_words
    scene._choose("view:3")
    assert "Strength" not in scene.state_words
    scene._choose("view:assisted")
    assert "listed apart" in scene.state_words


def test_a_game_that_is_not_known_any_more_is_no_fault(library: Library) -> None:
    library.add_record(RecordEntry("viscounts", "seats:2:gods", 1, True))
    assert figures_of(library, "viscounts") == {}
