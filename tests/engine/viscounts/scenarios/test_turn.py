"""Worked examples of the rules: markers, movement, cards, collision (VI-X1 to VI-X5, X12, X21)."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.viscounts.layout import BLUE, GREEN, RED, YELLOW, Table


def test_vi_x1_markers() -> None:
    table = Table().lay(RED, markers=(4, 5))
    table.effects(RED, "virtue:2")
    table.expect(RED, corruption=3, virtue=3)
    table.effects(RED, "corruption:1")
    table.expect(RED, corruption=4, virtue=4)


def ends_of_walk(table: Table) -> set[str]:
    """Every space where the open walk can end."""
    if table.asked[0] != "walk":
        return {table.space_name(table.player(RED).viscount)}
    found: set[str] = set()
    here = table.state
    for action in table.options:
        table.state = table.game.clone(here)
        found |= ends_of_walk(table.answer(*action))
    table.state = here
    return found


def test_vi_x2_movement_of_one_step() -> None:
    table = Table(order="BDACE").lay(RED, at="B:L", silver=0)
    successors = {
        name: {table.space_name(s) for s in c.NEXT_SPACES[table.space(name)]}
        for name in ("B:L", "B:R", "B:I")
    }
    assert successors == {"B:L": {"B:R", "B:I"}, "B:R": {"D:L"}, "B:I": {"B:R", "D:I"}}


def test_vi_x2_movement_with_the_abbot() -> None:
    table = Table(order="BDACE").lay(RED, at="B:L", hand="st_abbot", silver=0)
    table.do("play").answer("play", table.card("st_abbot"))
    table.do("begin_walk")
    assert table.options == [("walk", table.space("B:R")), ("walk", table.space("B:I"))]
    assert ends_of_walk(table) == {"B:R", "D:L", "D:I"}
    table.answers(("walk", table.space("B:I")), ("walk", table.space("B:R")))
    assert table.asked == ("", -1)
    assert table.player(RED).viscount == table.space("B:R")


def test_vi_x3_dropoff() -> None:
    table = Table().lay(RED, bays="st_abbot st_squire st_journeyman", markers=(1, 7))
    table.top("C", "tf_friar")
    table.do("shift")
    assert table.names(table.player(RED).bays) == "- st_abbot st_squire"
    table.answer("pile", table.position("C"))
    assert table.names(table.player(RED).discard) == "st_journeyman tf_friar"
    table.expect(RED, virtue=7 - 1 - 1, silver=0)  # the Friar's on_hire, then the Journeyman's


@pytest.mark.parametrize(
    ("bays", "c_icons"),
    [
        ("- st_abbot st_squire", 0),
        ("- st_thief st_squire", 1),
        ("- st_thief tf_traitor", 2),
        ("- - he_clovis", 1),
    ],
)
def test_vi_x4_criminals(bays: str, c_icons: int) -> None:
    table = Table().lay(RED, bays=bays, hand="tf_antagonist st_abbot")
    table.do("play").answer("play", table.card("tf_antagonist"))
    table.expect(RED, corruption=1 + 2 + c_icons, debt=1)
    kinds = [event.kind for event in table.events]
    assert kinds.index("corruption") < kinds.index("debt")


@pytest.mark.parametrize(
    ("bays", "corruption", "virtue"),
    [("st_abbot st_squire st_thief", 2, 6), ("st_thief st_squire st_abbot", 2, 7)],
)
def test_vi_x5_three_cards(bays: str, corruption: int, virtue: int) -> None:
    """The check counts the two cards then on the board; then the Thief is played or lies there."""
    table = Table().lay(RED, bays=bays, hand="", draw="", discard="")
    first, second, third = bays.split()
    table.do("begin_turn")
    assert table.asked == ("play", RED)
    assert table.options == [("top",)]
    table.answer("top")
    assert table.names(table.player(RED).bays) == f"{third} {first} {second}"
    assert not table.player(RED).discard
    assert len(table.saw("shuffle")) == 1
    table.expect(RED, corruption=corruption, virtue=virtue)


def test_vi_x12_collision() -> None:
    table = Table(4).lay(RED, bays="tf_diplomat tf_peddler_ink st_thief", markers=(6, 6), slots=[8])
    table.lay(BLUE, bays="st_abbot - -")
    table.lay(YELLOW, bays="st_abbot st_thief -")
    table.lay(GREEN, bays="st_abbot st_squire -", markers=(3, 4))
    table.do("begin_collision")
    assert not table.saw("slot")
    table.expect(RED, ink=1, debt=2, silver=3, corruption=1, virtue=7)
    table.expect(BLUE, virtue=6, corruption=1)
    table.expect(YELLOW, virtue=7, corruption=1)
    table.expect(GREEN, virtue=3, corruption=3)
    kinds = [event.kind for event in table.events]
    assert kinds.index("ability") < kinds.index("debt") < kinds.index("virtue")
    assert kinds[-1] == "reset"


def test_vi_x21_shuffle_check() -> None:
    table = Table().lay(RED, bays="st_abbot st_squire -", draw="", markers=(4, 5))
    table.lay(RED, discard="st_trader st_lender st_labourer st_financer st_thief")
    table.do("draw_cards")
    table.expect(RED, corruption=4, virtue=4, hand=3)
    assert not table.saw("collision")
    other = Table().lay(RED, bays="st_abbot st_squire -", hand="st_trader", markers=(4, 4))
    other.lay(RED, draw="st_lender st_labourer", at="A:L")
    other.do("begin_turn")
    while not other.saw("collision"):
        assert other.state.phase < c.COLLISION
        other.answer(*other.options[-1])
    assert other.saw("collision", RED)[0].values == (4,)
    assert other.state.phase == c.COLLISION
