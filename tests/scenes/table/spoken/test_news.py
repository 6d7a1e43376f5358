"""What has happened, in the order in which somebody who listens can follow it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.events import Event
from engine.games.viscounts.telling import words
from scenes.table.model.log_line import LogLine
from scenes.table.model.moves import Move
from scenes.table.scene import TableScene
from scenes.table.spoken.news import news_of
from tests.scenes.table.opening import SOLO, open_table
from tests.scenes.table.opening import close as close_solo
from tests.scenes.table.spoken.test_caylus import opened


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    player = open_table(tmp_path, 3, SOLO, lambda question: question.op == "end_turn")
    yield player.scene
    close_solo(player)


def move_of(scene: TableScene, *events: Event) -> Move:
    """A move of such events, told by the table's own log."""
    game = scene.match.game
    lines = [
        LogLine(
            scene.context.say(game.narrate(event, scene.model.shown) or ""),
            event.seat,
            event.kind,
            "",
            500,
            place,
        )
        for place, event in enumerate(events)
    ]
    told = [((500, place), event) for place, event in enumerate(events)]
    move = Move(None, told, lines)
    move.words = scene.model.log.told(move, scene.model.shown, (500, len(events)))
    return move


def event(kind: str, seat: int, *values: object, secret: tuple[object, ...] = ()) -> Event:
    return Event(kind, seat, values, secret, "")


def test_own_drawn_cards_are_named_and_those_of_others_are_not(scene: TableScene) -> None:
    own = news_of(scene.context, move_of(scene, event("draw", 0, 1, secret=(4,))))
    name = scene.context.say(words.card_name(scene.match.game.data, 4))
    assert own.words == f"Julia draws {name}."
    other = news_of(scene.context, move_of(scene, event("draw", 1, 1, secret=(4,))))
    assert name not in other.words


def test_a_card_that_drops_off_is_told_with_what_it_does(scene: TableScene) -> None:
    data = scene.match.game.data
    card = next(card for card, program in enumerate(data.cards.dropoff) if program)
    move = move_of(scene, event("turn", 0, 4), event("dropoff", 0, card))
    said = news_of(scene.context, move).words
    name = scene.context.say(words.card_name(data, card))
    effect = scene.context.say(words.program_words(data.cards.dropoff[card]))
    assert f"{name} drops off the board of Julia: {effect}" in said


def test_what_only_announces_is_told_until_something_came_of_it(scene: TableScene) -> None:
    begun = move_of(scene, event("walk", 0, 0, 4), event("action", 0, "workers"))
    assert "Julia: Place workers" in [said for _, said in news_of(scene.context, begun).steps]
    gone_on = move_of(
        scene,
        event("walk", 0, 0, 4),
        event("action", 0, "workers"),
        event("place_workers", 0, 1, 1),
    )
    steps = [said for _, said in news_of(scene.context, gone_on).steps]
    assert len(steps) == 2
    assert "Julia: Place workers" not in steps


def test_the_way_comes_before_the_deed_and_a_gain_before_what_is_paid_from_it(
    scene: TableScene,
) -> None:
    move = move_of(
        scene,
        event("walk", 1, 0, 4),
        event("place_workers", 1, 1, 1),
        event("gain", 1, "stone", 1),
        event("pay", 1, "stone", 4),
    )
    said = news_of(scene.context, move).words
    assert move.words is not None
    assert said.startswith("In ")
    assert said.index("In ") < said.index(move.words.headline) < said.index("gains 1 stone")
    assert said.index("gains 1 stone") < said.index("pays 4 stone")
    assert move.words.subline.index("pays 4 stone") < move.words.subline.index("gains 1 stone")


def test_whom_an_automa_dismisses_before_it_moves_is_told_before_that(scene: TableScene) -> None:
    """Its scheme acts where it stands, then it walks (VI-11.11); so does what a link brings."""
    data = scene.match.game.data
    card, then = data.cards.townsfolk[:2]
    name, place = (
        scene.context.say(each)
        for each in (words.card_name(data, card), words.segment_name(scene.model.shown, 0))
    )
    move = move_of(
        scene,
        event("turn", 1, 4),
        event("scheme", 1, data.cards.schemes[0]),
        event("dismiss", 1, card, 0),
        event("uncover", -1, 0, then),
        event("walk", 1, 0, 4),
        event("build", 1, 0, "workshop", 5),
        event("link", 1, 4, 5, 1),
        event("gain", 1, "stone", 1),
    )
    said = news_of(scene.context, move).words
    top = scene.context.say(words.card_name(data, then))
    order = [
        f"Automa dismisses {name} in the {place}",
        f"{top} is now on top",
        "builds a workshop",
        "Link complete",
        "1 stone",
    ]
    found = [said.index(each) for each in order]
    assert found == sorted(found), said
    assert said.count("dismisses") == 1


@pytest.fixture
def caylus(tmp_path: Path) -> Iterator[TableScene]:
    player = opened(tmp_path, 2)
    yield player.scene
    close_solo(player)


def test_castle_tokens_are_told_by_section_with_their_points(caylus: TableScene) -> None:
    move = move_of(
        caylus, event("deliver", 0, 2), *(event("token", 0, section) for section in (0, 1))
    )
    said = news_of(caylus.context, move).words
    points = caylus.match.game.data.token_vp
    for section, name in ((0, "Dungeon"), (1, "Walls")):
        assert f"1 token of the {name}, worth {points[section]} points" in said
    assert "castle token" not in said


def test_all_tokens_that_are_lost_are_told_at_once(caylus: TableScene) -> None:
    lost = [event("token_lost", -1, section) for section in (0, 0, 1)]
    said = news_of(caylus.context, move_of(caylus, *lost)).words
    assert "lost: 2 tokens of the Dungeon, 1 token of the Walls" in said
