"""Weights of computer players that cannot be read: told in one sentence, and nothing is begun."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.ai import evaluations
from engine.ai.search import methods
from scenes.app import App
from scenes.commands.tournament import rules_of
from scenes.play.seating import persons_config
from scenes.play.sessions import begin
from scenes.play.ways import begin_game, continue_game
from scenes.shell.refusal import Refusal
from tests.scenes.support import Plain, make_app, reroute


@pytest.fixture(params=["[weights", "weights = 3", '[weights]\ncrown = "x"', "[other]", ""])
def broken(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    file = tmp_path / "tara.toml"
    if request.param:
        file.write_text(request.param)
    monkeypatch.setattr(evaluations, "weights_file", lambda key: file)
    evaluations.shipped_weights.cache_clear()
    yield
    evaluations.shipped_weights.cache_clear()


@pytest.fixture
def odd_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file that says how levels think speaks of a judge that nobody knows."""
    file = tmp_path / "levels.toml"
    file.write_text('[any]\nexpert = { judge = "dice" }', encoding="utf-8")
    monkeypatch.setattr(methods, "methods_file", lambda key: file)


def app_of(folder: Path) -> App:
    app = make_app(folder)
    reroute(app, table=lambda key, session: Plain(app, "table"))
    app.stack.push(Plain(app, "title"))
    app.tick([], 0.0)
    return app


def against(level: str) -> dict[str, object]:
    config = persons_config(2)
    config["seats"][1]["kind"] = level
    return config


@pytest.mark.usefixtures("broken")
def test_no_game_against_them_is_begun(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    begin_game(app, "tara", against("novice"), 1)
    app.tick([], 0.0)
    assert "tara.toml" in app.notice.sentence
    assert app.library.sessions() == []
    begin_game(app, "tara", against("person"), 1)
    assert len(app.library.sessions()) == 1


@pytest.mark.usefixtures("broken")
def test_a_game_against_them_waits_in_the_library(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    loaded = begin(app.library, "tara", against("expert"), 1)
    assert not continue_game(app, loaded.id)
    assert "tara.toml" in app.notice.sentence
    assert len(app.library.sessions()) == 1


@pytest.mark.usefixtures("broken")
def test_a_tournament_says_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"tara\.toml"):
        rules_of("tournament", "tara", "novice,standard", (), None, timed=False)


@pytest.mark.usefixtures("odd_levels")
def test_levels_that_cannot_be_read_begin_no_game_either(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    begin_game(app, "tara", against("expert"), 1)
    app.tick([], 0.0)
    assert "levels.toml" in app.notice.sentence
    assert app.library.sessions() == []
    with pytest.raises(Refusal, match=r"levels\.toml"):
        rules_of("tournament", "tara", "novice,standard", (), None, timed=False)
