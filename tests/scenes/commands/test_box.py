"""`main.py box`: sets, trial games, balance and the patch, without a window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.box.corrections import Box
from engine.box.trials import Trial, Verdict
from main import main
from saves.box_trials import TrialResult, TrialShelf
from saves.boxes import BoxShelf, export_box
from saves.places import ENVIRONMENT_VARIABLE, resolve_places
from scenes.play.boxes import boxed, in_use
from tests.engine.box.support import box_with


def kept(folder: Path, box: Box, *, used: bool = True) -> None:
    shelf = BoxShelf(folder)
    shelf.keep(box)
    if used:
        shelf.use(box.game, box.name)


@pytest.fixture
def caylus() -> Box:
    return box_with("caylus", **{"scoring|gold_vp_each": 2})


def box(tmp_path: Path, *words: str) -> int:
    return main(["box", "--data-dir", str(tmp_path), *words])


def test_sets_and_what_is_left(
    tmp_path: Path, caylus: Box, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, caylus)
    assert box(tmp_path, "caylus") == 0
    assert "My copy (in use): 1 correction" in capsys.readouterr().out
    assert box(tmp_path, "tara", "list", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["sets"] == {}
    assert len(told["reconstructed"]) > 100


def test_the_patch_of_a_set_and_of_a_file(
    tmp_path: Path, caylus: Box, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, caylus)
    assert box(tmp_path, "caylus", "patch") == 0
    patch = capsys.readouterr().out
    assert "+++ b/engine/games/caylus/cards.toml" in patch
    assert "+gold_vp_each = 2" in patch
    file = export_box(caylus, tmp_path / "mine")
    assert box(tmp_path, "caylus", "patch", "--file", str(file)) == 0
    assert capsys.readouterr().out == patch


@pytest.mark.slow
def test_trial_games_and_balance(
    tmp_path: Path, caylus: Box, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, caylus)
    assert box(tmp_path, "caylus", "check", "--games", "6") == 0
    assert "6 games were played at random" in capsys.readouterr().out
    assert box(tmp_path, "caylus", "balance", "--games", "6", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["program"]["games"] == told["mine"]["games"] == 6


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "unknown game “chess”"),
        (("tara", "patch"), "no set of corrections"),
        (("caylus", "patch"), "No set of corrections is in use; known: My copy"),
        (("caylus", "check", "--set", "Other"), "no set of the name “Other”; known: My copy"),
        (("caylus", "check", "--games", "0"), "not a number from 1"),
        (("caylus", "rubbish"), "rubbish"),
        (("caylus", "patch", "--file", "nowhere.thronebox"), "no file nowhere.thronebox"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path,
    caylus: Box,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    said: str,
) -> None:
    kept(tmp_path, caylus, used=False)
    assert box(tmp_path, *words) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1


def test_a_set_that_the_rules_cannot_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, box_with("caylus", **{"scoring|gold_vp_each": 77}))
    assert box(tmp_path, "caylus", "check") == 2
    assert "scoring, gold_vp_each: this must be a whole number" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("patch",), ("check", "--games", "1")])
def test_what_this_program_has_no_place_for_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    kept(tmp_path, box_with("caylus", **{"scoring|gold_vp_each": 2, "neutral n_gone|vp": 1}))
    assert box(tmp_path, "caylus", *words) == 0
    told = capsys.readouterr().err
    assert "neutral n_gone, vp: the component file of this program has no such figure" in told


@pytest.mark.slow
def test_a_shorter_check_does_not_take_back_what_a_longer_one_has_shown(
    tmp_path: Path, caylus: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENVIRONMENT_VARIABLE, str(tmp_path))
    kept(tmp_path, caylus)
    found, shelf = boxed(caylus), TrialShelf(resolve_places().cache)
    fault = Trial(2, 9, 300, fault="no_end", where="build")
    shelf.keep(found.data_text, TrialResult(Verdict(40, fault)))
    assert box(tmp_path, "caylus", "check", "--games", "1") == 0
    assert in_use(BoxShelf(tmp_path), "caylus", shelf).problem is not None
    shelf.keep(found.data_text, TrialResult(Verdict(1, fault)))
    assert box(tmp_path, "caylus", "check", "--games", "1") == 0
    assert in_use(BoxShelf(tmp_path), "caylus", shelf).problem is None
