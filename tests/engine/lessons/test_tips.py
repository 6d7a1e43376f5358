"""Tips speak of what there is: questions that a game asks, and events that really happen."""

from __future__ import annotations

from random import Random

import pytest

from engine.game import ENDS_ASKED
from engine.games import game_keys, info_of, load_game
from engine.lessons.moments import moment_of
from engine.lessons.tips import load_tips, tip_for
from engine.session import Session

TIPPED = [game for game in game_keys() if load_tips(game)]
GAMES = 2
LONGEST = 3000
MOST_RARE = 0.4
"""The share of tips that chance alone may miss: a first pile that runs out, a prestige building."""
COLOURS = ("red", "blue")


def told_to(game: str, seed: int, seen: list[str]) -> None:
    """What a person is told in one game in which everybody plays by chance."""
    info, chance = info_of(game), Random(seed)
    options = {"variant": info.variants[seed % len(info.variants)]} if info.variants else {}
    seats = [{"kind": "person", "name": name, "colour": name} for name in COLOURS]
    session = Session(
        load_game(game), {"seats": seats, "options": options, "ends": ENDS_ASKED}, seed
    )
    told = 0
    for _ in range(LONGEST):
        if session.over:
            return
        if session.asked == 0:
            moment = moment_of(session, 0)
            assert moment is not None
            events = [event for batch in session.events[told:] for event in batch]
            told = len(session.events)
            tip = tip_for(load_tips(game), moment, events, 0, seen)
            if tip is not None:
                assert tip.id not in seen
                seen.append(tip.id)
        session.act(chance.choice(session.state.options))


@pytest.mark.parametrize("game", TIPPED)
def test_most_tips_are_told_in_a_few_games(game: str) -> None:
    seen: list[str] = []
    for seed in range(GAMES):
        told_to(game, seed, seen)
    missed = {tip.id for tip in load_tips(game)} - set(seen)
    assert len(missed) <= MOST_RARE * len(load_tips(game)), missed


@pytest.mark.parametrize("game", TIPPED)
def test_every_question_of_a_tip_is_one_of_the_game(game: str) -> None:
    ops = load_game(game).ops
    terms = [term for tip in load_tips(game) for term in tip.on.terms]
    named = {term.name for term in terms if term.kind in ("question", "decision")}
    assert named - set(ops) == set()
