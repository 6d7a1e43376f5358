"""The fonts draw every letter of the languages that the app speaks."""

from __future__ import annotations

import pytest

from engine.texts import languages, load_catalogue
from sprites.common import fonts


@pytest.mark.parametrize("language", languages())
def test_the_fonts_have_every_letter_of_the_catalogue(language: str) -> None:
    catalogue = load_catalogue(language)
    letters = {each for key in catalogue.own_keys() for each in catalogue.sentence(key)}
    assert {each for each in letters if not each.isspace() and not fonts.has_letter(each)} == set()


def test_the_fonts_have_the_letters_that_names_are_typed_with() -> None:
    assert all(fonts.has_letter(each) for each in "őűŐŰãõçÃÕÇâêôàéíóúÁÉÍÓÚöüÖÜñß")
