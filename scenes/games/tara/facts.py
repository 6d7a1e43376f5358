"""Numbers and names of Tara for strip, rail and tray: masked views to plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.explain import Text
from engine.game import NOBODY, PERSON, Config
from engine.games.tara import state as t
from engine.games.tara.places import counters, supply_anchor
from engine.games.tara.state import State
from scenes.table.view import Counter, Say, SeatFacts, StripFacts, Track

TURNS_SHOWN = 3
AFTER_TURNS = (t.TRAITORS, t.INCOME, t.CLEARING, t.RANSOM, t.START_PLAYER)
COUNT = "count:"
"""Compartments of the tray are places of their own, where their words stand."""

TRAY = (
    *("cumal", "supply", "crowns", "forts"),
    *("subjects", "captured", "prisoners", "imprisoned"),
)
"""Counters, four in a row."""
_BAD = ("captured", "imprisoned")
"""Less of these is better."""
_ROWS = (
    ("cumal", "supply", "prisoners", "crowns"),
    ("subjects", "forts", "captured", "imprisoned"),
    ("hand", "kept"),
)


def strip_facts(view: State, say: Say) -> StripFacts:
    """Round, phases and turn order."""
    turns = [say(Text("tara.table.phase.turn", {"n": n + 1})) for n in range(TURNS_SHOWN)]
    after = [say(f"tara.table.phase.{t.PHASES[phase]}") for phase in AFTER_TURNS]
    return StripFacts(
        title=say("tara.table.title"),
        subtitle=say("tara.table.subtitle"),
        round=say(Text("tara.table.round", {"n": view.round}))
        if view.round
        else say("tara.table.setup"),
        phases=(say("tara.table.phase.cards"), *turns, *after),
        phase=phase_of(view),
        order=tuple(t.clockwise(view, view.first)),
        ending=_ending(view, say),
    )


def phase_of(view: State) -> int:
    """The place of the present phase among those of the strip; -1 for none."""
    if view.phase == t.CARDS:
        return 0
    if view.phase == t.TURNS:
        return 1 + min(TURNS_SHOWN - 1, view.turns_taken // view.seats)
    if view.phase in AFTER_TURNS:
        return 1 + TURNS_SHOWN + AFTER_TURNS.index(view.phase)
    return -1


def _ending(view: State, say: Say) -> str:
    """True words as soon as the next crown may win."""
    needed = view.data.kings_to_win - 1
    close = any(t.crowns(view, seat) == needed for seat in range(view.seats))
    return say("tara.table.one_crown") if close and view.phase != t.OVER else ""


def seat_facts(view: State, config: Config, say: Say) -> list[SeatFacts]:
    """A row of the rail for every seat."""
    return [_seat(view, seat, chair, say) for seat, chair in enumerate(config["seats"])]


def _seat(view: State, seat: int, chair: Mapping[str, object], say: Say) -> SeatFacts:
    values = counters(view, seat)
    kind = str(chair.get("kind", "person"))
    return SeatFacts(
        seat=seat,
        name=str(chair.get("name", "")),
        colour=str(chair.get("colour", "red")),
        kind="" if kind in (PERSON, NOBODY) else say(f"tara.table.kind.{kind}"),
        rows=tuple(
            tuple(
                Counter(key, key, values[key], counter_words(key, say), key not in _BAD)
                for key in row
            )
            for row in _ROWS
        ),
        track=_tally(view, seat),
        badges=("start_player",) if view.first == seat and view.round else (),
    )


def _tally(view: State, seat: int) -> Track:
    """Own discs that rule a hollow, by the province's key; those that are not played are left
    out."""
    held = [
        (name, view.held[place * t.SEATS + seat].bit_count())
        for place, name in enumerate(view.data.provinces)
        if view.status[place] != t.ABSENT
    ]
    return Track(len(held), tuple(held))


def counter_words(key: str, say: Say) -> str:
    """The name of a counter."""
    return say(f"tara.counter.{key}")


def tray_facts(view: State, seat: int, say: Say) -> list[Counter]:
    """The things of the own tray; from the rack discs are lifted as from the supply."""
    values = counters(view, seat)
    places = {key: f"{COUNT}{key}" for key in TRAY} | {"supply": supply_anchor(seat)}
    return [
        Counter(key, key, values[key], counter_words(key, say), key not in _BAD, places[key])
        for key in TRAY
    ]


def name_of(config: Config, seat: int) -> str:
    """The name on a chair; empty for nobody."""
    chairs: Sequence[Mapping[str, object]] = config["seats"]
    return str(chairs[seat].get("name", "")) if 0 <= seat < len(chairs) else ""
