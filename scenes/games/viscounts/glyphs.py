"""The effect notation of the component data as rows of glyphs: icon names, figures and marks.

Marks: "/" between alternatives, ":" after a condition, "arrow" in conversions, "once" for what
works only once per action. ValueError names any code that has no picture.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Glyphs = tuple[str, ...]

_EFFECT_ICONS: dict[str, Glyphs] = {
    **{
        code: (code,)
        for code in (
            "ink",
            "stone",
            "gold",
            "any",
            "silver",
            "debt",
            "deed",
            "flip",
            "flip_debt",
            "flip_deed",
            "virtue",
            "corruption",
            "rearrange",
            "discard",
            "destroy",
            "shuffle",
            "hire",
            "manuscript_3_4",
            "castle_move",
            "workshop",
            "trading_post",
            "guildhall",
            "future_scheme",
            "merchant",
            "builder",
            "noble",
            "cleric",
            "criminal",
        )
    },
    "workers": ("worker",),
    "trading_post_here": ("viscount", "trading_post"),
    "dismiss_here": ("dismiss",),
    "corruption_per_criminal": ("criminal", ":", "corruption"),
    "act_build": ("builder",),
    "act_workers": ("noble",),
    "act_transcribe": ("cleric",),
    "act_focus": ("focus",),
    "act_flip": ("flip",),
}

_TRIGGER_ICONS: dict[str, str] = {
    "after_trade": "merchant",
    "after_build": "builder",
    "after_workers": "noble",
    "after_transcribe": "cleric",
    "on_collision_any": "collision",
    "on_gain_debt": "debt",
    "on_flip_debt": "flip_debt",
}

_REVEAL_CONDITIONS: dict[str, Glyphs] = {
    "once": ("immediate",),
    "on_hire": ("hire",),
    "on_flip": ("flip",),
    "on_future_scheme": ("future_scheme",),
    "on_shuffle": ("shuffle",),
    "collision_if_no_criminal": ("collision", "no_criminal"),
}

_COUNTED_ICONS: dict[str, Glyphs] = {
    "buildings": ("building",),
    "resources": ("any",),
    "manuscripts": ("manuscript",),
    "flipped_deeds": ("deed_approved",),
    "flipped_debts": ("debt_paid",),
    "castle_workers": ("castle", "worker"),
    "silver": ("silver",),
    **{f"icon_{name}": (name,) for name in ("merchant", "builder", "noble", "cleric", "criminal")},
}


def effect_glyphs(effects: Sequence[str]) -> Glyphs:
    """A whole effect list: ("destroy:1 | discard:2",) is destroy, "/", "2", discard."""
    return tuple(glyph for effect in effects for glyph in _entry(effect))


def _entry(effect: str) -> Glyphs:
    row: list[str] = []
    for index, alternative in enumerate(effect.split("|")):
        if index:
            row.append("/")
        for code in alternative.split("&"):
            row.extend(_counted(code.strip()))
    return tuple(row)


def _counted(code: str) -> Glyphs:
    """ "silver:2" is "2", silver; a single one goes without its figure."""
    name, _, number = code.partition(":")
    icons = _EFFECT_ICONS.get(name)
    if icons is None or (number and not number.isdigit()):
        raise ValueError(f"no picture for the effect {code!r}")
    return icons if number in ("", "1") else (number, *icons)


def ability_glyphs(ability: Mapping[str, Any]) -> Glyphs:
    """The ability of a townsfolk card without its timing: condition, conversion or effects."""
    if "trigger" in ability:
        trigger = _TRIGGER_ICONS.get(ability["trigger"])
        if trigger is None:
            raise ValueError(f"no picture for the condition {ability['trigger']!r}")
        return (trigger, ":", *effect_glyphs(ability["effects"]))
    if "convert" in ability:
        once = ("once",) if ability.get("once") else ()
        return (*once, *_conversions(ability["convert"]))
    return effect_glyphs(ability.get("effects", ()))


def _conversions(texts: Sequence[str]) -> Glyphs:
    """Conversions into the same thing are written once: gold / stone becomes cleric."""
    pairs = [_exchange_sides(text) for text in texts]
    row: list[str] = []
    for index, (given, gained) in enumerate(pairs):
        if index:
            row.append("/")
        row.extend(given)
        following = pairs[index + 1][1] if index + 1 < len(pairs) else None
        if following != gained:
            row.extend(("arrow", *gained))
    return tuple(row)


def _exchange_sides(text: str) -> tuple[Glyphs, Glyphs]:
    given, mark, gained = text.partition(">")
    if not mark:
        raise ValueError(f"no picture for the exchange {text!r}")
    return _counted(given.strip()), _counted(gained.strip())


def exchange_glyphs(text: str) -> Glyphs:
    """The trade on a space: "merchant:2>ink:1" is "2", merchant, ":", ink."""
    given, gained = _exchange_sides(text)
    return (*given, ":", *gained)


def reveal_glyphs(reveals: str) -> Glyphs:
    """What a building slot or a bonus card reveals."""
    kind, _, rest = reveals.partition(":")
    if kind == "icon":
        name, _, number = rest.partition(":")
        return _counted(name) * int(number or 1)
    if kind == "move_plus_one":
        return ("+1", "step")
    if kind == "dismiss_cost_one":
        return ("dismiss", ":", "1", "silver")
    if kind == "hand_limit":
        return (rest, "hand")
    condition = _REVEAL_CONDITIONS.get(kind)
    if condition is None:
        raise ValueError(f"no picture for the slot {reveals!r}")
    return (*condition, ":", *_entry(rest))


def counted_glyphs(per: str) -> Glyphs:
    """What an end-scoring manuscript or a majority counts: "flipped_deeds" is deed_approved."""
    icons = _COUNTED_ICONS.get(per)
    if icons is None:
        raise ValueError(f"no picture for counting {per!r}")
    return icons
