"""A game for five: lobby, score sheet and records hold five persons in the smallest window."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from engine.games import load_game
from engine.session import Session
from scenes.lobby.choices import configuration
from scenes.lobby.scene import LobbyScene
from scenes.play.seating import persons_config
from scenes.play.sessions import begin
from scenes.records.scene import RecordsScene
from scenes.results.scene import ResultsScene
from sprites.common import fonts
from tests.scenes.support import Plain, make_app, settle

GAME = "versailles"
SMALLEST = (1280, 690)
NAMES = ("Wilhelmina", "Bo", "Christopher", "Dorothea", "Ezekiel")


def finished(seed: int) -> Session:
    config = persons_config(len(NAMES))
    for seat, name in zip(config["seats"], NAMES, strict=True):
        seat["name"] = name
    session, chance = Session(load_game(GAME), config, seed), Random(seed)
    while not session.over:
        session.act(chance.choice(session.state.options))
    return session


@pytest.mark.slow
def test_five_sit_down_and_the_game_can_be_set_up(tmp_path: Path) -> None:
    app = make_app(tmp_path, SMALLEST)
    scene = LobbyScene(app, GAME)
    app.stack.push(scene)
    settle(app)
    for chair in range(1, 5):
        scene.company.sit(chair)
        scene.company.appoint(chair, "")
    scene.resize(SMALLEST)
    boxes = scene.boxes()
    seats = [box for key, box in boxes.items() if key.split(":")[0] in ("name", "seat", "card")]
    assert len(seats) == 15
    apart = [(a, b) for a, b in combinations(boxes.values(), 2) if a.colliderect(b)]
    assert apart == []
    assert all(app.canvas.get_rect().contains(box) for box in boxes.values())
    assert min(min(box.size) for box in boxes.values()) >= 32
    config = configuration(scene.choices, dict(enumerate(NAMES)), GAME)
    assert [seat["name"] for seat in config["seats"]] == list(NAMES)
    assert len({seat["colour"] for seat in config["seats"]}) == 5
    assert Session(load_game(GAME), config, 1).state.options


def test_the_fifth_person_and_colour_stay_out_of_games_for_four(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    five = LobbyScene(app, GAME)
    for chair in range(1, 5):
        five.company.sit(chair)
    five.company.paint(1, "white")
    four = LobbyScene(app, "caylus")
    assert four.company.persons == (0, 1, 2, 3)
    colours = {four.company.colour(chair) for chair in four.company.persons}
    assert colours == {"red", "blue", "yellow", "green"}


@pytest.mark.slow
def test_hands_that_lie_open_offer_no_open_table(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    for game, offered in ((GAME, False), ("caylus", True)):
        scene = LobbyScene(app, game)
        app.stack.push(scene)
        settle(app)
        assert ("option:open_table" in scene.boxes()) is offered
    choices = LobbyScene(app, GAME).choices
    choices.open_table = True
    assert configuration(choices, dict(enumerate(NAMES)), GAME)["options"] == {}


@pytest.mark.parametrize("percent", [80, 100])
def test_names_and_points_of_five_are_whole_on_the_score_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    cut: list[str] = []
    original = fonts.ellipsize

    def watched(font: object, text: str, width: int) -> str:
        kept = original(font, text, width)  # type: ignore[arg-type]
        if kept != text:
            cut.append(text)
        return kept

    monkeypatch.setattr(fonts, "ellipsize", watched)
    app = make_app(tmp_path, SMALLEST)
    app.settings.text_percent = percent
    app.stack.push(Plain(app, "below"))
    scene = ResultsScene(app, "none", finished(5))
    app.stack.push(scene)
    settle(app)
    scene.filling.finish()
    scene.mark()
    settle(app)
    assert cut == []


@pytest.mark.slow
def test_a_result_of_five_shows_all_points_in_the_records(tmp_path: Path) -> None:
    from scenes.play.records.keeping import keep_result

    app = make_app(tmp_path, SMALLEST)
    session = finished(3)
    loaded = begin(app.library, GAME, session.config, 3)
    loaded.session.replay(session.log)
    keep_result(app.library, loaded.id, loaded.session)
    scene = RecordsScene(app, GAME)
    app.stack.push(scene)
    settle(app)
    (row,) = scene._rows
    totals = [str(n) for n in session.game.outcome(session.state).totals]
    assert [player.points for player in row.players] == totals
    assert [player.name for player in row.players] == list(NAMES)
