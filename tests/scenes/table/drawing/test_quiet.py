"""When a table at rest makes pictures ahead, and when it gives memory back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.drawing import quiet
from scenes.table.drawing.quiet import EVENTS_BETWEEN, MOMENTS_BETWEEN, QUIET_SECONDS, QuietMoments
from scenes.table.drawing.workshop import CHORE_PAUSE


class Shop:
    """A workshop with something to do for so many moments."""

    def __init__(self) -> None:
        self.left = 0
        self.planned = 0

    @property
    def has_chores(self) -> bool:
        return self.left > 0

    def plan(self, chores: object) -> None:
        self.planned += chores != ()

    def tidy(self) -> None:
        self.left = max(0, self.left - 1)


def nothing(*given: object) -> list[Any]:
    return []


@pytest.fixture
def context() -> Any:
    around = SimpleNamespace(
        show_seat=nothing,
        show_acting=nothing,
        now=lambda viewer: SimpleNamespace(places={}, sprites=[]),
    )
    return SimpleNamespace(
        animator=SimpleNamespace(
            busy=False, moving=False, rest=nothing, shown_event=None, coming=None
        ),
        hand=SimpleNamespace(busy=False),
        workshop=Shop(),
        table=SimpleNamespace(working=False, chores=nothing, theme=None),
        camera=SimpleNamespace(step=0),
        frame=SimpleNamespace(words=1.0),
        model=SimpleNamespace(past=None, now="a state", acting=0, asking=False),
        painter=SimpleNamespace(around=around, marker=SimpleNamespace(chores=nothing)),
        viewer=0,
    )


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Grows whenever memory is given back."""
    found: list[None] = []
    monkeypatch.setattr(quiet, "give_back", lambda: found.append(None))
    return found


@pytest.fixture
def moments(context: Any, given: list[None]) -> QuietMoments:
    bare = SimpleNamespace(chores=nothing)
    panels: Any = SimpleNamespace(chores=nothing, log=bare, seat_shown=0)
    made = QuietMoments(context, bare, panels)  # type: ignore[arg-type]
    made.update(0.0)
    return made


def test_nothing_is_planned_before_the_table_is_quiet(context: Any, moments: QuietMoments) -> None:
    assert moments.next_wakeup == CHORE_PAUSE
    moments.update(QUIET_SECONDS / 2)
    assert context.workshop.planned == 0
    context.animator.busy = True
    moments.update(QUIET_SECONDS)
    assert context.workshop.planned == 0
    assert moments.next_wakeup is None, "frames must be quick"
    context.animator.busy = False
    moments.update(QUIET_SECONDS * 1.1)
    assert context.workshop.planned == 1


def test_memory_is_given_back_now_and_then_and_when_all_is_made(
    context: Any, moments: QuietMoments, given: list[None]
) -> None:
    context.workshop.left = MOMENTS_BETWEEN + 2
    moments.update(1.0)
    assert len(given) == 1, "in a new window"
    for _ in range(MOMENTS_BETWEEN - 1):
        moments.update(0.1)
    assert len(given) == 1
    moments.update(0.1)
    assert len(given) == 2, "many pictures were made"
    for _ in range(5):
        moments.update(0.1)
    assert len(given) == 3, "all are made"
    assert moments.next_wakeup is None
    context.camera.step = 1
    context.workshop.left = MOMENTS_BETWEEN + 2
    moments.update(0.1)
    assert len(given) == 4, "after a zoom"
    for _ in range(MOMENTS_BETWEEN - 1):
        moments.update(0.1)
    assert len(given) == 4
    moments.update(0.1)
    assert len(given) == 5


def test_memory_is_given_back_in_the_pauses_of_a_long_turn(
    context: Any, moments: QuietMoments, given: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = SimpleNamespace(waiting=True, step=nothing)
    monkeypatch.setattr(moments, "_ahead", ahead)
    context.animator.busy = True
    for event in range(2 * EVENTS_BETWEEN):
        context.animator.shown_event = f"event {event}"
        before = len(given)
        ahead.waiting = True
        moments.update(0.1)
        assert len(given) == before, "something is made for what comes next"
        ahead.waiting = False
        for _ in range(3):
            moments.update(0.1)
    assert len(given) == 2


def test_nothing_is_made_while_frames_must_be_quick(context: Any, moments: QuietMoments) -> None:
    moments.update(QUIET_SECONDS * 1.1)
    assert context.workshop.planned == 1
    context.workshop.left = 3
    context.animator.busy = True
    moments.update(QUIET_SECONDS * 2)
    assert context.workshop.left == 3
    context.animator.busy = False
    moments.update(QUIET_SECONDS * 1.1)
    assert context.workshop.left == 2


def test_sheets_of_the_rail_are_made_last_so_that_nothing_drops_them(context: Any) -> None:
    def marks() -> None: ...

    def sheets() -> None: ...

    planned: list[Any] = []
    context.workshop.plan = planned.extend
    context.painter.marker.chores = lambda *given: [marks]
    bare = SimpleNamespace(chores=nothing)
    panels: Any = SimpleNamespace(chores=lambda: [sheets], log=bare, seat_shown=0)
    moments = QuietMoments(context, bare, panels)  # type: ignore[arg-type]
    moments.update(0.0)
    moments.update(QUIET_SECONDS * 1.1)
    assert marks in planned
    assert planned[-1] is sheets


@pytest.mark.parametrize(
    ("lies", "ways", "ready"), [(True, ["go"], 1), (True, [], 0), (False, ["go"], 0)]
)
def test_a_piece_is_made_ready_for_the_hand_where_it_lies_and_can_go_somewhere(
    lies: bool,
    ways: list[str],
    ready: int,
    context: Any,
    moments: QuietMoments,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[tuple[object, ...]] = []
    monkeypatch.setattr(quiet, "held", lambda *given: made.append(given))
    piece = SimpleNamespace(picture="a piece", lifted=1.2)
    context.painter.liftable = lambda source, viewer: piece if lies else None
    offers = SimpleNamespace(from_source=lambda source: ways)
    context.controller = SimpleNamespace(offers=offers)
    context.model.shown, context.frame.scale = "a state", 1.0
    context.table.in_hand = lambda sprite, way, view, viewer: sprite
    moments._lift("hand:1")
    assert made == [("a piece", 1.0, 0, 1.2)] * ready
