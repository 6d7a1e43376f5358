"""What can be corrected in the component file of Tara: figures on cards, no effects."""

from __future__ import annotations

from engine.box.game_box import GameBox, Shape, Switch, Together
from engine.box.places import Place
from engine.games.tara.data import FILE, read_sheet

BOX = GameBox(
    read_sheet=read_sheet,
    file=FILE,
    shapes={
        "shape": (
            Shape(
                "place",
                {"effect": "place"},
                {"rank": "farmer", "slots": [[0, 0]], "needs": []},
            ),
            Shape("swap", {"effect": "swap"}),
        )
    },
    switches=(
        Switch(
            "closed_garrison",
            "TA-14.6",
            Place("setup 2", "garrison_allowed"),
            {"never": False, "allowed": True},
        ),
    ),
    together=(
        Together(frozenset({"shape.rank", "shape.slots", "shape.needs"})),
        Together(frozenset({"province.order"}), in_one_entry=False),
        Together(frozenset({"card.shape"}), in_one_entry=False),
    ),
    hidden=frozenset({"meta", "supply", "automatic", "deck.coverage", "colour"}),
)
