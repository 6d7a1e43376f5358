"""Slips and panels lie beside what they speak of."""

from __future__ import annotations

from random import Random

from pygame import Rect

from sprites.common.placing import ROUND, SLIP, covers, free_place, place_beside, stays

ROOM = Rect(0, 0, 800, 600)
SIZE = (220, 120)


def test_a_slip_never_covers_its_anchor() -> None:
    for centre in ((10, 10), (790, 590), (400, 300), (5, 300), (400, 595)):
        anchor = Rect(0, 0, 60, 40)
        anchor.center = centre
        anchor.clamp_ip(ROOM)
        for sides in (SLIP, ROUND):
            place = place_beside([anchor], SIZE, [ROOM], 6, sides=sides)
            assert ROOM.contains(place)
            assert not place.colliderect(anchor)


def test_a_panel_stands_at_the_left_of_all_that_it_names() -> None:
    named = [Rect(400, 200, 50, 50), Rect(500, 280, 50, 50)]
    place = place_beside(named, SIZE, [ROOM], 10)
    assert place.right == 390
    assert place.centery == Rect(400, 200, 150, 130).centery


def test_a_side_that_hides_another_choice_is_not_taken() -> None:
    named, other = [Rect(400, 200, 50, 50)], Rect(300, 190, 80, 80)
    place = place_beside(named, SIZE, [ROOM], 10, [other])
    assert place.left == 460
    assert not covers(place, [*named, other])


def test_free_ground_anywhere_is_found_when_no_side_is_free() -> None:
    middle = Rect(390, 290, 20, 20)
    around = [Rect(150, 100, 500, 190), Rect(150, 310, 500, 190), Rect(100, 100, 280, 400)]
    around.append(Rect(420, 100, 280, 400))
    place = place_beside([middle], (100, 90), [ROOM], 10, around)
    assert ROOM.contains(place)
    assert not covers(place, [middle, *around])


def test_a_better_room_comes_first_and_a_worse_one_where_the_first_is_taken() -> None:
    board, rail = Rect(0, 0, 500, 600), Rect(500, 0, 300, 600)
    named = [Rect(200, 200, 60, 60)]
    assert board.contains(place_beside(named, SIZE, [board, rail], 10))
    assert rail.contains(place_beside(named, SIZE, [board, rail], 10, [board]))


def test_where_everything_is_taken_what_is_named_stays_in_sight() -> None:
    chance = Random(7)
    for _ in range(40):
        named = [Rect(chance.randrange(700), chance.randrange(500), 60, 60) for _ in range(3)]
        place = place_beside(named, SIZE, [ROOM], 10, [ROOM])
        assert ROOM.contains(place)
        assert not covers(place, named)


def test_a_slip_stays_by_the_hand_although_far_ground_is_quite_open() -> None:
    room, target = Rect(0, 0, 1000, 600), Rect(760, 500, 60, 60)
    things = [Rect(250 + 60 * n, 60 * row, 50, 50) for n in range(12) for row in range(10)]
    found = place_beside([target], (180, 80), [room], 8, (), SLIP, things)
    across = max(found.left - target.right, target.left - found.right, 0)
    down = max(found.top - target.bottom, target.top - found.bottom, 0)
    assert max(across, down) < 60


def test_something_larger_than_every_room_still_gets_a_place() -> None:
    assert place_beside([Rect(5, 5, 9, 9)], (900, 700), [ROOM], 10).size == (900, 700)


def test_a_slip_goes_round_what_it_had_rather_not_hide() -> None:
    room, target = Rect(0, 0, 800, 600), Rect(380, 280, 40, 40)
    things = [Rect(300, 330, 200, 120), Rect(300, 150, 200, 120)]

    def hidden(box: Rect) -> int:
        parts = [box.clip(thing) for thing in things]
        return sum(part.width * part.height for part in parts)

    plain = place_beside([target], (160, 80), [room], 8, (), SLIP)
    found = place_beside([target], (160, 80), [room], 8, (), SLIP, things)
    assert hidden(plain) > 9000
    assert hidden(found) < 2000
    assert room.contains(found)
    assert not found.colliderect(target)


def test_what_lay_somewhere_stays_there_or_steps_aside_a_little() -> None:
    room, before = [Rect(0, 0, 1000, 600)], Rect(300, 200, 200, 100)
    assert stays(before, (200, 120), room, []) == Rect(300, 200, 200, 120)
    beside = stays(before, (200, 100), room, [Rect(490, 200, 50, 50)])
    assert beside is not None
    assert beside.colliderect(before)
    assert not beside.colliderect((490, 200, 50, 50))
    assert stays(before, (200, 100), room, [Rect(250, 150, 300, 200)]) is None
    assert stays(before, (200, 100), room, [], [Rect(250, 150, 300, 200)]) is None


def test_what_lay_in_the_second_room_stays_there() -> None:
    rooms, before = [Rect(0, 0, 700, 600), Rect(0, 0, 1000, 600)], Rect(750, 200, 200, 100)
    assert stays(before, (200, 100), rooms, []) == before


def test_there_is_no_free_place_exactly_where_the_chosen_one_covers_something() -> None:
    """And of all that were possible the chosen one covers least."""
    random, seen = Random(7), set()
    for _ in range(60):
        things = [
            Rect(random.randrange(700), random.randrange(500), 90, 80)
            for _ in range(random.randrange(4, 40))
        ]
        place = place_beside([], SIZE, [ROOM], 0, things)
        free = free_place([], SIZE, [ROOM], 0, things)
        assert (free is None) is covers(place, things)
        seen.add(free is None)
        for _ in range(40):
            column, row = random.randrange(19), random.randrange(19)
            other = Rect((580 * column // 18, 480 * row // 18), SIZE)
            assert hidden_of(place, things) <= hidden_of(other, things)
    assert seen == {True, False}


def hidden_of(box: Rect, things: list[Rect]) -> int:
    parts = [box.clip(thing) for thing in things]
    return sum(part.width * part.height for part in parts)
