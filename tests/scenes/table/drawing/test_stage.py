"""The sheet with an opponent's card bears the cloth of whose card it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.drawing import stage as stage_module
from scenes.table.drawing.stage import Stage

CLOTH, CARD = pygame.Surface((10, 90)), pygame.Surface((60, 80))
BOX = pygame.Rect(100, 200, 300, 110)


@pytest.mark.parametrize(("mover", "cloths"), [(1, 1), (0, 1), (-1, 0), (2, 0)])
def test_the_movers_cloth_lies_on_the_sheet_and_the_card_beside_it(
    mover: int, cloths: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = SimpleNamespace(surface=pygame.Surface(BOX.size), origin=(4, 3))
    monkeypatch.setattr(stage_module, "stage_paper", lambda *_: paper)
    monkeypatch.setattr(stage_module, "owner_ribbon", lambda *_: CLOTH)
    table = SimpleNamespace(
        stage_box=lambda: BOX,
        theme=None,
        styles=("red", "blue"),
        inspect=lambda anchor, view, viewer: None,
        stage_picture=lambda card, view, height: CARD,
    )
    frame = SimpleNamespace(scale=1.0, px=round)
    context: Any = SimpleNamespace(table=table, frame=frame, viewer=0)
    card: Any = SimpleNamespace(anchor="card:1", lines=())
    view: Any = None
    parts = Stage(context)._made(card, view, mover)
    assert parts[0] == (paper.surface, (BOX.left - 4, BOX.top - 3)), "its shadow lies around it"
    boxes = {id(picture): picture.get_rect(topleft=corner) for picture, corner in parts}
    assert (id(CLOTH) in boxes) is bool(cloths)
    if cloths:
        assert BOX.contains(boxes[id(CLOTH)])
        assert boxes[id(CARD)].left >= boxes[id(CLOTH)].right


def watched(full: bool, unnamed: bool) -> Any:
    """A context in which an event of somebody else is shown."""
    event = SimpleNamespace(decision=3, index=0, event=None, view=None)
    animator = SimpleNamespace(opponent=True, shown_event=event, unnamed=unnamed)
    waits: list[None] = []
    pacing = SimpleNamespace(
        full=full, wait=lambda: waits.append(None), drawn=lambda: None, waits=waits
    )
    table = SimpleNamespace(stage=lambda event, view, before: CARD)
    return SimpleNamespace(
        animator=animator,
        model=SimpleNamespace(animator=animator),
        pacing=pacing,
        table=table,
        frame=object(),
    )


@pytest.mark.parametrize("ahead", [False, True])
def test_nothing_moves_before_the_card_changes_with_the_words(
    ahead: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stage, "_played", lambda *_: (CARD, [(CARD, (7, 8))]))
    context = watched(full=True, unnamed=True)
    stage, drawn = Stage(context), []
    canvas: Any = SimpleNamespace(blit=lambda picture, corner: drawn.append(corner))
    if ahead:
        stage.foresee(context.animator.shown_event)
    stage.draw(canvas)
    assert not drawn, "the words still speak of what was before"
    assert context.pacing.waits, "there is another frame, however still all is"
    context.animator.unnamed = False
    stage.draw(canvas)
    assert bool(drawn) is ahead, "what was made before is there with the words"
    assert context.animator.unnamed is not ahead, "nothing moves before it is there"
    context.animator.unnamed = context.pacing.full = False
    stage.draw(canvas)
    assert drawn[-1] == (7, 8)
    assert not context.animator.unnamed
