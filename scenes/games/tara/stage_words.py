"""What stands beside the scenes on the stage: an amnesty; at the end of a round options on a
traitor, thrones, prisoners."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Text
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import SEATS, clockwise
from engine.games.tara.telling import words
from engine.games.tara.traitors import eligible, strongest
from engine.texts import Seat
from scenes.games.tara.inspector import Inspector
from scenes.table.view import Fact, Inspection


def granted(who: Inspector, parts: Sequence[str]) -> Inspection:
    """`munster:freed:0-2:3-1`: what an amnesty costs, and who goes home."""
    number = who.view.data.provinces.index(parts[0])
    owners = [map(int, each.split("-")) for each in parts[2:]]
    home = tuple(
        Text("tara.inspect.seat_number", {"seat": Seat(seat), "n": n}) for seat, n in owners
    )
    price = who.cumals(who.view.data.money.amnesty)
    facts = (
        Fact("cumal", who.text("amnesty_price", what=price)),
        Fact("captive", who.text("amnesty_home", seats=home)),
    )
    title = who.text("amnesty", province=words.province(who.view, number))
    return Inspection(title, facts=facts, clauses=("TA-10.1", "TA-10.5"))


def option(who: Inspector, parts: Sequence[str]) -> Inspection:
    """`ulster:option:2:3:gone`: in which order a traitor is offered, and to whom not."""
    view = who.view
    number = view.data.provinces.index(parts[0])
    first, seat = int(parts[2]), int(parts[3])
    able = {*eligible(view, number), first, seat}
    order = tuple(Seat(each) for each in clockwise(view, first) if each in able)
    price = who.cumals(view.data.money.traitor)
    facts = [
        Fact("traitor", who.text("option_order", seats=order)),
        Fact("cumal", who.text("option_price", what=price)),
    ]
    best = strongest(view, number)
    if best >= 0:
        facts.append(Fact("crown", who.text("strongest", seat=Seat(best))))
    title = who.text("option", province=words.province(view, number))
    return Inspection(title, facts=tuple(facts), clauses=("TA-12.4", "TA-12.6"))


def throne(who: Inspector, parts: Sequence[str]) -> Inspection:
    """`ulster:throne`: what clearing does."""
    view = who.view
    number = view.data.provinces.index(parts[0])
    king = view.top[number * POSITIONS + K0]
    facts = [
        Fact("home", who.text("clear_home")),
        Fact("prisoners", who.text("clear_prison")),
    ]
    if king >= 0:
        facts.append(Fact("king", who.text("clear_king", seat=Seat(king))))
    if view.data.tables[view.seats].garrison:
        facts.append(Fact("garrison", who.text("clear_garrison", n=view.data.garrison)))
    title = who.text("clear", province=words.province(view, number))
    return Inspection(title, facts=tuple(facts), clauses=("TA-14.2", "TA-14.5"))


def prison(who: Inspector, parts: Sequence[str]) -> Inspection:
    """`1:0`: what seat 1 holds of seat 0, and what it costs."""
    view = who.view
    keeper, owner = int(parts[0]), int(parts[1])
    n = view.prisoners[keeper * SEATS + owner]
    holds = who.text("prison", n=n, keeper=Seat(keeper), seat=Seat(owner))
    facts = (
        Fact("prisoners", holds),
        Fact("exchange", who.text("exchange_rule")),
        Fact("ransom", who.text("ransom_rule")),
    )
    return Inspection(who.text("ransom_title"), facts=facts, clauses=("TA-15.2", "TA-15.3"))
