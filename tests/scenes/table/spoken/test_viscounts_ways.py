"""Viscounts for somebody who listens: what the automa does where, and which ways lead to which
actions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.events import Event
from engine.explain import Question, Text
from engine.games.viscounts.constants import ACTIONS, ICONS
from engine.games.viscounts.state import icon_count
from engine.games.viscounts.telling import words
from engine.texts import Seat, languages
from scenes.shell.voice.heard import MINE, THEIRS
from scenes.table.model.moves import Move
from scenes.table.spoken.news import news_of
from tests.sampling import sampled
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SOLO, close, open_table
from tests.scenes.table.spoken.test_viscounts import opened, state_of

pytestmark = pytest.mark.slow


def after_the_automa(folder: Path, kind: str) -> tuple[MousePlayer, Move, Event]:
    """A move of the automa in which this happened, and the event of it."""
    for seed in range(1, 12):
        asked: list[Question] = []

        def late(question: Question, asked: list[Question] = asked) -> bool:
            asked.append(question)
            return len(asked) > (60 if kind == "dismiss" else 4)

        player = open_table(folder / str(seed), seed, SOLO, late)
        for move in player.scene.model.log.moves:
            for _, event in move.events:
                if event.kind == kind and event.seat == 1:
                    return player, move, event
        close(player)
    raise LookupError(kind)


def test_whom_the_automa_dismisses_is_told_with_who_is_on_top_then(tmp_path: Path) -> None:
    """The card leaves the game, the one below it may be hired (VI-11.19)."""
    player, move, event = after_the_automa(tmp_path, "dismiss")
    context = player.scene.context
    told = news_of(context, move).words
    card, position = event.values
    view: Any = player.scene.model.shown
    data, segment = view.data, words.segment_name(view, position)
    gone = {"seat": Seat(1), "card": words.card_name(data, card), "segment": segment}
    assert context.say(Text("viscounts.log.dismiss", gone)) in told
    uncovered = [event for _, event in move.events if event.kind == "uncover"]
    for each in uncovered:
        assert context.say(words.card_name(data, each.values[1])) in told
    close(player)


def test_where_the_automa_starts_is_told_before_what_it_does_there(tmp_path: Path) -> None:
    """The number of the other pair is its start space (VI-11.5)."""
    player, move, event = after_the_automa(tmp_path, "automa_start")
    context = player.scene.context
    told = news_of(context, move).words
    view: Any = player.scene.model.shown
    space = words.space_name(view, event.values[1])
    starts = Text("viscounts.log.automa_start", {"seat": Seat(1), "space": space})
    assert told.startswith(context.say(starts))
    assert move.words is not None
    assert move.words.headline in told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_where_a_viscount_stands_and_its_icons_are_told_with_the_goods(
    tmp_path: Path, language: str
) -> None:
    """Both decide what a collision does to others and where one meets them (VI-7.5.4)."""
    player, _, _ = after_the_automa(tmp_path, "dismiss")
    player.app.speak(language)
    view, context = state_of(player), player.scene.context
    for asked, seat in ((MINE, 0), (THEIRS, 1)):
        told = " ".join(player.scene.tell_more(asked, False))
        own = view.players[seat]
        assert context.say(words.space_name(view, own.viscount)) in told
        criminals = icon_count(view, own, ICONS.index("criminal"))
        said = player.app.say("viscounts.icon.criminal", n=criminals)
        assert (said in told) == bool(criminals)
        for icon, name in enumerate(ICONS):
            if n := icon_count(view, own, icon):
                assert player.app.say(f"viscounts.icon.{name}", n=n) in told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_way_says_which_actions_are_possible_where_it_ends(tmp_path: Path, language: str) -> None:
    player = opened(tmp_path, lambda asked: asked.op == "walk" and len(asked.choices) > 3)
    player.app.speak(language)
    voice, context, told = player.scene.spoken, player.scene.context, set()
    for each in voice.choices():
        coming = context.model.preview(each).question
        if coming is None or coming.op != "action" or "why" in coming.prompt.values:
            continue
        useful = [answer for answer in coming.choices if answer.action[0] == "action"]
        kinds = {ACTIONS[answer.action[1]] for answer in useful if not answer.idle}
        for kind in ACTIONS:
            if kind == "trade":
                exchange = context.say(coming.prompt.values["acts"][-1])
                assert (exchange in voice.outcome(each)) or kind not in kinds
                continue
            said = player.app.say(f"viscounts.heard.may.{kind}")
            assert (said in voice.outcome(each)) == (kind in kinds)
        told |= kinds
    assert told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_trade_for_which_somebody_may_be_dismissed_is_named_in_every_language(
    tmp_path: Path, language: str
) -> None:
    def trading(asked: Question) -> bool:
        return asked.op == "dismiss" and asked.prompt.values["does"].key.endswith(".trade")

    player = opened(tmp_path, trading)
    player.app.speak(language)
    voice, trade = player.scene.spoken, player.app.say("viscounts.action.trade")
    told = [voice.outcome(each) for each in voice.choices()]
    assert len(told) == 2
    assert all(trade in each for each in told), told
    assert not player.app.catalogue.missed
    close(player)


def test_a_pair_tells_what_its_hero_does(tmp_path: Path) -> None:
    """The hero is chosen with the player card (VI-2.9), so its move and abilities are told."""
    player = opened(tmp_path, lambda question: question.op == "choose_pair")
    state, question = state_of(player), player.scene.model.question
    assert question is not None
    for choice, (_, hero) in zip(question.choices, state.pairs, strict=True):
        told = " ".join(map(player.scene.context.say, choice.heard))
        for ability in words.ability_words(state.data, hero):
            assert player.scene.context.say(ability) in told
    close(player)


def test_a_card_tells_before_it_is_played_what_it_does_later(tmp_path: Path) -> None:
    """What happens at once is in the preview; what comes at drop-off or after an action is not."""
    player = opened(tmp_path, lambda question: question.op == "play")
    state, question = state_of(player), player.scene.model.question
    assert question is not None
    played = [choice for choice in question.choices if choice.action[0] == "play"]
    assert played
    for choice in played:
        card, cards = choice.action[1], state.data.cards
        told = [player.scene.context.say(text) for text in choice.heard]
        later = words.later_ability_words(state.data, card)
        assert told == [player.scene.context.say(text) for text in later]
        wanted = bool(cards.dropoff[card]) + bool(cards.trigger[card]) + len(cards.converts[card])
        assert len(told) == wanted
    close(player)
