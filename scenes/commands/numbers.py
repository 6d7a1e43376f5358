"""Numbers on the command line, refused with a sentence."""

from __future__ import annotations

import argparse
from math import inf, nan

from engine.simulation.words import whole_number
from engine.texts import spoken


def count(text: str) -> int:
    """A whole number from 1."""
    number = whole_number(text)
    if number is None or number < 1:
        raise argparse.ArgumentTypeError(spoken().say("commands.not_a_count", word=text))
    return number


def whole(text: str) -> int:
    """A whole number."""
    number = whole_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(spoken().say("commands.not_whole", word=text))
    return number


def seconds(text: str) -> float:
    """A number above 0."""
    number = _fraction(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(spoken().say("commands.not_seconds", word=text))
    return number


def part(text: str) -> float:
    """A number between 0 and 1."""
    number = _fraction(text)
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(spoken().say("commands.not_a_part", word=text))
    return number


def _fraction(text: str) -> float:
    """The number, or one that no comparison holds for."""
    try:
        return float(text) if text.isascii() else nan
    except ValueError:
        return nan
