"""The inspector's words about places of the board: hollows, provinces, rath cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.explain import Text
from engine.games.tara.board import ABOVE, BELOW, K0, POSITIONS, RANK_OF, position
from engine.games.tara.income import income_ranks, spread
from engine.games.tara.places import counters
from engine.games.tara.state import (
    CLOSED,
    PROVINCES,
    RESERVE,
    SEATS,
    TURNS,
    captives,
    crowns,
    is_fort,
    occupied,
)
from engine.games.tara.telling import words
from engine.games.tara.traitors import strongest
from engine.texts import Seat, sentence_case
from scenes.games.tara.inspector import Inspector
from scenes.games.tara.majority import leader
from scenes.games.tara.shown_to_all import FREED, OPTION
from scenes.games.tara.stage_words import granted, option, prison, throne
from scenes.table.view import Fact, Inspection


def hollow(who: Inspector, parts: Sequence[str]) -> Inspection:
    """One position: who rules it, what lies below, where it leads."""
    view = who.view
    province = view.data.provinces.index(parts[0])
    spot = position(int(parts[1]), int(parts[2]))
    facts = [*_occupants(who, province, spot), *_ways(who, spot)]
    if spot != K0:
        facts.append(_majority(who, province, RANK_OF[spot]))
    return Inspection(
        sentence_case(who.say(words.place(view, province, spot))),
        _rules(who, province, spot),
        facts=tuple(facts),
        clauses=("TA-11.1", "TA-8.8") if spot == K0 else ("TA-7.1", "TA-8.3"),
        short=sentence_case(who.say(words.position(view, spot))),
        listed=_listed(who, province, spot),
    )


def _listed(who: Inspector, province: int, spot: int) -> str:
    """What is said once of all positions of a province with the same ruler, before their names."""
    owner = who.view.top[province * POSITIONS + spot]
    if owner >= 0 and spot == K0:
        return ""
    return who.text("hollows_of" if owner >= 0 else "hollow_empty", seat=Seat(max(owner, 0)))


def _rules(who: Inspector, province: int, spot: int) -> str:
    owner = who.view.top[province * POSITIONS + spot]
    if owner < 0:
        return who.text("hollow_empty")
    return who.text("hollow_king" if spot == K0 else "hollow_of", seat=Seat(owner))


def _occupants(who: Inspector, province: int, spot: int) -> list[Fact]:
    """A fort and the captives."""
    view, at = who.view, province * POSITIONS + spot
    owner = view.top[at]
    facts = []
    if spot == K0 and view.cylinder[province]:
        closed = view.status[province] == CLOSED
        facts.append(Fact("crown", who.text("cylinder_closed" if closed else "cylinder")))
    if is_fort(view, at):
        facts.append(Fact("fort", who.text("fort"), stands=True))
    for other in range(view.seats):
        n = captives(view, at, other)
        if n and other != owner:
            facts.append(Fact("captive", who.text("captive", n=n, seat=Seat(other)), stands=True))
    return facts


def _ways(who: Inspector, spot: int) -> list[Fact]:
    """Where promotion leads from here, and from where it comes."""
    facts = []
    if ABOVE[spot]:
        names = tuple(words.position(who.view, each) for each in ABOVE[spot])
        facts.append(Fact("promote", who.text("leads_to", places=names)))
    if BELOW[spot][0] >= 0:
        names = tuple(words.position(who.view, each) for each in BELOW[spot])
        facts.append(Fact("", who.text("rests_on", places=names)))
    return facts


def _majority(who: Inspector, province: int, rank: int) -> Fact:
    """Who would be paid for the rank of a position."""
    seat, n = leader(who.view, province, rank)
    name = words.ranks(who.view.data, (rank,))[0]
    if seat >= 0:
        return Fact("income", who.text("rank_leader", ranks=name, seat=Seat(seat), n=n))
    return Fact("income", who.text("rank_tied" if n else "rank_empty", ranks=name))


def province(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A province: its king, income rank by rank, who may buy a traitor; or its scene."""
    if len(parts) > 1:
        return option(who, parts) if parts[1] == OPTION else throne(who, parts)
    view = who.view
    number = view.data.provinces.index(parts[0])
    facts = [*_offer(who, number)]
    if not occupied(view, number):
        facts.append(Fact("cumal", _entry(who)))
    else:
        facts += [_rank_line(who, number, rank) for rank in income_ranks(view)]
        facts.append(_strongest(who, number))
    return Inspection(
        who.say(words.province(view, number)),
        _reign(who, number),
        facts=tuple(facts),
        clauses=("TA-13.1", "TA-12.3"),
    )


