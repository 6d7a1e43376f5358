"""What a person has in mind, from the gesture in progress: asked by games that lay hints."""

from __future__ import annotations

from dataclasses import replace

from scenes.table.input.pointing import Pointed
from scenes.table.model.table_model import TableModel
from scenes.table.view import Aim

NOTHING = Aim()


def aim_of(model: TableModel, pointed: Pointed) -> Aim:
    """The source in the hand or under the pointer, and what a click would do with it. In an open
    chooser it is the row under the pointer, or that of the keyboard."""
    if not model.asking:
        return NOTHING
    offers, controller, picking = model.controller.offers, model.controller, model.picking
    if picking is not None:
        choice = pointed.choice or picking.choices[picking.row]
        return _from(model, Aim(choice.source, choice.target, choice=choice))
    source = controller.source
    if not source and pointed.anchor in offers.sources():
        source = pointed.anchor
    aim = Aim(source, pointed.anchor, (), pointed.choice, pointed.blocked, controller.variant)
    taken = bool(controller.source)
    return _from(model, replace(aim, offered=offers.choices, taken=taken))


def _from(model: TableModel, aim: Aim) -> Aim:
    """The same with everything that its source could do."""
    if not aim.source:
        return aim
    return replace(aim, choices=tuple(model.controller.offers.from_source(aim.source)))
