"""What the lobby says of opponents is what was measured; without measures it says nothing of it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.ai.levels import strength
from scenes.app import App
from scenes.lobby.measured import level_measured, ranked_lines, strength_here
from scenes.lobby.scene import LobbyScene
from sprites.common import fonts
from tests.sampling import sampled
from tests.scenes.lobby.test_scene import choose, lobby, lobby_app
from tests.scenes.support import key, motion

MEASURED = """
["1".rating.standard]
elo = 1500
low = 1500
high = 1500
""" + "".join(
    f'[["1".duel]]\nfirst = "standard"\nsecond = "automa:{board}:{step}"\ngames = 20\n'
    f"share = {share}\nlow = 0.1\nhigh = 0.9\n"
    for board, share in (("cleric", 0.2), ("builder", 0.45), ("noble", 0.05), ("card", 0.5))
    for step in range(4)
)
LEVELS = "".join(
    f'[["{table}".duel]]\nfirst = "{first}"\nsecond = "{second}"\ngames = 24\n'
    "share = 0.7\nlow = 0.5\nhigh = 0.85\n"
    for table in ("2", "3")
    for first, second in (("standard", "novice"), ("expert", "standard"), ("master", "expert"))
)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where strengths are read from."""
    path = tmp_path / "strength.toml"
    path.write_text(MEASURED + LEVELS, encoding="utf-8")
    monkeypatch.setattr(strength, "strength_file", lambda key: path)
    return path


def touch(app: App, name: str) -> LobbyScene:
    """The lobby with the pointer over a target."""
    app.tick([motion(*lobby(app).boxes()[name].center)], 0.0)
    return lobby(app)


def seat_opponent(app: App, chair: int, level: str) -> None:
    """Somebody sits down and is changed into an opponent by clicks on the sign."""
    choose(app, f"kind:{chair}")
    app.tick([key(pygame.K_RETURN)], 0.0)
    while lobby(app).company.level(chair) != level:
        choose(app, f"kind:{chair}")


def test_a_board_tells_what_standard_won_against_it(file: Path, tmp_path: Path) -> None:
    app = lobby_app(tmp_path / "app")
    assert "Standard won 5% of 20 measured games" in touch(app, "board:noble").note
    lines = ranked_lines(
        app, "viscounts", dict.fromkeys(("cleric", "builder", "noble", "card"), "x")
    )
    assert lines == {"cleric": "x", "builder": "x", "noble": "the hardest", "card": "the easiest"}


def test_a_level_tells_what_it_won_against_the_one_below(file: Path, tmp_path: Path) -> None:
    app = lobby_app(tmp_path / "app")
    seat_opponent(app, 1, "master")
    company = lobby(app).company
    known = strength_here("viscounts", company, False)
    assert "70% of 24 measured games against Expert" in level_measured(app, known, "master", 2)
    assert "70%" in touch(app, "card:1").note
    seat_opponent(app, 3, "expert")
    known = strength_here("viscounts", company, False)
    told = level_measured(app, known, "expert", 3)
    assert "Among 2 of the level Standard" in told
    assert "33% would be fair" in told
    assert level_measured(app, known, "novice", 3) == ""


FEW = (MEASURED + LEVELS).replace("games = 20", "games = 3").replace("games = 24", "games = 3")


def test_what_a_few_games_say_is_not_told(file: Path, tmp_path: Path) -> None:
    file.write_text(FEW, encoding="utf-8")
    app = lobby_app(tmp_path / "app")
    assert "measured" not in touch(app, "board:noble").note
    seat_opponent(app, 1, "master")
    assert "measured" not in touch(app, "card:1").note


@pytest.mark.parametrize("text", ["", "broken ["])
def test_where_nothing_can_be_read_nothing_is_said(file: Path, tmp_path: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    app = lobby_app(tmp_path / "app")
    assert "measured" not in touch(app, "board:noble").note
    assert ranked_lines(app, "viscounts", {"noble": "x"}) == {"noble": "x"}


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(["hu", "en", "pt_BR"]))
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_what_is_said_of_an_opponent_fits_under_the_choices(
    file: Path, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    app = lobby_app(tmp_path / "app", size)
    app.speak(language)
    notes = [touch(app, f"board:{board}").note for board in ("cleric", "card")]
    app = lobby_app(tmp_path / "other", size)
    app.speak(language)
    scene = lobby(app)
    seat_opponent(app, 1, "master")
    seat_opponent(app, 3, "expert")
    notes.append(touch(app, "card:1").note)
    assert "24" in notes[-1]
    assert scene._picture is not None
    box = scene._picture.layout.note
    font = fonts.serif(13, "regular", True)
    height = round(font.get_height() * 0.96)
    for note in notes:
        assert len(fonts.wrap(font, note, box.width)) * height <= box.height, note
