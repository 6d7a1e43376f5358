"""How a game's handbook is bound: its leather, paper, inks, cloth and ornament."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from sprites.common.backdrop import Wood
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.theme import DEFAULT_THEME, Theme


@dataclass(frozen=True, slots=True)
class Binding:
    """Colours ("#rrggbb") by role; the defaults are the app's own book, for what is no game.

    `vignette` closes a page that ends early: a drawing in a box of 240 x 84 for the ink of rules
    and the accent. `corner` stands in a page's upper outer corner, about 60 units wide and high.
    """

    cover: str = "#5b2338"
    page: str = "#efdfba"
    page_dark: str = "#dfc99a"
    """The page at its darkest where words stand, for judging contrast."""

    slip: str = "#faf0d2"
    text: str = "#2a1626"
    soft: str = "#5c3d3a"
    faint: str = "#6d4d3c"
    accent: str = "#6d2f4a"
    accent_text: str = "#fff3d6"
    """Words on the accent; `accent_soft` those of less weight."""
    accent_soft: str = "#f3d79d"
    rule: str = "#8a5a34"
    hairline: str = "#b89a63"
    hit: str = "#f3c95c"
    gold: str = "#c58f3c"
    ribbon: str = "#8e2636"
    cloth: str = "#3a2a52"
    """The lining of the case in which the cards lie."""
    wood: Wood = "oak"
    theme: Theme = DEFAULT_THEME
    vignette: Callable[[str, str], str] | None = None
    corner: Callable[[], str] | None = None


PLAIN_BINDING = Binding()


def plain_binding() -> Binding:
    """The app's own book as it is seen now."""
    return strong_binding(PLAIN_BINDING) if HIGH_CONTRAST.on else PLAIN_BINDING


@lru_cache(maxsize=16)
def strong_binding(binding: Binding) -> Binding:
    """A binding in high contrast."""
    theme = HIGH_CONTRAST.counterpart(binding.theme)
    return replace(binding, theme=theme, **HIGH_CONTRAST.page())
