"""The worked examples of the rulebooks: legal positions, legal steps, figures of the page."""

from __future__ import annotations

from fnmatch import filter as matching
from random import Random

import pytest

from engine.games import folder_of, game_keys, load_game
from engine.lessons.examples import (
    FILE,
    FOLDER,
    SEED,
    Example,
    Examples,
    Plate,
    decision,
    example_game,
    example_session,
    has_examples,
    load_examples,
    offered,
    read_examples,
    value_of,
)
from engine.session import Session
from engine.simulation.checks import check_secrets
from engine.texts import load_catalogue
from tests.refusals import refused

GAMES = [game for game in game_keys() if has_examples(game)]
ALL = [each for game in GAMES for each in load_examples(game).examples]
PLATES = [each for game in GAMES for each in load_examples(game).plates]
MOST_WORDS = 60
COUNTS = {
    "viscounts": [("X", 23)],
    "caylus": [("X", 8), ("Y", 17)],
    "tara": [("X", 24)],
    "versailles": [("X", 32)],
}
"""How many examples the page of each game's rules has, by their letter."""
PARTS = {("tara", "X5"): "abcd"}
"""Examples that the page tells in several parts."""


def name(example: Example) -> str:
    return example.id


def text_of(game: str) -> str:
    return (folder_of(game) / FOLDER / FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", COUNTS)
def test_every_example_of_the_page_is_there_once(game: str) -> None:
    numbers = [each.id.partition("-")[2] for each in load_examples(game).examples]
    wanted = [f"{letter}{n}" for letter, most in COUNTS[game] for n in range(1, most + 1)]
    assert numbers == [each + part for each in wanted for part in PARTS.get((game, each), [""])]


def test_whoever_sits_there_has_the_colour_that_the_sentences_say() -> None:
    for example in load_examples("tara").examples:
        seats = example.config["seats"]
        colours = [seat["colour"] for seat in seats]
        assert colours == list(load_game("tara").data.colours[: len(seats)])
        assert [seat["name"] for seat in seats] == [f"@{colour}" for colour in colours]


@pytest.mark.parametrize("example", ALL, ids=name)
def test_a_position_has_the_pieces_of_an_ordinary_game(example: Example) -> None:
    game = load_game(example.game)
    assert game.conserved(example.state) == game.conserved(game.setup(example.config, SEED))


@pytest.mark.parametrize("example", ALL, ids=name)
def test_every_step_is_legal_and_brings_the_figures_of_the_page(example: Example) -> None:
    session = Session(example_game(example), example.config, SEED)
    pieces = session.game.conserved(session.state)
    for step in example.steps:
        assert not step.offers or offered(session, step.offers), (step, session.state.options)
        for words in step.does:
            session.act(decision(session, words))
        for each in step.expects:
            assert value_of(session, each) == each.value, each
        assert session.game.conserved(session.state) == pieces


@pytest.mark.parametrize("example", ALL, ids=name)
def test_it_begins_with_a_question_and_changes_its_position_never(example: Example) -> None:
    game = load_game(example.game)
    before = game.digest(example.state)
    session = example_session(example, example.config, len(example.steps))
    assert game.digest(example.state) == before
    assert any(step.does for step in example.steps) or not session.log
    assert example_session(example, example.config).state.options


@pytest.mark.parametrize("example", ALL, ids=name)
def test_it_speaks_of_places_that_there_are(example: Example) -> None:
    game = load_game(example.game)
    known: set[str] = set()
    for steps in range(len(example.steps) + 1):
        known |= set(game.anchors(example_session(example, example.config, steps).state))
    for pattern in (*example.shows, *(at for step in example.steps for at in step.at)):
        assert matching(known, pattern), pattern


@pytest.mark.parametrize("example", ALL, ids=name)
def test_whoever_looks_on_is_shown_no_secret(example: Example) -> None:
    session = example_session(example, example.config)
    check_secrets(session.game, session.state, len(example.config["seats"]), Random(1))


@pytest.mark.parametrize("example", ALL, ids=name)
def test_every_sentence_is_there_and_short(example: Example) -> None:
    for language in ("en", "hu", "pt_BR"):
        catalogue = load_catalogue(language)
        for part in ("name", *(str(step.number) for step in example.steps)):
            key = example.text(part)
            assert catalogue.has(key), (language, key)
            assert len(catalogue.say(key).split()) <= MOST_WORDS, (language, key)


def test_each_stands_in_a_clause_of_its_rulebook() -> None:
    catalogue = load_catalogue("en")
    lost = [name(example) for example in ALL if not catalogue.has(f"rule.{example.clause}")]
    assert lost == []


@pytest.mark.parametrize("plate", PLATES, ids=lambda plate: plate.section)
def test_a_plate_stands_in_a_chapter_and_shows_places(plate: Plate) -> None:
    game = load_game(plate.example.game)
    known = game.anchors(plate.example.state)
    assert all(matching(known, pattern) for pattern in plate.shows)
    for language in ("en", "hu", "pt_BR"):
        assert load_catalogue(language).has(plate.text)


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_picture(game: str) -> None:
    examples = load_examples(game)
    prefix = examples.examples[0].clause.partition("-")[0]
    keys = load_catalogue("en").keys()
    chapters = {k.partition(".")[2] for k in keys if k.startswith(f"rule_section.{prefix}-")}
    shown = {plate.section for plate in examples.plates}
    for each in examples.examples:
        around = [name for name in chapters if each.clause.startswith(f"{name}.")]
        shown.add(max(around, key=len))
    assert chapters - shown == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("position = {", "position = { oddity = 1,"),
        ("steps = [", "steps = [\n  { att = [] },"),
        ('shows = ["', 'shows = [1, "'),
        ('expects = ["0 ', 'expects = ["9 '),
        ('expects = ["0 ', 'expects = ["nobody '),
        ('expects = ["0 ', 'expects = ["0'),
        ('expects = ["0 ', 'expects = [7, "0 '),
        ("seats = [\n  { ", "seats = [\n  { wonders = 3, "),
    ],
)
def test_a_slip_of_the_pen_is_told_with_its_place(game: str, old: str, new: str) -> None:
    with refused(r"examples\.toml, example"):
        read_examples(game, text_of(game).replace(old, new, 1))


def test_a_decision_that_nobody_offers_is_refused() -> None:
    session = example_session(ALL[0], ALL[0].config)
    with refused("is not one of"):
        decision(session, ("fly", 1))


def test_a_game_without_the_file_has_none() -> None:
    assert Examples().of("VI-X1") is None
