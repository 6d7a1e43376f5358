"""The inspector's words about places: spaces, plots, links, castle, track, corner cards, tray."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.build import spots_per_segment
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words
from engine.texts import Seat, sentence_case
from scenes.games.viscounts.inspector import Inspector, position_of
from scenes.table.view import Fact, Inspection

PICTURE_WIDTH = 122
"""Units of the pictures in the inspector."""


def book(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A manuscript."""
    view = who.view
    position = position_of(view, parts[0])
    pile = view.tiles[position]
    tables = view.data.manuscripts
    tile = pile[-1] if pile else tables.count + view.order[position]
    cost = tables.cost[tile]
    facts = [Fact("cleric", who.text("needs_cleric", n=cost))]
    now = tables.now[tile]
    if now is not None:
        facts.append(Fact("immediate", who.say(words.program_words(now.human))))
    elif tables.per[tile]:
        facts.append(Fact("points", _points_per(who, tables.per[tile], tables.divisor[tile])))
    if pile:
        colour = c.RIBBONS[tables.ribbon[tile]]
        name = who.say(f"viscounts.ribbon.{colour}")
        facts.append(Fact(f"ribbon_{colour}", who.text("ribbon", colour=name)))
    segment = words.segment_name(view, position)
    return Inspection(
        sentence_case(who.say(words.tile_name(view.data, tile))),
        who.text("book_of", segment=segment, cost=cost),
        who.faces.book(tile, who.picture_width),
        tuple(facts),
        who.text("books_left", n=len(pile)),
        ("VI-8.5", "VI-10.2.3"),
    )


def _points_per(who: Inspector, per: str, divisor: int) -> str:
    what = who.say(f"viscounts.per.{per}")
    if divisor == 1:
        return who.text("points_per", what=what)
    return who.text("points_per_some", n=divisor, what=what)


