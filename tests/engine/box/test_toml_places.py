"""Values exchanged, removed and added in a text: read again, it says just that."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from engine.box.toml_places import exchanged
from engine.cells.forms import At

TEXT = """
# a table in lines, one between braces, and both in a list
[plain]
a = 1
b = "two # no remark"  # a remark
c = [1, 2]

[inside]
t = { a = 1, b = 2, c = { a = 3 } }

[[several]]
a = 1
t = { b = 2 }
[[several]]
list = [
  { a = 1, b = 2 }, # first
  { a = 3 },
]
"""
TABLES: tuple[At, ...] = (
    ("plain",),
    ("inside", "t"),
    ("several", 0),
    ("several", 0, "t"),
    ("several", 1, "list", 0),
    ("several", 1, "list", 1),
)


def changed(values: dict[At, object]) -> dict[str, object]:
    """What the text would have to say."""
    raw = tomllib.loads(TEXT)
    for at, value in values.items():
        table: dict[str | int, object] = raw  # type: ignore[assignment]
        for part in at[:-1]:
            table = table[part]  # type: ignore[assignment]
        if value is None:
            table.pop(at[-1], None)
        else:
            table[at[-1]] = value
    return raw


@pytest.mark.parametrize("seed", range(60))
def test_cells_change_come_and_go_in_any_table(seed: int) -> None:
    chance = Random(seed)
    values: dict[At, object] = {}
    for table in chance.sample(TABLES, 3):
        for key in "abcde":
            if chance.random() < 0.6 and (*table, key) != ("inside", "t", "c"):
                values[(*table, key)] = chance.choice((None, None, 7, "new", [1], {"x": 1}))
    assert tomllib.loads(exchanged(TEXT, values)) == changed(values)


def test_a_table_between_braces_may_lose_all_it_has_and_get_something_else() -> None:
    text = "t = { a = 1, b = 2 }\n"
    nothing: dict[At, object] = {("t", "a"): None, ("t", "b"): None}
    assert tomllib.loads(exchanged(text, nothing)) == {"t": {}}
    assert tomllib.loads(exchanged(text, {**nothing, ("t", "c"): 3})) == {"t": {"c": 3}}
