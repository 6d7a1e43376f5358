"""Component text is looked at before it is parsed: a parser's time and memory grow with its shape.

A key of 20,000 parts takes a TOML reader more than a gigabyte. Shipped files, edited ones, those
stored with a game and those that come with a stranger's game all pass `require_modest`.
"""

from __future__ import annotations

import re
from typing import Final

from engine.cells.problems import CellError

MOST_LETTERS: Final = 400_000
"""Several times what any game has."""
LONGEST_LINE: Final = 1000
MOST_LINES: Final = 20_000
MOST_CELLS: Final = 20_000
DEEPEST: Final = 8
"""Lists and tables inside one another."""
MOST_KEY_PARTS: Final = 5

_PART = r"""(?:"[^"\n]*+"|'[^'\n]*+'|[\w-]++)"""
_LONG_KEY: Final = re.compile(rf"(?<![\w\"'-])(?:{_PART}[ \t]*+\.[ \t]*+){{{MOST_KEY_PARTS}}}")
_QUOTED: Final = re.compile(r'"(?:[^"\\\n]|\\.)*+"?|\'[^\'\n]*+\'|#[^\n]*+')
_NO_BRACKETS: Final = re.compile(r"[^][{}]+")
_STEPS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


class ImmodestError(CellError):
    """The text is too large or too deep for component data."""


def require_modest(text: str) -> None:
    """Raise ImmodestError for text that no component file needs to be like; takes no time."""
    if len(text) > MOST_LETTERS:
        raise ImmodestError("data.too_long", most=MOST_LETTERS)
    lines = text.split("\n")
    if len(lines) > MOST_LINES or text.count("=") > MOST_CELLS:
        raise ImmodestError("data.too_many", lines=MOST_LINES, cells=MOST_CELLS)
    if max(map(len, lines)) > LONGEST_LINE:
        raise ImmodestError("data.long_line", most=LONGEST_LINE)
    if '"""' in text or "'''" in text:
        raise ImmodestError("data.lines_in_text")
    dotted = [line for line in lines if line.count(".") >= MOST_KEY_PARTS]
    if any(map(_LONG_KEY.search, dotted)):
        raise ImmodestError("data.long_key", most=MOST_KEY_PARTS)
    if not all(map(_is_shallow, lines)) and _depth(text) > DEEPEST:
        raise ImmodestError("data.too_deep", most=DEEPEST)


def _is_shallow(line: str) -> bool:
    """True when the line leaves nothing open and cannot be deep: most lines, at a glance."""
    opened = line.count("[") + line.count("{")
    return opened <= DEEPEST and opened == line.count("]") + line.count("}")


def _depth(text: str) -> int:
    depth = deepest = 0
    for bracket in _NO_BRACKETS.sub("", _QUOTED.sub("", text)):
        depth += _STEPS[bracket]
        deepest = max(deepest, depth)
    return deepest
