"""Final scoring (VI-10.2, VI-11.28) and the winner (VI-10.3, VI-11.29)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.explain import Text
from engine.game import Outcome, ScoreRow
from engine.games.viscounts import constants as c
from engine.games.viscounts.explain import score_details as details
from engine.games.viscounts.state import Player, State, built_count


def outcome(state: State) -> Outcome:
    """The score sheet, filled for the present state."""
    rows = score_rows(state)
    totals = tuple(sum(row.points[seat] for row in rows) for seat in range(state.seats))
    tie_break = tuple(sum(player.goods) for player in state.players)
    winners, reason = _winners(state, totals, tie_break)
    return Outcome(tuple(rows), totals, tie_break, winners, reason)


def standing(state: State) -> tuple[int, ...]:
    """Points per seat if the game ended now."""
    return tuple(sum(column) for column in zip(*_points(state).values(), strict=True))


def score_rows(state: State) -> list[ScoreRow]:
    """Every line of VI-10.2, in its order, and the automa's resources (VI-11.28)."""
    points = _points(state)
    lines = _details(state, points)
    return [
        ScoreRow(key, numbers, tuple(lines[key](seat) for seat in range(state.seats)))
        for key, numbers in points.items()
    ]


def _points(state: State) -> dict[str, tuple[int, ...]]:
    """Points per seat by line."""
    seats = range(state.seats)
    players = state.players
    points = {
        "buildings": tuple(_buildings(state, seat) for seat in seats),
        "castle": tuple(_castle(state, seat) for seat in seats),
        "sets": tuple(set_points(state, player.books) for player in players),
        "manuscripts": tuple(_ends(state, seat) for seat in seats),
        "bonus": tuple(_bonus(state, seat) for seat in seats),
        "leader": tuple(_leader(state, seat) for seat in seats),
        "debts": tuple(_debts(state, player) for player in players),
        "deeds": tuple(_deeds(state, player) for player in players),
        "poverty": _poverty(state),
        "prosperity": _prosperity(state),
    }
    if any(player.board for player in players):
        points["automa"] = tuple(_automa_goods(player) for player in players)
    return points


def _details(
    state: State, points: dict[str, tuple[int, ...]]
) -> dict[str, Callable[[int], details.Lines]]:
    """By line, what a seat's number is made of."""
    players = state.players
    return {
        "buildings": lambda seat: details.buildings(state, seat),
        "castle": lambda seat: details.castle(state, seat),
        "sets": lambda seat: details.sets(state, seat),
        "manuscripts": lambda seat: details.manuscripts(
            state, seat, lambda tile: end_points(state, seat, tile)
        ),
        "bonus": lambda seat: details.bonus(state, seat),
        "leader": lambda seat: (),
        "debts": lambda seat: details.debts(state, seat),
        "deeds": lambda seat: details.deeds(state, seat),
        "poverty": lambda seat: details.majority(
            "poverty", players[seat].approved, points["poverty"][seat], state.poverty_shown
        ),
        "prosperity": lambda seat: details.majority(
            "prosperity", players[seat].paid, points["prosperity"][seat], state.prosperity_shown
        ),
        "automa": lambda seat: details.automa_goods(state, seat),
    }


def _buildings(state: State, seat: int) -> int:
    player = state.players[seat]
    vp = state.data.board.building_vp
    return sum(vp[kind][built_count(state, player, kind)] for kind in range(3))


def castle_workers(state: State, seat: int) -> tuple[int, int, int]:
    """Own workers in each tier."""
    seats = state.seats
    return sum(state.tier1[seat::seats]), sum(state.tier2[seat::seats]), state.tier3[seat]


def _castle(state: State, seat: int) -> int:
    return sum(
        n * vp for n, vp in zip(castle_workers(state, seat), state.data.board.tier_vp, strict=True)
    )


def set_points(state: State, books: list[int]) -> int:
    """Sets of different ribbons, greedily (VI-10.2.3)."""
    ribbons = state.data.manuscripts.ribbon
    counts = [sum(ribbons[tile] == ribbon for tile in books) for ribbon in range(4)]
    points = 0
    while any(counts):
        points += state.data.board.set_vp[sum(n > 0 for n in counts) - 1]
        counts = [max(0, n - 1) for n in counts]
    return points


def _ends(state: State, seat: int) -> int:
    return sum(end_points(state, seat, tile) for tile in state.players[seat].books)


