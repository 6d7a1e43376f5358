"""Whoever plays by ear waits for what another process delivers, however many frames that takes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pygame
import pytest

from tests.scenes import listener
from tests.scenes.listener import Listener

MANY = 20_000
"""Frames, which pass in no time where nothing is drawn."""


def waiting(after: int, asked: str, waits: str = "Anna thinks") -> Listener:
    """Before a table that asks after so many frames, and says on F2 how things stand."""
    said: list[str] = []
    frames = 0

    def tick(events: list[pygame.event.Event]) -> None:
        nonlocal frames
        frames += 1
        if any(event.key == pygame.K_F2 for event in events):
            said.append(asked if frames > after else waits)
        elif frames == after:
            said.append(asked)

    return Listener(tick, lambda: said, 1)


@pytest.mark.parametrize(
    "wait",
    [
        lambda someone: someone.wait_for("3 answers"),
        lambda someone: str(someone.play("3 answers", 1)),
    ],
)
def test_it_waits_through_any_number_of_frames(wait: Callable[[Listener], str]) -> None:
    someone = waiting(MANY, "Choose a card. 3 answers")
    assert re.search("3 answers|0", wait(someone))
    assert "Choose a card. 3 answers" in someone.transcript


def test_after_a_long_time_without_a_question_it_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "PATIENCE", 0.05)
    with pytest.raises(AssertionError, match="silence after"):
        waiting(10**9, "").play("over", 1)
