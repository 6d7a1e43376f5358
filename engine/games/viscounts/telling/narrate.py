"""Log sentences: every event of Viscounts as a Text with named values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.events import Event
from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.state import State, slots_of
from engine.games.viscounts.telling import words
from engine.texts import Seat

Values = dict[str, Any]
Teller = Callable[[Event, State], Values]


def narrate(event: Event, view: State) -> Text | None:
    """The log sentence of an event as `view`'s owner may read it; None: not worth a line."""
    teller = _TELLERS.get(event.kind)
    if teller is None:
        return None
    values = {"seat": Seat(event.seat), **teller(event, view)}
    return Text(_key(event, view), values)


def _key(event: Event, view: State) -> str:
    if event.kind == "option_refused":
        return f"viscounts.log.option_refused.{event.values[2]}"
    if event.kind in ("gain", "pay") and not event.values[1]:
        return "viscounts.log.nothing"
    if event.kind == "exchange" and not event.values[0]:
        return "viscounts.log.no_exchange"
    if event.kind == "share" and all(view.players[seat].board for seat in event.values):
        return "viscounts.log.share_automa"
    return f"viscounts.log.{event.kind}"


def _none(event: Event, view: State) -> Values:
    return {}


def _goods(event: Event, view: State) -> Values:
    good, n = event.values
    return {"what": Text(f"viscounts.effect.{good}", {"n": n}), "n": n}


def _count(event: Event, view: State) -> Values:
    return {"n": event.values[0]}


def _card(event: Event, view: State) -> Values:
    return {"card": words.card_name(view.data, event.values[0])}


def _card_at(event: Event, view: State) -> Values:
    card, position = event.values
    return {
        "card": words.card_name(view.data, card),
        "segment": words.segment_name(view, position),
    }


def _too_dear(event: Event, view: State) -> Values:
    return {**_card_at(event, view), "n": view.data.cards.cost[event.values[0]]}


def _uncovered(event: Event, view: State) -> Values:
    position, card = event.values
    return {
        "card": words.card_name(view.data, card),
        "segment": words.segment_name(view, position),
    }


def _segment(event: Event, view: State) -> Values:
    return {"segment": words.segment_name(view, event.values[0])}


def _tile(event: Event, view: State) -> Values:
    tile, position = event.values
    return {
        "tile": words.tile_name(view.data, tile),
        "segment": words.segment_name(view, position),
    }


def _uncovered_tile(event: Event, view: State) -> Values:
    position, tile = event.values
    return {
        "tile": words.tile_name(view.data, tile),
        "segment": words.segment_name(view, position),
    }


def _walk(event: Event, view: State) -> Values:
    source, target = event.values
    return {"source": words.space_name(view, source), "target": words.space_name(view, target)}


def _section(event: Event, view: State) -> Values:
    values = event.values
    found: Values = {"section": words.section_name(view, values[0])}
    if len(values) > 1:
        found["n"] = values[1]
    return found


def _castle_move(event: Event, view: State) -> Values:
    source, target = event.values
    return {
        "source": words.section_name(view, source),
        "target": words.section_name(view, target),
    }


def _bump(event: Event, view: State) -> Values:
    _, section, owner = event.values
    return {"section": words.section_name(view, section), "owner": Seat(owner)}


def _action(event: Event, view: State) -> Values:
    return {"what": Text(f"viscounts.action.{event.values[0]}")}


def _build(event: Event, view: State) -> Values:
    _, building, spot = event.values
    return {"what": Text(f"viscounts.building.{building}"), "spot": words.spot_name(view, spot)}


def _link(event: Event, view: State) -> Values:
    low, high, other = event.values
    names = {"first": words.spot_name(view, low), "second": words.spot_name(view, high)}
    return {**names, "other": Seat(other)}


def _slot(event: Event, view: State) -> Values:
    slots = slots_of(view, view.players[event.seat])
    index = event.values[0]
    return {"what": words.slot_words(slots[index].reveals, view, event.seat, index)}


