"""Where in a turn the game is, and which location stands in the light."""

from __future__ import annotations

from engine.games.versailles.state import State
from engine.games.versailles.turn import endings

PALACE = "construction_yard"


def phase_of(view: State) -> int:
    """Which of `facts.PHASES` a turn is in; -1 for none."""
    if not view.agenda:
        # While a turn begins and while a worker walks, what follows is not laid out yet.
        return 0 if view.turn >= 0 and not endings(view) else -1
    op, seat, _ = view.agenda[-1]
    if op in ("move", "activate") or _on_the_way(view):
        return 0
    return 1 if seat == view.turn else 2


def concerns(view: State, seat: int) -> bool:
    """True while a seat itself moves, uses or shares."""
    return seat == view.turn or (bool(view.agenda) and seat == view.agenda[-1][1])


def steps_back(view: State, seat: int) -> bool:
    """True while a seat chooses what to do in a location: only then does the rest step back. What
    goes by itself, one's own or of others, lifts its location and leaves all else as it is."""
    if not site_in_use(view) or not concerns(view, seat):
        return False
    return bool(view.data.sites[view.players[view.turn].marker].options)


def _on_the_way(view: State) -> bool:
    """True from a move until the marker lies on its goal; the King may walk meanwhile."""
    return any(op == "mark" for op, _, _ in view.agenda)


def site_in_use(view: State) -> str:
    """The id of the location that is used or shared now; empty while a move is chosen."""
    if phase_of(view) < 1 or view.turn < 0:
        return ""
    marker = view.players[view.turn].marker
    return str(view.data.sites[marker].id) if marker >= 0 else ""


def sites_in_reach(view: State) -> tuple[str, ...]:
    """The ids of the locations where a worker can go while a move is chosen."""
    if not view.agenda or view.agenda[-1][0] != "move":
        return ()
    ends = {view.data.moves.by_action[action].end for action in view.options}
    return tuple(site.id for number, site in enumerate(view.data.sites) if number in ends)


def light_of_move(view: State) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The locations in reach, those where only workers that can move stand, and all others."""
    return sites_in_reach(view), sites_left(view), sites_aside(view)


def sites_left(view: State) -> tuple[str, ...]:
    """The ids of the locations out of reach where a worker stands that can move away; the palace is
    where all ways lead, and never steps back further than they."""
    reached = sites_in_reach(view)
    if not reached:
        return ()
    starts = {view.data.moves.by_action[action].start for action in view.options}
    return tuple(
        site.id
        for number, site in enumerate(view.data.sites)
        if site.id not in reached and (number in starts or site.id == PALACE)
    )


def sites_aside(view: State) -> tuple[str, ...]:
    """The ids of the locations that have no part in the move that is chosen: none ends there, none
    begins there."""
    reached = sites_in_reach(view)
    if not reached:
        return ()
    concerned = (*reached, *sites_left(view))
    return tuple(site.id for site in view.data.sites if site.id not in concerned)
