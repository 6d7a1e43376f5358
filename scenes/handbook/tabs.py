"""The chapters of a game's handbook, as far as the game has them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from scenes.handbook.chapter import Leaf

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.handbook.scene import RulebookScene

RULES, AID, ICONS, CARDS = "rules", "aid", "icons", "cards"


def chapters(app: App, game: str) -> tuple[str, ...]:
    """Keys of the chapters: a game without a module for one has not got it."""
    found = [RULES]
    if find_spec(f"scenes.games.{game}.aid") is not None:
        found += [AID, ICONS]
    if find_spec(f"scenes.games.{game}.gallery") is not None:
        found.append(CARDS)
    return tuple(found)


def make_leaf(tab: str, scene: RulebookScene) -> Leaf:
    """The chapter of a key that is not the rules."""
    names = {AID: "AidLeaf", ICONS: "IconsLeaf"}
    module = import_module("scenes.handbook.aid.chapter")
    leaf: Leaf = getattr(module, names[tab])(scene)
    return leaf
