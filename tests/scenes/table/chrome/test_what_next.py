"""What next? By key and by the sign in the strip; it says what each answer leads to."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.table.chrome.whereabouts import offered
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.support import click, key
from tests.scenes.table.chrome.test_tips import kept_table
from tests.scenes.table.mouse_player import MousePlayer

SIZES = ((1280, 690), (1920, 1080))


def opened(folder: Path) -> tuple[App, MousePlayer, TableScene]:
    app, player = kept_table(folder, "never")
    app.tick([key(pygame.K_n)], 0.02)
    player.frame()
    assert player.scene.what_next.shown
    return app, player, player.scene


@pytest.mark.parametrize("code", [pygame.K_n, pygame.K_ESCAPE])
def test_it_names_what_can_be_done_and_a_key_takes_it_away(tmp_path: Path, code: int) -> None:
    app, _, scene = opened(tmp_path)
    assert scene.what_next.box is not None
    able, _ = scene.what_next.lines()
    question = scene.model.question
    assert question is not None
    assert len(able) == len({scene.context.say(choice.label) for choice in question.choices})
    app.tick([key(code)], 0.02)
    assert not scene.what_next.shown


@pytest.mark.slow
@pytest.mark.parametrize("percent", sampled([150, 100]))
@pytest.mark.parametrize("size", sampled(SIZES))
def test_the_sign_in_the_strip_opens_and_closes_it(
    tmp_path: Path, size: tuple[int, int], percent: int
) -> None:
    app, player = kept_table(tmp_path, "never")
    app.settings.text_percent = percent
    app.stack.resize(size)
    player.settle()
    player.frame()
    scene = player.scene
    sign = scene.chrome.targets["strip:next"]
    assert min(sign.size) >= 32
    assert not [
        name
        for name, box in scene.chrome.targets.items()
        if name.startswith("strip:") and name != "strip:next" and box.colliderect(sign)
    ]
    player.click_target("strip:next")
    player.frame()
    assert scene.what_next.shown
    assert scene.what_next.box is not None
    assert pygame.Rect((0, 0), size).contains(scene.what_next.box)
    assert scene.what_next.box.collidelist(offered(scene.context)) < 0
    player.click_target("strip:next")
    player.frame()
    assert not scene.what_next.shown


def test_it_tells_what_a_choice_costs_and_brings(tmp_path: Path) -> None:
    _, player, scene = opened(tmp_path)
    scene.what_next.forget()
    while scene.match.session.asked == 0 and scene.model.question is not None:
        question = scene.model.question
        able, _ = scene.what_next.lines()
        for choice in question.choices:
            deltas = scene.model.preview(choice).deltas
            if len(able) < 9 and deltas and deltas[0].get("silver"):
                label = scene.context.say(choice.label).lower()
                line = next(each for each in able if each.lower().startswith(label))
                assert scene.context.say("viscounts.counter.silver") in line
                return
        scene.model.take(question.choices[0])
        player.settle()
        player.frame()
    pytest.fail("no choice of the first turn changes the silver")


@pytest.mark.slow
def test_what_is_refused_stands_there_with_its_reason(tmp_path: Path) -> None:
    _, player, scene = opened(tmp_path)
    for _ in range(40):
        question = scene.model.question
        if question is not None and question.blocked:
            _, unable = scene.what_next.lines()
            reasons = {scene.context.say(each.reason).lower() for each in question.blocked}
            assert unable
            assert all(any(why in line.lower() for why in reasons) for line in unable)
            return
        if question is not None:
            scene.model.take(question.choices[-1])
        player.settle()
        player.frame()
    pytest.fail("nothing is ever refused")


def test_a_press_on_it_only_closes_it(tmp_path: Path) -> None:
    app, player, scene = opened(tmp_path)
    before = len(scene.match.session.log)
    assert scene.what_next.box is not None
    app.tick(click(scene.what_next.box.center), 0.02)
    player.frame()
    assert not scene.what_next.shown
    assert len(scene.match.session.log) == before
    assert app.stack.top is scene


def test_while_nobody_is_asked_the_sign_says_when(tmp_path: Path) -> None:
    app, player = kept_table(tmp_path, "never")
    scene = player.scene
    while not scene.model.over:
        question = scene.model.question
        if question is not None:
            scene.model.take(question.choices[-1])
        app.settings.speed = 0
        app.tick([], 0.02)
        if not scene.model.asking:
            break
    player.frame()
    app.tick(click(scene.chrome.targets["strip:next"].center), 0.02)
    assert not scene.what_next.shown
    assert app.notice.sentence == app.say("table.what_next.later")


@pytest.mark.slow
def test_after_another_answer_it_tells_of_that_one(tmp_path: Path) -> None:
    """As many decisions as before, but others: what was found for those is not told again."""
    _, player = kept_table(tmp_path, "never")
    scene, told = player.scene, []
    question = scene.model.question
    assert question is not None
    for choice in (question.choices[0], question.choices[-1]):
        scene.model.take(choice)
        player.settle()
        player.frame()
        assert not scene.what_next.shown
        scene.what_next.toggle()
        assert scene.model.question is not None
        told.append((scene.model.question, scene.what_next.lines()))
        scene.model.undo()
        player.settle()
        player.frame()
    (first, before), (second, after) = told
    assert first.choices != second.choices
    assert before != after
