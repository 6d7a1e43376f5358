"""`main.py train`: what cannot be learned is refused in one sentence, before anything is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ai.learned.net import save_net
from engine.games import registered
from main import main
from tests.engine.ai.learned.samples import fresh
from tests.fifth_game.engine import KEY, PACKAGE


def refusal(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    status = main(["train", *words])
    told = capsys.readouterr()
    assert (status, told.out) == (2, "")
    (line,) = told.err.strip().splitlines()
    return line


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("monopoly", "monopoly"),
        ("versailles --seats 9", "at most 5 seats"),
        ("versailles --players learned,dragon", "dragon"),
        ("versailles --players learned,learned --players learned,learned,learned", "one kind"),
        ("versailles --from nowhere.npz --out there/net.npz", "nowhere.npz"),
        (
            "viscounts --players learned,automa:noble --option automa_bumps=own_first",
            "automa_bumps",
        ),
        ("versailles --measure 3 --out there/net.npz", "net.npz"),
    ],
)
def test_what_cannot_be_trained_is_said(
    words: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    line = refusal(words.split(), capsys)
    assert line.startswith("train: ")
    assert said in line
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_features_cannot_be_learned(capsys: pytest.CaptureFixture[str]) -> None:
    with registered(KEY, PACKAGE):
        assert "has no features" in refusal([KEY], capsys)


def test_measures_are_written_beside_the_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, features, net = fresh(2)
    save_net(tmp_path / "net_2.npz", net, features)
    words = ["train", "versailles", "--measure", "1", "--out", str(tmp_path / "net_2.npz")]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "Brier score" in told
    assert "net_2.toml" in told
    assert "games = 1" in (tmp_path / "net_2.toml").read_text()
