"""Numbers and names of Viscounts for strip, rail and tray: masked views to plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.explain import Text
from engine.game import NOBODY, PERSON, Config
from engine.games.viscounts import constants as c
from engine.games.viscounts.places import counters
from engine.games.viscounts.state import State, icon_count
from engine.games.viscounts.telling import words
from scenes.table.view import Counter, Say, SeatFacts, StripFacts, Track

PHASES = ("cards", "move", "action", "recruit", "collision", "draw")

TRAY: tuple[tuple[str, str, str, bool], ...] = (
    ("ink", "ink", "goods:ink", True),
    ("stone", "stone", "goods:stone", True),
    ("gold", "gold", "goods:gold", True),
    ("silver", "silver", "goods:silver", True),
    ("debt", "debt", "debts", False),
    ("deed", "deed", "deeds", True),
    ("manuscripts", "manuscript", "books", True),
    ("workers", "worker", "supply:workers", True),
)
"""(counter, icon, anchor of the compartment, whether more is better), four in a row."""

TURNED = {"debt": ("debt_paid", "debt_paid"), "deed": ("deed_approved", "deed_approved")}
"""Compartments that show a second number: (counter, icon) of the turned cards."""

_PERSON_ROWS = (
    ("debt", "deed", "hand", "buildings", "manuscripts"),
    ("ink", "stone", "gold", "silver", "workers"),
    ("debt_paid", "deed_approved"),
)
_AUTOMA_ROWS = (
    ("debt", "debt_paid", "deed", "deed_approved", "buildings"),
    ("ink", "stone", "gold", "manuscripts", "workers"),
)
_WILD_ROWS = (_AUTOMA_ROWS[0], ("wild", "manuscripts", "workers"))
_ICONS = {
    "buildings": "guildhall",
    "manuscripts": "manuscript",
    "workers": "worker",
}


def strip_facts(view: State, say: Say) -> StripFacts:
    """Round, phases and turn order. While the end of the turn is asked for, its phases are over,
    and drawing comes next (VI-7.6.4)."""
    seats = len(view.players)
    order = tuple((view.first + place) % seats for place in range(seats))
    ends = bool(view.agenda) and view.agenda[-1][0] == "end_turn"
    at = c.DRAW if ends else view.phase
    phase = at - 1 if c.CARDS <= at <= c.DRAW else -1
    setup = view.phase == c.SETUP
    return StripFacts(
        title=say("viscounts.table.title"),
        subtitle=say("viscounts.table.subtitle"),
        round=say("viscounts.table.setup")
        if setup
        else say(Text("viscounts.table.round", {"n": max(1, view.round)})),
        phases=tuple(say(f"viscounts.table.phase.{name}") for name in PHASES),
        phase=phase,
        order=order,
        ending=_ending(view, say),
        holder=-1 if view.phase == c.OVER else view.turn,
    )


def _ending(view: State, say: Say) -> str:
    if not view.last_round or view.phase == c.OVER:
        return ""
    if view.round >= view.last_round:
        return say("viscounts.table.last_round")
    return say(Text("viscounts.table.ends_after", {"round": view.last_round}))


def seat_facts(view: State, config: Config, say: Say) -> list[SeatFacts]:
    """A row of the rail for every seat."""
    return [_seat(view, seat, chair, say) for seat, chair in enumerate(config["seats"])]


def _seat(view: State, seat: int, chair: Mapping[str, object], say: Say) -> SeatFacts:
    values = counters(view, seat)
    player = view.players[seat]
    name, level = str(chair.get("name", "")), _level(chair, say)
    return SeatFacts(
        seat=seat,
        name=name,
        colour=str(chair.get("colour", "red")),
        kind="" if level == name else level,
        rows=tuple(
            tuple(
                Counter(key, _ICONS.get(key, key), values[key], say(f"viscounts.counter.{key}"))
                for key in row
            )
            for row in _rows(view, seat)
        ),
        track=Track(7, (("corruption", player.corruption), ("virtue", player.virtue))),
        badges=_badges(view, seat),
        heard=_on_the_table(view, seat),
    )


def _on_the_table(view: State, seat: int) -> tuple[Text, ...]:
    """Where the viscount stands, and the icons on the board, which everybody sees (VI-8.1.1)."""
    player = view.players[seat]
    if view.phase == c.SETUP or player.viscount < 0:
        return ()
    counted = [(name, icon_count(view, player, icon)) for icon, name in enumerate(c.ICONS)]
    icons = tuple(Text(f"viscounts.icon.{name}", {"n": n}) for name, n in counted if n)
    stands = Text("viscounts.heard.stands", {"space": words.space_name(view, player.viscount)})
    shown = Text("viscounts.heard.icons", {"icons": icons}) if icons else None
    return (stands, shown or Text("viscounts.heard.no_icons"))


def _rows(view: State, seat: int) -> tuple[tuple[str, ...], ...]:
    board = view.players[seat].board
    if not board:
        return _PERSON_ROWS
    return _WILD_ROWS if view.data.automas[board - 1].wild else _AUTOMA_ROWS


def _level(chair: Mapping[str, object], say: Say) -> str:
    if chair.get("kind") == "automa":
        return say(f"viscounts.table.automa.{chair.get('board', 'card')}")
    kind = chair.get("kind", PERSON)
    return "" if kind in (PERSON, NOBODY) else say(f"viscounts.table.kind.{kind}")


def _badges(view: State, seat: int) -> tuple[str, ...]:
    badges = ["castle_leader"] if view.leader == seat else []
    badges += [f"ribbon_{c.RIBBONS[i]}" for i, owner in enumerate(view.bonus) if owner == seat]
    return tuple(badges)


def tray_facts(view: State, seat: int, say: Say) -> list[Counter]:
    """The eight compartments of the own tray."""
    values = counters(view, seat)
    player = view.players[seat]
    ribbons = view.data.manuscripts.ribbon
    books = tuple(f"ribbon_{c.RIBBONS[ribbons[tile]]}" for tile in player.books if tile >= 0)
    return [
        Counter(
            key,
            icon,
            values.get(key, 0),
            say(f"viscounts.counter.{key}"),
            good_up,
            anchor,
            books if key == "manuscripts" else _turned(key, values),
        )
        for key, icon, anchor, good_up in TRAY
    ]


def _turned(key: str, values: Mapping[str, int]) -> tuple[str, ...]:
    if key not in TURNED:
        return ()
    counter, icon = TURNED[key]
    return (f"{icon}:{values[counter]}",)


def name_of(config: Config, seat: int) -> str:
    """The name on a chair; empty for nobody."""
    chairs: Sequence[Mapping[str, object]] = config["seats"]
    return str(chairs[seat].get("name", "")) if 0 <= seat < len(chairs) else ""
