"""Sheets of activated cards: one type, and the same lines, whatever the card and however far."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from engine.games import load_game
from engine.session import Session
from engine.texts import load_catalogue
from scenes.games.caylus.layout import SLOTS, hand_plan, shelf_of, stage_box, stage_boxes
from scenes.games.caylus.table import CaylusTable
from scenes.table.drawing import stage as stage_module
from scenes.table.drawing.stage import Stage
from scenes.table.frame import make_frame
from scenes.table.view import LineState, StageCard
from sprites.common.rail_inspector import inspector
from tests.scenes.games import laid as laid_module
from tests.scenes.games.caylus.test_table import config, make_table

pytestmark = pytest.mark.usefixtures("display")

BOUNDLESS = 4000
"""px of height in which nothing has to be made smaller."""


def sheets(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Any, Any, tuple[int, int], float]]:
    """Of every card that has an effect: what was drawn, its words, their room and scale."""
    monkeypatch.setattr(laid_module, "CATALOGUE", load_catalogue(language))
    table, frame = make_table(4, "advanced", size)
    drawn: list[tuple[Any, Any, tuple[int, int], float]] = []

    def kept(words: Any, room: tuple[int, int], scale: float, *look: Any) -> Any:
        drawn.append((inspector(words, room, scale, *look), words, room, scale))
        return drawn[-1][0]

    monkeypatch.setattr(stage_module, "inspector", kept)
    view = Session(load_game("caylus"), config(4, "advanced"), 3).state
    context: Any = SimpleNamespace(
        table=table, frame=frame, viewer=0, say=table._say, model=SimpleNamespace()
    )
    for card, building in enumerate(view.data.buildings):
        if building.primary is not None:
            view.road[0] = card
            Stage(context)._made(StageCard(0, "road:0", ("lit", "open")), view, 1)
            yield drawn[-1]


@pytest.mark.parametrize("language", ["en", "hu", "pt_BR"])
@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_every_card_is_told_in_one_type(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = make_table(4, "advanced", size)
    seen = set()
    for sheet, words, room, scale in sheets(language, size, monkeypatch):
        free = inspector(words, (room[0], BOUNDLESS), scale, table.theme, table.icon)
        assert sheet.texts == free.texts, f"{words.lines} was made smaller"
        seen.add(scale)
    assert len(seen) == 1


def test_a_sheet_tells_the_same_from_first_to_last() -> None:
    table, _ = make_table(3, "advanced")
    view = Session(load_game("caylus"), config(3, "advanced"), 3).state
    card = StageCard(0, "road:0", ("lit", "open"))
    first = table.stage_words(card, view, 0)
    view.worker[0] = 1
    assert table.stage_words(card, view, 0) == first
    assert first is not None
    assert first.facts
    assert CaylusTable.stage_type


def test_with_the_owners_own_worker_nothing_is_promised_to_the_card() -> None:
    """CA-7.5: only the main effect, from the first moment until the worker is home."""
    table, _ = make_table(3, "advanced")
    view = Session(load_game("caylus"), config(3, "advanced"), 3).state
    data = view.data
    view.road[0] = next(n for n, card in enumerate(data.buildings) if card.secondary is not None)
    told = []
    states: tuple[tuple[LineState, LineState], ...] = (
        ("lit", "open"), ("done", "impossible"), ("lit", "impossible"),
    )  # fmt: skip
    for lines in states:
        words = table.stage_words(StageCard(0, "road:0", lines), view, 0)
        assert words is not None
        told.append([fact.icon for fact in words.facts])
    assert told == [["worker", "building"], ["worker", "building"], ["worker"]]


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_half_of_a_hand_of_four_stays_in_sight_beside_a_sheet(size: tuple[int, int]) -> None:
    frame = make_frame(size, 100, "foot")
    hand = shelf_of(frame).hand
    box, plan = stage_box(hand, frame.scale), hand_plan(hand, frame.scale, SLOTS)
    seen = [card for card in plan.cards if not card.colliderect(box)]
    assert len(seen) >= SLOTS // 2
    assert [card for card in plan.cards if not box.contains(card)] == seen, "none is cut"
    assert box.contains(plan.draw)
    assert box.contains(plan.discard)


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_sheets_of_all_widths_end_at_the_bowls(size: tuple[int, int]) -> None:
    frame = make_frame(size, 100, "foot")
    hand = shelf_of(frame).hand
    boxes = stage_boxes(hand, frame.scale)
    assert boxes[-1] == stage_box(hand, frame.scale)
    assert [box.right for box in boxes] == [boxes[-1].right] * 2
    assert [box.width for box in boxes] == sorted(box.width for box in boxes)
    assert boxes[0].width < 0.9 * boxes[-1].width


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 150])
def test_no_sheet_cuts_a_card_of_any_hand(size: tuple[int, int], text: int) -> None:
    """What is seen of the last card beside a sheet is as wide as of the others."""
    frame = make_frame(size, text, "foot")
    hand = shelf_of(frame).hand
    for cards in range(12):
        plan = hand_plan(hand, frame.scale, cards)
        boxes = stage_boxes(hand, frame.scale, cards)
        assert boxes[-1] == stage_box(hand, frame.scale, cards)
        for box in boxes:
            seen = [card for card in plan.cards if card.left < box.left]
            if seen:
                alone = plan.step > plan.width or len(seen) == cards
                end = seen[-1].right if alone else seen[-1].left + plan.step
                assert end <= box.left, (cards, box)
