"""What tests want to know about a sentence of the catalogue."""

from __future__ import annotations

from string import Formatter

from engine.texts import Catalogue


def placeholders(catalogue: Catalogue, key: str) -> set[str]:
    """The names in braces of a sentence, in all its forms of number."""
    forms = (key, f"{key}.one", f"{key}.other")
    sentences = [catalogue._sentences[form] for form in forms if form in catalogue._sentences]
    if not sentences:
        raise KeyError(key)
    return {name for text in sentences for _, name, _, _ in Formatter().parse(text) if name}
