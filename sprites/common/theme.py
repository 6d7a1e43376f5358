"""The palette of a table's chrome by role, and the same palette as a pygame_gui theme."""

from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Literal

BarMaterial = Literal["leather", "strap", "stone", "silk"]
ButtonShape = Literal["token", "pill", "hexagon", "plaque"]
RailMaterial = Literal["folded", "deckled", "slate", "damask"]
TrayMaterial = Literal["wood", "marble"]
StripMaterial = Literal["wood", "damask"]


@dataclass(frozen=True, slots=True)
class Page:
    """Colours of something written on; the roles are the same as the paper's in Theme."""

    paper: str
    paper_light: str
    paper_deep: str
    rule: str
    hairline: str
    text: str
    text_soft: str
    accent: str
    accent_text: str
    danger: str


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours ("#rrggbb") and materials of one game's chrome. The defaults are a neutral table."""

    name: str = "table"
    ink: str = "#231b2b"
    """Outlines; no black anywhere."""

    strip_material: StripMaterial = "wood"
    strip_tint: str = "#d2bed7"
    """Multiplied onto the wood of the strip, or the cloth's colour."""
    strip_ground: str = "#3a2629"
    """The strip's lightest tone, for judging contrast."""
    strip_text: str = "#fff3d6"
    strip_soft: str = "#d9c7b4"
    """Words of less weight: other phases, labels."""
    title: str = "#f6dc9a"

    bar_material: BarMaterial = "leather"
    bar_tint: str = "#5a2c3c"
    bar_text: str = "#fff3d6"
    bar_soft: str = "#e6d3c4"
    bar_faint: str = "#cbb3ae"
    bar_bright: str = "#f7cf6e"
    """The crumb of the step that is asked now."""

    bar_shade: str | None = "#0a0508"
    """Cut shadow of light words on a dark bar; None for dark words."""

    button_shape: ButtonShape = "token"
    button: str = "#765540"
    button_text: str = "#fff3d6"
    primary: str = "#c9923d"
    primary_text: str = "#2a1626"
    disabled: str = "#5d5458"
    disabled_text: str = "#d8cec8"

    gold: str = "#c58f3c"
    gold_light: str = "#f6dc9a"
    gold_line: str = "#e0b860"

    rail_material: RailMaterial = "folded"
    rail_cloth: str = "#1f3a6e"
    """Ground of a damask rail, below its cards."""
    paper: str = "#e8d2aa"
    paper_light: str = "#f8ebc6"
    paper_deep: str = "#d3ba88"
    rule: str = "#8a5a34"
    hairline: str = "#b89a63"
    active: str = "#8a6a1c"
    """Border of the panel whose turn it is."""
    text: str = "#2a1626"
    text_soft: str = "#5c3d3a"
    accent: str = "#6d2f4a"
    accent_text: str = "#fff3d6"
    danger: str = "#8e2f2a"

    tray_material: TrayMaterial = "wood"
    tray_tint: str = "#3a2c28"
    """Added to the wood of the tray, or the marble's colour."""
    tray_edge: str = "#e8bd84"
    well: str = "#2a1830"
    well_text: str = "#fff3d6"
    well_soft: str = "#d9c7b4"

    gain: str = "#3f7a3c"
    loss: str = "#a83a32"
    badge_text: str = "#ffffff"

    focus: str = "#ffffff"
    focus_casing: str = "#140b1a"

    slips: Page | None = None
    """Tooltips, choosers and score sheets, where they are of another material than the rail."""

    def for_slips(self) -> "Theme":
        """The theme for things written on slips: the rail's roles take the slips' colours."""
        return self if self.slips is None else _with_slips(self)


@lru_cache(maxsize=16)
def _with_slips(theme: Theme) -> Theme:
    assert theme.slips is not None
    roles = {role.name: getattr(theme.slips, role.name) for role in fields(Page)}
    return replace(theme, slips=None, **roles)


DEFAULT_THEME = Theme()
