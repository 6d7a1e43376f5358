"""Things in motion: lifted, on a bow that hides no counters, set down with little overshoot."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from scenes.table.drawing.picture import LIFTS, STEP
from scenes.table.motion.animator import Animator, Pace
from scenes.table.motion.changes import (
    STILL,
    Motion,
    after_its_cause,
    flown,
    in_turn,
    motions,
    stacked,
)
from scenes.table.motion.paths import DROP_SECONDS, bowed, instant
from scenes.table.motion.things import Flight, Place, Sprite
from tests.scenes.table.motion.test_animator import shown_events

CARD, SMALL = pygame.Surface((60, 80)), pygame.Surface((30, 40))
SECONDS = 0.4
TRAY = pygame.Rect(0, 0, 600, 90)


def lying(key: str, anchor: str, left: float, picture: pygame.Surface = CARD) -> Sprite:
    return Sprite(key, "card", anchor, picture, (left, 100.0))


def drawn_card() -> Motion:
    """A card that goes from a pile to a hand beside it, below a tray."""
    return Motion(lying("card", "hand", 400.0), (20.0, 100.0), (400.0, 100.0))


def test_a_way_bows_upwards_unless_it_would_hide_what_is_read() -> None:
    assert bowed(drawn_card(), ()).bow > 0
    assert bowed(drawn_card(), (TRAY,)).bow <= 0
    there = replace(drawn_card(), end=(400.0, 5.0))
    assert bowed(there, (TRAY,)).bow > 0  # it goes there anyway


def test_what_lies_on_a_board_that_is_laid_out_anew_changes_its_size_on_its_way() -> None:
    large, small = lying("card", "road:1", 20.0), lying("card", "road:1", 300.0, SMALL)
    for before, after in ((large, small), (small, large)):
        (motion,) = motions([before], [after], {})
        motion = bowed(motion, ())
        film = [instant(motion, SECONDS * frame / 20, SECONDS) for frame in range(21)]
        widths = [each.width for each in film]
        assert (widths[0], widths[-1]) == (before.rect.width, after.rect.width)
        assert widths == sorted(widths, reverse=before is large)
        assert len(set(widths)) > 15
        assert {each.sprite.picture for each in film[:-1]} == {CARD}, "the larger one is shown"
        assert film[-1].sprite is after
        assert (film[0].at, film[-1].at) == (before.at, after.at)


def test_a_resized_thing_moves_even_where_its_corner_stays() -> None:
    before, after = lying("card", "road:0", 20.0), lying("card", "road:0", 20.0, SMALL)
    assert len(motions([before], [after], {})) == 1
    assert motions([before], [before], {}) == []


def test_a_thing_of_another_shape_is_not_stretched() -> None:
    turned = lying("card", "road:0", 300.0, pygame.Surface((80, 60)))
    (motion,) = motions([lying("card", "road:0", 20.0)], [turned], {})
    assert motion.resized is None


def test_a_thing_is_made_ahead_in_every_size_that_it_has_on_its_way() -> None:
    motion = bowed(drawn_card(), ())
    sizes = {instant(motion, SECONDS * frame / 60, SECONDS).size for frame in range(61)}
    above = {round(round((size - 1) / STEP) * STEP, 3) for size in sizes}
    assert {0.0, *(round(size - 1, 3) for size in LIFTS)} == above


def test_a_thing_is_lifted_leans_and_is_set_down_with_an_overshoot_of_six_percent_at_most() -> None:
    motion = bowed(drawn_card(), ())
    film = [instant(motion, SECONDS * frame / 60, SECONDS) for frame in range(61)]
    assert film[0].at == pytest.approx((20.0, 100.0))
    assert film[-1].at == pytest.approx((400.0, 100.0))
    sizes = [each.size for each in film]
    assert sizes[0] == pytest.approx(1.0)
    assert sizes[-1] == pytest.approx(1.0)
    assert 0.94 <= min(sizes) < 1 < max(sizes) <= 1.06
    assert max(abs(b - a) for a, b in pairwise(sizes)) < 0.02  # it never jumps
    assert film[30].lean
    assert film[0].lean == film[-1].lean == 0
    assert film[1].at[0] - 20 < 8  # it sets out from rest


def test_what_only_makes_room_is_shifted_and_not_lifted() -> None:
    shifted = Motion(lying("card", "hand", 30.0), (10.0, 100.0), (30.0, 100.0))
    assert {instant(bowed(shifted, ()), t / 10, 0.4).size for t in range(5)} == {1.0}
    let_go = replace(shifted, seconds=DROP_SECONDS)
    assert instant(let_go, 0.0, DROP_SECONDS).size > 1


def test_a_card_lies_on_its_pile_until_the_next_one_covers_it() -> None:
    number = Sprite("count", "count", "discard", SMALL, (0.0, 180.0), movable=False)
    more = replace(number, picture=pygame.Surface((30, 40)))
    old = [lying("first", "discard", 0.0), lying("second", "hand", 300.0), number]
    new = [lying("second", "discard", 0.0), more]
    found = stacked(motions(old, new, {}), old, new)
    waiting = {m.sprite.key for m in found if m.waits}
    assert waiting == {"first", "count"}
    assert found[-1].sprite.key == "second"
    still = next(m for m in found if m.sprite.key == "first")
    assert instant(still, 0.2, 0.4).alpha == 255


def test_what_is_bared_has_lain_there_all_the_time() -> None:
    old, new = (
        [lying("top", "pile", 0.0)],
        [lying("top", "hand", 300.0), lying("next", "pile", 0.0)],
    )
    assert [m.sprite.key for m in stacked(motions(old, new, {}), old, new)] == ["top"]


def test_a_card_from_a_pile_face_down_shows_its_back_first() -> None:
    back = replace(lying("pile", "draw", 0.0, SMALL), kind="back")
    new = [back, replace(lying("card", "hand", 300.0), home="draw")]
    places = {"draw": Place(back.rect)}
    (motion,) = motions([back], new, places)
    early, late = instant(motion, 0.05, 0.4), instant(motion, 0.39, 0.4)
    assert early.back is SMALL
    assert late.back is None
    hidden = [back, replace(lying("card", "", 300.0), home="draw")]
    assert motions([back], hidden, places)[0].back is None


def test_a_counter_changes_when_its_gain_arrives() -> None:
    places = {"estate": Place(pygame.Rect(0, 0, 20, 20)), "goods:food": Place(TRAY)}
    gain, payment = Flight(SMALL, "estate", "goods:food"), Flight(SMALL, "goods:food", "estate")
    assert [m.counts for m in flown((gain, payment), places)] == [True, False]
    animator = Animator(lambda view: [], lambda view: places)
    animator.flights = lambda shown: (gain,)
    animator.rest(0)
    animator.play(shown_events(1), lambda shown: Pace(0.5, watched=True))
    assert animator.bringing
    animator.update(0.45)
    assert not animator.bringing
    animator.finish()
    animator.play(shown_events(1), lambda shown: Pace(0.5, reduced=True, watched=True))
    assert not animator.bringing


@pytest.mark.parametrize(("n", "first"), [(6, 1), (3, 3)])
def test_many_cards_are_dealt_one_by_one(n: int, first: int) -> None:
    pile = replace(lying("pile", "draw", 0.0, SMALL), kind="back")
    cards = [
        replace(lying(f"card {i}", "hand", 300.0 + 60 * i), home="draw") for i in reversed(range(n))
    ]
    animator = Animator(
        lambda view: [pile, *cards] if view else [pile], lambda view: {"draw": Place(pile.rect)}
    )
    animator.rest(0)
    animator.play(shown_events(1), lambda shown: Pace(0.5, watched=True))
    animator.update(0.03)
    seen = [each.sprite.key for each in animator.shown() if each.alpha]
    assert len(seen) == first
    assert "card 0" in seen
    middles = set()
    for _ in range(20):
        animator.update(0.02)
        middles.add(len([each for each in animator.shown() if each.alpha]))
    assert n in middles
    assert not animator.moving or all(each.alpha for each in animator.shown())
    animator.update(0.1)
    assert not animator.moving, "it takes no longer than other deeds"


def test_a_counter_on_the_table_looks_as_before_until_its_gain_arrives() -> None:
    before = Sprite("chest", "chest", "", CARD, (0.0, 180.0), movable=False)
    after = replace(before, picture=pygame.Surface((40, 60)))
    places = {"estate": Place(pygame.Rect(0, 0, 20, 20)), "chest": Place(before.rect)}
    animator = Animator(lambda view: [after if view else before], lambda view: places)
    animator.flights = lambda shown: (Flight(SMALL, "estate", "chest", counts=True),)
    animator.rest(0)
    animator.play(shown_events(1), lambda shown: Pace(0.5, watched=True))
    assert animator.bringing
    assert {each.sprite.key for each in animator.shown()} == {"chest", "flight:0"}
    assert next(each for each in animator.shown()).sprite.picture is CARD
    assert animator.hidden == {"chest"}
    animator.update(0.45)
    assert animator.hidden == frozenset()


def test_what_takes_no_time_is_there_at_once() -> None:
    motion = bowed(drawn_card(), ())
    assert instant(motion, 0.0, 0.0).at == motion.end


def test_what_appears_or_goes_a_way_has_no_bow() -> None:
    assert bowed(replace(drawn_card(), start=None), (TRAY,)).bow == 0
    assert bowed(replace(drawn_card(), end=None), (TRAY,)).bow == 0
    assert bowed(replace(drawn_card(), way=((200.0, 50.0),)), ()).bow == 0


def test_what_appears_becomes_plain_and_what_vanishes_fades() -> None:
    come, gone = replace(drawn_card(), start=None), replace(drawn_card(), end=None)
    assert [instant(come, t, 1.0).alpha for t in (0.0, 0.5, 1.0)] == [0, 128, 255]
    assert [instant(gone, t, 1.0).alpha for t in (0.0, 0.5, 1.0)] == [255, 128, 0]
    assert instant(come, 0.5, 1.0).at == (400.0, 100.0)
    assert instant(gone, 0.5, 1.0).at == (20.0, 100.0)


def test_what_lies_at_its_home_comes_from_nowhere_and_what_goes_home_ends_there() -> None:
    places = {"pile": Place(pygame.Rect(300, 100, 60, 80))}
    card = replace(lying("card", "hand", 0.0), home="pile")
    for left in (300.0, 300.0 + STILL):
        assert motions([], [replace(card, at=(left, 100.0))], places) == []
    (went,) = motions([card], [], places)
    assert (went.end, went.ends_elsewhere) == ((300.0, 100.0), True)
    (vanished,) = motions([replace(card, home="")], [], places)
    assert (vanished.end, vanished.ends_elsewhere) == (None, False)


def test_only_what_can_be_moved_goes_away_or_is_paired_with_what_comes() -> None:
    number = Sprite("count:1", "count", "discard", SMALL, (0.0, 180.0), movable=False)
    other = replace(number, key="count:2", at=(300.0, 180.0))
    assert motions([number], [], {}) == []
    assert motions([], [other], {}) == []
    assert motions([number], [other], {}) == []


def test_what_grows_waits_until_its_new_place_is_free() -> None:
    """Chosen tablets become a hand where those of the next round lay: these go first."""

    def tablet(key: str, wide: int, left: int, kind: str = "tablet", board: bool = False) -> Sprite:
        return Sprite(key, kind, "", pygame.Surface((wide, wide)), (left, 500), board=board)

    old = [tablet("chosen", 40, 10), tablet("waits", 70, 120), tablet("piece", 20, 5, "disc", True)]
    new = [
        tablet("chosen", 90, 110),
        tablet("waits", 76, 400),
        tablet("piece", 20, 90, "disc", True),
    ]
    found = {motion.sprite.key: motion for motion in in_turn(motions(old, new, {}), old)}
    goal = new[0].rect
    for tenth in range(11):
        shown = {key: instant(motion, tenth / 10, 1.0) for key, motion in found.items()}
        boxes = {key: pygame.Rect(s.at, s.sprite.rect.size) for key, s in shown.items()}
        assert not (boxes["chosen"].colliderect(boxes["waits"])), tenth
        assert not goal.colliderect(boxes["chosen"]) or tenth >= 5
    assert [shown[key].at for key in ("chosen", "waits")] == [(110, 500), (400, 500)]
    assert found["piece"].half == 0
    alone = in_turn(motions(old[:1], new[:1], {}), old[:1])
    assert [motion.half for motion in alone] == [0]


def test_what_flies_away_is_solid_until_it_is_there() -> None:
    gone = bowed(replace(drawn_card(), ends_elsewhere=True), ())
    alphas = [instant(gone, t / 100, 1.0).alpha for t in range(101)]
    assert alphas[85] == 255
    assert alphas[-1] == 0
    arrived = instant(gone, 0.88, 1.0)
    assert arrived.alpha == 255
    assert arrived.at == pytest.approx((400.0, 100.0), abs=4)


def test_what_something_is_taken_from_lies_there_solid_for_that_time() -> None:
    pile = Place(pygame.Rect(0, 0, 60, 80))
    (motion,) = flown((Flight(CARD, pile, pile),), {})
    assert {instant(motion, t / 10, 1.0).alpha for t in range(1, 9)} == {255}
    assert [instant(motion, t, 1.0).alpha for t in (0.0, 1.0)] == [0, 0]


def test_a_payment_sets_out_before_what_it_is_paid_for_and_both_are_seen_on_their_way() -> None:
    places = {"seat:1": Place(pygame.Rect(900, 0, 200, 60)), "road": Place(TRAY)}
    (coin,) = flown((Flight(SMALL, "seat:1", "road", leads=True),), places)
    card = replace(drawn_card(), origin="seat:1")
    first, then = (bowed(each, ()) for each in after_its_cause([coin, card]))
    film = [(instant(first, t / 20, 1.0), instant(then, t / 20, 1.0)) for t in range(21)]
    assert film[3][0].at != film[0][0].at
    assert film[3][1].alpha == 0, "it has not left the rail"
    assert film[10][0].alpha == film[10][1].alpha == 255
    assert film[10][0].at != film[14][0].at
    assert film[10][1].at != film[14][1].at
    assert film[16][0].alpha == 0, "the payment is there first"
    assert film[20][1].at == pytest.approx(card.end)
    assert after_its_cause([card]) == [card]


def test_a_thing_that_lies_in_the_shade_is_lit_on_its_way_there() -> None:
    lit = pygame.Surface(CARD.get_size())
    motion = bowed(
        replace(drawn_card(), sprite=replace(lying("card", "hand", 400.0), aloft=lit)), ()
    )
    assert instant(motion, 0.5, 1.0).sprite.picture is lit
    assert instant(motion, 1.0, 1.0).sprite.picture is CARD
