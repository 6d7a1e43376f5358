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


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    return name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def _import_nodes(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """All imports of a file, also those inside functions and under TYPE_CHECKING."""
    nodes = ast.walk(tree(path))
    return tuple(node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom))


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
