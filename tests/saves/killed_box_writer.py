"""Writes sets of corrections until it is killed, telling each one that is kept.

Run as `python -m tests.saves.killed_box_writer FOLDER FIRST`.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

from engine.box.corrections import Box, Correction
from engine.box.places import Place
from saves.boxes import BoxShelf

CORRECTIONS = 120


def numbered(number: int) -> Box:
    """The set that is written in turn `number`."""
    said = [
        Correction(f"townsfolk tf_{n}", "cost", number % 5 + 1, n, "Anna", note=f"{number}")
        for n in range(CORRECTIONS)
    ]
    return Box("viscounts", "Mine", {Place(each.entry, each.column): each for each in said})


def main(folder: str, first: str) -> None:
    shelf = BoxShelf(Path(folder))
    for number in itertools.count(int(first)):
        shelf.keep(numbered(number))
        print(number, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
