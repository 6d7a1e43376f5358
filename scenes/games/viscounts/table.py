"""The table of Viscounts: puts layout, pictures and words together for the table scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import pygame

from engine.events import Event
from engine.explain import Choice, Text
from engine.game import Config
from engine.games.viscounts.constants import CARDS, MOVE
from engine.games.viscounts.places import pairs_on_offer
from engine.games.viscounts.state import State
from engine.games.viscounts.telling.words import section_name
from scenes.games.icon_sources import icons_named
from scenes.games.laid_table import LaidTable
from scenes.games.viscounts import extras, facts, words
from scenes.games.viscounts import layout as lay
from scenes.games.viscounts.ahead import Ahead, CardSizes
from scenes.games.viscounts.board import BoardSprites, viscount_places
from scenes.games.viscounts.column import ColumnSprites, hand_places
from scenes.games.viscounts.faces import Faces
from scenes.games.viscounts.ground import GroundPainter
from scenes.games.viscounts.inspector import Inspector
from scenes.games.viscounts.meeting import beside_pieces, meeting_ghosts, meeting_words
from scenes.games.viscounts.places_words import PICTURE_WIDTH
from scenes.games.viscounts.prices import closed_plots, far_sign, quiet_ring, walk_hints
from scenes.games.viscounts.regions import regions
from scenes.games.viscounts.ring import RingPictures, ring_view
from scenes.games.viscounts.stage import GOODS, Around, flights, stage_card
from scenes.table.camera import Camera
from scenes.table.frame import Frame, Shelf
from scenes.table.motion.things import Course, Flight, Place, Point, Sprite
from scenes.table.view import (
    THINGS_SHARE,
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
from sprites.common.backdrop import backdrop
from sprites.common.cache import RasterCache
from sprites.common.players import PlayerStyle
from sprites.common.rich import IconSource
from sprites.common.surface_cache import in_pieces
from sprites.viscounts import geometry as ring
from sprites.viscounts.automa_board import automa_layout
from sprites.viscounts.heaps import stock_layout
from sprites.viscounts.icons.catalogue import ICON_NAMES, icon
from sprites.viscounts.pieces import good, worker
from sprites.viscounts.player_board_layout import board_layout
from sprites.viscounts.ring_view import RingView


class ViscountsTable(LaidTable[State]):
    """See `scenes.table.view.TableView`."""

    emblem = "castle"
    bad_counters = frozenset(("debt", "corruption"))
    shelf: Shelf = "side"
    dimmed_for = frozenset(("walk",))
    leads_on = frozenset(("play",))

    def __init__(self, config: Config, say: Say, cache: RasterCache) -> None:
        super().__init__(config, say)
        self._rings = RingPictures(cache)
        names = {name: say(f"viscounts.inspect.{name}") for name in ("poverty", "prosperity")}
        self._painter = GroundPainter(self._rings, names)
        self._faces: Faces | None = None
        self._print: tuple[object, RingView] | None = None
        self._still: dict[str, Place] = {}
        self._still_key: object = None

    # Layout ----------------------------------------------------------------------------------

    def lay_out(self, frame: Frame, camera: Camera) -> None:
        """The window, the zoom or the pan changed."""
        super().lay_out(frame, camera)
        self._plan = lay.ring_plan(frame, camera)
        self._column = lay.column(frame)

    def places(self, view: State, viewer: int) -> Mapping[str, Place]:
        """Every anchor that can be seen now, back to front."""
        frame = self._need_frame()
        places = dict(self._still_places(view))
        places |= viscount_places(self._board(view, viewer).viscounts(), view)
        places |= self._board_places(view, viewer)
        places |= hand_places(view, self._seat_shown(viewer), self._hand(view, viewer))
        pairs = pairs_on_offer(view)
        if pairs:
            places |= lay.pair_places(self._column.hand, frame.scale, pairs)
        return places

    def _still_places(self, view: State) -> Mapping[str, Place]:
        """The anchors of ring, castle and corners: the same as long as nothing is moved."""
        key = (self._plan, tuple(view.order), view.rotation, view.side)
        if key != self._still_key:
            fitting = self._need_camera().step == 0
            self._still = lay.corner_places(self._need_frame()) if fitting else {}
            self._still |= lay.castle_places(view, self._plan)
            self._still |= lay.ring_places(view, self._plan)
            self._still_key = key
        return self._still

    def _board_places(self, view: State, viewer: int) -> dict[str, Place]:
        seat = self._seat_shown(viewer)
        if not view.players[seat].board:
            return lay.board_places(self._column.player)
        anchors = automa_layout(self._column.player).anchors
        names = {f"pile:{pile}": f"automa:{pile}" for pile in ("draw", "discard", "future")}
        names["bay:1"] = "automa:scheme"
        return {
            names.get(anchor, f"automa:{anchor}"): Place(
                rect, "card" if anchor.startswith("bay") else "box", board=False
            )
            for anchor, rect in anchors.items()
        }

    def tray_box(self) -> pygame.Rect:
        """Where the tray lies."""
        return self._column.tray

    def stage_box(self) -> pygame.Rect:
        """The lower part of the own column."""
        return self._column.hand

    def stage_boxes(self) -> Sequence[pygame.Rect]:
        """One sheet, however much is said."""
        return (self.stage_box(),)

    # Pictures --------------------------------------------------------------------------------

    def ground(self, view: State, viewer: int, away: frozenset[str]) -> pygame.Surface:
        """Table, ring, corners and the board in the own column."""
        seat = self._seat_shown(viewer)
        return self._painter.ground(
            view,
            self._printed(view),
            self._need_frame(),
            self._plan,
            self._column.player,
            seat,
            facts.name_of(self._config, seat),
            self.styles[seat],
            away,
            self.faces(view),
            zoomed=self._need_camera().step > 0,
        )

    def work(self) -> bool:
        """Build the next piece of a picture; True when the ground has changed."""
        version = self._rings.version
        self._rings.work()
        return self._rings.version != version

    @property
    def working(self) -> bool:
        """True while a picture is being built."""
        return self._rings.pending

    def load(self, view: State, viewer: int) -> Iterator[float]:
        """The oak, castle and ring, the cards that lie about, the board."""
        frame = self._need_frame()
        self._rings.show(self._plan.layout, self._printed(view))
        steps: list[Callable[[], object]] = [
            partial(backdrop.steps, frame.size, frame.scale),
            *self.in_sight(view, viewer),
            partial(self._painter.warm_board, *self._board_of(view, self._seat_shown(viewer))),
        ]
        for done, step in enumerate(steps):
            for _ in in_pieces([step]):
                yield THINGS_SHARE * done / len(steps)
        yield THINGS_SHARE
        while self._rings.pending:
            self._rings.work()
            yield THINGS_SHARE + (1 - THINGS_SHARE) * self._rings.fraction

    def in_sight(self, view: State, viewer: int) -> Sequence[Callable[[], object]]:
        """The cards and books that lie face up, and the pairs that can be chosen."""
        pair, ahead = self.faces(view).pair, self._ahead(view, viewer)
        return [*ahead.in_sight(), *(partial(pair, *each) for each, _ in self._offered(view))]

    def chores(self, view: State, viewer: int) -> Sequence[Callable[[], object]]:
        """The boards of the others, and cards in the sizes in which they may be shown."""
        ahead = self._ahead(view, viewer)
        boards: list[Callable[[], object]] = [
            partial(self._painter.warm_board, *self._board_of(view, seat))
            for seat in range(len(view.players))
            if seat != viewer
        ]
        return [*boards, *ahead.schemes(), *ahead.for_inspector(), *ahead.to_come()]

    def _ahead(self, view: State, viewer: int) -> Ahead:
        return Ahead(
            view, self.faces(view), self._card_sizes(view, viewer), self._seat_shown(viewer)
        )

    def _card_sizes(self, view: State, viewer: int) -> CardSizes:
        rim = round(2 * self._need_frame().scale)
        board = self._board(view, viewer)
        bay = automa_layout(self._column.player).anchors["bay:1"]
        return CardSizes(
            ring=board.px(ring.CARD_SIZE[0]),
            book=board.px(ring.BOOK_SIZE[0]),
            hand=self._hand(view, viewer).card_width,
            bay=board_layout(self._column.player)["bay:1"].width - rim,
            inspector=self._picture_width,
            scheme_bay=lay.scheme_height(bay, self._need_frame().scale),
            stage=self._column.hand.height - round(18 * self._need_frame().scale),
        )

    def _board_of(self, view: State, seat: int) -> tuple[State, pygame.Rect, int, str, PlayerStyle]:
        name = facts.name_of(self._config, seat)
        return view, self._column.player, seat, name, self.styles[seat]

    def sprites(self, view: State, viewer: int) -> Sequence[Sprite]:
        """Everything that lies on the ground."""
        seat = self._seat_shown(viewer)
        column = ColumnSprites(
            view,
            seat,
            self._column.player,
            self._hand(view, viewer),
            self.styles[seat],
            self.faces(view),
            self._need_frame().scale,
        )
        board = self._board(view, viewer)
        castle = self._rings.castle(self._plan.layout, self._printed(view))
        riding = view.phase == MOVE and view.turn == seat
        return [*board.all(castle, counted=not riding), *column.all(), *self._pairs(view)]

    def _pairs(self, view: State) -> list[Sprite]:
        """The pairs on offer during setup."""
        sprites = []
        for index, (pair, place) in enumerate(self._offered(view)):
            picture, name = self.faces(view).pair(*pair), f"pair:{pair[0]}"
            at = picture.get_rect(center=place.rect.center).topleft
            sprites.append(Sprite(name, "pair", f"pair:{index}", picture, at, 500, board=False))
        return sprites

    def _offered(self, view: State) -> list[tuple[tuple[int, int, int], Place]]:
        """Card, hero and height of each pair that can be chosen, and where it lies."""
        scale, count = self._need_frame().scale, pairs_on_offer(view)
        places = lay.pair_places(self._column.hand, scale, count).values()
        pairs = zip(view.pairs[:count], places, strict=True)
        return [((*pair, place.rect.height), place) for pair, place in pairs]

    def lift(self, anchor: str, view: State, viewer: int, box: pygame.Rect) -> Sprite | None:
        """A worker, coin or resource taken from the tray."""
        px = round(30 * self._need_frame().scale)
        kind, _, name = anchor.partition(":")
        if kind == "supply":
            picture = worker(self.styles[viewer], round(px * 0.7))
        elif kind == "goods" and name in GOODS:
            picture = good(GOODS[name], px)
        else:
            return None
        at = picture.get_rect(center=(box.left + px // 2, box.centery)).topleft
        return Sprite(f"lift:{anchor}", f"lift:{anchor}", anchor, picture, at, 600, board=False)

    @property
    def mended(self) -> Sequence[pygame.Rect]:
        """The regions in which the last ground differs from the one before."""
        return self._painter.mended

    def way(self, view: State, source: str, path: Sequence[str]) -> Sequence[Point]:
        """The walk of a viscount along the roads."""
        seat = int(source.partition(":")[2]) if source.startswith("viscount:") else view.turn
        here = view.players[seat].viscount
        return lay.walked(view, self._plan, (here // 3, lay.KINDS[here % 3]), path)

    def accented(self, event: Event, view: State) -> Sequence[str] | None:
        """Where it happens; whom one cannot hire is only said."""
        return () if event.kind in ("too_dear", "nobody_to_hire") else None

    def trodden(self, view: State, start: str, end: str) -> Sequence[Point]:
        """The road that somebody went along from a space to the next one."""
        return lay.trodden(view, self._plan, start, end)

    def courses(self, event: Event, view: State) -> Sequence[Course]:
        """Viscounts keep to the roads."""
        return lay.courses(event, view, self._plan)

    @property
    def icon(self) -> IconSource:
        """The icon family."""
        return icons_named(ICON_NAMES, icon)

    def hints(self, aim: Aim, view: State, viewer: int) -> Sequence[Hint]:
        """What the spaces of a walk cost beyond its free steps, and which one is meant; where a
        worker of the castle would go; where a building cannot stand."""
        if not aim.offered:
            return ()
        if aim.taken and aim.source.startswith("slot:"):
            return closed_plots(view, aim.choices, self._still_places(view))
        if aim.choice is not None:
            board, ends = self._board(view, viewer), (aim.choice.source, aim.choice.target)
            way = lay.castle_way(view, self._plan, *ends)
            found = meeting_ghosts(view, aim.choice, board)
            if way:
                pieces = [each.rect for each in board.workers() if each.anchor in ends]
                ghosts = [each.picture.get_rect(topleft=each.at) for each in found if each.picture]
                way = beside_pieces(way, [*pieces, *ghosts])
            if way or found:
                return [*([Hint(way=tuple(way), dart=True)] if way else []), *found]
        if view.phase == CARDS:
            return quiet_ring(self._still_places(view))
        meant = aim.choice.target if aim.choice is not None else ""
        far = partial(far_sign, view, self._printed(view), self._plan.unit)
        return walk_hints(aim.offered, meant, self._still_places(view), far)

    def carried(self, choice: Choice, view: State) -> str | None:
        """Of a worker in the castle where it goes: whence it came it was just taken."""
        section, start = lay.section_of(choice.target), lay.section_of(choice.source)
        if section is None or start is None:
            return None
        return self._say(section_name(view, section))

    def spared(self, choice: Choice, view: State) -> Sequence[str]:
        """The province before the gate to which a worker goes."""
        return lay.province_before(view, choice.target, self._still_places(view))

    def remarks(self, choice: Choice, view: State, viewer: int) -> Sequence[str]:
        """What three workers start that meet in the castle."""
        return meeting_words(view, choice, self._say)

    def counter_icon(self, key: str) -> str:
        """The icon of a counter, a cost or a gain."""
        return words.COUNTER_ICONS.get(key, key)

    def sign(self, event_kind: str, topic: str = "") -> str:
        """The icon of a kind of event in the log."""
        return words.event_sign(event_kind, topic)

    def track(self, seat: SeatFacts, scale: float) -> pygame.Surface | None:
        """The small track of a seat's panel."""
        if seat.track is None:
            return None
        markers = dict(seat.track.markers)
        return extras.mini_track(seat.track.spaces, markers["corruption"], markers["virtue"], scale)

    def well_extra(self, counter: Counter, scale: float) -> pygame.Surface | None:
        """The small picture in a well of the tray."""
        if not counter.extras:
            return None
        name, _, count = counter.extras[0].partition(":")
        if count:
            return extras.turned(name, int(count), scale) if count != "0" else None
        return extras.ribbons(counter.extras, scale)

    # Words -----------------------------------------------------------------------------------

    def strip(self, view: State) -> StripFacts:
        """What the top strip shows."""
        return facts.strip_facts(view, self._say)

    def seats(self, view: State, viewer: int) -> Sequence[SeatFacts]:
        """The rows of the rail."""
        return facts.seat_facts(view, self._config, self._say)

    def tray(self, view: State, viewer: int) -> Sequence[Counter]:
        """The own resources."""
        return facts.tray_facts(view, viewer, self._say)

    def regions(self, view: State, anchors: Sequence[str]) -> Sequence[Region]:
        """The parts of the table as they are told."""
        return regions(view, anchors, self._say)

    def inspect(self, anchor: str, view: State, viewer: int) -> Inspection | None:
        """Words and a large picture about an anchor."""
        seat = self._seat_shown(viewer)
        faces, width = self.faces(view), self._picture_width
        inspector = Inspector(view, viewer, seat, self._config, self._say, faces, width)
        return words.inspection(inspector, anchor)

    @property
    def _picture_width(self) -> int:
        """px of the pictures in the inspector."""
        return round(PICTURE_WIDTH * self._need_frame().scale)

    def stage(self, event: Event, view: State, before: StageCard | None) -> StageCard | None:
        """The automa's scheme while it is carried out."""
        return stage_card(event, view, before)

    def stage_picture(self, card: StageCard, view: State, height: int) -> pygame.Surface:
        """The scheme, its used line lit."""
        return self.faces(view).scheme(card.card, height, card.lines)

    def aid(self) -> Sequence[AidEntry]:
        """The icon dictionary."""
        return words.aid_entries(self._say)

    # Inside ----------------------------------------------------------------------------------

    def faces(self, view: State) -> Faces:
        """The card faces of this game's data."""
        if self._faces is None:
            self._faces = Faces(view.data, self._say)
        return self._faces

    def _printed(self, view: State) -> RingView:
        """What is printed on this game's boards."""
        boards = (tuple(view.order), view.rotation, view.side)
        if self._print is None or boards != self._print[0]:
            self._print = (boards, ring_view(view, self._segment_name))
        return self._print[1]

    def flights(self, event: Event, view: State, viewer: int) -> Sequence[Flight]:
        """Goods and papers on their way, and what is held up to be seen."""
        frame, column = self._need_frame(), self._column
        stock = stock_layout(lay.corners_of(frame).stock)
        own = self._seat_shown(viewer)
        around = Around(own, frame.scale, stock, column.player, column.tray, column.hand)
        return flights(event, view, around)

    @property
    def own_places(self) -> tuple[str, ...]:
        """The bays and building spaces of the board in the column."""
        return ("bay:", "slot:")

    def lettering(self, view: State) -> Sequence[pygame.Rect]:
        """The names on the rim of the ring, what is left of both piles in its corners, and the
        figures on its spaces."""
        names = [segment.name for segment in self._printed(view).segments]
        corners = lay.corners_of(self._need_frame())
        tags = () if self._need_camera().step else (corners.poverty_tag, corners.prosperity_tag)
        figures = (sprite.rect for sprite in self._board(view, -1).viscounts())
        return [*lay.lettering_places(names, self._plan), *tags, *figures]

    def _segment_name(self, letter: str, fallback: str) -> str:
        return self._say(Text(f"viscounts.segment.{letter}", {"fallback": fallback}))

    def _board(self, view: State, viewer: int) -> BoardSprites:
        return BoardSprites(
            view, self._plan, self.styles, self.faces(view), self._seat_shown(viewer)
        )

    def _hand(self, view: State, viewer: int) -> lay.HandPlan:
        cards = len(view.players[self._seat_shown(viewer)].hand)
        return lay.hand_plan(self._column.hand, self._need_frame().scale, cards)