def end_points(state: State, seat: int, tile: int) -> int:
    """Points of one manuscript of kind "end" (VI-10.2.4)."""
    tables = state.data.manuscripts
    if not tables.per[tile]:
        return 0
    return count_of(state, seat, tables.per[tile]) // tables.divisor[tile]


def count_of(state: State, seat: int, per: str) -> int:
    """The number that an "end" manuscript counts (VI-10.2.4)."""
    if per.startswith("icon_"):
        return deck_icons(state, seat, c.ICONS.index(per[5:]))
    if per == "castle_workers":
        return sum(castle_workers(state, seat))
    return _COUNTED[per](state.players[seat])


_COUNTED: Mapping[str, Callable[[Player], int]] = {
    "buildings": lambda player: player.built.bit_count(),
    "resources": lambda player: sum(player.goods) - player.goods[c.SILVER],
    "silver": lambda player: player.goods[c.SILVER],
    "manuscripts": lambda player: len(player.books),
    "flipped_debts": lambda player: player.paid,
    "flipped_deeds": lambda player: player.approved,
}


def deck_icons(state: State, seat: int, icon: int) -> int:
    """Icons printed on all cards of the deck, on slots and bonus cards (VI-10.2.4)."""
    player, icons = state.players[seat], state.data.cards.icons
    cards = [*player.bays, *player.hand, *player.draw, *player.discard]
    permanent = player.permanent[icon]
    if state.data.rulings["bonus_icons"] == "left_out":
        shown = state.data.board.bonus_icons
        own = (ribbon for ribbon, owner in enumerate(state.bonus) if owner == seat)
        permanent -= sum(shown[ribbon][icon] for ribbon in own)
    return permanent + sum(icons[card][icon] for card in cards if card >= 0)


def _bonus(state: State, seat: int) -> int:
    vp = state.data.board.bonus_vp
    return sum(vp[ribbon] for ribbon, owner in enumerate(state.bonus) if owner == seat)


def _leader(state: State, seat: int) -> int:
    return state.data.board.leader_vp if state.leader == seat else 0


def _debts(state: State, player: Player) -> int:
    unpaid, paid = state.data.board.debt_vp
    return player.unpaid * unpaid + player.paid * paid


def _deeds(state: State, player: Player) -> int:
    acquired, approved = state.data.board.deed_vp
    return player.acquired * acquired + player.approved * approved


def _poverty(state: State) -> tuple[int, ...]:
    if not state.poverty_shown:
        return (0,) * state.seats
    return majority(state, [player.approved for player in state.players])


def _prosperity(state: State) -> tuple[int, ...]:
    if not state.prosperity_shown:
        return (0,) * state.seats
    return majority(state, [player.paid for player in state.players])


def majority(state: State, counts: list[int]) -> tuple[int, ...]:
    """12, 8, 4 for most, second and third; ties share their places' sum (VI-10.2.7)."""
    board = state.data.board
    rewards = list(board.majority_vp if len(counts) > 2 else board.majority_vp_two)
    rewards += [0] * len(counts)
    points = [0] * len(counts)
    place = 0
    for value in sorted({n for n in counts if n > 0}, reverse=True):
        tied = [seat for seat, n in enumerate(counts) if n == value]
        share = sum(rewards[place : place + len(tied)]) // len(tied)
        for seat in tied:
            points[seat] = share
        place += len(tied)
    return tuple(points)


def _automa_goods(player: Player) -> int:
    return sum(player.goods) if player.board else 0


def _winners(
    state: State, totals: tuple[int, ...], tie_break: tuple[int, ...]
) -> tuple[tuple[int, ...], Text]:
    best = max(totals)
    leaders = [seat for seat, total in enumerate(totals) if total == best]
    if any(player.board for player in state.players):
        if len(leaders) > 1:
            return (1,), Text("viscounts.outcome.solo_tie")
        key = "viscounts.outcome.solo_won" if leaders == [0] else "viscounts.outcome.solo_lost"
        return tuple(leaders), Text(key)
    if len(leaders) == 1:
        return tuple(leaders), Text("viscounts.outcome.points")
    most = max(tie_break[seat] for seat in leaders)
    final = tuple(seat for seat in leaders if tie_break[seat] == most)
    key = "viscounts.outcome.tie_broken" if len(final) == 1 else "viscounts.outcome.shared"
    return final, Text(key, {"n": most})
