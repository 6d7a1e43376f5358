"""Four Thrones: play, or run one of the tools (simulate, bench, shots, check, tournament, tune)."""

from __future__ import annotations

if __name__ == "__main__":
    # Ctrl-C ends the program at once and without a word, from its first line on: `signal` itself
    # takes a while to load. A command that has something to keep catches it later, and SDL makes a
    # closed window of it.
    import _signal

    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import gc
import os
import sys
from contextlib import suppress

OLDEST_PYTHON = (3, 11)


def main(words: list[str] | None = None) -> int:
    """Run one command; its exit status: 0 good, 1 a check failed, 2 it could not begin."""
    if sys.version_info < OLDEST_PYTHON:
        return _refuse("Four Thrones needs Python 3.11 or newer.")
    from scenes.commands.parse import run
    from scenes.shell.refusal import Refusal

    try:
        return run(sys.argv[1:] if words is None else words)
    except Refusal as refusal:
        return _refuse(str(refusal))
    except ModuleNotFoundError as missing:
        name = missing.name or "?"
        return _refuse(f"A package is missing: {name}; install what pyproject.toml names.")
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads on; the interpreter shall not complain about it either
        return 1


def _refuse(sentence: str) -> int:
    if sys.__stderr__ is None:
        _show(sentence)
    else:
        print(sentence, file=sys.stderr)
    return 2


def _show(sentence: str) -> None:
    """In a box of the system: where a program begins without a console nobody reads its output."""
    with suppress(Exception):
        import pygame

        pygame.display.message_box("Four Thrones", sentence, "error")


def _give_output() -> None:
    """A window's program of Windows has neither output nor a place for faults; commands that
    print, and progress bars, write into nothing there."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - kept


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # a bundle starts itself for the process that thinks
    _give_output()
    try:
        status = main()
    except KeyboardInterrupt:
        status = 130
    gc.freeze()  # Python need not look once more at everything there was
    sys.exit(status)
