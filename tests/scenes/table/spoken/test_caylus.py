"""Caylus for somebody who listens: the hand is read where it matters, and a pass is confirmed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.explain import Choice, Question, Text
from engine.games import load_game
from engine.games.caylus.data import SECTIONS
from engine.games.caylus.state import ACTIONS, ACTIVATION, CASTLE
from engine.games.caylus.telling.words import card_name, cost_words, effect_words, road_name
from engine.session import Session
from engine.texts import Seat, languages
from scenes.shell.voice.heard import BOARD, DID, MINE, THEIRS
from scenes.table.model.preview import try_out
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from scenes.table.spoken.outcomes import hear
from tests.sampling import sampled
from tests.scenes.company import config
from tests.scenes.support import make_app, settle
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import INSTANT, close


def opened(folder: Path, decisions: int) -> MousePlayer:
    app = make_app(folder)
    app.settings.speed = INSTANT
    session = Session(load_game("caylus"), config(2), 7)
    for _ in range(decisions):
        session.act(session.state.options[0])
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 7)
    player.settle()
    return player


@pytest.mark.slow
def test_the_opening_hand_is_read_before_it_is_kept(tmp_path: Path) -> None:
    player = opened(tmp_path, 0)
    scene, voice = player.scene, player.scene.spoken
    now: Any = scene.model.now
    hand = now.players[scene.model.seat].hand
    assert len(hand) == 3
    keep = voice.outcome(next(each for each in voice.choices() if each.action == ("keep",)))
    for card in hand:
        assert now.data.buildings[card].name in keep
    close(player)


def test_what_is_confirmed_is_named_with_the_way_back(tmp_path: Path) -> None:
    player = opened(tmp_path, 2)
    scene, voice = player.scene, player.scene.spoken
    finish = scene.model.prompt.finish
    assert finish is not None
    scene.model.take_or_confirm(finish)
    assert scene.model.prompt.armed == "end"
    state = voice.state()
    assert state == "Pass first? Escape takes it back. Enter: Confirm."
    close(player)


def played(folder: Path, wanted: Callable[[Question], bool], *, voice: bool = False) -> MousePlayer:
    """A table of two where a question is open that is `wanted`, after decisions by chance."""
    for seed in range(1, 60):
        session, chance = Session(load_game("caylus"), config(2), seed), Random(seed)
        while not session.over:
            if wanted(session.game.explain(session.state)):
                app = make_app(folder)
                app.settings.speed, app.settings.voice = INSTANT, voice
                scene = TableScene(app, "", session)
                app.stack.reset(scene)
                player = MousePlayer(app, scene, seed)
                if voice:
                    settle(app)
                else:
                    player.settle()
                return player
            session.act(chance.choice(session.state.options))
    raise LookupError


def placed_on(asked: Question, key: str) -> list[Choice]:
    return [
        each
        for each in asked.choices
        if each.action[0] == "place" and key in {text.key for text in each.heard}
    ]


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
@pytest.mark.parametrize("gets", ["owner_gets", "owner_may"])
def test_a_worker_on_anothers_card_says_whose_it_is_and_what_its_owner_gets(
    tmp_path: Path, language: str, gets: str
) -> None:
    key = f"caylus.heard.{gets}"
    player = played(tmp_path, lambda asked: bool(placed_on(asked, key)))
    player.app.speak(language)
    context = player.scene.context
    now: Any = player.scene.model.now
    asked = context.model.question
    assert asked is not None
    for choice in placed_on(asked, key):
        place = choice.action[1]
        owner = now.owner[place]
        assert owner not in (asked.seat, -1)
        words = player.scene.spoken.outcome(choice)
        assert words.count(context.match.names[owner]) >= 2
        secondary = now.data.buildings[now.road[place]].secondary
        assert hear(context, effect_words(secondary)) in words
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_delivery_says_what_it_hands_over_and_what_its_tokens_are_worth(
    tmp_path: Path, language: str
) -> None:
    def gold_too(asked: Question) -> bool:
        return any(each.label.key == "caylus.choice.deliver_some" for each in asked.choices)

    player = played(tmp_path, gold_too)
    player.app.speak(language)
    now: Any = player.scene.model.now
    delivered = [each for each in player.scene.spoken.choices() if each.amount > 0]
    assert delivered
    for each in delivered:
        words = player.scene.spoken.outcome(each)
        for good in ("food", "wood", "stone"):
            counter = player.app.say(f"caylus.counter.{good}")
            paid = player.app.say(f"caylus.good.{good}", n=each.amount)
            assert paid in words or f"{counter} −{each.amount}" in words
        assert player.app.say("caylus.counter.batch") not in words
        first = next(section for section in range(3) if now.tokens[section])
        assert str(now.data.token_vp[first]) in words
        assert player.app.say(f"caylus.section.{SECTIONS[first]}") in words
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_worker_on_the_church_says_what_its_tokens_are_worth(
    tmp_path: Path, language: str
) -> None:
    player = opened(tmp_path, 2)
    state: Any = player.scene.match.session.state
    church = next(number for number, each in enumerate(state.data.buildings) if each.id == "church")
    state.road[1] = church
    player.app.speak(language)
    choice = next(
        each
        for each in player.scene.match.session.game.explain(state).choices
        if each.action == ("place", 1)
    )
    words = player.scene.spoken.outcome(choice)
    for n, key in ((2, "other"), (1, "one")):
        section = player.app.say(f"caylus.section.{SECTIONS[0]}")
        worth = {"n": n, "section": section, "vp": state.data.token_vp[0]}
        told = player.app.say("caylus.heard.tokens", **worth)
        assert (told in words) == (key == "other"), words
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_what_follows_for_anothers_worker_names_who_gains(tmp_path: Path, language: str) -> None:
    """A card of the seat that answers is activated for another: its owner gains, not the worker."""
    found: list[tuple[MousePlayer, str]] = []

    def gains(player: MousePlayer) -> Iterator[str]:
        context, voice = player.scene.context, player.scene.spoken
        seat = context.model.seat
        for choice in voice.choices():
            for later in context.model.preview(choice).after:
                what = later.what
                if what is None or not later.deltas[seat]:
                    continue
                if what.values.get("seat", Seat(seat)) != Seat(seat):
                    yield voice.outcome(choice)

    player = opened(tmp_path, 0)
    close(player)
    for seed in range(1, 40):
        session, chance = Session(load_game("caylus"), config(2), seed), Random(seed)
        while not session.over and not found:
            asked = session.game.explain(session.state)
            if asked.op == "effect" and anothers_worker(session.state, asked.seat):
                app = make_app(tmp_path)
                app.settings.speed = INSTANT
                scene = TableScene(app, "", session)
                app.stack.reset(scene)
                player = MousePlayer(app, scene, seed)
                player.settle()
                player.app.speak(language)
                found += [(player, words) for words in gains(player)]
                if found:
                    break
                close(player)
            session.act(chance.choice(session.state.options))
        if found:
            break
    player, words = found[0]
    context = player.scene.context
    name = context.match.names[context.model.seat]
    follows = player.app.say("spoken.follows_for", why="", name=name, to="")
    assert follows.rpartition(name)[0].strip().rpartition(" ")[2] in words
    assert words.rpartition(name)[2].strip()
    close(player)


def anothers_worker(state: Any, seat: int) -> bool:
    """True when on a later card of this seat another's worker stands."""
    place = state.agenda[-1][2][0]
    return any(
        state.owner[each] == seat and state.worker[each] not in (seat, -1)
        for each in range(place + 1, len(state.road))
    )


