"""The voice: sentences spoken one after the other by a program of the system, never in a frame.

A thread of its own waits for the program; being told to be silent ends it at once.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from scenes.shell.voice.programs import Program, find_programs, system_environment

_LONGEST, _LONGEST_PER_LETTER = 8.0, 0.25
"""Seconds, and more for a long text, after which a program that speaks is taken for stuck."""
_LONGEST_SILENCE = 5.0
"""Seconds for what makes a program silent."""
_NO_WINDOW = 0x08000000 if sys.platform == "win32" else 0


class Voice(Protocol):
    """Whoever says sentences aloud."""

    @property
    def available(self) -> bool:
        """True when there is something that speaks."""

    def try_again(self) -> None:
        """What failed before may work now."""

    def say(self, text: str, language: str, rate: int) -> None:
        """Say it after all that was said before. `rate` in percent."""

    def hush(self) -> None:
        """Be silent at once, and forget what was still to be said."""

    def close(self) -> None:
        """Be silent for good."""


class SystemVoice:
    """Speaks with the system's own program, or with the next one where that fails. Never raises:
    where there is none, it is silent."""

    def __init__(self, find: Callable[[], Sequence[Program]] = find_programs) -> None:
        self._find = find
        self._programs: tuple[Program, ...] = ()
        self._looked = False
        self._waiting: deque[tuple[str, str, int]] = deque()
        self._silence: tuple[str, ...] = ()
        """What must run before anything else is said."""
        self._hushed = 0
        """How often it was told to be silent."""
        self._idle = True
        self._changed = threading.Condition()
        self._running: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None
        self._closed = False

    @property
    def available(self) -> bool:
        """True when a program was found that speaks, and it does not fail."""
        if not self._looked:
            self._looked, self._programs = True, tuple(self._find())
        return bool(self._programs)

    def try_again(self) -> None:
        """What failed before may work now."""
        self._looked = False

    def say(self, text: str, language: str, rate: int) -> None:
        if not text or not self.available:
            return
        with self._changed:
            self._waiting.append((text, language, rate))
            if self._thread is None:
                self._thread = threading.Thread(target=self._speak, name="voice", daemon=True)
                self._thread.start()
            self._changed.notify()

    def hush(self) -> None:
        with self._changed:
            self._waiting.clear()
            self._hushed += 1
            running = self._running
            if running is not None and self._programs:
                self._silence = self._programs[0].silence
        if running is not None:
            _end(running)

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify()
        self.hush()
        if self._thread is not None:
            self._thread.join(timeout=2.0)

    def wait(self, seconds: float) -> bool:
        """Wait until all is said (tests); False when that takes longer."""
        with self._changed:
            return self._changed.wait_for(
                lambda: self._idle and not (self._waiting or self._silence), timeout=seconds
            )

    def _speak(self) -> None:
        """The thread: one piece of text after the other."""
        while True:
            with self._changed:
                self._idle = True
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._waiting or self._silence or self._closed)
                self._idle = False
                silence, self._silence = self._silence, ()
                if self._closed and not silence:
                    return
                said = None if silence or not self._waiting else self._waiting.popleft()
                programs, hushed = self._programs, self._hushed
            if silence:
                _run(silence)
            elif said is not None and programs:
                self._say_by(programs, said, hushed)

    def _say_by(
        self, programs: tuple[Program, ...], said: tuple[str, str, int], hushed: int
    ) -> None:
        """Let the first program say it, unless silence was wanted since `hushed` was counted; one
        that fails by itself is given up."""
        text, language, rate = said
        command = programs[0].command(language, rate)
        with self._changed:
            if self._hushed != hushed:
                return
            process = self._running = _started(command)
        done = process is not None and _spoken(process, text)
        with self._changed:
            self._running = None
            failed = not done and self._hushed == hushed
            if failed and programs is self._programs:
                self._programs = programs[1:]
                if self._programs:
                    self._waiting.appendleft(said)


def _started(command: Sequence[str]) -> subprocess.Popen[bytes] | None:
    try:
        return subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=_NO_WINDOW,
            env=system_environment(),
        )
    except OSError:
        return None


def _spoken(process: subprocess.Popen[bytes], text: str) -> bool:
    """Give the text to the program and wait for its end; False when it failed by itself."""
    try:
        longest = _LONGEST + _LONGEST_PER_LETTER * len(text)
        process.communicate(text.encode("utf-8"), timeout=longest)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return False
    except (OSError, ValueError):
        process.wait()
    return process.returncode <= 0  # below 0: a signal ended it, and it did not fail by itself


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        process.terminate()


def _run(command: Sequence[str]) -> None:
    """Run a command to its end, whatever comes of it."""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        subprocess.run(
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=_LONGEST_SILENCE,
            check=False,
            creationflags=_NO_WINDOW,
            env=system_environment(),
        )
