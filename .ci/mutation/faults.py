"""Small faults that could be put into a file, each as the text that takes another's place."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
LEFT_ALONE = {"decorator_list", "annotation", "returns"}


@dataclass(frozen=True)
class Fault:
    """One fault: `text` instead of what stands between two places of a file (lines from 1)."""

    path: str
    kind: str
    start: tuple[int, int]
    end: tuple[int, int]
    text: str

    @property
    def line(self) -> int:
        """Where it begins."""
        return self.start[0]

    @property
    def key(self) -> str:
        """Tells it from all others of the same text of the file."""
        return f"{self.path}:{self.start[0]}:{self.start[1]}-{self.end[1]}:{self.kind}"

    def put_into(self, source: str) -> str:
        """The file's text with the fault."""
        lines = source.splitlines(keepends=True)
        (first, left), (last, right) = self.start, self.end
        before = lines[first - 1].encode()[:left].decode()
        after = lines[last - 1].encode()[right:].decode()
        lines[first - 1 : last] = [before + self.text + after]
        return "".join(lines)

    def difference(self, source: str) -> str:
        """What it changes, for people."""
        old, new = source.splitlines(), self.put_into(source).splitlines()
        shown = difflib.unified_diff(old, new, self.path, self.kind, n=1, lineterm="")
        return "\n".join(shown)


def faults_of(path: Path, root: Path) -> list[Fault]:
    """All faults that could be put into a file."""
    name, source = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
    found = []
    for node in _worth_changing(ast.parse(source)):
        for kind, target, text in _changes(node):
            if isinstance(target, ast.expr | ast.stmt):
                start = (target.lineno, target.col_offset)
                end = (target.end_lineno or 0, target.end_col_offset or 0)
                found.append(Fault(name, kind, start, end, text))
    return found


def _worth_changing(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for name, value in ast.iter_fields(node):
        if name in LEFT_ALONE or isinstance(node, ast.JoinedStr | ast.Import | ast.ImportFrom):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not _only_for_types(part):
                yield from _worth_changing(part)


def _only_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.AST, str]]:
    """The kind of each fault, the part that it replaces, and by what."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in COMPARED:
            other = ast.Compare(left, [COMPARED[type(op)]()], [right])
            yield "comparison", node, f"({ast.unparse(other)})"
        case ast.BoolOp(op, values):
            other = ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            yield "boolean", node, f"({ast.unparse(other)})"
        case ast.BinOp(left, op, right) if type(op) in COUNTED and not _of_texts(node):
            other = ast.BinOp(left, COUNTED[type(op)](), right)
            yield "arithmetic", node, f"({ast.unparse(other)})"
        case ast.Constant(bool(value)):
            yield "constant", node, str(not value)
        case ast.Constant(int(value)):
            yield "constant", node, str(value + 1)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return", node, "return None"
        case ast.Expr(ast.Call()) | ast.AugAssign():
            yield "statement", node, "pass"
    match node:
        case ast.If(test) | ast.IfExp(test) | ast.While(test):
            yield "condition", test, f"(not ({ast.unparse(test)}))"


def _of_texts(node: ast.BinOp) -> bool:
    """True where texts or types are joined: the fault would only be a crash."""
    parts = (node.left, node.right)
    return any(
        isinstance(part, ast.JoinedStr)
        or (isinstance(part, ast.Constant) and (isinstance(part.value, str) or part.value is None))
        for part in parts
    )
