"""Which events of Viscounts are one move of the log: card, way and action; the hire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.events import Event
from engine.events.moves import Amount, Moves, goods_moved
from engine.explain import Text
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words
from engine.texts import Seat

_CARDS = ("play", "play_unseen")
_TRACKS = ("corruption", "virtue")
_PAPERS = ("debt", "deed")


def _amounts(event: Event) -> tuple[Amount, ...]:
    if event.kind in _PAPERS:
        return ((event.kind, 1),)
    if event.kind in _TRACKS:
        gained, *_, lost = event.values
        return ((event.kind, gained - lost),)
    return goods_moved(event)


def _goods(good: str, n: int) -> Text:
    return Text(f"viscounts.effect.{good}", {"n": n})


def _remarks(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """The card unless the headline names it, and where the way ended."""
    card = next((event for event in events if event.kind in _CARDS), None)
    way = [event for event in events if event.kind == "walk"]
    values: dict[str, Text] = {}
    if card is not None and named.kind not in _CARDS:
        values["card"] = words.card_name(view.data, card.values[0])
    if way and named.kind != "walk":
        values["space"] = words.space_name(view, way[-1].values[1])
    return (Text(f"viscounts.move.{'_'.join(values)}", values),) if values else ()


def _heard(events: Sequence[Event], view: State) -> Text | None:
    """The own cards that were drawn, and what a card does that drops off."""
    event = events[-1]
    if event.kind == "draw":
        cards = [card for each in events for card in each.secret if card >= 0]
        names = tuple(words.card_name(view.data, card) for card in cards)
        values: dict[str, Any] = {"seat": Seat(event.seat), "cards": names}
        return Text("viscounts.heard.log.draw", values) if names else None
    if event.kind == "dropoff":
        program = view.data.cards.dropoff[event.values[0]]
        values = {
            "seat": Seat(event.seat),
            "card": words.card_name(view.data, event.values[0]),
            "what": words.program_words(program),
        }
        return Text(f"viscounts.{'heard.' if program else ''}log.dropoff", values)
    if event.kind == "too_dear":
        card = event.values[0]
        values = {
            "seat": Seat(event.seat),
            "card": words.card_name(view.data, card),
            "n": view.data.cards.cost[card],
        }
        return Text("viscounts.heard.log.too_dear", values)
    if event.kind in _TRACKS and event.values[-1]:
        values = {"seat": Seat(event.seat), "n": event.values[-1], "space": event.values[1]}
        return Text(f"viscounts.heard.log.lost_{event.kind}", values)
    if event.kind == "shuffle":
        values = {"seat": Seat(event.seat), "n": event.values[0]}
        return Text("viscounts.heard.log.shuffle", values)
    if event.kind == "skip_action" and event.only_way:
        return Text("viscounts.heard.log.no_action", {"seat": Seat(event.seat)})
    return None


def _counted(events: Sequence[Event], named: Event) -> Sequence[Event]:
    """Without what moves the markers before a collision is paid: the headline says it."""
    moving = [id(event) for event in _moving(events, named)[1]]
    return [event for event in events if id(event) not in moving]


def _moving(events: Sequence[Event], named: Event) -> tuple[int, Sequence[Event]]:
    """The space that a collision is paid by, and what has moved its markers there; nothing where
    that is the space on which they met."""
    found = [place for place, event in enumerate(events) if event.kind == "collision_space"]
    if named.kind != "collision" or not found:
        return 0, ()
    space = events[found[0]].values[0]
    before = events[: found[0]] if space != named.values[0] else ()
    return space, [event for event in before if event.seat == named.seat and _track(event)]


def _start(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """Where somebody starts who does more before anybody's turn."""
    start = next((event for event in events if event.kind == "automa_start"), named)
    if start is named:
        return ()
    values = {"seat": Seat(start.seat), "space": words.space_name(view, start.values[1])}
    return (Text("viscounts.log.automa_start", values),)


def _retold(events: Sequence[Event], named: Event, view: State) -> Text | None:
    """A collision that other than its first space pays, because the markers move before; a hire
    that shuffles the card, with where that lay."""
    seat = named.seat
    if named.kind == "collision":
        space, moving = _moving(events, named)
        moved = [amount for event in moving for amount in _track(event)]
        if not moved:
            return None
        values = {
            "seat": Seat(seat),
            "n": named.values[0],
            "to": space,
            "what": tuple(_goods(good, n) for good, n in moved),
        }
        return Text("viscounts.heard.log.collision_moved", values)
    if named.kind == "hire" and any(each.kind == "shuffle" for each in events):
        card, position = named.values
        values = {
            "seat": Seat(seat),
            "card": words.card_name(view.data, card),
            "segment": words.segment_name(view, position),
        }
        return Text("viscounts.heard.log.hire_shuffled", values)
    return None


def _track(event: Event) -> tuple[Amount, ...]:
    return _amounts(event) if event.kind in _TRACKS else ()


def _idle(event: Event) -> bool:
    """A trade without merchants, taken for what follows it (VI-8.3.2)."""
    return event.kind == "trade" and not event.values[0]


MOVES = Moves(
    verbs=frozenset({"recruit"}),
    opening=frozenset({"pair", "automa_start", "turn", "collision"}),
    alone=frozenset({"round", "over"}),
    naming=(
        "build",
        "transcribe",
        "transcribe_printed",
        "place_workers",
        "trade",
        "hire",
        "pair",
        "automa_start",
        "collision",
        "play",
        "play_unseen",
        "scheme",
        "future_scheme",
        "walk",
    ),
    idle=_idle,
    besides=frozenset(
        {"link", "leader", "bump", "flip_debt", "flip_deed", "poverty", "prosperity", "skip_action"}
    ),
    amounts=_amounts,
    goods=_goods,
    remarks=_remarks,
    remarks_lead=True,
    announced=frozenset({"action"}),
    walks=frozenset({"walk"}),
    tolls=frozenset({"pay"}),
    heard=_heard,
    retold=_retold,
    counted=_counted,
    before=_start,
    heard_besides=frozenset({"dismiss", "uncover"}),
    missed=frozenset({"skip_action"}),
    causes=frozenset({"dropoff"}),
    follows=frozenset({"collision"}),
    foreseen=frozenset({"viscounts.heard.ahead.meet"}),
)
