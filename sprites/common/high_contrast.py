"""High contrast: while it is on, inks, chrome and seats wear other colours, by role.

Everything that is written asks `HIGH_CONTRAST.ink`, whatever is told a theme asks for that theme's
counterpart. The colours stand in `high_contrast.toml`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

from sprites.common.contrast import encoded, linear, luminance
from sprites.common.theme import Page, Theme

_EVERY, _LIKE, _SLIPS = "all", "like", "slips"
Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Inks:
    """Relative luminances: which inks are dark ones, and what becomes of dark and bright ones; the
    colours of the edges around them."""

    parting: float
    darkest: float
    brightest: float
    edge_of_dark: str
    edge_of_bright: str


@dataclass
class HighContrast:
    """The palette by role, and whether it is in force."""

    on: bool = False
    _themes: dict[Theme, Theme] = field(default_factory=dict)

    @cached_property
    def _roles(self) -> dict[str, Any]:
        text = files("sprites.common").joinpath("high_contrast.toml").read_text(encoding="utf-8")
        return tomllib.loads(text)

    @cached_property
    def _inks(self) -> _Inks:
        return _Inks(**self._roles["inks"])

    def ink(self, colour: str) -> str:
        """What words in this colour are written with now."""
        return strengthened(colour, self._inks) if self.on else colour

    def edge(self, colour: str) -> str:
        """The colour around words that are written in this one, while it is on."""
        dark = luminance(colour) < self._inks.parting
        return self._inks.edge_of_dark if dark else self._inks.edge_of_bright

    def theme(self, theme: Theme) -> Theme:
        """What chrome with this theme wears now."""
        return self.counterpart(theme) if self.on else theme

    def counterpart(self, theme: Theme) -> Theme:
        """A theme in high contrast; one that is already stays."""
        if theme in self._themes.values():
            return theme
        if theme not in self._themes:
            self._themes[theme] = self._made(theme)
        return self._themes[theme]

    def _made(self, theme: Theme) -> Theme:
        known = self._roles["themes"]
        own = known.get(theme.name, known["table"])
        own = known[own[_LIKE]] if _LIKE in own else own
        roles = {**known[_EVERY], **own}
        slips = roles.pop(_SLIPS, None)
        page = Page(**slips) if slips is not None and theme.slips is not None else None
        return replace(theme, slips=page, **roles)

    def pairs(self, kind: str) -> Pairs:
        """Which role is seen on which: "text", "outline", "slips" or "seats"."""
        return tuple((ink, ground) for ink, ground in self._roles["pairs"][kind])

    def page(self) -> dict[str, Any]:
        """The colours of a book's pages, by field of its binding."""
        return dict(self._roles["page"])

    def seat(self, key: str) -> dict[str, Any]:
        """The colours of a seat, by field of its style."""
        return dict(self._roles["seats"][key])


@lru_cache(maxsize=256)
def strengthened(colour: str, inks: _Inks) -> str:
    """The ink as dark, or as bright, as inks are in high contrast, in its own hue."""
    light, parts = luminance(colour), linear(colour)
    if light < inks.parting:
        share = min(1.0, inks.darkest / light) if light else 1.0
        return encoded([part * share for part in parts])
    share = max(0.0, (inks.brightest - light) / max(1e-6, 1 - light))
    return encoded([part + (1 - part) * share for part in parts])


HIGH_CONTRAST = HighContrast()
"""The one switch of this layer, turned by the app."""
