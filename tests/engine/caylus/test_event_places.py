"""Where events are shown: what an activated card gives is shown at that card."""

from __future__ import annotations

from engine.core import run
from engine.events import Event, Recorder
from engine.games.caylus.state import ACTIVATION
from tests.engine.caylus.layout import NEUTRAL, A, Table


def test_what_an_activated_card_gives_is_shown_at_that_card() -> None:
    table = Table(2, "advanced").road(("n_park", NEUTRAL, -1), ("n_forest", NEUTRAL, A))
    seen: list[tuple[str, ...]] = []

    def note(event: Event) -> None:
        if event.kind == "gain":
            seen.append(table.game.event_anchors(event, table.state))

    table.state.phase = ACTIVATION
    table.state.agenda.append(("activate", NEUTRAL, 0))
    run(table.game.ops, table.state, Recorder(note))
    assert seen == [("road:1", "seat:0")]
