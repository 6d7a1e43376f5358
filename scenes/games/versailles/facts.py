"""Numbers and names of Versailles for strip, rail and tray: views to plain values."""

from __future__ import annotations

from collections.abc import Mapping

from engine.explain import Text
from engine.game import NOBODY, PERSON, Config
from engine.games.versailles import places as at
from engine.games.versailles.pieces import KINDS, RESOURCES
from engine.games.versailles.places import counters
from engine.games.versailles.state import State, palace_step
from engine.games.versailles.telling import words
from engine.games.versailles.turn import endings
from scenes.games.versailles.faces import known_icon
from scenes.games.versailles.light import phase_of
from scenes.games.versailles.shelf import ShelfWords
from scenes.table.view import Counter, Say, SeatFacts, StripFacts

PHASES = ("move", "use", "share")
_GOODS_ROW = (*RESOURCES, "tiles", "tokens")
_PEOPLE_ROW = ("workers", "waiting", "technologies", "built", "decorations")


def strip_facts(view: State, say: Say) -> StripFacts:
    """How far the game is, the steps of a turn, and the order of turns."""
    return StripFacts(
        title=say("versailles.table.title"),
        subtitle=say("versailles.table.subtitle"),
        round=_course(view, say),
        phases=tuple(say(f"versailles.table.phase.{name}") for name in PHASES),
        phase=phase_of(view),
        order=tuple(view.order),
        ending=say("versailles.table.last_turn") if endings(view) else "",
    )


def _course(view: State, say: Say) -> str:
    if not view.round:
        return say("versailles.table.opening")
    values = {
        "n": view.round,
        "built": view.built,
        "squares": len(view.squares),
        "king": view.king,
        "palace": palace_step(view),
        "pile": len(view.pile),
    }
    return say(Text("versailles.table.turn", values))


def seat_facts(view: State, config: Config, say: Say) -> list[SeatFacts]:
    """A row of the rail for every seat."""
    return [_seat(view, seat, chair, say) for seat, chair in enumerate(config["seats"])]


def _seat(view: State, seat: int, chair: Mapping[str, object], say: Say) -> SeatFacts:
    values = counters(view, seat)
    colour = str(chair.get("colour", "red"))
    kind = str(chair.get("kind", "person"))
    rows = (_GOODS_ROW, _PEOPLE_ROW, ornaments(view))
    return SeatFacts(
        seat=seat,
        name=str(chair.get("name", "")),
        colour=colour,
        kind="" if kind in (PERSON, NOBODY) else say(f"versailles.table.kind.{kind}"),
        rows=tuple(
            tuple(
                Counter(
                    key,
                    icon_of(key, colour),
                    values[key],
                    counter_words(view, key, say),
                    always=key == "tokens",
                )
                for key in row
            )
            for row in rows
        ),
        score=str(values["points"]),
    )


def ornaments(view: State, kind: str = "") -> tuple[str, ...]:
    """Ids of the decorations, those of one kind or all with interior ones first."""
    wanted = (kind,) if kind else KINDS
    found = view.data.decorations
    return tuple(each.id for name in wanted for each in found if each.kind == name)


def counter_words(view: State, key: str, say: Say) -> str:
    """The name of a counter; decorations are called as in the component data."""
    for kind, decoration in enumerate(view.data.decorations):
        if decoration.id == key:
            return say(words.decoration(view, kind))
    return say(f"versailles.counter.{key}")


def icon_of(key: str, colour: str) -> str:
    """The icon of a counter; workers wear the colour of their seat."""
    return f"worker:{colour}" if key == "workers" else known_icon(key)


def tray_wells(view: State) -> list[tuple[str, str]]:
    """(counter, anchor) of what lies on the tray; points stand on the rail and on the board."""
    wells = [(name, at.goods(name)) for name in RESOURCES]
    wells += [(name, at.ornament(name)) for name in ornaments(view)]
    return [*wells, ("tokens", at.TOKENS), ("workers", "")]


def tray_facts(view: State, seat: int, colour: str, say: Say) -> list[Counter]:
    """The compartments of the own tray."""
    values = counters(view, seat)
    return [
        Counter(
            key, icon_of(key, colour), values[key], counter_words(view, key, say), anchor=anchor
        )
        for key, anchor in tray_wells(view)
    ]


def shelf_words(view: State, held: int, say: Say) -> ShelfWords:
    """What is written on the marble for a hand of so many tiles."""
    free = view.data.hand_limit - held
    key = "hand_room" if held else "hand_empty"
    names = [say(f"versailles.counter.{name}") for name in (*RESOURCES, "decorations")]
    names += [say(f"versailles.table.shelf_{name}") for name in ("tokens", "workers", "waiting")]
    room = say(Text(f"versailles.table.{key}", {"n": max(1, free)}))
    return ShelfWords(room, say("versailles.table.in_the_hand"), tuple(names))
