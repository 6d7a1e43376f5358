"""The inspector's words about places of the board: guild, palace, King, technologies."""

from __future__ import annotations

from engine.games.versailles.palace import digits_of
from engine.games.versailles.pieces import EDGES
from engine.games.versailles.sites import HIRE, TAKE
from engine.games.versailles.state import State, palace_step
from engine.games.versailles.telling import words
from engine.texts import Seat, sentence_case
from scenes.games.versailles import own_words as own
from scenes.games.versailles import site_words as sites
from scenes.games.versailles.inspector import Inspector
from scenes.table.view import Fact, Inspection

site, pool = sites.site, sites.pool


def display(who: Inspector, parts: list[str]) -> Inspection:
    """A slot of the display and the tile in it."""
    view, slot = who.view, int(parts[0]) - 1
    price = who.text("slot_price", cost=words.price(view, slot_price(view, slot)))
    where = who.text("in_slot", n=slot + 1)
    number = view.display[slot]
    if number < 0:
        facts = (Fact("pool", price), Fact("shuffle", who.text("slot_later")))
        return Inspection(where, who.text("slot_empty"), None, facts, clauses=("VE-6.4.4",))
    facts = (Fact("pool", price), own.fit_fact(who, number))
    return who.tile(number, where, facts)


def slot_price(view: State, slot: int) -> int:
    """Workers that the tile of a slot costs."""
    options = (option for each in view.data.sites for option in each.options)
    return next((o.prices[slot] for o in options if o.verb == TAKE), 0)


def pile(who: Inspector, parts: list[str]) -> Inspection:
    """The face-down pile."""
    n, least = len(who.view.pile), who.view.data.reshuffle_minimum
    fact = Fact("shuffle", who.text("pile_rule", n=least))
    return Inspection(who.text("pile"), who.text("pile_left", n=n), None, (fact,),
                      clauses=("VE-6.4.7", "VE-9.1.3"))  # fmt: skip


def discard(who: Inspector, parts: list[str]) -> Inspection:
    """The discard pile, which everybody may look through."""
    tiles = tuple(words.tile(who.view, number) for number in who.view.discard)
    facts = [Fact("shuffle", who.text("pile_rule", n=who.view.data.reshuffle_minimum))]
    if tiles:
        facts.insert(0, Fact("discard", who.text("discard_names", tiles=tiles)))
    return Inspection(who.text("discard"), who.text("discard_left", n=len(tiles)), None,
                      tuple(facts), clauses=("VE-6.4.8",))  # fmt: skip


def square(who: Inspector, parts: list[str]) -> Inspection:
    """A square of the palace."""
    view = who.view
    number = (int(parts[1]) - 1) * view.data.palace.columns + int(parts[0]) - 1
    name = words.square(view, number)
    tile = view.squares[number]
    if tile >= 0:
        return _built(who, number, tile)
    digits = digits_of(view.needs[number])
    wanted = words.edges("".join(f"?{EDGES}"[digit] for digit in digits))
    if wanted:
        facts = [Fact("plan", who.text("square_needs", edges=wanted), stands=True)]
    else:
        facts = [Fact("plan", who.text("square_apart" if view.built else "square_any"))]
    facts.append(Fact("built", who.text("square_common")))
    return Inspection(who.text("square_free", square=name), facts=tuple(facts),
                      clauses=("VE-6.6.5", "VE-6.6.6"), short=sentence_case(who.say(name)),
                      listed="" if wanted else facts[0].words)  # fmt: skip


def _built(who: Inspector, number: int, tile: int) -> Inspection:
    view = who.view
    turn, printed = view.turned[number], view.data.tiles[tile]
    view_of = view.data.palace.laid[view.data.palace.patterns[tile]][turn]
    edges = "".join(EDGES[digit - 1] for digit in view_of)
    adorned = words.ornaments(view, printed.decorations)
    facts = [Fact("points", who.text("square_points", n=printed.vp))]
    facts.append(Fact("plan", who.text("edges", edges=words.edges(edges))))
    facts += [Fact("decorations", who.say(text)) for text in adorned]
    facts.append(Fact("built", who.text("square_common")))
    where = who.text("square_built", square=words.square(view, number))
    picture = who.faces.tile(tile, who.picture_width, turn)
    return Inspection(who.say(words.tile(view, tile)), where, picture, tuple(facts),
                      clauses=("VE-6.6.3", "VE-6.6.7"))  # fmt: skip


