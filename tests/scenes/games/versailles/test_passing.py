"""Nothing in Versailles is private: the table goes round without a curtain, echoes included."""

from __future__ import annotations

from engine.games import load_game
from engine.session import Session
from scenes.play.seating import persons_config
from scenes.table.model.match import Match
from scenes.table.model.passing import Passing


def match_of(game: str) -> Match:
    return Match(Session(load_game(game), persons_config(3), 4))


def test_the_table_is_seen_by_who_is_asked_and_nobody_waits_behind_a_curtain() -> None:
    match = match_of("versailles")
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


def test_only_where_nothing_is_secret_hands_are_open() -> None:
    """VE-11.2: no zone of hidden tiles is known to one seat alone."""
    for game, is_open in (("viscounts", False), ("caylus", False), ("versailles", True)):
        session = Session(load_game(game), persons_config(3), 4)
        assert session.game.info.open_hands is is_open
        private = 0
        while not session.over and len(session.log) < 40:
            pools = session.game.secrets(session.state)
            private += sum(0 < len(zone.viewers) < 3 for pool in pools for zone in pool.zones)
            session.act(session.state.options[0])
        assert (private == 0) is is_open
