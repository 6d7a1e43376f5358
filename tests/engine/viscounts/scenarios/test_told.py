"""What log, prompts and choices say: the cause, the card and the step by name."""

from __future__ import annotations

from engine.events import Event
from engine.games.viscounts import constants as c
from engine.texts import load_catalogue
from tests.engine.viscounts.layout import AUTOMA, RED, Table

CATALOGUE = load_catalogue("en")
NAMES = ("Julia", "Builder")


def told(table: Table, event: Event) -> str:
    text = table.game.narrate(event, table.state)
    assert text is not None
    return CATALOGUE.say(text, NAMES)


def test_a_scheme_is_told_with_its_deck_and_icons() -> None:
    table = Table(automa="builder")
    start = Event("scheme", AUTOMA, (table.card("ss_cleric_builder"),), (), "")
    future = Event("future_scheme", AUTOMA, (table.card("fs_criminal_pair"),), (), "")
    assert told(table, start) == "Builder reveals a scheme (1 builder, 1 cleric)"
    assert told(table, future) == "Builder gains a Future scheme (2 criminals)"


def test_an_option_names_the_focus_of_the_board() -> None:
    table = Table(automa="builder")
    option = Event("option", AUTOMA, (table.card("ss_criminal_debt"), 0), (), "")
    assert told(table, option) == "Builder takes option 1: its focus, build"


def test_an_automa_that_shares_a_space_says_what_it_does_instead() -> None:
    table = Table(automa="builder").lay(RED, at="A:L").lay(AUTOMA, at="A:L").do("share_space")
    assert "gains a resource instead" in told(table, table.saw("share")[0])


def test_a_card_that_is_too_dear_is_told_with_its_price() -> None:
    table = Table().lay(RED, at="A:L", silver=1).top("A", "tf_friar").do("begin_recruit")
    sentence = told(table, table.saw("too_dear")[0])
    assert sentence == "Julia cannot afford Friar in the Hill Country: 2 silver needed"


def test_the_trade_shows_what_it_brings_before_it_is_chosen() -> None:
    table = Table().lay(RED, at="B:R", bays="st_journeyman st_financer st_labourer").do("action")
    choices = table.game.explain(table.state).choices
    trades = [choice for choice in choices if choice.action == ("action", c.TRADE)]
    assert [choice.gain for choice in trades] == [(("ink", 1),), (("ink", 1),)]


def test_a_book_goes_to_the_own_manuscripts() -> None:
    table = Table().lay(RED, at="A:I", ink=9).do("action")
    question = table.game.explain(table.state)
    found = [choice for choice in question.choices if choice.source.startswith("book:")]
    assert [choice.target for choice in found] == ["books"]
    assert "books" in table.game.anchors(table.state)


def test_a_space_on_the_way_is_not_called_too_far() -> None:
    """The whole value of the card must be walked; only what lies beyond is too far (VI-7.2.1)."""
    table = Table().lay(RED, at="A:L", silver=1).do("walk", args=(3, 0))
    blocked = table.game.explain(table.state).blocked
    said = {each.target: each.reason.key.split(".")[-1] for each in blocked}
    near = ("A:L", "A:R", "A:I")
    assert {said[f"space:{name}"] for name in near} == {"must_move"}
    assert {said[f"space:{name}"] for name in ("D:L", "E:I")} == {"too_far"}
    assert "space:C:I" not in said


def test_a_choice_says_that_the_smallest_deck_destroys_nothing() -> None:
    """A deck of three cards keeps them all (VI-1.4, VI-4.10)."""
    for hand, key in (("st_abbot", []), ("", ["viscounts.warning.no_effect"])):
        table = Table().lay(RED, bays="st_thief st_squire -", draw="st_lender", hand=hand)
        table.effects(RED, "destroy:1 | silver:2")
        destroying = table.game.explain(table.state).choices[0]
        assert [warning.key for warning in destroying.warnings] == key


def test_the_post_of_player_card_eight_cites_the_choice_of_pairs() -> None:
    table = Table().lay(RED, at="A:L").do("trading_post_here")
    assert table.game.explain(table.state).clause == "VI-2.9.3"
    table.answer("slot", 0)
    assert table.game.explain(table.state).clause == "VI-2.9.3"


def test_a_pile_without_manuscripts_cites_its_own_clause() -> None:
    table = Table().books("A").book("B", "ms_02").book("C", "ms_12").do("manuscript_3_4")
    blocked = {each.target: each.clause for each in table.game.explain(table.state).blocked}
    assert blocked["book:A"] == "VI-3.8"


def labels(table: Table) -> list[str]:
    question = table.game.explain(table.state)
    return [
        CATALOGUE.say(text, NAMES)
        for text in (question.prompt, *(c.label for c in question.choices))
    ]


def test_one_merchant_and_one_noble_are_told_as_one() -> None:
    table = Table().lay(RED, at="A:L", bays="st_financer st_abbot st_squire", silver=1)
    assert labels(table.do("trade_action")) == [
        "Julia: 1 merchant (every 1: 1 silver); spend silver for more?",
        "Spend no silver: 1 merchant, once",
        "Spend 1 silver: 2 merchants, 2 times",
    ]
    table.answer("spend", 0)
    assert labels(table)[0] == "Julia: choose how often to trade with 1 merchant"
    placing = Table().lay(RED, at="A:I", bays="st_squire st_abbot st_labourer", gold=2)
    assert labels(placing.do("workers_action"))[1:] == [
        "Place 1 worker (1 noble)",
        "Place 2 workers (3 nobles)",
    ]


def test_an_effect_that_does_nothing_says_why() -> None:
    table = Table().lay(RED, workers=0).do("workers", RED, 1)
    no_worker = table.saw("no_effect")[0]
    why = "place 1 worker for free; no worker is left in the supply"
    assert told(table, no_worker) == f"No effect for Julia: {why}"
    for code in (
        "flip",
        "flip_debt",
        "flip_deed",
        "shuffle",
        "hire",
        "manuscript_3_4",
        "guildhall",
    ):
        sentence = told(table, Event("no_effect", RED, (code,), (), ""))
        assert sentence.count(";") == 1
        assert "{" not in sentence
        assert "viscounts." not in sentence


def test_a_trade_without_merchants_is_no_headline() -> None:
    table = Table().lay(RED, at="A:L")
    card = Event("play", RED, (table.card("tf_friar"),), (), "")
    for merchants, headline in ((0, "play"), (2, "trade")):
        steps = [card, Event("trade", RED, (merchants,), (), "")]
        assert steps[table.game.moves.naming_step(steps)].kind == headline
