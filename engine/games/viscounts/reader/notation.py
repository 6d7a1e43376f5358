"""The effect codes of Viscounts, translated for people and for the automa.

People's programs follow VI-4.6; the automa carries out the same texts as VI-11.14 to VI-11.24 say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from engine.cells.effects import EffectError, Leaf, Program, parse_effects
from engine.cells.problems import CellError, written
from engine.games.viscounts import constants as c

_FEW = 10
"""So many words at most are listed in a refusal."""


class DualProgram(NamedTuple):
    """What one effect text means for a person and for the automa."""

    human: Program
    automa: Program


def dual_program(entries: Sequence[str]) -> DualProgram:
    """Both translations of an effect list. Raises EffectError."""
    return DualProgram(parse_effects(entries, human_leaf), _automa_program(entries, automa_leaf))


def shared_effects(entries: Any) -> DualProgram:
    """Effects of the common table: what only the automa can do has no meaning there."""
    return _shared(_texts(entries))


def person_effects(entries: Any) -> Program:
    """Effects that only people meet: those of player cards."""
    return parse_effects(_texts(entries), _person_leaf)


def automa_effects(entries: Any) -> DualProgram:
    """Effects that only the automa meets; it tries primary actions nowhere but in options."""
    return _automa(_texts(entries))


def automa_row(entries: Any) -> Program:
    """A row of a scheme, which may be empty."""
    return automa_effects(entries).automa if entries != [] else ()


def automa_option(entries: Any) -> Program:
    """An option of a scheme: one primary action, or effects that are always possible."""
    texts = _texts(entries)
    if len(texts) == 1 and texts[0] in ACTS:
        return dual_program(texts).automa
    return _automa(texts).automa


def plain_gains(codes: Sequence[str]) -> Callable[[Any], tuple[str, ...]]:
    """Reads lists in which each entry is one of `codes`, without any choice: the screens draw or
    count them one by one."""

    def read(entries: Any) -> tuple[str, ...]:
        texts = _texts(entries)
        for text in texts:
            code, _, number = text.partition(":")
            if code not in codes or (number and not number.isdigit()):
                raise EffectError("data.not_one_of", value=written(text), known=tuple(codes))
        return texts

    return read


def _texts(entries: Any) -> tuple[str, ...]:
    if not isinstance(entries, list | tuple):
        raise EffectError("data.effects_list", value=written(entries))
    for entry in entries:
        if not isinstance(entry, str):
            raise EffectError("data.effect_text", value=written(entry))
    if not entries:
        raise EffectError("data.no_effect")
    return tuple(entries)


@lru_cache(maxsize=256)
def _shared(texts: tuple[str, ...]) -> DualProgram:
    """Kept, as the file writes the same few lists again and again."""
    return DualProgram(parse_effects(texts, _person_leaf), _automa_program(texts, automa_leaf))


@lru_cache(maxsize=256)
def _automa(texts: tuple[str, ...]) -> DualProgram:
    return DualProgram(parse_effects(texts, human_leaf), _automa_program(texts, _actless_leaf))


def _automa_program(entries: Sequence[str], leaf: Leaf) -> Program:
    return parse_effects([entry.split("|")[0] for entry in entries], leaf)  # VI-11.19: the first


def number_of(word: str, words: Sequence[str]) -> int:
    """The position of a word of the component file. Raises CellError, which names the choice."""
    if word not in words:
        if len(words) < _FEW:
            raise CellError("data.not_one_of", value=written(word), known=tuple(words))
        raise CellError("data.not_known", value=written(word))
    return words.index(word)


def text_of(value: Any) -> str:
    """A cell in a notation of its own. Raises CellError for what is no text."""
    if not isinstance(value, str):
        raise CellError("data.not_text", value=written(value))
    return value


def count_of(text: str) -> int:
    """The number inside a notation, 1 to 9. Raises CellError."""
    if len(text) != 1 or text not in "123456789":
        raise CellError("data.not_whole", value=written(text), low="1", high="9")
    return int(text)


def icon_gain(value: Any) -> tuple[int, ...]:
    """ "icon:noble:2" is two nobles: how many of each icon."""
    text = text_of(value)
    word, _, rest = text.partition(":")
    icon, _, number = rest.partition(":")
    if word != "icon":
        raise CellError("data.written_like", value=written(text), example="icon:noble:1")
    kind, n = number_of(icon, c.ICONS), count_of(number)
    return tuple(n if other == kind else 0 for other in range(len(c.ICONS)))


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
    raise EffectError("data.no_such_effect", effect=written(code))


ACTS = ("act_build", "act_workers", "act_transcribe", "act_flip", "act_focus")
"""The automa's primary actions; `act_focus` is the one its board names."""
_AUTOMA_ONLY = frozenset(
    {
        "future_scheme",
        "dismiss_here",
        "corruption_per_criminal",
        *ACTS,
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
    raise EffectError("viscounts.data.not_for_automa", effect=written(code))


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


def _person_leaf(code: str, n: int) -> Program:
    if code in _AUTOMA_ONLY:
        raise EffectError("viscounts.data.automa_alone", effect=written(code))
    return human_leaf(code, n)


def _actless_leaf(code: str, n: int) -> Program:
    if code.startswith("act_"):
        raise EffectError("viscounts.data.by_itself", effect=written(code))
    return automa_leaf(code, n)
