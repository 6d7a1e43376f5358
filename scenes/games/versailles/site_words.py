"""The inspector's words about a location and the workers in it."""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import Text
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.sites import (
    BUILD,
    BUY,
    HIRE,
    LEARN,
    READY,
    SWEEP,
    TAKE,
    Option,
)
from engine.games.versailles.state import State, bonus_of
from engine.games.versailles.telling import words
from engine.texts import Seat
from scenes.games.versailles.inspector import Inspector
from scenes.table.view import Fact, Inspection

_OPTION_ICONS = {
    TAKE: "take",
    SWEEP: "sweep",
    READY: "tokens",
    BUY: "decorations",
    BUILD: "build",
    LEARN: "technologies",
    HIRE: "waiting",
}


def site(who: Inspector, parts: list[str]) -> Inspection:
    """A location: what it gives, who is there, who shares it, where one goes from it."""
    view, place = who.view, who.site_of(parts[0])
    printed = view.data.sites[place]
    facts = [*_gives(who, place), *_options(who, place), *_people(who, place)]
    royal = who.text("king_walks") if printed.king else ""
    ends = tuple(who.site_name(end) for end in view.data.moves.arrows[place])
    facts.append(Fact("move", who.text("leads_to", sites=ends)))
    clauses = ("VE-6.1.1", "VE-7.3") if printed.yields else ("VE-5.3", "VE-7.3")
    name = who.say(who.site_name(place))
    return Inspection(name, royal, facts=tuple(facts), clauses=clauses)


def _gives(who: Inspector, place: int) -> list[Fact]:
    """Cubes by strength, and technologies that add to them."""
    view = who.view
    facts = []
    for given in view.data.sites[place].yields:
        name = RESOURCES[given.resource]
        amounts = tuple(words.good(given.resource, n) for n in given.amounts)
        facts.append(Fact(name, who.text("yields", amounts=amounts)))
        for seat in range(view.seats):
            bonus = bonus_of(view, seat, place, given.resource)
            if bonus:
                more = words.good(given.resource, bonus)
                facts.append(Fact("bonus", who.text("bonus_of", seat=Seat(seat), what=more)))
    return facts


def _options(who: Inspector, place: int) -> list[Fact]:
    """What its options are; hiring from several rows is one line."""
    options = who.view.data.sites[place].options
    facts = [
        Fact(_OPTION_ICONS[option.verb], _LINES[option.verb](who, option))
        for option in options
        if option.verb != HIRE
    ]
    hire = tuple(words.workers(option.prices[0]) for option in options if option.verb == HIRE)
    if hire:
        facts.append(Fact(_OPTION_ICONS[HIRE], who.text("hire", cost=hire)))
    return facts


def _cost(who: Inspector, option: Option) -> tuple[Text, ...]:
    return words.price(who.view, option.prices[0])


_LINES: dict[str, Callable[[Inspector, Option], str]] = {
    TAKE: lambda who, option: who.text("take"),
    SWEEP: lambda who, option: who.text("sweep", n=option.amount, cost=_cost(who, option)),
    READY: lambda who, option: who.text("ready", n=option.amount, cost=_cost(who, option)),
    BUY: lambda who, option: who.text("buy"),
    BUILD: lambda who, option: who.text("build"),
    LEARN: lambda who, option: who.text("learn"),
}


def _people(who: Inspector, place: int) -> list[Fact]:
    """Workers, markers and owners of the echo."""
    view, facts = who.view, []
    crowd = tuple(
        Text("versailles.inspect.worker_of", {"seat": Seat(seat), "n": player.workers[place]})
        for seat, player in enumerate(view.players)
        if player.workers[place]
    )
    if crowd:
        facts.append(Fact("workers", who.text("workers_here", crowd=crowd), stands=True))
    last = [seat for seat, player in enumerate(view.players) if player.marker == place]
    if last:
        facts.append(Fact("marker", who.text("marker_of", seats=who.seats_text(last)), stands=True))
    owners = [seat for seat in range(view.seats) if _echoes(view, seat, place)]
    if owners:
        facts.append(Fact("echo", who.text("echo_of", seats=who.seats_text(owners))))
    return facts


def _echoes(view: State, seat: int, place: int) -> bool:
    """True when a seat owns the echo of a location, with a worker there or not."""
    columns = view.players[seat].columns
    return any(
        columns[view.data.technologies[number].row - 1] >= view.data.technologies[number].column
        for number in view.data.echoes[place]
    )


def pool(who: Inspector, parts: list[str]) -> Inspection | None:
    """The workers of a seat in a location; where it has none, the location itself."""
    place, seat = who.site_of(parts[0]), int(parts[1])
    n = who.view.players[seat].workers[place]
    if not n:
        return site(who, parts[:1])
    facts = [
        Fact("move", who.text("move_rule")),
        Fact("tokens", who.text("double_rule")),
        Fact("marker", who.text("marker_rule")),
        Fact("pool", who.text("pool_rule")),
    ]
    ends = tuple(who.site_name(end) for end in who.view.data.moves.arrows[place])
    facts.append(Fact("move", who.text("leads_to", sites=ends)))
    where = who.text("pool_at", n=n, site=who.site_name(place))
    return Inspection(who.text("pool", seat=Seat(seat)), where, None, tuple(facts),
                      clauses=("VE-4.3", "VE-4.5"))  # fmt: skip
