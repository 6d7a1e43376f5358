"""The chips beside the shelf: what each would show, and which are chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.games import game_keys
from scenes.library.list import ORDERS, SHOWS, Choice, Stock
from scenes.shell.services import Services
from sprites.library.chips import Chip

ANY_GAME: Final = "all"


def groups() -> dict[str, tuple[str, ...]]:
    """Entries by heading, from top to bottom."""
    return {"show": SHOWS, "game": (ANY_GAME, *game_keys()), "order": ORDERS}


def filter_chips(app: Services, stock: Stock, choice: Choice) -> dict[str, Chip]:
    """All chips by key "group:entry"."""
    found: dict[str, Chip] = {}
    for show in SHOWS:
        count = stock.count(replace(choice, show=show))
        words = app.say(f"archive.library.shows.{show}")
        found[f"show:{show}"] = Chip(words, str(count), chosen=show == choice.show)
    for entry in groups()["game"]:
        game = "" if entry == ANY_GAME else entry
        count = stock.count(replace(choice, game=game))
        words = app.say(f"archive.game.{entry}") if game else app.say("archive.library.all_games")
        found[f"game:{entry}"] = Chip(words, str(count), game, game == choice.game)
    for order in ORDERS:
        words = app.say(f"archive.library.orders.{order}")
        found[f"order:{order}"] = Chip(words, chosen=order == choice.order)
    return found


def with_chip(choice: Choice, group: str, entry: str) -> Choice:
    """The choice after a click on a chip."""
    if group == "show":
        return replace(choice, show=entry)
    if group == "game":
        return replace(choice, game="" if entry == ANY_GAME else entry)
    return replace(choice, order=entry)
