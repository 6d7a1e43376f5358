"""Explanations of what follows a card: payment, promotions, swaps, forts to give up, the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core import Action
from engine.explain import Blocked, Choice, Question, Text
from engine.games.tara import places as at
from engine.games.tara.activation import Chain
from engine.games.tara.board import BELOW, K0, POSITIONS, PROMOTIONS
from engine.games.tara.explain.climb import further
from engine.games.tara.explain.common import (
    end_choice,
    fort_warnings,
    put_values,
    put_words,
    question,
    what_stops,
)
from engine.games.tara.kings import king_comes
from engine.games.tara.rounds import END
from engine.games.tara.slots import promotions
from engine.games.tara.state import SEATS, State, crowns, is_fort
from engine.games.tara.swap import TOP, Disc, discs_in
from engine.games.tara.telling import words
from engine.texts import Seat


def explain_activate(state: State, seat: int, args: Chain) -> Question:
    """Pay the cost once, or leave it."""
    reachable = promotions(state, seat, args.province, args.active, args.used)
    label = Text("tara.choice.activate", {"n": args.cost})
    pay = Choice(("activate",), label, cost=words.price(args.cost))
    pay_first = Text("tara.blocked.pay_first", {"n": args.cost})
    blocked = [
        Blocked(at.hollow_anchor(state, args.province, target), pay_first, "TA-8.1", marked=False)
        for _, target in reachable
    ]
    leave = end_choice("no_activation", heard=what_stops(state))
    return question(state, "TA-8.1", [pay, leave], blocked=blocked)


def explain_promote(state: State, seat: int, args: Chain) -> Question:
    """A disc from the supply to the position above two own neighbours."""
    choices: list[Choice] = []
    for action in state.options:
        if action == END:
            choices.append(end_choice("stop", heard=what_stops(state, paid=not args.used)))
        else:
            choice = _promotion(state, seat, args.province, action)
            heard = replace(choice, heard=further(state, seat, args, action))
            choices += _ways_up(heard, at.supply_anchor(seat))
    legal = {action[1] for action in state.options if action != END}
    blocked = list(_blocked(state, seat, args, legal))
    return question(state, "TA-8.3", choices, blocked=blocked)


def _ways_up(choice: Choice, supply: str) -> tuple[Choice, ...]:
    """A promotion is drawn from the supply, or upwards from either of the two discs below; that of
    a king from where the kings stand as well."""
    sources = [each for each in (supply, *choice.path) if each != choice.source]
    return choice, *(replace(choice, source=each) for each in sources)


def _promotion(state: State, seat: int, province: int, action: Action) -> Choice:
    verb, target = action
    values = put_values(state, province, target)
    source, anchor = at.supply_anchor(seat), at.hollow_anchor(state, province, target)
    path = tuple(at.hollow_anchor(state, province, each) for each in BELOW[target])
    if verb == "enter":
        label = Text("tara.choice.enter", values)
        return Choice(action, label, source=source, target=anchor, rank=8, path=path)
    kind, cost, gain = put_words(state, seat, province, target)
    warnings = fort_warnings(state, seat, province, kind)
    if target == K0 and kind != "depose":
        gain = (*gain, ("crowns", 1))
        if crowns(state, seat) + 1 >= state.data.kings_to_win:
            warnings = (*warnings, Text("tara.warning.wins"))
        elif king_comes(state, seat):
            source = at.kings_anchor(seat)
            cost = ()  # the cylinder takes the disc's place at once (TA-18.2)
        kind = "throne" if kind == "put" else "usurp"
    return Choice(
        action,
        Text(f"tara.choice.raise_{kind}", values),
        source=source,
        target=anchor,
        cost=cost,
        gain=gain,
        warnings=warnings,
        rank=K0 - target if kind != "fort" else 7,
        path=path,
    )


def _blocked(state: State, seat: int, args: Chain, legal: set[int]) -> Iterator[Blocked]:
    """Positions above the farmers that are no target now."""
    held = state.held[args.province * SEATS + seat]
    for target, bit, below in PROMOTIONS:
        if target in legal:
            continue
        if held & below != below:
            reason, clause = "no_neighbours", "TA-8.3"
        elif args.used & bit:
            reason, clause = "used", "TA-8.10"
        elif not args.active & below:
            reason, clause = "not_active", "TA-8.3"
        elif held & bit:
            reason, clause = _own_target(state, seat, args.province, target)
        else:
            reason, clause = "no_disc", "TA-8.11"
        anchor = at.hollow_anchor(state, args.province, target)
        yield Blocked(anchor, Text(f"tara.blocked.{reason}"), clause)


def _own_target(state: State, seat: int, province: int, target: int) -> tuple[str, str]:
    """Why the own disc above is no target: a king, or active already; a fort would need a disc."""
    if target == K0:
        return "own_king", "TA-8.8"
    single = not is_fort(state, province * POSITIONS + target)
    if single and not state.supply[seat]:
        return "no_disc", "TA-8.11"
    return "nothing", "TA-8.14"


def explain_end(state: State, seat: int, args: Any) -> Question:
    """Nothing is left but to end the turn, or the work of a traitor after the turns."""
    label, clause = ("traitor_done", "TA-12.12") if state.turned else ("end", "TA-4.6")
    return question(state, clause, [end_choice(label, rank=0)])


def explain_swap(state: State, seat: int, args: int) -> Question:
    """One disc to the place of another; both directions of a drag mean the same swap."""
    spots = [at.hollow_anchor(state, args, position) for position in range(POSITIONS)]
    around = at.province_anchor(state, args)
    names = {disc[:2]: _disc_words(state, disc) for disc in discs_in(state, args)}
    owners = {disc[:2]: disc[2] for disc in discs_in(state, args)}
    choices: list[Choice] = []
    for action in state.options:
        _, here, this, there, that = action
        label = Text("tara.choice.swap", {"this": names[here, this], "that": names[there, that]})
        change = _subjects(seat, this, owners[here, this], that, owners[there, that])
        lost: Any = (("subjects", 1),) if change < 0 else ()
        won: Any = (("subjects", 1),) if change > 0 else ()
        rank = 1 - change
        if here == there:
            choices.append(Choice(action, label, spots[here], around, lost, won, rank=rank))
            continue
        choices.append(Choice(action, label, spots[here], spots[there], lost, won, rank=rank))
        choices.append(Choice(action, label, spots[there], spots[here], lost, won, rank=rank))
    return replace(question(state, "TA-9.1", choices), source_first=True)


def _disc_words(state: State, disc: Disc) -> Text:
    position, slot, owner = disc
    kind = "top" if slot == TOP else "captive"
    values = {"seat": Seat(owner), "place": words.position(state, position)}
    return Text(f"tara.disc.{kind}", values)


def _subjects(seat: int, this: int, mine: int, that: int, other: int) -> int:
    """How many positions the seat wins (+1) or loses (-1) by a swap."""
    if mine == other or (this == TOP and that == TOP):
        return 0
    lower = other if this == TOP else mine
    upper = mine if this == TOP else other
    if this != TOP and that != TOP:
        return 0
    return (lower == seat) - (upper == seat)


def explain_reduce(state: State, seat: int, args: int) -> Question:
    """Which fort loses its top disc."""
    choices = [
        Choice(
            action,
            Text("tara.choice.reduce", {"place": words.place(state, args, action[1])}),
            source=at.hollow_anchor(state, args, action[1]),
            target=at.supply_anchor(seat),
            gain=(("supply", 1),),
        )
        for action in state.options
    ]
    return question(state, "TA-7.10", choices)
