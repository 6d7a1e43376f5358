"""Words of every kind of scene, measured in its picture with high contrast."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.commands.shots.run import all_shots
from scenes.commands.shots.shot import finish
from scenes.launch import open_app
from sprites.common.high_contrast import HIGH_CONTRAST
from tests.sampling import WHOLE
from tests.scenes.text_contrast import Measured, forget_pictures, measure, watch_text

ONE_IN = 25
"""Of so many lines one may measure less: letters of two lines that touch, words squeezed into a
card, a note on a painted country."""
STRONG, BEHIND = 7.0, 4.5
"""What letters keep against the px right beside them, and against the whole ground."""
OFTEN = ("settings", "table-chooser")
SOME = ("lobby-four", "results", "tara-middle", "versailles-mid")
TABLES = ("table-walk", "caylus-road-24", "tara-middle", "versailles-mid")
SCENES = (
    *("title-continue", "lobby-four", "library-few", "records", "rulebook", "player-aid"),
    *("gallery", "results", "results-chart", "pause", "curtain", "digest", "history", "learn"),
    *("table-chooser", "table-refusal", "lesson-viscounts-build", "replay"),
)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        *OFTEN,
        *(
            pytest.param(each, marks=pytest.mark.further)
            for each in ((*TABLES, *SCENES) if WHOLE else SOME)
        ),
    ],
)
def test_words_stand_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    seen = watch_text(monkeypatch)
    made = 0

    def draw() -> pygame.Surface:
        nonlocal made
        made += 1
        app = open_app(str(tmp_path / str(made)), (1280, 690), strict=True)
        app.settings.high_contrast = True
        app.dress()
        try:
            all_shots()[name].stage(app)
            finish(app)
            return app.canvas.copy()
        finally:
            app.close()
            app.window.close()

    try:
        found = measure(seen, draw)
    finally:
        HIGH_CONTRAST.on = False
        forget_pictures()
    assert len(found) >= LEAST.get(name, 5)
    faint = [each for each in found if not stands_out(each)]
    assert len(faint) <= max(1, len(found) // ONE_IN), faint


LEAST = {"pause": 1, "curtain": 0, "learn": 1}
"""Lines that are seen whole in pictures with few words, or with lettering instead of them."""


def stands_out(line: Measured) -> bool:
    return line.edge >= STRONG and line.ground >= BEHIND


def test_a_faint_line_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from sprites.common import fonts

    seen = watch_text(monkeypatch)

    def draw() -> pygame.Surface:
        canvas = pygame.Surface((400, 120), 0, 32)
        canvas.fill("#6a6a6a")
        canvas.blit(fonts.render(fonts.serif(24), "hard to read", "#8a8a8a"), (20, 10))
        canvas.blit(fonts.render(fonts.serif(24), "easy to read", "#ffffff"), (20, 60))
        return canvas

    found = {line.text: line for line in measure(seen, draw)}
    assert found["hard to read"].ground < 2 < 5 < found["easy to read"].ground
