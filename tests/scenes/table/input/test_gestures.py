"""What is heard and felt when a piece is put down, and what is shown then."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from engine.explain import Blocked, Choice, Text
from scenes.table.input.controller import Act, Choose, Intent, PutBack, Refuse
from scenes.table.input.gestures import Gestures

CHOICE = Choice(("go",), Text("go"), "a", "b")
NO = Blocked("c", Text("river"), "T-2", "a")
BOARD = pygame.Rect(0, 0, 100, 100)


def put_down(intent: Intent | None, at: tuple[int, int] = (500, 500)) -> list[str]:
    """What comes of it where nothing was in the hand; the pointer is `at` a point."""
    done: list[str] = []

    def noted(name: str) -> Any:
        return lambda *_: done.append(name)

    context: Any = SimpleNamespace(
        held=None,
        hand=SimpleNamespace(lay_down=lambda back: None),
        model=SimpleNamespace(handle_intent=noted("handled")),
        controller=SimpleNamespace(pointer=at, near=lambda point: ()),
        frame=SimpleNamespace(board=BOARD),
        match=SimpleNamespace(session=SimpleNamespace(log=[])),
        app=SimpleNamespace(
            sounds=SimpleNamespace(play=done.append), pads=SimpleNamespace(feel=done.append)
        ),
        mark=noted("drawn"),
    )
    panels: Any = SimpleNamespace(
        unpin=noted("own things"), inspector=SimpleNamespace(unpin=lambda: None)
    )
    tooltips: Any = SimpleNamespace(refuse=noted("why"), hush=lambda anew=False: None)
    Gestures(context, panels, tooltips).fulfil(intent)
    return done


@pytest.mark.parametrize(
    ("intent", "at", "done"),
    [
        (Act(CHOICE), (500, 500), ["handled", "drop", "own things", "drawn"]),
        (Choose((CHOICE, CHOICE), "b"), (500, 500), ["handled", "drop", "own things", "drawn"]),
        (PutBack("a"), (500, 500), ["handled", "drop", "drawn"]),
        (PutBack("a"), (50, 50), ["handled", "why", "refused", "drawn"]),
        (Refuse(NO), (50, 50), ["handled", "why", "refused", "drawn"]),
        (None, (50, 50), ["handled", "drawn"]),
    ],
)
def test_a_piece_is_heard_where_it_comes_to_lie_and_a_refusal_is_felt(
    intent: Intent | None, at: tuple[int, int], done: list[str]
) -> None:
    assert put_down(intent, at) == done
