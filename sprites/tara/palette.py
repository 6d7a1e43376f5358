"""The colours of Tara: moss, peat, bronze, bone, rain; and what tells the four provinces apart."""

from __future__ import annotations

from dataclasses import dataclass

from sprites.common.colour import mix
from sprites.common.contrast import contrast
from sprites.common.players import PlayerStyle

INK = "#2a2018"
"""Every outline: peat brown, never black."""
OAK = "#6a4c32"
BRONZE = "#b07d3b"
GOLD = "#e2b048"
BONE = "#e9dfc4"
BONE_INK = "#6a4a22"
"""Fine engraving on bone."""
SLATE = "#4c4a44"
STONE = "#8d867a"
GRANITE = "#a19a8a"
BLOOD = "#8e2f2a"
RIVER = "#5f8291"
STAKE = "#7a5a38"
_LEAST_CONTRAST = 2.6


@dataclass(frozen=True, slots=True)
class ProvinceStyle:
    """How one province is painted."""

    key: str
    low: str
    """Turf of the farmers' terrace."""
    high: str
    """Turf of the throne's terrace."""
    land: str
    """The country round the fort."""
    blotch: str
    field: str
    """Field of the emblem."""
    charge: str
    """The emblem itself."""

    def terrace(self, rank: int) -> str:
        """Turf of a terrace: paler from rank to rank."""
        return mix(self.low, self.high, rank / 4)


PROVINCES: dict[str, ProvinceStyle] = {
    style.key: style
    for style in (
        ProvinceStyle("connacht", "#4a837a", "#cde6b6", "#74944f", "#a0ba66", "#2f5f86", "#f2ead2"),
        ProvinceStyle("ulster", "#9c872a", "#e8e182", "#88913f", "#b4b656", "#d9a53a", "#8e2f2a"),
        ProvinceStyle("munster", "#8a5876", "#ecd2ba", "#7e8b47", "#a5ab5e", "#6d3f62", "#f2ead2"),
        ProvinceStyle("leinster", "#4d8833", "#cde084", "#6c9240", "#9dba55", "#3f7a3d", "#f0cf6a"),
    )
}


def province_style(key: str) -> ProvinceStyle:
    """The style of a province. KeyError for an unknown one."""
    if key not in PROVINCES:
        raise KeyError(f"no province {key!r}; there are: {', '.join(PROVINCES)}")
    return PROVINCES[key]


def carving(style: PlayerStyle) -> tuple[str, str]:
    """The line and the lit edge of what is carved on an owner's things: dark, or inlaid in bone
    where the stain is too dark for that."""
    if contrast(style.ink, style.fill) >= _LEAST_CONTRAST:
        return style.ink, mix(style.light, "#fffaeb", 0.4)
    return style.mark, style.ink


def lit(colour: str, share: float = 0.3) -> str:
    """The colour where the light falls."""
    return mix(colour, "#fffaeb", share)


def shaded(colour: str, share: float = 0.3) -> str:
    """The colour turned away from the light."""
    return mix(colour, "#140e0a", share)
