"""Four Thrones: play, or run one of the tools (simulate, bench, shots, check, tournament, tune)."""

from __future__ import annotations

import sys

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
    print(sentence, file=sys.stderr)
    return 2


def _end_quietly_when_interrupted() -> None:
    """Ctrl-C ends the program at once and without a word. A command that has something to keep
    catches it itself, and SDL makes a closed window of it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    try:
        _end_quietly_when_interrupted()
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
