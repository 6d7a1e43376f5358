"""What is dealt anew to who cannot see it."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import game_keys, load_game
from engine.hidden_info import Pool, Zone, redeal
from engine.session import Session
from scenes.play.seating import persons_config

PINNED = 9


def dealt(seed: int) -> tuple[list[int], list[int]]:
    """A hand with a card that everybody knows to be in it, and a pile, dealt anew."""
    hand, pile = [1, PINNED, 2], [3, 4, 5]
    zones = (Zone(hand, 0, 3, frozenset({0}), frozenset({PINNED})), Zone(pile, 0, 3))
    redeal([Pool("cards", zones)], 1, Random(seed))
    return hand, pile


def test_a_known_card_stays_in_its_hand_and_may_lie_anywhere_in_it() -> None:
    hands = [dealt(seed)[0] for seed in range(60)]
    assert all(PINNED in hand for hand in hands)
    assert {hand.index(PINNED) for hand in hands} == {0, 1, 2}


def test_every_other_card_may_be_in_the_hand_or_in_the_pile() -> None:
    for card in range(1, 6):
        assert {card in dealt(seed)[0] for seed in range(60)} == {True, False}
    hand, pile = dealt(1)
    assert sorted(hand + pile) == [1, 2, 3, 4, 5, PINNED]


@pytest.mark.parametrize("key", game_keys())
def test_the_answers_are_seen_by_who_is_asked_and_are_there_in_every_possible_world(
    key: str,
) -> None:
    game, chance = load_game(key), Random(3)
    session = Session(game, persons_config(2), 3)
    for number in range(40):
        state, asked = session.state, session.asked
        if number % 5 == 0:
            assert game.mask(state, asked).options == state.options
            assert game.mask(state, 1 - asked).options == ()
            assert game.redeal(state, asked, Random(number)).options == state.options
            other = game.redeal(state, 1 - asked, Random(number))
            op, seat, args = other.agenda[-1]
            options = game.ops[op].options
            assert options is not None
            assert other.options == options(other, seat, args) != ()
        session.act(chance.choice(list(state.options)))
