"""Reading component files: every error says which file, entry and column it is in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class DataError(ValueError):
    """Broken component data: names the file, the entry and the column."""


@contextmanager
def reading(file: str, entry: str, column: str) -> Iterator[None]:
    """Turn any error while reading one cell into a DataError that says where."""
    try:
        yield
    except DataError:
        raise
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, StopIteration) as error:
        problem = f"missing {error}" if isinstance(error, KeyError) else str(error)
        raise DataError(f"{file}, {entry}, {column}: {problem}") from error
