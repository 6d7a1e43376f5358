"""The effect codes of Viscounts, translated for people and for the automa.

People's programs follow VI-4.6; the automa carries out the same texts as VI-11.14 to VI-11.24 say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.effects import EffectError, Program, parse_effects
from engine.games.viscounts import constants as c
from engine.reading import reading


class DualProgram(NamedTuple):
    """What one effect text means for a person and for the automa."""

    human: Program
    automa: Program


def dual_program(entries: Sequence[str]) -> DualProgram:
    """Both translations of an effect list. Raises EffectError."""
    human = parse_effects(entries, human_leaf)
    automa = [entry.split("|")[0] for entry in entries]  # VI-11.19: always the first
    return DualProgram(human, parse_effects(automa, automa_leaf))


def number_of(word: str, words: Sequence[str]) -> int:
    """The position of a word of the component file. Raises ValueError, which names the choice."""
    if word not in words:
        known = f"is not one of {', '.join(words)}" if len(words) < 10 else "is not known"
        raise ValueError(f"{word!r} {known}")
    return words.index(word)


def whole_number(value: Any, low: int, high: int) -> int:
    """A number of the component file. Raises ValueError, which names the limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{value!r} is not a number from {low} to {high}")
    return value


def group_of(raw: Mapping[str, Any], name: str) -> Sequence[Mapping[str, Any]]:
    """All entries of one group of the component file. Raises DataError."""
    with reading("cards.toml", name, "entries"):
        found: Sequence[Mapping[str, Any]] = raw[name]
    return found


_TIMES = frozenset({"any", "flip", "flip_debt", "flip_deed", "debt", "deed", "hire", "castle_move"})
_WITH_NUMBER = frozenset({"virtue", "corruption", "discard", "destroy", "workers"})
_PLAIN = frozenset({"rearrange", "shuffle", "manuscript_3_4", "trading_post_here"})


def human_leaf(code: str, n: int) -> Program:
    """The steps of one code for a person (VI-4.6)."""
    if code in c.GOODS[:4]:
        return (("gain", (c.GOODS.index(code), n)),)
    if code in _TIMES:
        return ((code, None),) * n
    if code in _WITH_NUMBER:
        return ((code, n),)
    if code in _PLAIN:
        return ((code, None),) * n
    if code in c.BUILDINGS:
        return (("free_building", c.BUILDINGS.index(code)),) * n
    if code in _AUTOMA_ONLY:
        return ()
    raise EffectError(f"unknown effect {code!r}")


_AUTOMA_ONLY = frozenset(
    {
        "future_scheme",
        "dismiss_here",
        "corruption_per_criminal",
        "act_build",
        "act_workers",
        "act_transcribe",
        "act_flip",
        "act_focus",
    }
)


def automa_leaf(code: str, n: int) -> Program:
    """The steps of one code for the automa (VI-11.14 to VI-11.24)."""
    if code in c.GOODS[:3]:
        return (("automa_gain", (c.GOODS.index(code), n)),)
    if code == "silver":
        return (("automa_any", None),) * (n // 2)
    if code in _AUTOMA_INSTEAD:
        op = _AUTOMA_INSTEAD[code]
        return ((op, None),) * n if op != "virtue" else (("virtue", n),)
    if code in ("virtue", "corruption"):
        return ((code, n),)
    if code in ("debt", "deed"):
        return ((code, None),) * n
    if code == "workers":
        return (("automa_free_workers", n),)
    if code in c.BUILDINGS:
        return (("automa_free_building", c.BUILDINGS.index(code)),) * n
    if code.startswith("act_"):
        return ((f"automa_{code}", None),)
    raise EffectError(f"unknown effect {code!r} for the automa")


_AUTOMA_INSTEAD = {
    "any": "automa_any",
    "rearrange": "automa_any",
    "destroy": "automa_flip",
    "flip": "automa_flip",
    "flip_debt": "automa_flip_debt",
    "flip_deed": "automa_flip_deed",
    "discard": "virtue",
    "castle_move": "virtue",
    "hire": "future_scheme",
    "future_scheme": "future_scheme",
    "shuffle": "automa_shuffle",
    "dismiss_here": "dismiss_here",
    "corruption_per_criminal": "corruption_per_criminal",
    "manuscript_3_4": "automa_free_manuscript",
}
