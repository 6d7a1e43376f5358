"""Log sentences: every event of Caylus as a Text with named values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.events import Event
from engine.explain import Text
from engine.games.caylus.activation import effect_of
from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.state import NO_ONE, State
from engine.games.caylus.telling import words
from engine.games.caylus.telling.reasons import missing
from engine.texts import Seat

Values = dict[str, Any]
Teller = Callable[[Event, State], Values]


def narrate(event: Event, view: State) -> Text | None:
    """The log sentence of an event as `view`'s owner may read it; None: not worth a line."""
    teller = _TELLERS.get(event.kind)
    if teller is None or _plain(event, view):
        return None
    values: Values = {"seat": Seat(event.seat), **teller(event, view)}
    return Text(f"caylus.log.{_KEYS.get(event.kind, _kind)(event, view)}", values)


def _kind(event: Event, view: State) -> str:
    return event.kind


def _plain(event: Event, view: State) -> bool:
    """True for an effect without a choice: what it gives is told by the next line."""
    return event.kind == "effect" and effect_of(view, event.values[0], event.values[1]).auto


def _none(event: Event, view: State) -> Values:
    return {}


def _count(event: Event, view: State) -> Values:
    return {"n": event.values[0]}


def _goods(event: Event, view: State) -> Values:
    good, n = event.values
    return {"what": Text(f"caylus.good.{good}", {"n": n})}


def _road(event: Event, view: State) -> Values:
    return {"card": words.road_name(view, event.values[0])}


def _prestige(event: Event, view: State) -> Values:
    card, place = event.values
    values: Values = {"card": words.card_name(view.data, card)}
    if place >= 0:
        values |= {"below": words.card_name(view.data, view.road[place]), "n": place + 1}
    return values


def _prestige_key(event: Event, view: State) -> str:
    """Advanced: the residence that it is laid on is named (CA-5.7.1)."""
    return "prestige" if event.values[1] < 0 else "prestige_on"


def _residence(event: Event, view: State) -> Values:
    """The name that the card had, and the cubes that lay on it (CA-12.6)."""
    place, card = event.values
    values: Values = {"card": words.card_name(view.data, card), "place": place + 1}
    good = view.data.buildings[card].store
    return values | {"what": Text(f"caylus.good.{GOODS[good]}", {"n": view.store[place]})}


def _residence_key(event: Event, view: State) -> str:
    lost = view.store[event.values[0]] and view.data.rulings["stored_cubes"] == "supply"
    return "residence_store" if lost else "residence"


def _activate(event: Event, view: State) -> Values:
    return {**_road(event, view), "owner": Seat(view.owner[event.values[0]])}


def _activate_key(event: Event, view: State) -> str:
    """Another's worker on a card whose store is empty: its owner is told that nothing comes."""
    place = event.values[0]
    secondary = view.data.buildings[view.road[place]].secondary
    others = view.owner[place] not in (NO_ONE, event.seat)
    stored = secondary is not None and all(option.from_store for option in secondary.options)
    return "activate_empty" if others and stored and not view.store[place] else "activate"


def _build(event: Event, view: State) -> Values:
    card, place = event.values
    return {"card": words.card_name(view.data, card), "n": place + 1}


def _provost(event: Event, view: State) -> Values:
    source, target = event.values
    return {"card": words.road_name(view, target), "n": abs(target - source)}


def _effect(event: Event, view: State) -> Values:
    """A card is turned for what was really given; the price is left out while gold may still be
    chosen for it (CA-11.3)."""
    place, part, index, *paid = event.values
    option = effect_of(view, place, part).options[index]
    what = words.turn_words(option, paid) if option.residence else words.option_words(option)
    return {"card": words.road_name(view, place), "what": what}


def _decline(event: Event, view: State) -> Values:
    place, part = event.values
    return {
        "card": words.road_name(view, place),
        "what": words.effect_words(effect_of(view, place, part)),
    }


def _cannot(event: Event, view: State) -> Values:
    """The first option speaks for all: a larger one needs more of the same."""
    place, part = event.values
    why = missing(view, event.seat, place, effect_of(view, place, part).options[0])
    return {**_decline(event, view), "why": why}


def _section(event: Event, view: State) -> Values:
    return {"section": Text(f"caylus.section.{SECTIONS[event.values[0]]}")}


def _cards(event: Event, view: State) -> Values:
    """In the order of the component file: that of the hand is nobody's business."""
    return {"cards": tuple(words.card_name(view.data, card) for card in sorted(event.values))}


_TELLERS: dict[str, Teller] = {
    "keep": _none,
    "discard_hand": _cards,
    "draw": _count,
    "shuffle": _count,
    "start_player": _none,
    "round": _count,
    "gain": _goods,
    "pay": _goods,
    "place": _road,
    "build": _build,
    "prestige": _prestige,
    "pass": _count,
    "provost": _provost,
    "provost_stays": _none,
    "provost_advances": _provost,
    "activation": _road,
    "activate": _activate,
    "effect": _effect,
    "decline": _decline,
    "cannot": _cannot,
    "token": _section,
    "chosen": _road,
    "residence": _residence,
    "unused": _road,
    "deliver": _count,
    "most_batches": _count,
    "token_lost": _section,
    "castle_skipped": _none,
    "over": _count,
}

_KEYS: dict[str, Callable[[Event, State], str]] = {
    "prestige": _prestige_key,
    "residence": _residence_key,
    "activate": _activate_key,
}
"""Events whose sentence depends on what happened; the others have one each."""
