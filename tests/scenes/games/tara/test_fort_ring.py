"""A fort looks the same whatever wears a look about it: its discs hide the stakes behind."""

from __future__ import annotations

from scenes.games.tara.shots import middle
from scenes.table.drawing.painter import _before_marked
from scenes.table.model.legality import Look
from tests.scenes.games.tara.test_table import make_table


def test_the_stakes_behind_are_not_put_back_over_marked_discs() -> None:
    table, _ = make_table()
    session = middle()
    view = session.game.mask(session.state, session.asked)
    lying = [sprite for sprite in table.sprites(view, session.asked) if sprite.board]
    marks = {sprite.anchor: Look.BLOCKED for sprite in lying if sprite.anchor.startswith("hollow")}
    put_back = {sprite.key for sprite in _before_marked(lying, marks, frozenset())}
    halves = {sprite.key for sprite in lying if sprite.key.startswith("fort:")}
    assert halves
    assert put_back & halves == {key for key in halves if key.endswith(":front")}
