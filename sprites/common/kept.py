"""Drawn things are kept as long as there is room: one limit in bytes for all of them together.

`@kept` remembers what a drawing function gave for which arguments, as functools.lru_cache does,
but what counts is the size of the pictures, not their number, and all functions share one shelf:
what was used longest ago goes first, whoever drew it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import wraps
from itertools import count
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import pygame

P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

LEAST_BYTES = 40 * 1024 * 1024
PICTURES_OF_WINDOW = 8
"""So many pictures of the window's size have room on the shelf."""
_ENTRY_BYTES = 1024
"""What an entry takes besides its pictures."""
_KEPT_SHARE = 0.9
"""Share of the limit that stays when room has to be made, so that it is not made for each one."""


class Kept(Protocol[P, R_co]):
    """A drawing function whose results are kept."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    def has(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        """True when these arguments need no drawing."""

    def cache_clear(self) -> None:
        """Forget all results of this function."""


@dataclass(slots=True)
class _Entry:
    value: Any
    pictures: tuple[pygame.Surface, ...]
    used: int


class Shelf:
    """Results of drawing functions by function and arguments, within `limit` bytes.

    A picture that several results hold, or that is an argument of one, counts once.
    """

    def __init__(self, limit: int = LEAST_BYTES) -> None:
        self._limit = limit
        self._entries: dict[tuple[Any, ...], _Entry] = {}
        self._holders: dict[int, int] = {}
        self._bytes = 0
        self._clock = count()

    @property
    def size(self) -> int:
        """Bytes of everything that is kept."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._entries)

    def set_limit(self, limit: int) -> None:
        """Another limit in bytes; what no longer fits is let go."""
        self._limit = limit
        self._make_room()

    def kept(self, draw: Callable[P, R]) -> Kept[P, R]:
        """The function with its results kept here. Arguments must be hashable."""
        entries, clock = self._entries, self._clock

        @wraps(draw)
        def remembered(*args: P.args, **kwargs: P.kwargs) -> R:
            key = _key(draw, args, kwargs)
            entry = entries.get(key)
            if entry is None:
                value = draw(*args, **kwargs)
                self._put(key, value)
                return value
            entry.used = next(clock)
            return cast(R, entry.value)

        function = cast(Any, remembered)
        function.has = lambda *args, **kwargs: _key(draw, args, kwargs) in entries
        function.cache_clear = lambda: self.forget(draw)
        return cast("Kept[P, R]", remembered)

    def forget(self, draw: Callable[..., Any]) -> None:
        """Let go of all results of one function."""
        for key in [key for key in self._entries if key[0] is draw]:
            self._drop(key)

    def clear(self) -> None:
        """Let go of everything."""
        for key in list(self._entries):
            self._drop(key)

    def _put(self, key: tuple[Any, ...], value: Any) -> None:
        found = {id(picture): picture for picture in _pictures_in((key, value))}
        if key in self._entries:  # made meanwhile by a call inside this one
            self._drop(key)
        self._entries[key] = _Entry(value, tuple(found.values()), next(self._clock))
        self._bytes += _ENTRY_BYTES
        for name, picture in found.items():
            holders = self._holders.get(name, 0)
            self._holders[name] = holders + 1
            if not holders:
                self._bytes += bytes_of(picture)
        self._make_room()

    def _drop(self, key: tuple[Any, ...]) -> None:
        entry = self._entries.pop(key)
        self._bytes -= _ENTRY_BYTES
        for picture in entry.pictures:
            name = id(picture)
            self._holders[name] -= 1
            if not self._holders[name]:
                del self._holders[name]
                self._bytes -= bytes_of(picture)

    def _make_room(self) -> None:
        if self._bytes <= self._limit:
            return
        oldest = sorted(self._entries, key=lambda key: self._entries[key].used)
        for key in oldest[:-1]:  # the newest stays, however large it is
            if self._bytes <= self._limit * _KEPT_SHARE:
                return
            self._drop(key)


def _key(draw: object, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
    return (draw, args, tuple(kwargs.items())) if kwargs else (draw, args)


def bytes_of(picture: pygame.Surface) -> int:
    """The memory that a picture takes."""
    return picture.get_pitch() * picture.get_height()


def _pictures_in(thing: Any) -> Iterator[pygame.Surface]:
    """All pictures in a nest of tuples, mappings and dataclasses; the whole of a part of one."""
    if isinstance(thing, pygame.Surface):
        yield thing.get_abs_parent()
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from _pictures_in(part)
    elif isinstance(thing, Mapping):
        yield from _pictures_in(list(thing.values()))
    elif is_dataclass(thing) and not isinstance(thing, type):
        for name in thing.__dataclass_fields__:
            yield from _pictures_in(getattr(thing, name))


SHELF = Shelf()
kept = SHELF.kept


def fit_shelf(window: tuple[int, int]) -> None:
    """Fit the shelf to a window of so many px: large windows need large pictures."""
    SHELF.set_limit(max(LEAST_BYTES, PICTURES_OF_WINDOW * 4 * window[0] * window[1]))
