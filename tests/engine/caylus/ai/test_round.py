"""What opponents of Caylus expect of a round agrees with what the rules then do."""

from __future__ import annotations

from engine.ai.evaluations import shipped_weights
from engine.core import act, run
from engine.game import Config, Game, asked
from engine.games.caylus.ai.round import REACH, Chances, purses, read_deals
from engine.games.caylus.data import DENIER, GOLD, load_data
from engine.games.caylus.state import ACTIVATION, CASTLE, PROVOST, State
from tests.engine.ai.samples import persons, table

CERTAIN = ("F1", "W1", "S1", "D2")
"""Effects of neutral cards that leave no choice."""


def opened(config: Config, seed: int) -> tuple[Game, State]:
    """A game at the first question of its first round."""
    game, _ = table("caylus")
    state = game.setup(config, seed)
    run(game.ops, state)
    while state.options[0] == ("keep",):
        act(game.ops, state, ("keep",))
    return game, state


def play_on(game: Game, state: State, phase: int) -> None:
    """Pass, decline and stay until a phase begins or the round is over."""
    before = state.round
    while state.phase < phase and state.round == before:
        for action in (("pass",), ("decline",), ("provost", state.provost)):
            if action in state.options:
                act(game.ops, state, action)
                break
        else:
            act(game.ops, state, state.options[0])


def test_goods_of_placed_workers_come_as_expected() -> None:
    checked = 0
    for seed in range(8):
        game, state = opened(persons(4), seed)
        for place, card in enumerate(list(state.road)):
            effect = state.data.buildings[card].primary
            if effect is not None and effect.code in CERTAIN and ("place", place) in state.options:
                act(game.ops, state, ("place", place))
                checked += 1
        passer = asked(state)
        expected = purses(state, read_deals(state.data), Chances(shipped_weights("caylus")))
        expected[passer][DENIER] += state.data.first_pass_bonus
        play_on(game, state, CASTLE)
        for seat, player in enumerate(state.players):
            if state.round > 1:
                expected[seat][DENIER] += state.data.income
            assert expected[seat][: DENIER + 1] == player.goods
    assert checked > 8


def test_cards_far_behind_the_provost_are_unlikely() -> None:
    _, state = opened(persons(2) | {"options": {"variant": "advanced"}}, 1)
    chances = Chances(shipped_weights("caylus"))
    likely = chances.of(state)
    assert list(likely) == sorted(likely, reverse=True)
    assert likely[REACH - 6] > 0.9
    assert likely[REACH + 8] < 0.1
    state.phase = PROVOST
    assert chances.of(state)[REACH + 2] < likely[REACH + 2]
    state.phase = ACTIVATION
    assert set(chances.of(state)) == {0.0, 1.0}


def test_every_effect_of_the_data_becomes_a_deal() -> None:
    data = load_data()
    deals = read_deals(data)
    for card, building in enumerate(data.buildings):
        options = building.primary.options if building.primary else ()
        assert len(deals.primary[card]) == len(options)


def test_an_effect_that_is_being_asked_about_is_still_expected() -> None:
    for seed in range(4):
        game, state = opened(persons(2), seed)
        peddler = state.road.index(state.data.peddler)
        act(game.ops, state, ("place", peddler))
        worker = state.worker[peddler]
        play_on(game, state, ACTIVATION)
        assert state.agenda[-1][:2] == ("effect", worker)
        chances = Chances(shipped_weights("caylus"))
        expected = purses(state, read_deals(state.data), chances)[worker]
        goods = list(state.players[worker].goods)
        assert sum(expected[:GOLD]) == sum(goods[:GOLD]) + 1
        assert expected[DENIER] == goods[DENIER] - 1
