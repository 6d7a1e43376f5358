"""What a walk calls an exchange of discs."""

from __future__ import annotations

from typing import Any

import pytest

from engine.events import Event
from engine.games.tara.audit import labels

TOP, CAPTIVE = -1, 2


@pytest.mark.parametrize(
    ("this", "that", "called"),
    [
        (CAPTIVE, CAPTIVE, "swap:captives"),
        (TOP, CAPTIVE, "swap:top and captive"),
        (CAPTIVE, TOP, "swap:top and captive"),
        (TOP, TOP, "swap:tops"),
    ],
)
@pytest.mark.parametrize(("here", "there"), [(3, 3), (3, 7)])
def test_an_exchange_is_called_by_what_was_exchanged(
    this: int, that: int, called: str, here: int, there: int
) -> None:
    state: Any = None
    swap = Event("swap", 0, (0, here, this, 1, there, that, 0), (), "TA-8")
    expected = [called, "swap:one position"] if here == there else [called]
    assert list(labels(swap, state)) == expected
