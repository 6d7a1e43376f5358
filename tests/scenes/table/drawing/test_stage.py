"""The sheet with an opponent's card bears the cloth of whose card it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from scenes.table.drawing import stage as stage_module
from scenes.table.drawing.stage import SLIDE_SECONDS, Stage

Size = tuple[int, int]

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
        stage_boxes=lambda: [BOX],
        theme=None,
        styles=("red", "blue"),
        stage_words=lambda card, view, viewer: None,
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
    happened = SimpleNamespace(kind="play")
    event = SimpleNamespace(decision=3, index=0, event=happened, view=None)
    animator = SimpleNamespace(opponent=True, shown_event=event, unnamed=unnamed)
    waits: list[None] = []
    pacing = SimpleNamespace(
        full=full, wait=lambda: waits.append(None), drawn=lambda: None, waits=waits
    )
    table = SimpleNamespace(
        stage=lambda event, view, before: CARD if event.kind == "play" else None,
        stage_kept=lambda view, before: None,
        stage_box=lambda: BOX,
        stage_boxes=lambda: [BOX],
        stage_lasting=frozenset({"used"}),
    )
    habits = SimpleNamespace(reduced=False, seconds=0.0)
    passing = SimpleNamespace(shared=False)
    model = SimpleNamespace(
        animator=animator, habits=lambda: habits, past=None, shown=None, thinking=-1,
        passing=passing, acting_in=lambda shown: 1,
    )  # fmt: skip
    return SimpleNamespace(
        animator=animator,
        model=model,
        places={},
        controller=SimpleNamespace(hover="", focus="", source=""),
        pacing=pacing,
        table=table,
        frame=SimpleNamespace(size=(400, 300)),
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


def seen_of(stage: Stage) -> list[int]:
    """How far below its place each picture lies in this frame."""
    drawn: list[int] = []
    canvas: Any = SimpleNamespace(blit=lambda picture, corner: drawn.append(corner[1] - 8))
    stage.draw(canvas)
    return drawn


def goes_on(context: Any, kind: str) -> None:
    """The next event is the present one."""
    shown = context.animator.shown_event
    event = SimpleNamespace(kind=kind)
    following = SimpleNamespace(decision=shown.decision + 1, index=0, event=event, view=None)
    context.animator.shown_event = following


def test_the_sheet_lies_on_until_the_next_one_or_a_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Stage, "_made", lambda *_: [(CARD, (7, 8))])
    context = watched(full=False, unnamed=False)
    stage = Stage(context)
    assert seen_of(stage)
    goes_on(context, "used")
    assert seen_of(stage)
    context.animator.opponent, context.model.thinking = False, 2
    assert seen_of(stage), "the next one thinks"
    context.model.thinking = -1
    assert not seen_of(stage), "a person is asked"
    context.animator.opponent = True
    goes_on(context, "play")
    assert seen_of(stage)
    goes_on(context, "deal")
    assert not seen_of(stage), "nothing of it goes on"


def test_own_things_that_are_pointed_at_come_in_sight_while_the_next_one_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Stage, "_made", lambda *_: [(CARD, (7, 8))])
    context = watched(full=False, unnamed=False)
    stage = Stage(context)
    assert seen_of(stage)
    context.animator.opponent, context.model.thinking = False, 2
    context.places["hand:1"] = SimpleNamespace(board=False, rect=BOX.inflate(-20, -20))
    context.controller.hover = "hand:1"
    assert not seen_of(stage)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_sheet_comes_and_goes_in_a_moment_unless_nothing_may_move(
    reduced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stage, "_made", lambda *_: [(CARD, (7, 8))])
    context = watched(full=False, unnamed=False)
    habits = context.model.habits()
    habits.seconds, habits.reduced = 0.5, reduced
    stage = Stage(context)
    context.animator.opponent = False
    seen_of(stage)  # the window is known from now on
    for come in (True, False):
        context.animator.opponent = come
        goes_on(context, "play")
        seen_of(stage)
        assert stage.sliding is not reduced
        stage.update(SLIDE_SECONDS / 2)
        room = context.frame.size[1] - BOX.top
        half = [0 < below < room for below in seen_of(stage)]
        assert half == ([] if reduced and not come else [not reduced])
        stage.update(SLIDE_SECONDS)
        assert seen_of(stage) == [0] * come
        assert not stage.sliding


@pytest.mark.parametrize(("most", "width"), [(100, 200), (160, 250), (999, 300)])
def test_the_sheet_is_as_narrow_as_its_words_allow(
    most: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`most`: px that the words need across; the widest sheet takes whatever there is."""
    boxes = [pygame.Rect(400 - wide, 200, wide, 110) for wide in (200, 250, 300)]

    def paper(size: Size, *_: object) -> Any:
        return SimpleNamespace(surface=pygame.Surface(size), origin=(0, 0))

    def told(self: Stage, words: object, size: Size) -> Any:
        lines = [pygame.Rect(0, 0, size[0], 60 if size[0] >= most else 120)]
        return SimpleNamespace(
            complete=True, origin=(0, 0), surface=pygame.Surface((9, 9)), texts=lines
        )

    monkeypatch.setattr(stage_module, "stage_paper", paper)
    monkeypatch.setattr(Stage, "_told", told)
    monkeypatch.setattr(Stage, "_words", lambda *_: SimpleNamespace(title="Forest"))
    table = SimpleNamespace(
        stage_box=lambda: boxes[-1],
        stage_boxes=lambda: boxes,
        theme=None,
        styles=(),
        stage_picture=lambda card, view, height: pygame.Surface((round(height * 0.5), height)),
    )
    frame = SimpleNamespace(scale=1.0, px=round)
    context: Any = SimpleNamespace(table=table, frame=frame, viewer=0)
    stage = Stage(context)
    card, view = cast(Any, None), cast(Any, None)
    stage._parts = stage._made(card, view, -1)
    assert stage.box is not None
    assert stage.box.width == width
