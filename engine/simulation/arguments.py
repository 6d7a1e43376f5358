"""A parser of command lines that speaks the chosen language.

What argparse itself says is English. Its headings are replaced; its faults come as finished English
sentences, which are known again by their shape and said by the catalogue.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from engine.texts import spoken

FAULTS = Path(__file__).with_name("faults.toml")


@cache
def _shapes() -> dict[str, re.Pattern[str]]:
    """Shapes of argparse's sentences by key, in the order in which they are tried."""
    shapes = tomllib.loads(FAULTS.read_text(encoding="utf-8"))["shapes"]
    return {key: re.compile(shape) for key, shape in shapes.items()}


def fault_said(message: str) -> str:
    """A fault in the words of the spoken language; as it is, where its shape is not known."""
    for key, shape in _shapes().items():
        found = shape.fullmatch(message)
        if found is not None:
            values = found.groupdict()
            plain = {name: value.replace("'", "") for name, value in values.items()}
            return _say(key, **(values if key == "fault" else plain))
    return message


class ArgumentsError(Exception):
    """Arguments that cannot be used; its text says why."""


class SpokenParser(argparse.ArgumentParser):
    """Without abbreviations. A fault raises what `refused` makes of it."""

    def __init__(self, *, add_help: bool = True, **wanted: Any) -> None:
        super().__init__(**wanted, add_help=False, allow_abbrev=False, formatter_class=_Formatter)
        self._positionals.title = _say("positionals")
        self._optionals.title = _say("options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=_say("help"))

    def error(self, message: str) -> NoReturn:
        raise self.refused(fault_said(message))

    def refused(self, reason: str) -> Exception:
        """What is raised for arguments that cannot be used."""
        return ArgumentsError(reason)


class _Formatter(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The head of the help."""
        super().add_usage(usage, actions, groups, prefix or f"{_say('usage')}: ")


def _say(key: str, **values: str) -> str:
    return spoken().say(f"arguments.{key}", **values)
