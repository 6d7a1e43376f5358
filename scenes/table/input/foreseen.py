"""What somebody may come to point at or carry a piece to while a question is open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, zip_longest

from scenes.table.input.pointing import Pointed, pointed_at
from scenes.table.model.table_model import TableModel


def likely(model: TableModel, reasons: Mapping[str, str], most: int) -> list[Pointed]:
    """At most so many: in turns pieces and places under the pointer, pieces in the hand on their
    way, and places that a piece is carried to."""
    under, targets = _under(model, reasons), _carried_to(model)
    found: list[Pointed] = []
    for each in chain.from_iterable(zip_longest(under, _on_the_way(model), targets)):
        if len(found) == most:
            break
        if each is not None and each not in found:
            found.append(each)
    return found


def _under(model: TableModel, reasons: Mapping[str, str]) -> Iterator[Pointed]:
    question = model.question
    targets = [each.target for each in question.choices if each.target] if question else []
    for anchor in dict.fromkeys((*model.controller.offers.sources(), *targets)):
        yield pointed_at(model, anchor, "", reasons)


def _on_the_way(model: TableModel) -> Iterator[Pointed]:
    for source in model.controller.offers.sources():
        yield Pointed(source)


def _carried_to(model: TableModel) -> Iterator[Pointed]:
    """The rail says of a place what is done there with the piece in the hand."""
    offers = model.controller.offers
    for source in offers.sources():
        for target in offers.targets(source):
            choices = model.controller.meant(offers.at(target, source))
            if choices:
                yield Pointed(target, choices[0])
