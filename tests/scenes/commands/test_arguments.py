"""Arguments that cannot be used: one sentence that says which and why, status 2, nothing done."""

from __future__ import annotations

from pathlib import Path

import pytest

from main import main


def sentence_of(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which the words are refused."""
    status = main(words)
    told = capsys.readouterr()
    assert (status, told.out) == (2, "")
    lines = told.err.strip().splitlines()
    assert len(lines) == 1
    assert "Error" not in lines[0]
    return lines[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("tournament tara --option nonsense=1 --games 1", "nonsense"),
        ("tournament caylus --option variant=nonsense --games 1", "base, advanced"),
        ("simulate versailles --option variant=advanced --games 1", "no options"),
        ("simulate caylus --option provinces=ulster --games 1", "variant"),
        ("simulate caylus --option variant=new --games 1", "base, advanced"),
        ("simulate caylus --option variant=base --option variant=advanced", "twice"),
        ("simulate caylus --optio variant=advanced --games 1", "--optio"),
        ("tournament tara --players standard:nobody,novice --games 1", "standard:nobody"),
        ("tournament caylus --game 3", "--game"),
        ("tournament caylus --ladder --seats 1 --games 1", "2 to 4 players"),
        ("tournament caylus --ladder --json --games 1", "--json does not go with --ladder"),
        ("tournament caylus --seats 3 --games 1", "--seats belongs to --ladder"),
        ("--option variant=advanced simulate caylus", "behind “simulate”"),
        ("--announce simulate caylus", "behind “simulate”"),
    ],
)
def test_options_that_no_game_or_command_knows_there(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in sentence_of(words.split(), capsys)


@pytest.mark.parametrize("until", ["nan", "2", "-0.5", "1.01", "0", "1", "half", "inf"])
def test_a_share_to_stop_at_lies_between_0_and_1(
    until: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "tara", "--games", "1", f"--until={until}"]
    assert f"“{until}” is not a part of 1" in sentence_of(words, capsys)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_a_time_to_measure_is_positive(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "--part", "engine", "--game", "tara", f"--seconds={seconds}"]
    assert f"“{seconds}” is not a number of seconds" in sentence_of(words, capsys)


@pytest.mark.parametrize(
    "words",
    [
        "tournament tara --games ²",
        "tournament tara --seed ²",
        "simulate tara --games ²",
        "simulate tara --games ٣",
        "simulate tara --seed ²",
        "simulate viscounts --seats random,automa:cleric:²",
        "shots nowhere --size ²x³",
        "shots nowhere --size ٣٢٠x٣٢٠",
    ],
)
def test_digits_are_those_from_0_to_9(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = sentence_of(words.split(), capsys)
    assert "_count" not in said
    assert "_positive" not in said
    assert words.split()[-1].split(",")[-1] in said


@pytest.mark.parametrize(
    "words",
    [
        "tune monopoly",
        "tune tara --players dragon",
        "tune tara --players standard,dragon",
        "tune tara --seats 9",
        "tune tara --players novice",
    ],
)
def test_tune_speaks_as_tune(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence_of(words.split(), capsys).startswith("tune: ")


@pytest.mark.parametrize(
    "command",
    ["simulate tara --games 1", "check --library", "shots pictures --only records", "", "play"],
)
def test_a_data_folder_that_is_a_file(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOUR_THRONES_DATA", "")
    monkeypatch.delenv("DISPLAY", raising=False)
    file = tmp_path / "games"
    file.write_text("no folder")
    said = sentence_of(["--data-dir", str(file), *command.split()], capsys)
    assert f"{file} is a file" in said
    assert sorted(tmp_path.iterdir()) == [file]
