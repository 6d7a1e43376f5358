"""The table of Caylus Magna Carta: layout, pictures and words for the table scene."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import pygame

from engine.events import Event
from engine.explain import Choice, Text
from engine.game import Config
from engine.games.caylus.data import GOODS, SECTIONS
from engine.games.caylus.places import counters, road_anchor
from engine.games.caylus.state import State
from engine.games.caylus.telling.event_places import activated
from engine.games.caylus.telling.words import road_name
from engine.texts import Seat
from scenes.games.board_plan import Shelf
from scenes.games.board_table import BoardTable
from scenes.games.caylus import facts, words
from scenes.games.caylus import layout as lay
from scenes.games.caylus.board import BoardSprites
from scenes.games.caylus.faces import Faces
from scenes.games.caylus.flights import joins
from scenes.games.caylus.flown import Flown
from scenes.games.caylus.furniture import Shown, furniture, lifted_hod, pieces_ready, piles_ahead
from scenes.games.caylus.ground import CaylusBoards, board_view
from scenes.games.caylus.inspector import Inspector
from scenes.games.caylus.places_words import at_work
from scenes.games.caylus.prices import framed, worn
from scenes.games.caylus.provost_step import ProvostStep
from scenes.games.caylus.regions import regions
from scenes.games.caylus.shelf import ShelfSprites, ShelfView, shelf_pieces
from scenes.games.caylus.stage import card_asked, own_worker, stage_card
from scenes.games.icon_sources import icons_and_workers, icons_named
from scenes.table.camera import Camera
from scenes.table.drawing.surroundings import Kept
from scenes.table.frame import Frame
from scenes.table.motion.things import Course, Flight, Place, Point, Sprite
from scenes.table.view import (
    AidEntry,
    Aim,
    Counter,
    Hint,
    Inspection,
    Region,
    Say,
    SeatFacts,
    StageCard,
    StripFacts,
)
from sprites.caylus.board_layer import BoardView
from sprites.caylus.geometry import BoardLayout
from sprites.caylus.icons import ICON_NAMES, icon
from sprites.common.cache import RasterCache
from sprites.common.chrome_tray import Well
from sprites.common.drawn import Drawn, Pointer
from sprites.common.legality import Look
from sprites.common.light import faded
from sprites.common.players import PlayerStyle
from sprites.common.rich import IconSource
from sprites.common.theme import Theme
from sprites.common.theme_worlds import SANDSTONE

SEEN_THROUGH, CARD_SEEN_THROUGH = 0.72, 0.96
"""So solid is what the hand holds over the place where it would go: a piece, and a card, which in
paler colours would look like one that is blocked. The provost and what hangs from a residence hide
nothing, and would mingle with what stands there."""


class CaylusTable(BoardTable[State, BoardLayout, BoardView, ShelfView]):
    """See `scenes.table.view.TableView`."""

    emblem = "castle"
    own_theme: Theme = SANDSTONE
    inspector_width = words.PICTURE_WIDTH
    untraced: tuple[str, ...] = ("castle:",)
    """The shields on the castle tell who built."""
    stage_type = 1.12
    together = frozenset((("draw", "draw"),))
    """So large the longest card still has room in every language and in the smallest window."""
    shown_to_all = frozenset(("activation", "activate", "token_lost", "provost_advances"))

    def __init__(self, config: Config, say: Say, cache: RasterCache) -> None:
        self._roads = CaylusBoards(cache)
        super().__init__(config, say, self._roads, shelf_pieces)
        self._faces: Faces | None = None
        self._hand_lying = 0
        """Cards of the hand that was laid out last: no sheet cuts one."""
        self._forget()

    # Layout ----------------------------------------------------------------------------------

    def lay_out(self, frame: Frame, camera: Camera) -> None:
        """The window, the zoom or the pan changed."""
        super().lay_out(frame, camera)
        self._forget()

    def _forget(self) -> None:
        """Everything lies elsewhere from now on."""
        self._lying: Kept[Sequence[Sprite]] = Kept(1)
        """The sprites of which one was in the hand last."""
        self._reached: Kept[Mapping[str, Place]] = Kept(1)
        """The places for which hints were asked for last."""

    def places(self, view: State, viewer: int) -> Mapping[str, Place]:
        """Every anchor that can be seen now, back to front."""
        places = lay.board_places(view, self._plan(view))
        hand = self._hand(view, viewer)
        places |= lay.hand_places(view, self._seat_shown(viewer), self._face_up(viewer), hand)
        return places | lay.tray_places(self._shelf.tray, self._need_frame().scale)

    # Pictures --------------------------------------------------------------------------------

    def chores(self, view: State, viewer: int) -> Sequence[Callable[[], object]]:
        """The next stones of the road, and cards in the sizes in which they may be shown next."""
        faces, width = self.faces(view), self._picture_width
        made = self._zooms_ahead(view)
        made += self._roads.growth(len(view.road), view.seats)
        made += self._relaid_soon(view, viewer)
        for place, owner in enumerate(view.owner):
            made.append(partial(faces.on_road, view, place, self._style(owner), width, True))
        made += [partial(faces.prestige, card, width) for card in view.display]
        if viewer < 0:
            return made
        made += [
            partial(self._meant, road_anchor(place), view)
            for place in lay.free_wells(view)
            if view.advanced and place > view.provost
        ]
        style, road = self.styles[viewer], self._plan(view).layout.card(0).width
        hand = self._hand(view, viewer).width
        for card in view.players[viewer].hand:
            if card >= 0:
                made.append(partial(faces.card, card, style, width, True))
                made.append(partial(faces.card, card, style, road))
        beside = lay.cards_beside(self._need_frame()).width
        for card in range(len(view.data.players)):
            made.append(partial(faces.card, card, style, hand, True))
            made.append(partial(faces.card, card, style, beside))
        values = counters(view, viewer)
        return made + piles_ahead(values, self._shelf.tray.size, self._need_frame().scale)

    def _relaid_soon(self, view: State, viewer: int) -> list[Callable[[], object]]:
        """The board as it is when the road needs other room, and its cards in their new size."""
        frame, zoom = self._need_frame(), self._need_camera().zoom
        found = lay.layout_soon(view, frame.board.size, zoom)
        if found is None:
            self._roads.none_soon()
            return []
        more, layout = found
        board = self._board_view(view, viewer)
        faces, width = self.faces(view), layout.card(0).width
        cards = [
            partial(faces.on_road, view, place, self._style(owner), width)
            for place, owner in enumerate(view.owner)
        ]
        return [*self._roads.soon(layout, replace(board, cards=board.cards + more)), *cards]

    def in_sight(self, view: State, viewer: int) -> list[Callable[[], object]]:
        """Everything that lies face up."""
        faces, layout = self.faces(view), self._plan(view).layout
        width = layout.card(0).width
        made: list[Callable[[], object]] = [
            partial(faces.on_road, view, place, self._style(owner), width)
            for place, owner in enumerate(view.owner)
        ]
        made += [partial(faces.prestige, card, layout.display[0].width) for card in view.display]
        owner = self._seat_shown(viewer)
        hand = self._hand(view, viewer).width
        made += [
            partial(faces.card, card, self.styles[owner], hand, True)
            for card in view.players[owner].hand
            if card >= 0 and self._face_up(viewer)
        ]
        return made + pieces_ready(self._shelf.tray.size, self._need_frame().scale)

    def sprites(self, view: State, viewer: int) -> Sequence[Sprite]:
        """Everything that lies on the ground."""
        seat = self._seat_shown(viewer)
        shelf = ShelfSprites(
            view,
            seat,
            self._face_up(viewer),
            self._hand(view, viewer),
            self.styles[seat],
            self.faces(view),
            self._need_frame().scale,
            self._shelf.tray,
            self._shelf.hand,
        )
        return [*self._board(view, viewer).all(), *shelf.all()]

    def lift(self, anchor: str, view: State, viewer: int, box: pygame.Rect) -> Sprite | None:
        """A hod with what one batch would be paid with."""
        if anchor != "batch":
            return None
        goods = dict(zip(GOODS, view.players[viewer].goods, strict=True))
        picture = faded(lifted_hod(goods, box.width, self._need_frame().scale), SEEN_THROUGH)
        at = picture.get_rect(center=box.center).topleft
        return Sprite(f"lift:{anchor}", f"lift:{anchor}", anchor, picture, at, 600, board=False)

    def in_hand(self, sprite: Sprite, choice: Choice, view: State, viewer: int) -> Sprite:
        """Over its place a card is as large as that, and a card or worker lets what lies there be
        seen."""
        if choice.action[0] == "build":
            wide = self._plan(view).layout.card(0).width
            face = self.faces(view).card(choice.action[1], self.styles[viewer], wide)
            return replace(sprite, picture=faded(face, CARD_SEEN_THROUGH))
        if choice.action[0] == "prestige" and view.advanced:
            wide = self.faces(view).crown_width(self._plan(view).layout.card(0).width)
            face = self.faces(view).prestige(choice.action[1], wide)
            return replace(sprite, picture=face)
        key = (viewer, self._shown_seat, self.styles)
        lying = self._lying.found(view, key) or self._lying.put(self.sprites(view, viewer))
        share = 1.0 if choice.source == "provost" else SEEN_THROUGH
        for each in lying:
            if each.key == sprite.key:
                return replace(sprite, picture=faded(each.picture, share))
        return sprite

    def courses(self, event: Event, view: State) -> Sequence[Course]:
        """The provost keeps to the road."""
        if event.kind not in ("provost", "provost_advances"):
            return ()
        plan, (start, end) = self._plan(view), event.values
        way = [plan.at(point) for point in plan.layout.way(start, end)]
        return (Course("provost", "provost", tuple(way[1:-1])),)

    def way(self, view: State, source: str, path: Sequence[str]) -> Sequence[Point]:
        """The provost's walk along the road."""
        if source != "provost" or not path:
            return ()
        return self._step(view).way(int(path[-1].partition(":")[2]))

    def _step(self, view: State) -> ProvostStep:
        scale = self._need_frame().scale
        return ProvostStep(view, self._plan(view), self.styles, self.faces(view), scale)

    def headings(self, view: State) -> Sequence[pygame.Rect]:
        """The castle tokens beside the hand: what a delivery gains is counted there."""
        if not view.agenda or view.agenda[-1][0] != "deliver":
            return ()
        return (lay.token_column(self._shelf.hand, self._need_frame().scale),)

    def lettering(self, view: State) -> Sequence[pygame.Rect]:
        """While batches are delivered, the buildings beside the castle: the land below it is free
        for what is said of them."""
        if not view.agenda or view.agenda[-1][0] != "deliver":
            return ()
        plan = self._plan(view)
        cards = [plan.layout.card(place) for place in range(len(view.road))]
        return [plan.rect(box) for box in (*cards, *plan.layout.display)]

    def hints(self, aim: Aim, view: State, viewer: int) -> Sequence[Hint]:
        """What the provost's steps cost, the plot below the card that would be built there, and
        the card whose effect is asked about."""
        place = activated(view)
        if not (aim.offered or (place >= 0 and aim.choice is not None)):
            return ()
        key = (viewer, self._shown_seat)
        places = self._reached.found(view, key) or self._reached.put(self.places(view, viewer))
        if place >= 0:
            ring = framed(places[road_anchor(place)].rect, self._need_frame().scale)
            return [replace(ring, above=False)]
        if aim.source == "workers" and aim.choice is not None:
            return self._meant(aim.choice.target, view)
        if aim.source.startswith("prestige:") and aim.choice is not None:
            return self._meant(aim.choice.target, view, "selected")
        held = aim.source.startswith("hand:")
        if held and aim.choice is not None and aim.anchor == aim.choice.target in places:
            return [framed(places[aim.anchor].rect, self._need_frame().scale)]
        return self._step(view).hints(aim)

    def _meant(self, target: str, view: State, look: Look = "now") -> Sequence[Hint]:
        """A card as it looks while something is held over it. One in the shade beyond the provost
        comes into the light, for it is chosen, and the slip warns; one that lies in the light
        already changes only where it is to look `selected`."""
        for place, owner in enumerate(view.owner):
            beyond = view.advanced and place > view.provost
            if road_anchor(place) == target and (beyond or look == "selected"):
                box = self._plan(view).rect(self._plan(view).layout.card(place))
                face = self.faces(view).on_road(view, place, self._style(owner), box.width, True)
                return (worn(face, box, self._need_frame().scale, look),)
        return ()

    def carried(self, choice: Choice, view: State) -> str | None:
        """Of a worker the building to which it is taken: what is done there says the inspector."""
        if choice.action[0] != "place":
            return None
        return self._say(road_name(view, choice.action[1]))

    @property
    def icon(self) -> IconSource:
        """The icon family, and the workers of all seats."""
        return icons_and_workers(icons_named(ICON_NAMES, icon), facts.worker_icon, self.styles)

    def track(self, seat: SeatFacts, scale: float) -> pygame.Surface | None:
        """Free workers and castle tokens of a seat."""
        values = {counter.key: counter.value for row in seat.rows for counter in row}
        tokens = sum(values[section] for section in SECTIONS)
        return facts.seat_tally(self.styles[seat.seat], values["workers"], tokens, scale)

    def sign(self, event_kind: str, topic: str = "") -> str:
        """The icon of a kind of event in the log."""
        return words.event_sign(event_kind, topic)

    def flights(self, event: Event, view: State, viewer: int) -> Sequence[Flight]:
        """Goods and castle tokens on their way, and cards of others."""
        return self._flown(view, viewer).of(event)

    def joins(self, event: Event, following: Event) -> bool:
        """What is paid goes together with what it is paid for."""
        return joins(event, following)

    def flights_beside(
        self, event: Event, main: Event, view: State, viewer: int
    ) -> Sequence[Flight]:
        """What is paid for a thing, on its way beside it."""
        return self._flown(view, viewer).beside(event, main)

    def _flown(self, view: State, viewer: int) -> Flown:
        seat, frame, plan = self._seat_shown(viewer), self._need_frame(), self._plan(view)
        return Flown(view, seat, frame, plan, self.faces(view), self.styles)

    # Words -----------------------------------------------------------------------------------

    def aside(self, event: Event, view: State) -> str:
        """A worker that comes home when its card is done; the log says of those beyond the provost
        that they come home unused (CA-7.13)."""
        if event.kind != "home" or (view.advanced and event.values[0] > view.provost):
            return ""
        return self._say(Text("caylus.table.worker_home", {"seat": Seat(event.seat)}))

    def strip(self, view: State) -> StripFacts:
        """What the top strip shows."""
        return facts.strip_facts(view, self._say)

    def seats(self, view: State, viewer: int) -> Sequence[SeatFacts]:
        """The rows of the rail."""
        return facts.seat_facts(view, self._config, self._say)

    def furniture(self, wells: tuple[Well, ...], pointer: Pointer) -> Drawn | None:
        """Piles in bowls, and the hod."""
        free = next(well.value for well in wells if well.id == "workers")
        words_free = self._say(Text("caylus.table.free", {"n": free}))
        size, scale = self._shelf.tray.size, self._need_frame().scale
        return furniture(Shown(wells, words_free, size, scale, self.theme, pointer))

    def tray(self, view: State, viewer: int) -> Sequence[Counter]:
        """The own resources."""
        seat = max(0, viewer)
        return facts.tray_facts(view, seat, self.styles[seat].key, self._say)

    def regions(self, view: State, anchors: Sequence[str]) -> Sequence[Region]:
        """The parts of the table as they are told."""
        return regions(anchors, self._say)

    def inspect(self, anchor: str, view: State, viewer: int) -> Inspection | None:
        """Words and a large picture about an anchor."""
        seat = self._seat_shown(viewer)
        faces, width = self.faces(view), self._picture_width
        inspector = Inspector(view, seat, self.styles, self._say, faces, width)
        return words.inspection(inspector, anchor)

    def stage(self, event: Event, view: State, before: StageCard | None) -> StageCard | None:
        """The road card that is being activated."""
        return stage_card(event, view, before)

    def stage_kept(self, view: State, before: StageCard | None) -> StageCard | None:
        """The road card about whose effect somebody is asked; it stays until the next one."""
        return card_asked(view, before)

    def stage_words(self, card: StageCard, view: State, viewer: int) -> Inspection | None:
        """What that card does: the same words on the same lines from first to last."""
        faces, width = self.faces(view), self._picture_width
        seat = self._seat_shown(viewer)
        inspector = Inspector(view, seat, self.styles, self._say, faces, width)
        return at_work(inspector, card.card, own_worker(card))

    def stage_picture(self, card: StageCard, view: State, height: int) -> pygame.Surface:
        """That card, large."""
        width = round(height / lay.CARD_ASPECT)
        style = self._style(view.owner[card.card])
        return self.faces(view).staged(view, card.card, style, width, card.lines)

    def aid(self) -> Sequence[AidEntry]:
        """The icon dictionary."""
        return words.aid_entries(self._say)

    # Inside ----------------------------------------------------------------------------------

    def faces(self, view: State) -> Faces:
        """The card faces of this game's data."""
        if self._faces is None:
            self._faces = Faces(view.data, self._say)
        return self._faces

    def stage_box(self) -> pygame.Rect:
        """Over the piles and as little of the hand as the longest words allow; the owner's cloth
        stays in sight, for the bowls beside it are that seat's."""
        return lay.stage_box(self._shelf.hand, self._need_frame().scale, self._hand_lying)

    def stage_boxes(self) -> Sequence[pygame.Rect]:
        """Narrower where little is said: the hand keeps its place beside it."""
        return lay.stage_boxes(self._shelf.hand, self._need_frame().scale, self._hand_lying)

    def _divided(self, frame: Frame) -> Shelf:
        return lay.shelf_of(frame)

    def _plan(self, view: State) -> lay.BoardPlan:
        return lay.board_plan(view, self._need_frame(), self._need_camera())

    def _board(self, view: State, viewer: int) -> BoardSprites:
        seat = self._seat_shown(viewer)
        faces = self.faces(view)
        return BoardSprites(view, self._plan(view), self.styles, faces, seat)

    def _board_view(self, view: State, viewer: int) -> BoardView:
        caption = self._say("caylus.table.castle_left")
        if view.advanced:
            return board_view(view, self._say("caylus.table.supply"), caption, self.styles)
        name = facts.name_of(self._config, self._seat_shown(viewer))
        title = self._say(Text("caylus.table.estate_of", {"name": name}))
        return board_view(view, title, caption, self.styles)

    def _shelf_view(self, view: State, viewer: int) -> ShelfView:
        owner = self._seat_shown(viewer)
        player = view.players[owner]
        labels = (
            self._say(Text("caylus.table.draw", {"n": len(player.draw)})),
            self._say(Text("caylus.table.discard", {"n": len(player.discard)})),
        )
        names = tuple(facts.counter_words(good, self._say) for good in GOODS)
        shelf, hand = self._shelf, self._hand(view, viewer)
        box = shelf.hand.union(shelf.tray)
        cart = self._say("caylus.table.cart")
        points, style = tuple(view.data.token_vp), self.styles[owner]
        return ShelfView(box, shelf.tray, hand, style, labels, names, cart, points)

    def _hand(self, view: State, viewer: int) -> lay.HandPlan:
        self._hand_lying = len(view.players[self._seat_shown(viewer)].hand)
        return lay.hand_plan(self._shelf.hand, self._need_frame().scale, self._hand_lying)

    def _style(self, owner: int) -> PlayerStyle | None:
        return self.styles[owner] if owner >= 0 else None