def space(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A space of the roads."""
    view = who.view
    kind = c.SPACE_KINDS.index(parts[1])
    number = position_of(view, parts[0]) * 3 + kind
    inner = kind == c.INNER
    facts = [Fact("", who.text("space_inner" if inner else "space_outer"))]
    if not inner:
        facts.append(_exchange(who, parts))
    for seat, player in enumerate(view.players):
        if player.viscount == number:
            facts.append(Fact("viscount", who.text("viscount", seat=Seat(seat)), stands=True))
    return Inspection(
        who.say(words.space_name(view, number)), facts=tuple(facts), clauses=("VI-3.2",)
    )


def _exchange(who: Inspector, parts: Sequence[str]) -> Fact:
    view = who.view
    segment = view.data.board.segment_ids.index(parts[0])
    exchange = view.data.board.exchanges[segment][c.SPACE_KINDS.index(parts[1])]
    key = "exchange_one" if exchange.rate == 1 else "exchange"
    what = words.program_words(exchange.program)
    return Fact("merchant", who.text(key, rate=exchange.rate, what=what))


def sign(who: Inspector, parts: Sequence[str]) -> Inspection:
    """An exchange sign."""
    number = position_of(who.view, parts[0]) * 3 + c.SPACE_KINDS.index(parts[1])
    facts = (_exchange(who, parts),)
    return Inspection(
        who.say(words.space_name(who.view, number)), facts=facts, clauses=("VI-8.3.1",)
    )


def spot(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A building plot."""
    view = who.view
    position, index = position_of(view, parts[0]), int(parts[1]) - 1
    number = position * spots_per_segment(view) + index
    board = view.data.board
    segment = view.order[position]
    bank = board.banks[view.side][segment][index]
    side = who.text("bank_l" if bank == c.LEFT else "bank_r")
    effect = words.program_words(board.spot_effects[view.side][segment][index].human)
    owner = view.spots[number]
    if owner < 0:
        state = Fact("tick", who.text("plot_free"))
    else:
        seat, kind = divmod(owner, 3)
        name = c.BUILDINGS[kind]
        what = Text(f"viscounts.building.{name}")
        state = Fact(name, who.text("plot_owner", seat=Seat(seat), what=what), stands=True)
    facts = (
        Fact("", who.text("plot", bank=side)),
        Fact("", who.text("plot_gives", what=effect)),
        state,
    )
    return Inspection(
        who.say(words.spot_name(view, number)), facts=facts, clauses=("VI-3.4", "VI-8.3.4")
    )


def link(who: Inspector, parts: Sequence[str]) -> Inspection | None:
    """A link between two plots."""
    view = who.view
    position, index = position_of(view, parts[0]), int(parts[1]) - 1
    program = view.data.board.link_effects[view.side][view.order[position]][index]
    if program is None:
        return None
    facts = (Fact("", who.text("link_gives", what=words.program_words(program.human))),)
    segment = who.say(words.segment_name(view, position))
    return Inspection(who.text("link"), segment, facts=facts, clauses=("VI-3.5", "VI-8.3.4"))


def castle(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A section of the castle."""
    view = who.view
    tier, section = int(parts[0]), int(parts[1])
    board = view.data.board
    points = Fact("points", who.text("tier_points", n=board.tier_vp[tier - 1]))
    facts = [points]
    if tier == 1:
        facts.append(Fact("", who.text("three_move")))
    elif tier == 2:
        what = words.program_words(board.tier_two[section].human)
        facts += [Fact("", who.text("entering", what=what)), Fact("", who.text("three_enter"))]
    else:
        what = words.program_words(board.tier_three.human)
        facts.append(Fact("", who.text("entering", what=what)))
    facts += [
        Fact("worker", who.text("workers_here", seat=Seat(seat), n=n), stands=True)
        for seat, n in enumerate(_workers(view, tier, section))
        if n
    ]
    where = "" if tier == 3 else who.say(words.section_name(view, section))
    return Inspection(who.text(f"castle_{tier}"), where, facts=tuple(facts), clauses=("VI-9.3",))


def _workers(view: State, tier: int, section: int) -> list[int]:
    seats = len(view.players)
    if tier == 3:
        return list(view.tier3)
    cells = view.tier1 if tier == 1 else view.tier2
    return list(cells[section * seats : (section + 1) * seats])


def track(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A space of the track."""
    number = int(parts[0])
    row = who.view.data.board.collisions[number - 1]
    automa = bool(who.view.players[who.seat].board)
    gain = words.program_words(row.active_automa if automa else row.active.human)
    others = words.program_words(row.others.human)
    facts = (
        Fact("collision", who.text("track_gain", what=gain)),
        Fact("", who.text(f"others_if_{row.others_if}", what=others)),
    )
    return Inspection(who.text("track", n=number), facts=facts, clauses=("VI-7.5",))


def poverty(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The Poverty card and its Debts."""
    return _majority(who, "poverty", who.view.poverty, who.view.poverty_shown)


def prosperity(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The Prosperity card and its Deeds."""
    return _majority(who, "prosperity", who.view.prosperity, who.view.prosperity_shown)


def _majority(who: Inspector, name: str, left: int, shown: bool) -> Inspection:
    board = who.view.data.board
    few = len(who.view.players) < 3
    rewards = board.majority_vp_two if few else board.majority_vp
    points = ", ".join(str(n) for n in rewards)
    first = (
        Fact("tick", who.text("revealed"), stands=True)
        if shown
        else Fact(name, who.text(f"{name}_left", n=left), stands=True)
    )
    facts = (first, Fact("points", who.text(f"{name}_scores", points=points)))
    note = "" if shown else who.text("ends_game")
    return Inspection(who.text(name), "", None, facts, note, ("VI-5.1", "VI-10.2.7"))


def bonus(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A Cleric Bonus card."""
    ribbon = c.RIBBONS.index(parts[0])
    board = who.view.data.board
    kind = next(i for i, n in enumerate(board.bonus_icons[ribbon]) if n)
    icon = Text(f"viscounts.icon.{c.ICONS[kind]}", {"n": board.bonus_icons[ribbon][kind]})
    owner = who.view.bonus[ribbon]
    facts = [
        Fact("points", who.text("bonus_worth", n=board.bonus_vp[ribbon], what=icon)),
        Fact(f"ribbon_{parts[0]}", who.text("bonus_first")),
    ]
    if owner != c.NO_ONE:
        facts.append(Fact("", who.text("owned_by", seat=Seat(owner))))
    colour = who.say(f"viscounts.ribbon.{parts[0]}")
    return Inspection(who.text("bonus", colour=colour), facts=tuple(facts), clauses=("VI-8.5.2",))


def leader(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The Castle Leader card."""
    owner = who.view.leader
    rule = Fact("castle_leader", who.text("leader_rule", n=who.view.data.board.leader_vp))
    who_has = who.text("nobody") if owner == c.NO_ONE else who.text("owned_by", seat=Seat(owner))
    return Inspection(
        who.text("leader"), facts=(rule, Fact("", who_has, stands=True)), clauses=("VI-9.5",)
    )


def draw(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The own draw pile."""
    cards = len(who.view.players[who.seat].draw)
    fact = Fact("shuffle", who.text("shuffle_check"))
    return Inspection(
        who.text("draw"), who.text("cards_in", n=cards), None, (fact,), "", ("VI-4.7",)
    )


def viscount(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A figure."""
    seat = int(parts[0])
    space_name = words.space_name(who.view, who.view.players[seat].viscount)
    fact = Fact("move", who.text("stands_on", space=space_name), stands=True)
    return Inspection(who.text("viscount", seat=Seat(seat)), facts=(fact,), clauses=("VI-7.2",))


def supply(who: Inspector, parts: Sequence[str]) -> Inspection:
    """The own workers."""
    n = who.view.players[who.seat].workers
    fact = Fact("noble", who.text("workers_rule"))
    return Inspection(who.text("workers"), str(n), None, (fact,), "", ("VI-8.4.1",))


def goods(who: Inspector, parts: Sequence[str]) -> Inspection:
    """A resource."""
    good = c.GOODS.index(parts[0])
    n = who.view.players[who.seat].goods[good]
    if good == c.SILVER:
        use = who.text("silver_use")
    else:
        action = c.ACTION_GOOD.index(good)
        icon = Text(f"action_icon.{c.ICONS[c.ACTION_ICON[action]]}")
        use = who.text("good_use", icon=icon)
    title = who.say(f"viscounts.counter.{parts[0]}")
    return Inspection(title, str(n), None, (Fact(parts[0], use),), "", ("VI-8.1.2",))


def debts(who: Inspector, parts: Sequence[str]) -> Inspection:
    """Own Debts."""
    player = who.view.players[who.seat]
    count = who.text("debts_count", unpaid=player.unpaid, paid=player.paid)
    fact = Fact("debt", who.text("debts_rule"))
    return Inspection(who.text("debts"), count, None, (fact,), "", ("VI-5.2",))


def deeds(who: Inspector, parts: Sequence[str]) -> Inspection:
    """Own Deeds."""
    player = who.view.players[who.seat]
    count = who.text("deeds_count", acquired=player.acquired, approved=player.approved)
    fact = Fact("deed", who.text("deeds_rule"))
    return Inspection(who.text("deeds"), count, None, (fact,), "", ("VI-5.2",))


def books(who: Inspector, parts: Sequence[str]) -> Inspection:
    """Own manuscripts."""
    view = who.view
    tables = view.data.manuscripts
    facts = []
    for tile in view.players[who.seat].books:
        ribbon = f"ribbon_{c.RIBBONS[tables.ribbon[tile]]}"
        name = who.say(words.tile_name(view.data, tile))
        per = tables.per[tile]
        facts.append(Fact(ribbon, _points_per(who, per, tables.divisor[tile]) if per else name))
    return Inspection(who.text("books"), str(len(facts)), None, tuple(facts), "", ("VI-10.2.3",))
