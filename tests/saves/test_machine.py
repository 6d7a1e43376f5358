"""What this computer is called where it has no number of its own."""

from __future__ import annotations

import platform
import sys
import uuid
from collections.abc import Iterator

import pytest

from saves import machine
from saves.machine import machine_name

CARD = 0x_00_1A_2B_3C_4D_5E


@pytest.fixture(autouse=True)
def _nothing_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No file says the number of this computer."""
    monkeypatch.setattr(machine, "_IDS", ())
    machine_name.cache_clear()
    yield
    machine_name.cache_clear()


def name(monkeypatch: pytest.MonkeyPatch, card: int, network: str) -> str:
    monkeypatch.setattr(uuid, "getnode", lambda: card)
    monkeypatch.setattr(platform, "node", lambda: network)
    machine_name.cache_clear()
    return machine_name()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has a number")
@pytest.mark.parametrize(("made_up", "by_card"), [(0, True), (1 << 40, False), (1 << 41, True)])
def test_it_is_called_after_its_network_card_or_where_it_has_none_after_its_name(
    monkeypatch: pytest.MonkeyPatch, made_up: int, by_card: bool
) -> None:
    """What stands in for a card is another number at every start, and marked as such."""
    card = CARD | made_up
    same_card = name(monkeypatch, card, "one") == name(monkeypatch, card, "two")
    same_name = name(monkeypatch, card, "one") == name(monkeypatch, card + 1, "one")
    assert (same_card, same_name) == (by_card, not by_card)
