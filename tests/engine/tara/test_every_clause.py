"""Every clause of the rules of Tara is proved by a test, and every worked example is one."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from types import ModuleType

import pytest

import tests.engine.tara
from engine.texts import load_catalogue
from tests.engine.tara.layout import tara

CLAUSE_FILE = Path(__file__).with_name("clause_ids.txt")
EXAMPLES = 24


def known_clauses() -> list[str]:
    """The ids of the data file, in their order."""
    lines = CLAUSE_FILE.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def modules() -> list[ModuleType]:
    """The test modules of this folder."""
    found = pkgutil.iter_modules(tests.engine.tara.__path__, "tests.engine.tara.")
    return [importlib.import_module(each.name) for each in found if ".test_" in each.name]


def cited() -> set[str]:
    """The clauses that tests name."""
    return {
        clause_id
        for module in modules()
        for name, value in vars(module).items()
        if name.startswith("test_")
        for mark in getattr(value, "pytestmark", [])
        if mark.name == "clause"
        for clause_id in mark.args
    }


def test_every_clause_has_a_test() -> None:
    assert [clause_id for clause_id in known_clauses() if clause_id not in cited()] == []


def test_every_cited_clause_exists() -> None:
    assert sorted(cited() - set(known_clauses())) == []


def test_every_clause_is_in_the_rulebook_of_the_app() -> None:
    catalogue = load_catalogue()
    keys = set(catalogue.keys())
    assert {f"rule.{clause_id}" for clause_id in known_clauses()} <= keys
    sections = {clause_id.split(".")[0] for clause_id in known_clauses()}
    assert {f"rule_section.{section}" for section in sections} <= keys


def test_every_clause_of_an_op_exists() -> None:
    assert tara().clauses <= set(known_clauses())


@pytest.mark.parametrize("number", range(1, EXAMPLES + 1))
def test_every_worked_example_is_a_test(number: int) -> None:
    names = [name for module in modules() for name in vars(module)]
    assert any(name.startswith(f"test_ta_x{number}") for name in names)
