"""The command line: every refusal is one sentence on stderr and status 2, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from engine.session import Session
from saves.library import Library
from saves.replaying import game_of
from saves.transfer import export_file
from scenes.commands.bench.engine import random_log
from scenes.play.seating import solo_config
from scenes.play.sessions import begin
from tests.sampling import sampled
from tests.source import ROOT


def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **variables}
    environment = {name: value for name, value in environment.items() if value}
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *words],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
        check=False,
    )


def refused(result: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a refusal."""
    assert result.returncode == 2
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1
    assert "Traceback" not in result.stderr
    assert result.stdout == ""
    return lines[0]


@pytest.mark.parametrize(
    "words",
    sampled(
        [
            ["nonsense"],
            ["--announce", "nonsense"],
            ["bench", "--seconds", "soon"],
            ["shots", "out", "--size", "huge"],
            ["simulate", "viscounts", "--seats", "dragon", "--games", "1", "--seed", "1"],
            ["--nonsense"],
            ["check"],
            ["check", "a", "b"],
            ["shots"],
            ["shots", "out", "--size", "1x1"],
            ["shots", "out", "--only", "nothing-like-this"],
            ["bench", "--part", "everything"],
            ["simulate", "monopoly", "--seats", "random,random", "--games", "1", "--seed", "1"],
            ["simulate", "viscounts", "--games", "many"],
            ["simulate"],
        ],
        fast=4,
    ),
)
def test_wrong_arguments_are_refused_in_one_sentence(words: list[str], tmp_path: Path) -> None:
    assert refused(run(*words))


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="display variables are of Linux")
def test_without_a_display_one_sentence(tmp_path: Path) -> None:
    result = run("--data-dir", str(tmp_path), DISPLAY="", WAYLAND_DISPLAY="", SDL_VIDEODRIVER="")
    assert "display" in refused(result)


@pytest.mark.slow
def test_an_unknown_video_driver_is_no_display(tmp_path: Path) -> None:
    assert "display" in refused(run("--data-dir", str(tmp_path), SDL_VIDEODRIVER="no-such"))


def test_a_fault_of_the_program_is_one_sentence_and_a_log(tmp_path: Path) -> None:
    program = (
        "import scenes.commands.parse as c, scenes.commands.check, sys\n"
        "scenes.commands.check.examined = lambda *given: 1 / 0\n"
        "sys.exit(c.run(['check', 'x']))\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "FOUR_THRONES_DATA": str(tmp_path)},
        timeout=60,
        check=False,
    )
    assert result.returncode == 1
    assert len(result.stderr.strip().splitlines()) == 1
    assert "ZeroDivisionError" in (tmp_path / "four-thrones.log").read_text()


def test_help_names_all_commands() -> None:
    result = run("--help")
    assert result.returncode == 0
    for command in ("simulate", "bench", "shots", "check"):
        assert command in result.stdout


@pytest.mark.slow
def test_simulate_plays_a_game() -> None:
    result = run(
        "simulate", "viscounts", "--seats", "random,automa:cleric:0", "--games", "2", "--seed", "5"
    )
    assert result.returncode == 0
    assert result.stdout.strip()
    assert "Traceback" not in result.stderr


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    """A whole random game as a file."""
    with Library.open(tmp_path / "library.sqlite3") as library:
        config = solo_config("Kim", "red", "Automa", "noble", 2)
        loaded = begin(library, "viscounts", config, 4)
        for index, action in enumerate(random_log(loaded.session.game, config, 4)):
            loaded.session.act(action)
            library.append(loaded.id, index, list(action))
        return export_file(library.load(loaded.id), tmp_path / "game.throne")


@pytest.mark.slow
def test_check_prints_digest_and_scores(exported: Path) -> None:
    result = run("check", str(exported))
    assert result.returncode == 0, result.stderr
    assert "digest" in result.stdout
    assert "scores" in result.stdout
    assert "Kim" in result.stdout


