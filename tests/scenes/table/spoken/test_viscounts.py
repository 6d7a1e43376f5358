"""Viscounts for somebody who listens: icons, what a hire shuffles, markers that meet, and where no
action is possible."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.explain import Choice, Question, Text
from engine.texts import Seat, languages
from scenes.table.spoken.outcomes import hear
from tests.sampling import sampled
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SOLO, close, open_table

pytestmark = pytest.mark.slow


def opened(folder: Path, wanted: Callable[[Question], bool]) -> MousePlayer:
    for seed in range(1, 40):
        try:
            return open_table(folder, seed, SOLO, wanted)
        except LookupError:
            continue
    raise LookupError


def state_of(player: MousePlayer) -> Any:
    return player.scene.model.now


def offers(
    key: str, *, of: Callable[[Choice], bool] = lambda _: True
) -> Callable[[Question], bool]:
    return lambda asked: any(each.label.key == key and of(each) for each in asked.choices)


def labelled(player: MousePlayer, key: str) -> list[Choice]:
    return [each for each in player.scene.spoken.choices() if each.label.key == key]


def brings(*events: str) -> Callable[[Choice], bool]:
    """An answer that moves a marker by a shuffle, or after which both meet."""
    keys = {f"viscounts.heard.ahead.{each}" for each in events}
    return lambda choice: bool(keys & {each.key for each in choice.heard})


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
@pytest.mark.parametrize("verb", ["play", "recruit", "hire", "pair"])
def test_icons_are_told_where_a_card_is_chosen(tmp_path: Path, language: str, verb: str) -> None:
    key = f"viscounts.choice.{verb}"
    player = opened(tmp_path, offers(key))
    player.app.speak(language)
    for each in labelled(player, key):
        words = player.scene.spoken.outcome(each)
        icons = each.label.values["icons"]
        assert icons
        for icon in icons:
            assert player.app.say(icon) in words
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_where_no_action_is_possible_it_is_said_with_the_reasons(
    tmp_path: Path, language: str
) -> None:
    def nothing(asked: Question) -> bool:
        useful = [each for each in asked.choices if not each.idle]
        return asked.op == "action" and [each.action for each in useful] == [("skip",)]

    player = opened(tmp_path, nothing)
    player.app.speak(language)
    voice, question = player.scene.spoken, player.scene.context.model.question
    assert question is not None
    assert player.app.say("viscounts.heard.no_action") in voice.prompt()
    reasons = [each for each in question.blocked if each.label is not None]
    assert reasons
    for each in reasons:
        assert each.label is not None
        verb = player.app.say(f"viscounts.action.{each.label.key.rpartition('.')[2]}")
        assert f"{verb}: {player.scene.context.say(each.reason)}" in voice.prompt()
    chosen = player.app.say("viscounts.prompt.action", seat="").strip(": ")
    assert chosen not in voice.prompt()
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_what_follows_a_card_is_told_once(tmp_path: Path, language: str) -> None:
    def financer(each: Choice) -> bool:
        card = each.label.values["card"]
        return "financer" in card.key

    player = opened(tmp_path, offers("viscounts.choice.play", of=financer))
    player.app.speak(language)
    (choice,) = [each for each in labelled(player, "viscounts.choice.play") if financer(each)]
    words = player.scene.spoken.outcome(choice)
    silver = player.app.say("viscounts.effect.silver", n=2)
    assert "+2" in words
    assert silver not in words
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
@pytest.mark.parametrize("verb", ["recruit", "hire"])
def test_a_hire_that_shuffles_says_what_the_shuffle_brings(
    tmp_path: Path, language: str, verb: str
) -> None:
    key = f"viscounts.choice.{verb}"
    shuffling = brings("shuffle_virtue", "shuffle_corruption")
    alone = f"viscounts.prompt.{verb}"
    wanted = offers(key, of=shuffling)
    player = opened(tmp_path, lambda asked: asked.prompt.key == alone and wanted(asked))
    player.app.speak(language)
    before = state_of(player).players[0]
    apart = before.virtue, before.corruption
    choice = next(each for each in labelled(player, key) if shuffling(each))
    kind = choice.heard[0].key.rpartition("_")[2]
    assert player.app.say(choice.heard[0]) in player.scene.spoken.outcome(choice)
    promised = dict(choice.gain)
    player.scene.model.take(choice)
    player.settle()
    after = state_of(player).players[0]
    moved = {"virtue": apart[0] - after.virtue, "corruption": after.corruption - apart[1]}
    if after.virtue != after.corruption:
        assert moved[kind] == promised.get(kind, 0) + 1
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
@pytest.mark.parametrize("op", ["play", "recruit", "action", "hire", "discard"])
def test_that_the_markers_meet_is_foretold_by_what_makes_them(
    tmp_path: Path, language: str, op: str
) -> None:
    def wanted(asked: Question) -> bool:
        return asked.op == op and any(brings("meet")(each) for each in asked.choices)

    player = opened(tmp_path, wanted)
    player.app.speak(language)
    voice, known = player.scene.spoken, player.app.say("viscounts.heard.ahead.meet")
    told = [voice.outcome(each) for each in voice.choices() if brings("meet")(each)]
    meeting = Text("viscounts.log.collision", {"seat": Seat(0), "n": 1})
    after = player.scene.context.say(meeting)[: len("Julia jelölői találkoznak")]
    for said in told:
        assert (known in said) != (after in said), said
    close(player)


def test_an_ability_after_an_action_is_counted_when_it_is_told_that_markers_meet(
    tmp_path: Path,
) -> None:
    def trading(each: Choice) -> bool:
        return each.label.key == "viscounts.choice.trade" and not each.idle

    player = opened(tmp_path, lambda asked: any(map(trading, asked.choices)))
    match = player.scene.match
    state: Any = match.session.state
    own, ids = state.players[0], state.data.cards.ids
    own.corruption, own.virtue = 3, 4
    choices = match.session.game.explain(state).choices
    assert not any(brings("meet")(each) for each in choices if trading(each) and not each.gain)
    own.bays[2] = ids.index("tf_jeweller")
    choices = match.session.game.explain(state).choices
    assert all(brings("meet")(each) for each in choices if trading(each))
    close(player)


def test_the_end_of_a_turn_says_that_the_deck_is_shuffled(tmp_path: Path) -> None:
    shuffling = brings("shuffle_virtue", "shuffle_corruption")
    player = opened(tmp_path, offers("viscounts.choice.end", of=shuffling))
    assert "Enter: End turn. Shuffling your discard pile brings 1" in (player.scene.spoken.state())
    close(player)


@pytest.mark.parametrize(
    ("language", "anyone"), [("en", "whoever's"), ("hu", "bárkié"), ("pt_BR", "de quem quer")]
)
def test_a_slot_that_acts_at_collisions_is_said_to_act_at_those_of_all(
    tmp_path: Path, language: str, anyone: str
) -> None:
    """Whoever's markers meet, it acts (VI-7.5.1)."""
    player = opened(tmp_path, lambda asked: asked.op == "action")
    player.app.speak(language)
    gives = player.app.say("viscounts.effect.virtue", n=1)
    slot = Text("viscounts.slot.collision_if_no_criminal", {"what": gives})
    assert anyone in hear(player.scene.context, slot)
    own = {"en": "your", "hu": "jelölőid", "pt_BR": "seus"}[language]
    assert own not in player.scene.context.say(slot)
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_exchanging_nothing_is_told_as_a_trade_with_what_follows_it(
    tmp_path: Path, language: str
) -> None:
    """The action is used up, and abilities after a trade work (VI-8.3.2)."""
    nothing = "viscounts.choice.no_runs"

    def waits(asked: Question) -> bool:
        return asked.op == "trade_runs" and any(each.label.key == nothing for each in asked.choices)

    player = opened(tmp_path, waits)
    player.app.speak(language)
    state: Any = player.scene.match.session.state
    explain, voice = player.scene.match.session.game.explain, player.scene.spoken
    ids = state.data.cards.ids
    state.players[0].bays[2] = ids.index("tf_jeweller")
    (choice,) = [each for each in explain(state).choices if each.label.key == nothing]
    words = voice.outcome(choice)
    gives = player.app.say("viscounts.effect.virtue", n=1)
    assert player.app.say("viscounts.ability.after_trade", what=gives) in words
    trade = {"en": "trade", "hu": "kereskedés", "pt_BR": "negociação"}[language]
    assert trade in words.casefold()
    assert voice.outcome(choice) != player.app.say(nothing)
    close(player)


