"""What a building slot reveals, as icons: the reveal codes of the component data in pictures."""

from dataclasses import dataclass
from functools import lru_cache

_ACTION_ICONS = {"dismiss_here": "dismiss", "future_scheme": "future_scheme"}
_TRIGGERS: dict[str, tuple[str, ...]] = {
    "once": ("immediate",),
    "on_hire": ("hire",),
    "on_flip": ("flip",),
    "on_future_scheme": ("future_scheme",),
    "on_shuffle": ("shuffle",),
    "collision_if_no_criminal": ("no_criminal", "collision"),
}


@dataclass(frozen=True, slots=True)
class SlotGlyphs:
    """Icons of one revealed slot: above its condition (may be empty), below what it gives."""

    effect: tuple[str, ...]
    trigger: tuple[str, ...] = ()
    label: str = ""
    """A figure beside the effect, such as +1."""


@lru_cache(maxsize=64)
def slot_glyphs(code: str) -> SlotGlyphs:
    """Pictures of a code such as "icon:merchant:2" or "on_hire:discard:1".

    ValueError for a code that has no picture.
    """
    if code == "move_plus_one":
        return SlotGlyphs(("step",), label="+1")
    if code == "dismiss_cost_one":
        return SlotGlyphs(("dismiss", "coin"), label="1")
    kind, _, rest = code.partition(":")
    if kind == "hand_limit":
        return SlotGlyphs(("hand",), label=rest)
    if kind == "icon":
        name, _, count = rest.partition(":")
        return SlotGlyphs((name,) * int(count or 1))
    if kind in _TRIGGERS:
        name, _, count = rest.partition(":")
        several = count if count not in ("", "1") else ""
        return SlotGlyphs((_ACTION_ICONS.get(name, name),), _TRIGGERS[kind], several)
    raise ValueError(f"no picture for the slot code {code!r}")
