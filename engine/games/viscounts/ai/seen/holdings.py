"""What a seat of Viscounts has, as numbers: goods, track, castle, books, deck, cards to come.

Hands are told apart from piles only for the own seat; of others only what lies open counts, and
what is known of their deck as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.viscounts import constants as c
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.state import Player, State, slots_of, start_icons

SLOTS = 9
GOODS_SCALES = (6.0, 6.0, 6.0, 8.0, 2.0)
HELD = (
    *c.GOODS,
    *("unpaid", "paid", "acquired", "approved", "corruption", "virtue", "gap"),
    *("workers", "built", *c.BUILDINGS, *(f"slot_{n}" for n in range(1, SLOTS + 1))),
    *(f"next_{icon}" for icon in c.ICONS),
    *("dropping", "guilty"),
)
DECK = ("size", *c.ICONS, "value", "thin")
CASTLE = (
    *(f"outer_{n}" for n in range(c.SEGMENTS)),
    *(f"inner_{n}" for n in range(c.SEGMENTS)),
    *("outer", "inner", "centre", "pairs", "inner_pairs", "leader"),
)
BOOKS = (*c.RIBBONS, *(f"bonus_{ribbon}" for ribbon in c.RIBBONS), "books", "nearly")
HAND = (*c.ICONS, "value", "best", "size", *(f"most_{icon}" for icon in c.ICONS))
START_DECK = 9


def held(state: State, seat: int) -> list[float]:
    """In the order of `HELD`; icons are those on the board in the next turn, once the cards have
    moved on and before another is played (VI-7.1.1)."""
    player = state.players[seat]
    built = [float(player.built >> slot & 1) for slot in range(SLOTS)]
    types = [0.0, 0.0, 0.0]
    for slot, there in zip(slots_of(state, player), built, strict=True):
        types[slot.building] += there / 3
    left, middle, right = player.bays
    icons = state.data.cards.icons
    return [
        *[n / scale for n, scale in zip(player.goods, GOODS_SCALES, strict=True)],
        player.unpaid / 4,
        player.paid / 4,
        player.acquired / 4,
        player.approved / 4,
        player.corruption / 7,
        player.virtue / 7,
        (player.virtue - player.corruption) / 6,
        player.workers / 12,
        sum(built) / SLOTS,
        *types,
        *built,
        *[n / 4 for n in next_icons(state, player)],
        float(right >= 0 and not player.board and bool(state.data.cards.dropoff[right])),
        sum([icons[card][c.CRIMINAL] for card in (left, middle) if card >= 0]) / 2,
    ]


def next_icons(state: State, player: Player) -> list[int]:
    """Own icons in the next turn before a card is played, by kind."""
    left, middle, _ = player.bays
    icons = state.data.cards.icons
    first, second = start_icons(state, player)
    found = list(player.permanent)
    for card, printed in ((left, first), (middle, second)):
        for icon, n in enumerate(icons[card] if card >= 0 else printed):
            found[icon] += n
    return found


def deck(data: ViscountsData, player: Player) -> list[float]:
    """The whole deck wherever it lies, in the mean of a card: its owner knows it, and everybody
    saw what came to it (VI-12)."""
    sums = [0, 0, 0, 0, 0]
    value = n = 0
    if player.board:
        return [(len(player.draw) + len(player.discard)) / START_DECK, *[0.0] * 7]
    for pile in (player.bays, player.hand, player.draw, player.discard):
        for card in pile:
            if card >= 0:
                n += 1
                value += data.cards.cost[card]
                for icon, number in enumerate(data.cards.icons[card]):
                    sums[icon] += number
    each = max(1, n)
    return [
        n / 12,
        *[number / each for number in sums],
        value / (3 * each),
        max(0, START_DECK - n) / 6,
    ]


def castle(state: State, seat: int) -> list[float]:
    """Own workers by section and tier (VI-9)."""
    seats = state.seats
    outer, inner = state.tier1[seat::seats], state.tier2[seat::seats]
    return [
        *[n / 3 for n in outer],
        *[n / 3 for n in inner],
        sum(outer) / 5,
        sum(inner) / 4,
        state.tier3[seat] / 2,
        outer.count(2) / 2,
        float(inner.count(2)),
        float(state.leader == seat),
    ]


def books(state: State, seat: int) -> list[float]:
    """Manuscripts by ribbon, bonus cards, and how many bonus cards want one book more."""
    ribbons = state.data.manuscripts.ribbon
    counts = [0, 0, 0, 0]
    for tile in state.players[seat].books:
        counts[ribbons[tile]] += 1
    wanted = state.data.board.bonus_at - 1
    free = [count == wanted for count, owner in zip(counts, state.bonus, strict=True) if owner < 0]
    return [
        *[n / 3 for n in counts],
        *[float(owner == seat) for owner in state.bonus],
        sum(counts) / 6,
        float(sum(free)),
    ]


def hand(data: ViscountsData, cards: Sequence[int]) -> list[float]:
    """The own hand: sums and the most of each icon, values."""
    sums, most = [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]
    values = [data.cards.cost[card] for card in cards]
    for card in cards:
        for icon, n in enumerate(data.cards.icons[card]):
            sums[icon] += n
            most[icon] = max(most[icon], n)
    return [
        *[n / 4 for n in sums],
        sum(values) / 8,
        max(values, default=0) / 4,
        len(cards) / 4,
        *[n / 2 for n in most],
    ]
