"""The sheet of keys keeps its distance from the edges of every window."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.overlays import help as help_module
from scenes.table.overlays.help import _MARGIN, HelpScene

PLAIN = (1000, 500)


@pytest.mark.parametrize("size", [(900, 2000), (3000, 400), (3000, 2000)])
@pytest.mark.parametrize("words", [0.9, 1.0, 2.0])
def test_it_is_as_large_as_words_want_and_the_window_lets_it(
    size: tuple[int, int], words: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        help_module, "sheet_size", lambda sheet, scale: tuple(int(n * scale) for n in PLAIN)
    )
    monkeypatch.setattr(HelpScene, "_sheet", lambda self: None)
    context: Any = SimpleNamespace(app=SimpleNamespace(), frame=SimpleNamespace(words=words))
    scene = HelpScene(context, lambda: None)
    scene.resize(size)
    free = pygame.Rect((0, 0), size).inflate(-2 * _MARGIN, -2 * _MARGIN)
    assert free.contains(scene.box)
    wanted = [int(n * max(1.0, words)) for n in PLAIN]
    fits = all(want <= room for want, room in zip(wanted, free.size, strict=True))
    assert (list(scene.box.size) == wanted) is fits


def test_the_table_is_dark_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        help_module, "key_sheet", lambda *_: SimpleNamespace(blit=lambda to, at: None)
    )
    monkeypatch.setattr(help_module, "sheet_size", lambda sheet, scale: PLAIN)
    monkeypatch.setattr(HelpScene, "_sheet", lambda self: None)
    table = SimpleNamespace(theme=None)
    context: Any = SimpleNamespace(
        app=SimpleNamespace(), frame=SimpleNamespace(words=1.0), table=table
    )
    scene = HelpScene(context, lambda: None)
    canvas = pygame.Surface((1200, 700))
    canvas.fill("white")
    scene.resize(canvas.get_size())
    scene.draw(canvas)
    assert max(canvas.get_at((0, 0))[:3]) < 200
