"""Drawn things are kept as long as there is room: one limit in bytes for all of them together.

`@kept` remembers what a drawing function gave for which arguments, as functools.lru_cache does,
but what counts is the size of the pictures, not their number, and all functions share one cache.
`@kept_in_steps` does the same for what is drawn piece by piece, between frames.
When it is full, those go that were not used for long and are quickly drawn again for their size:
a large sheet of plain text before a small portrait.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import wraps
from operator import attrgetter
from time import perf_counter
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import pygame

P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
Pieces = Generator[None, None, R]
"""Work that yields between its pieces, and what it gives at last."""

LEAST_BYTES = 40 * 1024 * 1024
PICTURES_OF_WINDOW = 5.5
"""So many pictures of the window's size have room in the cache."""
_ENTRY_BYTES = 1024
"""What an entry takes besides its pictures."""
_KEPT_SHARE = 0.9
"""Share of the limit that stays when room has to be made, so that it is not made for each one."""
_STAYS = 0.5
"""Share of the limit that pictures of another size may keep after a zoom."""
_NEARLY_FULL = 0.95
"""From this share on room is made in a quiet moment, else by the frame that draws too much."""


class Kept(Protocol[P, R_co]):
    """A drawing function whose results are kept."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R_co: ...

    def __hash__(self) -> int: ...

    def has(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        """True when these arguments need no drawing."""

    def let_go(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Forget the result for these arguments: it became part of something else that is kept."""

    def cache_clear(self) -> None:
        """Forget all results of this function."""


class KeptInSteps(Kept[P, R_co], Protocol[P, R_co]):
    """The same for what takes longer than a frame has."""

    def steps(self, *args: P.args, **kwargs: P.kwargs) -> Pieces[None]:
        """Draw piece by piece what will be asked for; nothing is left to do where it is kept."""


@dataclass(slots=True)
class _Entry:
    """`worth` are the seconds that drawing it took, per byte that it added. `rank` is the worth,
    counted from the cache's level at the last use: the lowest go first."""

    key: tuple[Any, ...]
    value: Any
    pictures: tuple[pygame.Surface, ...]
    worth: float
    rank: float
    size: int
    """For which size of the pictures on the table it was used last, counted from the start."""


