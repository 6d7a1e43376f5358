"""Tips: each kind once in a person's life, as long as it is not set otherwise; never on anything
that can be chosen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.explain import Blocked, Text
from engine.games import load_game
from engine.lessons.moments import moment_of
from engine.lessons.starts import Start, load_starts, recommended
from engine.lessons.tips import load_tips
from engine.session import Session
from scenes.app import App
from scenes.play.seating import persons_config
from scenes.play.sessions import begin
from scenes.table.chrome.tooltips import REFUSAL_SECONDS
from scenes.table.chrome.whereabouts import offered
from scenes.table.input.controller import Refuse
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import click, key, make_app
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.reasons import people

GAME = "viscounts"
INSTANT = 4


def kept_table(folder: Path, wish: str = "first", seed: int = 3) -> tuple[App, MousePlayer]:
    """A kept game of one person against an automa, with the library of a folder."""
    app = make_app(folder)
    app.settings.speed, app.settings.tips = INSTANT, wish
    automa = {"kind": "automa", "board": "builder", "difficulty": 0, "name": "", "colour": "blue"}
    person = {"kind": "person", "name": "Réka", "colour": "red"}
    begun = begin(app.library, GAME, {"seats": [person, automa], "options": {}}, seed)
    scene = TableScene(app, begun.id, begun.session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 1)
    player.settle()
    player.frame()
    return app, player


def tips_of(player: MousePlayer, decisions: int) -> list[str]:
    """Ids of the tips that were shown, each time they were; none lies on what can be chosen."""
    scene, seen = player.scene, []
    while not scene.model.over and len(scene.match.session.log) < decisions:
        player.settle()
        player.frame()
        if scene.tips.tip is not None:
            seen.append(scene.tips.tip.id)
            if scene.tips.box is not None:
                assert scene.tips.box.collidelist(offered(scene.context)) < 0
        if scene.model.question is not None:
            choices = [each for each in scene.model.question.choices if not each.idle]
            scene.model.take(player.chance.choice(choices))
    return seen


@pytest.mark.slow
def test_each_kind_is_shown_once(tmp_path: Path) -> None:
    _, player = kept_table(tmp_path)
    seen = tips_of(player, 60)
    assert len(seen) > 5
    assert len(seen) == len(set(seen))
    assert set(seen) <= {tip.id for tip in load_tips(GAME)}


@pytest.mark.slow
def test_who_has_seen_it_sees_it_no_more_in_the_next_game(tmp_path: Path) -> None:
    app, player = kept_table(tmp_path)
    first = tips_of(player, 12)
    assert {"choose_pair", "play"} <= set(first)
    app.close()
    app.window.close()
    _, later = kept_table(tmp_path, seed=4)
    assert not set(first) & set(tips_of(later, 12))


@pytest.mark.slow
def test_never_means_never_and_always_every_game(tmp_path: Path) -> None:
    _, never = kept_table(tmp_path / "never", "never")
    assert tips_of(never, 12) == []
    app, always = kept_table(tmp_path / "always", "always")
    assert "choose_pair" in tips_of(always, 3)
    app.close()
    app.window.close()
    _, again = kept_table(tmp_path / "always", "always")
    assert "choose_pair" in tips_of(again, 3)


@pytest.mark.slow
def test_a_game_that_is_not_kept_has_none(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    scene = TableScene(app, "", Session(load_game(GAME), people(2), 3))
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 1)
    player.settle()
    player.frame()
    assert scene.tips.tip is None


def test_a_tip_that_another_slip_hides_takes_no_press(tmp_path: Path) -> None:
    app, player = kept_table(tmp_path)
    scene = player.scene
    assert scene.tips.box is not None
    at = scene.tips.box.center
    app.tick([key(pygame.K_n)], 0.02)
    player.frame()
    assert scene.what_next.box is not None
    app.tick([*click(at)], 0.02)
    player.frame()
    assert app.stack.top is scene


def test_a_tip_waits_while_a_refusal_is_told(tmp_path: Path) -> None:
    app, player = kept_table(tmp_path)
    scene = player.scene
    there = scene.tips.box
    assert there is not None
    scene.tooltips.refuse(Refuse(Blocked("space:0:L", Text("table.tip"), "")))
    scene.mark()
    player.frame()
    player.frame()
    player.frame()  # the words of a refusal, its paper and its place have a frame each
    assert scene.tooltips.box is not None
    assert scene.tips.box is None
    app.tick([], REFUSAL_SECONDS + 0.1)
    player.frame()
    player.frame()
    assert scene.tooltips.box is None
    assert scene.tips.box == there


def test_no_tip_is_left_in_the_frame_in_which_its_question_is_answered(tmp_path: Path) -> None:
    app, player = kept_table(tmp_path)
    scene = player.scene
    assert scene.tips.box is not None
    assert scene.model.question is not None
    scene.model.take_or_confirm(scene.model.question.choices[0])
    scene.draw(app.canvas)
    assert scene.tips.box is None


@pytest.mark.slow
def test_only_the_left_button_opens_what_a_tip_names(tmp_path: Path) -> None:
    app, player = kept_table(tmp_path)
    scene = player.scene
    assert scene.tips.box is not None
    at = scene.tips.box.center
    for button in (pygame.BUTTON_RIGHT, pygame.BUTTON_MIDDLE):
        values = {"pos": at, "button": button}
        app.tick([pygame.event.Event(pygame.MOUSEBUTTONDOWN, values)], 0.02)
        assert app.stack.top is scene
    app.tick([*click(at)], 0.02)
    assert app.stack.top is not scene


@pytest.mark.slow
def test_the_first_question_of_a_first_game_comes_with_a_start(tmp_path: Path) -> None:
    app, player = kept_table(tmp_path)
    tips = player.scene.tips
    assert tips.start is not None
    assert tips.box is not None
    assert tips.box.collidelist(offered(player.scene.context)) < 0
    player.scene.model.take(tips.start.choice)
    player.settle()
    player.frame()
    assert tips.start is None
    app.close()
    app.window.close()
    _, again = kept_table(tmp_path, seed=4)
    assert again.scene.tips.start is None


def test_starts_follow_the_switch(tmp_path: Path) -> None:
    _, never = kept_table(tmp_path / "never", "never")
    assert never.scene.tips.start is None
    app, always = kept_table(tmp_path / "always", "always")
    assert always.scene.tips.start is not None
    app.close()
    app.window.close()
    _, again = kept_table(tmp_path / "always", "always")
    assert again.scene.tips.start is not None


def table_of_two(folder: Path, seed: int) -> MousePlayer:
    """A kept game of two persons who choose their tablets one after the other."""
    app = make_app(folder)
    app.settings.speed = INSTANT
    config = {**persons_config(2), "options": {"open_table": True}}
    begun = begin(app.library, "tara", config, seed)
    scene = TableScene(app, begun.id, begun.session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 1)
    player.settle()
    player.frame()
    return player


def follow(player: MousePlayer) -> Start:
    """Do what is recommended."""
    start = player.scene.tips.start
    assert start is not None
    player.scene.model.take(start.choice)
    player.settle()
    player.frame()
    return start


@pytest.mark.slow
def test_an_answer_taken_back_is_recommended_again(tmp_path: Path) -> None:
    player = table_of_two(tmp_path, 5)
    first = follow(player)
    assert player.scene.tips.start != first
    player.scene.model.undo()
    player.settle()
    player.frame()
    assert player.scene.tips.start == first


@pytest.mark.slow
def test_what_another_person_answered_counts_for_that_one_only(tmp_path: Path) -> None:
    player = table_of_two(tmp_path, 5)
    follow(player)
    session = player.scene.match.session
    seat = session.asked
    while session.asked == seat:
        question = player.scene.model.question
        assert question is not None
        player.scene.model.take(question.choices[0])
        player.settle()
        player.frame()
    moment = moment_of(session, session.asked)
    starts = load_starts("tara")
    assert moment is not None
    assert starts is not None
    nobody_before = recommended(starts, moment, (), ())
    assert nobody_before is not None
    assert player.scene.tips.start == nobody_before


@pytest.mark.slow
def test_another_language_keeps_what_is_recommended(tmp_path: Path) -> None:
    player = table_of_two(tmp_path, 5)
    follow(player)
    tips = player.scene.tips
    start, tip = tips.start, tips.tip
    assert start is not None
    player.app.speak("hu")
    player.settle()
    player.frame()
    tips = player.scene.tips
    assert (tips.start, tips.tip) == (start, tip)
    assert tips.box is not None
    follow(player)
    assert player.scene.tips.start is not None


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1366, 768), (1920, 1080)], slow=2))
def test_a_start_leaves_the_hand_in_sight_that_it_speaks_of(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = make_app(tmp_path, size)
    app.settings.speed, app.settings.tips = INSTANT, "first"
    people = [{"kind": "person", "name": "Réka", "colour": "red"}]
    novice = {"kind": "novice", "name": "", "colour": "blue"}
    begun = begin(app.library, "caylus", {"seats": [*people, novice], "options": {}}, 3)
    scene = TableScene(app, begun.id, begun.session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 1)
    player.settle()
    player.frame()
    assert scene.tips.start is not None
    assert scene.tips.box is not None
    hand = [place.rect for name, place in scene.context.places.items() if name.startswith("hand:")]
    assert hand
    assert scene.tips.box.collidelist(hand) < 0
    app.close()
    app.window.close()
