"""What tests want to know about a sentence of the catalogue."""

from __future__ import annotations

from string import Formatter

from engine.texts import Catalogue


def placeholders(catalogue: Catalogue, key: str) -> set[str]:
    """The names in braces of a sentence."""
    return {name for _, name, _, _ in Formatter().parse(catalogue._sentences[key]) if name}
