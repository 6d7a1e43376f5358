"""Learn leads to the game in question, from title, lobby and pause menu: its minute, its lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.games import game_keys
from engine.lessons.minute import has_minute
from engine.lessons.reader import has_lesson, load_lesson
from engine.texts import languages
from engine.texts.called import names_of
from scenes.app import App
from scenes.handbook.first.minute import MinuteChapter
from scenes.handbook.scene import RulebookScene
from scenes.handbook.tabs import chapters, opening
from scenes.lobby.scene import LobbyScene
from scenes.play.lessons import finished_on, remember_finished
from scenes.shell.widgets.wording import iso_day_words
from scenes.table.overlays.pause import PauseScene
from scenes.teacher.scene import LessonScene
from sprites.handbook import minute
from tests.sampling import sampled, sampled_rows, spread
from tests.scenes.support import click, key, make_app, settle, wait_until

BELOW = 9
"""px that are free below every paragraph of the minute."""
TAUGHT = [game for game in game_keys() if has_lesson(game)]


def book_of(app: App) -> RulebookScene:
    top = app.stack.top
    assert isinstance(top, RulebookScene)
    return top


@pytest.mark.parametrize("game", sampled(game_keys(), slow=3))
def test_the_pause_menu_opens_the_book_of_the_game_that_is_played(
    tmp_path: Path, game: str
) -> None:
    app = make_app(tmp_path)
    app.stack.reset(PauseScene(app, game=game))
    app.tick([], 0.0)
    pause = app.stack.top
    assert isinstance(pause, PauseScene)
    app.tick(click(pause.boxes()["learn"].center), 0.0)
    assert (book_of(app).game, book_of(app).chosen_tab) == (game, opening(game))
    app.close()
    app.window.close()


@pytest.mark.parametrize("game", TAUGHT)
def test_learning_comes_before_looking_things_up(game: str) -> None:
    found = chapters(game)
    wanted = ["minute", "first", "practice", "aid", "rules", "icons", "cards", "box"]
    assert list(found) == [each for each in wanted if each in found]
    assert "first" in found


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled([game for game in TAUGHT if has_minute(game)], slow=3))
def test_the_minute_is_drawn_from_the_table_and_leads_to_the_lesson(
    tmp_path: Path, game: str
) -> None:
    app = make_app(tmp_path)
    app.stack.reset(app.routes.learn(game))
    app.tick([], 0.0)
    wait_until(app, lambda: not book_of(app).at_work)
    settle(app)
    assert not book_of(app).at_work
    app.tick([key(pygame.K_RETURN)], 0.0)
    assert isinstance(app.stack.top, LessonScene)
    app.close()
    app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "percent"),
    sampled_rows(
        spread(
            [game for game in TAUGHT if has_minute(game)],
            ((1280, 690), (1920, 1080)),
            (80, 100, 150),
            rows=6,
        ),
        fast=2,
        slow=4,
    ),
)
def test_every_sentence_of_the_minute_has_room(
    tmp_path: Path, game: str, size: tuple[int, int], percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    high: list[str] = []
    fitted = minute.fitted

    def measured(words: str, room: tuple[int, int], *rest: Any) -> pygame.Surface:
        drawn = fitted(words, room, *rest)
        if drawn.get_height() > room[1] + BELOW:
            high.append(f"{words} {drawn.get_height()} {room[1]}")
        return drawn

    monkeypatch.setattr(minute, "fitted", measured)
    app = make_app(tmp_path, size)
    app.settings.text_percent = percent
    for language in languages():
        app.speak(language)
        app.stack.reset(app.routes.handbook(game, tab="minute"))
        app.tick([], 0.0)
        wait_until(app, lambda: not book_of(app).at_work)
        app.tick([], 0.0)
    assert high == []
    app.close()
    app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(TAUGHT, slow=3))
def test_the_lobby_invites_who_plays_for_the_first_time(tmp_path: Path, game: str) -> None:
    app = make_app(tmp_path)
    app.stack.reset(app.routes.lobby(game))
    settle(app)
    lobby = app.stack.top
    assert isinstance(lobby, LobbyScene)
    app.tick(click(lobby.boxes()["first"].center), 0.0)
    assert isinstance(app.stack.top, LessonScene)
    app.close()
    app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(TAUGHT))
def test_the_lobby_leads_to_the_game_in_a_minute_and_back(tmp_path: Path, game: str) -> None:
    app = make_app(tmp_path)
    app.stack.reset(app.routes.lobby(game))
    settle(app)
    lobby = app.stack.top
    assert isinstance(lobby, LobbyScene)
    app.tick(click(lobby.boxes()["minute"].center), 0.0)
    assert (book_of(app).game, book_of(app).chosen_tab) == (game, opening(game))
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    assert app.stack.top is lobby
    app.close()
    app.window.close()


@pytest.mark.parametrize("game", sampled(TAUGHT, slow=3))
def test_the_page_of_the_first_game_names_the_opponent_in_words(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(tmp_path)
    told: list[str] = []
    say = app.say

    def heard(*text: Any, **values: Any) -> str:
        told.append(say(*text, **values))
        return told[-1]

    monkeypatch.setattr(app, "say", heard)
    app.stack.reset(app.routes.learn(game))
    app.tick([], 0.0)
    book_of(app).open_tab("first")
    app.tick([], 0.0)
    opponent = names_of(say, load_lesson(game).config)[-1]
    assert any(opponent in sentence for sentence in told)
    assert not [sentence for sentence in told if "@" in sentence]
    app.close()
    app.window.close()


@pytest.mark.parametrize("game", sampled(TAUGHT))
def test_the_page_of_a_first_game_that_was_finished_says_when(tmp_path: Path, game: str) -> None:
    app = make_app(tmp_path)

    def page() -> tuple[str, list[str]]:
        app.stack.reset(app.routes.handbook(game, tab="first"))
        app.tick([], 0.0)
        chapter = book_of(app).chapter
        return chapter.told, [each.key for each in chapter.targets() if "first:" in each.key]

    before, buttons = page()
    assert buttons == ["first:begin"]
    remember_finished(app.library, game)
    day = iso_day_words(app, finished_on(app.library, game))
    told, buttons = page()
    assert day not in before
    assert day in told
    assert buttons == ["first:again"]
    app.close()
    app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(filter(has_minute, game_keys()), slow=3))
def test_every_number_of_the_map_lies_on_it(tmp_path: Path, game: str) -> None:
    app = make_app(tmp_path, (1366, 768))
    app.stack.reset(app.routes.handbook(game, tab="minute"))
    app.tick([], 0.0)
    wait_until(app, lambda: not book_of(app).at_work)
    chapter = book_of(app).chapter
    assert isinstance(chapter, MinuteChapter)
    for call in chapter.minute.calls:
        assert chapter.shown.collidepoint(chapter.place(call).center), call.id
    app.close()
    app.window.close()


@pytest.mark.parametrize("game", sampled(TAUGHT))
@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
@pytest.mark.slow
def test_all_chapters_of_a_first_game_stand_on_the_page(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    app = make_app(tmp_path, size)
    app.settings.text_percent = 150
    app.stack.reset(app.routes.handbook(game, tab="first"))
    app.tick([], 0.0)
    rows = [each.rect for each in book_of(app).chapter.targets() if "lesson:" in each.key]
    assert len(rows) == len(load_lesson(game).chapters)
    room = book_of(app).layout.right
    assert [row for row in rows if not room.contains(row)] == []
    app.close()
    app.window.close()
