"""Results of trial games are kept for a component file, and never stand in the way."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

from engine.box.trials import Trial, Verdict
from engine.box.trials.balance import Balance, Length
from saves.box_trials import TrialResult, TrialShelf

LENGTH = Length(2, 3, 100.5, 9.0, 7, 11, (0.4, 0.6), (40.0, 51.5))
SOUND = TrialResult(Verdict(200), Balance(3, (LENGTH,), {"hire:tf_mason": 0.667}), "novice")
BROKEN = TrialResult(Verdict(7, Trial(3, 1006, 44, fault="dead_end", where="turn")))


def test_results_come_back_by_their_component_file(tmp_path: Path) -> None:
    shelf = TrialShelf(tmp_path)
    shelf.keep("one", SOUND)
    shelf.keep("two", BROKEN)
    assert shelf.read("one") == SOUND
    assert shelf.read("two") == BROKEN
    assert shelf.read("three") is None


def spoilt_balance(**parts: object) -> bytes:
    balance = {"games": 3, "lengths": [], "used": {}, **parts}
    return json.dumps({"games": 3, "fault": None, "balance": balance, "level": ""}).encode()


def test_a_spoilt_result_is_none(tmp_path: Path) -> None:
    shelf = TrialShelf(tmp_path)
    shelf.keep("one", BROKEN)
    for spoilt in (
        b"",
        b"[]",
        b"\xff",
        b'{"games": 1}',
        b'{"fault": [1], "games": 2}',
        b"[" * 9000,
        b'{"games": Infinity, "fault": null, "balance": null, "level": ""}',
        spoilt_balance(used=[]),
        spoilt_balance(lengths=[{"seats": "two"}]),
        spoilt_balance(lengths=[{**dataclasses.asdict(LENGTH), "points": ["many", 3]}]),
        spoilt_balance(lengths=[{**dataclasses.asdict(LENGTH), "rounds": "nine"}]),
        spoilt_balance(lengths=[{**dataclasses.asdict(LENGTH), "seats": []}]),
    ):
        shelf.path("one").write_bytes(spoilt)
        assert shelf.read("one") is None


def test_a_folder_that_refuses_costs_only_the_result(tmp_path: Path) -> None:
    (tmp_path / "trials").write_text("a file")
    shelf = TrialShelf(tmp_path)
    shelf.keep("one", SOUND)
    assert shelf.read("one") is None


def test_games_for_a_balance_say_nothing_of_what_they_do_not_play(tmp_path: Path) -> None:
    """They are without automas: a fault of a game against one stays, and nothing counts as seen."""
    shelf = TrialShelf(tmp_path)
    shelf.keep("one", BROKEN)
    shelf.add("one", SOUND)
    assert shelf.read("one") == dataclasses.replace(SOUND, verdict=BROKEN.verdict)
    shelf.add("two", SOUND)
    assert shelf.read("two") == dataclasses.replace(SOUND, verdict=Verdict(0))
    shelf.add("two", TrialResult(Verdict(200)))
    assert shelf.read("two") == SOUND
    shelf.add("two", dataclasses.replace(SOUND, verdict=BROKEN.verdict))
    found = shelf.read("two")
    assert found is not None
    assert not found.verdict.sound
