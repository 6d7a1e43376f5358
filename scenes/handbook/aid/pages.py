"""Breaks a flow of blocks into columns and pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sprites.handbook.clauses import Block


@dataclass(frozen=True, slots=True)
class Flowing:
    """A block on its way onto a page. `leads`: it must not stand last in a column.

    `space`: px above it unless it begins a column. Blocks of one `group` stay together if a
    column has room for them; 0 is no group.
    """

    block: Block
    leads: bool = False
    space: int = 0
    group: int = 0
    words: str = ""
    """What it says, for somebody who listens."""


@dataclass(frozen=True, slots=True)
class Set:
    """A block that has its place: px from the top of its column."""

    block: Block
    top: int
    words: str = ""


Column = tuple[Set, ...]


def columns(flow: Sequence[Flowing], height: int) -> list[Column]:
    """Columns of at most `height` px. A block that is too high has a column of its own."""
    done: list[Column] = []
    column: list[Set] = []
    at = 0
    for index, piece in enumerate(flow):
        space = piece.space if column else 0
        if column and at + space + _needed(flow, index, height) > height:
            done.append(tuple(column))
            column, at, space = [], 0, 0
        column.append(Set(piece.block, at + space, piece.words))
        at += space + piece.block.height
    if column:
        done.append(tuple(column))
    return done


def _needed(flow: Sequence[Flowing], index: int, height: int) -> int:
    """Height of a block with what must stay with it: a heading takes its first line along, and
    its whole group if that fits on a column at all."""
    group = flow[index].group
    if group and (index == 0 or flow[index - 1].group != group):
        members = [piece for piece in flow[index:] if piece.group == group]
        whole = sum(piece.block.height + piece.space for piece in members) - members[0].space
        if whole <= height:
            return whole
    total = flow[index].block.height
    while flow[index].leads and index + 1 < len(flow):
        index += 1
        total += flow[index].space + flow[index].block.height
    return total
