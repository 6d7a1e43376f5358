"""What closes a page of this game's handbook: the castle between two scrolls of leaves."""

from __future__ import annotations

from sprites.handbook.tailpiece import castle, scrolls


def vignette(ink: str, accent: str) -> str:
    """Ink for the lines, accent for the flag; a box of 240 x 84."""
    return castle(ink, accent) + scrolls(ink)
