"""What belongs together is shown together, and what is laid open can be read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.events import Event
from scenes.table.model.match import ShownEvent
from scenes.table.motion.animator import Animator, Pace
from scenes.table.motion.changes import flown
from scenes.table.motion.paths import Shown, instant
from scenes.table.motion.things import Flight, Place
from scenes.table.motion.together import together

FACE, BACK = pygame.Surface((20, 30)), pygame.Surface((20, 30))
WATCHED = Pace(0.5, watched=True)
RAIL, BOARD = Place(pygame.Rect(500, 100, 100, 40)), Place(pygame.Rect(300, 100, 20, 30))


def told(*kinds: str, decision: int = 0) -> list[ShownEvent]:
    return [ShownEvent(Event(kind, 1, (), (), ""), n, decision, n) for n, kind in enumerate(kinds)]


def pays(event: Event, following: Event) -> bool:
    return event.kind == "pay" and following.kind in ("pay", "place")


def kinds(shown_events: Sequence[ShownEvent]) -> list[tuple[str, ...]]:
    return [(*(each.kind for each in s.beside), s.event.kind) for s in shown_events]


def test_a_payment_is_shown_with_what_is_paid_for() -> None:
    shown = list(together(told("pay", "pay", "place", "gain", "pay", "gain"), pays))
    assert kinds(shown) == [("pay", "pay", "place"), ("gain",), ("pay",), ("gain",)]
    assert [each.index for each in shown] == [2, 3, 4, 5], "the view after the last of them"


def test_events_of_different_decisions_stay_apart() -> None:
    both = [*told("pay"), *told("place", decision=1)]
    assert kinds(list(together(both, pays))) == [("pay",), ("place",)]


def test_two_events_shown_together_take_the_time_of_one() -> None:
    def picture(view: Any) -> list[Any]:
        return []

    animator = Animator(picture, lambda view: {"seat:1": RAIL, "spot": BOARD}, joins=pays)
    animator.flights = lambda shown: tuple(
        Flight(FACE, "seat:1", "spot") for _ in (*shown.beside, shown.event)
    )
    animator.rest(0)
    animator.play(told("pay", "place"), lambda shown: WATCHED)
    assert len(animator.shown()) == 2, "both are on their way"
    animator.update(0.51)
    assert not animator.busy


def test_what_flies_beside_something_keeps_its_distance() -> None:
    places = {"seat:1": RAIL, "spot": BOARD}
    plain, aside = flown(
        (Flight(FACE, "seat:1", "spot"), Flight(FACE, "seat:1", BOARD, shift=(25.0, -5.0))), places
    )
    for one, other in ((plain.start, aside.start), (plain.end, aside.end)):
        assert one is not None
        assert other is not None
        assert (other[0] - one[0], other[1] - one[1]) == (25.0, -5.0)


@pytest.fixture
def laid_open() -> Animator:
    animator = Animator(lambda view: [], lambda view: {"seat:1": RAIL})
    animator.flights = lambda shown: (Flight(FACE, "seat:1", BOARD, back=BACK, returns=True),)
    animator.rest(0)
    animator.play(told("discard"), lambda shown: WATCHED)
    return animator


def test_a_card_that_is_laid_open_lies_still_for_more_than_half_a_second(
    laid_open: Animator,
) -> None:
    seen: list[Shown] = []
    while laid_open.busy:
        seen += laid_open.shown()
        laid_open.update(0.02)
    lying = [each for each in seen if each.at == BOARD.rect.topleft and each.back is None]
    assert len(lying) * 0.02 >= 0.6
    assert seen[1].back is BACK, "it comes face down"
    assert seen[-1].at[0] > 440, "it goes back to whose it is"


def test_a_card_that_was_laid_open_is_turned_face_down_before_it_goes_in(
    laid_open: Animator,
) -> None:
    seen: list[Shown] = []
    while laid_open.busy:
        seen += laid_open.shown()
        laid_open.update(0.02)
    lying = max(n for n, each in enumerate(seen) if each.at == BOARD.rect.topleft)
    home = seen[lying + 1 :]
    turning = [each.turned for each in home if each.back is BACK]
    assert len(turning) >= 3
    assert turning == sorted(turning, reverse=True)
    closed = [each.at[0] for each in home if each.sprite.picture is BACK]
    assert len(closed) >= 3
    assert home[-1].sprite.picture is BACK
    assert closed[0] < 440, "that is seen before it is there"


def test_a_paper_that_is_turned_over_for_good_shows_both_sides_and_goes_back_turned() -> None:
    animator = Animator(lambda view: [], lambda view: {"seat:1": RAIL})
    animator.flights = lambda shown: (
        Flight(FACE, "seat:1", BOARD, back=BACK, returns=True, stays=True),
    )
    animator.rest(0)
    animator.play(told("flip_deed"), lambda shown: WATCHED)
    seen: list[Shown] = []
    while animator.busy:
        seen += animator.shown()
        animator.update(0.02)
    lying = [each for each in seen if each.at == BOARD.rect.topleft]
    turning = [each.turned for each in lying if each.back is BACK]
    assert len(set(turning)) >= 5
    assert turning == sorted(turning)
    sides = [each.sprite.picture for each in lying if each.back is None]
    assert sides.count(BACK) * 0.02 >= 0.08, "its old side is seen first"
    assert sides.count(FACE) * 0.02 >= 0.2
    assert seen[0].sprite.picture is BACK
    assert seen[-1].sprite.picture is FACE
    assert seen[-1].at[0] > 440, "it goes back to whose it is"


def test_who_wants_no_waiting_sees_nothing_laid_open() -> None:
    animator = Animator(lambda view: [], lambda view: {"seat:1": RAIL})
    animator.flights = lambda shown: (Flight(FACE, "seat:1", BOARD, returns=True),)
    animator.rest(0)
    animator.play(told("discard"), lambda shown: Pace(0.0, watched=True))
    assert not animator.busy


def test_a_pile_from_which_is_taken_stays_where_it_is_and_fades() -> None:
    (pile,) = flown((Flight(FACE, BOARD, BOARD),), {})
    assert pile.start == BOARD.rect.topleft
    assert pile.end is None


def test_what_comes_out_of_a_sign_grows_and_shrinks_into_the_one_where_it_is_counted_then() -> None:
    paper, back = pygame.Surface((60, 40)), pygame.Surface((60, 40))
    sign, paid = (pygame.Rect(x, 40, 20, 20) for x in (400, 440))
    flight = Flight(paper, Place(sign), BOARD, back=back, returns=True, stays=True, begins=20.0)
    (motion,) = flown((replace(flight, home=Place(paid)),), {})
    wide = paper.get_width()
    first, lying, last = (instant(motion, at, 1.0) for at in (0.0, 0.6, 1.0))
    assert first.width == last.width == 20.0
    assert lying.width in (0.0, wide)
    for shown, box in ((first, sign), (last, paid)):
        small = pygame.Rect(shown.at, (20, 20 * paper.get_height() / wide))
        assert small.center == pytest.approx(box.center, abs=2)
    widths = [instant(motion, at / 100, 1.0).width for at in range(26)]
    assert widths == sorted(widths)
