"""The leaf of rulings: switched at once by mouse and by keys, and taken back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from engine.texts import languages
from scenes.handbook.scene import RulebookScene
from scenes.play.boxes import in_use
from scenes.play.sessions import begin
from tests.sampling import sampled
from tests.scenes.handbook.sets.opened import by_keys, closed, kept, opened, press, read_so
from tests.scenes.support import click, key, settle, wait_until

SWITCH = "read:automa_bumps:own_first"
CONFIG = {"seats": [{"kind": "person", "name": name} for name in "AB"], "options": {}}


@pytest.mark.slow
@pytest.mark.parametrize("way", sampled([press, by_keys]))
def test_a_reading_is_played_in_the_next_game(tmp_path: Path, way: object) -> None:
    app, scene = opened(tmp_path, tab="rulings")
    before = begin(app.library, "viscounts", CONFIG, 5)
    assert callable(way)
    way(app, scene, SWITCH)
    found = in_use(app.boxes, "viscounts")
    assert found.boxed is not None
    after = begin(app.library, "viscounts", CONFIG, 5, found.boxed)
    assert after.session.game.data.rulings["automa_bumps"] == "own_first"
    assert before.session.game.data.rulings["automa_bumps"] == "human_first"
    (said,) = found.boxed.box.corrections.values()
    assert (said.who, said.value, said.was) == ("Anna", "own_first", "human_first")
    assert scene.desk.name in app.notice.sentence, "a set was made for it, and it is told"
    closed(app)


@pytest.mark.slow
def test_undo_and_redo_lead_back_and_forth(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, tab="rulings")
    press(app, scene, SWITCH)
    app.tick([key(pygame.K_z, pygame.KMOD_CTRL)], 0.0)
    assert kept(app) == {}
    assert in_use(app.boxes, "viscounts").boxed is None
    app.tick([key(pygame.K_y, pygame.KMOD_CTRL)], 0.0)
    assert len(kept(app)) == 1
    assert in_use(app.boxes, "viscounts").boxed is not None
    press(app, scene, "undo")
    assert kept(app) == {}
    closed(app)


@pytest.mark.slow
def test_our_reading_takes_the_correction_out_again(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, read_so(), used="My copy", tab="rulings")
    press(app, scene, "read:automa_bumps:human_first")
    assert kept(app)["My copy"].corrections == {}
    press(app, scene, SWITCH)
    assert [each.value for each in kept(app)["My copy"].corrections.values()] == ["own_first"]
    closed(app)


@pytest.mark.slow
def test_the_clause_opens_the_rules_and_leads_back(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, tab="rulings")
    press(app, scene, "clause:automa_bumps:VI-11.22.3")
    top = app.stack.top
    assert isinstance(top, RulebookScene)
    assert top.rules.right.opened == "VI-11.22.3"
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    settle(app)
    assert app.stack.top is scene
    closed(app)


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(reversed(game_keys()), slow=3))
def test_every_ruling_of_every_game_switches(tmp_path: Path, game: str) -> None:
    app, scene = opened(tmp_path, game=game, tab="rulings")
    rulings = scene.desk.rulings()
    assert len(rulings) >= 2
    for ruling, now in rulings:
        other = next(each for each in ruling.readings if each != now)
        press(app, scene, f"read:{ruling.id}:{other.key}")
        box = scene.desk.box
        assert box is not None
        assert box.corrections[ruling.place].value == other.value
    assert in_use(app.boxes, game).boxed is not None, "all of them together can be played"
    closed(app)


@pytest.mark.parametrize("language", sampled(reversed(languages())))
def test_both_readings_and_the_consequence_are_told(tmp_path: Path, language: str) -> None:
    app, scene = opened(tmp_path, read_so(), used="My copy", tab="rulings")
    app.speak(language)
    settle(app)
    for ruling, now in scene.desk.rulings():
        for each in ruling.readings:
            words = scene.target_words(f"read:{ruling.id}:{each.key}")
            ours = each == ruling.now
            remark = app.say("sets.rulings.ours" if ours else "sets.rulings.another")
            assert app.say(each.words) in words
            assert remark in words
            assert (words != app.say("spoken.chosen", what=words)) is True
            chosen = app.say("spoken.chosen", what="@").partition("@")
            assert (words.startswith(chosen[0]) and words.endswith(chosen[2])) == (
                each == now or not (chosen[0] or chosen[2])
            )
    closed(app)


@pytest.mark.slow
def test_the_place_of_a_ruling_is_shown_beside_it(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, tab="rulings")
    wait_until(app, lambda: not scene.leaf.waiting)
    settle(app)
    left = scene.leaf.columns[0]
    reading = next(part for part in left.parts if part.key.startswith("read:"))
    picture = left.parts[left.parts.index(reading) - 1]
    assert picture.box.centerx < reading.box.left
    shown = app.canvas.subsurface(picture.box.move(left.box.topleft).inflate(-60, -60))
    assert len({tuple(shown.get_at((x, x))) for x in range(min(shown.get_size()))}) > 9
    closed(app)


@pytest.mark.slow
def test_a_page_that_was_scrolled_stays_where_it_is_when_it_is_pressed(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, game="versailles", tab="rulings")
    app.settings.text_percent = 150
    scene.resize(app.size)
    column = scene.leaf.columns[1]
    column.wheel(-9)
    assert (before := column.scroll.offset) > 0
    scene.focus.focus(scene.leaf.targets()[-1].key)
    app.tick(click(column.box.midtop), 0.0)
    assert column.scroll.offset == before
    closed(app)
