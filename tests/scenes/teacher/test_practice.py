"""Practice at the ordinary table: by hand, with hints, the solution, again, and stars that stay."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.explain import Choice
from engine.games import game_keys
from engine.lessons.practice import MOST_STARS, load_practice
from engine.session import Session
from scenes.app import App
from scenes.handbook.first.practice import PracticeChapter
from scenes.handbook.scene import RulebookScene
from scenes.play.practised import keep_stars, stars_of
from scenes.table.scene import TableScene
from scenes.teacher.menu import LessonMenu
from scenes.teacher.practice import PracticeScene
from tests.sampling import sampled, sampled_rows, spread
from tests.scenes.support import click, key, make_app, motion, settle, wait_until
from tests.scenes.table.key_player import KeyPlayer
from tests.scenes.table.mouse_player import MousePlayer

INSTANT = 4
MOST = 60
POSITIONS = [(game, n) for game in game_keys() for n in range(len(load_practice(game)))]
SIZES = ((1280, 690), (1920, 1080))


def begun(
    folder: Path,
    game: str,
    number: int = 0,
    size: tuple[int, int] = (1366, 768),
    percent: int = 100,
) -> tuple[App, PracticeScene]:
    app = make_app(folder, size)
    app.settings.speed = INSTANT
    app.settings.text_percent = percent

    def table(session_id: str, session: Session) -> TableScene:
        return TableScene(app, session_id, session)

    scene = PracticeScene(app, game, number, table)
    app.stack.reset(scene)
    rest(app, scene)
    return app, scene


def rest(app: App, scene: PracticeScene) -> None:
    def resting() -> bool:
        return scene.outcome is not None or scene.table.taught.resting

    app.tick([], 0.05)
    wait_until(app, lambda: not scene.loading and resting())
    app.tick([], 0.05)
    app.tick([], 0.05)


def press(app: App, scene: PracticeScene, name: str) -> None:
    app.tick(click(scene.targets[name].center), 0.05)
    rest(app, scene)


def follow(app: App, scene: PracticeScene, *, by_keys: bool = False) -> None:
    """Do what the shown solution says, by hand."""
    for _ in range(MOST):
        rest(app, scene)
        if scene.outcome is not None:
            return
        choice = scene.wanted()
        assert choice is not None
        assert isinstance(scene.table, TableScene)
        if choice.variant > 0 and not by_keys:
            turned(MousePlayer(app, scene.table, 1), choice)
            continue
        hand = (KeyPlayer if by_keys else MousePlayer)(app, scene.table, 1)
        hand.perform(choice)
    raise AssertionError("no end")


def turned(hand: MousePlayer, choice: Choice) -> None:
    """Pick a piece up by a click, hold it as the slip says, and click where it goes."""
    hand.click(hand.at(choice.source))
    hand.tick([motion(*hand.at(choice.target))])
    for _ in range(4):
        held = hand.scene.controller.held_as()
        if held is not None and held.action == choice.action:
            break
        hand.tick([key(pygame.K_t)])
    hand.click(hand.at(choice.target))
    hand.pick_if_asked(choice)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "by_keys"),
    sampled_rows(spread(POSITIONS, (False, True), rows=len(POSITIONS) // 5), fast=2, slow=2),
)
def test_every_shown_solution_can_be_followed_by_hand(
    tmp_path: Path, place: tuple[str, int], by_keys: bool
) -> None:
    game, number = place
    app, scene = begun(tmp_path, game, number)
    press(app, scene, "solution")
    follow(app, scene, by_keys=by_keys)
    assert scene.outcome is not None
    assert scene.outcome.stars == MOST_STARS
    assert scene.outcome.shown
    assert stars_of(app.library, game) == {}  # it was shown, not found
    app.close()
    app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tara", pytest.param("versailles", marks=pytest.mark.slow)])
def test_who_finds_it_keeps_the_stars_and_goes_on(tmp_path: Path, game: str) -> None:
    app, scene = begun(tmp_path, game)
    position = scene.position
    for action in position.solution:
        rest(app, scene)
        question = scene.table.taught.question
        if question is None:
            break
        done = len(scene.table.taught.session.log) - len(position.log)
        if position.solution[done] != action:
            continue
        assert isinstance(scene.table, TableScene)
        scene.table.model.take(next(c for c in question.choices if c.action == action))
    rest(app, scene)
    assert scene.outcome is not None
    assert scene.outcome.stars == MOST_STARS
    assert stars_of(app.library, game) == {position.id: MOST_STARS}
    log = len(scene.table.taught.session.log)
    for _ in range(40):
        app.tick([], 0.05)
    assert len(scene.table.taught.session.log) == log  # nobody plays on
    app.tick([key(pygame.K_RETURN)], 0.05)
    rest(app, scene)
    assert (scene.number, scene.outcome) == (1, None)
    app.close()
    app.window.close()


@pytest.mark.slow
def test_less_brings_fewer_stars_and_again_begins_anew(tmp_path: Path) -> None:
    app, scene = begun(tmp_path, "tara")
    assert isinstance(scene.table, TableScene)
    for _ in range(MOST):
        rest(app, scene)
        question = scene.table.taught.question
        if scene.outcome is not None or question is None:
            break
        ends = [c for c in question.choices if c.ends_turn or c.action[0] == "discard"]
        scene.table.model.take((ends or list(question.choices))[0])
    assert scene.outcome is not None
    assert scene.outcome.stars < MOST_STARS
    told = scene.slip(None)
    assert told.text == app.say(scene.position.text("goal"))  # the best is not given away
    press(app, scene, "again")
    assert scene.outcome is None
    assert len(scene.table.taught.session.log) == len(scene.position.log)
    app.close()
    app.window.close()


@pytest.mark.slow
def test_what_next_lies_beside_the_slip(tmp_path: Path) -> None:
    app, scene = begun(tmp_path, "caylus", 1, (1920, 1080))
    app.tick([key(pygame.K_n)], 0.05)
    rest(app, scene)
    assert isinstance(scene.table, TableScene)
    box = scene.table.what_next.box
    assert box is not None
    assert scene.overlay is not None
    assert scene.overlay.box is not None
    assert not box.colliderect(scene.overlay.box)
    app.close()
    app.window.close()


@pytest.mark.slow
def test_hints_come_one_by_one(tmp_path: Path) -> None:
    app, scene = begun(tmp_path, "tara", 1)
    assert scene.slip(None).hint == ""
    press(app, scene, "hint")
    assert scene.slip(None).hint == app.say(scene.position.text("hint"))
    press(app, scene, "hint")
    first = app.say("practice.first", what="").partition(":")[0]
    assert first in scene.slip(None).hint
    assert "hint" not in scene.targets
    app.close()
    app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "percent"),
    sampled_rows(spread(game_keys(), SIZES, (100, 150), rows=len(game_keys())), slow=3),
)
def test_the_slip_lies_on_nothing_that_can_be_chosen(
    tmp_path: Path, game: str, size: tuple[int, int], percent: int
) -> None:
    app, scene = begun(tmp_path, game, 0, size, percent)
    for number in range(len(scene.positions)):
        scene.begin(number)
        rest(app, scene)
        overlay = scene.overlay
        assert overlay is not None
        assert overlay.box is not None
        taught = scene.table.taught
        on = [box for box in taught.read_now() if overlay.box.colliderect(box)]
        assert on == [], number
        assert pygame.Rect((0, 0), size).contains(overlay.box), number
    app.close()
    app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(reversed(game_keys())))
def test_nobody_takes_back_what_led_to_the_position(tmp_path: Path, game: str) -> None:
    app, scene = begun(tmp_path, game)
    assert isinstance(scene.table, TableScene)
    for _ in range(3):  # alone at a table of one's own a second press would go on
        app.tick([key(pygame.K_z, pygame.KMOD_CTRL)], 0.05)
        rest(app, scene)
    scene.table.model.restart()
    rest(app, scene)
    assert tuple(scene.table.match.session.log) == scene.position.log
    undo = next(tool for tool in scene.table.panels.prompt.tools if tool.id == "undo")
    assert not undo.enabled
    app.close()
    app.window.close()


@pytest.mark.slow
def test_the_menu_leaves_and_the_book_shows_the_stars(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    keep_stars(app.library, "viscounts", "meeting", 2)
    keep_stars(app.library, "viscounts", "meeting", 1)
    assert stars_of(app.library, "viscounts") == {"meeting": 2}
    app.stack.reset(app.routes.handbook("viscounts", tab="practice"))
    settle(app)
    book = app.stack.top
    assert isinstance(book, RulebookScene)
    assert book.chosen_tab == "practice"
    row = next(t for t in book.page_targets() if t.key == "practice:1")
    app.tick(click(row.rect.center), 0.0)
    scene = app.stack.top
    assert isinstance(scene, PracticeScene)
    assert scene.position.id == "meeting"
    rest(app, scene)
    keep_stars(app.library, "viscounts", "meeting", 3)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    menu = app.stack.top
    assert isinstance(menu, LessonMenu)
    menu.choose("leave")
    app.tick([], 0.0)
    assert app.stack.top is book
    chapter = book.chapter
    assert isinstance(chapter, PracticeChapter)
    assert chapter.stars == {"meeting": 3}
    app.close()
    app.window.close()


@pytest.mark.parametrize(
    "stored", [{"meeting": "x"}, {"meeting": 9}, {"meeting": True}, {"of another version": 3}]
)
def test_damaged_stars_are_left_out(tmp_path: Path, stored: dict[str, object]) -> None:
    app = make_app(tmp_path)
    app.library.set_setting("practice.viscounts", stored)
    assert stars_of(app.library, "viscounts") == {}
    app.close()
    app.window.close()


def test_the_note_is_folded_away_by_mouse_and_by_key_until_something_else_is_said(
    tmp_path: Path,
) -> None:
    app, scene = begun(tmp_path, "tara")
    assert scene.overlay is not None
    assert scene.overlay.box is not None
    open_box = scene.overlay.box.copy()
    press(app, scene, "fold")
    assert scene.overlay.box.topleft == open_box.topleft, "the guide stays where it was"
    assert scene.overlay.box.width < open_box.width / 2
    assert set(scene.targets) == {"fold"}
    press(app, scene, "fold")
    assert scene.overlay.box == open_box
    app.tick([key(pygame.K_f)], 0.05)
    assert set(scene.targets) == {"fold"}
    scene.choose("hint")
    app.tick([], 0.05)
    assert "hint" in scene.targets, "a hint is read at once"
    app.close()
    app.window.close()
