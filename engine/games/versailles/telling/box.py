"""What can be corrected in the component file of Versailles: what locations and technologies do."""

from __future__ import annotations

from engine.box.amounts import amounts
from engine.box.game_box import GameBox, Shape, Switch, Together
from engine.box.language import Part
from engine.box.places import Place
from engine.explain import Text
from engine.games.versailles.data import FILE, read_sheet
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.sites import SITES

_MOST_GOODS = 20
_MOST_WORKERS = 9


def _goods(parts: tuple[Part, ...]) -> Text:
    named = [Text(f"versailles.good.{part.sign}", {"n": part.number}) for part in parts]
    return Text("versailles.box.all", {"parts": named}) if named else Text("versailles.box.nothing")


def _site(key: str) -> Text:
    return Text(f"versailles.site.{key}", {"fallback": key})


def _workers(parts: tuple[Part, ...]) -> Text:
    named = [
        Text(
            "versailles.box.workers",
            {"n": part.number, "place": Text(f"versailles.site.{part.sign}")},
        )
        for part in parts
    ]
    return Text("versailles.box.all", {"parts": named}) if named else Text("versailles.box.nothing")


_COST = amounts(RESOURCES, _MOST_GOODS, _goods)
_LIMIT = ("limit",)

BOX = GameBox(
    read_sheet=read_sheet,
    file=FILE,
    notations={
        "decoration.cost": _COST,
        "tile.cost": _COST,
        "start.places": amounts(SITES, _MOST_WORKERS, _workers),
    },
    shapes={
        "location.options": (
            Shape("YIELD", {"code": "YIELD"}, {"resource": "wood", "yields": [1, 2, 3]}),
            Shape("TAKE_TILE", {"code": "TAKE_TILE"}, {"workers": "slot"}, _LIMIT),
            Shape("SWEEP", {"code": "SWEEP"}, {"workers": 1, "tiles": 1}, _LIMIT),
            Shape("READY_TOKENS", {"code": "READY_TOKENS"}, {"workers": 1, "amount": 1}, _LIMIT),
            Shape("BUY_DECOR", {"code": "BUY_DECOR"}, {"workers": "decoration"}, _LIMIT),
            Shape("BUILD_TILE", {"code": "BUILD_TILE"}, {"workers": "tile"}, _LIMIT),
            Shape("LEARN", {"code": "LEARN"}, {"workers": "column"}, _LIMIT),
            Shape("HIRE", {"code": "HIRE"}, {"workers": 2, "row": "row_2"}, _LIMIT),
        ),
        "technology.effect": (
            Shape(
                "BONUS",
                {"code": "BONUS"},
                {"location": "sawmill", "resource": "wood", "amount": 1},
            ),
            Shape("ECHO", {"code": "ECHO"}, {"location": "sawmill"}),
        ),
    },
    switches=(
        Switch(
            "own_marker",
            "VE-4.6",
            Place("moving", "pass_own_marker"),
            {"passed": True, "stops": False},
        ),
        Switch(
            "pair_steps",
            "VE-8.3",
            Place("king_rulings", "pair_stopping"),
            {"two": 2, "one_step": 1},
        ),
        Switch("hired_steps", "VE-8.4", Place("king_rulings", "hired"), {"none": 0, "one_step": 1}),
    ),
    together=(Together(frozenset({"moving.yield_worker_cap", "location.options.yields"}), False),),
    hidden=frozenset({"meta", "supply", "colour", "resource", "start.players", "start.seat"}),
)
