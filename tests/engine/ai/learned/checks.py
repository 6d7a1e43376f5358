"""What the features of every game must hold, for the tests of each game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.ai.contract import RowReason
from engine.ai.learned.features import Features, load_features
from engine.ai.learned.judge import inputs_of, result_of
from engine.ai.reasons import say_reason
from engine.core import act
from engine.game import Config, Game, asked
from engine.games import load_game
from engine.texts import load_catalogue
from tests.engine.ai.samples import positions


def features_at(game: Game, state: object) -> Features:
    """The features of the table of a state."""
    features = load_features(game, state)
    assert features is not None
    return features


def check_vectors(key: str, config: Config, seed: int, every: int) -> None:
    """As many numbers as names, all of a handy size; the rows are those of the score sheet."""
    game = load_game(key)
    checked = 0
    for state in positions(game, config, seed, every):
        features = features_at(game, state)
        assert len(set(features.names)) == len(features.names)
        assert all("." in name for name in features.names)
        assert 0 <= features.progress(state) <= 1
        for seat in features.seats(state):
            vector, standing = inputs_of(features, state, seat, features.others(state, seat))
            assert len(vector) == len(features.names)
            assert len(standing) == 1 + len(features.rows)
            assert np.isfinite(vector).all()
            assert np.abs(vector).max() < 20
            checked += 1
    assert checked > 5


def check_words(key: str, config: Config) -> None:
    """Every row has its words for more and for less of it, in one and in many points."""
    game = load_game(key)
    words = load_catalogue("en")
    before = set(words.missed)
    features = features_at(game, next(positions(game, config, 1, 1)))
    for row in features.rows:
        for amount in (1.0, 2.4, -1.0, -6.0):
            assert words.say(say_reason(key, RowReason(row.key, amount)))
    assert words.missed == before


def check_nothing_hidden(key: str, config: Config, seed: int, every: int) -> None:
    """Worlds that look alike to a seat have the same features for it."""
    game = load_game(key)
    for state in positions(game, config, seed, every):
        features = features_at(game, state)
        for seat in features.seats(state):
            worlds = [game.redeal(state, seat, Random(n)) for n in range(3)]
            seen = [inputs_of(features, w, seat, features.others(w, seat)) for w in worlds]
            assert seen[0] == seen[1] == seen[2]


def check_renumbered(
    key: str, config: Config, seed: int, every: int, renumbered: Callable[[Any], Any]
) -> None:
    """The table is the same, whatever number its seats have. `renumbered`: a copy of a state in
    which every seat has the next number."""
    game = load_game(key)
    compared = 0
    for state in positions(game, config, seed, every):
        other, features = renumbered(state), features_at(game, state)
        for seat in range(state.seats):
            moved = (seat + 1) % state.seats
            mine = inputs_of(features, state, seat, features.others(state, seat))
            assert mine == inputs_of(features, other, moved, features.others(other, moved))
            compared += 1
    assert compared > 10


def check_nothing_changed(key: str, config: Config, seed: int, every: int) -> None:
    """Looking at a position leaves it as it is; what is looked at is allowed, and never none."""
    game = load_game(key)
    for state in positions(game, config, seed, every):
        features = features_at(game, state)
        before = game.digest(state)
        kept = list(features.prune(state, state.options, Random(1)))
        assert kept
        assert set(kept) <= set(state.options)
        assert set(features.first(state, state.options)) <= set(state.options)
        assert features.decline(state) in state.options
        features.mark(state, asked(state))
        features.between(state)
        features.vector(
            state,
            asked(state),
            features.standing(state, asked(state)),
            features.others(state, asked(state)),
        )
        assert game.digest(state) == before


def check_result(key: str, config: Config, seeds: range) -> None:
    """A finished game lies between turns; the totals tell the winners, and rows what was scored."""
    game = load_game(key)
    for seed in seeds:
        *_, last = positions(game, config, seed, 1)
        while last.agenda:
            act(game.ops, last, last.options[0])
        features = features_at(game, last)
        outcome = game.outcome(last)
        assert features.between(last)
        results = [result_of(features, last, seat) for seat in features.seats(last)]
        assert sum(result[0] for result in results) == pytest.approx(1)
        by_key = {row.key: row.points for row in outcome.rows}
        for seat, result in zip(features.seats(last), results, strict=True):
            for row, number in zip(features.rows, result[2:], strict=True):
                if row.key in by_key:
                    assert number == by_key[row.key][seat]
