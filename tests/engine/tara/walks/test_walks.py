"""Whole games with every check of the walker, and what they must have touched."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import act, run
from engine.games.tara.board import K0, NAMES, POSITIONS
from engine.games.tara.narrate import KINDS
from engine.games.tara.state import PROVINCES, SEATS, State
from engine.simulation.walker import at_random, check_game
from tests.engine.tara.greedy import greedy
from tests.engine.tara.layout import config, tara
from tests.engine.tara.walks.games import RANDOM_GAMES, RANDOM_ROUNDS, WALKS, report

DATA = tara().data


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_a_game_holds(seats: int, seed: int) -> None:
    game = report(seats, seed)
    assert len(game.scores) == seats
    if seed < RANDOM_GAMES:
        assert game.rounds == RANDOM_ROUNDS or max(game.scores) == 2
    else:
        assert max(game.scores) == 2
        assert len(game.winners) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_every_check_at_every_decision(seats: int) -> None:
    check_game(tara(), config(seats, round_limit=6), 101, at_random, every=1)
    check_game(tara(), config(seats), 102, greedy, every=3)


def test_limited_games_of_random_players_end() -> None:
    game = check_game(tara(), config(4, "random"), 7, every=500)
    assert game.rounds <= DATA.automatic_limit


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_masks_repeat_the_controllers(seats: int) -> None:
    """`held` is kept for speed; it must always say what `top` says."""
    game, chance = tara(), Random(5)
    state: State = game.setup(config(seats, round_limit=8), 5)
    run(game.ops, state)
    while state.agenda:
        act(game.ops, state, state.options[int(chance.random() * len(state.options))])
        for at in range(PROVINCES * SEATS):
            province, seat = divmod(at, SEATS)
            tops = state.top[province * POSITIONS : (province + 1) * POSITIONS]
            assert state.held[at] == sum(1 << p for p, owner in enumerate(tops) if owner == seat)
            assert not state.cylinder[province] or state.top[province * POSITIONS + K0] >= 0


def wanted() -> set[str]:
    """Everything that the games must have exercised, by the audit's labels."""
    above = NAMES[5:]
    names = {f"promote:{name}" for name in above} | {f"enter:{name}" for name in above[:-1]}
    names |= {f"garrison:{name}" for name in NAMES[:-1]}
    names |= {f"card:{card}" for card in DATA.cards}
    for shape in DATA.shapes:
        names |= {f"play:{shape.id}", f"traitor:{shape.id}"}
    for rank in DATA.ranks[:-1]:
        names |= {f"majority:{rank.id}", f"spread:{rank.id}"}
    names |= {f"ransom:{price}" for _, price in DATA.ransom}
    names |= {"swap:captives", "swap:top and captive", "swap:tops", "swap:one position"}
    names |= {"action:amnesty", "action:discard"}
    names |= {f"province:{name}" for name in DATA.provinces}
    names |= {f"ending:high_king:{seats}" for seats in (2, 3, 4)}
    names |= {"ending:by traitor", "ending:in a turn", "ending:unfinished"}
    return names | {f"event:{kind}" for kind in KINDS if not _named(kind)}


def _named(kind: str) -> bool:
    """Kinds that have finer labels than their name."""
    return kind in {
        *("play", "amnesty", "discard", "turn_up", "promote", "swap", "majority", "spread"),
        *("garrison", "ransom"),
    }


def test_nothing_of_the_game_is_left_untouched() -> None:
    touched = set().union(*(report(seats, seed).touched for seats, seed in WALKS))
    assert sorted(wanted() - touched) == []
