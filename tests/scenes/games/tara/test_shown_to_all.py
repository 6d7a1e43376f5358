"""The end of a round on the stage: every event of it has its scene, and the order is right."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from engine.events import Event
from engine.games import load_game
from engine.session import Session
from scenes.games.tara import shown_to_all as pageant
from scenes.games.tara.faces import Faces
from scenes.games.tara.stage import stage_card, stage_picture
from scenes.play.seating import persons_config
from scenes.table.view import StageCard
from sprites.common.players import PLAYER_STYLES
from tests.engine.tara.greedy import wavering

STYLES = PLAYER_STYLES[:4]
SCENES = {"traitor", "hire", "no_hire", "clear", "exchange", "ransom", "no_ransom", "majority"}


@pytest.fixture(scope="module")
def shown() -> dict[str, list[tuple[Event, object, StageCard]]]:
    """Cards of the stage by kind of event, from some rounds of play."""
    found: dict[str, list[tuple[Event, object, StageCard]]] = {}
    for seed in (3, 4, 5):
        session, chance = Session(load_game("tara"), persons_config(4), seed), Random(seed)
        last: list[StageCard | None] = [None]

        def watch(
            event: Event, state: object, session: Session = session, last: list = last
        ) -> None:
            view = session.game.mask(state, -1)
            last[0] = stage_card(event, view, last[0])
            if event.kind in SCENES and last[0] is not None:
                found.setdefault(event.kind, []).append((event, view, last[0]))

        for _ in range(260):
            if session.over:
                break
            view = session.game.mask(session.state, session.asked)
            session.act(wavering(view, chance), watch)
    return found


def picture(view: object, card: StageCard) -> pygame.Surface:
    return stage_picture(card, view, 96, Faces(view.data), STYLES)


@pytest.mark.slow
def test_every_step_of_the_end_of_a_round_has_its_scene(shown) -> None:
    assert {"traitor", "hire", "no_hire", "clear", "majority"} <= set(shown)
    for kind, cards in shown.items():
        _, view, card = cards[0]
        assert picture(view, card).get_height() == pytest.approx(96, abs=1), kind


@pytest.mark.slow
def test_options_pass_clockwise_from_the_first(shown) -> None:
    for kind in ("traitor", "no_hire"):
        for event, view, card in shown[kind]:
            province, _, first, seat, chance = card.anchor.split(":")[1:]
            order = pageant.option_view(view, province, int(first), int(seat), chance, STYLES).order
            chances = [chance for _, chance in order]
            place = [style for style, _ in order].index(STYLES[event.seat])
            assert chances[:place] == ["gone"] * place
            assert chances[place] == ("gone" if kind == "no_hire" else "now")
            assert chances[place + 1 :] == ["later"] * (len(order) - place - 1)


@pytest.mark.slow
def test_a_second_pass_remembers_who_was_first(shown) -> None:
    later = [
        (event.seat, int(card.anchor.split(":")[3]))
        for event, _, card in shown["no_hire"]
        if len(card.anchor.split(":")) == 6
    ]
    assert any(seat != first for seat, first in later)


def test_prices_stand_only_where_somebody_is_held() -> None:
    session = Session(load_game("tara"), persons_config(4), 1)
    view = session.game.mask(session.state, 0)
    assert pageant.ransom_view(view, 1, 0, STYLES).offers == ()
    view.prisoners[1 * 4 + 0] = 2
    assert pageant.ransom_view(view, 1, 0, STYLES).held == 2
    assert [discs for discs, _ in pageant.ransom_view(view, 1, 0, STYLES).offers] == [1, 2, 0]
    assert pageant.pageant_picture(pageant.prison_card(1, 0), view, 96, STYLES) is not None


def test_other_cards_have_no_scene() -> None:
    session = Session(load_game("tara"), persons_config(4), 1)
    for anchor in ("turned:0", "income:ulster", "rath:1"):
        card = StageCard(-1, anchor)
        assert pageant.pageant_picture(card, session.state, 96, STYLES) is None