def before_a_collision(folder: Path, space: int) -> MousePlayer:
    """Both own markers on a space, with the slot that acts at collisions and no criminal."""

    def no_criminals(asked: Question) -> bool:
        return asked.op == "action"

    player = opened(folder, no_criminals)
    own = player.scene.match.session.state.players[0]
    own.corruption = own.virtue = space
    own.built |= 1 << 7
    own.bays[:] = [-1, -1, -1]
    return player


def end_of_turn(player: MousePlayer) -> str:
    """No action, and nobody hired; what was said of the last answer."""
    foretold = ""
    for _ in range(2):
        question = player.scene.context.model.question
        assert question is not None
        ways = (each for each in question.choices if each.action in (("skip",), ("pass",)))
        choice = next(ways, None)
        if choice is not None:
            foretold = player.scene.spoken.outcome(choice)
            player.scene.model.take(choice)
            player.settle()
    return foretold


def told_last(player: MousePlayer) -> str:
    return " ".join(each.words for each in player.scene.spoken.heard().news[-2:])


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_collision_whose_markers_move_is_told_with_the_space_that_counts(
    tmp_path: Path, language: str
) -> None:
    """The slot's virtue moves both before the space is read (VI-7.5.1, VI-7.5.3)."""
    player = before_a_collision(tmp_path, 4)
    player.app.speak(language)
    moved = Text(
        "viscounts.heard.log.collision_moved",
        {
            "seat": Seat(0),
            "n": 4,
            "to": 3,
            "what": (Text("viscounts.effect.virtue", {"n": 1}),),
        },
    )
    said = player.scene.context.say(moved)
    assert said in end_of_turn(player)
    told = told_last(player)
    assert said in told
    assert told.count(player.app.say("viscounts.effect.virtue", n=1)) == 1
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_virtue_that_moves_no_marker_is_told_as_lost(tmp_path: Path, language: str) -> None:
    """Both markers already stand on the end (VI-6.2)."""
    player = before_a_collision(tmp_path, 1)
    player.app.speak(language)
    lost = Text("viscounts.heard.log.lost_virtue", {"seat": Seat(0), "n": 1, "space": 1})
    said = player.scene.context.say(lost)
    end_of_turn(player)
    told = told_last(player)
    assert said in told
    gained = player.app.say("viscounts.effect.virtue", n=1)
    assert told.count(gained) == said.count(gained)
    met = Text("viscounts.log.collision", {"seat": Seat(0), "n": 1})
    back = Text("viscounts.heard.log.reset", {"seat": Seat(0)})
    order = [told.index(player.scene.context.say(each)) for each in (lost, met, back)]
    paid = told.index(player.app.say("viscounts.effect.deed", n=3))
    assert order == sorted(order)
    assert order[1] < paid < order[2]
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_hire_that_shuffles_says_where_the_hired_card_went(tmp_path: Path, language: str) -> None:
    """It lies on the discard pile when that is shuffled, and may be drawn at once (VI-4.11)."""
    shuffling = brings("shuffle_virtue", "shuffle_corruption")
    key = "viscounts.choice.recruit"
    player = opened(tmp_path, offers(key, of=shuffling))
    player.app.speak(language)
    choice = next(each for each in labelled(player, key) if shuffling(each))
    player.scene.model.take(choice)
    player.settle()
    own = state_of(player).players[0]
    told = " ".join(each.words for each in player.scene.spoken.heard().news[-3:])
    cards = len(own.draw)
    shuffled = Text("viscounts.heard.log.shuffle", {"seat": Seat(0), "n": cards})
    assert player.scene.context.say(shuffled) in told
    pile = {"en": "onto the discard", "hu": "dobópaklira", "pt_BR": "para o descarte"}[language]
    assert pile in told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_building_that_completes_a_link_says_with_what_and_for_whom(
    tmp_path: Path, language: str
) -> None:
    """Both builders gain by a link (VI-8.3)."""
    shared = "viscounts.heard.ahead.link_both"

    def links(each: Choice) -> bool:
        return shared in {text.key for text in each.heard}

    player = opened(tmp_path, lambda asked: any(map(links, asked.choices)))
    player.app.speak(language)
    context = player.scene.context
    choice = next(each for each in player.scene.spoken.choices() if links(each))
    link = next(text for text in choice.heard if text.key == shared)
    words = player.scene.spoken.outcome(choice)
    assert context.match.names[1] in words
    for value in ("spot", "what"):
        assert context.say(link.values[value]) in words
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
@pytest.mark.parametrize(("verb", "value"), [("destroy_card", "icons"), ("hire", "n")])
def test_a_card_is_weighed_by_ear_before_it_is_destroyed_or_hired(
    tmp_path: Path, language: str, verb: str, value: str
) -> None:
    """Its silver is told once, by the counter; a free hire tells how far the card moves."""
    key = f"viscounts.choice.{verb}"
    player = opened(tmp_path, offers(key))
    player.app.speak(language)
    for choice in labelled(player, key):
        words = player.scene.spoken.outcome(choice)
        if value == "icons":
            assert all(player.app.say(icon) in words for icon in choice.label.values["icons"])
            silver = player.app.say("viscounts.effect.silver", n=choice.label.values["n"])
            assert silver not in words
        else:
            moves = {"en": "move {}", "hu": "{} lépés", "pt_BR": "andar {}"}[language]
            assert moves.format(choice.label.values["n"]) in words
    close(player)


def test_what_an_exchange_brings_is_told_once(tmp_path: Path) -> None:
    key = "viscounts.choice.runs_goods"
    player = opened(tmp_path, offers(key))
    for choice in labelled(player, key):
        words = player.scene.spoken.outcome(choice)
        for good, n in choice.gain:
            assert player.app.say(f"viscounts.effect.{good}", n=n) not in words
            assert f"{player.app.say(f'viscounts.counter.{good}')} +{n}" in words
    close(player)
