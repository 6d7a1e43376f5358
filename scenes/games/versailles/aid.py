"""Versailles: the player aid from the game's data, and the groups of its icons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.games import load_game
from engine.games.versailles.data import ScoreRule, VersaillesData
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
    Site,
)
from engine.games.versailles.state import State
from engine.games.versailles.telling import words
from scenes.games.icon_sources import icons_named
from scenes.games.versailles.faces import known_icon
from scenes.handbook.aid.content import (
    AidWords,
    Entry,
    Remark,
    Row,
    Say,
    icon_groups,
)
from sprites.common.rich import IconSource
from sprites.versailles.icons import ICON_NAMES, icon

GAME = "versailles"
_STEPS = {
    "step.move": "VE-4",
    "step.mark": "VE-4.5",
    "step.use": "VE-5",
    "step.share": "VE-7.3",
    "step.arrive": "VE-6.8.4",
    "step.ending": "VE-9.1",
}
_COLUMNS = ("first", "second", "third")

ICON_GROUPS = icon_groups(
    GAME,
    {
        "goods": "wood marble gold points",
        "decorations": "decorations painting chandelier mirror flowerbed statue fountain",
        "people": "workers pool waiting token tokens token_off marker king",
        "tiles": "tiles tile_back built plan interior garden turn",
        "technologies": "technologies echo bonus",
        "moves": "single pair double_step",
        "deeds": (
            "take sweep ready buy build adorn learn hire arrive discard reveal shuffle pile_out"
        ),
        "signs": (
            "activate void unused order over tick no_sign eye hint warning undo redo restart end "
            "menu"
        ),
    },
)


def icon_source() -> IconSource:
    """The game's icons; None for an unknown name."""
    return icons_named(ICON_NAMES, icon)


def aid(say: Say) -> Sequence[Entry]:
    """A turn, the locations, all prices, the technologies, the points."""
    data: VersaillesData = load_game(GAME).data
    return VersaillesAid(say, data).entries()


class VersaillesAid(AidWords):
    """Puts the aid together from the component data."""

    def __init__(self, say: Say, data: VersaillesData) -> None:
        super().__init__(GAME, say, ICON_NAMES)
        self._data = data
        self._view = State(data=data)

    def entries(self) -> list[Entry]:
        """Everything in order."""
        return [
            *self._turn(),
            *self._moves(),
            *self._locations(),
            *self._display(),
            *self._decorations(),
            *self._technologies(),
            *self._points(),
        ]

    def _turn(self) -> Iterable[Entry]:
        yield self.heading("turn", "VE-3.2")
        yield from self.steps(_STEPS)

    def _moves(self) -> Iterable[Entry]:
        shares = (0.4, 0.2, 0.2, 0.2)
        yield self.heading("moves", "VE-4.3")
        yield self.head(shares, "way", "workers", "arrows", "price")
        for mode in self._data.moves.modes:
            price = self.text("row.tokens", n=mode.tokens) if mode.tokens else self.text("row.free")
            way = self.text(f"row.{mode.id}")
            yield Row((way, str(mode.workers), str(mode.steps), price), shares)

    def _locations(self) -> Iterable[Entry]:
        shares = (0.32, 0.68)
        yield self.heading("locations", "VE-6")
        yield self.head(shares, "location", "does")
        for place, site in enumerate(self._data.sites):
            name = self.say(words.site(self._view, place))
            lines = [*self._yields(site), *(self._option(option) for option in site.options)]
            yield Row((name, "\n".join(lines)), shares)
        yield self.remark("pool")

    def _yields(self, site: Site) -> Iterable[str]:
        for given in site.yields:
            name = self.glyph(RESOURCES[given.resource])
            amounts = ", ".join(f"{n}{name}" for n in given.amounts)
            yield self.text("row.yield", amounts=amounts)

    def _option(self, option: Option) -> str:
        return _LINES[option.verb](self, option)

    def _display(self) -> Iterable[Entry]:
        options = [option for site in self._data.sites for option in site.options]
        prices = next((option.prices for option in options if option.verb == TAKE), ())
        shares = (1 / max(1, len(prices)),) * len(prices)
        yield self.heading("display", "VE-6.4.1")
        names = (self.text("row.slot", n=slot) for slot in range(1, len(prices) + 1))
        yield Row(tuple(names), shares, head=True)
        yield Row(tuple(self.text("row.pay", n=price) for price in prices), shares)
        yield Remark(self.text("remark.hand", n=self._data.hand_limit))

    def _decorations(self) -> Iterable[Entry]:
        shares = (0.46, 0.18, 0.2, 0.16)
        yield self.heading("decorations", "VE-6.5.2")
        yield self.head(shares, "what", "workers", "cost", "count")
        for kind, decoration in enumerate(self._data.decorations):
            said = self.say(words.decoration(self._view, kind))
            values = {"name": said, "icon": self.glyph(known_icon(decoration.id))}
            name = self.text(f"row.{decoration.kind}", **values)
            workers = self.text("row.pay", n=decoration.workers)
            cost = " ".join(
                f"{n}{self.glyph(name)}"
                for name, n in zip(RESOURCES, decoration.cost, strict=True)
                if n
            )
            yield Row((name, workers, cost, str(decoration.count)), shares)
        yield self.remark("stock")

    def _technologies(self) -> Iterable[Entry]:
        widest = max(len(row) for row in self._data.grid_of)
        shares = (1 / widest,) * widest
        yield self.heading("technologies", "VE-7.1")
        if widest == len(_COLUMNS):
            yield self.head(shares, *_COLUMNS)
        for row in self._data.grid_of:
            cells = [self._technology(number) for number in row]
            yield Row((*cells, *("",) * (widest - len(cells))), shares)
        yield self.remark("techs")

    def _technology(self, number: int) -> str:
        technology = self._data.technologies[number]
        site = self.say(words.site(self._view, technology.site))
        if technology.echo:
            return self.text("row.echo", n=technology.workers, site=site)
        icon_name = self.glyph(RESOURCES[technology.resource])
        values = {"n": technology.workers, "amount": technology.amount, "icon": icon_name}
        return self.text("row.bonus", site=site, **values)

    def _points(self) -> Iterable[Entry]:
        shares = (0.62, 0.38)
        yield self.heading("points", "VE-10.1")
        yield self.head(shares, "what", "worth")
        yield Row((self.text("row.tile"), self.text("row.printed")), shares)
        for rule in self._data.scoring:
            yield Row((self._scored(rule), self._worth(rule)), shares)
        yield self.remark("ties")
        yield self.remark("source")

    def _scored(self, rule: ScoreRule) -> str:
        if rule.pile:
            return self.text(f"row.{rule.pile}")
        glyphs = self.glyphs(RESOURCES[resource] for resource in rule.resources)
        return self.text("row.resources", what=glyphs) if len(rule.resources) > 1 else glyphs

    def _worth(self, rule: ScoreRule) -> str:
        if rule.per == 1:
            return self.text("row.each", n=rule.vp)
        return self.text("row.per", n=rule.vp, per=rule.per)


_LINES: dict[str, Callable[[VersaillesAid, Option], str]] = {
    TAKE: lambda who, option: who.text("row.take"),
    SWEEP: lambda who, option: who.text("row.sweep", n=option.prices[0], tiles=option.amount),
    READY: lambda who, option: who.text("row.ready", n=option.prices[0], tokens=option.amount),
    BUY: lambda who, option: who.text("row.buy"),
    BUILD: lambda who, option: who.text("row.build"),
    LEARN: lambda who, option: who.text("row.learn"),
    HIRE: lambda who, option: who.text("row.hire", n=option.prices[0]),
}
