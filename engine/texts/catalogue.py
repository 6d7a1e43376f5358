"""The sentences of one language, and how values are put into them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import Any

from engine.explain import Text
from engine.texts.called import called
from engine.texts.sentences import Forms, Sentences
from engine.texts.speech import Speech
from engine.texts.values import Day, Listed, Number, Seat, Word

ENGLISH = "en"


class Catalogue:
    """The sentences of one language. What it has not is taken from `behind` it, the English one.

    `forms`: grammatical data of words, by key. `missed` collects keys that are in neither: the
    tests hold it empty.
    """

    def __init__(
        self,
        sentences: Sentences | Mapping[str, str],
        language: str = ENGLISH,
        forms: Forms | None = None,
        behind: Catalogue | None = None,
    ) -> None:
        self.language = language
        self.missed: set[str] = set()
        if not isinstance(sentences, Sentences):
            sentences = Sentences(known=sentences, forms=forms or {})
        self._sentences = sentences
        self._behind = behind

    @cached_property
    def speech(self) -> Speech:
        """How this language counts, lists, dates and sets articles."""
        own = self._sentences
        return Speech(
            locale=own.get("language.locale") or self.language,
            plurals=own.get("language.plurals") or "",
            comma=own.get("list.comma") or ", ",
        )

    def has(self, key: str) -> bool:
        """True when the key exists here or in English, as a sentence or as a plural."""
        return self.has_own(key) or (self._behind is not None and self._behind.has(key))

    def has_own(self, key: str) -> bool:
        """True when this language itself has the key, as a sentence or as a plural."""
        return key in self._sentences or f"{key}.other" in self._sentences

    def keys(self, start: str = "") -> Iterator[str]:
        """The keys that begin with `start`, plural forms included: those of English first, in its
        order. A `start` with a dot reads no more files than it needs."""
        behind = self._behind.keys(start) if self._behind is not None else ()
        return iter(dict.fromkeys((*behind, *self._sentences.keys(start))))

    def own_keys(self) -> Iterator[str]:
        """The keys that this language itself has, plural forms included."""
        return self._sentences.keys()

    def sentence(self, key: str) -> str:
        """What this language itself says at a key of `own_keys`, with its placeholders."""
        return self._sentences[key]

    def names_of_forms(self) -> frozenset[str]:
        """All forms that this language gives to words, such as `gender`."""
        tuple(self.own_keys())  # the forms of a file are known when it has been read
        return frozenset(name for forms in self._sentences.forms.values() for name in forms)

    def say(self, text: Text | str, names: Sequence[str] = (), **values: Any) -> str:
        """The finished sentence. `names` are the players' names by seat.

        An unknown key shows the value `fallback` if there is one (names in component data), else
        the last word of the key: a hole neither stops a game nor shows how it is built.
        """
        return str(self._said(text, names, values))

    def _said(self, text: Text | str, names: Sequence[str], values: Mapping[str, Any]) -> Word:
        key, given = (text, values) if isinstance(text, str) else (text.key, text.values)
        if self._renamed(key, given):
            return Word(str(given["fallback"]), self.speech)
        shown = {name: self._value(value, names) for name, value in given.items()}
        for sentence in self._found(key, given.get("n")):
            try:
                return Word(sentence.format_map(shown), self.speech, self._forms_of(key))
            except (KeyError, IndexError, ValueError):
                continue
        if "fallback" in given:
            return Word(str(given["fallback"]), self.speech)
        self.missed.add(key)
        return Word(key.rpartition(".")[2].replace("_", " "), self.speech)

    def _renamed(self, key: str, given: Mapping[str, Any]) -> bool:
        """True for a name that somebody has changed in the component data: theirs is shown."""
        english = self if self.language == ENGLISH else self._behind
        if "fallback" not in given or english is None:
            return False
        known = english._sentences.get(key)
        if known is None or "{" in known:
            return False
        return known.casefold() != str(given["fallback"]).casefold()

    def _found(self, key: str, n: Any) -> Iterator[str]:
        """What this language says, then what English says."""
        sentence = self._pick(key, n)
        if sentence is not None:
            yield sentence
        if self._behind is not None:
            yield from self._behind._found(key, n)

    def _pick(self, key: str, n: Any) -> str | None:
        sentence = self._sentences.get(key)
        if sentence is not None or f"{key}.other" not in self._sentences:
            return sentence
        form = self.speech.plural(n) if isinstance(n, int | float) else "other"
        found = self._sentences.get(f"{key}.{form}")
        return self._sentences[f"{key}.other"] if found is None else found

    def _forms_of(self, key: str) -> Mapping[str, str]:
        own = self._sentences.forms.get(key)
        if own is None and self._behind is not None and not self.has_own(key):
            return self._behind._forms_of(key)
        return own or {}

    def _value(self, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, Seat):
            known = value.number < len(names)
            name = called(self.say, names[value.number]) if known else str(value.number + 1)
            return Word(name, self.speech)
        if isinstance(value, Text):
            return self._said(value, names, {})
        if isinstance(value, str):
            return Word(value, self.speech)
        if isinstance(value, int | float):
            return Number(value, self.speech)
        if isinstance(value, date):
            return Day(value, self.speech)
        if isinstance(value, tuple | list):
            return Listed([str(self._value(item, names)) for item in value], self.speech)
        return value
