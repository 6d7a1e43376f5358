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
    paper = SimpleNamespace(surface=pygame.Surface(BOX.size), origin=(0, 0))
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
    boxes = {id(picture): picture.get_rect(topleft=corner) for picture, corner in parts}
    assert (id(CLOTH) in boxes) is bool(cloths)
    if cloths:
        assert BOX.contains(boxes[id(CLOTH)])
        assert boxes[id(CARD)].left >= boxes[id(CLOTH)].right
