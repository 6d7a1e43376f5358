"""What is carried hangs from the point where it was taken, and glides home when let go."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from scenes.table.input.hand import RETURN_SECONDS, Hand, glide_back, take
from scenes.table.motion.things import Sprite


def piece() -> Sprite:
    return Sprite("p", "p", "rack", pygame.Surface((40, 20)), (100.0, 200.0))


def test_a_piece_hangs_from_the_point_where_it_was_taken() -> None:
    held = take(piece(), (103, 215))
    assert held.middle == (120, 210)
    held.follow((203, 315))
    assert (held.middle, held.corner) == ((220, 310), (200, 300))


def test_a_piece_from_far_away_hangs_from_its_middle() -> None:
    held = take(piece(), (400, 500))
    assert held.middle == (400, 500)
    assert held.corner == (380, 490)


def test_what_hangs_does_so_wherever_it_was_taken() -> None:
    held = take(piece(), (103, 215))
    held.sprite = replace(held.sprite, hang=30)
    held.follow((310, 300))
    assert held.middle == (310, 330)


def test_what_hangs_swings_to_another_side_of_the_hand() -> None:
    hand = Hand()
    hand.lift(replace(piece(), hang=30), (100, 100))
    held = hand.held
    assert held is not None
    hand.hang((-40, 0))
    assert held.middle == (100, 130)
    assert hand.restless
    hand.update(0.02)
    assert 60 < held.middle[0] < 100
    hand.update(1.0)
    assert held.middle == (60, 100)
    assert not hand.restless


def test_what_hangs_in_a_still_hand_is_at_its_other_side_at_once() -> None:
    hand = Hand(lambda: True)
    hand.lift(replace(piece(), hang=30), (100, 100))
    assert hand.held is not None
    hand.hang((-40, 0))
    assert hand.held.middle == (60, 100)


def test_a_piece_glides_home_looking_as_it_lay_there() -> None:
    """In the hand it may be smaller or larger: it would come to lie beside its place."""
    held = take(piece(), (120, 210))
    lying = held.sprite.picture
    held.sprite = replace(held.sprite, picture=pygame.Surface((20, 10)), hang=30)
    held.follow((300, 300))
    gliding = glide_back(held)
    assert gliding.sprite.picture is lying
    assert gliding.at == (280, 320)
    gliding.elapsed = RETURN_SECONDS
    assert gliding.at == (100, 200)


@pytest.mark.parametrize("still", [False, True])
def test_only_a_hand_that_moves_or_lets_go_wants_another_frame(still: bool) -> None:
    hand = Hand(lambda: still)
    assert not hand.restless
    hand.lift(piece(), (120, 210))
    hand.update(0.1)
    assert not hand.restless
    assert hand.held is not None
    hand.held.follow((320, 210))
    hand.update(0.1)
    assert hand.restless is not still
    hand.lay_down(back=True)
    assert hand.restless is not still, "it glides home"


def test_what_glides_home_arrives_once() -> None:
    hand = Hand()
    assert not hand.busy
    hand.lift(piece(), (120, 210))
    assert hand.busy
    hand.lay_down(back=True)
    assert hand.busy
    assert [hand.update(RETURN_SECONDS * share) for share in (0.5, 0.6, 0.1)] == [
        False,
        True,
        False,
    ]
    assert not hand.busy
