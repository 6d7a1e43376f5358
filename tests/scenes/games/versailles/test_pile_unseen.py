"""Secrets of Versailles: nothing on the table tells the order of the pile (VE-11.1)."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from scenes.games.versailles.table import VersaillesTable
from tests.sampling import sampled
from tests.scenes.games.versailles.test_table import make_table, positions


def seen_by(table: VersaillesTable, view: Any, seat: int) -> list[Any]:
    """Everything that lies on the table and that the inspector and the rail say."""
    lying = [
        (s.key, s.anchor, s.at, pygame.image.tobytes(s.picture, "RGBA"))
        for s in table.sprites(view, seat)
    ]
    found = [table.inspect(anchor, view, seat) for anchor in table.places(view, seat)]
    said = [(each.title, each.subtitle, each.facts) for each in found if each is not None]
    return [*lying, *said, table.strip(view), *table.seats(view, seat)]


@pytest.mark.slow
@pytest.mark.parametrize("seats", sampled([2, 5]))
def test_a_pile_in_another_order_changes_nothing_that_can_be_seen(seats: int) -> None:
    table, _ = make_table(seats)
    for number, session in enumerate(positions(seats, every=60)):
        for seat in range(seats):
            table.show_seat(seat)
            other = session.game.redeal(session.state, seat, Random(number))
            assert other.pile != session.state.pile or len(other.pile) < 3
            worlds = (session.state, other)
            one, two = (seen_by(table, session.game.mask(w, seat), seat) for w in worlds)
            assert one == two
