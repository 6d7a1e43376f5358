"""The project's own source, parsed once, for the tests that read it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("engine", "saves", "scenes", "sprites")


@cache
def files(*folders: str) -> tuple[Path, ...]:
    """The Python files below folders of the project, in a stable order."""
    return tuple(path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))


@cache
def tree(path: Path) -> ast.Module:
    """The parsed file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name(path: Path) -> str:
    """The path as messages show it: `scenes/table/model/table_model.py`."""
    return path.relative_to(ROOT).as_posix()


def strings(node: ast.AST) -> Iterator[ast.Constant]:
    """Every string in a piece of code, also the fixed parts of f-strings."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner


def docstrings(module: ast.Module) -> set[ast.Constant]:
    """Strings that stand alone as a statement: documentation of a module, class, name."""
    return {
        node.value
        for node in ast.walk(module)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def is_text(node: ast.AST) -> bool:
    """True for a plain string."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
