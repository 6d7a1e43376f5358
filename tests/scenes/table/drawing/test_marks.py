"""Looks are drawn a few per frame, but always some, however long the rest of the frame takes."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from engine.explain import Choice, Question, Text
from scenes.table.drawing.marks import CROWD, LOOKS_PER_FRAME, Marker, _area_picture
from scenes.table.drawing.painter import TablePainter, _before_marked, _marked_areas
from scenes.table.model.legality import Look, Offers
from scenes.table.motion.things import Place, Sprite
from sprites.common.legality import Look as Look_

pytestmark = pytest.mark.usefixtures("display")


def test_a_slow_frame_still_draws_new_looks_until_all_are_there() -> None:
    canvas = pygame.Surface((400, 300))
    marker = Marker(1.37, canvas.get_rect())
    places = {f"place:{n}": Place(pygame.Rect(3 * n, 5, 41 + 3 * n, 57)) for n in range(12)}
    marks = dict.fromkeys(places, Look.NOW)
    for _ in places:
        marker.new_frame()
        time.sleep(2 * LOOKS_PER_FRAME)
        marker.mark_all(canvas, marks, places, (), frozenset())
    assert not marker.unfinished


def test_what_is_left_behind_does_not_wear_the_look_of_the_piece_in_the_hand() -> None:
    """Of two pieces at one anchor one is carried; the other lies there as it did."""
    piece = pygame.Surface((40, 40), pygame.SRCALPHA)
    piece.fill("#c04030")
    places = {"rack": Place(pygame.Rect(100, 100, 90, 44), board=False)}
    sprites = [Sprite(f"p{n}", "p", "rack", piece, (102 + 44 * n, 102)) for n in range(2)]
    marker = Marker(1.0, pygame.Rect(0, 0, 400, 300))
    for away, seen in ((frozenset(), True), (frozenset({"p0"}), False)):
        canvas = pygame.Surface((400, 300))
        marker.new_frame()
        marker.mark_all(canvas, {"rack": Look.SELECTED}, places, sprites, away)
        assert any(pygame.image.tobytes(canvas, "RGB")) is seen


def light(marks: dict[str, Look], places: dict[str, Place]) -> dict[str, int]:
    """How bright the surroundings of every place become, all channels together."""
    canvas = pygame.Surface((900, 200))
    marker = Marker(1.0, canvas.get_rect())
    marker.new_frame()
    for _ in places:
        marker.new_frame()
        marker.mark_all(canvas, marks, places, (), frozenset())
    return {
        name: sum(pygame.transform.average_color(canvas, place.rect.inflate(24, 24))[:3])
        for name, place in places.items()
    }


def test_many_open_places_are_marked_quietly_and_what_is_meant_less_most_quietly() -> None:
    """A few that glow are found at once; of twenty nobody can tell which matters."""
    places = {f"hollow:{n}": Place(pygame.Rect(20 + 70 * n, 20, 40, 40)) for n in range(10)}
    places["discard"] = Place(pygame.Rect(800, 20, 40, 40))
    few = dict.fromkeys(list(places)[:4], Look.NOW)
    many = dict.fromkeys(places, Look.NOW)
    alone, crowd = light(few, places), light(many, places)
    assert crowd["hollow:1"] < alone["hollow:1"]
    just_few = light(dict.fromkeys(list(places)[:CROWD], Look.NOW), places)
    assert just_few["hollow:1"] == alone["hollow:1"]
    assert 0 < crowd["discard"] < crowd["hollow:1"]


def test_own_things_that_can_be_paid_keep_their_colours() -> None:
    for board, inside in ((False, (90, 40, 40)), (True, None)):
        canvas = pygame.Surface((200, 120))
        canvas.fill((90, 40, 40))
        well = {"supply:0": Place(pygame.Rect(40, 30, 100, 60), board=board)}
        marker = Marker(1.0, canvas.get_rect())
        marker.mark_all(canvas, {"supply:0": Look.SOURCE}, well, (), frozenset())
        middle = tuple(canvas.get_at((90, 60)))[:3]
        assert (middle == inside) if inside else middle != (90, 40, 40)


def test_several_open_places_of_a_thing_wear_a_ring_at_their_spot_and_one_alone_is_lit() -> None:
    spots = {f"thing:{n}": pygame.Rect(40 + 120 * n, 60, 30, 30) for n in range(2)}
    places = {
        name: Place(pygame.Rect(spot.left - 30, 20, 90, 110), spot=spot)
        for name, spot in spots.items()
    }
    for names, at_the_spot in ((list(spots), True), (list(spots)[:1], False)):
        canvas = pygame.Surface((300, 160))
        marks = {**dict.fromkeys(spots, Look.BLOCKED), **dict.fromkeys(names, Look.NOW)}
        marker = Marker(1.0, canvas.get_rect())
        marker.mark_all(canvas, {name: marks[name] for name in names}, places, (), frozenset())
        for name in names:
            box = pygame.mask.from_threshold(canvas, "black", (1, 1, 1, 255))
            box.invert()
            seen = max(
                (r for r in box.get_bounding_rects() if r.colliderect(spots[name])),
                key=lambda r: r.width,
            )
            assert (seen.height < 80) is at_the_spot


def test_many_spots_glow_half_as_much_until_a_piece_is_taken_that_may_go_there() -> None:
    places = {
        f"thing:{n}": Place(
            pygame.Rect(20 + 80 * n, 20, 60, 90), spot=pygame.Rect(35 + 80 * n, 80, 30, 20)
        )
        for n in range(CROWD + 2)
    }
    places["rack"] = Place(pygame.Rect(20, 150, 40, 40), board=False)
    spots = [name for name in places if name != "rack"]
    open_ = dict.fromkeys(spots, Look.NOW)

    def shine(marks: dict[str, Look]) -> int:
        marker = Marker(1.0, pygame.Rect(0, 0, 900, 200))
        canvas = pygame.Surface((900, 200))
        for _ in places:
            canvas.fill("black")
            marker.new_frame()
            marker.mark_all(canvas, marks, places, (), frozenset())
        return sum(pygame.transform.average_color(canvas, pygame.Rect(20, 70, 60, 40))[:3])

    resting = shine(open_ | {"rack": Look.SOURCE})
    lifted = shine(open_ | {"rack": Look.SELECTED})
    few = shine(dict.fromkeys(spots[:CROWD], Look.NOW))
    assert 0 < resting < 0.75 * lifted
    assert few == lifted


def test_the_sign_of_a_refused_area_stands_in_its_middle() -> None:
    outline = ((0.0, 0.0), (120.0, 0.0), (120.0, 90.0), (0.0, 90.0))
    picture, pad = _area_picture(outline, "blocked", 1.0)
    signed, bare = (
        pygame.transform.average_color(picture, pygame.Rect(pad + left, pad + 37, 16, 16))
        for left in (52, 16)
    )
    assert signed != bare


def test_the_count_of_a_pile_is_read_on_the_look_that_its_card_wears() -> None:
    """The look goes a little beyond the card, and would lie over what stands at its edge."""
    box = pygame.Rect(20, 20, 60, 80)
    card, count = pygame.Surface(box.size, pygame.SRCALPHA), pygame.Surface((24, 16))
    card.fill("navy")
    count.fill("white")
    at = count.get_rect(center=box.midbottom).topleft
    sprites = (
        Sprite("card:top", "back", "draw", card, box.topleft, 1, board=False),
        Sprite("count:draw", "count", "draw", count, at, 2, board=False, movable=False),
    )
    canvas = pygame.Surface((120, 140), 0, 32)
    marker = Marker(1.0, canvas.get_rect())
    places = {"draw": Place(box, "card", board=False)}
    marker.mark_all(canvas, {"draw": Look.SOURCE}, places, sprites, frozenset())
    seen = canvas.subsurface(pygame.Rect(at, count.get_size()))
    assert pygame.transform.average_color(seen)[:3] == (255, 255, 255)


def test_the_number_of_a_crowd_stays_on_it_where_it_stands_before_a_marked_neighbour() -> None:
    """The crowd is laid anew over that look; its number does not touch the neighbour."""
    picture = pygame.Surface((20, 20), pygame.SRCALPHA)
    neighbour = Sprite("worker:1", "worker", "pool:1", picture, (40, 0), 1)
    crowd = Sprite("worker:0", "worker", "pool:0", picture, (25, 0), 2)
    number = Sprite("count:0", "sign", "", picture, (15, 0), 3)
    apart = Sprite("count:9", "sign", "", picture, (200, 0), 3)
    sprites = (neighbour, number, crowd, apart)
    again = _before_marked(sprites, {"pool:1": Look.NOW}, frozenset())
    assert again == [crowd, number]


@pytest.mark.parametrize(("left", "stands_on_it"), [(79, True), (80, False)])
def test_only_what_stands_on_a_marked_area_is_laid_anew_over_its_look(
    left: int, stands_on_it: bool
) -> None:
    outline = ((20.0, 20.0), (80.0, 20.0), (80.0, 60.0), (20.0, 60.0))
    places = {"meadow": Place(pygame.Rect(20, 20, 60, 40), "area", outline=outline)}
    marks = {"meadow": Look.NOW}
    piece = Sprite("piece", "piece", "", pygame.Surface((20, 20)), (left, 30), 1)
    again = _before_marked([piece], marks, frozenset(), _marked_areas(places, marks))
    assert (again == [piece]) is stands_on_it


@pytest.mark.parametrize("look", ["now", "hint"])
def test_what_glows_around_an_area_is_whole(look: Look_) -> None:
    outline = ((0.0, 0.0), (120.0, 0.0), (120.0, 90.0), (0.0, 90.0))
    picture, pad = _area_picture(outline, look, 1.0)
    left, top, wide, high = picture.get_bounding_rect()
    around = (left, top, picture.width - left - wide, picture.height - top - high)
    assert (picture.width, picture.height) == (120 + 2 * pad, 90 + 2 * pad)
    assert max(around) - min(around) <= 1
    assert 0 <= min(around) < pad


@pytest.mark.parametrize(
    ("look", "count", "anchor", "shown"),
    [
        (Look.NOW, CROWD, "p:0", None),
        (Look.NOW, CROWD + 1, "p:0", Look.NOW),
        (Look.LATER, CROWD + 1, "p:0", Look.LATER),
        (Look.ASIDE, 1, "p:0", Look.NOW),
        (Look.AWAITED, 1, "p:0", Look.NOW),
        (Look.SELECTED, CROWD + 1, "p:0", None),
        (Look.NOW, CROWD + 1, "elsewhere", None),
    ],
)
def test_what_is_pointed_at_stands_out_of_a_crowd_and_what_stands_back_comes_forth(
    look: Look, count: int, anchor: str, shown: Look | None
) -> None:
    marked: list[dict[str, Look]] = []
    painter: Any = SimpleNamespace(
        marker=SimpleNamespace(mark_all=lambda layers, own, *_: marked.append(own)),
        resting=SimpleNamespace(put_all=lambda layers, sprites: None),
    )
    marks = {f"p:{n}": look for n in range(count)}
    picture: Any = SimpleNamespace(places=dict.fromkeys(marks), sprites=())
    layers: Any = None
    TablePainter._pointed_at(painter, layers, picture, marks, anchor, frozenset())
    assert marked == ([] if shown is None else [{anchor: shown}])


@pytest.mark.parametrize("look", [Look.SOURCE, Look.SELECTED])
def test_a_worker_behind_the_foremost_of_its_stack_keeps_its_colour_beside_the_glow(
    look: Look,
) -> None:
    worker = pygame.Surface((24, 34), pygame.SRCALPHA)
    worker.fill("red")
    sprites = tuple(
        Sprite(f"worker:{number}", "worker", "pool", worker, (40 + 14 * number, 40), number)
        for number in range(2)
    )
    canvas = pygame.Surface((120, 120), 0, 32)
    marker = Marker(1.0, canvas.get_rect(), core=True, unfinished=True)
    places = {"pool": Place(_box(sprites))}
    while marker.unfinished:  # what takes long to draw waits for another frame
        marker.new_frame()
        for each in sprites:
            canvas.blit(each.picture, each.at)
        marker.mark_all(canvas, {"pool": look}, places, sprites, frozenset())
    assert canvas.get_at((45, 60))[:3] == (255, 0, 0)
    assert canvas.get_at((53, 60))[:3] != (255, 0, 0), "a line parts it from the foremost"


def _box(sprites: tuple[Sprite, ...]) -> pygame.Rect:
    return sprites[0].rect.unionall([each.rect for each in sprites])


def test_an_empty_place_where_somebody_has_just_moved_wears_a_ring() -> None:
    canvas = pygame.Surface((200, 200), pygame.SRCALPHA)
    marker = Marker(1.0, canvas.get_rect())
    marker.new_frame()
    marker.last_move(canvas, Place(pygame.Rect(80, 80, 40, 40)), None, "#aa3322")
    assert canvas.get_bounding_rect().colliderect((80, 80, 40, 40))


def test_what_stands_before_what_is_pointed_at_stays_before_its_look() -> None:
    piece = pygame.Surface((30, 30))
    places = {"p:0": Place(pygame.Rect(0, 0, 60, 60)), "p:1": Place(pygame.Rect(20, 20, 60, 60))}
    behind = Sprite("behind", "card", "p:0", piece, (10.0, 10.0), 0)
    before = Sprite("before", "card", "p:1", piece, (25.0, 25.0), 1)
    drawn: list[str] = []
    painter: Any = SimpleNamespace(
        marker=SimpleNamespace(mark_all=lambda *_: drawn.append("look")),
        resting=SimpleNamespace(put_all=lambda layers, found: drawn.extend(s.key for s in found)),
    )
    picture: Any = SimpleNamespace(places=places, sprites=(behind, before))
    layers: Any = None
    marks = {"p:0": Look.ASIDE}
    TablePainter._pointed_at(painter, layers, picture, marks, "p:0", frozenset())
    assert drawn == ["look", "before"]


@pytest.mark.parametrize(
    ("decisions", "target"),
    [((1, 1), Look.NOW), ((1, 2), Look.AWAITED)],
    ids=["says alone what is meant", "waits for what is picked up"],
)
def test_the_one_place_to_which_all_leads_waits_unless_it_is_open_by_itself(
    decisions: tuple[int, int], target: Look
) -> None:
    choices = tuple(
        Choice(("put", n), Text("put"), f"hand:{place}", "spot")
        for place, n in enumerate(decisions)
    )
    question = Question("put", 0, Text("where"), "T-1", choices)
    controller = SimpleNamespace(source="", offers=Offers(question))
    model = SimpleNamespace(asking=True, picking=None, controller=controller, question=question)
    painter: Any = SimpleNamespace(
        model=model, table=SimpleNamespace(leads_on=frozenset({"put"})), asked_for=None
    )
    expected = {"hand:0": Look.SOURCE, "hand:1": Look.SOURCE, "spot": target}
    assert TablePainter.marks(painter) == expected
