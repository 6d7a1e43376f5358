"""What a refused file is told as."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.cells import DataError
from engine.cells.problems import CellError
from engine.texts import load_catalogue


def said(error: DataError | CellError, language: str = "en") -> str:
    """The sentence of a refusal."""
    return load_catalogue(language).say(error.text)


@contextmanager
def refused(pattern: str) -> Iterator[None]:
    """A DataError comes whose English sentence has the pattern in it."""
    with pytest.raises(DataError) as caught:
        yield
    assert re.search(pattern, said(caught.value)), said(caught.value)
