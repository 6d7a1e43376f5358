"""Another language is spoken in the middle of a lesson: table and slip say everything anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from engine.lessons.reader import has_lesson
from tests.pseudo import PSEUDO, foreign, speak_pseudo
from tests.sampling import sampled
from tests.scenes.support import settle
from tests.scenes.teacher.pupil import Pupil

TAUGHT = [game for game in game_keys() if has_lesson(game)]
STEPS = 5


def taught(folder: Path, game: str) -> Pupil:
    pupil = Pupil(folder, game, by_keys=True, size=(1366, 768))
    pupil.app.settings.reduced_motion = True
    pupil.follow(STEPS)
    pupil.rest()
    settle(pupil.app)
    return pupil


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(TAUGHT))
def test_a_lesson_goes_on_in_another_language_with_all_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    speak_pseudo(monkeypatch)
    pupil = taught(tmp_path, game)
    before = pygame.image.tobytes(pupil.app.canvas, "RGB")
    step, table = pupil.scene.course.runner.step, pupil.hand.scene
    shown = table.table
    pupil.app.speak(PSEUDO)
    settle(pupil.app)
    assert pygame.image.tobytes(pupil.app.canvas, "RGB") != before
    assert table.table is not shown  # cards are laid anew, in pictures with other words
    log = [_without(line.sentence, table.match.names) for line in table.model.log.lines]
    assert log
    assert not [sentence for sentence in log if foreign(sentence)]
    assert pupil.scene.course.runner.step is step
    taken = len(pupil.scene.course.session.log)
    pupil.follow(2)  # a sentence may come first
    pupil.rest()
    assert len(pupil.scene.course.session.log) > taken
    pupil.app.close()
    pupil.app.window.close()


def _without(sentence: str, names: Sequence[str]) -> str:
    for name in names:
        sentence = sentence.replace(name, "")
    return sentence
