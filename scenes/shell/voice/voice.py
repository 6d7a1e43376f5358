"""The voice: sentences spoken one after the other by a program of the system, never in a frame.

A thread of its own waits for the program; being told to be silent ends it at once. Programs are
looked for, and what runs them is loaded, when something is said first.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import subprocess

    from scenes.shell.voice.programs import Program


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

    def __init__(self, find: Callable[[], Sequence[Program]] | None = None) -> None:
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
            from scenes.shell.voice.programs import find_programs

            self._looked, self._programs = True, tuple((self._find or find_programs)())
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
            from scenes.shell.voice.running import end

            end(running)

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
        from scenes.shell.voice.running import run

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
                run(silence)
            elif said is not None and programs:
                self._say_by(programs, said, hushed)

    def _say_by(
        self, programs: tuple[Program, ...], said: tuple[str, str, int], hushed: int
    ) -> None:
        """Let the first program say it, unless silence was wanted since `hushed` was counted; one
        that fails by itself is given up."""
        from scenes.shell.voice.running import spoken, started

        text, language, rate = said
        command = programs[0].command(language, rate)
        with self._changed:
            if self._hushed != hushed:
                return
            process = self._running = started(command)
        done = process is not None and spoken(process, text)
        with self._changed:
            self._running = None
            failed = not done and self._hushed == hushed
            if failed and programs is self._programs:
                self._programs = programs[1:]
                if self._programs:
                    self._waiting.appendleft(said)
