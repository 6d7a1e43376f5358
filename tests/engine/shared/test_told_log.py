"""Two hundred lines of every game's log, told in every language of people with awkward names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from engine.events import Event
from engine.games import game_keys, info_of, load_game
from engine.session import Session
from engine.simulation.words import parse_seats
from engine.texts import languages, load_catalogue
from tests.engine.shared.transcript import SPECTATOR, willing

NAMES = ("Ödön", "Aliz", "Márk", "Kiss", "3 Béla", "Ágnes", "Zsófi", "Jörg", "X", "Íris")
"""They end in vowels, consonants, s and single letters, or begin with a vowel or a figure."""
LINES = 200
_NAMED = "(?:" + "|".join(NAMES) + ")"
_COUNTED = "(?:carta|placa|disco|ficha|lote|denário|prata|pedra|ouro|tinteiro|madeira|ponto|cumal)"
WRONG: dict[str, tuple[str, ...]] = {
    "hu": (
        rf"{_NAMED}(?:-|[^\W\d_])",  # an ending glued to a name
        rf"\b(?:[Aa]|[Aa]z) {_NAMED}",  # an article before a name
        r"a\(z\)",
        r"\d+ (?:\w+ )?\w{2,}(?:[oeö]k|[áé]k)\b",  # a plural after a numeral
    ),
    "pt_BR": (
        rf"\b(?:[OoAa]s?|[DdNn][oa]s?|[Aa]os?|à|[Pp]el[oa]s?) {_NAMED}\b",  # a gender for a name
        rf"\b1 {_COUNTED}s\b",
        rf"\b\d*[02-9] {_COUNTED}\b",
    ),
    "en": (
        r"\b1 (?!stone|gold)\w+s\b",
        rf"\b(?:[Aa]n?|[Tt]he) {_NAMED}\b(?!')",
    ),
}
BAD = [
    ("hu", "Ödönnek 2 pontja van"),
    ("hu", "X-nek jut"),
    ("hu", "az Aliz köre"),
    ("hu", "3 munkások hazatérnek"),
    ("pt_BR", "vez do Márk"),
    ("pt_BR", "Aliz recebe 1 madeiras"),
    ("pt_BR", "Aliz recebe 2 madeira"),
    ("en", "Ödön takes 1 workers"),
]


def wrong(language: str, line: str) -> bool:
    """True for a line that is not grammatical, by the signs that can be looked for."""
    found = (re.search(sign, line) for sign in (r"[{}]", *WRONG.get(language, ())))
    return any(found)


def told(game: str, language: str) -> Iterator[str]:
    """Lines of the log, each once, from games of the most players that can sit down."""
    say, most = load_catalogue(language).say, info_of(game).seats[-1]
    said: set[str] = set()
    for seed in count(1):
        seats = parse_seats(",".join(["random"] * most), info_of(game))
        names = [NAMES[(seed * most + place) % len(NAMES)] for place in range(most)]
        session = Session(load_game(game), {"seats": seats, "options": {}}, seed)
        lines: list[str] = []

        def tell(event: Event, state: object) -> None:
            text = session.game.narrate(event, session.game.mask(state, SPECTATOR))  # noqa: B023
            lines.extend([say(text, names)] if text is not None else [])  # noqa: B023

        chance = Random(seed)
        while not session.over and len(lines) < 6 * LINES:
            session.act(willing(list(session.state.options), chance), tell)
        yield from dict.fromkeys(line for line in lines if line not in said)
        said.update(lines)


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("language", languages())
def test_two_hundred_lines_are_grammatical(language: str, game: str) -> None:
    lines = [line for line, _ in zip(told(game, language), range(LINES), strict=False)]
    assert len(lines) == LINES
    assert [line for line in lines if wrong(language, line)] == []


@pytest.mark.parametrize(("language", "line"), BAD)
def test_what_is_glued_or_does_not_agree_is_found(language: str, line: str) -> None:
    assert wrong(language, line)
