"""Two windows on one folder: what each has said about a game's sets since both knew the same."""

from __future__ import annotations

from dataclasses import replace

from engine.box.corrections import Box
from engine.box.merging import either, merge_sets
from saves.box_files import BoxFile


def merge_files(known: BoxFile, mine: BoxFile, there: BoxFile) -> BoxFile:
    """`mine` and `there` in one file; both began as `known`. Where both changed the same, mine
    counts; a set that one removed and the other changed stays."""
    boxes = {}
    for name in either(mine.boxes, there.boxes):
        box = _merge_sets(*(each.boxes.get(name) for each in (known, mine, there)))
        if box is not None:
            boxes[name] = box
    in_use = there.in_use if mine.in_use == known.in_use else mine.in_use
    skipped = [
        place
        for place in either(mine.skipped, there.skipped)
        if (place in mine.skipped) == (place in there.skipped) or place not in known.skipped
    ]
    return replace(
        mine, boxes=boxes, in_use=in_use if in_use in boxes else "", skipped=tuple(skipped)
    )


def _merge_sets(known: Box | None, mine: Box | None, there: Box | None) -> Box | None:
    if mine == known:
        return there
    if there in (known, mine, None):
        return mine
    if mine is None or there is None:
        return there
    return merge_sets(known, mine, there)
