"""What views and re-dealt worlds of Viscounts hold (VI-12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import act, run
from engine.hidden_info import Pool, Zone, hide, redeal
from tests.engine.viscounts.layout import AUTOMA, RED, Table, viscounts
from tests.engine.viscounts.walks.games import config_of


def positions(seats: int, seed: int, step: int = 13) -> list[Any]:
    """Some states of a random game."""
    game, chance, found = viscounts(), Random(seed), []
    state = game.setup(config_of(seats, seed), seed)
    run(game.ops, state)
    count = 0
    while state.agenda:
        if count % step == 0:
            found.append(game.clone(state))
        act(game.ops, state, chance.choice(list(state.options)))
        count += 1
    return found


def hidden_cards(state: Any, seat: int) -> tuple[set[int], set[int]]:
    """Townsfolk, heroes and schemes, and manuscripts, that a seat may not see.

    Starters are left out: every player has the same eight.
    """
    cards: set[int] = set()
    tiles: set[int] = set()
    for pool in viscounts().secrets(state):
        for zone in pool.zones:
            if seat not in zone.viewers:
                found = set(zone.cards[zone.start : zone.stop])
                (tiles if pool.name == "manuscripts" else cards).update(found)
    return cards - set(state.data.cards.starters), tiles


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_no_view_holds_a_hidden_card(seats: int, seed: int) -> None:
    game = viscounts()
    for state in positions(seats, seed):
        for seat in range(len(state.players)):
            cards, tiles = hidden_cards(state, seat)
            view = game.mask(state, seat)
            seen: set[int] = {view.played, view.dismissed, *view.gone, *view.future}
            seen |= {hero for _, hero in view.pairs}
            seen |= {card for pile in view.piles for card in pile}
            seen_tiles = {tile for pile in view.tiles for tile in pile} | set(view.gone_tiles)
            for player in view.players:
                seen |= {*player.bays, *player.hand, *player.draw, *player.discard}
                seen_tiles |= set(player.books)
            for action in view.options:
                seen |= {*action[1:]} if action[0] in ("play", "hand", "card") else set()
            assert not seen & cards
            assert not seen_tiles & tiles
            assert view.rng == 0


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 4), (4, 6)])
def test_a_new_deal_is_a_world_that_the_seat_considers_possible(seats: int, seed: int) -> None:
    game, chance = viscounts(), Random(1)
    different = 0
    for state in positions(seats, seed):
        for seat in range(len(state.players)):
            world = game.redeal(state, seat, chance)
            assert game.mask(world, seat) == game.mask(state, seat)
            assert game.conserved(world) == game.conserved(state)
            assert world.rng != state.rng
            different += world.players != state.players or world.piles != state.piles
            for mine, theirs in zip(state.players, world.players, strict=True):
                assert sorted(mine.hand + mine.draw) == sorted(theirs.hand + theirs.draw) or (
                    mine.board
                )
    assert different > 20


def test_schemes_known_to_be_in_the_draw_pile_stay_there() -> None:
    """VI-12.2: the order is secret; which cards were shuffled in face up is not."""
    table = Table(automa="cleric").lay(AUTOMA, draw="ss_noble ss_builder fs_cleric ss_cleric")
    known = table.cards("ss_noble ss_builder ss_cleric")
    table.state.known_schemes = known
    before = set(table.player(AUTOMA).draw + table.state.future)
    orders, unknown = set(), set()
    for seed in range(40):
        world = table.game.redeal(table.state, RED, Random(seed))
        draw = world.players[AUTOMA].draw
        assert set(known) <= set(draw)
        assert set(draw + world.future) == before
        orders.add(tuple(card in known for card in draw))
        unknown |= set(draw) - set(known)
    assert len(orders) == 4  # the unknown card may lie anywhere
    assert len(unknown) > 5


def test_hide_blanks_only_what_is_not_seen() -> None:
    hand, pile = [1, 2], [3, 4, 5]
    pools = [Pool("deck", (Zone(hand, 0, 2, frozenset({0})), Zone(pile, 0, 2)))]
    hide(pools, 0)
    assert (hand, pile) == ([1, 2], [-1, -1, 5])
    hide(pools, 1)
    assert hand == [-1, -1]


def test_redeal_keeps_own_cards_sizes_and_pinned_cards() -> None:
    seen = set()
    for seed in range(50):
        own, other, pile = [1, 2], [3, 4], [5, 6, 7, 8]
        pools = [
            Pool(
                "deck",
                (
                    Zone(own, 0, 2, frozenset({0})),
                    Zone(other, 0, 2, frozenset({1})),
                    Zone(pile, 0, 3, pinned=frozenset({6})),
                ),
            )
        ]
        redeal(pools, 0, Random(seed))
        assert own == [1, 2]
        assert pile[3] == 8
        assert 6 in pile
        assert sorted(other + pile) == [3, 4, 5, 6, 7, 8]
        seen.add((tuple(other), tuple(pile)))
    assert len(seen) > 20
