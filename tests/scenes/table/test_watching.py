"""While others play, the bar always says something: a step that the log leaves out too."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.table.input.pointing import Pointed
from scenes.table.model.match import ShownEvent
from scenes.table.motion.animator import Pace
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at, people, position

GAMES = ("caylus", "tara", "versailles", "viscounts")
PLAYED = 12
"""Decisions before the first look: by then every game has had a step without a line."""


def silent_events(scene: TableScene) -> list[ShownEvent]:
    """One of each kind that the log has no sentence for."""
    found: dict[str, ShownEvent] = {}
    for shown in scene.model.match.beats(-1, scene.model.match.viewer):
        if not scene.model.log.sentence(shown):
            found.setdefault(shown.event.kind, shown)
    return list(found.values())


@pytest.mark.parametrize("game", sampled(GAMES, slow=2))
def test_no_step_of_others_is_shown_without_a_sentence(game: str, tmp_path: Path) -> None:
    config = people(3)
    counted: list[object] = []

    def later(question: object) -> bool:
        counted.append(question)
        return len(counted) > PLAYED

    player = open_at(tmp_path, position(game, config, later))
    scene = player.scene
    for shown in silent_events(scene):
        scene.model.caption = None
        scene.animator.play([shown], lambda _: Pace(9.0, watched=True))
        scene.panels.rail_pace.whole = True
        scene.panels.prepare(Pointed())
        if scene.model.watching:
            assert scene.panels.prompt.sentence.strip(), shown.event.kind
        scene.animator.finish()
    for seat in (-1, 0, 2):
        assert scene.model.prompt.watching(seat, "", "", waiting=False).sentence.strip()
    close(player)
