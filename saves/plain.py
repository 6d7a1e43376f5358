"""What a save may hold: numbers, words, truth values, lists and tables of these. No floats."""

from __future__ import annotations

import re
from typing import Final

MAX_DEPTH: Final = 12
MAX_TEXT: Final = 2_000
MAX_BITS: Final = 128
MAX_NAME: Final = 80

_UNFIT: Final = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters and half characters: neither a font nor UTF-8 can take them."""


def is_text(value: object, longest: int = MAX_TEXT) -> bool:
    """True for a text of at most `longest` characters that a font can be given."""
    return isinstance(value, str) and len(value) <= longest and not _UNFIT.search(value)


def clean_name(typed: str) -> str:
    """What a person typed as a name, made fit to be saved and shown in one line."""
    return " ".join(_UNFIT.sub(" ", typed).split())[:MAX_NAME]


def is_whole(value: object, lowest: int, highest: int) -> bool:
    """True for a whole number (no truth value) within the bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def is_plain(value: object, depth: int = MAX_DEPTH) -> bool:
    """True when the value can be saved and read back the same, at most `depth` levels deep."""
    if value is None or isinstance(value, bool):
        return True
    if isinstance(value, int):
        return value.bit_length() <= MAX_BITS
    if isinstance(value, str):
        return is_text(value)
    if depth <= 0:
        return False
    if isinstance(value, list | tuple):
        return all(is_plain(part, depth - 1) for part in value)
    if isinstance(value, dict):
        return all(is_text(key) and is_plain(part, depth - 1) for key, part in value.items())
    return False


def require_plain(value: object, name: str) -> None:
    """ValueError when a caller wants to save something that would not come back the same."""
    if not is_plain(value):
        raise ValueError(f"{name} is not plain data: {value!r:.200}")
