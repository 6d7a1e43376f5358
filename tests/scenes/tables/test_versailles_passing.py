"""Nothing in Versailles is private: the table goes round without a curtain, echoes included."""

from __future__ import annotations

from engine.games import load_game
from engine.session import Session
from scenes.seating import persons_config
from scenes.table.match import Match
from scenes.table.passing import Passing


def match_of(game: str) -> Match:
    return Match(Session(load_game(game), persons_config(3), 4))


def test_the_table_is_seen_by_who_is_asked_and_nobody_waits_behind_a_curtain() -> None:
    match = match_of("versailles")
    assert not match.keeps_secrets
    passing = Passing(match, lambda view: view.turn)
    looked = set()
    for _ in range(40):
        passing.ask(match.question())
        passing.pass_on()
        assert not passing.closed
        assert match.viewer == match.session.asked
        looked.add(match.viewer)
        match.take([match.session.state.options[0]])
    assert looked == {0, 1, 2}


def test_games_with_hands_keep_their_curtain() -> None:
    assert match_of("viscounts").keeps_secrets
    assert match_of("caylus").keeps_secrets
    assert match_of("tara").keeps_secrets
