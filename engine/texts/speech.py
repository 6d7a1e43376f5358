"""How one language counts, lists and dates: by the CLDR, the Unicode consortium's data, in Babel.

Babel is imported where it is first needed: a window opens before a number has to agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from functools import cached_property
from typing import TYPE_CHECKING

from engine.texts.article import definite_article

if TYPE_CHECKING:
    from babel import Locale

_STYLES = {"and": "standard", "or": "or"}
_GROUPED_FROM = 10_000


class Speech:
    """One language. `locale` and `plurals` are names of the CLDR; `plurals` may name another
    locale whose plural forms this one takes. `comma` stands between the parts of a plain list."""

    def __init__(self, locale: str, plurals: str = "", comma: str = ", ") -> None:
        self.comma = comma
        self._name = locale
        self._plurals = plurals or locale

    @cached_property
    def _locale(self) -> Locale:
        from babel import Locale

        return Locale.parse(self._name)

    @cached_property
    def _counting(self) -> Locale:
        from babel import Locale

        return Locale.parse(self._plurals)

    @cached_property
    def _mark(self) -> str:
        from babel.numbers import get_decimal_symbol

        return get_decimal_symbol(self._locale)

    def prepare(self) -> Iterator[None]:
        """Read the language's data now, piece by piece, so that the first number is not waited
        for."""
        import babel

        yield
        import babel.dates  # noqa: F401 - what a language's data need

        yield
        self.plural(1)

    def plural(self, number: float) -> str:
        """The plural form that a number asks for: `one`, `other` and what else a language has."""
        return self._counting.plural_form(number)

    def decimal_mark(self, written: str) -> str:
        """A number that was written with a decimal point, with the mark of this language."""
        return written.replace(".", self._mark) if "." in written else written

    def grouped(self, number: float) -> str:
        """A number with its thousands set apart, from five digits on."""
        from babel.numbers import format_decimal

        wide = abs(number) >= _GROUPED_FROM
        return format_decimal(number, locale=self._locale, group_separator=wide)

    def day(self, when: date, style: str) -> str:
        """A day, or with the style `time` its hour and minute."""
        from babel.dates import format_date, format_time

        if style == "time" and isinstance(when, datetime):
            return format_time(when, "HH:mm", locale=self._locale)
        return format_date(when, "medium", locale=self._locale)

    def listed(self, parts: Sequence[str], style: str) -> str:
        """Several things: style `and` or `or` joins the last one, else commas throughout."""
        if style not in _STYLES:
            return self.comma.join(parts)
        from babel.lists import format_list

        return format_list(list(parts), style=_STYLES[style], locale=self._locale)  # type: ignore[arg-type]

    def with_article(self, word: str, form: str) -> str:
        """A word after its definite article; `form` is capital at the head of a sentence."""
        article = definite_article(word)
        return f"{article.capitalize() if form[:1].isupper() else article} {word}"
