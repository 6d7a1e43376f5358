"""Two windows with the same sets: what one has changed stays when the other changes something."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.box.support import box_with
from tests.scenes.handbook.sets.opened import BUMPS, closed, kept, opened, press

COST = {"townsfolk tf_mason|cost": 4}
OTHER = {"townsfolk tf_acolyte|cost": 4}


@pytest.mark.slow
def test_both_changes_stay_and_undo_takes_back_the_own_one(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, box_with("viscounts", "A", **COST), used="A", tab="rulings")
    other = box_with("viscounts", "B", **OTHER)
    app.boxes.keep(other)
    more = box_with("viscounts", "A", **COST, **OTHER)
    app.boxes.keep(more)
    press(app, scene, "read:automa_bumps:own_first")
    assert app.notice.sentence == app.say("sets.joined")
    assert kept(app)["B"] == other
    assert set(kept(app)["A"].corrections) - set(more.corrections) == {
        place for place in kept(app)["A"].corrections if place.entry == BUMPS
    }
    press(app, scene, "undo")
    assert kept(app) == {"A": more, "B": other}
    press(app, scene, "redo")
    assert BUMPS in {place.entry for place in kept(app)["A"].corrections}
    closed(app)


def test_a_set_that_another_window_removed_stays_away(tmp_path: Path) -> None:
    gone, box = box_with("viscounts", "A", **COST), box_with("viscounts", "B", **OTHER)
    app, scene = opened(tmp_path, gone, box, used="B")
    app.boxes.remove("viscounts", "A")
    press(app, scene, "off")
    assert kept(app) == {"B": box}
    assert "set:A" not in scene.focus.keys
    closed(app)
