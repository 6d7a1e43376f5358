"""The frame around what is lit goes around the pieces that stand there, not across them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.lessons.reader import load_lesson
from tests.scenes.teacher.pupil import Pupil


@pytest.mark.slow
def test_the_frame_of_a_gate_goes_around_the_workers_there(tmp_path: Path) -> None:
    """In Viscounts two of the person's own and two of the Builder's are one too many."""
    pupil = Pupil(tmp_path, "viscounts", by_keys=True, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in load_lesson("viscounts").chapters].index("castle"))
    for _ in range(20):
        pupil.rest()
        step = scene.course.runner.step
        if step is not None and step.id == "home":
            break
        pupil.follow(1)
    context, overlay = pupil.hand.scene.context, scene.overlay
    sprites = context.painter.around.now(context.viewer).sprites
    workers = [each.rect for each in sprites if each.anchor == "castle:1:4"]
    assert len(workers) == 4
    assert overlay is not None
    assert [box for box in overlay.lit if all(box.contains(each) for each in workers)]
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
def test_the_frame_of_a_province_goes_around_all_its_positions(tmp_path: Path) -> None:
    """In Tara the Stone is laid on Leinster, which is not the spot between two herdsmen."""
    pupil = Pupil(tmp_path, "tara", by_keys=True, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in load_lesson("tara").chapters].index("stone"))
    pupil.rest()
    places, overlay = pupil.hand.scene.context.places, scene.overlay
    hollows = [place.rect for name, place in places.items() if name.startswith("hollow:leinster:")]
    assert len(hollows) == 15
    assert overlay is not None
    assert [box for box in overlay.lit if all(box.contains(each) for each in hollows)]
    assert overlay.box is not None
    assert overlay.box.collidelist(overlay.lit) < 0
    pupil.app.close()
    pupil.app.window.close()
