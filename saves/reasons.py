"""Why computers decided as they did, as saves hold it: a key of the catalogue and its values.

A reason goes to the screen as it is, and a file comes from a stranger: so only keys of reasons are
taken, and only short figures as their values.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from engine.explain import Text
from saves.plain import is_whole

PlainReason = list[Any]
"""`["ai.reason.gain", {"points": "2", "what": ["ai.standing", {}]}]`."""

MAX_CHARS: Final = 400
_KEY: Final = re.compile(r"ai(\.[a-z][a-z0-9_]{0,39}){1,4}")
_NAME: Final = re.compile(r"[a-z_]{1,20}")
_FIGURE: Final = re.compile(r"[0-9.,+\-]{1,12}")
_MAX_VALUES: Final = 4
_DEPTH: Final = 2
_LARGEST: Final = 10**9


def is_reason(value: object, depth: int = _DEPTH) -> bool:
    """True for a reason in its plain form."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        return False
    key, values = value
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        return False
    return (
        isinstance(values, dict)
        and len(values) <= _MAX_VALUES
        and all(
            isinstance(name, str)
            and _NAME.fullmatch(name)
            and name != "fallback"
            and _is_value(part, depth)
            for name, part in values.items()
        )
    )


def _is_value(value: object, depth: int) -> bool:
    if isinstance(value, str):
        return bool(_FIGURE.fullmatch(value))
    return is_whole(value, -_LARGEST, _LARGEST) or (depth > 0 and is_reason(value, depth - 1))


def to_plain(why: Text) -> PlainReason | None:
    """A reason as it is saved; None for one that would not come back."""
    plain = _plain(why)
    return plain if is_reason(plain) else None


def _plain(why: Text) -> PlainReason:
    values = {
        name: _plain(value) if isinstance(value, Text) else value
        for name, value in why.values.items()
    }
    return [why.key, values]


def to_text(plain: PlainReason) -> Text:
    """The reason of a sound plain form."""
    key, values = plain
    return Text(
        key,
        {name: to_text(part) if isinstance(part, list) else part for name, part in values.items()},
    )


def sound(found: Mapping[int, Any], length: int) -> dict[int, PlainReason]:
    """The reasons that can be told, of the first `length` decisions."""
    return {n: why for n, why in found.items() if 0 <= n < length and is_reason(why)}