class SurfaceCache:
    """Results of drawing functions by function and arguments, within `limit` bytes.

    A picture that several results hold, or that is an argument of one, counts once.
    """

    def __init__(self, limit: int = LEAST_BYTES) -> None:
        self._limit = limit
        self._entries: dict[tuple[Any, ...], _Entry] = {}
        self._holders: dict[int, int] = {}
        self._bytes = 0
        self._size = 0
        self._level = 0.0
        """The highest rank that had to go: what is used now ranks above it."""

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
        entries = self._entries

        @wraps(draw)
        def remembered(*args: P.args, **kwargs: P.kwargs) -> R:
            key = _key(draw, args, kwargs)
            entry = entries.get(key)
            if entry is None:
                start = perf_counter()
                value = draw(*args, **kwargs)
                self._put(key, value, perf_counter() - start)
                return value
            entry.rank, entry.size = self._level + entry.worth, self._size
            return cast(R, entry.value)

        function = cast(Any, remembered)
        function.has = lambda *args, **kwargs: _key(draw, args, kwargs) in entries
        function.let_go = lambda *args, **kwargs: self._let_go(_key(draw, args, kwargs))
        function.cache_clear = lambda: self.forget(draw)
        return cast("Kept[P, R]", remembered)

    def kept_in_steps(self, draw: Callable[P, Pieces[R]]) -> KeptInSteps[P, R]:
        """The same for a function that yields between the pieces of its work. Called, it does all
        of it at once; `steps` does a piece at a time."""

        @wraps(draw)
        def whole(*args: P.args, **kwargs: P.kwargs) -> R:
            return finished(draw(*args, **kwargs))

        def steps(*args: P.args, **kwargs: P.kwargs) -> Pieces[None]:
            key, seconds = _key(whole, args, kwargs), 0.0
            if key in self._entries:
                return
            pieces = draw(*args, **kwargs)
            while True:
                start = perf_counter()
                try:
                    next(pieces)
                except StopIteration as end:
                    self._put(key, end.value, seconds + perf_counter() - start)
                    return
                seconds += perf_counter() - start
                yield

        function = cast(Any, self.kept(whole))
        function.steps = steps
        return cast("KeptInSteps[P, R]", function)

    def forget(self, draw: Callable[..., Any]) -> None:
        """Let go of all results of one function."""
        for key in [key for key in self._entries if key[0] is draw]:
            self._drop(key)

    def _let_go(self, key: tuple[Any, ...]) -> None:
        if key in self._entries:
            self._drop(key)

    def clear(self) -> None:
        """Let go of everything."""
        for key in list(self._entries):
            self._drop(key)

    def _put(self, key: tuple[Any, ...], value: Any, seconds: float) -> None:
        found: dict[int, pygame.Surface] = {}
        _collect((key, value), found)
        if key in self._entries:  # made meanwhile by a call inside this one
            self._drop(key)
        size = _ENTRY_BYTES
        for name, picture in found.items():
            holders = self._holders.get(name, 0)
            self._holders[name] = holders + 1
            if not holders:
                size += bytes_of(picture)
        self._bytes += size
        worth = seconds / size
        entry = _Entry(key, value, tuple(found.values()), worth, self._level + worth, self._size)
        self._entries[key] = entry
        self._make_room(entry)

    def _drop(self, key: tuple[Any, ...]) -> None:
        entry = self._entries.pop(key)
        self._bytes -= _ENTRY_BYTES
        for picture in entry.pictures:
            name = id(picture)
            self._holders[name] -= 1
            if not self._holders[name]:
                del self._holders[name]
                self._bytes -= bytes_of(picture)

    def tidy(self, share: float = _NEARLY_FULL) -> None:
        """Make room before it is wanted, in a moment in which nothing is shown, if more than a
        share of it is taken."""
        if self._bytes > self._limit * share:
            self._make_room(full=0)

    def begin_size(self) -> None:
        """From now on pictures of another size are wanted, as after a zoom."""
        self._size += 1

    def make_way(self) -> None:
        """Those that were not used since then make way for what is made in that size: half of all
        that there is room for may stay."""
        for entry in sorted(self._entries.values(), key=attrgetter("rank")):
            if self._bytes <= self._limit * _STAYS:
                return
            if entry.size != self._size:
                self._drop(entry.key)

    def _make_room(self, newest: _Entry | None = None, full: float = 1.0) -> None:
        """Drop what ranks lowest when more than a share of the limit is taken; the newest stays,
        however large it is."""
        if self._bytes <= self._limit * full:
            return
        for entry in sorted(self._entries.values(), key=attrgetter("rank")):
            if self._bytes <= self._limit * _KEPT_SHARE:
                return
            if entry is not newest:
                self._level = max(self._level, entry.rank)
                self._drop(entry.key)


def _key(draw: object, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
    return (draw, args, tuple(kwargs.items())) if kwargs else (draw, args)


def bytes_of(picture: pygame.Surface) -> int:
    """The memory that a picture takes."""
    return picture.get_pitch() * picture.get_height()


def finished(pieces: Pieces[R]) -> R:
    """Do work that yields between its pieces at once; what it gives."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return cast(R, end.value)


Make = Callable[[], object]
"""Makes something at once, or gives its pieces."""


def in_pieces(makes: Iterable[Make]) -> Iterator[None]:
    """Everything that is to be made; a moment may end after each piece."""
    for make in makes:
        pieces = make()
        if isinstance(pieces, Generator):
            yield from pieces
        yield


_PLAIN = frozenset((str, int, float, bool, bytes, type(None)))


def _collect(thing: Any, found: dict[int, pygame.Surface]) -> None:
    """All pictures in a nest of tuples, mappings and dataclasses; the whole of a part of one."""
    kind = type(thing)
    if kind in _PLAIN:
        return
    if kind is pygame.Surface:
        whole = thing.get_abs_parent()
        found[id(whole)] = whole
    elif kind is tuple or kind is list:
        for part in thing:
            _collect(part, found)
    elif kind is dict:
        _collect(list(thing.values()), found)
    else:
        for name in getattr(kind, "__dataclass_fields__", ()):
            _collect(getattr(thing, name), found)


CACHE = SurfaceCache()
kept = CACHE.kept
kept_in_steps = CACHE.kept_in_steps


def fit_cache(window: tuple[int, int]) -> None:
    """Fit the cache to a window of so many px: large windows need large pictures."""
    CACHE.set_limit(max(LEAST_BYTES, round(PICTURES_OF_WINDOW * 4 * window[0] * window[1])))
