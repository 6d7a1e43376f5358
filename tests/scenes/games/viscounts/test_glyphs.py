"""Every code of the component data has its row of glyphs, and every glyph can be drawn."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from scenes.games.viscounts import glyphs
from sprites.viscounts.icons.catalogue import ICON_NAMES

MARKS = {"/", ":", "arrow", "once"}
DATA: dict[str, Any] = tomllib.loads(
    files("engine.games.viscounts").joinpath("cards.toml").read_text(encoding="utf-8")
)
CARDS = [*DATA["starter"], *DATA["hero"], *DATA["townsfolk"]]


def drawable(row: tuple[str, ...]) -> bool:
    return all(
        token in ICON_NAMES or token in MARKS or token.lstrip("+").isdigit() for token in row
    )


@pytest.mark.parametrize(
    ("effects", "row"),
    [
        (["virtue:1"], ("virtue",)),
        (["destroy:1 | discard:2"], ("destroy", "/", "2", "discard")),
        (["debt:1 & flip_deed:1 | deed:1"], ("debt", "flip_deed", "/", "deed")),
        (["discard:1", "silver:2"], ("discard", "2", "silver")),
        (["workers:4"], ("4", "worker")),
        (["corruption_per_criminal"], ("criminal", ":", "corruption")),
        (["act_focus"], ("focus",)),
        ([], ()),
    ],
)
def test_effects_become_icons_figures_and_marks(effects: list[str], row: tuple[str, ...]) -> None:
    assert glyphs.effect_glyphs(effects) == row


@pytest.mark.parametrize(
    ("ability", "row"),
    [
        ({"timing": "none"}, ()),
        ({"timing": "immediate", "effects": ["gold:1"]}, ("gold",)),
        (
            {"timing": "ongoing", "trigger": "after_trade", "effects": ["silver:1"]},
            ("merchant", ":", "silver"),
        ),
        (
            {"timing": "ongoing", "convert": ["silver:2>noble:1"], "action": "workers"},
            ("2", "silver", "arrow", "noble"),
        ),
        (
            {"timing": "ongoing", "convert": ["gold:1>cleric:1", "stone:1>cleric:1"]},
            ("gold", "/", "stone", "arrow", "cleric"),
        ),
        (
            {"timing": "ongoing", "convert": ["ink:1>cleric:2"], "once": True},
            ("once", "ink", "arrow", "2", "cleric"),
        ),
    ],
)
def test_abilities(ability: dict[str, Any], row: tuple[str, ...]) -> None:
    assert glyphs.ability_glyphs(ability) == row


@pytest.mark.parametrize(
    ("reveals", "row"),
    [
        ("icon:merchant:2", ("merchant", "merchant")),
        ("move_plus_one", ("+1", "step")),
        ("hand_limit:+1", ("+1", "hand")),
        ("on_hire:discard:1", ("hire", ":", "discard")),
        ("collision_if_no_criminal:virtue:1", ("collision", "no_criminal", ":", "virtue")),
        ("once:future_scheme:1", ("immediate", ":", "future_scheme")),
    ],
)
def test_slots(reveals: str, row: tuple[str, ...]) -> None:
    assert glyphs.reveal_glyphs(reveals) == row


def test_exchange_and_counting_rows() -> None:
    assert glyphs.exchange_glyphs("merchant:2>ink:1") == ("2", "merchant", ":", "ink")
    assert glyphs.counted_glyphs("castle_workers") == ("castle", "worker")


def test_every_card_can_be_printed() -> None:
    for card in CARDS:
        ability = glyphs.ability_glyphs(card["ability"])
        assert drawable(ability), card["id"]
        assert bool(ability) == (card["ability"]["timing"] != "none"), card["id"]
        assert drawable(glyphs.effect_glyphs(card.get("on_hire", []))), card["id"]


def test_every_manuscript_can_be_printed() -> None:
    for book in DATA["manuscript"]:
        now = book["kind"] == "now"
        row = glyphs.effect_glyphs(book["effects"]) if now else glyphs.counted_glyphs(book["per"])
        assert row, book["id"]
        assert drawable(row), book["id"]


@pytest.mark.parametrize("scheme", DATA["scheme"], ids=lambda scheme: scheme["id"])
def test_every_scheme_can_be_printed(scheme: dict[str, Any]) -> None:
    for effects in (scheme["row_1"], scheme["row_2"], *scheme["options"]):
        assert drawable(glyphs.effect_glyphs(effects))


def test_every_other_table_can_be_printed() -> None:
    for card in DATA["player_card"]:
        assert drawable(glyphs.effect_glyphs([*card["gain"], *card["effects"]]))
    for board in (*DATA["spot"], *DATA["link"]):
        assert drawable(glyphs.effect_glyphs(board["effects"]))
    for segment in DATA["segment"]:
        for side in ("exchange_left", "exchange_right"):
            assert drawable(glyphs.exchange_glyphs(segment[side]))
        assert drawable(glyphs.effect_glyphs(segment["printed_manuscript_effects"]))
    slots = [*DATA["slot"], *(slot for board in DATA["ai_board"] for slot in board["slots"])]
    for slot in (*slots, *DATA["cleric_bonus"]):
        assert drawable(glyphs.reveal_glyphs(slot["reveals"]))
    for row in DATA["collision"]:
        assert drawable(glyphs.effect_glyphs([*row["active"], *row["active_ai"], *row["others"]]))


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda: glyphs.effect_glyphs(["herring:2"]), "herring"),
        (lambda: glyphs.effect_glyphs(["ink:many"]), "ink:many"),
        (lambda: glyphs.reveal_glyphs("on_rain:ink:1"), "on_rain"),
        (lambda: glyphs.exchange_glyphs("ink:1"), "ink:1"),
        (lambda: glyphs.counted_glyphs("herrings"), "herrings"),
        (lambda: glyphs.ability_glyphs({"trigger": "at_noon", "effects": []}), "at_noon"),
    ],
)
def test_unknown_codes_are_named(call: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        call()
