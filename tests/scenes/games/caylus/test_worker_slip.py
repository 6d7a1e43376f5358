"""What a worker over a building beyond the provost shows: the card in full light, and few words."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games.caylus.places import road_anchor
from engine.games.caylus.state import State
from scenes.commands.shots.staging import drag
from scenes.games.caylus.layout import worker_box
from scenes.games.caylus.shots import position
from scenes.table.view import Aim
from tests.scenes.games.caylus.test_in_hand import make_app, open_table


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_beyond_the_provost_the_chosen_card_is_lit_and_its_slip_says_name_and_price(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = make_app(tmp_path, size)
    session = position(lambda s, q: any(c.warnings and c.source == "workers" for c in q.choices))
    scene = open_table(app, session)
    question = scene.model.question
    assert question is not None
    risky = next(c for c in question.choices if c.warnings and c.source == "workers")
    drag(app, scene, "workers", risky.target)
    table, view = scene.context.table, scene.model.shown
    assert isinstance(view, State)
    place = risky.action[1]
    assert risky.target == road_anchor(place)
    assert place > view.provost
    box = scene.context.places[risky.target].rect

    def bright(aim: Aim) -> int:
        canvas = pygame.Surface(size)
        for sprite in table.sprites(view, scene.context.viewer):
            if sprite.anchor == risky.target:
                canvas.blit(sprite.picture, sprite.at)
        for hint in table.hints(aim, view, scene.context.viewer):
            if hint.picture is not None:
                canvas.blit(hint.picture, hint.at)
        return sum(pygame.transform.average_color(canvas, box.inflate(-12, -12))[:3])

    here = Aim("workers", risky.target, choice=risky, offered=question.choices)
    near = next(c for c in question.choices if c.source == "workers" and not c.warnings)
    there = Aim("workers", near.target, choice=near, offered=question.choices)
    assert bright(here) > 1.15 * bright(there)

    said = table.carried(risky, view)
    assert said is not None
    label = scene.context.say(risky.label)
    assert said in label
    assert len(said) < 0.7 * len(label)
    other = next(c for c in question.choices if c.action[0] != "place")
    assert table.carried(other, view) is None
    slip = scene.tooltips.box
    assert slip is not None
    assert not slip.colliderect(worker_box(table._plan(view), place))
    app.close()
    app.window.close()
