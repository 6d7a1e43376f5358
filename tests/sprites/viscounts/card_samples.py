"""The card tables of the game as plain views, for tests of the card art."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from scenes.games.viscounts import glyphs
from sprites.viscounts.card_view import BookFace, CardFace, SchemeFace, StartFace


@cache
def tables() -> dict[str, Any]:
    text = files("engine.games.viscounts").joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def card_view(entry: dict[str, Any], kind: Any) -> CardFace:
    return CardFace(
        key=entry["id"],
        name=entry["name"],
        cost=entry["cost"],
        icons=tuple(entry["icons"]),
        hire=glyphs.effect_glyphs(entry.get("on_hire", [])),
        timing=entry["ability"]["timing"],
        ability=glyphs.ability_glyphs(entry["ability"]),
        kind=kind,
        reconstructed=entry["source"] == "reconstructed",
    )


@cache
def all_cards() -> tuple[CardFace, ...]:
    return tuple(
        card_view(entry, kind)
        for kind in ("starter", "hero", "townsfolk")
        for entry in tables()[kind]
    )


@cache
def all_books() -> tuple[BookFace, ...]:
    return tuple(
        BookFace(
            key=entry["id"],
            ribbon=entry["ribbon"],
            cost=entry["cost"],
            effect=glyphs.effect_glyphs(entry.get("effects", [])),
            per=glyphs.counted_glyphs(entry["per"]) if entry["kind"] == "end" else (),
            divisor=entry.get("divisor", 1),
            reconstructed=entry["source"] == "reconstructed",
        )
        for entry in tables()["manuscript"]
    )


@cache
def all_schemes() -> tuple[SchemeFace, ...]:
    return tuple(
        SchemeFace(
            key=entry["id"],
            title="Scheme",
            icons=tuple(entry["icons"]),
            row_1=glyphs.effect_glyphs(entry["row_1"]),
            row_2=glyphs.effect_glyphs(entry["row_2"]),
            move=entry["move"],
            options=tuple(glyphs.effect_glyphs(option) for option in entry["options"]),
            future=entry["deck"] == "future",
        )
        for entry in tables()["scheme"]
    )


@cache
def all_start_cards() -> tuple[StartFace, ...]:
    return tuple(
        StartFace(
            number=entry["number"],
            gains=tuple(glyphs.effect_glyphs([gain]) for gain in entry["gain"]),
            effects=glyphs.effect_glyphs(entry["effects"]),
        )
        for entry in tables()["player_card"]
    )
