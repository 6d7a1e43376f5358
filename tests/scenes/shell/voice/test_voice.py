"""The voice runs a program of the system: in order, interruptible; where none is, silent."""

from __future__ import annotations

import shutil
import subprocess
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from engine.texts import languages, load_catalogue
from scenes.shell.voice.programs import Program, find_programs, system_environment
from scenes.shell.voice.voice import SystemVoice

SOON = 20.0
KEEPS = "import sys; open(sys.argv[1], 'a', encoding='utf-8').write(sys.stdin.read() + '|')"
STAYS = "import sys, time; open(sys.argv[1], 'a').write('begun|'); time.sleep(60)"


def program(code: str, file: Path) -> Callable[[], Sequence[Program]]:
    """A program that gets the text as those of the system do."""

    def command(language: str, rate: int) -> Sequence[str]:
        return (sys.executable, "-c", code, str(file), language, str(rate))

    return lambda: (Program("test", command),)


def test_sentences_are_said_in_order(tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = SystemVoice(program(KEEPS, file))
    assert voice.available
    for words in ("első", "második; $(ls) \"'", "terceiro"):
        voice.say(words, "hu", 100)
    assert voice.wait(SOON)
    voice.close()
    assert file.read_text("utf-8") == "első|második; $(ls) \"'|terceiro|"


def test_what_is_interrupted_ends_and_what_waited_is_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "said"
    voice = SystemVoice(program(STAYS, file))
    voice.say("long", "en", 100)
    voice.say("never", "en", 100)
    until_written(voice, file, "begun")
    voice.hush()
    assert voice.wait(SOON), "what was being said has ended"
    voice.close()
    assert file.read_text() == "begun|"


ENDS_AS_IF_IT_FAILED = """
import pathlib, signal, sys
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
with pathlib.Path(sys.argv[1]).open("a") as file:
    file.write(sys.stdin.read() + "|")
signal.pause()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there every ended program says 1")
def test_a_program_that_was_interrupted_is_no_failure_whatever_it_says(tmp_path: Path) -> None:
    """A program that Windows ends says 1, as one does that failed."""
    file = tmp_path / "said"
    voice = SystemVoice(program(ENDS_AS_IF_IT_FAILED, file))
    for words in ("one", "two"):
        voice.say(words, "en", 100)
        until_written(voice, file, words)
        voice.hush()
        assert voice.wait(SOON)
    assert voice.available
    voice.close()
    assert file.read_text() == "one|two|"


@pytest.mark.slow
def test_what_makes_it_silent_is_over_before_the_next_words(tmp_path: Path) -> None:
    """Told to be silent while the next words are already there, a daemon would forget those."""
    file = tmp_path / "said"
    stays = "import sys, time; open(sys.argv[1], 'a').write(sys.stdin.read() + '|'); time.sleep(60)"
    late = "import sys, time; time.sleep(0.2); open(sys.argv[1], 'a').write('silence|')"
    (speaks,) = program(stays, file)()
    silence = (sys.executable, "-c", late, str(file))
    voice = SystemVoice(lambda: (Program("test", speaks.command, silence),))
    voice.say("one", "en", 100)
    until_written(voice, file, "one")
    voice.hush()
    voice.say("two", "en", 100)
    until_written(voice, file, "two")
    assert file.read_text() == "one|silence|two|"
    voice.close()
    assert file.read_text() == "one|silence|two|silence|"


def until_written(voice: SystemVoice, file: Path, words: str) -> None:
    """Wait until the program has got these words."""
    for _ in range(2000):
        if file.exists() and words in file.read_text():
            return
        voice.wait(0.01)
    raise AssertionError(f"never said {words}")


def test_without_a_program_it_is_silent(tmp_path: Path) -> None:
    voice = SystemVoice(lambda: ())
    assert not voice.available
    voice.say("nothing", "en", 100)
    voice.hush()
    voice.close()


def test_a_program_that_fails_is_given_up_until_it_is_wanted_again(tmp_path: Path) -> None:
    voice = SystemVoice(program("raise SystemExit(3)", tmp_path / "none"))
    for _ in range(3):
        voice.say("words", "en", 100)
    assert voice.wait(SOON)
    assert not voice.available
    voice.try_again()
    assert voice.available
    voice.close()


def test_a_program_that_is_gone_is_a_failure(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone")
    voice = SystemVoice(lambda: (Program("gone", lambda language, rate: (gone,)),))
    for _ in range(3):
        voice.say("words", "en", 100)
    assert voice.wait(SOON)
    assert not voice.available
    voice.close()


def test_where_one_program_fails_the_next_one_says_the_same(tmp_path: Path) -> None:
    file = tmp_path / "said"
    (broken,), (works,) = program("raise SystemExit(3)", file)(), program(KEEPS, file)()
    voice = SystemVoice(lambda: (broken, works))
    voice.say("one", "en", 100)
    voice.say("two", "en", 100)
    assert voice.wait(SOON)
    assert voice.available
    voice.close()
    assert file.read_text("utf-8") == "one|two|"


@pytest.mark.parametrize(
    ("platform", "there", "found"),
    [
        ("linux", {"spd-say", "espeak-ng"}, "spd-say"),
        ("linux", {"espeak-ng"}, "espeak"),
        ("linux", {"espeak"}, "espeak"),
        ("linux", set(), None),
        ("darwin", {"say"}, "say"),
        ("darwin", set(), None),
        ("win32", {"powershell"}, "powershell"),
        ("win32", set(), None),
    ],
)
def test_the_program_of_each_system(platform: str, there: set[str], found: str | None) -> None:
    programs = find_programs(platform, lambda name: f"bin/{name}" if name in there else None)
    program = programs[0] if programs else None
    assert (program.name if program is not None else None) == found
    if program is not None and program.name != "say":
        command = program.command("pt_BR", 150)
        assert any(tag in " ".join(command) for tag in ("pt-BR", "pt-br", "416"))


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
@pytest.mark.parametrize("language", languages())
def test_every_language_is_spoken_to_a_file(tmp_path: Path, language: str) -> None:
    program = find_programs("linux")[-1]
    sentence = load_catalogue(language).say("spoken.on")
    file = tmp_path / "said.wav"
    command = [*program.command(language, 100), "-w", str(file)]
    subprocess.run(command, input=sentence.encode(), check=True, timeout=SOON)
    with wave.open(str(file)) as sound:
        seconds = sound.getnframes() / sound.getframerate()
        samples = sound.readframes(sound.getnframes())
    assert seconds > 3
    assert len(set(samples)) > 50, "it is not silence"


def test_a_program_of_the_system_looks_for_its_own_libraries() -> None:
    """A bundle's are the wrong ones for it; what the person had set before holds again."""
    bundle = {"LD_LIBRARY_PATH": "/app/_internal", "LANG": "hu_HU.UTF-8"}
    assert system_environment(bundle, True) == {"LANG": "hu_HU.UTF-8"}
    before = {**bundle, "LD_LIBRARY_PATH_ORIG": "/own/lib"}
    assert system_environment(before, True) == {
        "LD_LIBRARY_PATH": "/own/lib",
        "LANG": "hu_HU.UTF-8",
    }
    assert system_environment(bundle, False) == bundle
