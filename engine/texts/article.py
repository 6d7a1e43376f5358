"""The Hungarian definite article: *az* before a word that is read with a vowel first, else *a*."""

from __future__ import annotations

import re
import unicodedata

_VOWELS = "aeiou"
_SPELLED_WITH_VOWEL = "aefilmnorsuxy"
"""Letters whose names begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon."""
_BEFORE_WORDS = re.compile(r"^[^\w+−-]+")
_CAPITALS = re.compile(r"[A-Z]+(?![a-z])")


def definite_article(word: str) -> str:
    """`a` or `az`, by the sound of what follows: a word, an abbreviation or a number."""
    return "az" if _sounds_with_vowel(_plain(word)) else "a"


def _plain(word: str) -> str:
    """Without accents, and from the first letter or figure on; a sign is read, so it stays."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter)
    )
    return _BEFORE_WORDS.sub("", bare)


def _sounds_with_vowel(word: str) -> bool:
    if not word:
        return False
    if word[0].isdigit():
        return _number_sounds_with_vowel(word)
    spelled = _CAPITALS.match(word)
    if spelled and not set(spelled[0].lower()) & set(_VOWELS):
        return word[0].lower() in _SPELLED_WITH_VOWEL
    if word[0] in "Yy":
        return word[1:2].lower() not in _VOWELS
    return word[0].lower() in _VOWELS


def _number_sounds_with_vowel(word: str) -> bool:
    """Egy, öt, ötven, ötszáz and ezer: a 5 in front, or a 1 that stands alone before thousands."""
    figures = re.sub(r"[^\d]", "", re.split(r"[^\d\s]", word)[0])
    return figures[0] == "5" or (figures[0] == "1" and len(figures) % 3 == 1)