@pytest.mark.slow
def test_before_a_public_question_of_another_who_listens_hands_the_table_over(
    tmp_path: Path,
) -> None:
    player = played(tmp_path, lambda asked: asked.op == "deliver", voice=True)
    model = player.scene.model
    assert model.question is not None
    name = player.scene.context.match.names[model.question.seat]
    assert model.passing.closed
    assert not model.asking
    curtain = player.app.stack.top
    assert isinstance(curtain, CurtainScene)
    for asked in (DID, MINE, THEIRS, BOARD):
        told = " ".join(curtain.tell_more(asked, False))
        assert name in told
        assert str(player.scene.match.session.state.round) in told
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_price_cannot_be_taken_for_a_gain(tmp_path: Path, language: str) -> None:
    """A card that gives one thing for another is told with what is paid first, as paid."""
    player = opened(tmp_path, 2)
    player.app.speak(language)
    state: Any = player.scene.match.session.state
    state.road[1] = next(n for n, each in enumerate(state.data.buildings) if each.id == "market")
    explained = player.scene.match.session.game.explain(state)
    choice = next(each for each in explained.choices if each.action == ("place", 1))
    words = player.scene.spoken.outcome(choice)
    cube = player.app.say("caylus.good.any", n=1)
    gets = player.app.say("caylus.good.denier", n=4)
    pay = {"en": "pay", "hu": "ára", "pt_BR": "pagar"}[language]
    assert f"{pay} {cube}" in words
    assert words.index(cube) < words.index(gets)
    close(player)


def with_cards(player: MousePlayer, *ids: str) -> Any:
    """The state with these cards in the hand of the seat that is asked, as numbers by id."""
    state: Any = player.scene.match.session.state
    numbers = {each.id: n for n, each in enumerate(state.data.buildings)}
    state.players[state.agenda[-1][1]].hand[:] = [numbers[each] for each in ids]
    return state


