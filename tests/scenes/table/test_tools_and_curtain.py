"""The list of tools over a table of several persons: what is chosen there is done by who lay it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.table.overlays.tools import ToolsScene
from tests.scenes.company import after, arrive, close, curtain, played, press, show


def test_behind_a_curtain_nothing_is_done_that_was_chosen_on_the_leaf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[str] = []
    monkeypatch.setattr(ToolsScene, "draw_badge", lambda leaf, surface, words: signs.append(words))
    scene = show(tmp_path, played(5, after(60), persons=2))
    arrive(scene)
    press(scene, pygame.K_m)
    top = scene.app.stack.top
    assert isinstance(top, ToolsScene)
    assert set(signs) == {"ui.pause.saved"}, "nothing is lost meanwhile"
    scene.app.tick([pygame.event.Event(pygame.WINDOWHIDDEN)], 0.02)
    scene.app.tick([pygame.event.Event(pygame.WINDOWSHOWN)], 0.02)
    before = list(scene.match.session.log)
    top.choose("undo")
    scene.app.tick([], 0.02)
    scene.app.tick([], 0.02)
    assert curtain(scene) is not None
    assert scene.match.session.log == before
    assert scene.context.viewer == -1
    close(scene)
