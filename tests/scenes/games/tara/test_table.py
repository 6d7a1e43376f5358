"""The Tara table in many positions: places, sprites and words for everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from engine.events import Event
from engine.games import load_game
from engine.games.tara.state import CLOSED
from engine.games.tara.telling.narrate import KINDS
from engine.session import Session
from scenes.games.tara.layout import hand_plan, shelf_of
from scenes.games.tara.majority import leader
from scenes.games.tara.shelf import draw_shelf, open_places
from scenes.games.tara.shots import CHAIN, CROWDED, at_turn, lay, middle, question_of
from scenes.games.tara.table import TaraTable
from scenes.games.tara.words import event_sign
from scenes.play.seating import persons_config
from scenes.table.frame import Frame, make_frame
from scenes.table.motion.changes import motions
from scenes.table.view import Aim
from tests.engine.tara.greedy import wavering
from tests.engine.tara.layout import Table as Position
from tests.scenes.games.laid import RAW_KEY, check_words, laid

pytestmark = pytest.mark.usefixtures("display")

SIZES = [(1280, 690), (1366, 768), (1920, 1080), (1600, 1200), (2560, 1080)]


def positions(seats: int, seed: int = 3, every: int = 23) -> Iterator[Session]:
    """A game of simple players, shown every few decisions, at its beginning and its end."""
    session = Session(load_game("tara"), persons_config(seats), seed)
    chance = Random(seed)
    yield session
    while not session.over and len(session.log) < 400:
        session.act(wavering(session.game.mask(session.state, session.asked), chance))
        if len(session.log) % every == 0:
            yield session
    yield session


def make_table(seats: int = 4, size: tuple[int, int] = (1366, 768)) -> tuple[TaraTable, Frame]:
    return laid(TaraTable, persons_config(seats), size)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_anchor_has_a_place_and_words(seats: int) -> None:
    table, frame = make_table(seats)
    window = pygame.Rect(0, 0, *frame.size)
    for session in positions(seats):
        viewer = max(0, session.asked)
        view = session.game.mask(session.state, viewer)
        table.show_seat(viewer)
        places = table.places(view, viewer)
        in_trough = {counter.anchor for counter in table.tray(view, viewer)}
        hidden = {f"{zone}:{card}" for zone in ("hand", "kept") for card in range(40)}
        for anchor in session.game.anchors(view):
            if not anchor.startswith("seat:") and anchor not in hidden - set(places):
                assert anchor in {*places, *in_trough}, anchor
            found = table.inspect(anchor, view, viewer)
            assert found is not None, anchor
            check_words(anchor, found)
        for counter in table.tray(view, viewer):
            found = table.inspect(counter.anchor, view, viewer)
            assert found is not None
            check_words(counter.anchor, found)
        for anchor, place in places.items():
            assert window.contains(place.rect), anchor
            assert min(place.rect.size) >= 32, anchor


def said(position: Position, anchor: str) -> set[str]:
    """The sentences that the inspector has for a place of a laid-out position."""
    table, _ = make_table(position.state.seats)
    found = table.inspect(anchor, position.game.mask(position.state, 0), 0)
    assert found is not None
    return {fact.words for fact in found.facts}


def test_a_closed_province_is_past_deposing_and_traitors() -> None:
    """With two players a king stays for good, and no traitor comes (TA-18.2, TA-18.3)."""
    closed = Position(2).board("K0=B! F0=Y F1=B")
    closed.state.status[0] = CLOSED
    standing = Position(3).board("K0=B! F0=Y F1=B")
    deposed = "A crowned king: only promotion from both chieftains deposes him"
    throne = "hollow:connacht:4:0"
    assert deposed in said(standing, throne) - said(closed, throne)
    assert "A crowned king for good: the province is closed" in said(closed, throne)
    assert "No traitor comes to a closed province" in said(closed, "province:connacht")
    barred = {words for words in said(closed, "province:connacht") if "Strongest" in words}
    assert not barred


def test_the_first_action_of_the_game_opens_its_province_for_nothing() -> None:
    """Only later ones pay the entry fee (TA-5.5)."""
    later = Position(3)
    first = Position(3)
    first.state.fresh = 1
    assert "Empty: the first disc costs 2 cumals" in said(later, "province:ulster")
    assert "Empty: the first disc costs nothing now" in said(first, "province:ulster")


@pytest.mark.parametrize("size", SIZES)
def test_no_two_hollows_share_a_pixel(size: tuple[int, int]) -> None:
    session = lay(at_turn(), CROWDED, (10, 25, 31))
    table, frame = make_table(4, size)
    view = session.game.mask(session.state, session.asked)
    places = table.places(view, session.asked)
    boxes = [place.rect for name, place in places.items() if name.startswith("hollow:")]
    assert len(boxes) == 60
    for box in boxes:
        assert frame.board.contains(box)
        assert min(box.size) >= 32
        assert len(box.collidelistall(boxes)) == 1


@pytest.mark.slow
def test_what_lies_on_the_table_is_what_the_state_says() -> None:
    table, _ = make_table()
    for session in positions(4, every=37):
        view = session.game.mask(session.state, 0)
        sprites = table.sprites(view, 0)
        keys = Counter(sprite.key for sprite in sprites)
        assert not [key for key, n in keys.items() if n > 1]
        kinds = Counter(sprite.kind.split(":")[0] for sprite in sprites if sprite.board)
        at_home = [s for s in sprites if not s.board and s.kind.startswith("king:")]
        assert len(at_home) == view.cylinders[0]
        crowned = sum(view.cylinder)
        bags = sum(bag >> 5 * seat & 31 for bag in view.bag for seat in range(4))
        assert kinds["disc"] == sum(top >= 0 for top in view.top) - crowned + bags
        assert kinds["king"] == crowned
        assert kinds["rath"] == 4
        assert kinds["fort"] == 2 * sum(
            bag >> 5 * top & 31 > 0 for bag, top in zip(view.bag, view.top, strict=True) if top >= 0
        )
        own = [s for s in sprites if s.anchor.startswith(("hand:", "kept:"))]
        assert len(own) == len(view.hands[0]) + len(view.kept[0])


def test_the_ground_stays_while_tablets_come_and_go() -> None:
    """What changes with every turn lies on the ground: making that anew takes many frames."""
    table, _ = make_table()
    session = middle()
    seat = session.asked
    views = [session.game.mask(session.state, seat)]
    session.state.discard.append(session.state.draw.pop())
    views.append(session.game.mask(session.state, seat))
    boards = {table._board_view(view, seat) for view in views}
    assert len(boards) == 1
    words = [{s.key: s.picture for s in table.sprites(view, seat) if s.key.startswith("words:")}
             for view in views]  # fmt: skip
    assert words[0].keys() == words[1].keys()
    assert all(words[0][key] is not words[1][key] for key in words[0])


def test_a_king_leaves_the_trough_for_his_throne() -> None:
    table, _ = make_table()
    session = lay(at_turn(), {"ulster": "C0=0 C1=0"}, (10, 25, 31))
    crowned = lay(at_turn(), {"ulster": "C0=0 C1=0 K0=0!"}, (10, 25, 31))
    views = [each.game.mask(each.state, 0) for each in (session, crowned)]
    before, after = (table.sprites(view, 0) for view in views)
    moves = motions(before, after, table.places(views[1], 0))
    king = next(move for move in moves if move.sprite.kind == "king:0" and move.sprite.board)
    at_home = {sprite.at for sprite in before if sprite.key.startswith("home:")}
    assert len(at_home) == 2
    assert king.start is not None
    assert min(abs(king.start[1] - y) for _, y in at_home) < 40


def test_a_tablet_keeps_its_key_from_the_hand_to_the_discards() -> None:
    table, _ = make_table()
    session = middle()
    seat = session.asked
    keys = [{s.key for s in table.sprites(session.game.mask(session.state, seat), seat)}]
    session.act(next(c.action for c in question_of(session).choices if c.source == "hand:20"))
    view = session.game.mask(session.state, seat)
    turned = [s for s in table.sprites(view, seat) if s.anchor == "turned:0"]
    assert [s.key for s in turned] == ["card:20"]
    assert "card:20" in keys[0]


def test_nobody_sees_faces_of_tablets_that_are_turned_down() -> None:
    table, _ = make_table()
    for session in positions(4, every=60):
        for viewer in (0, -1):
            view = session.game.mask(session.state, viewer)
            table.show_seat(1)
            anchors = {sprite.anchor for sprite in table.sprites(view, -1)}
            anchors |= set(table.places(view, -1))
            assert not any(anchor.startswith(("hand:", "kept:")) for anchor in anchors)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [80, 100, 150])
def test_six_tablets_to_choose_from_lie_side_by_side(size: tuple[int, int], percent: int) -> None:
    frame = make_frame(size, percent, "foot")
    shelf = shelf_of(frame)
    for kept in range(3, 7):
        plan = hand_plan(shelf.hand, frame.scale, kept, True)
        for box in (*plan.slots, *plan.kept):
            others = [each for each in (*plan.slots, *plan.kept) if each is not box]
            assert box.collidelist(others) < 0
            assert shelf.hand.contains(box)
            assert box.width >= (56 if box in plan.kept else 44)
            assert box.height <= shelf.hand.height
        assert len(plan.slots) >= min(3, 7 - kept), "those chosen and the place of the next"


@pytest.mark.parametrize("size", SIZES)
def test_the_fewer_tablets_are_offered_the_larger_they_are(size: tuple[int, int]) -> None:
    """At last as large as in play; chosen ones are nearly as large, and so can be read."""
    frame = make_frame(size, 100, "foot")
    box = shelf_of(frame).hand
    plans = [hand_plan(box, frame.scale, kept, True) for kept in (6, 5, 4, 3)]
    offered = [plan.width for plan in plans]
    assert offered == sorted(offered)
    assert offered[0] > 0.8 * offered[-1]
    assert offered[-1] == hand_plan(box, frame.scale, 3, False).width
    for plan in plans:
        assert plan.slots[0].width > 0.8 * plan.width
        assert plan.now_label.width >= 60


def test_the_trough_says_what_the_tablets_are_while_three_are_chosen() -> None:
    """Those that may still be kept do not wait for the next round yet (TA-4.3)."""
    session = Session(load_game("tara"), persons_config(4), 5)
    table, _ = make_table()
    said = []
    while session.asked == 0 and not session.over and len(said) < 4:
        view = session.game.mask(session.state, 0)
        said.append(table._shelf_view(view, 0).labels)
        session.act(session.state.options[0])
    assert said == [
        ("Kept: 0 of 3", "Your tablets: choose 3"),
        ("Kept: 1 of 3", "Your tablets: choose 2"),
        ("Kept: 2 of 3", "Your tablets: choose one more"),
        ("Kept: 3 of 3", "These wait for the next round"),
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("choosing", [True, False])
def test_tablets_stay_inside_the_shelf(size: tuple[int, int], choosing: bool) -> None:
    frame = make_frame(size, 100, "foot")
    shelf = shelf_of(frame)
    assert frame.column.contains(shelf.hand)
    assert frame.column.contains(shelf.tray)
    assert not shelf.hand.colliderect(shelf.tray)
    for kept in range(7 if choosing else 4):
        plan = hand_plan(shelf.hand, frame.scale, kept, choosing)
        assert len(plan.kept) == kept
        for box in (*plan.slots, *plan.kept, plan.now_label, plan.later_label):
            assert shelf.hand.contains(box)
        assert not any(box.colliderect(plan.slots[-1]) for box in plan.kept)
        assert plan.step >= 32 or kept < 2
        assert plan.now_label.bottom <= plan.slots[0].top


def test_a_tablet_over_a_position_shows_the_chain_and_its_price() -> None:
    table, _ = make_table()
    session = lay(at_turn(), CHAIN, (2, 20, 34))
    view = session.game.mask(session.state, session.asked)
    choices = question_of(session).choices
    target = "hollow:leinster:0:1"
    choice = next(c for c in choices if (c.source, c.target) == ("hand:2", target))
    hints = table.hints(Aim("hand:2", target, tuple(choices), choice), view, session.asked)
    discs_and_arrows = [hint.picture for hint in hints if hint.picture is not None]
    assert len(discs_and_arrows) == 4  # arrows only to the next disc of the chain
    words = table.remarks(choice, view, session.asked)
    assert words == ["Free promotions: herdsman 1 (captured), warrior 1 (its fort opened)"]
    nothing = next(c for c in choices if c.target == "discard")
    assert table.hints(Aim("hand:2", "discard", (), nothing), view, session.asked) == []
    assert table.remarks(nothing, view, session.asked) == []


def test_what_rises_is_another_disc_from_the_supply() -> None:
    table, _ = make_table()
    session = lay(at_turn(), CHAIN, (2, 20, 34))
    session.act(next(c.action for c in question_of(session).choices if c.source == "hand:2"
                     and c.target == "hollow:leinster:0:1"))  # fmt: skip
    seat = session.asked
    view = session.game.mask(session.state, seat)
    choices = [c for c in question_of(session).choices if c.action[0] == "promote"]
    assert {c.source for c in choices} == {
        f"supply:{seat}", "hollow:leinster:0:0", "hollow:leinster:0:1",
    }  # fmt: skip
    assert f"supply:{seat}" in {counter.anchor for counter in table.tray(view, seat)}
    rack = pygame.Rect(900, 640, 150, 66)
    lifted = table.lift(f"supply:{seat}", view, seat, rack)
    assert lifted is not None
    below = next(
        s for s in table.sprites(view, seat) if s.anchor == choices[1].source and s.seat >= 0
    )
    for sprite, choice in ((lifted, choices[0]), (below, choices[1])):
        held = table.in_hand(sprite, choice, view, seat)
        assert held.key not in {each.key for each in table.sprites(view, seat)}
        assert held.anchor == f"supply:{seat}"


@pytest.mark.slow
def test_income_flies_from_every_rank_and_prisoners_to_their_keeper() -> None:
    table, _ = make_table()
    seen: set[str] = set()
    kinds: set[str] = set()
    card = None

    def watch(event: Event, state: Any) -> None:
        nonlocal card
        kinds.add(event.kind)
        view = session.game.mask(state, 0)
        places = table.places(view, 0)
        card = table.stage(event, view, card)
        if card is not None:
            assert table.stage_picture(card, view, 120).get_height() > 90
            assert table.inspect(card.anchor, view, 0) is not None
        flights = table.flights(event, view, 0)
        for flight in flights:
            assert flight.start in places
            assert flight.end in places
            assert flight.counts == flight.end.startswith("rath:"), "a card counts what arrives"
            seen.add(f"{event.kind} {flight.start.partition(':')[0]}")
        if event.kind == "majority":
            assert len(flights) == len(event.values) - 2
            paying = table.ringed(event, view)
            assert {flight.start for flight in flights} <= set(paying) <= set(places)
        else:
            assert not table.ringed(event, view)

    chance = Random(47)
    session = Session(load_game("tara"), persons_config(4), 47)
    while not session.over:
        session.act(wavering(session.game.mask(session.state, session.asked), chance), watch)
    wanted = {"majority hollow", "spread hollow", "pay rath", "gain goods", "imprison province"}
    assert wanted <= seen
    assert {"traitor", "majority", "clear"} <= kinds


def test_every_event_has_a_sign() -> None:
    assert all(event_sign(kind) for kind in KINDS)


def test_the_strip_names_the_phase_and_warns_of_the_second_crown() -> None:
    table, _ = make_table()
    session = middle()
    strip = table.strip(session.game.mask(session.state, 0))
    assert strip.phases[strip.phase] == "Turn 1"
    assert strip.ending == "A second crown wins"
    assert table.strip(at_turn().state).ending == ""


def test_the_player_aid_has_an_icon_and_words_for_every_line() -> None:
    table, _ = make_table(2)
    for entry in table.aid():
        assert table.icon(entry.icon, 20) is not None, entry.icon
        assert not RAW_KEY.match(entry.words), entry.icon


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_a_place_without_a_tablet_shows_a_sign_burnt_into_the_wood(size: tuple[int, int]) -> None:
    table, frame = make_table(4, size)
    session = next(positions(4))
    view = session.game.mask(session.state, 0)
    shown = replace(table._shelf_view(view, 0), open_slots=3)
    canvas = pygame.Surface(frame.size)
    draw_shelf(canvas, shown, frame.scale, table.theme)
    for slot in open_places(shown.plan.slots, shown.open_slots):
        marked, bare = (
            pygame.Rect(slot.left + slot.width // 4, top, slot.width // 2, slot.width // 4)
            for top in (slot.centery - slot.width // 8, slot.bottom - slot.width // 3)
        )
        lightest, plain = (
            max(
                sum(canvas.get_at((x, y))[:3])
                for x in range(box.left, box.right)
                for y in range(box.top, box.bottom)
            )
            for box in (marked, bare)
        )
        assert lightest > plain + 25


def test_a_tablet_that_may_still_be_chosen_is_not_said_to_wait() -> None:
    """Three are used this round, the others in the next (TA-4.3)."""
    session = next(each for each in positions(2) if each.state.agenda[-1][0] == "keep")
    table, _ = make_table(2)
    seat = session.asked
    view = session.game.mask(session.state, seat)
    table.show_seat(seat)
    found = table.inspect(f"kept:{view.kept[seat][0]}", view, seat)
    assert found is not None
    assert "if you choose it" in found.subtitle


def test_the_mark_of_a_tie_is_smaller_than_that_of_who_is_paid() -> None:
    session = lay(at_turn(), CROWDED, (10, 25, 31))
    table, _ = make_table()
    view = session.game.mask(session.state, 0)
    tied, won = set(), set()
    for sprite in table.sprites(view, 0):
        if sprite.key.startswith("income:"):
            province, rank = map(int, sprite.key.split(":")[1:])
            one = leader(view, province, rank)[0] >= 0
            (won if one else tied).add(sprite.picture.get_width())
    assert max(tied) < min(won)
