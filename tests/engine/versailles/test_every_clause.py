"""Every clause of the rules is proved by a test, and every worked example is one."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from types import ModuleType

import pytest

import tests.engine.versailles
from engine.games.versailles import OPS
from engine.texts import load_catalogue
from tests.engine.versailles.layout import versailles

CLAUSE_FILE = Path(__file__).with_name("clause_ids.txt")
EXAMPLES = 32


def known_clauses() -> list[str]:
    """The ids of the data file, in their order."""
    lines = CLAUSE_FILE.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def modules() -> list[ModuleType]:
    """All test modules of the game."""
    package = tests.engine.versailles
    names = [found.name for found in pkgutil.iter_modules(package.__path__, package.__name__ + ".")]
    return [importlib.import_module(name) for name in names if ".test_" in name]


def cited() -> set[str]:
    """The clauses that tests name."""
    marks = [
        mark
        for module in modules()
        for name, value in vars(module).items()
        if name.startswith("test_")
        for mark in getattr(value, "pytestmark", [])
    ]
    return {clause_id for mark in marks if mark.name == "clause" for clause_id in mark.args}


def test_every_clause_has_a_test() -> None:
    missing = [clause_id for clause_id in known_clauses() if clause_id not in cited()]
    assert not missing, f"clauses without a test: {', '.join(missing)}"


def test_every_cited_clause_exists() -> None:
    assert cited() <= set(known_clauses())


def test_every_clause_of_an_op_exists() -> None:
    assert versailles().clauses <= set(known_clauses())
    assert all(op.clause for op in OPS.values())


def test_the_rulebook_has_every_clause() -> None:
    catalogue = load_catalogue()
    assert [c for c in known_clauses() if not catalogue.has(f"rule.{c}")] == []
    keys = catalogue.keys()
    written = {key.removeprefix("rule.") for key in keys if key.startswith("rule.VE-")}
    assert written == set(known_clauses())
    sections = {clause_id.rpartition(".")[0] for clause_id in known_clauses()}
    titles = {section for section in sections if section.count(".") == 0}
    assert all(catalogue.has(f"rule_section.{section}") for section in titles)


@pytest.mark.parametrize("number", range(1, EXAMPLES + 1))
def test_every_worked_example_is_a_test(number: int) -> None:
    names = [name for module in modules() for name in vars(module)]
    assert any(name.startswith(f"test_ve_x{number}_") for name in names)
