"""Values as sentences show them: what a placeholder with a form, `{card:az}`, asks of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.texts.speech import Speech

_MINUS = "\N{MINUS SIGN}"
_ARTICLES = ("az", "Az")
CAPITAL = "cap"


class Seat(NamedTuple):
    """A value of a Text that is shown as the name of a seat's player."""

    number: int


def figure(number: int) -> str:
    """A number as it is shown, with a real minus sign: the hyphen is too short to be seen."""
    return str(number) if number >= 0 else f"{_MINUS}{-number}"


def change(number: int) -> str:
    """A difference as it is shown: with its sign, "+2" or a real minus and 2."""
    return figure(number) if number < 0 else f"+{number}"


def sentence_case(words: str) -> str:
    """Words that begin small inside sentences, with a large letter: as a label, on a button."""
    return words[:1].upper() + words[1:]


class Word(str):
    """A word or a finished sentence, with its grammatical data: gender and further forms."""

    __slots__ = ("forms", "speech")

    def __new__(cls, text: str, speech: Speech, forms: Mapping[str, str] | None = None) -> Word:
        word = super().__new__(cls, text)
        word.speech, word.forms = speech, forms or {}
        return word

    speech: Speech
    forms: Mapping[str, str]

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        if spec == CAPITAL:
            return sentence_case(str(self))
        if spec in _ARTICLES:
            return self.speech.with_article(str(self), spec)
        if "=" in spec:
            return select(spec, self.forms.get("gender", ""))
        if spec.isidentifier():
            return self.forms.get(spec, str(self))
        return super().__format__(spec)


class Number:
    """A number, in a sentence of its language."""

    __slots__ = ("speech", "value")

    def __init__(self, value: float, speech: Speech) -> None:
        self.value, self.speech = value, speech

    def __str__(self) -> str:
        if isinstance(self.value, int):
            return figure(self.value)
        return self.speech.decimal_mark(str(self.value))

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        if spec in _ARTICLES:
            return self.speech.with_article(str(self), spec)
        if "=" in spec:
            return select(spec, self.speech.plural(self.value))
        if spec == ",":
            return self.speech.grouped(self.value)
        return self.speech.decimal_mark(format(self.value, spec))


class Day:
    """A day, written out; `{when:time}` is its hour and minute."""

    __slots__ = ("speech", "value")

    def __init__(self, value: date, speech: Speech) -> None:
        self.value, self.speech = value, speech

    def __format__(self, spec: str) -> str:
        return self.speech.day(self.value, spec)

    def __str__(self) -> str:
        return self.speech.day(self.value, "")


class Listed:
    """Several things: after commas, or with the last one joined by `{names:and}`, `{names:or}`."""

    __slots__ = ("parts", "speech")

    def __init__(self, parts: Sequence[str], speech: Speech) -> None:
        self.parts, self.speech = parts, speech

    def __format__(self, spec: str) -> str:
        return self.speech.listed(self.parts, spec)

    def __str__(self) -> str:
        return self.speech.listed(self.parts, "")


def select(spec: str, wanted: str) -> str:
    """The alternative of `m=novo|f=nova` for a gender or a plural form; else the last one."""
    chosen = ""
    for alternative in spec.split("|"):
        name, _, chosen = alternative.partition("=")
        if name == wanted:
            return chosen
    return chosen
