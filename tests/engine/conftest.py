"""Marks of the engine's tests."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark that names the clauses a test proves."""
    config.addinivalue_line("markers", "clause(*ids): the clauses of the rules a test proves")
