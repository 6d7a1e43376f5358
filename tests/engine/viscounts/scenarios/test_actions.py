"""Worked examples of the rules: dismissal, trade, build, transcribe (VI-X6 to VI-X8, X11, X20)."""

from __future__ import annotations

from engine.games.viscounts import constants as c
from tests.engine.viscounts.layout import BLUE, RED, Table


def test_vi_x6_dismissal() -> None:
    table = Table().lay(RED, at="A:L", bays="st_labourer st_trader st_lender", silver=2, stone=1)
    table.top("A", "tf_woodcutter_virtue").top("A", "tf_friar").top("A", "tf_woodcutter_virtue")
    table.do("action").answer("action", c.BUILD)
    table.expect(RED, silver=0, virtue=6)
    assert table.card("tf_woodcutter_virtue") in table.state.gone
    assert table.names(table.state.piles[table.position("A")][-1:]) == "tf_friar"
    table.answer("slot", 6).answer("spot", table.plot("A:1"))
    table.expect(RED, stone=0, buildings=1, virtue=6)
    assert not table.saw("ability")


def test_vi_x7_trade() -> None:
    table = Table().lay(RED, at="D:L", bays="st_trader tf_peddler_silver tf_princess", silver=2)
    table.top("D", "tf_miner")
    table.do("action").answer("action", c.TRADE)
    assert table.asked == ("trade_action", RED)
    table.answer("spend", 2)
    assert table.saw("trade")[0].values == (6,)
    assert table.options == [("runs", 3), ("runs", 2), ("runs", 1), ("runs", 0)]
    table.answer("runs", 3)
    table.expect(RED, gold=3, silver=1)
    kinds = [event.kind for event in table.events]
    assert kinds.index("exchange") < kinds.index("ability")


def test_vi_x8_build() -> None:
    table = Table(2, side="high").lay(RED, at="A:L", bays="st_trader st_squire st_abbot")
    table.lay(RED, stone=2, silver=1).build("A:2", BLUE, "trading_post").top("A", "tf_mason")
    table.do("action").answer("action", c.BUILD)
    assert table.asked == ("rearrange", RED)
    table.answer("arrange", *table.cards("st_squire st_trader st_abbot"))
    assert table.options == [("slot", 6), ("slot", 7), ("slot", 8)]
    table.answer("slot", 6)
    assert table.saw("build")[0].values == (6, "workshop", table.plot("A:1"))
    table.expect(RED, stone=0, silver=2, ink=1, buildings=1)
    table.expect(BLUE, silver=2)
    kinds = [event.kind for event in table.events]
    assert kinds.index("reveal") < kinds.index("gain") < kinds.index("link")


def test_vi_x11_transcribe() -> None:
    table = Table().lay(RED, at="D:I", bays="tf_aristocrat tf_acolyte st_squire", ink=3, silver=1)
    table.lay(RED, discard="st_abbot", draw="st_lender").bonus(RED, "black")
    table.book("D", "ms_01").top("D", "tf_racketeer_rearrange")
    table.do("action").answer("action", c.TRANSCRIBE)
    table.expect(RED, silver=0, ink=0, manuscripts=1, draw=2, discard=0, virtue=6)
    assert table.player(RED).books == [table.tile("ms_01")]
    assert table.card("tf_racketeer_rearrange") in table.state.gone


def test_vi_x20_trade_remainder() -> None:
    table = Table().lay(RED, at="D:L", bays="st_financer st_squire st_abbot", hand="st_thief")
    table.top("D", "tf_miner")
    table.do("action").answer("action", c.TRADE)
    table.expect(RED, gold=0)
    assert table.saw("exchange")[0].values[0] == 0

    board = "tf_peddler_ink tf_peddler_gold tf_peddler_stone"
    table = Table().lay(RED, at="D:R", bays=board, hand="st_thief st_abbot st_squire st_trader")
    table.top("D", "tf_miner")
    table.do("action").answer("action", c.TRADE)
    assert table.options[0] == ("runs", 3)
    table.answer("runs", 3)
    for card in table.cards("st_thief st_abbot st_squire"):
        table.answer("hand", card)
    table.expect(RED, silver=1 + 2 + 2, hand=1)
    assert table.asked == ("", -1)
