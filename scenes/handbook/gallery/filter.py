"""Which cards of a gallery are shown: by kind, icon, timing, value, origin and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Literal

from scenes.handbook.gallery.content import NO_VALUE, CardEntry
from scenes.handbook.rules.search import fold, terms

ALL = "all"
NO_ORIGINALS: Mapping[str, str] = MappingProxyType({})
Group = Literal["icon", "timing", "value"]
MARKS: dict[str, Group] = {"icon": "icon", "timing": "timing", "value": "value"}


@dataclass(frozen=True, slots=True)
class Filter:
    """Several marks of one group widen the choice, marks of different groups narrow it."""

    kind: str = ALL
    icons: frozenset[str] = frozenset()
    timings: frozenset[str] = frozenset()
    values: frozenset[int] = frozenset()
    reconstructed: bool = False
    query: str = ""

    @property
    def empty(self) -> bool:
        """True when every card is shown."""
        return self == Filter()

    def of_kind(self, kind: str) -> Filter:
        """Only cards of a kind; marks that it may not have are taken away."""
        return replace(Filter(query=self.query, reconstructed=self.reconstructed), kind=kind)

    def turned(self, group: Group, name: str) -> Filter:
        """A mark set or taken away."""
        if group == "icon":
            return replace(self, icons=self.icons ^ {name})
        if group == "timing":
            return replace(self, timings=self.timings ^ {name})
        return replace(self, values=self.values ^ {int(name)})

    def has(self, group: Group, name: str) -> bool:
        """True when a mark is set."""
        if group == "icon":
            return name in self.icons
        if group == "timing":
            return name in self.timings
        return int(name) in self.values

    def choose(
        self, entries: Sequence[CardEntry], originals: Mapping[str, str] = NO_ORIGINALS
    ) -> tuple[CardEntry, ...]:
        """The cards that fit, in their order. `originals`: the names that are printed on cards in
        English, by key; they are found too."""
        words = terms(self.query)
        return tuple(
            entry for entry in entries if self._fits(entry, words, originals.get(entry.key, ""))
        )

    def _fits(self, entry: CardEntry, words: tuple[str, ...], original: str) -> bool:
        if self.kind not in (ALL, entry.kind) or (self.reconstructed and not entry.reconstructed):
            return False
        if self.icons and not self.icons.intersection(entry.icons):
            return False
        if self.timings and entry.timing not in self.timings:
            return False
        if self.values and entry.value not in self.values:
            return False
        text = fold(f"{entry.words} {original}")
        return all(word in text for word in words)


def marks(entries: Sequence[CardEntry], kind: str, group: Group) -> tuple[str, ...]:
    """The marks of a group that cards of a kind have, unordered but for values."""
    shown = [entry for entry in entries if kind in (ALL, entry.kind)]
    if group == "icon":
        return tuple(dict.fromkeys(icon for entry in shown for icon in entry.icons))
    if group == "timing":
        return tuple(dict.fromkeys(entry.timing for entry in shown if entry.timing))
    return tuple(str(n) for n in sorted({e.value for e in shown if e.value != NO_VALUE}))
