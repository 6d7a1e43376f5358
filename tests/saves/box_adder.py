"""Adds sets of corrections to those of a folder, one after the other.

Run as `python -m tests.saves.box_adder FOLDER NAME COUNT`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.box.corrections import empty_box
from saves.boxes import BoxShelf


def main(folder: str, name: str, count: str) -> None:
    shelf = BoxShelf(Path(folder))
    for number in range(int(count)):
        shelf.keep(empty_box("viscounts", f"{name}{number}"))


if __name__ == "__main__":
    main(*sys.argv[1:])