def _entry(who: Inspector) -> str:
    """What the first disc of an empty province costs (TA-5.5)."""
    if who.view.fresh:
        return who.text("entry_free")
    return who.text("entry_fee", n=who.view.data.money.entry_fee)


def _reign(who: Inspector, number: int) -> str:
    view = who.view
    king = view.top[number * POSITIONS + K0]
    if view.status[number] == RESERVE:
        return who.text("province_reserve")
    if king < 0:
        return who.text("province_play")
    closed = view.status[number] == CLOSED
    return who.text("province_closed" if closed else "province_king", seat=Seat(king))


def _rank_line(who: Inspector, number: int, rank: int) -> Fact:
    seat, n = leader(who.view, number, rank)
    name = sentence_case(who.say(words.ranks(who.view.data, (rank,))[0]))
    icon = who.view.data.ranks[rank].id
    if seat >= 0:
        return Fact(icon, who.text("majority_rank", rank=name, seat=Seat(seat), n=n))
    return Fact(icon, who.text("majority_tied" if n else "majority_none", rank=name))


def _strongest(who: Inspector, number: int) -> Fact:
    if who.view.status[number] == CLOSED:
        return Fact("traitor", who.text("traitor_closed"))
    seat = strongest(who.view, number)
    if seat < 0:
        return Fact("traitor", who.text("no_strongest"))
    return Fact("traitor", who.text("strongest", seat=Seat(seat)))


def _offer(who: Inspector, number: int) -> list[Fact]:
    """The order of the options while a traitor of this province is offered (TA-12.6)."""
    view = who.view
    if not view.agenda or view.agenda[-1][0] != "hire" or view.agenda[-1][2][0] != number:
        return []
    _, seat, (_, others) = view.agenda[-1]
    facts = [Fact("traitor", who.text("option_now", seat=Seat(seat)))]
    if others:
        after = tuple(Seat(other) for other in others)
        facts.append(Fact("", who.text("option_after", seats=after)))
    return facts


def income(who: Inspector, parts: Sequence[str]) -> Inspection:
    """What a province pays, rank by rank; what the ranks pay that are held in several."""
    view = who.view
    if parts[0] == "spread":
        return _spread(who)
    number = view.data.provinces.index(parts[0])
    facts = [_rank_line(who, number, rank) for rank in reversed(income_ranks(view))]
    title = who.text("income", province=words.province(view, number))
    return Inspection(title, facts=tuple(facts), clauses=("TA-13.1",))


def _spread(who: Inspector) -> Inspection:
    view = who.view
    facts = []
    for seat in range(view.seats):
        held = spread(view, seat)
        if held:
            names = words.ranks(view.data, held)
            facts.append(Fact("spread", who.text("spread_line", seat=Seat(seat), ranks=names)))
    nobody = (Fact("spread", who.text("spread_nobody")),)
    return Inspection(who.text("spread"), facts=tuple(facts) or nobody, clauses=("TA-13.2",))


def name_stone(who: Inspector, parts: Sequence[str]) -> Inspection:
    """During the turns the place of an amnesty, or one that is granted just now; else it stands for
    its province."""
    if parts[1:2] == [FREED]:
        return granted(who, parts)
    return amnesty(who, parts) if who.view.phase == TURNS else province(who, parts)


