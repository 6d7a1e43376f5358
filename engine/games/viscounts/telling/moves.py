"""Which events of Viscounts are one move of the log: card, way and action; the hire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.events import Event
from engine.events.moves import Moves
from engine.explain import Text
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import collisions, words
from engine.games.viscounts.telling.narrate import narrate
from engine.texts import Seat

_CARDS = ("play", "play_unseen")


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
    if event.kind in collisions.TRACKS and event.values[-1]:
        return collisions.lost(event)
    if event.kind == "shuffle":
        values = {"seat": Seat(event.seat), "n": event.values[0]}
        return Text("viscounts.heard.log.shuffle", values)
    if event.kind == "skip_action" and event.only_way:
        return Text("viscounts.heard.log.no_action", {"seat": Seat(event.seat)})
    return None


def _counted(events: Sequence[Event], named: Event) -> Sequence[Event]:
    """Without what the headline of a collision says, or what is told behind it."""
    elsewhere = [id(event) for event in collisions.told_elsewhere(events, named)]
    return [event for event in events if id(event) not in elsewhere]


def _before(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """Where somebody starts who does more before anybody's turn; whom an automa dismisses where it
    still stands, since its scheme does so before it moves (VI-11.11)."""
    start = next((event for event in events if event.kind == "automa_start"), named)
    if start is not named:
        values = {"seat": Seat(start.seat), "space": words.space_name(view, start.values[1])}
        return (Text("viscounts.log.automa_start", values),)
    way = [place for place, event in enumerate(events) if event.kind == "walk"]
    scheme = any(event.kind == "scheme" for event in events)
    early = events[: way[0]] if way and scheme else ()
    told = (narrate(event, view) for event in early if event.kind in ("dismiss", "uncover"))
    return tuple(text for text in told if text is not None)


def _retold(events: Sequence[Event], named: Event, view: State) -> Text | None:
    """A collision before which markers move or virtue is lost; a hire that shuffles the card, with
    where that lay."""
    seat = named.seat
    if named.kind == "collision":
        return collisions.met(events, named)
    if named.kind == "hire" and any(each.kind == "shuffle" for each in events):
        card, position = named.values
        values = {
            "seat": Seat(seat),
            "card": words.card_name(view.data, card),
            "segment": words.segment_name(view, position),
        }
        return Text("viscounts.heard.log.hire_shuffled", values)
    return None


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
    amounts=collisions.amounts,
    goods=collisions.goods,
    remarks=_remarks,
    remarks_lead=True,
    announced=frozenset({"action"}),
    walks=frozenset({"walk"}),
    tolls=frozenset({"pay"}),
    heard=_heard,
    retold=_retold,
    counted=_counted,
    before=_before,
    heard_after=collisions.aftermath,
    heard_first=frozenset({"link"}),
    heard_besides=frozenset({"dismiss", "uncover"}),
    missed=frozenset({"skip_action"}),
    causes=frozenset({"dropoff"}),
    follows=frozenset({"collision"}),
    foreseen=frozenset({"viscounts.heard.ahead.meet"}),
)
