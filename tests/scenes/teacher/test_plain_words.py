"""What newcomers did not understand or could not see in a first game stays said and in sight."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from engine.texts import languages, load_catalogue
from scenes.games.caylus.tray_plan import tray_plan
from tests.scenes.teacher.pupil import Pupil

OWN_THINGS = ["bay:*", "goods:*", "debts", "deeds"]
SIZES = [(1280, 690), (1920, 1080)]
HARD = ("refund", "visszatérít", "reembols")
BARS = ("leader", "majorities")


@pytest.mark.parametrize("language", languages())
def test_what_the_strip_calls_a_collision_is_explained_among_the_icons(language: str) -> None:
    catalogue = load_catalogue(language)
    word = catalogue.say("viscounts.table.phase.collision")
    said, _, explained = catalogue.say("handbook.icon.viscounts.collision").partition(":")
    assert said == word
    assert len(explained.split()) > 4


@pytest.mark.parametrize("language", languages())
def test_what_a_card_is_worth_is_said_in_plain_words(language: str) -> None:
    catalogue = load_catalogue(language)
    said = catalogue.say("viscounts.inspect.value", n=2)
    assert not [word for word in HARD if word in said.lower()]


@pytest.mark.parametrize("language", languages())
def test_the_minute_of_viscounts_names_no_card_that_it_does_not_show(language: str) -> None:
    catalogue = load_catalogue(language)
    bars = [catalogue.say(f"viscounts.minute.bar.{name}") for name in BARS]
    assert catalogue.say("viscounts.score.leader") not in bars
    names = (catalogue.say(f"viscounts.score.{name}") for name in ("poverty", "prosperity"))
    cards = [name.partition(":")[0] for name in names]
    assert not [bar for bar in bars if any(card in bar for card in cards)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("chapter", ["leaves", "meet", "group"])
@pytest.mark.slow
def test_the_slip_leaves_bays_and_goods_in_sight(
    tmp_path: Path, chapter: str, size: tuple[int, int]
) -> None:
    pupil = Pupil(tmp_path, "viscounts", by_keys=False, size=size)
    pupil.scene.go_to([each.id for each in load_lesson("viscounts").chapters].index(chapter))
    pupil.rest()
    overlay = pupil.scene.overlay
    assert overlay is not None
    assert overlay.box is not None
    assert overlay.box.collidelist(pupil.scene.table.taught.boxes(OWN_THINGS)) < 0
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.parametrize("chapter", ["build", "castle"])
@pytest.mark.slow
def test_the_slips_of_caylus_leave_the_bowls_in_sight(tmp_path: Path, chapter: str) -> None:
    """Also with large letters."""
    pupil = Pupil(tmp_path, "caylus", by_keys=False, size=(1280, 690))
    pupil.app.settings.text_percent = 150
    pupil.scene.resize(pupil.app.size)
    for _ in range(12):
        pupil.rest()
        runner = pupil.scene.course.runner
        if runner.chapter.id == chapter and runner.step is not None:
            break
        pupil.follow(1)
    assert pupil.scene.course.runner.chapter.id == chapter
    overlay = pupil.scene.overlay
    assert overlay is not None
    assert overlay.box is not None
    assert overlay.box.collidelist(pupil.scene.table.taught.boxes(["goods:*"])) < 0
    pupil.app.close()
    pupil.app.window.close()


def test_the_cart_of_caylus_has_its_words_below_it() -> None:
    plan = tray_plan((420, 140), 1.0)
    assert plan.hod.bottom <= plan.hod_words.centery
    assert not plan.hod_words.colliderect(plan.workers)
