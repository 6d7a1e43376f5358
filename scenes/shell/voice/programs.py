"""The programs of the system that speak: which is there, and how it is told a sentence.

Each gets the text on its standard input, never as an argument or through a shell, speaks it in its
own process and ends; whoever ends it earlier makes it silent.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

_WORDS_PER_MINUTE = 175
"""At a rate of 100 %."""
_WINDOWS_SCRIPT = (
    "$v = New-Object -ComObject SAPI.SpVoice;"
    "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
    "$found = $v.GetVoices('Language={lcid}');"
    "if ($found.Count -gt 0) {{ $v.Voice = $found.Item(0) }};"
    "$v.Rate = {rate};"
    "[void]$v.Speak([Console]::In.ReadToEnd())"
)
_LCID = {"en": "409", "hu": "40E", "pt_BR": "416"}
_ESPEAK_LANGUAGES = {"pt_BR": "pt-br"}
_MAC_TIMEOUT = 5.0
_LIBRARIES = "LD_LIBRARY_PATH"


@dataclass(frozen=True, slots=True)
class Program:
    """One that speaks. `command`: its arguments for a language and a rate in percent; `silence`:
    what must run besides ending it."""

    name: str
    command: Callable[[str, int], Sequence[str]]
    silence: tuple[str, ...] = ()


def system_environment(
    environment: Mapping[str, str] = os.environ, bundled: bool = hasattr(sys, "frozen")
) -> dict[str, str]:
    """The environment for a program of the system. A bundle looks for libraries among its own
    first; others that did the same would find some that do not fit them."""
    found = dict(environment)
    if bundled:
        found.pop(_LIBRARIES, None)
        before = found.pop(f"{_LIBRARIES}_ORIG", "")
        if before:
            found[_LIBRARIES] = before
    return found


def find_programs(
    platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which
) -> tuple[Program, ...]:
    """The programs of this system that speak, best first."""
    if platform == "win32":
        path = which("powershell") or which("pwsh")
        return () if path is None else (Program("powershell", _windows(path)),)
    if platform == "darwin":
        path = which("say")
        return () if path is None else (Program("say", _mac(path)),)
    found = []
    path = which("spd-say")
    if path is not None:
        found.append(Program("spd-say", _dispatcher(path), (path, "--cancel")))
    path = which("espeak-ng") or which("espeak")
    if path is not None:
        found.append(Program("espeak", _espeak(path)))
    return tuple(found)


def _dispatcher(path: str) -> Callable[[str, int], Sequence[str]]:
    """Speech Dispatcher, with the voice that the person has chosen for the whole system."""

    def command(language: str, rate: int) -> Sequence[str]:
        tag = language.replace("_", "-")
        faster = max(-100, min(100, rate - 100))
        name = "--application-name=four-thrones"
        return (path, name, "--wait", "--pipe-mode", f"--language={tag}", f"--rate={faster}")

    return command


def _espeak(path: str) -> Callable[[str, int], Sequence[str]]:
    def command(language: str, rate: int) -> Sequence[str]:
        voice = _ESPEAK_LANGUAGES.get(language, language)
        return (path, "-v", voice, "-s", str(_per_minute(rate)), "--stdin")

    return command


def _mac(path: str) -> Callable[[str, int], Sequence[str]]:
    voices: dict[str, str] = {}

    def command(language: str, rate: int) -> Sequence[str]:
        if not voices:
            voices.update(_mac_voices(path))
        voice = voices.get(language) or voices.get(language.partition("_")[0], "")
        chosen = ("-v", voice) if voice else ()
        return (path, *chosen, "-r", str(_per_minute(rate)), "-f", "-")

    return command


def _mac_voices(path: str) -> dict[str, str]:
    """The first voice of each language: lines like "Tünde   hu_HU   # …"."""
    try:
        told = subprocess.run(
            [path, "-v", "?"], capture_output=True, timeout=_MAC_TIMEOUT, check=False
        ).stdout.decode("utf-8", "replace")
    except (OSError, subprocess.SubprocessError):
        return {"": ""}
    found: dict[str, str] = {"": ""}
    for line in told.splitlines():
        name, _, tag = line.partition("#")[0].rstrip().rpartition(" ")
        if name and tag:
            found.setdefault(tag, name.strip())
            found.setdefault(tag.partition("_")[0], name.strip())
    return found


def _windows(path: str) -> Callable[[str, int], Sequence[str]]:
    def command(language: str, rate: int) -> Sequence[str]:
        step = max(-10, min(10, round((rate - 100) / 10)))
        script = _WINDOWS_SCRIPT.format(lcid=_LCID.get(language, "409"), rate=step)
        return (path, "-NoProfile", "-NonInteractive", "-Command", script)

    return command


def _per_minute(rate: int) -> int:
    return round(_WORDS_PER_MINUTE * rate / 100)
