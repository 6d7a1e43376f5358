"""Who may know the seed of a game: it depends on how many people could gain by it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.play.seeds import seed_rule

COMPUTER, AUTOMA, PERSON, STRANGER = "standard", "automa", "human", "of another program"


def rule(*deals: tuple[str, ...]) -> str:
    """What holds where these games of one deal are still being played."""
    found = [tuple({"kind": kind} for kind in kinds) for kinds in deals]
    library: Any = SimpleNamespace(open_deals=lambda session: found)
    return seed_rule(library, "one")


@pytest.mark.parametrize(
    ("deals", "expected"),
    [
        ([], "told"),
        ([(COMPUTER, AUTOMA)], "told"),
        ([(PERSON, COMPUTER, AUTOMA)], "asked"),
        ([(PERSON, PERSON)], "kept"),
        ([(PERSON, STRANGER)], "kept"),
        ([(COMPUTER, COMPUTER), (PERSON, PERSON, COMPUTER)], "kept"),
        ([(PERSON, COMPUTER), (COMPUTER, COMPUTER)], "asked"),
    ],
)
def test_a_seed_is_told_only_where_nobody_gains_by_it(
    deals: list[tuple[str, ...]], expected: str
) -> None:
    assert rule(*deals) == expected
