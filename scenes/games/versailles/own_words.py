"""The inspector's words about what a seat owns: tiles, decorations, tokens, cubes."""

from __future__ import annotations

from engine.explain import Text
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import State
from engine.games.versailles.telling import words
from engine.texts import Seat
from scenes.games.versailles.faces import known_icon
from scenes.games.versailles.inspector import Inspector
from scenes.table.view import Fact, Inspection


def fit_fact(who: Inspector, number: int) -> Fact:
    """Whether a tile could be built as the palace stands."""
    squares = words.fitting(who.view, number)
    return Fact("plan", who.text("fits", n=squares) if squares else who.text("fits_nowhere"))


def hand_tile(who: Inspector, parts: list[str]) -> Inspection | None:
    """A tile of any hand."""
    number = next((n for n, t in enumerate(who.view.data.tiles) if t.id == parts[0]), -1)
    owner = next((s for s, p in enumerate(who.view.players) if number in p.hand), -1)
    if number < 0 or owner < 0:
        return None
    lacking = missing(who.view, owner, number)
    state = (
        Fact("no_sign", who.text("missing", cost=lacking))
        if lacking
        else Fact("tick", who.text("ready_to_build"))
    )
    facts = (state, fit_fact(who, number))
    return who.tile(number, who.text("in_hand", seat=Seat(owner)), facts)


def missing(view: State, seat: int, number: int) -> tuple[Text, ...]:
    """Cubes and decorations that a seat lacks for a tile."""
    player, printed = view.players[seat], view.data.tiles[number]
    goods = [max(0, want - have) for want, have in zip(printed.cost, player.goods, strict=True)]
    stock = [
        max(0, want - have) for want, have in zip(printed.decorations, player.stock, strict=True)
    ]
    return (*words.goods(goods), *words.ornaments(view, stock))


def hand(who: Inspector, parts: list[str]) -> Inspection:
    """The whole hand."""
    held, limit = len(who.view.players[who.seat].hand), who.view.data.hand_limit
    facts = (
        Fact("discard", who.text("hand_rule")),
        Fact("points", who.text("hand_points")),
    )
    title = who.text("hand", seat=Seat(who.seat))
    return Inspection(title, who.text("hand_held", n=held, limit=limit), None, facts,
                      clauses=("VE-6.4.6", "VE-10.1"))  # fmt: skip


def stock(who: Inspector, parts: list[str]) -> Inspection:
    """The own decorations, or one type of them."""
    view = who.view
    if parts:
        kind = next(n for n, each in enumerate(view.data.decorations) if each.id == parts[0])
        return ornament(who, kind)
    player = view.players[who.seat]
    held = words.ornaments(view, player.stock)
    facts = [Fact("decorations", who.say(text)) for text in held]
    facts.append(Fact("points", who.text("ornament_use")))
    title = who.text("stock", seat=Seat(who.seat))
    return Inspection(title, who.text("stock_held", n=sum(player.stock)), None, tuple(facts),
                      clauses=("VE-6.6.2", "VE-10.1"))  # fmt: skip


def ornament(who: Inspector, kind: int) -> Inspection:
    """A type of decoration: price, what is left, who has some."""
    view = who.view
    decoration = view.data.decorations[kind]
    cost = words.price(view, decoration.workers, decoration.cost)
    left = view.shop[kind]
    facts = [Fact("pool", who.text("ornament_price", cost=cost))]
    if left:
        facts.append(
            Fact(
                known_icon(decoration.id), who.text("ornament_left", n=left, total=decoration.count)
            )
        )
    else:
        facts.append(Fact("void", who.say("versailles.blocked.sold_out")))
    for seat, player in enumerate(view.players):
        if player.stock[kind]:
            held = who.text("ornament_own", seat=Seat(seat), n=player.stock[kind])
            facts.append(Fact("decorations", held))
    facts.append(Fact("points", who.text("ornament_use")))
    return Inspection(
        who.say(words.decoration(view, kind)),
        who.text(f"kind_{decoration.kind}"),
        who.faces.ornament(kind, who.picture_width),
        tuple(facts),
        clauses=("VE-6.5.1", "VE-6.5.2"),
    )


def tokens(who: Inspector, parts: list[str]) -> Inspection:
    """The double-move tokens."""
    n, total = who.view.players[who.seat].tokens, who.view.data.tokens
    facts = (
        Fact("move", who.text("double_rule")),
        Fact("tokens", who.text("tokens_ready")),
    )
    title = who.text("tokens", seat=Seat(who.seat))
    return Inspection(title, who.text("tokens_active", n=n, total=total), None, facts,
                      clauses=("VE-4.3", "VE-4.4"))  # fmt: skip


def goods(who: Inspector, parts: list[str]) -> Inspection:
    """Cubes of one kind."""
    resource = RESOURCES.index(parts[0])
    rules = [rule for rule in who.view.data.scoring if resource in rule.resources]
    facts = [Fact("gain", who.text("goods_supply"))]
    for rule in rules:
        use = "gold" if len(rule.resources) == 1 else "plain"
        facts.insert(0, Fact(parts[0], who.text(f"goods_use_{use}", per=rule.per, n=rule.vp)))
    n = who.view.players[who.seat].goods[resource]
    return Inspection(who.say(f"versailles.counter.{parts[0]}"), str(n), None, tuple(facts),
                      clauses=("VE-1.8", "VE-10.1"))  # fmt: skip


def seat_row(who: Inspector, parts: list[str]) -> Inspection:
    """Everything about one seat."""
    view, seat = who.view, int(parts[0])
    player = view.players[seat]
    facts = [Fact("built", who.text("built_by", n=player.built))]
    facts.append(Fact("tokens", who.text("tokens_active", n=player.tokens, total=view.data.tokens)))
    known = tuple(
        words.technology(view, number)
        for row, numbers in enumerate(view.data.grid_of)
        for number in numbers[: player.columns[row]]
    )
    learnt = who.text("technologies", what=known) if known else who.text("no_technology")
    facts.append(Fact("technologies", learnt))
    if player.hand:
        tiles = tuple(words.tile(view, number) for number in player.hand)
        facts.append(Fact("tiles", who.text("discard_names", tiles=tiles)))
    facts += [Fact("decorations", who.say(t)) for t in words.ornaments(view, player.stock)]
    place = who.text("order_place", n=view.order.index(seat) + 1)
    return Inspection(who.text("seat", seat=Seat(seat)), place, facts=tuple(facts))
