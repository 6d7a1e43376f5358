"""The project's own source, parsed once, for the tests that read it."""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

Node = TypeVar("Node", bound=ast.AST)

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("engine", "saves", "scenes", "sprites")
_LOOKED_AT = frozenset(
    (
        *(ast.Import, ast.ImportFrom, ast.Call, ast.Expr, ast.Constant, ast.JoinedStr),
        *(ast.Raise, ast.Assert),
    )
)
"""Kinds of code that tests look for: a file is walked through once for all of them."""


@cache
def files(*folders: str) -> tuple[Path, ...]:
    """The Python files below folders of the project, in a stable order."""
    return tuple(path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))


@cache
def tree(path: Path) -> ast.Module:
    """The parsed file."""
    module = ast.parse(path.read_text(encoding="utf-8"), str(path))
    gc.freeze()  # It stays to the end of the run: Python need not look again and again whether.
    return module


def name(path: Path) -> str:
    """The path as messages show it: `scenes/table/model/table_model.py`."""
    return path.relative_to(ROOT).as_posix()


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    return name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def _by_kind(path: Path) -> dict[type[ast.AST], list[ast.AST]]:
    found: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
    for node in walk(tree(path)):
        if type(node) in _LOOKED_AT:
            found[type(node)].append(node)
    return found


def walk(module: ast.AST) -> list[ast.AST]:
    """All that a piece of code consists of, from the outside in: as `ast.walk`, twice as fast."""
    found = [module]
    for node in found:
        for field in node._fields:
            inner = getattr(node, field, None)
            if isinstance(inner, list):
                found += [each for each in inner if isinstance(each, ast.AST)]
            elif isinstance(inner, ast.AST) and field not in ("ctx", "op"):
                found.append(inner)
    return found


def nodes(path: Path, kind: type[Node]) -> list[Node]:
    """All pieces of one kind in a file, also those inside functions and under TYPE_CHECKING."""
    assert kind in _LOOKED_AT
    return _by_kind(path)[kind]  # type: ignore[return-value]


def _import_nodes(path: Path) -> list[ast.Import | ast.ImportFrom]:
    return [*nodes(path, ast.Import), *nodes(path, ast.ImportFrom)]


def imports(path: Path) -> Iterator[str]:
    """Dotted names of all that is imported: modules, and what is taken out of them."""
    for node in _import_nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            assert node.level == 0, f"{name(path)}: relative import"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def import_graph(*folders: str) -> dict[str, set[str]]:
    """Which modules of these folders each of them imports.

    `from package import module` needs the module; the package only for names of its own.
    """
    paths = {module_of(path): path for path in files(*folders)}
    graph: dict[str, set[str]] = {module: set() for module in paths}
    for module, path in paths.items():
        for node in _import_nodes(path):
            for alias in node.names:
                origin = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
                full = origin + alias.name
                graph[module].add(full if full in paths else origin.rstrip("."))
        graph[module] = graph[module] & set(paths) - {module}
    return graph


@cache
def strings(path: Path) -> list[ast.Constant]:
    """Every string in a file, also the fixed parts of f-strings."""
    return [node for node in nodes(path, ast.Constant) if isinstance(node.value, str)]


def strings_in(node: ast.AST) -> Iterator[ast.Constant]:
    """Every string in a piece of code."""
    return (each for each in walk(node) if isinstance(each, ast.Constant) and is_text(each))


@cache
def docstrings(path: Path) -> set[ast.Constant]:
    """Strings that stand alone as a statement: documentation of a module, class, name."""
    return {node.value for node in nodes(path, ast.Expr) if isinstance(node.value, ast.Constant)}


def is_text(node: ast.AST) -> bool:
    """True for a plain string."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
