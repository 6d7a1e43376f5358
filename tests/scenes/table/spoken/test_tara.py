"""Tara for somebody who listens: answers without what their words say, then the sum of the turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.explain import Question, Text
from engine.games import load_game
from engine.games.tara.telling.narrate import narrate
from engine.session import Session
from engine.texts import Seat, languages
from scenes.table.scene import TableScene
from scenes.table.spoken.news import news_of
from scenes.table.spoken.outcomes import unnamed
from scenes.table.spoken.words import region_told
from tests.sampling import sampled
from tests.scenes.company import config
from tests.scenes.support import make_app
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import INSTANT, close

TWO_STONES = 75, 14
"""A seed, and after how many decisions by chance a hand holds two tablets of one name."""
PLACING = 7, 8
"""And after how many a disc may be placed."""


def after(folder: Path, seed: int, decisions: int) -> MousePlayer:
    app = make_app(folder)
    app.settings.speed = INSTANT
    session, chance = Session(load_game("tara"), config(2), seed), Random(seed)
    for _ in range(decisions):
        session.act(chance.choice(session.state.options))
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, seed)
    player.settle()
    return player


@pytest.mark.slow
def test_two_tablets_of_one_name_are_told_apart(tmp_path: Path) -> None:
    player = after(tmp_path, *TWO_STONES)
    voice = player.scene.spoken
    told = [voice.outcome(choice) for choice in voice.choices()]
    stones = [each for each in told if each.startswith("Swap two discs")]
    assert len(stones) > 1
    assert len({*stones}) == len(stones), stones
    close(player)


@pytest.mark.slow
def test_what_became_of_the_discs_is_told_once_when_the_turn_ends(tmp_path: Path) -> None:
    player = after(tmp_path, *PLACING)
    scene, voice = player.scene, player.scene.spoken
    placing = next(each for each in voice.choices() if each.label.key == "tara.choice.put")
    assert "Discs in supply" not in voice.outcome(placing)
    scene.model.take(placing)
    player.settle()
    while not all(each.ends_turn for each in voice.choices()):
        assert "This turn" not in voice.state()
        scene.model.take(voice.choices()[-1])
        player.settle()
    assert voice.state().startswith("This turn: Discs in supply −1, Positions ruled +1.")
    close(player)


def asked(op: str) -> tuple[int, int]:
    """A seed and a number of decisions by chance after which this is asked."""
    for seed in range(1, 60):
        session, chance = Session(load_game("tara"), config(2), seed), Random(seed)
        for decisions in range(200):
            if not session.state.agenda:
                break
            if session.state.agenda[-1][0] == op:
                return seed, decisions
            session.act(chance.choice(session.state.options))
    raise LookupError(op)


def test_income_that_comes_either_way_is_no_gain_of_buying_no_traitor(tmp_path: Path) -> None:
    player = after(tmp_path, *asked("hire"))
    voice = player.scene.spoken
    hire, none = (voice.outcome(choice) for choice in voice.choices())
    assert none.partition(". Then: ")[0] == "Buy no traitor", none
    shown = re.search(r"takes its place; (\d+) of the (\d+) tablets that may come", hire)
    assert shown is not None, hire
    state = player.scene.match.session.state
    seat = state.agenda[-1][1]
    known = [*state.hands[seat], *state.kept[seat], *state.discard, *state.turned]
    assert not state.reshuffled
    assert known
    assert int(shown[1]) <= int(shown[2]) == 36 - len(known)
    close(player)


def test_what_is_paid_for_names_where_the_discs_go(tmp_path: Path) -> None:
    player = after(tmp_path, *asked("activate"))
    voice = player.scene.spoken
    pay = next(each for each in voice.choices() if each.action[0] == "activate")
    told = voice.outcome(pay)
    player.scene.model.take(pay)
    player.settle()
    for choice in voice.choices():
        if not choice.ends_turn:
            assert player.scene.context.say(choice.label.values["place"]) in told
    close(player)


def after_when(folder: Path, wanted: Callable[[Question], bool]) -> MousePlayer:
    """A table where a question is open that is `wanted`, after decisions by chance."""
    for seed in range(1, 60):
        session, chance = Session(load_game("tara"), config(2), seed), Random(seed)
        for decisions in range(150):
            if session.over:
                break
            if wanted(session.game.explain(session.state)):
                return after(folder, seed, decisions)
            session.act(chance.choice(session.state.options))
    raise LookupError


def price_in_words(player: MousePlayer, card: int) -> str:
    """What promoting with a tablet costs, as it is told."""
    data = player.scene.match.session.state.data
    n = data.shapes[data.shape_of[card]].cost
    free = Text("tara.inspect.cost_free", {})
    return player.scene.context.say(Text("tara.inspect.cost", {"n": n}) if n else free)


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_tablets_to_choose_from_are_told_with_what_promoting_costs(
    tmp_path: Path, language: str
) -> None:
    player = after(tmp_path, *asked("keep"))
    player.app.speak(language)
    voice = player.scene.spoken
    assert len(voice.choices()) == 6
    for choice in voice.choices():
        assert price_in_words(player, choice.action[1]) in voice.outcome(choice)
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_promotion_that_may_follow_the_other_position_is_told_with_its_price(
    tmp_path: Path, language: str
) -> None:
    """Where nothing can promote then, no price is told."""

    def both(asked: Question) -> bool:
        lone = [each for each in asked.choices if asked.op == "turn" and each.action[0] == "place"]
        keys = [{text.key.rpartition(".")[2] for text in each.heard} for each in lone]
        return any({"cost", "cost_free"} & each for each in keys) and any(
            "no_rise" in each for each in keys
        )

    player = after_when(tmp_path, both)
    player.app.speak(language)
    context, voice = player.scene.context, player.scene.spoken
    priced = 0
    for choice in voice.choices():
        if choice.action[0] != "place":
            continue
        told, price = voice.outcome(choice), price_in_words(player, choice.action[1])
        coming = context.model.preview(choice).question
        second = coming is not None and coming.op == "second"
        rises = player.app.say("tara.heard.no_rise") not in told
        dear = any(each.key == "tara.warning.too_dear" for each in choice.warnings)
        assert (price in told) == (second and rises and not dear), told
        priced += price in told
    assert priced
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_who_rules_the_positions_of_a_province_is_told_once(tmp_path: Path, language: str) -> None:
    """By name, all of them, also those with captives; these are told behind."""

    def captured(asked: Question) -> bool:
        return asked.op == "turn" and any(each.action[0] == "amnesty" for each in asked.choices)

    player = after_when(tmp_path, captured)
    player.app.speak(language)
    context = player.scene.context
    places = tuple(context.painter.around.places(context.viewer))
    told_captives = 0
    for region in context.table.regions(context.model.shown, places)[:2]:
        told = " ".join(region_told(context, region, brief=True))
        for seat in range(2):
            rules = context.say(Text("tara.inspect.hollows_of", {"seat": Seat(seat)}))
            assert told.count(rules) <= 1, told
            alone = context.say(Text("tara.inspect.hollow_of", {"seat": Seat(seat)}))
            assert alone == rules or alone not in told
            for n in range(1, 4):
                captive = context.say(Text("tara.inspect.captive", {"n": n, "seat": Seat(seat)}))
                told_captives += captive in told
    assert told_captives
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
@pytest.mark.parametrize("reason", ["heard.no_rise", "warning.too_dear"])
def test_the_other_position_is_used_knowing_why_nothing_promotes_then(
    tmp_path: Path, language: str, reason: str
) -> None:
    def hopeless(asked: Question) -> bool:
        keys = [text.key for each in asked.choices for text in each.heard]
        return asked.op == "second" and f"tara.{reason}" in keys

    player = after_when(tmp_path, hopeless)
    player.app.speak(language)
    context, voice = player.scene.context, player.scene.spoken
    state: Any = player.scene.match.session.state
    price = state.data.shapes[state.data.shape_of[state.played]].cost
    dear = player.app.say("tara.warning.too_dear", n=price)
    never, told_why = player.app.say("tara.heard.no_rise"), set()
    for choice in voice.choices():
        told = voice.outcome(choice)
        coming = context.model.preview(choice).question
        if coming is not None and coming.op in ("activate", "promote"):
            assert dear not in told
            assert never not in told
        elif dear in told:
            assert price > state.money[state.turn]
        told_why |= {key for key, words in (("dear", dear), ("never", never)) if words in told}
    assert ("dear" if reason.endswith("dear") else "never") in told_why
    close(player)


@pytest.mark.slow
def test_income_is_told_with_what_it_is_paid_for(tmp_path: Path) -> None:
    """Province and ranks decide where the next disc pays (TA-13.1, TA-13.2)."""
    player = after(tmp_path, 5, 90)
    context, told = player.scene.context, 0
    view: Any = context.model.shown
    for move in context.model.log.moves:
        paid = [event for _, event in move.events if event.kind in ("majority", "spread")]
        words = news_of(context, move).words
        for event in paid:
            text = narrate(event, view)
            assert text is not None
            said = context.say(text)
            assert words.count(said) == 1, words
            told += 1
        total = context.app.say("tara.move.income")
        if paid:
            assert words.startswith(total)
            assert words.count(";") == len(paid)
    assert told > 1
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_an_amnesty_says_whose_discs_it_frees(tmp_path: Path, language: str) -> None:
    player = after_when(
        tmp_path, lambda asked: any(each.action[0] == "amnesty" for each in asked.choices)
    )
    player.app.speak(language)
    context, voice = player.scene.context, player.scene.spoken
    before = list(player.scene.match.session.state.supply)
    choice = next(each for each in voice.choices() if each.action[0] == "amnesty")
    told = voice.outcome(choice)
    player.scene.model.take(choice)
    freed = [new - old for old, new in zip(before, context.match.session.state.supply, strict=True)]
    assert any(freed)
    for seat, n in enumerate(freed):
        words = context.say(Text("tara.heard.freed", {"seat": Seat(seat), "n": n}))
        assert (words in told) == bool(n), told
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_to_promote_no_further_says_what_it_means(tmp_path: Path, language: str) -> None:
    def paid(asked: Question) -> bool:
        return asked.op == "promote" and any(
            text.key == "tara.heard.paid" for each in asked.choices for text in each.heard
        )

    player = after_when(tmp_path, paid)
    player.app.speak(language)
    voice, say = player.scene.spoken, player.app.say
    stop = next(each for each in voice.choices() if each.ends_turn)
    told = voice.outcome(stop)
    for key in ("tara.heard.choice.stop", "tara.heard.paid", "tara.heard.ends_turn"):
        assert say(key) in told
    player.scene.model.take_or_confirm(stop)
    assert say("tara.heard.paid") in voice.state()
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_payment_for_promoting_is_announced_with_the_places(
    tmp_path: Path, language: str
) -> None:
    player = after(tmp_path, *asked("activate"))
    player.app.speak(language)
    voice, context = player.scene.spoken, player.scene.context
    question = context.model.question
    assert question is not None
    ways = question.prompt.values["ways"]
    assert ways
    for way in ways:
        assert context.say(way) in voice.prompt()
        assert context.say(way) in unnamed(context, question.prompt, question.seat)
    pay = next(each for each in voice.choices() if each.action[0] == "activate")
    coming = context.model.preview(pay).question
    assert coming is not None
    assert coming.op == "promote"
    asked_next = unnamed(context, coming.prompt, coming.seat)
    for way in ways:
        assert context.say(way) in asked_next
    assert voice.outcome(pay).endswith(asked_next)
    close(player)
