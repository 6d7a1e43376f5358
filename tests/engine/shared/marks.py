"""The mark that names the clauses of the rules that a test proves: `@clause("VI-8.1.3")`."""

from __future__ import annotations

import pytest

clause = pytest.mark.clause
