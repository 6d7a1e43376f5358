"""What log, prompts and choices say: the cause, the card and the step by name."""

from __future__ import annotations

from engine.events import Event
from engine.games.viscounts import constants as c
from engine.texts import load_catalogue
from tests.engine.scenarios.layout import AUTOMA, RED, Table

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
    assert sentence == "Julia cannot hire Friar in the Hill Country: 2 silver needed"


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
