"""The board of the Versailles table: its pictures by layout, one for each magnification, and the
component data printed on them as values."""

from __future__ import annotations

import pygame

from engine.games.versailles.data import VersaillesData
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.sites import HIRE, READY, SWEEP, TAKE, Option, Site
from engine.games.versailles.state import State
from engine.games.versailles.telling import words
from scenes.games.board_pictures import BoardPictures, Corner
from scenes.games.versailles.faces import known_icon
from scenes.table.view import Say
from sprites.common.cache import RasterCache
from sprites.versailles.board_layer import BoardBuild
from sprites.versailles.board_light import (
    HELD_TONE,
    bring_forward,
    rest_plan,
    set_aside,
    warm,
)
from sprites.versailles.board_quiet import HELD, SHUT, quieten
from sprites.versailles.board_view import BoardView, Chip, GoodsPrice, TechFace
from sprites.versailles.geometry import BoardLayout

_CHIPS = {SWEEP: "sweep", READY: "tokens"}
"""Options that stand on the board as a price and a sign."""


def board_view(view: State, say: Say) -> BoardView:
    """Everything printed, from the data of a session."""
    data = view.data
    sites = range(len(data.sites))
    return BoardView(
        titles=tuple((data.sites[place].id, say(words.site(view, place))) for place in sites),
        chips=tuple((data.sites[place].id, _chips(data.sites[place])) for place in sites),
        display=_prices(data, TAKE),
        goods=tuple(
            GoodsPrice(known_icon(kind.id), kind.workers, _amounts(kind.cost))
            for kind in data.decorations
        ),
        technologies=tuple(
            tuple(_technology(data, number) for number in row) for row in data.grid_of
        ),
        newcomers=tuple(_hire_price(data, row) for row in range(len(data.newcomer_rows))),
    )


def _chips(site: Site) -> tuple[Chip, ...]:
    """Yields by strength, and options with a price of their own."""
    chips = [
        Chip(workers, RESOURCES[given.resource], n)
        for given in site.yields
        for workers, n in enumerate(given.amounts, 1)
    ]
    chips += [
        Chip(option.prices[0], _CHIPS[option.verb], option.amount)
        for option in site.options
        if option.verb in _CHIPS
    ]
    return tuple(chips)


def _amounts(cost: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((name, n) for name, n in zip(RESOURCES, cost, strict=True) if n)


def _technology(data: VersaillesData, number: int) -> TechFace:
    technology = data.technologies[number]
    icon = "" if technology.echo else RESOURCES[technology.resource]
    site = data.sites[technology.site].id
    return TechFace(technology.workers, site, icon, technology.amount)


def _options(data: VersaillesData, verb: str) -> list[Option]:
    return [option for site in data.sites for option in site.options if option.verb == verb]


def _prices(data: VersaillesData, verb: str) -> tuple[int, ...]:
    found = _options(data, verb)
    return tuple(found[0].prices) if found else ()


def _hire_price(data: VersaillesData, row: int) -> int:
    found = [option for option in _options(data, HIRE) if option.amount == row]
    return found[0].prices[0] if found else 0


class VersaillesBoards(BoardPictures[BoardLayout, BoardView]):
    """Board builds by layout."""

    def __init__(self, cache: RasterCache) -> None:
        super().__init__()
        self._cache = cache

    def lay(
        self, canvas: pygame.Surface, layout: BoardLayout, view: BoardView, corner: Corner
    ) -> None:
        """The board with the light on the location in use."""
        super().lay(canvas, layout, view, corner)
        if view.begun:
            rest_plan(canvas, layout, corner)
        held, aside, reach = (
            [(site, view.title(site)) for site in sites]
            for sites in (view.held, view.aside, view.reach)
        )
        warm(canvas, layout, reach, corner)
        quieten(canvas, layout, held, corner, HELD)
        quieten(canvas, layout, aside, corner, SHUT)
        set_aside(canvas, layout, held, corner, HELD_TONE)
        set_aside(canvas, layout, aside, corner)
        if view.in_use:
            title = view.title(view.in_use)
            bring_forward(canvas, layout, view.in_use, title, corner, view.away, view.titles)

    def _make(self, layout: BoardLayout, view: BoardView) -> BoardBuild:
        return BoardBuild(layout, view, self._cache)

    def _key(self, layout: BoardLayout, view: BoardView) -> object:
        return layout.size, layout.unit, layout.spec
