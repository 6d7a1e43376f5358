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
def test_the_frame_of_a_disc_goes_around_its_position(tmp_path: Path) -> None:
    """In Tara the Stone is laid on the middle warrior of Leinster, under whom a captive lies."""
    pupil = Pupil(tmp_path, "tara", by_keys=True, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in load_lesson("tara").chapters].index("stone"))
    pupil.rest()
    step, overlay = scene.course.runner.step, scene.overlay
    assert step is not None
    assert overlay is not None
    places = pupil.hand.scene.context.places
    framed = [places[name].rect for name in step.at if name.startswith("hollow:leinster:")]
    assert len(framed) == 1
    assert [box for box in overlay.lit if box.contains(framed[0])]
    assert overlay.box is not None
    assert overlay.box.collidelist(overlay.lit) < 0
    pupil.app.close()
    pupil.app.window.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "chapter", "place", "lies"),
    [
        ("viscounts", "who", "book:E", "count:book:E"),
        ("versailles", "twice", "pool:marble_quarry:0", "marker:0"),
    ],
)
def test_a_frame_leaves_whole_what_lies_over_its_edge(
    game: str, chapter: str, place: str, lies: str, tmp_path: Path
) -> None:
    """The number below a manuscript, and the stand below the workers, of which the guide speaks."""
    pupil = Pupil(tmp_path, game, by_keys=True, size=(1280, 690))
    scene = pupil.scene
    scene.go_to([each.id for each in load_lesson(game).chapters].index(chapter))
    pupil.rest()
    context, overlay = pupil.hand.scene.context, scene.overlay
    sprites = context.painter.around.now(context.viewer).sprites
    thing = next(each.rect for each in sprites if each.key == lies)
    assert overlay is not None
    at = context.places[place].rect
    framed = [box for box in overlay.lit if box.contains(at) and box.width < 2 * at.width]
    assert [box for box in framed if box.contains(thing)]
    pupil.app.close()
    pupil.app.window.close()
