"""What is wrong with a file, as texts: whoever shows it says it in the language of the day."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from engine.explain import Text

_LONGEST: Final = 80
"""Letters of a cell that a sentence quotes."""
_POSITION: Final = re.compile(r"at line (\d+), column (\d+)")
_END: Final = "at end of document"
_HOLE: Final = "\N{REPLACEMENT CHARACTER}"


class CellError(ValueError):
    """What a cell holds cannot be used; `text` says why. Whoever reads the cell adds where."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, values)
        self.text = Text(key, values)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.text)

    def __str__(self) -> str:
        return plain(self.text)


def _again(kind: type[CellError], text: Text) -> CellError:
    """The same error in another process."""
    return kind(text.key, **text.values)


def written(value: Any) -> str:
    """A value as it stands in a TOML file, cut where it is long."""
    words = _toml(value)
    return words if len(words) <= _LONGEST else words[: _LONGEST - 1] + "…"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key} = {_toml(each)}' for key, each in value.items())}}}"
    return repr(value) if isinstance(value, str) else str(value)


def problem_of(error: Exception) -> Text:
    """What an error says of the cell during whose reading it came."""
    if isinstance(error, CellError):
        return error.text
    if isinstance(error, tomllib.TOMLDecodeError):
        return _broken_toml(str(error))
    if isinstance(error, UnicodeDecodeError):
        return Text("data.not_utf8")
    if isinstance(error, KeyError) and error.args:
        return Text("data.missing_key", {"key": str(error.args[0])})
    return Text("data.not_understood")


def _broken_toml(said: str) -> Text:
    found = _POSITION.search(said)
    if found is not None:
        return Text("data.not_toml_at", {"line": found[1], "column": found[2]})
    return Text("data.not_toml_end" if _END in said else "data.not_toml")


def in_cell(file: str, entry: str, column: str, problem: Text) -> Text:
    """A problem with its place; without `entry` the column stands at the top of the file."""
    values = {"file": file, "column": _in_a_line(column), "problem": problem}
    if not entry:
        return Text("data.top", values)
    return Text("data.cell", {**values, "entry": _in_a_line(entry)})


def in_entry(file: str, entry: str, problem: Text) -> Text:
    """A problem of a whole entry."""
    return Text("data.entry", {"file": file, "entry": _in_a_line(entry), "problem": problem})


def in_file(file: str, problem: Text) -> Text:
    """A problem of a whole file."""
    return Text("data.file", {"file": file, "problem": problem})


def _in_a_line(name: str) -> str:
    """A name of a damaged file may hold anything; a sentence is one line."""
    return "".join(letter if letter.isprintable() else _HOLE for letter in name)


def reason_of(error: Exception) -> Text | str:
    """What an error has to say to a person: its text, or the sentence that it is."""
    text = getattr(error, "text", None)
    return text if isinstance(text, Text) else str(error)


def plain(text: Text) -> str:
    """A text for developers: its key and its values, whatever language is spoken."""
    values = ", ".join(
        f"{name}={plain(value) if isinstance(value, Text) else value}"
        for name, value in text.values.items()
    )
    return f"{text.key}({values})" if values else text.key
