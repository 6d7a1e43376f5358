"""The loop must not sleep while a table makes something that is not seen yet."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.scene import TableScene


@pytest.mark.parametrize(
    ("busy", "at_work"),
    [
        ((), False),
        (("standing_in",), True),
        (("beginning",), True),
        (("building",), True),
        (("building", "held"), False),
        (("untold",), False),
        (("untold", "opened"), True),
    ],
)
def test_a_table_is_at_work_while_it_makes_what_will_be_seen(
    busy: tuple[str, ...], at_work: bool
) -> None:
    table: Any = SimpleNamespace(
        **{
            name: SimpleNamespace(active=name in busy)
            for name in ("standing_in", "beginning", "building")
        },
        context=SimpleNamespace(held=object() if "held" in busy else None),
        model=SimpleNamespace(untold=["a line"] if "untold" in busy else []),
        _opened="opened" in busy,
    )
    assert TableScene.at_work.fget(table) is at_work  # type: ignore[attr-defined]
