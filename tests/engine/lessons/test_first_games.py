"""The first game of every game that has one: it can be walked to its end, by whom it may be."""

from __future__ import annotations

from fnmatch import fnmatchcase
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from engine.games import game_keys, load_game, package_of
from engine.lessons.minute import has_minute, load_minute
from engine.lessons.moments import deed_of, lesson_session, moment_of
from engine.lessons.reader import has_lesson, load_lesson
from engine.lessons.runner import Place, Runner
from engine.lessons.tips import load_tips
from engine.texts import load_catalogue
from tests.engine.lessons.walker import Walker, steps_of
from tests.sampling import WHOLE, sampled

TAUGHT = [game for game in game_keys() if has_lesson(game)]
RUNS = 30 if WHOLE else 1
MOST_WORDS = 52


@pytest.mark.parametrize("game", TAUGHT)
def test_who_follows_sees_every_step(game: str) -> None:
    lesson = load_lesson(game)
    walker = Walker(lesson).walk()
    assert walker.faults == []
    assert walker.runner.finished
    assert walker.held == 0
    missed = {(chapter, step.id) for chapter, step in steps_of(lesson)} - set(walker.shown)
    assert missed == set()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_guide_takes_along_what_belongs_to_one_gesture(game: str) -> None:
    lesson = load_lesson(game)
    walker = Walker(lesson).walk()
    rests = {(chapter, step.id) for chapter, step in steps_of(lesson) if step.then}
    assert rests
    assert set(walker.along) == rests


