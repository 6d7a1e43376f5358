"""Log sentences: every event of Tara as a Text with named values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.events import Event
from engine.explain import Text
from engine.games.tara.income import ransom_offers
from engine.games.tara.state import State
from engine.games.tara.swap import TOP
from engine.games.tara.telling import words
from engine.games.tara.traitors import can_hire
from engine.texts import Seat

Values = dict[str, Any]
Teller = Callable[[Event, State], Values]

UNTOLD = frozenset({"keep", "used", "king_returns", "cylinder", "turned_away"})
"""Events that are shown but not worth a line."""


def narrate(event: Event, view: State) -> Text | None:
    """The log sentence of an event as `view`'s owner may read it; None: not worth a line."""
    if event.kind in UNTOLD or (event.kind == "put" and event.values[2]):
        return None
    if not _was_asked(event, view):
        return None
    key = _key(event, view)
    values: Values = {"seat": Seat(event.seat), **_TELLERS[event.kind](event, view)}
    return Text(f"tara.log.{key}", values)


def _was_asked(event: Event, view: State) -> bool:
    """False for a refusal that the rules made themselves, because nothing could be paid."""
    if event.kind == "no_hire":
        return can_hire(view, event.seat)
    if event.kind == "no_ransom":
        return bool(ransom_offers(view, event.seat, event.values[0]))
    return True


def _key(event: Event, view: State) -> str:
    """Most kinds have one sentence; who found no traitor is told whether one was shown at all."""
    if event.kind == "promote":
        return str(event.values[2])
    if event.kind == "no_traitor" and event.values[2]:
        return "traitor_declined"
    return event.kind


def _none(event: Event, view: State) -> Values:
    return {}


def _count(event: Event, view: State) -> Values:
    return {"n": event.values[0]}


def _cumals(event: Event, view: State) -> Values:
    return {"what": words.cumals(event.values[1])}


def _start_cards(event: Event, view: State) -> Values:
    return {
        "cards": tuple(
            Text("tara.log.start_card", {"seat": Seat(seat), "n": card})
            for seat, card in enumerate(event.values)
        )
    }


def _card(event: Event, view: State) -> Values:
    values: Values = {"card": words.card(view.data, event.values[0])}
    if len(event.values) > 1:
        values["province"] = words.province(view, event.values[1])
    return values


def _province(event: Event, view: State) -> Values:
    return {"province": words.province(view, event.values[0])}


def _no_traitor(event: Event, view: State) -> Values:
    return {**_province(event, view), "card": words.card(view.data, event.values[1])}


def _province_count(event: Event, view: State) -> Values:
    return {"province": words.province(view, event.values[0]), "n": event.values[1]}


def _place(event: Event, view: State) -> Values:
    """Province and position; a third value is the other seat or a number."""
    province, position, *rest = event.values
    values: Values = {"place": words.place(view, province, position)}
    if rest:
        values |= {"owner": Seat(rest[0]), "n": rest[0]}
    return values


def _promote(event: Event, view: State) -> Values:
    return {"place": words.place(view, event.values[0], event.values[1])}


def _activate(event: Event, view: State) -> Values:
    province, active = event.values
    active_positions = tuple(
        words.position(view, position) for position in range(15) if active >> position & 1
    )
    return {"province": words.province(view, province), "places": active_positions}


def _depose(event: Event, view: State) -> Values:
    return {"province": words.province(view, event.values[0]), "owner": Seat(event.values[1])}


def _swap(event: Event, view: State) -> Values:
    province, here, this, mine, there, that, other = event.values
    return {
        "province": words.province(view, province),
        "this": _disc(view, here, this, mine),
        "that": _disc(view, there, that, other),
    }


def _disc(view: State, position: int, slot: int, owner: int) -> Text:
    kind = "top" if slot == TOP else "captive"
    values = {"seat": Seat(owner), "place": words.position(view, position)}
    return Text(f"tara.disc.{kind}", values)


def _imprison(event: Event, view: State) -> Values:
    owner, n, province = event.values
    return {"owner": Seat(owner), "n": n, "province": words.province(view, province)}


def _majority(event: Event, view: State) -> Values:
    n, province, *ranks = event.values
    return {
        "what": words.cumals(n),
        "province": words.province(view, province),
        "ranks": words.ranks(view.data, ranks),
    }


def _spread(event: Event, view: State) -> Values:
    n, *ranks = event.values
    return {"what": words.cumals(n), "ranks": words.ranks(view.data, ranks)}


def _other(event: Event, view: State) -> Values:
    return {"owner": Seat(event.values[0]), "n": event.values[-1]}


def _ransom(event: Event, view: State) -> Values:
    keeper, discs, price = event.values
    return {"owner": Seat(keeper), "n": discs, "what": words.cumals(price)}


def _victory(event: Event, view: State) -> Values:
    return {"provinces": tuple(words.province(view, province) for province in event.values)}


_TELLERS: dict[str, Teller] = {
    "start_cards": _start_cards,
    "start_player": _count,
    "round": _count,
    "shuffle": _count,
    "deal": _count,
    "set_aside": _count,
    "take_up": _count,
    "turn": _count,
    "play": _card,
    "enter_province": _province,
    "pay": _cumals,
    "gain": _cumals,
    "put": _place,
    "capture": _place,
    "freed": _place,
    "fort": _place,
    "fort_given_up": _place,
    "strip": _place,
    "point": _place,
    "activate": _activate,
    "promote": _promote,
    "king": _province,
    "depose": _depose,
    "closed": _province,
    "opened": _province,
    "victory": _victory,
    "swap": _swap,
    "surplus": _place,
    "amnesty": _card,
    "amnesty_freed": _province_count,
    "discard": _card,
    "traitor": _province,
    "compare": _card,
    "reshuffle": _count,
    "hire": _province,
    "no_hire": _province,
    "turn_up": _card,
    "replace": _place,
    "no_traitor": _no_traitor,
    "majority": _majority,
    "spread": _spread,
    "clear": _province,
    "home": _province_count,
    "imprison": _imprison,
    "garrison": _place,
    "exchange": _other,
    "ransom": _ransom,
    "no_ransom": _other,
    "next_start": _none,
    "unfinished": _count,
}
KINDS = frozenset(_TELLERS) | UNTOLD
"""Every kind of event of this game."""
