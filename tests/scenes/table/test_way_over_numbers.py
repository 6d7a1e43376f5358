"""The dotted way of a walk leaves out the numbers and gates that it leads over."""

from __future__ import annotations

from pathlib import Path

import pygame

from engine.explain import Choice, Question
from scenes.table.drawing.display_list import DisplayList
from tests.scenes.table.opening import SOLO, close, open_table


def long_walk(question: Question) -> Choice | None:
    found = [c for c in question.choices if len(c.path) > 2]
    return found[-1] if found else None


def test_no_dot_lies_on_the_places_that_a_walk_passes(tmp_path: Path) -> None:
    player = open_table(tmp_path, 3, SOLO, lambda question: long_walk(question) is not None)
    scene, question = player.scene, player.scene.model.question
    assert question is not None
    choice = long_walk(question)
    assert choice is not None
    player.frame()
    layers = DisplayList()
    layers.begin(player.app.size)
    scene.painter.ways.way(layers, scene.context.frame, choice)
    canvas = pygame.Surface(player.app.size)
    layers.paint(canvas, [canvas.get_rect()])
    assert any(pygame.image.tobytes(canvas, "RGB"))
    for anchor in choice.path:
        middle = scene.context.places[anchor].rect
        inner = middle.inflate(-middle.width // 3, -middle.height // 3)
        assert not any(pygame.image.tobytes(canvas.subsurface(inner), "RGB")), anchor
    close(player)
