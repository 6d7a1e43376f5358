"""The rules as data: order, labels, references, searching."""

from __future__ import annotations

import re

import pytest

from engine.games import game_keys, load_game
from engine.texts import Catalogue, load_catalogue
from scenes.handbook.rules.runs import clause_look, snippet
from scenes.handbook.rules.search import fold, hits, search, terms
from scenes.handbook.rules.text import (
    Rulebook,
    game_of_clause,
    games_with_rules,
    load_rulebook,
    order,
)

CATALOGUE = load_catalogue("en")
GAMES = games_with_rules(CATALOGUE)


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return load_rulebook(CATALOGUE, "viscounts")


@pytest.mark.parametrize("game", game_keys())
def test_every_game_of_the_engine_has_a_book_with_its_clauses(game: str) -> None:
    found = load_rulebook(CATALOGUE, game)
    assert found.sections
    missing = [name for name in load_game(game).clauses if not found.resolve(name)]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_stands_in_its_section_in_order(game: str) -> None:
    found = load_rulebook(CATALOGUE, game)
    in_sections = [clause.id for section in found.sections for clause in section.clauses]
    assert sorted(in_sections, key=order) == in_sections
    assert sorted(in_sections) == sorted(clause.id for clause in found.clauses())
    assert all(clause.id.startswith(found.prefix) for clause in found.clauses())


@pytest.mark.parametrize("game", GAMES)
def test_every_reference_leads_somewhere(game: str) -> None:
    found = load_rulebook(CATALOGUE, game)
    for clause in found.clauses():
        for reference in clause.references:
            assert found.section_of(reference.target) is not None
            assert clause.text[reference.start : reference.end].startswith(found.prefix)


def test_a_chapter_of_a_chapter_has_its_own_clauses() -> None:
    found = load_rulebook(load_catalogue("en"), "versailles")
    guild = found.section("VE-6.4")
    assert guild is not None
    assert [(clause.id, clause.depth) for clause in guild.clauses[:2]] == [
        ("VE-6.4.1", 0),
        ("VE-6.4.2", 0),
    ]
    deeper = found.clause("VE-9.1.1")
    assert deeper is not None
    assert (deeper.section, deeper.depth) == ("VE-9", 1)


def test_numbers_are_sorted_as_numbers() -> None:
    names = ["VI-2.10", "VI-2.9.1", "VI-X3", "VI-2.9", "VI-2.1", "VI-10.1"]
    assert sorted(names, key=order) == [
        "VI-2.1", "VI-2.9", "VI-2.9.1", "VI-2.10", "VI-10.1", "VI-X3",
    ]  # fmt: skip


def test_headings_and_labels(book: Rulebook) -> None:
    effects, trade = book.clause("VI-4.6"), book.clause("VI-8.3.1")
    assert effects is not None
    assert trade is not None
    assert effects.heading
    assert not trade.heading
    assert trade.text[: trade.label] == "Trade:"
    assert trade.depth == 1


def test_an_unknown_clause_means_the_one_above_it(book: Rulebook) -> None:
    assert book.resolve("VI-7.2.9") == "VI-7.2"
    assert book.resolve("VI-8") == "VI-8"
    assert book.resolve("CA-1.1") == ""
    assert book.resolve("") == ""


def test_the_game_of_a_clause() -> None:
    assert game_of_clause(CATALOGUE, "VI-7.2.1") == "viscounts"
    assert game_of_clause(CATALOGUE, "CA-5.3") == "caylus"
    assert game_of_clause(CATALOGUE, "ZZ-1") == ""


def test_a_game_is_known_by_its_letters_alone() -> None:
    sentences = {
        "handbook.prefix.chess": "CH",
        "handbook.prefix.missing": "MI",
        "rule_section.CH-1": "Pieces",
        "rule.CH-1.1": "The king moves one step, see CH-1.2.",
        "rule.CH-1.2": "Castling.",
    }
    catalogue = Catalogue(sentences)
    assert games_with_rules(catalogue) == ("chess",)
    found = load_rulebook(catalogue, "chess")
    assert [clause.id for clause in found.clauses()] == ["CH-1.1", "CH-1.2"]
    king = found.clause("CH-1.1")
    assert king is not None
    assert [reference.target for reference in king.references] == ["CH-1.2"]


def test_a_game_without_rules_has_an_empty_book() -> None:
    found = load_rulebook(Catalogue({"handbook.prefix.go": "GO"}), "go")
    assert found.sections == ()
    assert search(found, "stone") == ()


# Searching ---------------------------------------------------------------------------------


def test_a_number_finds_its_clause_first(book: Rulebook) -> None:
    assert search(book, "VI-7.2.1")[0].clause.id == "VI-7.2.1"
    assert search(book, "7.2.1")[0].clause.id == "VI-7.2.1"
    assert search(book, "vi-9")[0].clause.id.startswith("VI-9")


@pytest.mark.slow
def test_every_clause_is_found_by_its_own_words(book: Rulebook) -> None:
    for clause in book.clauses():
        longest = max(re.findall(r"[A-Za-z]{3,}", clause.text), key=len)
        assert clause.id in {found.clause.id for found in search(book, longest)}


def test_all_words_must_occur(book: Rulebook) -> None:
    found = search(book, "collision virtue")
    assert found
    for each in found:
        text = fold(f"{each.clause.text} {each.clause.section}")
        assert "virtue" in text or "collision" in text


def test_capitals_and_accents_do_not_matter(book: Rulebook) -> None:
    plain = [found.clause.id for found in search(book, "debt")]
    assert [found.clause.id for found in search(book, "DÉBT")] == plain
    assert plain


def test_nothing_is_found_for_nothing(book: Rulebook) -> None:
    assert search(book, "") == ()
    assert search(book, "   ") == ()
    assert search(book, "xylophone") == ()


@pytest.mark.parametrize("query", ["(", "[a", "\\", "*", "VI-", "“", "ß", "İ", "\u0301"])
def test_odd_queries_do_no_harm(book: Rulebook, query: str) -> None:
    for found in search(book, query):
        clause_look(found.clause, found.hits)
        snippet(found)


def test_hits_are_where_the_words_are(book: Rulebook) -> None:
    text = "A Débt, two debts."
    spans = hits(text, terms("debt"))
    assert [text[start:end] for start, end in spans] == ["Débt", "debt"]


def test_runs_keep_the_whole_text(book: Rulebook) -> None:
    for clause in book.clauses():
        look = clause_look(clause, hits(clause.text, terms("the a 1")))
        assert "".join(run.text for run in look.runs) == clause.text


def test_a_snippet_shows_the_first_hit(book: Rulebook) -> None:
    for found in search(book, "criminal"):
        shown = snippet(found)
        assert any(run.hit for run in shown[:9])