def workshop(who: Inspector, parts: list[str]) -> Inspection:
    """A type of decoration in the Workshop."""
    return own.stock(who, parts)


def tech(who: Inspector, parts: list[str]) -> Inspection:
    """A technology."""
    view = who.view
    number = next(n for n, each in enumerate(view.data.technologies) if each.id == parts[0])
    technology = view.data.technologies[number]
    place = {"row": technology.row, "column": technology.column}
    cost = words.price(view, technology.workers)
    facts = [
        Fact("technologies", who.text("tech_effect", what=words.effect(view, number))),
        Fact("pool", who.text("tech_price", cost=cost)),
    ]
    owners = [
        seat
        for seat, player in enumerate(view.players)
        if player.columns[technology.row - 1] >= technology.column
    ]
    if owners:
        facts.append(Fact("marker", who.text("tech_owners", seats=who.seats_text(owners))))
    facts.append(Fact("tick", who.text("tech_keeps")))
    return Inspection(who.say(words.technology(view, number)), who.text("tech_place", **place),
                      None, tuple(facts), clauses=("VE-7.1", "VE-6.7.2"))  # fmt: skip


def tech_marker(who: Inspector, parts: list[str]) -> Inspection:
    """The technology marker of a seat in a row."""
    row, seat = int(parts[0]) - 1, int(parts[1])
    view = who.view
    numbers, column = view.data.grid_of[row], view.players[seat].columns[row]
    facts = [
        Fact("technologies", who.text("tech_effect", what=words.effect(view, number)))
        for number in numbers[:column]
    ]
    if column < len(numbers):
        cost = words.price(view, view.data.technologies[numbers[column]].workers)
        facts.append(Fact("pool", who.text("tech_next", cost=cost)))
    return Inspection(
        who.text("tech_marker", seat=Seat(seat), row=row + 1),
        who.text("tech_column", column=column, last=len(numbers)),
        None,
        tuple(facts),
        clauses=("VE-6.7.1", "VE-6.7.4"),
    )


def newcomer(who: Inspector, parts: list[str]) -> Inspection:
    """Where the worker of a seat waits to be hired."""
    view, seat = who.view, int(parts[1])
    row = view.data.newcomer_rows.index(parts[0])
    facts = []
    for place, each in enumerate(view.data.sites):
        for option in each.options:
            if option.verb == HIRE and option.amount == row:
                cost = words.price(view, option.prices[0])
                there = {"site": words.site(view, place), "cost": cost}
                facts.append(Fact("waiting", who.text("waiting_here", **there)))
    facts.append(Fact("unused", who.text("waiting_rule")))
    gone = not view.players[seat].waiting[row]
    return Inspection(who.text("waiting", seat=Seat(seat)),
                      who.text("waiting_gone") if gone else "",
                      None, tuple(facts), clauses=("VE-6.8.1", "VE-6.8.4"))  # fmt: skip


def king(who: Inspector, parts: list[str]) -> Inspection:
    """The King, or a step of his avenue."""
    view, step = who.view, int(parts[0])
    last = palace_step(view)
    left = max(0, last - view.king)
    state = who.text("king_left", n=left) if left else who.text("king_there")
    facts = [Fact("king", state), Fact("move", who.text("king_rule"))]
    facts.append(Fact("over", who.text("king_end")))
    if step == view.king:
        title, subtitle = who.text("king"), who.text("king_at", step=step, last=last)
    else:
        title = who.text("king_palace") if step == last else who.text("king_step", n=step)
        subtitle = who.text("king_at", step=view.king, last=last)
    return Inspection(title, subtitle, None, tuple(facts), clauses=("VE-8.1", "VE-9.1.2"))


def score(who: Inspector, parts: list[str]) -> Inspection:
    """The score track with everybody's points so far."""
    ranked = sorted(range(who.view.seats), key=lambda seat: -who.view.players[seat].score)
    facts = [
        Fact("points", who.text("score_of", seat=Seat(seat), n=who.view.players[seat].score))
        for seat in ranked
    ]
    facts.append(Fact("unused", who.text("score_final")))
    return Inspection(who.text("score"), facts=tuple(facts), clauses=("VE-6.6.3", "VE-10.1"))
