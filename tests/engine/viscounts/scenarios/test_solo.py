"""Worked examples of the rules: the automa (VI-X16 to VI-X19, VI-X22)."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.viscounts.layout import AUTOMA, Table


def test_vi_x16_ai_setup() -> None:
    table = Table(automa="cleric")
    table.state.phase = c.SETUP
    number = next(i for i, s in enumerate(table.data.board.starts) if s.number == 3)
    table.state.pairs = [(number, table.card("he_ada"))]
    table.state.gone.remove(table.card("he_ada"))
    table.do("automa_setup", AUTOMA)
    player = table.player(AUTOMA)
    assert table.space_name(player.viscount) == "A:L"
    assert table.saw("build")[0].values == (0, "guildhall", table.plot("A:1"))
    # the start list, and 1 ink of plot 1 of the Hill Country
    table.expect(AUTOMA, ink=1 + 1, stone=1, gold=0, deed=1, debt=1, buildings=1)
    assert player.permanent[c.CLERIC] == 1
    assert player.built == 1


@pytest.mark.parametrize(
    ("ink", "stone", "gained"), [(5, 0, (6, 1, 0)), (6, 3, (6, 4, 1)), (0, 0, (2, 0, 0))]
)
def test_vi_x17_ai_resources(ink: int, stone: int, gained: tuple[int, int, int]) -> None:
    table = Table(automa="cleric").lay(AUTOMA, ink=ink, stone=stone)
    table.effects(AUTOMA, "any:2")
    assert tuple(table.player(AUTOMA).goods[:3]) == gained


def first_turn() -> Table:
    """VI-X18: the Cleric automa's first turn with a forced scheme, on the low side."""
    table = Table(automa="cleric").lay(0, at="D:I", hand="st_abbot")
    table.lay(AUTOMA, at="A:L", slots=[1], draw="ss_noble ss_criminal_deed", unpaid=1, acquired=1)
    table.top("A", "tf_friar").book("B", "ms_30")
    table.do("begin_turn", AUTOMA)
    return table


def test_vi_x18_ai_first_turn() -> None:
    table = first_turn()
    assert table.card("tf_friar") in table.state.gone
    assert table.space_name(table.player(AUTOMA).viscount) == "B:L"
    refused = table.saw("option_refused")[0].values
    assert refused[1:] == (0, "workers", 2, 3)
    table.expect(AUTOMA, debt=0, debt_paid=1, deed=1, ink=1, corruption=1, virtue=5)
    assert table.asked == ("play", 0)


def test_vi_x19_ai_second_turn() -> None:
    table = first_turn()
    table.state.agenda.clear()
    table.events.clear()
    future = table.state.future[-2:]
    table.book("B", "ms_30")
    table.do("begin_turn", AUTOMA)
    player = table.player(AUTOMA)
    assert table.names(player.bays) == "ss_criminal_deed ss_noble -"
    assert table.space_name(player.viscount) == "B:R"
    assert player.books == [table.tile("ms_30")]
    assert player.discard == future[::-1]
    table.expect(AUTOMA, corruption=2, virtue=5, ink=1)


@pytest.mark.parametrize(
    ("cards", "flipped"),
    [
        ({"unpaid": 2, "acquired": 0}, "debt"),
        ({"unpaid": 2, "acquired": 2}, "deed"),
        ({"unpaid": 0, "acquired": 0}, "none"),
    ],
)
def test_vi_x22_ai_flips(cards: dict[str, int], flipped: str) -> None:
    table = Table(automa="cleric").lay(AUTOMA, paid=2, approved=1, **cards)
    table.effects(AUTOMA, "flip:1")
    table.expect(
        AUTOMA,
        debt_paid=2 + (flipped == "debt"),
        deed_approved=1 + (flipped == "deed"),
        virtue=7 - (flipped == "none"),
        ink=int(flipped == "debt"),
    )
