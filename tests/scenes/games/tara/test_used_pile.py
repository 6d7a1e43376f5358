"""A used tablet lies in one place at any time, and its pile changes when it lands there."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from engine.events import Event
from engine.games import load_game
from engine.games.tara.state import State
from engine.session import Session
from scenes.games.tara.board import PILE_SHOWN, card_key
from scenes.games.tara.table import TaraTable
from scenes.play.seating import persons_config
from scenes.table.motion.changes import motions, stacked
from tests.engine.tara.greedy import wavering
from tests.scenes.games.laid import laid

CONFIG = {**persons_config(4), "options": {}}


def told(decisions: int) -> list[tuple[Event, State]]:
    """Events of a game of four, each with the table as nobody in particular sees it."""
    session, chance = Session(load_game("tara"), CONFIG, 3), Random(3)
    found: list[tuple[Event, State]] = []

    def watch(event: Event, state: State) -> None:
        found.append((event, session.game.mask(state, -1)))

    for _ in range(decisions):
        session.act(wavering(session.game.mask(session.state, session.asked), chance), watch)
    return found


def in_the_open(view: State) -> Counter[int]:
    """How often each tablet lies face up on the table."""
    played = [view.played] if view.played >= 0 else []
    return Counter([*view.discard, *view.turned, *played])


def test_a_tablet_lies_in_one_place_whatever_is_told() -> None:
    for event, view in told(120):
        twice = [card for card, n in in_the_open(view).items() if n > 1]
        assert not twice, event


@pytest.mark.slow
def test_the_pile_changes_when_the_used_tablet_lands() -> None:
    table, _ = laid(TaraTable, CONFIG)
    events = told(120)
    full = 0
    for (_, before), (event, after) in pairwise(events):
        if event.kind != "used":
            continue
        old, new = table.sprites(before, -1), table.sprites(after, -1)
        found = stacked(motions(old, new, table.places(after, -1)), old, new)
        about = [m for m in found if m.sprite.kind == "tablet" or m.sprite.key.startswith("words:")]
        still = [m.sprite.key for m in about if m.waits]
        assert [m.sprite.key for m in about if not m.waits] == [card_key(event.values[0])]
        assert len(still) == 1, "the number alone waits: nothing rises from within the pile"
        assert still[0].startswith("words:")
        full += len(before.discard) > PILE_SHOWN
    assert full, "a pile of which not all is seen was part of it"
