"""Icons in the words that are spoken."""

from __future__ import annotations

import pytest

from engine.texts import load_catalogue
from scenes.shell.voice.heard import icon_names, in_words, joined


@pytest.mark.parametrize(
    ("language", "game", "text", "said"),
    [
        ("en", "caylus", "Takes 1 {denier}.", "Takes 1 denier."),
        ("en", "caylus", "Takes 2 {denier}.", "Takes 2 deniers."),
        ("en", "versailles", "3{pool}: 1 {token}", "3 workers: 1 double-move token"),
        ("en", "viscounts", "Two {merchant} buy 1 {stone}", "Two merchants buy 1 stone"),
        ("en", "viscounts", "One {builder} of {silver}", "One builder of Silver"),
        ("pt_BR", "caylus", "1 {token} e 2 {denier}", "1 ficha do castelo e 2 denários"),
        ("pt_BR", "viscounts", "Um {builder}, duas {merchant}", "Um construtor, duas mercadorias"),
        ("hu", "caylus", "1 {token}, 2 {denier}", "1 hírnévjelző, 2 dénár"),
        ("hu", "viscounts", "Két {merchant}", "Két kereskedő"),
    ],
)
def test_an_icon_after_a_number_is_told_in_its_singular_or_plural(
    language: str, game: str, text: str, said: str
) -> None:
    assert in_words(text, icon_names(load_catalogue(language), game)) == said


def test_a_question_that_goes_on_becomes_two_sentences() -> None:
    assert joined(["Discard a card?, then 2 silver"]) == "Discard a card? Then 2 silver."
