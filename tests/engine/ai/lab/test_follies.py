"""The command that counts what an opponent wastes: `.ci/follies.py`."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from engine.games import load_game
from tests.source import ROOT


def command() -> ModuleType:
    spec = spec_from_file_location("follies", ROOT / ".ci" / "follies.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("key", "seats", "options", "names"),
    [
        pytest.param("versailles", 2, {}, {"cubes left", "never built"}, marks=pytest.mark.slow),
        ("caylus", 3, {"variant": "advanced"}, {"residences and prestige", "deniers left"}),
    ],
)
def test_every_seat_of_a_game_is_counted(
    key: str, seats: int, options: dict[str, str], names: set[str]
) -> None:
    found = command().watched(key, "random", seats, options, 3)
    assert names <= set(found)
    assert {len(found[name]) for name in names} == {seats}


def test_the_first_tile_counts_in_own_turns() -> None:
    watch = command().Versailles(None, SimpleNamespace(seats=2))
    players = [SimpleNamespace(built=0, goods=[4, 1], score=7) for _ in range(2)]
    for turn, built in ((0, None), (1, None), (0, None), (0, 0), (1, None), (0, None)):
        if built is not None:
            players[built].built = 1
        watch.before(SimpleNamespace(turn=turn, players=players))
    found: list[tuple[str, Any]] = list(watch.after(SimpleNamespace(players=players)))
    assert ("own turn of the first tile", 2.0) in found
    assert found.count(("never built", 1.0)) == 1
    assert ("cubes left", 5.0) in found


def test_a_win_that_was_not_taken_is_missed() -> None:
    watch = command().Tara(load_game("tara"), None)
    watch._could = [1, 0, 1]
    assert list(watch.after(SimpleNamespace(winner=1))) == [
        ("missed wins", 1.0),
        ("missed wins", 1.0),
        ("missed wins", 0.0),
    ]
