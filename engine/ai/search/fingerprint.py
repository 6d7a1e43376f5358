"""A hashable fingerprint of a state, to see that two ways lead to the same position.

Compiled from the annotations like `engine.clone`, because a search asks for it at every step.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, get_args, get_origin

from engine.clone import shared_fields

Fingerprint = Callable[[Any], Hashable]
SKIPPED = frozenset({"options"})
"""The options follow from the rest."""


def fingerprint_of(cls: Any) -> Fingerprint:
    """A function that makes equal values of equal states of a dataclass."""
    made: Fingerprint = _compiled(cls)
    return made


@lru_cache(maxsize=32)
def _compiled(cls: Any) -> Fingerprint:
    names: dict[str, Any] = {}
    hints = typing.get_type_hints(cls)
    shared = shared_fields(cls)
    parts = [
        _part(f"state.{item.name}", hints[item.name], item.name, names)
        for item in dataclasses.fields(cls)
        if item.name not in shared and item.name not in SKIPPED
    ]
    exec("def fingerprint(state):\n    return (" + ", ".join(parts) + ",)", names)
    made: Fingerprint = names["fingerprint"]
    return made


def _part(value: str, hint: Any, name: str, names: dict[str, Any]) -> str:
    if get_origin(hint) is not list:
        return value
    (inner,) = get_args(hint)
    if get_origin(inner) is list:
        return f"tuple([tuple(row) for row in {value}])"
    if dataclasses.is_dataclass(inner):
        names[f"of_{name}"] = fingerprint_of(inner)
        return f"tuple([of_{name}(item) for item in {value}])"
    return f"tuple({value})"
