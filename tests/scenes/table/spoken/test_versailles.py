"""Versailles for somebody who listens: which waiting worker is hired, what a tile will ask for."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core import act
from engine.explain import Text
from engine.games import load_game
from engine.games.versailles.palace import lay
from engine.games.versailles.state import clone_state
from engine.games.versailles.telling import words
from engine.session import Session
from engine.texts import languages
from scenes.table.scene import TableScene
from scenes.table.spoken.news import news_of
from scenes.table.spoken.outcomes import for_the_ear
from scenes.table.spoken.words import seat_told
from scenes.table.spoken.words import told as told_of
from tests.sampling import sampled
from tests.scenes.company import config
from tests.scenes.support import make_app
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import INSTANT, close

pytestmark = pytest.mark.slow


def with_two_to_hire(folder: Path) -> MousePlayer:
    return with_answers(folder, "versailles.choice.hire", 2)


def with_answers(folder: Path, key: str, n: int) -> MousePlayer:
    """A table where at least so many answers of this kind are open."""
    for seed in range(1, 60):
        session, chance = Session(load_game("versailles"), config(2), seed), Random(seed)
        for _ in range(200):
            if session.over:
                break
            asked = session.game.explain(session.state)
            if sum(each.label.key == key for each in asked.choices) >= n:
                app = make_app(folder)
                app.settings.speed = INSTANT
                scene = TableScene(app, "", session)
                app.stack.reset(scene)
                player = MousePlayer(app, scene, seed)
                player.settle()
                return player
            session.act(chance.choice(session.state.options))
    raise LookupError


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_what_is_learned_is_named_with_its_effect(tmp_path: Path, language: str) -> None:
    player = with_answers(tmp_path, "versailles.choice.learn", 2)
    player.app.speak(language)
    voice, say = player.scene.spoken, player.scene.context.say
    learns = [each for each in voice.choices() if each.label.key == "versailles.choice.learn"]
    for each in learns:
        told, values = voice.outcome(each), each.label.values
        assert say(values["what"]) in told
        assert say(values["cost"][0]) in told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_hire_names_the_row_of_the_waiting_worker(tmp_path: Path, language: str) -> None:
    player = with_two_to_hire(tmp_path)
    player.app.speak(language)
    voice, session = player.scene.spoken, player.scene.match.session
    hires = [each for each in voice.choices() if each.label.key == "versailles.choice.hire"]
    rows = []
    for each in hires:
        workers = each.label.values["cost"]
        rows.append(player.scene.context.say(workers[0]))
        told = voice.outcome(each)
        assert told.startswith(player.app.say("versailles.heard.choice.hire", cost=rows[-1]))
    assert len(set(rows)) == 2
    player.scene.model.take(hires[1])
    player.settle()
    news = player.scene.model.log.moves
    hired = [said for move in news for _, said in news_of(player.scene.context, move).steps]
    name = player.scene.context.match.names[session.state.agenda[-1][1]]
    assert player.app.say("versailles.heard.log.hire", seat=name, cost=rows[1]) in hired
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_tile_is_taken_knowing_the_workers_who_build_it(tmp_path: Path, language: str) -> None:
    player = with_answers(tmp_path, "versailles.choice.take", 2)
    player.app.speak(language)
    voice, state = player.scene.spoken, player.scene.match.session.state
    yard = player.app.say("versailles.site.construction_yard")
    for each in voice.choices():
        if each.label.key == "versailles.choice.take":
            tile = state.data.tiles[state.display[each.action[1]]]
            told = voice.outcome(each)
            assert re.search(rf"\b{tile.workers}\b\D*{re.escape(yard)}", told), told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_way_says_what_the_workers_are_used_for(tmp_path: Path, language: str) -> None:
    player = with_answers(tmp_path, "versailles.choice.single", 2)
    player.app.speak(language)
    voice, context = player.scene.spoken, player.scene.context
    told = 0
    for each in voice.choices():
        coming = context.model.preview(each).question
        if coming is not None and coming.op == "spend" and len(coming.choices) > 1:
            told += 1
            verbs = {answer.action[0] for answer in coming.choices} - {"end"}
            kinds = coming.prompt.values["kinds"]
            assert {kind.key.rpartition(".")[2] for kind in kinds} == verbs
            for kind in kinds:
                assert context.say(for_the_ear(context, kind)) in voice.outcome(each)
    assert told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_move_that_passes_the_turn_says_so(tmp_path: Path, language: str) -> None:
    player = with_answers(tmp_path, "versailles.choice.single", 2)
    player.app.speak(language)
    voice, session = player.scene.spoken, player.scene.match.session
    mover, said = session.state.turn, set()
    for each in voice.choices():
        state = clone_state(session.state)
        act(session.game.ops, state, each.action)
        passes = state.agenda[-1][:2] == ("move", 1 - mover)
        said.add(passes)
        assert (player.app.say("versailles.heard.ends_turn") in voice.outcome(each)) == passes
    assert said == {True, False}
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_tile_is_taken_knowing_its_edges_and_where_it_fits(tmp_path: Path, language: str) -> None:
    """It must match on every side that it shares (VE-6.6.5)."""
    player = with_answers(tmp_path, "versailles.choice.take", 2)
    player.app.speak(language)
    voice, state = player.scene.spoken, player.scene.match.session.state
    for each in voice.choices():
        if each.label.key == "versailles.choice.take":
            tile = state.data.tiles[state.display[each.action[1]]]
            told = voice.outcome(each)
            kinds = dict(zip("PG", ("interior", "garden"), strict=True))
            for letter in {*tile.edges}:
                assert player.app.say(f"versailles.table.surroundings.{kinds[letter]}") in told
            if len({*tile.edges}) > 1:
                for where in ("north", "east", "south", "west"):
                    assert player.app.say(f"versailles.table.edge.{where}") in told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_tile_is_built_knowing_what_each_side_meets(tmp_path: Path, language: str) -> None:
    """And what the sides show that stay open, for the next one must match them."""
    for seed in range(1, 60):
        session, chance = Session(load_game("versailles"), config(2), seed), Random(seed)
        while not session.over:
            asked = session.game.explain(session.state)
            keys = [each.label.key for each in asked.choices]
            if session.state.built and "versailles.choice.build" in keys:
                break
            session.act(chance.choice(session.state.options))
        if not session.over:
            break
    app = make_app(tmp_path)
    app.settings.speed = INSTANT
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, seed)
    player.settle()
    app.speak(language)
    state, told_met = session.state, 0
    for choice in scene.spoken.choices():
        if choice.label.key != "versailles.choice.build":
            continue
        told = scene.spoken.outcome(choice)
        _, tile, square, turn = choice.action
        palace = state.data.palace
        seen = palace.laid[palace.patterns[tile]][turn]
        beside = {edge: other for edge, other, _ in palace.neighbours[square]}
        for edge, where in enumerate(("north", "east", "south", "west")):
            what = ("interior", "garden")[seen[edge] - 1]
            said: dict[str, Any] = {
                "where": Text(f"versailles.table.edge.{where}"),
                "what": Text(f"versailles.table.surroundings.{what}"),
            }
            other = state.squares[beside[edge]] if edge in beside else -1
            if other < 0:
                assert app.say("versailles.inspect.edge", **said) in told
            else:
                told_met += 1
                name = words.tile(state, other)
                assert app.say("versailles.heard.meets", **said, tile=name) in told
    assert told_met
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_the_palace_in_brief_says_what_free_squares_ask_for(tmp_path: Path, language: str) -> None:
    player = with_answers(tmp_path, "versailles.choice.single", 2)
    state: Any = player.scene.match.session.state
    tile = next(n for n, each in enumerate(state.data.tiles) if len({*each.edges}) > 1)
    state.squares[7], state.built = tile, 1
    lay(state.data.palace, state.needs, 7, state.data.palace.patterns[tile], 0)
    app, context = player.app, player.scene.context
    app.speak(language)
    places = tuple(context.painter.around.places(context.viewer))
    regions = context.table.regions(state, places)
    palace = next(each for each in regions if each.anchors[:1] == ("square:1:1",))
    told = [
        said
        for anchor in palace.anchors
        if (thing := context.table.inspect(anchor, state, context.viewer)) is not None
        for said in [thing.listed or told_of(thing, brief=True)]
    ]
    needs = app.say("versailles.inspect.square_needs", edges="").rstrip(" .")
    beside = len(state.data.palace.neighbours[7])
    assert sum(needs in each for each in told) == beside == 4
    apart = app.say("versailles.inspect.square_apart")
    assert told.count(apart) == state.data.palace.squares - 1 - beside
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_technology_is_learned_knowing_its_price_and_what_it_does(
    tmp_path: Path, language: str
) -> None:
    player = with_answers(tmp_path, "versailles.choice.learn", 2)
    player.app.speak(language)
    voice, context = player.scene.spoken, player.scene.context
    for each in voice.choices():
        if each.label.key == "versailles.choice.learn":
            told = voice.outcome(each)
            values = each.label.values
            for text in (values["what"], *values["cost"], for_the_ear(context, values["effect"])):
                assert context.say(text) in told, told
    assert not player.app.catalogue.missed
    close(player)


def test_that_somebody_has_no_token_left_is_told(tmp_path: Path) -> None:
    """Without one no worker goes farther than an avenue (VE-4.4)."""
    player = with_answers(tmp_path, "versailles.choice.single", 1)
    context, state = player.scene.context, player.scene.match.session.state
    for each in state.players:
        each.tokens = 0
    facts = context.table.seats(state, context.viewer)
    said = seat_told(context, facts[1], {})
    assert any("Active double-move tokens 0" in line for line in said)
    assert not any("Decorations 0" in line for line in said)
    close(player)
