"""How the cells of Viscounts' component file write effects, for whoever composes them anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.box.language import Effect, Notation, Offer, Palette, Part, Sign
from engine.cells.effects import Program
from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.notation import (
    ACTS,
    automa_effects,
    automa_option,
    icon_gain,
    person_effects,
    plain_gains,
    shared_effects,
)
from engine.games.viscounts.telling.words import program_words

_COUNTED = (*c.GOODS[: c.WILD], "any", "debt", "deed", "flip", "flip_debt", "flip_deed")
_DONE = ("virtue", "corruption", "discard", "destroy", "hire", "castle_move", "workers")
_WITHOUT_NUMBER = ("rearrange", "shuffle", "manuscript_3_4")
_ICONS = tuple(Sign(icon, most=3) for icon in c.ICONS)
_SHARED_SIGNS = (
    *(Sign(code, most=12) for code in _COUNTED),
    *(Sign(code, most=6) for code in _DONE),
    *(Sign(code, most=0) for code in _WITHOUT_NUMBER),
    *(Sign(code, most=3, plain=True) for code in c.BUILDINGS),
)
_HERE = Sign("trading_post_here", most=0)
_AUTOMA_SIGNS = (
    *_SHARED_SIGNS,
    Sign("future_scheme", most=3),
    Sign("dismiss_here", most=0),
    Sign("corruption_per_criminal", most=0),
)
_ACT_SIGNS = tuple(Sign(code, most=0) for code in ACTS)


def _part(text: str) -> Part:
    sign, _, number = text.strip().partition(":")
    if not sign or (number and not number.isdecimal()):
        raise ValueError(f"{text!r} is not written like virtue:1")
    return Part(sign, int(number) if number else None)


def _written(part: Part) -> str:
    return part.sign if part.number is None else f"{part.sign}:{part.number}"


def _step(text: str) -> tuple[Offer, ...]:
    return tuple(Offer(tuple(map(_part, each.split("&")))) for each in text.split("|"))


def _step_text(step: Sequence[Offer]) -> str:
    return " | ".join(" & ".join(map(_written, offer.gain)) for offer in step)


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ValueError(f"{value!r} is not a list of effects")
    return value


@dataclass(frozen=True, slots=True)
class Effects:
    """A list of effects. `program` reads it as the rules do."""

    palette: Palette
    program: Callable[[Any], Program]

    def read(self, value: Any) -> Effect:
        return Effect(tuple(map(_step, _texts(value))))

    def write(self, effect: Effect) -> Any:
        return list(map(_step_text, effect.steps))

    def words(self, value: Any) -> Text:
        return program_words(self.program(value))


@dataclass(frozen=True, slots=True)
class Slots:
    """What a building slot reveals: icons, or a head that may be followed by one effect."""

    palette: Palette
    program: Callable[[Any], Program]

    def read(self, value: Any) -> Effect:
        text = str(value)
        if text.startswith("icon:"):
            return Effect(((Offer((_part(text.removeprefix("icon:")),)),),), "icon")
        head, _, rest = text.partition(":")
        if head == "hand_limit":
            return Effect(head=text)
        return Effect((_step(rest),) if rest else (), head)

    def write(self, effect: Effect) -> Any:
        return ":".join([effect.head, *map(_step_text, effect.steps)])

    def words(self, value: Any) -> Text:
        head, _, rest = str(value).partition(":")
        if head == "icon":
            return _icon_words(value)
        if not rest or head == "hand_limit":
            return Text(f"viscounts.slot.{head}")
        return Text(f"viscounts.slot.{head}", {"what": program_words(self.program([rest]))})


def _icon_words(value: Any) -> Text:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not written like icon:noble:1")
    counts = icon_gain(value)
    icon = next(number for number, n in enumerate(counts) if n)
    return Text(f"viscounts.icon.{c.ICONS[icon]}", {"n": counts[icon]})


@dataclass(frozen=True, slots=True)
class Icons:
    """ "icon:noble:1"."""

    palette: Palette

    def read(self, value: Any) -> Effect:
        return Effect(((Offer((_part(str(value).removeprefix("icon:")),)),),))

    def write(self, effect: Effect) -> Any:
        return f"icon:{_step_text(effect.steps[0])}"

    def words(self, value: Any) -> Text:
        return _icon_words(value)


def _exchange(text: str) -> Offer:
    paid, sign, got = text.partition(">")
    if not sign:
        raise ValueError(f"{text!r} is not written like silver:2>noble:1")
    return Offer((_part(got),), (_part(paid),))


def _exchange_text(offer: Offer) -> str:
    return f"{_written(offer.pay[0])}>{_written(offer.gain[0])}"


def _paid_words(offer: Offer) -> Text:
    part = offer.pay[0]
    return Text(f"viscounts.effect.{part.sign}", {"n": part.number or 1})


@dataclass(frozen=True, slots=True)
class Exchanges:
    """ "merchant:2>ink:1": one effect for merchants."""

    palette: Palette

    def read(self, value: Any) -> Effect:
        return Effect(((_exchange(str(value)),),))

    def write(self, effect: Effect) -> Any:
        return _exchange_text(effect.steps[0][0])

    def words(self, value: Any) -> Text:
        offer = _exchange(str(value))
        got = program_words(shared_effects([_written(offer.gain[0])]).human)
        return Text("viscounts.box.exchange", {"paid": _paid_words(offer), "got": got})


@dataclass(frozen=True, slots=True)
class Converts:
    """Ways of paying: each makes icons of a good or of merchants."""

    palette: Palette

    def read(self, value: Any) -> Effect:
        return Effect((tuple(map(_exchange, _texts(value))),))

    def write(self, effect: Effect) -> Any:
        return list(map(_exchange_text, effect.steps[0]))

    def words(self, value: Any) -> Text:
        lines = [
            Text(
                "viscounts.box.convert",
                {
                    "paid": _paid_words(offer),
                    "got": Text(
                        f"viscounts.icon.{offer.gain[0].sign}", {"n": offer.gain[0].number or 1}
                    ),
                },
            )
            for offer in map(_exchange, _texts(value))
        ]
        return lines[0] if len(lines) == 1 else Text("viscounts.effect.all", {"parts": lines})


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a scheme, of which the first possible one is done."""

    palette: Palette

    def read(self, value: Any) -> Effect:
        if not isinstance(value, list):
            raise ValueError(f"{value!r} is not a list of options")
        return Effect((tuple(Offer(tuple(map(_part, _texts(each)))) for each in value),))

    def write(self, effect: Effect) -> Any:
        return [list(map(_written, offer.gain)) for offer in effect.steps[0]]

    def words(self, value: Any) -> Text:
        self.read(value)
        parts = [program_words(automa_option(option)) for option in value]
        return Text("viscounts.box.options", {"parts": parts})


