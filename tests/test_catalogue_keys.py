"""Every sentence that code asks for is in the catalogue, and none lies there unused."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from engine.games import game_keys
from engine.texts import load_catalogue
from tests.source import files, is_text, name, nodes, strings, tree

KEYS = frozenset(re.sub(r"\.(one|other)$", "", key) for key in load_catalogue("en").keys())  # noqa: SIM118
LINES = "\n".join(sorted(KEYS))
TOPS = frozenset(key.split(".")[0] for key in KEYS) | frozenset(game_keys())
SOURCE = files("engine", "saves", "scenes")
KEY = re.compile(r"[a-z_]+(\.[\w:+-]+)+")
HOLE = r"[\w.:+-]+"
"""What stands for a value in a key that is put together."""
NAMED_BY_THE_RULES = re.compile(r"[a-z]+\.(counter|phase)\.\w+")
"""Words for what a game's rules count and go through; each game's tests hold them complete."""
FILE_NAMES = (".sqlite3", ".toml", ".png", ".log", ".throne")


def constants(module: ast.Module) -> dict[str, str]:
    """Names of the module that stand for one string."""
    found: dict[str, str] = {}
    for node in module.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and value is not None and is_text(value):
            found[target.id] = value.value
    return found


def pattern(node: ast.JoinedStr, known: dict[str, str]) -> str:
    """A regular expression for all that an f-string may become."""
    parts = []
    for part in node.values:
        if isinstance(part, ast.Constant):
            parts.append(re.escape(str(part.value)))
        elif isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name):
            fixed = known.get(part.value.id)
            parts.append(HOLE if fixed is None else re.escape(fixed))
        else:
            parts.append(HOLE)
    return "".join(parts)


@cache
def patterns(path: Path) -> set[str]:
    """Keys that a file puts together, as expressions that keep a word of their own."""
    known = constants(tree(path))
    made = {pattern(node, known) for node in nodes(path, ast.JoinedStr)}
    made |= {
        re.escape(text.value) + HOLE
        for text in _texts(path)
        if text.value.endswith(".") and text.value.split(".")[0] in TOPS
    }
    return {each for each in made if r"\." in each and _is_key(each)}


def _is_key(expression: str) -> bool:
    """True when it has a word of its own, and nothing that keys have not."""
    fixed = expression.replace(HOLE, "").replace("\\", "")
    return bool(re.search(r"[a-z]{2}", fixed)) and bool(re.fullmatch(r"[\w.:+-]+", fixed))


@cache
def _texts(path: Path) -> list[ast.Constant]:
    """Whole strings of a file, not the fixed parts of f-strings."""
    parts = {part for node in nodes(path, ast.JoinedStr) for part in node.values}
    return [text for text in strings(path) if text not in parts]


@cache
def literals(path: Path) -> set[str]:
    """Strings of a file that look like a key of one of the catalogues."""
    return {
        text.value
        for text in _texts(path)
        if KEY.fullmatch(text.value)
        and text.value.split(".")[0] in TOPS
        and (text.value in KEYS or not text.value.endswith(FILE_NAMES))
    }


def _with_fallback(path: Path) -> set[str]:
    """Put-together keys of names that the component data give in English themselves."""
    known = constants(tree(path))
    return {
        pattern(node.args[0], known)
        for node in nodes(path, ast.Call)
        if len(node.args) == 2
        and isinstance(node.args[0], ast.JoinedStr)
        and isinstance(node.args[1], ast.Dict)
        and any(
            key is not None and is_text(key) and key.value == "fallback"
            for key in node.args[1].keys
        )
    }


def test_every_key_that_is_asked_for_exists() -> None:
    """A key, or the stem to which a module adds the rest."""
    stems = {key[: match.start()] for key in KEYS for match in re.finditer(r"\.", key)}
    missing = [
        f"{name(path)}: {key}"
        for path in SOURCE
        for key in sorted(literals(path))
        if key not in KEYS and key not in stems
    ]
    assert missing == []


def test_every_put_together_key_fits_some_sentence() -> None:
    missing = [
        f"{name(path)}: {each}"
        for path in SOURCE
        for each in sorted(patterns(path) - _with_fallback(path))
        if each.split(r"\.")[0] in TOPS and not re.search(rf"(?m)^{each}$", LINES)
    ]
    assert missing == []


def test_no_sentence_is_unused() -> None:
    named = set().union(*(literals(path) for path in SOURCE))
    made = re.compile("|".join(sorted(set().union(*(patterns(path) for path in SOURCE)))))
    unused = [
        key
        for key in sorted(KEYS - named)
        if not NAMED_BY_THE_RULES.fullmatch(key) and not made.fullmatch(key)
    ]
    assert unused == []