def explained(player: MousePlayer, action: tuple[Any, ...]) -> str:
    """The answer with this action as it is told, after the position was changed."""
    match = player.scene.match
    found = match.session.game.explain(match.session.state).choices
    return player.scene.spoken.outcome(next(each for each in found if each.action == action))


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_what_is_built_says_which_cards_cannot_be_paid_for_then(
    tmp_path: Path, language: str
) -> None:
    """The last wood is spent, which another card costs (CA-5.9)."""
    player = opened(tmp_path, 2)
    player.app.speak(language)
    state = with_cards(player, "small_quarry", "market")
    goods = state.players[state.agenda[-1][1]].goods
    quarry, market = state.players[state.agenda[-1][1]].hand
    say, build = player.scene.context.say, ("build", quarry)
    lost = say(Text("caylus.heard.not_built", {"cards": (card_name(state.data, market),)}))
    state.options = [build, ("pass",)]
    goods[:] = [1, 1, 1, 0, 2]
    assert lost in explained(player, build)
    goods[:] = [3, 3, 3, 0, 2]
    assert lost not in explained(player, build)
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_what_is_built_says_what_it_brings_when_others_use_it(
    tmp_path: Path, language: str
) -> None:
    """The owner's own part of the card (CA-7.4)."""
    player = opened(tmp_path, 2)
    player.app.speak(language)
    state = with_cards(player, "market")
    (market,) = state.players[state.agenda[-1][1]].hand
    state.options, state.players[state.agenda[-1][1]].goods[:] = [("build", market)], [2] * 5
    gets = effect_words(state.data.buildings[market].secondary)
    said = hear(player.scene.context, Text("caylus.heard.you_get", {"what": gets}))
    assert said in explained(player, ("build", market))
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("op", "spent", "goods"),
    [("effect", "any", [0, 2, 0, 0, 5]), ("deliver", "wood", [1, 1, 1, 0, 5])],
)
def test_what_is_spent_after_the_actions_threatens_no_card_of_the_hand(
    tmp_path: Path, op: str, spent: str, goods: list[int]
) -> None:
    """Later cards and income bring more before anything can be built again (CA-3.1)."""

    def spends(asked: Question) -> bool:
        return asked.op == op and any(spent in dict(each.cost) for each in asked.choices)

    player = played(tmp_path, spends)
    match = player.scene.match
    state: Any = match.session.state
    own = state.players[state.agenda[-1][1]]
    own.goods[:], own.hand[:] = goods, range(len(state.data.buildings))

    def threatened() -> bool:
        asked = match.session.game.explain(state)
        return any("not_built" in text.key for each in asked.choices for text in each.heard)

    assert state.phase in (ACTIVATION, CASTLE)
    assert not threatened()
    state.phase = ACTIONS
    assert threatened()
    close(player)


@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_worker_for_whom_nothing_can_be_paid_is_told_as_idle(
    tmp_path: Path, language: str
) -> None:
    """And a card of the road whose price is spent elsewhere before (CA-7.11)."""
    player = opened(tmp_path, 2)
    player.app.speak(language)
    state = with_cards(player, "small_quarry")
    seat, (quarry,) = state.agenda[-1][1], state.players[state.agenda[-1][1]].hand
    goods, say = state.players[seat].goods, player.scene.context.say
    state.road[1] = next(n for n, each in enumerate(state.data.buildings) if each.id == "market")
    price = state.data.buildings[state.road[1]].primary.options[0].pay
    why = Text("caylus.blocked.needs", {"paid": cost_words(price)})
    idle = say(Text("caylus.heard.of_no_use", {"why": why}))
    state.options, goods[:] = [("place", 1), ("pass",)], [0, 0, 0, 0, 2]
    assert idle in explained(player, ("place", 1))
    goods[:] = [1, 1, 0, 0, 2]
    assert idle not in explained(player, ("place", 1))
    lost = say(Text("caylus.heard.not_used", {"cards": (road_name(state, 1),)}))
    state.worker[1], state.options = seat, [("build", quarry), ("pass",)]
    assert lost in explained(player, ("build", quarry))
    goods[:] = [2, 1, 0, 0, 2]
    assert lost not in explained(player, ("build", quarry))
    close(player)


def failing(session: Session) -> tuple[Choice, Text] | None:
    """An answer after which the own worker cannot use a card, with what is told of that."""
    asked = session.game.explain(session.state)
    for choice in asked.choices if asked.op == "effect" else ():
        trial = try_out(session.game, session.state, asked.seat, (choice.action,), 2)
        for later in trial.after:
            what = later.what
            own = what is not None and what.values.get("seat") == Seat(asked.seat)
            if what is not None and own and what.key == "caylus.log.cannot":
                return choice, what
    return None


@pytest.mark.slow
@pytest.mark.parametrize("language", sampled(languages(), slow=2))
def test_a_card_that_cannot_be_used_is_not_foretold_as_activated(
    tmp_path: Path, language: str
) -> None:
    """What it lacks when its turn comes is told instead (CA-7.11)."""
    for seed in range(1, 60):
        session, chance = Session(load_game("caylus"), config(2), seed), Random(seed)
        while not session.over and failing(session) is None:
            session.act(chance.choice(session.state.options))
        found = failing(session)
        if found is not None:
            break
    assert found is not None
    app = make_app(tmp_path)
    app.settings.speed = INSTANT
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, seed)
    player.settle()
    app.speak(language)
    choice, cannot = found
    same = next(each for each in scene.spoken.choices() if each.action == choice.action)
    told = scene.spoken.outcome(same)
    values = {"seat": cannot.values["seat"], "card": cannot.values["card"]}
    assert scene.context.say(cannot) in told
    assert scene.context.say(Text("caylus.log.activate", values)) not in told
    close(player)