def _human(value: Any) -> Program:
    return shared_effects(value).human


def _automa(value: Any) -> Program:
    return automa_effects(value).automa if value else ()


def _only(codes: Sequence[str]) -> Palette:
    return Palette(tuple(each for each in _SHARED_SIGNS if each.key in codes))


_TRACK = (*c.GOODS[: c.WILD], "any", "debt", "deed", "flip", "flip_debt", "flip_deed")
_START = (*c.GOODS[: c.WILD], "any", "debt", "deed")
_PERSON_HEADS = {
    "icon": True,
    "move_plus_one": False,
    "dismiss_cost_one": False,
    "hand_limit:+1": False,
    "on_hire": True,
    "collision_if_no_criminal": True,
}
_AUTOMA_HEADS = {
    "icon": True,
    "once": True,
    "collision_if_no_criminal": True,
    "on_flip": True,
    "on_future_scheme": True,
    "on_shuffle": True,
}

SHARED: Notation = Effects(Palette(_SHARED_SIGNS, most_offers=2, most_parts=2), _human)
PERSON: Notation = Effects(
    Palette((*_SHARED_SIGNS, _HERE), most_offers=2, most_parts=2), person_effects
)
TRACK: Notation = Effects(_only(_TRACK), lambda value: _plain(value, _TRACK))
START: Notation = Effects(_only(_START), lambda value: _plain(value, _START))
AUTOMA: Notation = Effects(Palette(_AUTOMA_SIGNS), _automa)
ROW: Notation = Effects(Palette(_AUTOMA_SIGNS, may_be_empty=True), _automa)
SLOT: Notation = Slots(
    Palette((*_ICONS, *_SHARED_SIGNS), heads=_PERSON_HEADS, most_steps=1, most_offers=2), _human
)
AUTOMA_SLOT: Notation = Slots(
    Palette((*_ICONS, *_AUTOMA_SIGNS), heads=_AUTOMA_HEADS, most_steps=1), _automa
)
ICON: Notation = Icons(Palette(_ICONS, most_steps=1))
EXCHANGE: Notation = Exchanges(
    Palette(_SHARED_SIGNS, pay=(Sign("merchant", most=9),), most_steps=1)
)
CONVERT: Notation = Converts(
    Palette(
        _ICONS,
        pay=(Sign("merchant"), *(Sign(good) for good in c.GOODS[: c.WILD])),
        most_steps=1,
        most_offers=3,
    )
)
OPTIONS: Notation = Options(
    Palette((*_ACT_SIGNS, *_AUTOMA_SIGNS), most_steps=1, most_offers=4, most_parts=3)
)


def _plain(value: Any, codes: Sequence[str]) -> Program:
    plain_gains(codes)(value)
    return shared_effects(value).human
