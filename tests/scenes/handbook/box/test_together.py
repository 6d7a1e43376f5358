"""Figures that only change together: each waits in its field, with the reason, for the last one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.box.places import Place
from engine.games import load_game
from scenes.handbook.box.fields.composing import spots
from scenes.handbook.box.fields.effect import ComposedField
from scenes.handbook.box.scene import BoxScene
from scenes.play.boxes import in_use
from tests.sampling import sampled_rows
from tests.scenes.handbook.box.support import Hand, Keys, enter, open_box

NOBLE, ROWS = "ai_board noble", ("ink", "stone", "gold")
TYPES = ("trading_post",) * 3 + ("guildhall",) * 3
MINES = (("marble_quarry", [1, 2]), ("gold_mine", [0, 1]), ("sawmill", [1, 2]))
TOGETHER: dict[str, tuple[str, list[tuple[str, str, Any]]]] = {
    "rows of an automa": (
        "viscounts",
        [(NOBLE, f"resource_chart[{n}].resource", word) for n, word in enumerate(ROWS, 1)],
    ),
    "places of an automa": (
        "viscounts",
        [(NOBLE, f"slots[{n}].type", word) for n, word in enumerate(TYPES, 1)],
    ),
    "fewer workers count": (
        "versailles",
        [
            ("moving", "yield_worker_cap", 2),
            *((f"location {name}", "options[1].yields", value) for name, value in MINES),
        ],
    ),
    "more workers count": (
        "versailles",
        [
            *((f"location {name}", "options[1].yields", [*v, 3, 3]) for name, v in MINES),
            ("moving", "yield_worker_cap", 4),
        ],
    ),
    "a pattern of another rank": (
        "tara",
        [
            ("shape W", "rank", "herdsman"),
            ("shape W", "slots", [[0, 0]]),
            ("shape W", "needs", [[0, 1]]),
        ],
    ),
}


def correct(hand: Hand, place: Place, value: Any) -> None:
    """Enter a value at its figure, whatever its field is."""
    scene = hand.scene
    scene.open_entry(place.entry)
    hand.app.tick([], 0.0)
    figure, field = scene.desk.bench.editing.figure(place), hand.field(place)
    if not isinstance(field, ComposedField):
        enter(hand, figure, value)
        return
    hand.use(f"{field.key}:chip_0")
    while len(numbers(hand, place)) > len(value):
        hand.use(f"{field.key}:chip_{len(numbers(hand, place)) - 1}")
        hand.use(f"{field.key}:remove")
    while len(numbers(hand, place)) < len(value):
        hand.use(f"{field.key}:another")
    for number, wanted in enumerate(value):
        while (now := numbers(hand, place)[number]) != wanted:
            hand.use(f"{field.key}:{'more' if now < wanted else 'less'}chip_{number}")


def numbers(hand: Hand, place: Place) -> list[Any]:
    field = hand.field(place)
    assert isinstance(field, ComposedField)
    return [
        part.number
        for step in field.composer.effect.steps
        for offer in step
        for part in offer.gain
        if list(spots(field.composer.effect))
    ]


def reasons(scene: BoxScene) -> list[str]:
    return [scene.desk.reason(draft.reason) for draft in scene.desk.bench.drafts.values()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("which", "how"), sampled_rows([(which, how) for which in TOGETHER for how in (Hand, Keys)], 2)
)
def test_they_wait_for_each_other(tmp_path: Path, which: str, how: type[Hand]) -> None:
    game, wanted = TOGETHER[which]
    app, scene = open_box(tmp_path, game)
    hand, bench = how(app, scene), scene.desk.bench
    told: list[str] = []
    for entry, column, value in wanted:
        correct(hand, Place(entry, column), value)
        told += reasons(scene)
    assert bench.drafts == {}
    for entry, column, value in wanted:
        assert bench.editing.figure(Place(entry, column)).value == value
    assert all("_" not in sentence for sentence in told), "in words, not in names of cells"
    played = in_use(app.boxes, game).boxed
    assert played is not None
    assert load_game(game, played.data_text).data_text == bench.editing.text


@pytest.mark.slow
def test_at_the_first_refusal_those_that_belong_together_are_told_and_open(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "versailles", "moving")
    hand, bench = Hand(app, scene), scene.desk.bench
    alone = len(scene.form.fields)
    cap = Place("moving", "yield_worker_cap")
    correct(hand, cap, 2)
    (told,) = [
        scene.form.words(f"{field.key}:open") for field in scene.form.fields[alone - 1 :][:1]
    ]
    for name, value in MINES:
        place = Place(f"location {name}", "options[1].yields")
        field = scene.form.field_at(place)
        assert field is not None, "it lies open with the first"
        assert scene.desk.titled(field.figure) in told
        hand.use(f"{field.key}:chip_2")
        hand.use(f"{field.key}:remove")
        waits = name != MINES[-1][0]
        assert bench.editing.figure(cap).value == (3 if waits else 2)
        assert bench.editing.figure(place).value == (field.figure.value if waits else value)
    assert bench.drafts == {}
    assert len(scene.form.fields) == alone
    scene.open_entry(f"location {MINES[0][0]}")
    assert scene.form.field_at(cap) is None, "nothing waits any more"


@pytest.mark.slow
def test_why_a_figure_far_below_is_refused_comes_into_view(tmp_path: Path) -> None:
    app, scene = open_box(tmp_path, "viscounts", NOBLE)
    hand = Hand(app, scene)
    correct(hand, Place(NOBLE, "slots[1].type"), "trading_post")
    (cell,) = [cell for cell in scene.form._cells if cell.said.height]
    form = scene.places.form
    assert form.y <= form.y + cell.said.y - scene.form.scroll.offset
    assert form.y + cell.said.bottom - scene.form.scroll.offset <= form.bottom
