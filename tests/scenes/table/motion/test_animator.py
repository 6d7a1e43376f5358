"""Events are shown one at a time, skipped, stepped, and never hold up the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from engine.events import Event
from scenes.table.model.match import ShownEvent
from scenes.table.motion.animator import LONGEST_HOLD, Animator, Pace
from scenes.table.motion.paths import Shown
from scenes.table.motion.things import Flight, Place, Sprite
from scenes.table.motion.together import gathered, without_vain
from tests.scenes.table.toy import event

PICTURE = pygame.Surface((10, 10))
WATCHED = Pace(0.5, watched=True)


def picture(view: Any) -> list[Sprite]:
    return [Sprite("piece", "piece", "x", PICTURE, (float(view), 0.0))]


def shown_events(*views: int) -> list[ShownEvent]:
    return [ShownEvent(event(), view, 0, place) for place, view in enumerate(views)]


@pytest.fixture
def animator() -> Animator:
    made = Animator(picture, lambda view: {})
    made.rest(0)
    return made


def test_each_beat_takes_its_time_and_the_piece_travels(animator: Animator) -> None:
    animator.play(shown_events(100, 200), lambda shown: WATCHED)
    assert animator.watched
    assert animator.hidden == {"piece"}
    animator.update(0.1)
    assert 0 < animator.shown()[0].at[0] < 100
    animator.update(0.45)
    assert animator.view == 200
    animator.update(0.5)
    assert not animator.busy


def test_only_what_others_do_is_shown_as_an_opponents_turn(animator: Animator) -> None:
    assert (animator.opponent, animator.watched) == (False, False)
    animator.play(shown_events(100), lambda shown: Pace(0.5))
    assert (animator.opponent, animator.watched) == (False, False)
    animator.finish()
    animator.play(shown_events(200), lambda shown: WATCHED)
    assert (animator.opponent, animator.watched) == (True, True)
    animator.finish()
    assert not animator.opponent, "it has been shown"


def test_beats_without_motion_or_caption_take_no_time(animator: Animator) -> None:
    animator.play(shown_events(0, 0, 0), lambda shown: WATCHED)
    assert not animator.busy


def test_a_told_beat_is_shown_even_if_nothing_moves(animator: Animator) -> None:
    animator.telling = lambda shown: True
    animator.play(shown_events(0), lambda shown: WATCHED)
    assert animator.busy
    assert not animator.moving
    assert animator.pause_left == pytest.approx(0.6), "words alone stand longer than a move"


def test_instant_speed_shows_the_end_at_once(animator: Animator) -> None:
    animator.play(shown_events(100, 200), lambda shown: Pace(0.0, watched=True))
    assert not animator.busy


def test_a_wait_that_begins_is_something_new_to_see(animator: Animator) -> None:
    """The buttons beside an event that waits are others than while it is on its way."""
    animator.play(shown_events(100), lambda shown: Pace(1.5, steps=True, watched=True))
    assert animator.update(1.0), "it has arrived"
    assert not animator.waiting
    assert animator.update(0.6)
    assert animator.waiting
    assert not animator.update(1.0)


def test_how_long_an_event_stays_is_asked_when_it_is_shown(animator: Animator) -> None:
    said: list[int] = []

    def once(shown: ShownEvent, pace: Pace) -> Pace:
        said.append(shown.index)
        return Pace(0.5, steps=len(said) == 1, watched=True)

    animator.paced_anew = once
    animator.play(shown_events(100, 200), lambda shown: Pace(0.5, steps=True, watched=True))
    animator.update(0.6)
    assert animator.waiting
    assert said == [0]
    animator.step()
    animator.update(0.6)
    assert not animator.busy


def test_step_mode_waits_for_the_person(animator: Animator) -> None:
    animator.play(shown_events(100, 200), lambda shown: Pace(0.5, steps=True, watched=True))
    animator.update(5.0)
    assert animator.waiting
    assert animator.view == 100
    animator.step()
    assert animator.view == 200
    animator.update(1.0)
    animator.step()
    assert not animator.busy


def test_finish_jumps_to_the_end(animator: Animator) -> None:
    animator.play(shown_events(100, 200, 300), lambda shown: WATCHED)
    assert animator.finish()
    assert not animator.busy
    assert not animator.finish()
    animator.play(shown_events(310), lambda shown: WATCHED)
    assert animator.shown()[0].at[0] == pytest.approx(300, abs=1)


def crowd(view: Any) -> list[Sprite]:
    """Two of a kind on "x"; in view 1 one of them lies on "y" and the other has closed up."""
    if not view:
        spots = {"x:0": ("x", 0.0), "x:1": ("x", 10.0)}
    else:
        spots = {"x:0": ("x", 5.0), "y:0": ("y", 400.0)}
    return [Sprite(key, "piece", anchor, PICTURE, (at, 0.0)) for key, (anchor, at) in spots.items()]


def test_the_dropped_one_of_a_crowd_goes_on_from_the_hand_and_settles_soon() -> None:
    animator = Animator(crowd, lambda view: {})
    animator.rest(0)
    animator.start_from("x", (390.0, 8.0))
    animator.play(shown_events(1), lambda shown: Pace(0.26))
    first = {shown.sprite.key: shown.at for shown in animator.shown()}
    assert first["y:0"] == pytest.approx((390.0, 8.0))
    assert first["x:0"] == pytest.approx((0.0, 0.0))
    animator.update(0.14)
    later = {shown.sprite.key: shown.at for shown in animator.shown()}
    assert later["y:0"] == pytest.approx((400.0, 0.0))


def test_a_dropped_piece_starts_from_the_hand(animator: Animator) -> None:
    animator.start_from("x", (90.0, 50.0))
    animator.play(shown_events(100), lambda shown: WATCHED)
    assert animator.shown()[0].at == pytest.approx((90.0, 50.0))


def test_what_was_shown_before_is_finished_and_the_piece_still_starts_from_the_hand(
    animator: Animator,
) -> None:
    animator.play(shown_events(100, 200), lambda shown: WATCHED)
    animator.start_from("x", (90.0, 50.0))
    animator.finish()
    animator.play(shown_events(300), lambda shown: WATCHED)
    assert animator.shown()[0].at == pytest.approx((90.0, 50.0))


def test_where_everything_is_laid_anew_nothing_starts_from_the_hand_any_more(
    animator: Animator,
) -> None:
    animator.start_from("x", (90.0, 50.0))
    animator.clear()
    animator.play(shown_events(100), lambda shown: WATCHED)
    assert animator.shown()[0].at == pytest.approx((0.0, 0.0))


def test_nothing_that_waited_is_shown_when_another_picture_comes(animator: Animator) -> None:
    animator.play(shown_events(100, 200), lambda shown: WATCHED)
    animator.clear()
    assert not animator.busy
    animator.rest(0)
    assert not animator.update(1.0)
    assert animator.view is None


def test_what_has_arrived_moves_no_more_while_its_event_is_still_shown(
    animator: Animator,
) -> None:
    animator.play(shown_events(100), lambda shown: Pace(2.0, watched=True))
    assert animator.moving
    animator.update(1.0)
    assert animator.busy
    assert (animator.moving, animator.shown(), animator.hidden) == (False, [], frozenset())


def test_with_reduced_motion_a_thing_is_at_once_where_it_goes(animator: Animator) -> None:
    animator.play(shown_events(100, 200), lambda shown: Pace(0.5, reduced=True))
    assert (animator.view, animator.moving) == (100, False)
    assert (animator.shown(), animator.hidden) == ([], frozenset())
    assert animator.pause_left == pytest.approx(0.5)
    assert not animator.update(0.3)
    assert animator.update(0.3)
    assert animator.view == 200


def test_an_event_stays_until_the_next_one_is_ready(animator: Animator) -> None:
    made: list[bool] = []
    animator.ready = lambda: bool(made)
    animator.play(shown_events(100, 100, 200), lambda shown: WATCHED)
    animator.update(0.6)
    assert animator.view == 100
    assert animator.pause_left == 0.0
    made.append(True)
    animator.update(0.1)
    assert animator.view == 200


def test_what_comes_at_once_waits_for_nothing(animator: Animator) -> None:
    animator.ready = lambda: False
    animator.play(shown_events(100, 200), lambda shown: Pace(0.0))
    assert not animator.busy


def laid_by_another(view: Any) -> list[Sprite]:
    """In view 1 the card went to the pile, and a disc came from the heap to "y"."""
    if not view:
        return [Sprite("card", "card", "x", PICTURE, (0.0, 0.0))]
    disc = Sprite("disc", "disc", "y", PICTURE, (400.0, 0.0), home="heap")
    return [Sprite("card", "card", "pile", PICTURE, (900.0, 0.0)), disc]


def test_what_a_dropped_card_brings_is_set_down_from_the_hand_before_the_card_goes() -> None:
    heap = {"heap": Place(pygame.Rect(0, 900, 10, 10))}
    animator = Animator(laid_by_another, lambda view: heap)
    animator.rest(0)
    animator.start_from("x", (380.0, 8.0), (400.0, 20.0), "y")
    animator.play(shown_events(1), lambda shown: Pace(0.26))
    half = (PICTURE.get_width() / 2, PICTURE.get_height() / 2)
    first = {shown.sprite.key: shown.at for shown in animator.shown()}
    assert first["disc"] == pytest.approx((400.0 - half[0], 20.0 - half[1]))
    assert first["card"] == pytest.approx((380.0, 8.0))
    animator.update(0.14)
    later = {shown.sprite.key: shown.at for shown in animator.shown()}
    assert later["disc"] == pytest.approx((400.0, 0.0))
    assert later["card"][0] < 900.0


def test_a_light_falls_where_something_comes_to_and_fades_before_it_lies() -> None:
    light = Sprite("accent", "accent", "", PICTURE, (7.0, 7.0), shadow=False)
    animator = Animator(crowd, lambda view: {})
    animator.accents = lambda shown: (light,)
    animator.rest(0)
    animator.play(shown_events(0), lambda shown: Pace(0.4))
    assert not animator.shown(), "nothing moves: nothing is lit"
    animator.finish()
    animator.play(shown_events(1), lambda shown: Pace(0.4))
    first = animator.shown()[0]
    assert (first.sprite, first.at, first.alpha) == (light, (7.0, 7.0), 255)
    animator.update(0.3)
    assert 0 < animator.shown()[0].alpha < 100
    animator.update(0.2)
    assert not animator.shown()


def test_nothing_sets_out_before_its_words_are_on_the_screen() -> None:
    animator = Animator(crowd, lambda view: {})
    animator.rest(0)
    animator.play(shown_events(1), lambda shown: Pace(0.4, watched=True))
    first = [shown.at for shown in animator.shown()]
    animator.unnamed = True
    animator.update(0.1)
    assert [shown.at for shown in animator.shown()] == first
    animator.unnamed = False
    animator.update(0.1)
    assert animator.elapsed == pytest.approx(0.1)


def test_the_next_move_waits_for_its_words_too() -> None:
    animator = Animator(picture, lambda view: {})
    animator.rest(0)
    animator.play(shown_events(100, 200), lambda shown: WATCHED)
    animator.update(0.3)
    animator.update(0.25)
    animator.unnamed = True
    animator.update(0.1)
    assert [shown.at for shown in animator.shown()] == [(100.0, 0.0)], "the words are not there yet"
    animator.unnamed = False
    animator.update(0.1)
    assert animator.shown()[0].at[0] > 100


def test_words_that_never_come_do_not_stop_the_game() -> None:
    animator = Animator(crowd, lambda view: {})
    animator.rest(0)
    animator.play(shown_events(1), lambda shown: Pace(0.4, watched=True))
    animator.unnamed = True
    animator.update(LONGEST_HOLD)
    animator.update(0.5)
    assert not animator.busy


def happened(kind: str, view: Any, decision: int = 3, seat: int = 0, index: int = 0) -> ShownEvent:
    return ShownEvent(Event(kind, seat, (), (), ""), view, decision, index)


def test_what_moves_with_the_event_before_it_is_shown_in_one_with_it(animator: Animator) -> None:
    kinds = ("walk", "toll", "mark", "gain")
    told = [happened(kind, 20 * place, index=place) for place, kind in enumerate(kinds, 1)]
    animator.together = frozenset((("walk", "toll"), ("walk", "mark")))
    animator.play(told, lambda shown: WATCHED)
    assert animator.shown_event is not None
    assert (animator.shown_event.event.kind, animator.shown_event.view) == ("walk", 60)
    assert [shown.event.kind for shown in animator.queued] == ["gain"]
    animator.update(0.6)
    assert animator.shown_event is not None
    assert animator.shown_event is told[3]


def test_what_comes_to_nothing_is_passed_over_and_changes_nothing(animator: Animator) -> None:
    kinds = ("walk", "use", "void", "use", "gain")
    told = [happened(kind, 20 * place, index=place) for place, kind in enumerate(kinds, 1)]
    animator.passed_over = frozenset((("use", "void"),))
    animator.play(told, lambda shown: WATCHED)
    assert animator.shown_event is told[0]
    after = list(animator.queued)
    assert [shown.event.kind for shown in after] == ["void", "use", "gain"]
    assert after == [replace(told[2], view=20), told[3], told[4]], "the table as it lay before both"


def test_nothing_of_two_decisions_or_two_seats_is_passed_over() -> None:
    use, pairs = happened("use", 1), frozenset((("use", "void"),))
    for apart in (happened("void", 2, decision=4), happened("void", 2, seat=1)):
        assert without_vain([use, apart], pairs) == [use, apart]
    earlier, void = happened("walk", 0, decision=2), happened("void", 2)
    assert without_vain([earlier, use, void], pairs) == [earlier, void], "a table of its own"


def test_events_of_two_decisions_or_two_seats_stay_apart() -> None:
    walk = happened("walk", 1)
    pairs = frozenset((("walk", "mark"),))
    for apart in (happened("mark", 2, decision=4), happened("mark", 2, seat=1)):
        assert gathered([walk, apart], pairs) == [walk, apart]
        assert gathered([apart], pairs) == [apart]


def test_what_sets_out_with_a_walk_waits_where_something_else_moves_before_it() -> None:
    walk, coach, mark = (happened(kind, at) for at, kind in enumerate(("walk", "coach", "mark")))
    pairs = frozenset((("walk", "mark"),))
    assert [each.view for each in gathered([walk, mark], pairs)] == [2]
    assert gathered([walk, coach, mark], pairs) == [walk, coach, mark]


def test_what_comes_next_can_be_looked_at_and_nothing_has_happened(animator: Animator) -> None:
    animator.play(shown_events(100, 200, 300), lambda shown: WATCHED)
    animator.update(0.1)
    before = (animator.view, animator.moving, animator.shown()[0].at, animator.pause_left)
    with animator.at_the_next():
        assert (animator.view, animator.moving, animator.opponent) == (200, False, True)
        assert animator.coming is not None
        assert animator.coming.view == 300
    assert (animator.view, animator.moving, animator.shown()[0].at, animator.pause_left) == before
    animator.update(0.45)
    assert animator.view == 200, "it still comes"


def test_what_will_be_lifted_is_known_before(animator: Animator) -> None:
    animator.play(shown_events(100, 100, 200), lambda shown: WATCHED)
    still, moved = shown_events(100, 200)
    assert animator.lifted_by(still) == []
    assert [sprite.key for sprite in animator.lifted_by(moved)] == ["piece"]


def test_what_a_drop_brings_to_a_counter_sets_out_when_the_piece_has_landed() -> None:
    places = {"y": Place(pygame.Rect(400, 0, 10, 10)), "seat:0": Place(pygame.Rect(0, 900, 10, 10))}
    animator = Animator(crowd, lambda view: places)
    animator.flights = lambda shown: (Flight(PICTURE, "y", "seat:0"),)
    animator.rest(0)
    animator.start_from("x", (390.0, 8.0))
    animator.play(shown_events(1), lambda shown: Pace(0.4))

    def gain() -> Shown:
        return next(each for each in animator.shown() if each.sprite.kind == "flight")

    assert gain().alpha == 0
    animator.update(0.1)
    assert gain().alpha == 0, "the piece is still in the air"
    animator.update(0.05)
    assert gain().alpha == 255
    piece = next(each for each in animator.shown() if each.sprite.key == "y:0")
    assert piece.at == pytest.approx((400.0, 0.0))