def amnesty(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The name stone: what an amnesty would free."""
    view = who.view
    number = view.data.provinces.index(parts[0])
    price = who.cumals(view.data.money.amnesty)
    bags = range(number * POSITIONS, (number + 1) * POSITIONS)
    freed = _numbers(sum(captives(view, at, seat) for at in bags) for seat in range(view.seats))
    effect = who.text("amnesty_frees", seats=freed) if freed else who.text("amnesty_nobody")
    facts = (
        Fact("cumal", who.text("amnesty_price", what=price)),
        Fact("amnesty", who.text("amnesty_rule")),
        Fact("captive", effect),
    )
    title = who.text("amnesty", province=words.province(view, number))
    return Inspection(title, _reign(who, number), facts=facts, clauses=("TA-10.1", "TA-10.5"))


def _numbers(counts: Iterable[int]) -> tuple[Text, ...]:
    """`Éva 2, Bruno 1` for those who have any."""
    return tuple(
        Text("tara.inspect.seat_number", {"seat": Seat(seat), "n": n})
        for seat, n in enumerate(counts)
        if n
    )


def rath(who: Inspector, parts: Sequence[str]) -> Inspection | None:
    """A rath card: treasury, supply, kings, prison; or one owner's discs in it."""
    if len(parts) > 1:
        return prison(who, parts)
    view, seat = who.view, int(parts[0])
    if seat >= view.seats:
        return None
    held = _numbers(view.prisoners[seat * SEATS : seat * SEATS + view.seats])
    abroad = _numbers(view.prisoners[seat::SEATS][: view.seats])
    facts = [
        Fact("cumal", who.text("treasury", what=who.cumals(view.money[seat]))),
        Fact("supply", who.text("supply_line", n=view.supply[seat])),
        _crowns(who, seat),
        Fact("discs", who.text("controls", n=counters(view, seat)["subjects"])),
        Fact("prisoners", who.text("holds", seats=held) if held else who.text("holds_nobody")),
    ]
    if abroad:
        facts.append(Fact("ransom", who.text("held_by", seats=abroad)))
        facts.append(Fact("", who.text("exchange_rule")))
        facts.append(Fact("", who.text("ransom_rule")))
    subtitle = who.text("start_player") if view.first == seat and view.round else ""
    title = who.text("rath", seat=Seat(seat))
    return Inspection(title, subtitle, facts=tuple(facts), clauses=("TA-3.3", "TA-15.3"))


def _crowns(who: Inspector, seat: int) -> Fact:
    view = who.view
    n = crowns(view, seat)
    if n:
        names = tuple(
            words.province(view, number)
            for number in range(PROVINCES)
            if view.top[number * POSITIONS + K0] == seat
        )
        return Fact("crown", who.text("crown_list", provinces=names))
    return Fact("crown", who.text("crowns", n=n, needed=view.data.kings_to_win))


def supply(who: Inspector, parts: Sequence[str]) -> Inspection | None:
    """The heap of discs on a rath card."""
    view, seat = who.view, int(parts[0])
    if seat >= view.seats:
        return None
    facts = (
        Fact("supply", who.text("supply_rule", n=view.data.discs)),
        Fact("", who.text("supply_drag")),
    )
    title = who.text("supply", seat=Seat(seat))
    line = who.text("supply_line", n=view.supply[seat])
    return Inspection(title, line, facts=facts, clauses=("TA-1.5", "TA-6.7"))


def kings(who: Inspector, parts: Sequence[str]) -> Inspection | None:
    """The kings that stand in no province."""
    view, seat = who.view, int(parts[0])
    if seat >= view.seats:
        return None
    facts = (Fact("king", who.text("kings_rule")),)
    line = who.text("kings_line", n=view.cylinders[seat])
    title = who.text("kings", seat=Seat(seat))
    return Inspection(title, line, facts=facts, clauses=("TA-18.2", "TA-14.4"))
