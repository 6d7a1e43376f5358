"""Looks at every word that is written while a picture is made in the language of tests."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from sprites.common import fonts
from tests.pseudo import foreign, pseudo

_WORD = re.compile(r"[^\W\d_]+")
OPENED_BY_A_CLICK = re.compile(r"(log_entry|paragraph)\.py|rows\.py:\d+ _preview$")
"""A closed entry of the log, a clause that a search found and an entry of the box say a part;
opened they say all."""
_CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d[\d.]*")


@cache
def _with_dots() -> frozenset[str]:
    """What ends with dots by itself: a button after which something is asked."""
    words = pseudo()
    said = (words.sentence(key) for key in words.own_keys())
    return frozenset(each for each in said if each.endswith(fonts.ELLIPSIS))


@dataclass(slots=True)
class Written:
    """What was written: words that are not the language's, and lines that were cut short, each
    with the place in the program that wrote it."""

    allowed: frozenset[str] = frozenset()
    foreign: dict[str, str] = field(default_factory=dict)
    cut: dict[str, str] = field(default_factory=dict)

    def line(self, text: str) -> None:
        """A line is written."""
        shortened = text.endswith(fonts.ELLIPSIS) and text not in self.allowed | _with_dots()
        if shortened and text != fonts.ELLIPSIS:  # alone: steps yet to come
            place = _place()
            if not OPENED_BY_A_CLICK.match(place):
                self.cut.setdefault(text, place)
        for word in _WORD.findall(_CLAUSE.sub("", text)):
            begun = shortened and text.endswith(word + fonts.ELLIPSIS)
            if len(word) > 1 and foreign(word) and not self._known(word, begun):
                self.foreign.setdefault(f"{word} in {text!r}", _place())

    def _known(self, word: str, begun: bool) -> bool:
        """True for an allowed word, or for the beginning of one that dots take the end of."""
        return any(word == each or (begun and each.startswith(word)) for each in self.allowed)


def watch(patch: pytest.MonkeyPatch, written: Written) -> None:
    """Note what is written from now on."""
    render = fonts.render

    def noted(font: Any, text: str, *more: Any, **named: Any) -> Any:
        written.line(text)
        return render(font, text, *more, **named)

    patch.setattr(fonts, "render", noted)


def _place() -> str:
    """File and function that had something written, outside of the fonts."""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_code.co_filename.endswith(
        ("fonts.py", "pseudo_walk.py", "surface_cache.py", "lettering.py", "functools.py")
    ):
        frame = frame.f_back
    name = frame.f_code.co_filename.rpartition("/")[2]
    return f"{name}:{frame.f_lineno} {frame.f_code.co_name}"