def _pair(event: Event, view: State) -> Values:
    number, hero, space = event.values
    return {
        "number": number,
        "hero": words.card_name(view.data, hero),
        "space": words.space_name(view, space),
    }


def _automa_start(event: Event, view: State) -> Values:
    number, space = event.values
    return {"number": number, "space": words.space_name(view, space)}


def _scheme(event: Event, view: State) -> Values:
    return {"card": words.scheme_name(view.data, event.values[0])}


def _scheme_row(event: Event, view: State) -> Values:
    card, row = event.values
    board = view.data.automas[view.players[event.seat].board - 1]
    return {"what": words.program_words(board.schemes[card].rows[row])}


def _option(event: Event, view: State) -> Values:
    card, index = event.values[:2]
    board = view.data.automas[view.players[event.seat].board - 1]
    program = board.schemes[card].options[index]
    return {"number": index + 1, "what": words.option_words(board, program)}


def _option_refused(event: Event, view: State) -> Values:
    _, _, _, have, need = event.values
    return {**_option(event, view), "have": have, "need": need}


def _trade(event: Event, view: State) -> Values:
    return {"what": Text("viscounts.icon.merchant", {"n": event.values[0]})}


def _exchange(event: Event, view: State) -> Values:
    return {"n": event.values[0], "rate": event.values[1]}


def _share(event: Event, view: State) -> Values:
    return {"others": tuple(Seat(seat) for seat in event.values)}


def _leader(event: Event, view: State) -> Values:
    return {}


def _no_effect(event: Event, view: State) -> Values:
    code = event.values[0]
    building = code in c.BUILDINGS
    key = f"viscounts.building.{code}" if building else f"viscounts.effect.{code}"
    why = Text(f"viscounts.why.{'building' if building else code}")
    return {"what": Text(key, {"n": 1}), "why": why}


_TELLERS: dict[str, Teller] = {
    "gain": _goods,
    "pay": _goods,
    "debt": _count,
    "deed": _count,
    "flip_debt": _count,
    "flip_deed": _count,
    "corruption": _count,
    "virtue": _count,
    "poverty": _count,
    "prosperity": _count,
    "no_effect": _no_effect,
    "nothing_to_flip": _none,
    "no_future": _none,
    "ability": _card,
    "shuffle": _count,
    "discard": _card,
    "discard_unseen": _card,
    "destroy": _card,
    "destroy_unseen": _card,
    "hire": _card_at,
    "dismiss": _card_at,
    "too_dear": _too_dear,
    "nobody_to_hire": _segment,
    "uncover": _uncovered,
    "pile_empty": _segment,
    "rearrange": _none,
    "place_workers": _section,
    "castle_move": _castle_move,
    "group": _section,
    "inner": _section,
    "leader": _leader,
    "bump": _bump,
    "action": _action,
    "skip_action": _none,
    "trade": _trade,
    "exchange": _exchange,
    "build": _build,
    "reveal": _slot,
    "slot": _slot,
    "link": _link,
    "transcribe": _tile,
    "transcribe_printed": _tile,
    "uncover_tile": _uncovered_tile,
    "bonus": lambda event, view: {"what": Text(f"viscounts.bonus_card.{event.values[0]}")},
    "turn": lambda event, view: {"round": event.values[0]},
    "round": _count,
    "dropoff": _card,
    "play": _card,
    "play_unseen": _card,
    "walk": _walk,
    "share": _share,
    "collision": _count,
    "collision_space": _count,
    "reset": _none,
    "draw": _count,
    "over": _count,
    "pair": _pair,
    "automa_start": _automa_start,
    "scheme": _scheme,
    "scheme_row": _scheme_row,
    "option": _option,
    "options_left_out": _none,
    "option_refused": _option_refused,
    "future_scheme": _scheme,
    "automa_done": _none,
}
