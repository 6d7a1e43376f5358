"""Which events of Caylus are one move of the log: an action, an activated card, a delivery."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.events import Event
from engine.events.moves import Amount, Moves, goods_moved
from engine.explain import Text
from engine.games.caylus.data import SECTIONS
from engine.games.caylus.state import NO_ONE, State
from engine.games.caylus.telling import words
from engine.games.caylus.telling.narrate import narrate
from engine.texts import Seat


def _amounts(event: Event) -> tuple[Amount, ...]:
    return (("token", 1),) if event.kind == "token" else goods_moved(event)


def _goods(good: str, n: int) -> Text:
    return Text(f"caylus.good.{good}", {"n": n})


def _owned(event: Event, view: State) -> Text | None:
    """Whose card is activated for another's worker: its owner gains by it (CA-7.4)."""
    text, owner = narrate(event, view), view.owner[event.values[0]]
    if text is None or text.key != "caylus.log.activate" or owner in (NO_ONE, event.seat):
        return None
    return Text("caylus.heard.log.activate_owned", {**text.values, "owner": Seat(owner)})


def _heard(events: Sequence[Event], view: State) -> Text | None:
    """The own cards that were drawn, that a hand which is laid down is drawn anew, and what is
    not used."""
    if events[-1].kind == "discard_hand":
        laid = tuple(words.card_name(view.data, card) for card in sorted(events[-1].values))
        values = {"seat": Seat(events[-1].seat), "cards": laid, "n": len(laid)}
        return Text("caylus.heard.log.discard_hand", values)
    if events[-1].kind == "token_lost":
        return _lost(events, events[-1], view)
    if events[-1].kind == "activate":
        return _owned(events[-1], view)
    if events[-1].kind == "decline":
        card = words.road_name(view, events[-1].values[0])
        values = {"seat": Seat(events[-1].seat), "card": card}
        return Text("caylus.heard.log.decline", values)
    if events[-1].kind != "draw":
        return None
    cards = tuple(words.card_name(view.data, card) for each in events for card in each.secret)
    values = {"seat": Seat(events[-1].seat), "cards": cards}
    return Text("caylus.heard.log.draw", values) if cards else None


def _tokens(events: Sequence[Event], kind: str) -> dict[tuple[int, int], int]:
    """How many castle tokens somebody gains, or nobody, by seat and section."""
    return Counter((each.seat, each.values[0]) for each in events if each.kind == kind)


def _section(section: int) -> Text:
    return Text(f"caylus.section.{SECTIONS[section]}")


def _lost(events: Sequence[Event], named: Event, view: State) -> Text | None:
    """All tokens that are lost because nobody delivered (CA-9.8)."""
    if named.kind != "token_lost":
        return None
    what = tuple(
        Text("caylus.heard.log.tokens_of", {"n": n, "section": _section(section)})
        for (_, section), n in _tokens(events, "token_lost").items()
    )
    return Text("caylus.heard.log.tokens_lost", {"what": what})


def _gained(events: Sequence[Event], named: Event, view: State) -> tuple[Text, ...]:
    """Castle tokens by section, with their points (CA-9.4)."""
    return tuple(
        Text(
            "caylus.heard.log.tokens",
            {
                "seat": Seat(seat),
                "n": n,
                "section": _section(section),
                "vp": view.data.token_vp[section],
            },
        )
        for (seat, section), n in _tokens(events, "token").items()
    )


def _counted(events: Sequence[Event], named: Event) -> Sequence[Event]:
    """Without castle tokens, which are told by section."""
    return [event for event in events if event.kind != "token"]


MOVES = Moves(
    verbs=frozenset(
        {
            "keep",
            "redraw",
            "draw",
            "swap",
            "build",
            "place",
            "prestige",
            "pass",
            "provost",
            "deliver",
        }
    ),
    opening=frozenset(
        {
            "start_player",
            "provost_stays",
            "activate",
            "most_batches",
            "token_lost",
            "castle_skipped",
        }
    ),
    alone=frozenset({"round", "over", "activation"}),
    joins={"token_lost": frozenset({"token_lost"})},
    phases={
        "CA-4.1": "caylus.move.income",
        "CA-7.8": "caylus.move.unused",
        "CA-10.1": "caylus.move.round_end",
        "CA-10.2": "caylus.move.round_end",
    },
    naming=(
        "prestige",
        "build",
        "place",
        "pass",
        "deliver",
        "discard_hand",
        "draw",
        "provost",
        "provost_stays",
        "most_batches",
        "activate",
    ),
    besides=frozenset(
        {"residence", "chosen", "decline", "cannot", "provost_advances", "start_player"}
    ),
    amounts=_amounts,
    goods=_goods,
    heard=_heard,
    retold=_lost,
    counted=_counted,
    heard_after=_gained,
    failing=frozenset({"cannot"}),
    silent=frozenset({"batch"}),
)
