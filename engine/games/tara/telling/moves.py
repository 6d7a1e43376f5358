"""Which events of Tara are one move of the log: a turn with its tablet, a traitor, a clearing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.events import Event
from engine.events.moves import Amount, Moves, goods_moved
from engine.explain import Text
from engine.games.tara.state import State
from engine.games.tara.telling import words
from engine.games.tara.telling.narrate import narrate
from engine.texts import Seat

_INCOME = ("majority", "spread")
_RISES = frozenset({"promote", "enter"})
"""What comes of promoting that was paid for."""
_TABLETS = ("play", "discard", "amnesty")


def _remarks(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """The tablet unless the headline names it, where discs came to lie, what was captured."""
    told = []
    tablet = next((event for event in events if event.kind in _TABLETS), None)
    if tablet is not None and named.kind not in _TABLETS:
        told.append(Text("tara.move.tablet", {"n": tablet.values[0]}))
    put = _places(events, view, ("put", "garrison"))
    if put and named.kind not in ("put", "garrison"):
        told.append(Text("tara.move.discs", {"places": put, "n": len(put)}))
    rise = _places(events, view, ("promote",))
    if rise:
        told.append(Text("tara.move.promotes", {"places": rise}))
    captured = sum(event.kind == "capture" for event in events)
    if captured:
        told.append(Text("tara.move.captures", {"n": captured}))
    return tuple(told)


def _heard_remarks(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """The same for who listens, who has not seen whose discs were captured where, and which are
    free again."""
    told = [each for each in _remarks(events, named, view) if each.key != "tara.move.captures"]
    kinds = {event.kind for event in events}
    if "activate" in kinds and not kinds & _RISES:
        told.append(Text("tara.heard.move.no_rise"))
    captures = [event for event in events if event.kind == "capture"]
    for owner in dict.fromkeys(event.values[2] for event in captures):
        lost = (event.values[1] for event in captures if event.values[2] == owner)
        places = tuple(words.position(view, position) for position in lost)
        told.append(Text("tara.heard.move.captures", {"owners": Seat(owner), "places": places}))
    freed = (narrate(event, view) for event in events if event.kind == "amnesty_freed")
    return (*told, *(text for text in freed if text is not None))


def _places(events: Sequence[Event], view: State, kinds: Sequence[str]) -> tuple[Text, ...]:
    """Positions, each once, without the province; a disc that was raised has a line already."""
    found = dict.fromkeys(
        event.values[1]
        for event in events
        if event.kind in kinds and not (event.kind == "put" and event.values[2])
    )
    return tuple(words.position(view, position) for position in found)


def _amounts(event: Event) -> tuple[Amount, ...]:
    if event.kind in _INCOME:
        return (("cumal", event.values[0]),)
    return goods_moved(event)


def _counted(events: Sequence[Event], named: Event) -> Sequence[Event]:
    """Income is told to who listens province by province."""
    return [event for event in events if event.kind not in _INCOME]


def _goods(good: str, n: int) -> Text:
    return words.cumals(n)


MOVES = Moves(
    verbs=frozenset(),
    opening=frozenset(
        {
            "start_cards",
            "start_player",
            "shuffle",
            "set_aside",
            "take_up",
            "turn",
            "compare",
            "traitor",
            "clear",
            "garrison",
            "exchange",
            "ransom",
            "no_ransom",
            "next_start",
            "unfinished",
        }
    ),
    alone=frozenset({"round", "start_player", "next_start", "unfinished"}),
    joins={
        "compare": frozenset({"compare"}),
        "traitor": frozenset({"compare"}),
        "garrison": frozenset({"garrison"}),
    },
    phases={"TA-13.1": "tara.move.income"},
    naming=(
        "victory",
        "king",
        "swap",
        "play",
        "amnesty",
        "discard",
        "replace",
        "no_traitor",
        "hire",
        "no_hire",
        "traitor",
    ),
    besides=frozenset(
        {
            "king",
            "depose",
            "closed",
            "opened",
            "enter_province",
            "fort",
            "fort_given_up",
            "strip",
            "freed",
            "surplus",
            "home",
            "imprison",
        }
    ),
    amounts=_amounts,
    goods=_goods,
    remarks=_remarks,
    heard_remarks=_heard_remarks,
    heard_besides=frozenset(_INCOME),
    counted=_counted,
    plain=frozenset({"supply", "subjects", "forts"}),
    summed=frozenset({"cumal"}),
)