def test_who_goes_another_way_decides_the_rest_alone() -> None:
    lesson = load_lesson("caylus")
    runner = Runner(lesson)
    chapters = enumerate(lesson.chapters)
    number = next(n for n, chapter in chapters if chapter.steps and chapter.steps[0].then)
    session = lesson_session(lesson, "Réka", lesson.chapters[number].joins)
    runner.join(number, since=False)
    moment = moment_of(session, lesson.seat)
    assert moment is not None
    assert moment.question is not None
    runner.ask(moment)
    wanted = runner.wanted(moment)
    assert wanted is not None
    assert runner.step is not None
    assert runner.with_rest(moment, wanted).follow[-1:] == runner.step.then[-1:]
    others = [each for each in moment.question.choices if each.action != wanted.action]
    assert others
    for other in others:
        assert runner.with_rest(moment, other) is other


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_asks_for_no_figure_of_the_cards_of_today(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = import_module(f"{package_of(game)}.data")
    monkeypatch.setattr(shipped, "DATA_FILE", tmp_path / "other_figures.toml")
    shipped.load_data.cache_clear()
    load_game.cache_clear()
    with pytest.raises(OSError, match="other_figures"):
        load_game(game)
    # A net asks whether a game has figures of its own; with the shipped ones gone, it has.
    monkeypatch.setattr("engine.ai.learned.shelf.has_own_data", lambda game: True)
    load_lesson.cache_clear()
    walker = Walker(load_lesson(game)).walk()
    assert walker.faults == []
    assert walker.runner.finished


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_who_does_anything_else_is_never_stuck(game: str) -> None:
    lesson = load_lesson(game)
    for seed in range(RUNS):
        walker = Walker(lesson, Random(seed)).walk()
        assert walker.faults == [], f"seed {seed}"


@pytest.mark.parametrize("game", sampled(TAUGHT))
def test_anything_at_all_once(game: str) -> None:
    walker = Walker(load_lesson(game), Random(1)).walk()
    assert walker.faults == []
    assert walker.shown


@pytest.mark.parametrize("game", TAUGHT)
def test_every_chapter_can_be_joined_in_the_stored_game(game: str) -> None:
    lesson = load_lesson(game)
    for number, chapter in enumerate(lesson.chapters):
        session = lesson_session(lesson, "Réka", chapter.joins)
        moment = moment_of(session, lesson.seat)
        assert moment is not None, f"{chapter.id}: somebody else is asked"
        if chapter.needs.ways:
            assert chapter.needs.holds(moment), chapter.id
        if chapter.opens.ways:
            assert chapter.opens.holds(moment), chapter.id
        runner = Runner(lesson)
        runner.join(number, since=False)
        assert runner.ask(moment) is None
        assert runner.step is chapter.steps[0], chapter.id


@pytest.mark.parametrize("game", TAUGHT)
def test_every_sentence_is_there_and_short(game: str) -> None:
    lesson, catalogue = load_lesson(game), load_catalogue("en")
    wanted = [lesson.text("end"), *(lesson.text(chapter.id, "name") for chapter in lesson.chapters)]
    wanted += [lesson.text("told", each.id) for each in lesson.told]
    wanted += [
        lesson.text(chapter.id, "since") for chapter in lesson.chapters if chapter.needs.ways
    ]
    for chapter, step in steps_of(lesson):
        wanted += [lesson.text(chapter, step.id, part) for part in ("say", "title")]
        if step.counts:
            end = lesson_session(lesson, "Réka", len(lesson.log))
            rows = end.game.outcome(end.state).rows
            wanted += [
                lesson.text(chapter, step.id, "row", row.key) for row in rows if any(row.points)
            ]
    assert [key for key in wanted if not catalogue.has(key)] == []
    long = [key for key in wanted if len(catalogue.say(key).split()) > MOST_WORDS]
    assert long == []
    assert [key for key in wanted if catalogue.say(key) == key] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_no_sentence_belongs_to_a_step_that_is_gone(game: str) -> None:
    lesson, catalogue = load_lesson(game), load_catalogue("en")
    known = {f"{chapter}.{step.id}" for chapter, step in steps_of(lesson)}
    known |= {
        f"{chapter.id}.{part}" for chapter in lesson.chapters for part in ("name", "since", "free")
    }
    known |= {f"told.{each.id}" for each in lesson.told} | {"end"}
    start = lesson.text("")
    told = [key.removeprefix(start) for key in catalogue.keys() if key.startswith(start)]  # noqa: SIM118
    assert [key for key in told if not any(_below(key, each) for each in known)] == []


def _below(key: str, place: str) -> bool:
    return key == place or key.startswith(f"{place}.")


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_cites_a_clause_and_lights_what_exists(game: str) -> None:
    lesson, catalogue = load_lesson(game), load_catalogue("en")
    anchors: list[str] = []
    for decisions in (0, *(chapter.joins for chapter in lesson.chapters), len(lesson.log)):
        session = lesson_session(lesson, "Réka", decisions)
        anchors += session.game.anchors(session.state)
    for chapter, step in steps_of(lesson):
        assert catalogue.has(f"rule.{step.clause}"), (chapter, step.id, step.clause)
        near = [each for of in lesson.chapters if of.id == chapter for each in of.near]
        for anchor in (*step.at, *step.near, *near):
            assert any(fnmatchcase(each, anchor) for each in anchors), (chapter, step.id, anchor)
    for told in lesson.told:
        assert catalogue.has(f"rule.{told.clause}"), (told.id, told.clause)
        for anchor in told.near:
            assert any(fnmatchcase(each, anchor) for each in anchors), (told.id, anchor)


@pytest.mark.parametrize("game", TAUGHT)
def test_no_two_steps_of_reading_follow_each_other(game: str) -> None:
    for chapter in load_lesson(game).chapters:
        reads = [step.reads for step in chapter.steps]
        assert (True, True) not in list(pairwise(reads)), chapter.id


@pytest.mark.parametrize("game", TAUGHT)
def test_the_stored_game_is_one_that_the_rules_allow(game: str) -> None:
    lesson = load_lesson(game)
    assert lesson_session(lesson, "Réka", len(lesson.log)).over


@pytest.mark.parametrize("game", game_keys())
def test_every_tip_has_its_sentence_and_its_clause(game: str) -> None:
    catalogue = load_catalogue("en")
    tips = load_tips(game)
    assert [tip.id for tip in tips if not catalogue.has(tip.text)] == []
    assert [tip.id for tip in tips if not catalogue.has(f"rule.{tip.clause}")] == []
    told = [key for key in catalogue.keys() if key.startswith(f"{game}.tip.")]  # noqa: SIM118
    assert sorted(told) == sorted(tip.text for tip in tips)


@pytest.mark.parametrize("game", [game for game in game_keys() if has_minute(game)])
def test_the_game_in_a_minute_has_all_its_words_and_places(game: str) -> None:
    catalogue, minute = load_catalogue("en"), load_minute(game)
    wanted = [minute.text(part) for part in ("who", "ends", "wins")]
    wanted += [minute.text("turn", scene.id) for scene in minute.turn]
    wanted += [
        minute.text("call", call.id, part) for call in minute.calls for part in ("name", "say")
    ]
    wanted += [minute.text("bar", bar.id) for bar in minute.bars]
    assert [key for key in wanted if not catalogue.has(key)] == []
    session = lesson_session(load_lesson(game), "Réka", minute.at)
    anchors = session.game.anchors(session.state)
    named = [call.at for call in minute.calls]
    named += [anchor for scene in minute.turn for anchor in (*scene.shows, *scene.rings)]
    assert [name for name in named if not any(fnmatchcase(each, name) for each in anchors)] == []


def test_a_fort_on_the_way_up_is_no_end_of_the_climb() -> None:
    lesson = load_lesson("tara")
    chapter = [each.id for each in lesson.chapters].index("last")
    step = [each.id for each in lesson.chapters[chapter].steps].index("throne")
    session = lesson_session(lesson, "Réka", lesson.log.index(("enter", 6)))
    runner = Runner(lesson, Place(chapter, step))
    for action in (("promote", 6), ("promote", 5)):
        moment = moment_of(session, lesson.seat)
        assert moment is not None
        runner.ask(moment)
        session.act(action)
        runner.decided(deed_of(session, "promote", len(session.log) - 1, lesson.seat))
    moment = moment_of(session, lesson.seat)
    assert moment is not None
    runner.ask(moment)
    assert runner.step is lesson.chapters[chapter].steps[step]
    assert runner.answer == ""