@pytest.mark.slow
def test_check_names_the_first_illegal_decision(tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        config = solo_config("Kim", "red", "Automa", "noble", 2)
        loaded = begin(library, "viscounts", config, 4)
        session: Session = loaded.session
        library.append(loaded.id, 0, list(session.state.options[0]))
        library.append(loaded.id, 1, ["conquer", 7])
        record = library.load(loaded.id)
        assert game_of(record).key == "viscounts"
        path = export_file(record, tmp_path / "bad.throne")
    result = run("check", str(path))
    assert result.returncode == 1
    assert "decision 2 of 2" in result.stderr
    assert "conquer" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("content", [b"", b"hello", b"\x00" * 5000])
def test_check_refuses_other_files(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.throne"
    path.write_bytes(content)
    assert refused(run("check", str(path)))


@pytest.mark.slow
def test_check_refuses_missing_files_and_folders(tmp_path: Path) -> None:
    assert refused(run("check", str(tmp_path / "missing")))
    assert refused(run("check", str(tmp_path)))


@pytest.mark.slow
def test_the_first_frame_is_announced_and_quit_is_clean(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), "--data-dir", str(tmp_path), "--announce"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == b"ready"
    process.terminate()
    _, errors = process.communicate(timeout=20)
    assert b"Traceback" not in errors
    assert (tmp_path / "library.sqlite3").exists()


@pytest.mark.slow
@pytest.mark.parametrize("before", sampled([True, False]))
def test_the_data_folder_may_stand_before_or_behind_the_command(
    tmp_path: Path, before: bool
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    named = ["--data-dir", str(data)]
    words = ["shots", str(out), "--only", "records", "--size", "1280x690"]
    result = run(*named, *words) if before else run(*words, *named)
    assert result.returncode == 0, result.stderr
    assert [picture.name for picture in out.iterdir()] == ["records-1280x690.png"]
    assert data.is_dir()


def test_the_data_folder_must_be_named() -> None:
    assert refused(run("--data-dir"))


@pytest.mark.slow
def test_check_looks_through_the_whole_library_and_repairs_it(tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        kept = begin(library, "viscounts", solo_config("Kim", "red", "Automa", "noble", 2), 4)
        session: Session = kept.session
        library.append(kept.id, 0, list(session.state.options[0]))
        library.append(kept.id, 1, ["conquer", 7])
    words = ("--data-dir", str(tmp_path), "check", "--library")
    found = run(*words)
    assert found.returncode == 1
    assert "1 game" in found.stdout
    assert "Kim" in found.stderr
    assert run(*words, "--repair").returncode == 0
    assert run(*words).returncode == 0


@pytest.mark.slow
def test_check_of_no_library_is_one_sentence(tmp_path: Path) -> None:
    assert refused(run("--data-dir", str(tmp_path), "check", "--library"))
    assert refused(run("check", "--repair"))


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert run("--version").stdout == f"Four Thrones {project['version']}\n"


def test_a_bundle_does_not_measure_what_only_its_source_can_start() -> None:
    script = "import sys, runpy; sys.frozen = True; sys.argv = ['main.py', 'bench']\n"
    script += f"runpy.run_path({str(ROOT / 'main.py')!r}, run_name='__main__')"
    words = [sys.executable, "-c", script]
    result = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, check=False)
    assert "from its source" in refused(result)


@pytest.mark.parametrize(
    "words", sampled([["--version"], ["tournament", "tara", "--games", "1", "--iterations", "1"]])
)
def test_without_a_console_a_command_prints_into_nothing(words: list[str]) -> None:
    """As a program for windows begins on Windows: with neither output nor a place for faults."""
    script = (
        f"import sys, runpy; sys.stdout = sys.stderr = None; sys.argv = {['main.py', *words]}\n"
    )
    script += f"runpy.run_path({str(ROOT / 'main.py')!r}, run_name='__main__')"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, cwd=ROOT, check=False
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
