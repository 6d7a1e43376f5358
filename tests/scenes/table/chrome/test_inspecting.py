"""The foot of the rail speaks of what somebody points at, and of nothing else."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.explain import Blocked, Choice, Text
from scenes.table.chrome.inspecting import InspectorPanel
from scenes.table.chrome.rail import inspector_of
from scenes.table.input.pointing import Pointed
from scenes.table.view import Inspection
from tests.scenes.support import motion, press, release
from tests.scenes.table.opening import SOLO, asking, close, open_table


@pytest.mark.slow
def test_what_is_drawn_ahead_was_not_pointed_at(tmp_path: Path) -> None:
    player = open_table(tmp_path, 3, SOLO)
    panels = player.scene.panels
    chores = panels.chores()
    assert chores
    for chore in chores:
        chore()
    assert panels.inspector.inspector(Pointed()) is None
    close(player)


@pytest.mark.slow
def test_a_piece_that_was_refused_is_told_of_until_the_pointer_goes_on(tmp_path: Path) -> None:
    player = asking(tmp_path, "walk", refusals=True)
    scene = player.scene
    inspector = scene.panels.inspector
    source = scene.controller.offers.sources()[0]
    blocked = scene.controller.offers.refused(source)[0]
    player.tick([motion(*player.at(source))])
    piece = inspector.inspector(scene.panels.pointed())
    x, y = player.at(source)
    player.tick([press(x, y), motion(x + 30, y - 30), motion(*player.at(blocked))])
    player.tick([release(*player.at(blocked))])
    player.settle()
    assert scene.model.refused is not None
    told = inspector.inspector(scene.panels.pointed())
    assert piece is not None
    assert told is not None
    assert told.title == piece.title
    there = scene.context.places[blocked].rect
    player.tick([motion(there.centerx + 8, there.centery)])
    after = inspector.inspector(scene.panels.pointed())
    assert after is not None
    assert after.title != piece.title
    close(player)


CHOICE, NO = Choice(("go",), Text("go")), Blocked("b", Text("river"), "T-2")


@pytest.mark.parametrize(
    ("pointed", "carried"),
    [
        (Pointed(), "a"),
        (Pointed("elsewhere"), "a"),
        (Pointed("b", choice=CHOICE), ""),
        (Pointed("b", blocked=NO), ""),
    ],
)
def test_a_piece_in_the_hand_is_told_of_except_over_what_it_may_or_may_not_do(
    pointed: Pointed, carried: str
) -> None:
    context: Any = SimpleNamespace(held=object(), controller=SimpleNamespace(source="a"))
    assert InspectorPanel(context)._carried(pointed) == carried
    context.held = None
    assert InspectorPanel(context)._carried(pointed) == ""


@pytest.mark.parametrize(("clauses", "named"), [((), ""), (("T-1", "T-2"), "T-1, T-2")])
def test_the_clauses_are_named_where_there_are_any(clauses: tuple[str, ...], named: str) -> None:
    def say(text: Any) -> str:
        return str(text.values["clause"])

    shown = inspector_of(Inspection("Church", clauses=clauses), say)
    assert shown.clause == named
