"""The inspector's words about places of the board: road cards, castle, bridge, provost, yard."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Text
from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.state import ACTIVATION, State
from engine.games.caylus.telling import words
from engine.games.caylus.telling.event_places import activated
from engine.texts import Seat
from scenes.games.caylus.inspector import EFFECTS_NOW, Inspector
from scenes.table.view import Fact, Inspection


def road_card(who: Inspector, place: int) -> Inspection:
    """A card of the road with everything that lies on it."""
    view = who.view
    card, owner = view.road[place], view.owner[place]
    style = who.styles[owner] if owner >= 0 else None
    title = who.say(
        "caylus.table.residence" if view.residence[place] else words.card_name(view.data, card)
    )
    subtitle = who.text("road_of", n=place + 1, seat=Seat(owner))
    if owner < 0:
        subtitle = who.text("road_nobody", n=place + 1)
    facts = _residence(who, place) if view.residence[place] else [*who.effects(card)]
    return Inspection(
        title,
        subtitle,
        who.faces.on_road(view, place, style, who.picture_width, lit=True),
        (*facts, *_state(who, place)),
        clauses=("CA-12.7",) if view.residence[place] else ("CA-7.4", "CA-5.5"),
    )


def at_work(who: Inspector, place: int, own: bool) -> Inspection:
    """A card of the road while it is activated: what it does, nothing that changes meanwhile.
    `own`: with its owner's worker, who gets nothing else (CA-7.5). The card beside the words
    bears its name."""
    if who.view.residence[place]:
        return road_card(who, place)
    card = who.view.road[place]
    facts = who.effects(card, EFFECTS_NOW)
    return Inspection("", facts=facts[:1] if own else facts)


def _residence(who: Inspector, place: int) -> list[Fact]:
    view = who.view
    crown = view.crown[place]
    if crown >= 0:
        name = words.card_name(view.data, crown)
        facts = [Fact("prestige", who.text("crowned", card=name))]
        facts.append(Fact("points", who.text("points", n=view.data.buildings[crown].vp)))
        if crown == view.data.hotel:
            facts.append(Fact("income", who.text("hotel_income", n=view.data.hotel_income)))
        return facts
    return [
        Fact("income", who.text("residence_income", n=view.data.residence_income)),
        Fact("points", who.text("points", n=view.data.residence_vp[0])),
        Fact("prestige", who.text("residence_site")),
    ]


def _state(who: Inspector, place: int) -> list[Fact]:
    """What has happened to a road card: points, store, worker, seal, provost."""
    view, facts = who.view, []
    building = view.data.buildings[view.road[place]]
    if building.vp and not view.residence[place]:
        facts.append(Fact("points", who.text("points", n=building.vp)))
    if building.store >= 0 and not view.residence[place]:
        good = Text(f"caylus.good.{GOODS[building.store]}", {"n": view.store[place]})
        facts.append(Fact("store", who.text("store", what=good)))
    if view.worker[place] >= 0:
        facts.append(
            Fact("worker", who.text("worker_of", seat=Seat(view.worker[place])), stands=True)
        )
    if view.chosen[place]:
        facts.append(Fact("chosen", who.text("chosen")))
    turn = _turn_of(view, place)
    if turn:
        facts.append(Fact("provost" if view.advanced else "activation", who.text(turn)))
    return facts


def _turn_of(view: State, place: int) -> str:
    """Whether a card of the road is or will be activated in this round; empty: no longer."""
    now = activated(view)
    if place == now:
        return "now"
    if place < now or view.phase > ACTIVATION or not view.advanced:
        return ""
    return "behind" if place > view.provost else "active"


def castle(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The castle or one of its sections."""
    view = who.view
    if parts:
        section = SECTIONS.index(parts[0])
        return Inspection(
            who.say(f"caylus.section.{parts[0]}"),
            who.text("tokens_left", n=view.tokens[section]),
            facts=(*_section(who, section), Fact("batch", who.text("highest_first"))),
            clauses=("CA-9.4", "CA-1.7"),
        )
    left = dict(zip(SECTIONS, view.tokens, strict=True))
    facts = [
        Fact("batch", who.text("batch_rule")),
        Fact("gold", who.text("most_gold")),
        Fact("lost", who.text("none_lost")),
        Fact("over", who.text("castle_end")),
    ]
    return Inspection(
        who.text("castle"), who.text("sections_left", **left), None, tuple(facts),
        clauses=("CA-9.1", "CA-13.1"),
    )  # fmt: skip


