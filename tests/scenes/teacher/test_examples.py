"""Worked examples: opened from the page, gone through by mouse, by keys and by hand, played on."""

from __future__ import annotations

import fnmatch
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from engine.lessons.examples import Example, has_examples, load_examples
from scenes.app import App
from scenes.handbook.scene import RulebookScene
from scenes.table.scene import TableScene
from scenes.teacher.example import AGAIN, BACK, LEAVE, NEXT, SHOW, TRY, ExampleScene
from scenes.teacher.menu import LessonMenu
from tests.sampling import sampled_rows, spread
from tests.scenes.support import click, key, make_app, wait_until
from tests.scenes.table.mouse_player import MousePlayer

INSTANT = 4
GAMES = [game for game in game_keys() if has_examples(game)]
ALL = [each for game in GAMES for each in load_examples(game).examples]
NAMES = [each.id for each in ALL]


def begun(
    folder: Path, example: Example, size: tuple[int, int] = (1366, 768), percent: int = 100
) -> tuple[App, ExampleScene]:
    app = make_app(folder, size)
    app.settings.speed = INSTANT
    app.settings.text_percent = percent
    scene = app.routes.example(example.game, example.id)
    assert isinstance(scene, ExampleScene)
    app.stack.reset(scene)
    rest(app, scene)
    return app, scene


def rest(app: App, scene: ExampleScene) -> None:
    app.tick([], 0.05)
    wait_until(app, lambda: not scene.loading and scene.table.taught.resting)
    app.tick([], 0.05)
    app.tick([], 0.05)


def press(app: App, scene: ExampleScene, name: str) -> None:
    app.tick(click(scene.targets[name].center), 0.05)
    rest(app, scene)


def close(app: App) -> None:
    app.close()
    app.window.close()


def of(name: str) -> Example:
    return next(each for each in ALL if each.id == name)


@pytest.mark.parametrize(
    "name",
    [each.id for each in ALL if any("[" in at for step in each.steps for at in step.at)][:1],
)
def test_the_table_rings_what_a_pattern_of_an_example_means(tmp_path: Path, name: str) -> None:
    """By the same rules as the test that holds the patterns against the places of the rules."""
    example = of(name)
    app, scene = begun(tmp_path, example)
    places = scene.table.context.places
    for pattern in example.steps[0].at:
        meant = fnmatch.filter(places, pattern)
        assert meant, pattern
        assert len(scene.table.taught.boxes((pattern,))) == len(meant)
    close(app)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "by_keys"), spread(NAMES, (False, True), rows=len(NAMES) // 16))
def test_every_example_is_gone_through_to_its_end(tmp_path: Path, name: str, by_keys: bool) -> None:
    example = of(name)
    app, scene = begun(tmp_path, example)
    for number in range(len(example.steps) - 1):
        assert scene.at == number
        if by_keys:
            app.tick([key(pygame.K_RETURN)], 0.05)
            rest(app, scene)
        else:
            press(app, scene, NEXT)
    assert scene.ended
    assert scene.table.taught.session.log == scene.log
    close(app)


@pytest.mark.slow
def test_from_the_page_through_an_example_and_back_to_the_same_place(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1366, 768))
    app.settings.speed = INSTANT
    book = RulebookScene(app, "viscounts", clause="VI-8.3.1")
    app.stack.reset(book)
    app.tick([], 0.05)
    while book.at_work or book.animating:
        app.tick([], 0.05)
    where = book.rules.right.scroll.offset
    target = next(each for each in book.rules.targets() if each.key == "example:VI-X7")
    app.tick(click(target.rect.center), 0.05)
    scene = app.stack.top
    assert isinstance(scene, ExampleScene)
    rest(app, scene)
    for _ in range(3):
        press(app, scene, NEXT)
    assert scene.ended
    press(app, scene, BACK)
    assert scene.at == 2
    press(app, scene, NEXT)
    app.tick(click(scene.targets[LEAVE].center), 0.05)
    app.tick([], 0.05)
    assert app.stack.top is book
    assert book.rules.right.scroll.offset == where
    assert app.library.sessions() == []
    again = RulebookScene(app, "viscounts", clause="VI-8.3.1")
    again.resize(app.size)
    assert not again.at_work  # its pictures were kept
    close(app)


@pytest.mark.slow
def test_what_is_done_by_hand_goes_on_and_nothing_else_does(tmp_path: Path) -> None:
    app, scene = begun(tmp_path, of("VI-X7"))
    assert isinstance(scene.table, TableScene)
    hand = MousePlayer(app, scene.table, 1)
    question = scene.table.taught.question
    assert question is not None
    other = next(choice for choice in question.choices if choice.action != scene.log[0])
    hand.perform(other)
    assert scene.at == 0
    assert scene.slip().note
    wanted = scene.wanted()
    assert wanted is not None
    MousePlayer(app, scene.table, 1).perform(wanted)
    rest(app, scene)
    assert scene.at == 1
    assert not scene.slip().note
    close(app)


@pytest.mark.slow
def test_keys_go_back_and_the_table_takes_back_too(tmp_path: Path) -> None:
    app, scene = begun(tmp_path, of("VI-X2"))
    for _ in range(2):
        app.tick([key(pygame.K_RETURN)], 0.05)
        rest(app, scene)
    assert scene.at == 2
    app.tick([key(pygame.K_BACKSPACE)], 0.05)
    rest(app, scene)
    assert scene.at == 1
    assert len(scene.table.taught.session.log) == 1
    close(app)


@pytest.mark.slow
def test_it_can_be_tried_and_shown_again_and_nothing_is_kept(tmp_path: Path) -> None:
    app, scene = begun(tmp_path, of("VI-X2"))
    press(app, scene, TRY)
    assert scene.free
    assert isinstance(scene.table, TableScene)
    question = scene.table.taught.question
    assert question is not None
    other = next(choice for choice in question.choices if choice.action != scene.log[0])
    MousePlayer(app, scene.table, 1).perform(other)
    rest(app, scene)
    assert scene.table.taught.session.log
    press(app, scene, AGAIN)
    assert scene.free
    assert not scene.table.taught.session.log
    press(app, scene, SHOW)
    assert not scene.free
    assert scene.at == 0
    assert app.library.sessions() == []
    close(app)


@pytest.mark.slow
def test_its_menu_leads_back(tmp_path: Path) -> None:
    app, scene = begun(tmp_path, of("VI-X2"))
    app.tick([key(pygame.K_ESCAPE)], 0.05)
    menu = app.stack.top
    assert isinstance(menu, LessonMenu)
    menu.choose("go_on")
    app.tick([], 0.05)
    assert app.stack.top is scene
    close(app)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size", "percent"),
    sampled_rows(
        spread(NAMES, ((1280, 690), (1920, 1080)), (80, 100, 150), rows=len(NAMES) // 16),
        fast=2,
        slow=4,
    ),
)
def test_the_slip_lies_in_the_window_and_not_on_what_is_read(
    tmp_path: Path, name: str, size: tuple[int, int], percent: int
) -> None:
    example = of(name)
    app, scene = begun(tmp_path, example, size, percent)
    for _ in example.steps:
        assert scene.overlay is not None
        assert scene.overlay.box is not None
        assert pygame.Rect((0, 0), size).contains(scene.overlay.box)
        assert not scene.overlay.box.collidelistall(scene.table.taught.read_now())
        if not scene.ended:
            press(app, scene, NEXT)
    close(app)
