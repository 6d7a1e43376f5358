"""The nets that are shipped: they fit the features of today, are small, and play to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.contract import LEARNED, LEVELS
from engine.ai.lab.match import Rules, config_of
from engine.ai.lab.tournament import jobs, play_job
from engine.ai.learned.net import load_net
from engine.ai.learned.trust import load_trust
from engine.ai.search.methods import ANY, NetMethod, method_of, methods_file
from engine.cells import tables_in
from engine.games import folder_of, game_keys, load_game
from tests.engine.ai.learned.samples import features_of_table

MOST = 1024 * 1024
"""Bytes of the nets of one table."""
NETS = [
    (key, path) for key in game_keys() for path in sorted((folder_of(key) / "ai").glob("net_*.npz"))
]


@pytest.mark.parametrize(("key", "path"), NETS, ids=[f"{key} {path.stem}" for key, path in NETS])
def test_a_shipped_net_fits_and_says_how_it_was_made(key: str, path: Path) -> None:
    about = load_net(path, features_of_table(key, path)).about
    assert path.stat().st_size <= MOST
    assert about["games"] > 0
    assert about["recipe"]["hidden"]
    assert about["seed"] >= 1
    load_trust(path)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "path"), NETS, ids=[f"{key} {path.stem}" for key, path in NETS])
def test_a_shipped_net_plays_to_the_end_by_the_rules(key: str, path: Path) -> None:
    """One learned seat among those that play at random."""
    config = load_net(path, features_of_table(key, path)).about["configs"][0]
    players = tuple(
        LEARNED if seat == 0 else seat_word(each) for seat, each in enumerate(config["seats"])
    )
    info = load_game(key).info
    rules = Rules(config_of(info, players, config["options"]), players)
    found = play_job(jobs(key, rules, 1, 3)[0])
    assert found.illegal == 0
    assert LEARNED in found.seconds


def seat_word(seat: dict[str, object]) -> str:
    """Who sits there, in the words of a tournament."""
    if seat["kind"] == "automa":
        return f"automa:{seat['board']}:{seat['difficulty']}"
    return "random"


@pytest.mark.parametrize("key", game_keys())
def test_every_table_with_a_net_of_its_own_has_a_level_that_asks_it(key: str) -> None:
    """A net that nobody asks is dead weight; a level without its net judges by the sum unseen."""
    netted = {path.stem.removeprefix("net_") for game, path in NETS if game == key}
    named = {
        table
        for table, levels in tables_in(methods_file(key)).items()
        if table != ANY and any(entry["judge"] == "net" for entry in dict(levels).values())
    }
    assert named <= netted
    for table in netted:
        asked = [method_of(load_game(key), table, level) for level in LEVELS]
        assert any(isinstance(each, NetMethod) for each in asked), table
