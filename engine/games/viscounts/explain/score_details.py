"""What each number of the score sheet is made of, line by line (VI-10.2)."""

from __future__ import annotations

from collections.abc import Callable

from engine.explain import Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.state import State, built_count
from engine.games.viscounts.telling import words

Lines = tuple[Text, ...]


def buildings(state: State, seat: int) -> Lines:
    """Buildings by type with their points."""
    vp = state.data.board.building_vp
    lines = []
    for kind, name in enumerate(c.BUILDINGS):
        n = built_count(state, state.players[seat], kind)
        if n:
            what = Text(f"viscounts.building.{name}")
            lines.append(
                Text("viscounts.score_detail.buildings", {"what": what, "n": n, "vp": vp[kind][n]})
            )
    return tuple(lines)


def castle(state: State, seat: int) -> Lines:
    """Workers by tier."""
    seats = state.seats
    tiers = (sum(state.tier1[seat::seats]), sum(state.tier2[seat::seats]), state.tier3[seat])
    return tuple(
        Text(
            f"viscounts.score_detail.tier_{tier + 1}",
            {"n": n, "vp": n * state.data.board.tier_vp[tier]},
        )
        for tier, n in enumerate(tiers)
        if n
    )


def sets(state: State, seat: int) -> Lines:
    """Every set of different ribbons."""
    ribbons = state.data.manuscripts.ribbon
    counts = [sum(ribbons[t] == r for t in state.players[seat].books) for r in range(4)]
    lines = []
    while any(counts):
        size = sum(n > 0 for n in counts)
        vp = state.data.board.set_vp[size - 1]
        lines.append(Text("viscounts.score_detail.set", {"n": size, "vp": vp}))
        counts = [max(0, n - 1) for n in counts]
    return tuple(lines)


def manuscripts(state: State, seat: int, points: Callable[[int], int]) -> Lines:
    """Every manuscript that scores at the end; `points` gives a tile's points."""
    tables = state.data.manuscripts
    return tuple(
        Text(
            "viscounts.score_detail.manuscript",
            {
                "tile": words.tile_name(state.data, tile),
                "per": Text(
                    f"viscounts.score_detail.per.{tables.per[tile]}", {"n": tables.divisor[tile]}
                ),
                "vp": points(tile),
            },
        )
        for tile in state.players[seat].books
        if tables.per[tile]
    )


def bonus(state: State, seat: int) -> Lines:
    """Own Cleric Bonus cards."""
    return tuple(
        Text(
            "viscounts.score_detail.bonus",
            {
                "what": Text(f"viscounts.bonus_card.{c.RIBBONS[i]}"),
                "vp": state.data.board.bonus_vp[i],
            },
        )
        for i, owner in enumerate(state.bonus)
        if owner == seat
    )


def debts(state: State, seat: int) -> Lines:
    """Unpaid and paid Debts."""
    player = state.players[seat]
    unpaid, paid = state.data.board.debt_vp
    return _pair(("unpaid", player.unpaid, unpaid), ("paid", player.paid, paid))


def deeds(state: State, seat: int) -> Lines:
    """Acquired and approved Deeds."""
    player = state.players[seat]
    acquired, approved = state.data.board.deed_vp
    return _pair(("acquired", player.acquired, acquired), ("approved", player.approved, approved))


def _pair(*entries: tuple[str, int, int]) -> Lines:
    return tuple(
        Text(f"viscounts.score_detail.{key}", {"n": n, "vp": n * vp}) for key, n, vp in entries if n
    )


def majority(key: str, count: int, points: int, shown: bool) -> Lines:
    """The share of Poverty or Prosperity."""
    if not shown:
        return (Text("viscounts.score_detail.not_revealed"),)
    return (Text(f"viscounts.score_detail.{key}", {"n": count, "vp": points}),)


def automa_goods(state: State, seat: int) -> Lines:
    """Resources that the automa has left."""
    player = state.players[seat]
    if not player.board:
        return ()
    return tuple(
        Text(f"viscounts.effect.{c.GOODS[good]}", {"n": n})
        for good, n in enumerate(player.goods)
        if n
    )
