"""Records: what is entered, what is kept apart, what the book shows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from engine.games import info_of
from saves.library import Library
from saves.model import RecordEntry
from saves.replaying import restore
from scenes.app import App
from scenes.play.records.entry import (
    Category,
    category_of,
    entry_of,
    keep_record,
    make_entry,
    read_category,
)
from scenes.play.records.keeping import keep_result
from scenes.play.seating import persons_config
from scenes.play.sessions import begin
from scenes.records.grid import automa_grid, grid_of, views_of
from scenes.records.scene import RecordsScene
from scenes.records.table import best_win, read_records
from scenes.records.words import about_words
from tests.sampling import sampled
from tests.scenes.library.session_files import played
from tests.scenes.support import Plain, click, key, make_app, settle


def person(name: str = "Kim", colour: str = "red") -> dict[str, Any]:
    return {"kind": "person", "name": name, "colour": colour}


def automa(board: str = "noble", difficulty: int = 2) -> dict[str, Any]:
    seat = {"kind": "automa", "name": "Automa", "colour": "blue"}
    return seat | {"board": board, "difficulty": difficulty}


def computer(kind: str) -> dict[str, Any]:
    return {"kind": kind, "name": kind, "colour": "green"}


def enter(
    library: Library, seats: list[dict[str, Any]], totals: list[int], session: str, **changes: Any
) -> None:
    winners = [place for place, points in enumerate(totals) if points == max(totals)]
    entry = make_entry(session, "viscounts", seats, totals, winners)
    assert entry is not None
    library.add_record(replace(entry, **changes))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library.open(tmp_path / "library.sqlite3")


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ([person(), automa("cleric", 3)], Category(1, "automa", "cleric", 3)),
        ([person(), automa("cleric", -1)], Category(1, "automa", "cleric", -1)),
        ([person(), person("Lee")], Category(2, "people")),
        ([person(), computer("novice"), computer("expert")], Category(3, "expert")),
        ([person(), computer("random")], Category(2, "random")),
        ([computer("random"), computer("random")], None),
    ],
)
def test_a_game_competes_with_its_like(
    seats: list[dict[str, Any]], expected: Category | None
) -> None:
    assert category_of(seats) == expected
    if expected is not None:
        assert read_category(expected.key) == expected


@pytest.mark.parametrize("key", ["", "chess", "automa:cleric:x", "seats:", "seats:3:gods", "a:b:c"])
def test_unknown_categories_are_left_out(library: Library, key: str) -> None:
    assert read_category(key) is None
    library.add_record(RecordEntry("viscounts", key, 99, True))
    assert read_records(library, "viscounts").results == ()


def test_a_finished_game_is_entered_once(library: Library) -> None:
    record = played(2, 10_000)
    session_id = library.import_session(record)
    session = restore(record)
    assert keep_record(library, session_id, session)
    assert keep_record(library, session_id, session)
    (result,) = read_records(library, "viscounts").results
    assert result.category == Category(1, "automa", "builder", 2)
    assert result.session == session_id
    outcome = session.game.outcome(session.state)
    assert [player.points for player in result.players] == list(outcome.totals)
    assert [player.won for player in result.players] == [
        seat in outcome.winners for seat in range(2)
    ]
    assert result.score == outcome.totals[0]


def test_the_best_person_counts_at_a_table_of_several(library: Library) -> None:
    session = restore(played(3, 10_000, persons=3))
    entry = entry_of("x", session)
    assert entry is not None
    assert entry.score == max(session.game.outcome(session.state).totals)
    assert entry.won


def test_an_unfinished_or_assisted_game_is_no_record(library: Library) -> None:
    open_game = restore(played(2, 30))
    assert not keep_record(library, library.import_session(played(2, 30)), open_game)
    assisted = restore(replace(played(2, 10_000), assisted=True))
    session_id = library.import_session(replace(played(2, 10_000), assisted=True))
    assert not keep_record(library, session_id, assisted)
    found = read_records(library, "viscounts")
    assert found.results == ()
    assert [result.session for result in found.assisted] == [session_id]


def test_the_end_of_a_game_is_kept_with_its_record(library: Library) -> None:
    record = played(1, 10_000)
    session_id = library.import_session(replace(record, finished=False, result=None))
    keep_result(library, session_id, restore(record))
    summary = library.summary(session_id)
    assert summary is not None
    assert summary.finished
    assert len(read_records(library, "viscounts").results) == 1
    keep_result(library, "nobody", restore(record))


def test_imported_and_copied_games_are_no_records(library: Library) -> None:
    record = played(2, 10_000)
    imported = library.import_session(record)
    keep_result(library, imported, restore(record))
    keep_result(library, library.duplicate(imported), restore(record))
    assert read_records(library, "viscounts").results == ()


def test_the_grid_counts_victories_only(library: Library) -> None:
    enter(library, [person(), automa("noble", 2)], [40, 50], "a")
    enter(library, [person(), automa("noble", 2)], [60, 50], "b")
    enter(library, [person(), automa("noble", 2)], [70, 80], "c")
    enter(library, [person(), automa("card", 0)], [10, 20], "d")
    found = read_records(library, "viscounts")
    assert found.beaten == 1
    assert best_win(found.view("solo", ("noble", "2"))) == 60
    assert best_win(found.view("solo", ("card", "0"))) is None
    cell = found.sums("solo", ("noble", "2"))
    assert (cell.games, cell.won, cell.best) == (3, 1, 70)
    assert cell.average == pytest.approx(170 / 3)
    assert found.sums("2").best is None


def test_lists_by_number_of_players(library: Library) -> None:
    enter(library, [person(), automa()], [40, 50], "a", created=1.0)
    enter(library, [person(), person("Lee")], [40, 50], "b", created=3.0)
    enter(library, [person(), person("Lee"), computer("expert")], [40, 50, 60], "c", created=2.0)
    found = read_records(library, "viscounts")
    assert [result.session for result in found.view("all")] == ["b", "c", "a"]
    assert [result.session for result in found.view("solo")] == ["a"]
    assert [result.session for result in found.view("2")] == ["b"]
    assert [result.session for result in found.view("3")] == ["c"]
    assert found.view("4") == ()
    assert not found.view("3")[0].won


def test_damaged_values_hide_only_themselves(library: Library) -> None:
    for number, values in enumerate(
        ({"names": 3}, {"names": ["A"], "totals": ["x"]}, {}, {"totals": {"a": 1}})
    ):
        library.add_record(
            RecordEntry("viscounts", "seats:2", 5, True, f"s{number}", values, 1.0 + number)
        )
    found = read_records(library, "viscounts").results
    assert len(found) == 4
    assert all(result.players == () for result in found)


def test_a_learning_automa_is_kept_apart(library: Library) -> None:
    enter(library, [person(), automa("noble", -1)], [90, 20], "learned")
    enter(library, [person(), automa("noble", 0)], [60, 70], "lost")
    records = read_records(library, "viscounts")
    assert [result.session for result in records.view("learning")] == ["learned"]
    assert [result.session for result in records.view("solo")] == ["lost"]
    assert records.sums("solo").best == 60
    assert records.sums("learning").best == 90
    assert records.sums("all").best is None  # points of two kinds
    assert records.beaten == 0


def test_views_fit_the_game() -> None:
    assert views_of("viscounts") == ("all", "solo", "learning", "2", "3", "4", "assisted")
    assert views_of("versailles") == ("all", "2", "3", "4", "5", "assisted")


# The scene -----------------------------------------------------------------------------------


def open_records(folder: Path, size: tuple[int, int] = (1366, 768)) -> tuple[App, RecordsScene]:
    app = make_app(folder, size)
    scene = RecordsScene(app)
    app.stack.reset(Plain(app))
    app.stack.push(scene)
    settle(app)
    return app, scene


@pytest.fixture
def opened(tmp_path: Path) -> tuple[App, RecordsScene]:
    with Library.open(tmp_path / "library.sqlite3") as library:
        enter(library, [person(), automa("noble", 2)], [60, 50], "a")
        enter(library, [person(), automa("card", 0)], [10, 20], "b")
        for number in range(30):
            enter(library, [person(), person("Lee", "white")], [number, 9], f"many{number}")
        library.import_session(replace(played(2, 10_000), assisted=True))
    return open_records(tmp_path)


@pytest.mark.slow
def test_a_place_of_the_grid_lists_its_games(opened: tuple[App, RecordsScene]) -> None:
    app, scene = opened
    assert len(scene.results) == 32
    app.tick(click(scene.boxes()["cell:noble:2"].center), 0.0)
    assert [result.session for result in scene.results] == ["a"]
    app.tick(click(scene.boxes()["cell:cleric:0"].center), 0.0)
    assert scene.results == ()
    app.tick(click(scene.boxes()["cell:cleric:0"].center), 0.0)
    assert len(scene.results) == 32
    app.tick(click(scene.boxes()["view:solo"].center), 0.0)
    assert len(scene.results) == 2
    app.tick(click(scene.boxes()["view:assisted"].center), 0.0)
    assert len(scene.results) == 1


@pytest.mark.slow
def test_the_list_scrolls_by_wheel_and_keys(opened: tuple[App, RecordsScene]) -> None:
    app, scene = opened
    app.tick([pygame.event.Event(pygame.MOUSEWHEEL, {"x": 0, "y": -2})], 0.0)
    settle(app)
    assert scene.list.scroll > 0
    for _ in range(len(scene.boxes())):
        app.tick([key(pygame.K_TAB)], 0.0)
        if scene.focused == "list":
            break
    app.tick([key(pygame.K_END)], 0.0)
    settle(app)
    assert scene.list.chosen == 31
    assert scene.list.scroll == pytest.approx(scene.list.furthest, abs=1)


def test_keys_walk_through_the_grid(opened: tuple[App, RecordsScene]) -> None:
    app, scene = opened
    app.tick([key(pygame.K_TAB), key(pygame.K_RIGHT), key(pygame.K_DOWN)], 0.0)
    assert scene.focused == "cell:builder:1"
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert scene.place == ("builder", "1")


@pytest.mark.slow
def test_every_target_has_a_visible_focus(opened: tuple[App, RecordsScene]) -> None:
    app, scene = opened
    plain = app.canvas.copy()
    for _ in range(len(scene.boxes())):
        app.tick([key(pygame.K_TAB)], 0.0)
        settle(app)
        box = scene.boxes()[scene.focused].inflate(16, 16).clip(app.canvas.get_rect())
        before = pygame.image.tobytes(plain.subsurface(box), "RGB")
        assert pygame.image.tobytes(app.canvas.subsurface(box), "RGB") != before, scene.focused


def test_a_game_without_automas_shows_tables_by_size_and_level(
    opened: tuple[App, RecordsScene],
) -> None:
    app, scene = opened
    app.tick(click(scene.boxes()["game:versailles"].center), 0.0)
    settle(app)
    cells = {name for name in scene.boxes() if name.startswith("cell:")}
    assert len(cells) == 20
    assert "cell:5:master" in cells
    assert "view:5" in scene.boxes()


def test_tables_of_several_stand_beside_their_list(opened: tuple[App, RecordsScene]) -> None:
    app, scene = opened
    app.tick(click(scene.boxes()["view:2"].center), 0.0)
    settle(app)
    assert "cell:noble:2" not in scene.boxes()
    app.tick(click(scene.boxes()["cell:2:people"].center), 0.0)
    assert len(scene.results) == 30
    assert "cell:2:people" in scene.boxes()
    app.tick(click(scene.boxes()["cell:4:expert"].center), 0.0)
    assert scene.results == ()
    app.tick(click(scene.boxes()["view:solo"].center), 0.0)
    settle(app)
    assert "cell:noble:2" in scene.boxes()


def test_points_of_different_games_are_never_summed(library: Library) -> None:
    for number, (variant, people) in enumerate((("base", 2), ("advanced", 2), ("base", 3))):
        seats = [person(f"P{place}") for place in range(people)]
        entry = make_entry(f"s{number}", "caylus", seats, [10 + number, *range(people - 1)], [0])
        assert entry is not None
        values = dict(entry.values) | {"variant": variant}
        library.add_record(replace(entry, game="caylus", values=values))
    found = read_records(library, "caylus")
    everything = found.sums("all")
    assert (everything.games, everything.won, everything.best) == (3, 3, None)
    assert found.sums("2").best is None
    assert found.sums("3").best == 12
    for place, best in ((("2-base", "people"), 10), (("2-advanced", "people"), 11)):
        alone = found.sums("all", place)
        assert (alone.games, alone.best) == (1, best)
    assert found.sums("all", ("4-base", "people")).games == 0


def test_every_result_has_a_place_in_a_grid(library: Library) -> None:
    grid = grid_of("caylus", "all")
    assert len(grid.rows) == len(info_of("caylus").seats) * len(info_of("caylus").variants)
    entry = make_entry("old", "caylus", [person(), computer("novice")], [20, 10], [0])
    assert entry is not None
    library.add_record(entry)
    (old,) = read_records(library, "caylus").results
    assert old.place == ("2-base", "novice")
    assert old.place in grid.places


def test_crowns_are_not_averaged(library: Library) -> None:
    entry = make_entry("t", "tara", [person(), computer("novice")], [2, 1], [0])
    assert entry is not None
    library.add_record(entry)
    found = read_records(library, "tara").sums("2", ("2", "novice"))
    assert (found.games, found.won, found.best) == (1, 1, None)


def test_escape_leaves(opened: tuple[App, RecordsScene]) -> None:
    app, _ = opened
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert isinstance(app.stack.top, Plain)


def test_no_records_yet(tmp_path: Path) -> None:
    app, scene = open_records(tmp_path)
    assert scene.results == ()
    assert not app.tick([], 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1366, 768), (1920, 1080), (1280, 960)]))
def test_everything_lies_inside_and_is_large_enough(tmp_path: Path, size: tuple[int, int]) -> None:
    app, scene = open_records(tmp_path, size)
    screen = pygame.Rect((0, 0), size)
    boxes = list(scene.boxes().values())
    assert len(boxes) >= len(automa_grid("viscounts").places)
    assert all(screen.contains(box) for box in boxes)
    assert all(min(box.size) >= 32 for box in boxes)
    for place, box in enumerate(boxes):
        assert box.collidelist(boxes[place + 1 :]) == -1
    app.close()


@pytest.mark.parametrize(
    ("hints", "words"), [(0, ""), (1, "1 hint"), (3, "3 hints"), ("many", ""), (-1, "")]
)
def test_a_result_says_how_many_hints_were_taken(tmp_path: Path, hints: object, words: str) -> None:
    app = make_app(tmp_path)
    session = restore(played(2, 10_000))
    entry = entry_of("x", session)
    assert entry is not None
    app.library.add_record(replace(entry, values={**entry.values, "hints": hints}))
    (result,) = read_records(app.library, "viscounts").results
    said = about_words(app, result)
    assert words in said
    assert bool(words) == ("hint" in said)


def test_hints_of_earlier_sittings_count_in_the_record(library: Library) -> None:
    record = replace(played(2, 10_000), finished=False, result=None, hints=2)
    session_id = library.import_session(record)
    keep_result(library, session_id, restore(library.load(session_id)))
    (result,) = read_records(library, "viscounts").results
    assert result.hints == 2


@pytest.mark.parametrize(("variant", "words"), [("base", "base game"), ("advanced", "advanced")])
def test_a_result_says_which_variant_was_played(tmp_path: Path, variant: str, words: str) -> None:
    app = make_app(tmp_path)
    config = {**persons_config(2), "options": {"variant": variant}}
    loaded = begin(app.library, "caylus", config, 1)
    session, chance = loaded.session, Random(1)
    while not session.over:
        session.act(chance.choice(session.state.options))
    keep_result(app.library, loaded.id, session)
    (result,) = read_records(app.library, "caylus").results
    assert words in about_words(app, result)
