"""Every sentence that the scenes around the table ask for exists, and none lies about unused."""

from __future__ import annotations

import re
from pathlib import Path

from engine.texts import load_catalogue

SCENES = Path(__file__).resolve().parents[2] / "scenes"
LITERAL = re.compile(r'"((?:ui|game)\.[A-Za-z_.]+)"')
PATTERN = re.compile(r'f"((?:ui|game)\.[^"]*\{[^"]*)"')


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SCENES.rglob("*.py"))


def patterns() -> list[re.Pattern[str]]:
    """Keys that are put together, with any word in place of a value."""
    return [re.compile(_as_pattern(found)) for found in PATTERN.findall(source())]


def _as_pattern(key: str) -> str:
    fixed = [re.escape(part) for part in re.split(r"\{[^}]*\}", key)]
    return r"[a-z_0-9]+".join(fixed)


def test_every_key_of_the_scenes_is_in_the_catalogue() -> None:
    catalogue = load_catalogue("en")
    missing = [key for key in LITERAL.findall(source()) if not catalogue.has(key)]
    assert missing == []


def test_every_put_together_key_fits_some_sentence() -> None:
    keys = list(load_catalogue("en").keys())
    assert [p.pattern for p in patterns() if not any(p.fullmatch(key) for key in keys)] == []


def test_no_sentence_of_the_ui_is_unused() -> None:
    used, made = set(LITERAL.findall(source())), patterns()
    keys = list(load_catalogue("en").keys())
    unused = [
        key
        for key in keys
        if key.startswith("ui.")
        and re.sub(r"\.(one|other)$", "", key) not in used
        and not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert unused == []
