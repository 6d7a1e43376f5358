"""Parts that explanations share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Action
from engine.explain import Amounts, Blocked, Choice, Question, Text
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.explain.climb import leads_on, up
from engine.games.tara.slots import promotions
from engine.games.tara.state import State, captives, forts, is_fort
from engine.games.tara.telling import words
from engine.texts import Seat

CRUMBS = tuple(Text(f"tara.crumb.{step}") for step in ("card", "discs", "pay", "promote", "end"))
_CRUMB = {"turn": 0, "second": 1, "swap": 1, "reduce": 1, "activate": 2, "promote": 3, "end": 4}


def prompt(state: State, op: str, seat: int, args: Any) -> Text:
    """What is asked, in words that everybody at the table may read."""
    key = "hire_alone" if op == "hire" and not args[1] else op
    if op == "keep" and not state.hands[seat]:
        key = "keep_first"
    if op == "end":
        key = ("traitor_" if state.turned else "") + (f"end_{args}" if args else "end")
    return Text(f"tara.prompt.{key}", {"seat": Seat(seat), **_values(state, op, seat, args)})


def _values(state: State, op: str, seat: int, args: Any) -> dict[str, Any]:
    if op in ("keep", "set_aside"):
        chosen = len(state.hands[seat])
        left = state.data.keep - chosen
        return {"n": left, "chosen": chosen, "all": state.data.keep, "kept": len(state.kept[seat])}
    if op in ("turn", "next_start"):
        return {}
    if op == "end":
        card = state.turned[-1] if state.turned else state.played
        return {"n": state.data.shapes[state.data.shape_of[card]].cost} if args else {}
    if op == "ransom":
        return {"holder": Seat(args)}
    if op == "hire":
        province, others = args
        after = tuple(Seat(other) for other in others)
        return {"province": words.province(state, province), "others": after}
    if op in ("garrison", "second"):
        return {"province": words.province(state, args[0])}
    if op in ("activate", "promote"):
        ways = ways_up(state, seat, args)
        values = {"n": args.cost, "province": words.province(state, args.province)}
        return {**values, "ways": ways, "up": up(state, seat, args, ways)}
    card = state.turned[-1] if op == "replace" else state.played
    return {"province": words.province(state, args), "card": words.card(state.data, card)}


def ways_up(state: State, seat: int, chain: Any) -> tuple[Text, ...]:
    """Where the promotions of an activation lead, for who listens: going on from an own disc only
    where anything follows, unless nothing else can be done."""
    reachable = promotions(state, seat, chain.province, chain.active, chain.used)
    useful = [
        action
        for action in reachable
        if action[0] != "enter" or leads_on(state, seat, chain, action)
    ]
    return tuple(_way(state, seat, chain.province, action) for action in useful or reachable)


def _way(state: State, seat: int, province: int, action: Action) -> Text:
    verb, target = action
    kind = "enter" if verb == "enter" else put_words(state, seat, province, target)[0]
    return Text(f"tara.heard.way.{kind}", put_values(state, province, target))


def question(
    state: State,
    clause: str,
    choices: Sequence[Choice],
    *,
    blocked: Sequence[Blocked] = (),
    secret: bool = False,
) -> Question:
    """The open question with its prompt and the steps of a turn."""
    op, seat, args = state.agenda[-1]
    crumbs = CRUMBS if op in _CRUMB else ()
    return Question(
        op,
        seat,
        prompt(state, op, seat, args),
        clause,
        tuple(choices),
        tuple(blocked),
        crumbs,
        _CRUMB.get(op, 0),
        secret,
    )


def end_choice(label: str, *, rank: int = 9, heard: tuple[Text, ...] = ()) -> Choice:
    """The button that ends a turn or an activation."""
    text = Text(f"tara.choice.{label}")
    return Choice(("end",), text, ends_turn=True, rank=rank, heard=heard)


def what_stops(state: State, paid: bool = False) -> tuple[Text, ...]:
    """What it means to promote no further: the turn ends, and nothing that was `paid` comes
    back."""
    card = state.turned[-1] if state.turned else state.played
    spent = paid and state.data.shapes[state.data.shape_of[card]].cost
    told = [Text("tara.heard.paid")] if spent else []
    return (*told, *(() if state.turned else (Text("tara.heard.ends_turn"),)))


def put_words(
    state: State, seat: int, province: int, position: int
) -> tuple[str, Amounts, Amounts]:
    """What putting a disc does: key part, cost and gain in discs."""
    hollow = province * POSITIONS + position
    owner = state.top[hollow]
    if owner == seat:
        back = len(forts(state, province, seat))
        return "fort", (("supply", 1),), (("supply", back),) if back else ()
    if owner < 0:
        return "put", (("supply", 1),), ()
    if position == K0 and state.cylinder[province]:
        return "depose", (), ()
    if is_fort(state, hollow):
        return "strip", (), ()
    freed = captives(state, hollow, seat)
    return "capture", (("supply", 1),), (("supply", freed),) if freed else ()


def put_values(state: State, province: int, position: int) -> dict[str, Any]:
    """Values of the label of a placement or promotion."""
    owner = state.top[province * POSITIONS + position]
    return {
        "place": words.place(state, province, position),
        "province": words.province(state, province),
        "owner": Seat(max(owner, 0)),
    }


def fort_warnings(state: State, seat: int, province: int, kind: str) -> tuple[Text, ...]:
    """A new fort costs the older one its top disc."""
    older = forts(state, province, seat) if kind == "fort" else []
    return tuple(
        Text("tara.warning.older_fort", {"place": words.position(state, each)}) for each in older
    )
