"""Every clause of the rules is proved by a test, and every worked example is one."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import tests.engine.clauses
import tests.engine.scenarios
from engine.session import Session
from engine.texts import load_catalogue
from tests.engine.scenarios.layout import config, viscounts

CLAUSE_FILE = Path(__file__).with_name("clause_ids.txt")
EXAMPLES = 23


def known_clauses() -> list[str]:
    """The ids of the data file, in their order."""
    lines = CLAUSE_FILE.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def modules_of(package: ModuleType) -> list[ModuleType]:
    names = [found.name for found in pkgutil.iter_modules(package.__path__, package.__name__ + ".")]
    return [importlib.import_module(name) for name in names if ".test_" in name]


def cited() -> dict[str, list[str]]:
    """The tests of each clause."""
    found: dict[str, list[str]] = {}
    for module in modules_of(tests.engine.clauses):
        for name, value in vars(module).items():
            for mark in getattr(value, "pytestmark", []) if name.startswith("test_") else []:
                if mark.name == "clause":
                    for clause_id in mark.args:
                        found.setdefault(clause_id, []).append(f"{module.__name__}.{name}")
    return found


def test_every_clause_has_a_test() -> None:
    missing = [clause_id for clause_id in known_clauses() if clause_id not in cited()]
    assert not missing, f"clauses without a test: {', '.join(missing)}"


def test_every_cited_clause_exists() -> None:
    unknown = sorted(set(cited()) - set(known_clauses()))
    assert not unknown, f"tests cite clauses that do not exist: {', '.join(unknown)}"


def test_every_clause_of_an_op_exists() -> None:
    assert viscounts().clauses <= set(known_clauses())


@pytest.mark.parametrize(("seats", "automa"), [(1, "cleric"), (3, "")])
def test_every_clause_told_to_people_exists_and_has_a_text(seats: int, automa: str) -> None:
    """Events, questions and refusals name the clause that caused them; the rulebook shows it."""
    session, chance = Session(viscounts(), config(seats, automa), 5), Random(5)
    told: set[str] = set()
    while not session.over:
        question = session.game.explain(session.state)
        told |= {question.clause, *(blocked.clause for blocked in question.blocked)}
        events = session.act(chance.choice(list(session.state.options)))
        told |= {event.clause for event in events}
    assert told <= set(known_clauses())
    catalogue = load_catalogue()
    assert all(catalogue.has(f"rule.{clause_id}") for clause_id in known_clauses())


@pytest.mark.parametrize("number", range(1, EXAMPLES + 1))
def test_every_worked_example_is_a_test(number: int) -> None:
    names = [name for module in modules_of(tests.engine.scenarios) for name in vars(module)]
    assert any(name.startswith(f"test_vi_x{number}_") for name in names)
