"""Rulings: no remark about them is left in a sentence, nothing else is lost, and they are found."""

from __future__ import annotations

import re

import pytest

from engine.games import game_keys
from engine.texts import load_catalogue
from scenes.handbook.rules.rulings import Words, part
from scenes.handbook.rules.search import search
from scenes.handbook.rules.text import load_rulebook

WORDS = Words("Ruling", "Reason")


@pytest.mark.parametrize(
    ("text", "body", "note"),
    [
        ("All of it is (ruling).", "All of it is.", ""),
        ("It may be skipped (ruling: nobody says no).", "It may be skipped.", "Nobody says no."),
        ("One. Ruling: two. Three.", "One.", "Two. Three."),
        ("Ruling: it is so. Reason: why not.", "It is so.", "Why not."),
        ("Ruling, after an older game: it is so.", "It is so.", "After an older game."),
        ("Advanced, ruling: it is so.", "Advanced: it is so.", ""),
        ("Whatever (ruling: as in (X-1) there), then.", "Whatever, then.", "As in (X-1) there."),
        ("The rulings of kings are no mark.", "The rulings of kings are no mark.", ""),
    ],
)
def test_a_remark_is_taken_out_of_its_sentence(text: str, body: str, note: str) -> None:
    parted = part(text, WORDS)
    assert (parted.body, parted.note) == (body, note)
    assert parted.ruled == (body != text)


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("language", ["en", "hu", "pt_BR"])
def test_no_book_has_a_remark_in_a_sentence(language: str, game: str) -> None:
    catalogue = load_catalogue(language)
    word = catalogue.say("handbook.rules.ruling_word")
    marked = re.compile(rf"(?i)(\({word}\b|\b{word}: )")
    book = load_rulebook(catalogue, game)
    assert [c.id for c in book.clauses() if marked.search(f"{c.text} {c.note}")] == []
    assert all(clause.text for clause in book.clauses())
    ruled = {clause.id for clause in book.clauses() if clause.mark}
    english = {c.id for c in load_rulebook(load_catalogue("en"), game).clauses() if c.mark}
    assert ruled == english


@pytest.mark.parametrize("game", game_keys())
def test_a_note_loses_no_words(game: str) -> None:
    catalogue = load_catalogue("en")
    for clause in load_rulebook(catalogue, game).clauses():
        printed = re.findall(r"\w+", catalogue.say(f"rule.{clause.id}").replace("'", "’").lower())
        shown = re.findall(r"\w+", f"{clause.text} {clause.note}".lower())
        lost = sorted({*printed} - {*shown})
        assert set(lost) <= {"ruling", "reason"}, clause.id


def test_what_stands_in_the_margin_is_found() -> None:
    book = load_rulebook(load_catalogue("en"), "viscounts")
    assert "VI-7.3" in {each.clause.id for each in search(book, "useless action")}
    assert "VI-2.9.6" in {each.clause.id for each in search(book, "ruling")}
