"""Every sentence of the archive exists, and none is unused."""

from __future__ import annotations

import re

from engine.texts import load_catalogue
from tests.sentences import placeholders, stem
from tests.source import ROOT

SCENES = ROOT / "scenes"
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SCENES.rglob("*.py"))
LITERAL = set(re.findall(r'"(archive\.[a-z_.]+)"', SOURCE))
MADE = [
    re.compile("[a-z_0-9]+".join(map(re.escape, re.split(r"\{[^}]*\}", key))))
    for key in re.findall(r'f"(archive\.[^" ]*\{[^" ]*)"', SOURCE)
]
KEYS = [key for key in load_catalogue("en").keys() if key.startswith("archive.")]  # noqa: SIM118


def plain(key: str) -> str:
    """The key without its plural form."""
    return re.sub(r"\.(one|other)$", "", key)


def test_every_sentence_exists() -> None:
    catalogue = load_catalogue("en")
    assert sorted(key for key in LITERAL if not catalogue.has(key)) == []
    assert [made.pattern for made in MADE if not any(made.fullmatch(key) for key in KEYS)] == []


def test_no_sentence_is_unused() -> None:
    unused = [
        key
        for key in KEYS
        if plain(key) not in LITERAL and not any(made.fullmatch(plain(key)) for made in MADE)
    ]
    assert unused == []


def test_every_sentence_has_a_glyph_for_each_letter() -> None:
    catalogue = load_catalogue("en")
    strange = {
        letter
        for key in KEYS
        for letter in catalogue.say(key, **dict.fromkeys(placeholders(catalogue, stem(key)), "x"))
        if not letter.isascii() and letter not in "·–…“”±"
    }
    assert strange == set()
