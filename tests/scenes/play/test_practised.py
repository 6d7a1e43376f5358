"""What stays of practice and first games, and what is opened where somebody looks back."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from engine.lessons.practice import MOST_STARS, load_practice
from scenes.play import ways
from scenes.play.lessons import (
    end_lesson,
    finished_on,
    has_begun,
    has_finished,
    keep_lesson,
    remember_finished,
    stored_lesson,
)
from scenes.play.practised import keep_stars, stars_of


class Settings:
    """Of a library, in memory."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}

    def setting(self, key: str, default: Any) -> Any:
        return self.values.get(key, default)

    def set_setting(self, key: str, value: Any) -> None:
        self.values[key] = value


def test_of_each_position_the_most_stars_stay() -> None:
    library: Any = Settings()
    first, second, *_ = (position.id for position in load_practice("viscounts"))
    keep_stars(library, "viscounts", first, 0)
    assert stars_of(library, "viscounts") == {}
    for stars in (1, 2, 1, 0):
        keep_stars(library, "viscounts", first, stars)
    keep_stars(library, "viscounts", second, 1)
    assert stars_of(library, "viscounts") == {first: 2, second: 1}
    keep_stars(library, "viscounts", second, MOST_STARS)
    keep_stars(library, "viscounts", second, MOST_STARS + 1)
    assert second not in stars_of(library, "viscounts"), "nobody can have so many"


def test_a_lesson_goes_on_until_it_is_finished_and_then_begins_anew() -> None:
    library: Any = Settings()
    assert not has_begun(library, "tara")
    keep_lesson(library, "tara", chapter=2, step=1, since=True, log=[("lay", 3)])
    assert has_begun(library, "tara")
    assert stored_lesson(library, "tara")["log"] == [["lay", 3]]
    assert not has_finished(library, "tara")
    end_lesson(library, "tara", finished=True)
    assert has_finished(library, "tara")
    assert not has_begun(library, "tara")
    end_lesson(library, "tara", finished=False)
    assert not has_finished(library, "tara")
    assert finished_on(library, "tara") == ""
    today = date.today().isoformat()
    remember_finished(library, "tara")
    assert finished_on(library, "tara") >= today


@pytest.mark.parametrize(("over", "opened"), [(False, "continued"), (True, "reviewed")])
def test_a_game_is_reviewed_when_it_is_over_and_continued_before(
    over: bool, opened: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    session = SimpleNamespace(over=over, game=SimpleNamespace(key="tara"))
    loaded = SimpleNamespace(id="one", session=session, problem=None)
    monkeypatch.setattr(ways, "load", lambda *given: loaded)
    monkeypatch.setattr(ways, "continue_game", lambda app, name: not done.append("continued"))
    app: Any = SimpleNamespace(
        library=None,
        routes=SimpleNamespace(review=lambda name, played: "reviewed"),
        stack=SimpleNamespace(push=done.append),
    )
    assert ways.review_game(app, "one") is True
    assert done == [opened]
