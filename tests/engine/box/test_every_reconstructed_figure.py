"""Every reconstructed figure of every game can be corrected, and is played in the next one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from engine.box.applying import Applied, BoxError
from engine.box.editing import Editing
from engine.box.figures import EFFECT, SHAPE, Figure
from engine.box.language import Effect, Offer, Part
from engine.box.places import Place, kind_of, source_at, value_at
from engine.games import game_keys, load_game
from tests.engine.box.support import editing, place
from tests.sampling import WHOLE, one_in, sampled

EVERY = 8
"""Of so many figures one is tried, unless all are asked for."""

TOGETHER = {
    "ai_board.resource_chart.resource",  # three resources, each once, or a single row for all
    "ai_board.slots.type",  # three neighbours have one type, three times
    "moving.yield_worker_cap",  # every location has so many yields
    "setup.provinces",  # with four players all provinces are in play
    "shape.rank",  # the offsets of the figure have to fit there
}
"""Kinds of figures some of which only change together with several others."""


def others(figure: Figure, box: Editing) -> Iterator[dict[Place, Any]]:
    """Changes that give the figure another value, the plainest first."""
    value = figure.value
    if figure.kind == SHAPE:
        for key in figure.choices:
            if key != value:
                yield box.reshaped(figure.place, key)
    else:
        for other in _others(figure, value):
            yield {figure.place: other}


def _others(figure: Figure, value: Any) -> Iterator[Any]:
    if figure.kind == "number":
        yield from (n for n in (value + 1, value - 1) if figure.low <= n <= figure.high)
    elif figure.kind == "numbers":
        yield [*value[:-1], value[-1] + 1]
        yield [*value[:-1], value[-1] - 1]
    elif figure.kind == "flag":
        yield not value
    elif figure.kind == "choice":
        yield from (choice for choice in figure.choices if choice != value)
    elif figure.kind == "choices":
        for choice in figure.choices:
            yield [*value[:-1], choice]
            yield [*value, choice]
        yield value[:-1]
        yield value[::-1]
    elif figure.kind == EFFECT:
        yield from _effects(figure, value)
    elif figure.kind == "text":
        yield value[1:] + value[:1]
        yield value.replace(value[0], "G" if value[0] == "P" else "P", 1)
    else:  # offsets of a figure on a card
        for step in ([0, 1], [0, -1], [0, 2], [1, 0], [-1, 0], [-1, 1]):
            yield [*value[:-1], step]
            yield [*value, step]
        yield value[:-1]


def _effects(figure: Figure, value: Any) -> Iterator[Any]:
    assert figure.notation is not None
    effect, palette = figure.notation.read(value), figure.notation.palette
    for number, step in enumerate(effect.steps):
        for part in step[0].gain:
            sign = palette.sign(part.sign)
            count = part.number
            if sign is not None and count is not None and sign.least <= count < sign.most:
                yield figure.notation.write(_with(effect, number, Part(part.sign, count + 1)))
        for sign in palette.gain:
            if all(sign.key != part.sign for part in step[0].gain):
                yield figure.notation.write(_with(effect, number, sign.first))
    for sign in palette.gain:
        more = (*effect.steps, (Offer((sign.first,)),))
        yield figure.notation.write(Effect(more, effect.head))


def _with(effect: Effect, number: int, part: Part) -> Effect:
    steps = list(effect.steps)
    first = steps[number][0]
    kept = first.gain[1:]
    steps[number] = (Offer((part, *kept), first.pay), *steps[number][1:])
    return Effect(tuple(steps), effect.head)


def swapped(figure: Figure, box: Editing) -> Iterator[dict[Place, Any]]:
    """Changes that give the figure the value of another of its kind, and that one its own."""
    for other in box.figures:
        alike = kind_of(other.at) == kind_of(figure.at) and other.value != figure.value
        if alike and figure.kind != SHAPE:
            yield {figure.place: other.value, other.place: figure.value}


def corrected(box: Editing, figure: Figure) -> Applied | None:
    """The component file in which the figure has some other value; None where all are refused."""
    for change in (*others(figure, box), *swapped(figure, box)):
        if change and change.get(figure.place, None) != figure.value:
            with suppress(BoxError, ValueError):
                return box.preview(change)
    return None


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(one_in(2, game_keys())))
def test_each_can_be_corrected_and_is_played(game: str) -> None:
    box = editing(game)
    fixed = set()
    ours = [figure for figure in box.figures if figure.reconstructed]
    for figure in ours if WHOLE else ours[::EVERY]:
        applied = corrected(box, figure)
        if applied is None:
            fixed.add(kind_of(figure.at))
            continue
        raw = applied.sheet.raw
        assert value_at(raw, figure.at) != value_at(box.raw, figure.at), figure.place
        assert source_at(raw, figure.at) == "box", figure.place
        assert load_game(game, applied.text).data_text == applied.text
    assert fixed <= TOGETHER


def test_ten_of_a_list_change_together() -> None:
    """The walk above in small, all at once and played."""
    box = editing("versailles")
    ours = [each for each in box.figures if each.reconstructed and each.kind == "number"][20:30]
    box.change({figure.place: figure.value + 1 for figure in ours if figure.value < figure.high})
    assert box.progress.left == box.progress.reconstructed - len(box.box.corrections)
    game = load_game("versailles", box.text)
    assert game.setup({"seats": [{"kind": "random"}] * 3, "options": {}}, 4)


CHANGES: list[tuple[str, dict[str, Any]]] = [
    (
        "viscounts",
        {
            "ai_board card|resource_chart": [
                {"resource": "gold", "below": 5},
                {"resource": "ink", "below": 3},
                {"resource": "stone", "below": 999},
            ]
        },
    ),
    (
        "viscounts",
        {
            **{f"ai_board noble|slots[{n}].type": "trading_post" for n in (1, 2, 3)},
            **{f"ai_board noble|slots[{n}].type": "guildhall" for n in (4, 5, 6)},
        },
    ),
    (
        "versailles",
        {
            "moving|yield_worker_cap": 2,
            "location marble_quarry|options[1].yields": [1, 2],
            "location gold_mine|options[1].yields": [0, 1],
            "location sawmill|options[1].yields": [1, 2],
        },
    ),
    (
        "tara",
        {"shape W|rank": "herdsman", "shape W|slots": [[0, 0]], "shape W|needs": [[0, 1]]},
    ),
    ("tara", {"setup 3|provinces": ["connacht", "ulster", "munster"]}),
]


@pytest.mark.parametrize(("game", "cells"), CHANGES)
def test_figures_that_belong_together_change_together(game: str, cells: dict[str, Any]) -> None:
    box = editing(game)
    box.change({place(key): value for key, value in cells.items()})
    for key, value in cells.items():
        at = box.base.way(place(key))
        assert at is not None
        assert value_at(box.raw, at) == value
    assert load_game(game, box.text).data_text == box.text