def _section(who: Inspector, section: int) -> list[Fact]:
    view = who.view
    facts = [Fact(SECTIONS[section], who.text("token_worth", n=view.data.token_vp[section]))]
    for seat, player in enumerate(view.players):
        if player.tokens[section]:
            n = player.tokens[section]
            facts.append(Fact("token", who.text("tokens_of", seat=Seat(seat), n=n), stands=True))
    if view.lost_tokens[section]:
        facts.append(Fact("lost", who.text("tokens_lost", n=view.lost_tokens[section])))
    return facts


def bridge(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The bridge with the passing order."""
    view = who.view
    facts = [
        Fact("pass", who.text("passed", n=number, seat=Seat(seat)), stands=True)
        for number, seat in enumerate(view.passed, 1)
    ]
    facts.append(Fact("denier", who.text("first_pass", n=view.data.first_pass_bonus)))
    order = "pass_order_advanced" if view.advanced else "pass_order_base"
    facts.append(Fact("bridge", who.text(order)))
    return Inspection(who.text("bridge"), facts=tuple(facts), clauses=("CA-5.8", "CA-3.4"))


def provost(who: Inspector, parts: Sequence[str]) -> Inspection | None:
    """The provost."""
    view = who.view
    if not view.advanced:
        return None
    data = view.data
    facts = (
        Fact("activation", who.text("provost_rule")),
        Fact("denier", who.text("provost_move", n=data.provost_steps, price=data.provost_price)),
        Fact("provost_moves", who.text("provost_advance", n=data.provost_advance)),
    )
    where = words.road_name(view, view.provost)
    return Inspection(who.text("provost"), who.text("stands_on", card=where), facts=facts,
                      clauses=("CA-6.1", "CA-7.2"))  # fmt: skip


def estate(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The yard: the common supply, or in the base game the own estate."""
    if who.view.advanced:
        fact = Fact("plain", who.text("supply_rule"))
        return Inspection(who.say("caylus.table.supply"), facts=(fact,), clauses=("CA-1.9",))
    facts = [*_prestige(who, who.seat), Fact("prestige", who.text("prestige_base"))]
    return Inspection(who.text("estate", seat=Seat(who.seat)), facts=tuple(facts),
                      clauses=("CA-5.7.1",))  # fmt: skip


def belongings(who: Inspector, seat: int) -> list[Fact]:
    """What a seat has built, and its discards."""
    view = who.view
    own = [place for place, owner in enumerate(view.owner) if owner == seat]
    built = tuple(
        words.card_name(view.data, view.road[place]) for place in own if not view.residence[place]
    )
    facts = [Fact("building", who.text("buildings", cards=built))] if built else []
    residences = sum(view.residence[place] for place in own)
    if residences:
        facts.append(Fact("residence", who.text("residences", n=residences)))
    facts += _prestige(who, seat)
    discards = tuple(words.card_name(view.data, card) for card in view.players[seat].discard)
    if discards:
        facts.append(Fact("discard", who.text("discard_cards", cards=discards)))
    return facts


def _prestige(who: Inspector, seat: int) -> list[Fact]:
    view: State = who.view
    crowns = [
        crown for place, crown in enumerate(view.crown) if crown >= 0 and view.owner[place] == seat
    ]
    names = tuple(
        words.card_name(view.data, card) for card in (*view.players[seat].prestige, *crowns)
    )
    return [Fact("prestige", who.text("prestige_of", cards=names))] if names else []
