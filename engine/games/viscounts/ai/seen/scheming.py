"""What an automa is about to do: every scheme that everybody knows to be next is carried out on
paper (VI-11.10 to VI-11.23), and what comes of it counts in the mean.

Cards that it dismisses and markers that it moves on the way are left out.
"""

from __future__ import annotations

from engine.games.viscounts import constants as c
from engine.games.viscounts.ai.seen.holdings import next_icons
from engine.games.viscounts.ai.seen.offers import Offers, book_gain
from engine.games.viscounts.automa.tables import AutomaBoard, Scheme
from engine.games.viscounts.build import free_spots
from engine.games.viscounts.state import Player, State, section_facing

SCHEMING = (
    *("will_place", "will_send", "will_build", "will_build_points"),
    *("will_transcribe", "will_book_points", "will_flip"),
    *(f"will_place_{ahead}" for ahead in range(c.SEGMENTS)),
    *(f"will_take_{ahead}" for ahead in range(c.SEGMENTS)),
)
"""What `Scheming.of` gives: castle sections from the one that the seat faces, segments from that of
its viscount on."""
PLACES, WORKERS, BUILDS, BUILD_POINTS, TRANSCRIBES, BOOK_POINTS, FLIPS = range(7)
PLACES_AT, TAKES_AT = 7, 7 + c.SEGMENTS
SCALES = (1.0, 4.0, 1.0, 8.0, 1.0, 8.0, 1.0, *(1.0,) * (2 * c.SEGMENTS))
ANY = "automa_any"
STEPS_ROUND = 2 * c.SEGMENTS


class Scheming:
    """The next turn of an automa as a seat foresees it."""

    def __init__(self, offers: Offers) -> None:
        self._offers = offers

    def of(self, state: State, seat: int, automa: int) -> list[float]:
        """In the order of `SCHEMING`."""
        player = state.players[automa]
        board = state.data.automas[player.board - 1]
        known = state.known_schemes if player.draw else player.discard
        sums = [0.0] * len(SCHEMING)
        start = max(0, state.players[seat].viscount // 3)
        icons = next_icons(state, player)
        for card in known:
            self._add(sums, state, automa, board, card, icons, start)
        each = max(1, len(known))
        return [number / (scale * each) for number, scale in zip(sums, SCALES, strict=True)]

    def _add(
        self,
        sums: list[float],
        state: State,
        automa: int,
        board: AutomaBoard,
        card: int,
        icons: list[int],
        start: int,
    ) -> None:
        """What one scheme would do."""
        player, scheme = state.players[automa], board.schemes[card]
        shown = state.data.cards.icons[card]
        goods = _goods_then(player, board, scheme)
        position, kind = stand_after(player, scheme.move)

        def reach(action: int) -> int:
            own = c.ACTION_ICON[action]
            mine = icons[own] + shown[own] + icons[c.CRIMINAL] + shown[c.CRIMINAL]
            return mine + goods[c.ACTION_GOOD[action]] + goods[c.WILD]

        for program in scheme.options[:-1]:
            op = program[0][0]
            op = board.focus if op == "automa_act_focus" else op
            if op == "automa_act_workers":
                workers = _placed(board, player, reach(c.PLACE))
                if workers:
                    sums[PLACES] += 1
                    sums[WORKERS] += workers
                    facing = section_facing(state, position) - section_facing(state, start)
                    sums[PLACES_AT + facing % c.SEGMENTS] += 1
                    return
            elif op == "automa_act_build":
                points = _building(state, player, board, position * 3 + kind, reach(c.BUILD))
                if points:
                    sums[BUILDS] += 1
                    sums[BUILD_POINTS] += points
                    return
            elif op == "automa_act_transcribe":
                pile, tables = state.tiles[position], state.data.manuscripts
                tile = pile[-1] if pile else tables.count + state.order[position]
                if tables.cost[tile] <= reach(c.TRANSCRIBE):
                    sums[TRANSCRIBES] += 1
                    if pile:
                        sums[BOOK_POINTS] += book_gain(
                            state, automa, tile, self._offers.by_ribbon(state, automa)
                        )
                        sums[TAKES_AT + (position - start) % c.SEGMENTS] += 1
                    return
            elif player.unpaid or player.acquired:
                break
        sums[FLIPS] += bool(player.unpaid or player.acquired)


def stand_after(player: Player, steps: int) -> tuple[int, int]:
    """Ring position and kind of space after so many steps along the outer path (VI-11.13)."""
    position, kind = divmod(max(0, player.viscount), 3)
    at = (2 * position + (kind == c.RIGHT) + steps) % STEPS_ROUND
    return at // 2, c.RIGHT if at % 2 else c.LEFT


def _goods_then(player: Player, board: AutomaBoard, scheme: Scheme) -> list[int]:
    """Its goods with those of its choice in the rows of a scheme (VI-11.14)."""
    goods = list(player.goods)
    for row in scheme.rows:
        for op, _ in row:
            if op == ANY:
                good = next(good for good, below in board.chart if goods[good] < below)
                goods[good] += 1
    return goods


def _placed(board: AutomaBoard, player: Player, reach: int) -> int:
    """Workers of the highest step that it reaches (VI-11.22)."""
    return max(
        [n for icons, n in board.worker_steps if icons <= reach and n <= player.workers], default=0
    )


def _building(state: State, player: Player, board: AutomaBoard, space: int, reach: int) -> int:
    """Points of the leftmost building that it can pay for on its bank; 0 for none (VI-11.21)."""
    costs, points = state.data.board.building_cost, state.data.board.building_vp
    for at, slot in enumerate(board.slots):
        if not player.built >> at & 1 and costs[slot.building] <= reach:
            if not free_spots(state, space):
                return 0
            kind = slot.building
            there = [
                player.built >> n & 1 for n, each in enumerate(board.slots) if each.building == kind
            ]
            return points[kind][sum(there) + 1] - points[kind][sum(there)]
    return 0
