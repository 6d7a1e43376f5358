"""Numbers below zero are written with a real minus sign wherever a sentence is said."""

from __future__ import annotations

from engine.explain import Text
from engine.texts import Catalogue, change, figure

MINUS = "\N{MINUS SIGN}"


def test_a_number_is_shown_with_a_real_minus() -> None:
    assert figure(-12) == f"{MINUS}12"
    assert figure(0) == "0"
    assert figure(3) == "3"


def test_a_change_bears_its_sign() -> None:
    assert change(2) == "+2"
    assert change(-2) == f"{MINUS}2"


def test_sentences_take_the_real_minus_even_in_lists_and_sentences_within() -> None:
    catalogue = Catalogue({"debt": "Debt: {n}", "row": "{parts}", "all": "{what} of {n}"})
    assert catalogue.say("debt", n=-2) == f"Debt: {MINUS}2"
    assert catalogue.say("row", parts=(3, -1)) == f"3, {MINUS}1"
    assert catalogue.say("all", what=Text("debt", {"n": -7}), n=1) == f"Debt: {MINUS}7 of 1"


def test_a_sentence_that_says_how_to_write_a_number_is_obeyed() -> None:
    catalogue = Catalogue({"slope": "{points:+.0f}", "column": "[{n:>4}]"})
    assert catalogue.say("slope", points=-3) == "-3"
    assert catalogue.say("column", n=-3) == "[  -3]"
