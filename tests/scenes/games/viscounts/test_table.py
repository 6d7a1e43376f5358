"""The Viscounts table in many positions: places, sprites and words for everything."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from engine.events import Event
from engine.explain import Text
from engine.games import load_game
from engine.session import Session
from engine.texts import load_catalogue
from scenes.games.viscounts.layout import column, hand_plan, pair_places
from scenes.games.viscounts.stage import FIRST_OPTION, MOVE, SCHEME_ANCHOR, stage_card
from scenes.games.viscounts.table import ViscountsTable
from scenes.play.seating import persons_config, solo_config
from scenes.table.camera import Camera
from scenes.table.frame import Frame, make_frame
from sprites.common.cache import RasterCache
from tests.sampling import sampled

pytestmark = pytest.mark.usefixtures("display")

CONFIGS = {
    "solo cleric": solo_config("Julia", "red", "Automa", "cleric", 3),
    "solo card": solo_config("Julia", "yellow", "Automa", "card", 0),
    "two": persons_config(2),
    "four": persons_config(4),
}
RAW_KEY = re.compile(r"\b[a-z_]+\.[a-z_]")
"""A key of the catalogue that has no sentence, alone or in the middle of one."""
CATALOGUE = load_catalogue("en")


def positions(config: Any, seed: int = 3, every: int = 23) -> Iterator[Session]:
    """A random game, shown every few decisions, at its beginning and at its end."""
    session = Session(load_game("viscounts"), config, seed)
    chance = Random(seed)
    yield session
    while not session.over:
        session.act(chance.choice(session.state.options))
        if len(session.log) % every == 0:
            yield session
    yield session


def make_table(config: Any, size: tuple[int, int] = (1366, 768)) -> tuple[ViscountsTable, Frame]:
    names = [str(seat["name"]) for seat in config["seats"]]

    def say(text: Text | str) -> str:
        return CATALOGUE.say(text, names)

    table = ViscountsTable(config, say, RasterCache(None))
    frame = make_frame(size)
    table.lay_out(frame, Camera(frame.board))
    return table, frame


@pytest.mark.parametrize("name", sampled(CONFIGS, slow=2))
def test_every_anchor_of_every_position_has_a_place_and_words(name: str) -> None:
    config = CONFIGS[name]
    table, frame = make_table(config)
    window = pygame.Rect(0, 0, *frame.size)
    for session in positions(config):
        view = session.game.mask(session.state, 0)
        for seat in range(len(config["seats"])):
            table.show_seat(seat)
            places = table.places(view, 0)
            for anchor, place in places.items():
                assert window.contains(place.rect), anchor
                assert min(place.rect.size) >= 32, anchor
            for anchor in (*places, f"seat:{seat}"):
                found = table.inspect(anchor, view, 0)
                if found is not None:
                    check_words(anchor, found)


def check_words(anchor: str, found: Any) -> None:
    sentences = [found.title, found.subtitle, found.note, *(fact.words for fact in found.facts)]
    assert found.title, anchor
    for sentence in sentences:
        assert not RAW_KEY.search(sentence), (anchor, sentence)
        assert "{" not in sentence, (anchor, sentence)


@pytest.mark.parametrize("name", sampled(CONFIGS, slow=2))
def test_what_lies_on_the_table_is_what_the_state_says(name: str) -> None:
    config = CONFIGS[name]
    table, _ = make_table(config)
    for session in positions(config, every=41):
        view = session.game.mask(session.state, 0)
        table.show_seat(0)
        sprites = table.sprites(view, 0)
        keys = Counter(sprite.key for sprite in sprites)
        assert not [key for key, n in keys.items() if n > 1]
        kinds = Counter(sprite.kind.split(":")[0] for sprite in sprites)
        assert kinds["worker"] == sum(view.tier1) + sum(view.tier2) + sum(view.tier3)
        assert kinds["viscount"] == sum(player.viscount >= 0 for player in view.players)
        houses = [s for s in sprites if s.kind.startswith("house") and s.anchor.startswith("spot")]
        assert len(houses) == sum(spot >= 0 for spot in view.spots)
        hand = [s for s in sprites if s.anchor.startswith("hand:")]
        assert len(hand) == len(view.players[0].hand)


def test_another_viewer_sees_only_the_backs_of_a_hand() -> None:
    config = CONFIGS["two"]
    table, _ = make_table(config)
    session = list(positions(config, every=60))[2]
    nobody = session.game.mask(session.state, -1)
    table.show_seat(0)
    anchors = {sprite.anchor for sprite in table.sprites(nobody, -1)}
    assert not any(anchor.startswith("hand:") for anchor in anchors)


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1600, 1200), (2560, 1080)])
def test_column_and_hand_stay_inside_their_boxes(size: tuple[int, int]) -> None:
    frame = make_frame(size)
    parts = column(frame)
    boxes = [parts.player, parts.tray, parts.hand]
    assert all(frame.column.contains(box) for box in boxes)
    assert boxes[0].bottom <= boxes[1].top
    assert boxes[1].bottom <= boxes[2].top
    for cards in range(1, 8):
        plan = hand_plan(parts.hand, frame.scale, cards)
        assert len(plan.cards) == cards
        for box in plan.cards:
            assert frame.column.contains(box)
            assert not box.colliderect(plan.draw)
    for pairs in range(1, 6):
        for place in pair_places(parts.hand, frame.scale, pairs).values():
            assert parts.hand.contains(place.rect)


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080), (2560, 1080)])
def test_the_place_of_a_pair_on_offer_is_as_large_as_its_cards(size: tuple[int, int]) -> None:
    """A frame of light around it stands beside the cards, not around empty wood."""
    table, _ = make_table(CONFIGS["solo cleric"], size)
    view = next(positions(CONFIGS["solo cleric"])).state
    table.show_seat(0)
    places = table.places(view, 0)
    pairs = [sprite for sprite in table.sprites(view, 0) if sprite.kind == "pair"]
    assert len(pairs) == 2
    for sprite in pairs:
        place, drawn = places[sprite.anchor].rect, sprite.rect
        assert drawn.contains(place)
        assert max(drawn.width - place.width, drawn.height - place.height) < 10


def test_a_walk_is_drawn_along_the_roads() -> None:
    config = CONFIGS["solo cleric"]
    table, _ = make_table(config)
    for session in positions(config, every=1):
        question = session.game.explain(session.state)
        longest = max((c for c in question.choices), key=lambda c: len(c.path), default=None)
        if longest is not None and len(longest.path) > 1 and longest.source:
            view = session.game.mask(session.state, 0)
            points = table.way(view, longest.source, longest.path)
            places = table.places(view, 0)
            end = places[longest.target].middle
            assert len(points) > 8
            assert abs(points[-1][0] - end[0]) < 3
            assert abs(points[-1][1] - end[1]) < 3
            return
    pytest.fail("no walk was asked for")


def test_the_stage_follows_the_scheme_line_by_line() -> None:
    session = Session(load_game("viscounts"), CONFIGS["solo cleric"], 5)
    chance = Random(5)
    seen: list[tuple[str, ...]] = []
    while not session.over and len(seen) < 30:
        stage = None

        def watch(event: Event, state: Any) -> None:
            nonlocal stage
            if event.kind == "turn":
                stage = None
            stage = stage_card(event, session.game.mask(state, 0), stage)
            if stage is not None:
                seen.append(stage.lines)

        session.act(chance.choice(session.state.options), watch)
    assert any(lines[MOVE] == "lit" for lines in seen)
    assert any("lit" in lines[FIRST_OPTION:] for lines in seen)
    assert all(lines.count("lit") <= 1 for lines in seen)


def test_the_words_of_a_scheme_name_the_lines_of_its_card() -> None:
    """Stage and words agree on which line is carried out (VI-11.11)."""
    config = CONFIGS["solo cleric"]
    table, _ = make_table(config)
    seen = 0
    for session in positions(config):
        view = session.game.mask(session.state, 0)
        found = table.inspect(SCHEME_ANCHOR, view, 0)
        if found is None:
            continue
        steps = [fact.step for fact in found.facts if fact.step >= 0]
        card = view.players[-1].bays[0]
        options = view.data.automas[view.players[-1].board - 1].schemes[card].options
        assert MOVE in steps
        assert steps == sorted(steps)
        assert steps[-1] == FIRST_OPTION + len(options) - 1
        seen += 1
    assert seen


def test_zooming_keeps_the_board_in_its_box(tmp_path: Path) -> None:
    config = CONFIGS["solo card"]
    table, frame = make_table(config)
    session = next(positions(config))
    view = session.game.mask(session.state, 0)
    camera = Camera(frame.board)
    camera.turn(3, frame.board.center)
    table.lay_out(frame, camera)
    assert "poverty" not in table.places(view, 0)
    ground = table.ground(view, 0, frozenset())
    assert ground.get_size() == frame.size
    assert table.working


@pytest.mark.parametrize("position", range(5))
def test_a_viscount_on_the_inner_road_hides_no_head_at_the_gate(position: int) -> None:
    config = CONFIGS["two"]
    table, _ = make_table(config)
    session = Session(load_game("viscounts"), config, 3)
    state = session.state
    for seat, player in enumerate(state.players):
        player.viscount = 3 * position + 2
        for section in range(5):
            state.tier1[section * 2 + seat] = 2
    table.show_seat(0)
    sprites = table.sprites(session.game.mask(state, 0), 0)
    figures = [sprite for sprite in sprites if sprite.kind == "viscount"]
    workers = [sprite for sprite in sprites if sprite.anchor.startswith("castle:1:")]
    assert (len(figures), len(workers)) == (2, 20)
    for worker in workers:
        head = pygame.Rect(worker.rect.inflate(-worker.rect.width // 3, 0))
        head.height //= 3
        hidden = [f.key for f in figures if f.z > worker.z and f.rect.colliderect(head)]
        assert not hidden, worker.key


def test_a_rivals_building_comes_from_beside_the_rivals_figure() -> None:
    """From the rail its way would lead over the viewer's own board."""
    config = CONFIGS["two"]
    table, _ = make_table(config)
    built = [
        session.game.mask(session.state, 0)
        for session in positions(config)
        if any(owner >= 0 and owner // 3 == 1 for owner in session.state.spots)
    ]
    view = built[0]
    table.show_seat(0)
    houses = [each for each in table.sprites(view, 0) if each.kind.startswith("house:1")]
    assert houses
    assert {each.home for each in houses} == {"viscount:1"}
    assert "viscount:1" in table.places(view, 0)
