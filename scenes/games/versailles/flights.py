"""Cubes, decorations, tokens and points that fly while events are shown."""

from __future__ import annotations

import pygame

from engine.events import Event
from engine.games.versailles import places as at
from engine.games.versailles.state import State
from scenes.games.versailles.faces import known_icon
from scenes.table.motion.things import Flight, Place
from sprites.versailles.icons import icon
from sprites.versailles.pieces import count_badge, decoration, token
from sprites.versailles.tile_face import points_shield

_DROP = 0.3
"""Times its height by which the seal comes from above that is set on the title of a location."""
_YIELD = 1.25
"""How much larger than other things a gain is that flies."""
_SHIELD = 1.4
"""Icons across the shield that carries the points of a built tile to the track."""


def flights(event: Event, view: State, own: int, px: int) -> tuple[Flight, ...]:
    """What flies during an event; `own` is whose tray lies there, `px` the size of an icon."""
    kind, seat, values = event.kind, event.seat, event.values
    here, home = used_site(view), f"seat:{seat}"
    if kind in ("gain", "bonus", "pay"):
        purse = at.goods(values[0]) if seat == own else home
        ends = (purse, here) if kind == "pay" else (here, purse)
        side = px if kind == "pay" else round(px * _YIELD)
        return (Flight(_counted(icon(values[0], side), values[1]), *ends),)
    if kind in ("buy", "adorn"):
        name = view.data.decorations[values[0]].id
        stock = at.ornament(name) if seat == own else home
        if kind == "buy":
            return (Flight(decoration(known_icon(name), px), at.workshop(view, values[0]), stock),)
        square = at.square(view, values[2])
        return (Flight(_counted(decoration(known_icon(name), px), values[1]), stock, square),)
    if kind == "ready":
        purse = at.TOKENS if seat == own else home
        return (Flight(_counted(token(px), values[0]), here, purse),)
    if kind == "score":
        shield = points_shield(values[0], round(px * _SHIELD))
        return (Flight(shield, scored_at(view, values[0]) or here, f"score:{seat}"),)
    return ()


def seal_set(site: str, title: pygame.Rect) -> Flight:
    """The seal of a location comes down where it lies on its title, and hides nothing that is
    read."""
    spot = pygame.Rect(title.left, title.top, title.height, title.height)
    picture = icon(f"site:{site}", spot.height)
    return Flight(picture, Place(spot.move(0, -round(spot.height * _DROP))), Place(spot))


def earned_at(event: Event, view: State) -> tuple[str, ...] | None:
    """Where light runs while an event moves something: at the workers who earn, and nowhere while
    somebody only walks or begins; None: where it happens."""
    if event.kind in ("move", "marker", "spend_tokens", "activate"):
        return ()
    if event.kind in ("gain", "bonus") and view.turn >= 0:
        return (at.pool(view, view.players[view.turn].marker, event.seat),)
    return None


def scored_at(view: State, points: int) -> str:
    """The square of a tile just built that brought so many points; empty where it may be another
    tile of as many."""
    tiles = view.data.tiles
    worth = [n for n, tile in enumerate(view.squares) if tile >= 0 and tiles[tile].vp == points]
    return at.square(view, worth[0]) if len(worth) == 1 else ""


def used_site(view: State) -> str:
    """The location that is used in this turn: where the active player's marker lies."""
    marker = view.players[view.turn].marker if view.turn >= 0 else -1
    return at.site(view, marker) if marker >= 0 else ""


def _counted(picture: pygame.Surface, n: int) -> pygame.Surface:
    """A thing with its number, if it is more than one."""
    if n < 2:
        return picture
    number = count_badge(n, round(picture.get_height() * 0.55))
    wide = picture.get_width() + number.get_width() // 2
    canvas = pygame.Surface((wide, picture.get_height()), pygame.SRCALPHA)
    canvas.blit(picture, (0, 0))
    canvas.blit(number, number.get_rect(bottomright=canvas.get_rect().bottomright))
    return canvas
