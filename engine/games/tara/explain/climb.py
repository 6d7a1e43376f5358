"""How far the promotions of one activation lead: it is paid for once, however far one climbs."""

from __future__ import annotations

from engine.core import Action
from engine.events import silent
from engine.explain import Text
from engine.games.tara.activation import Chain, promote
from engine.games.tara.board import K0, positions_in
from engine.games.tara.slots import promotions
from engine.games.tara.state import State, clone_state
from engine.games.tara.telling import words


def up(state: State, seat: int, chain: Chain, ways: tuple[Text, ...]) -> Text:
    """The first promotions, told as `ways`, and all that can follow them."""
    climbs = _climbs(state, seat, chain)
    targets = [target for _, target in _next(state, seat, chain)]
    first = Text(f"tara.heard.up.{_each(climbs, targets)}", {"ways": ways})
    later = _beyond(climbs, targets)
    if not later:
        return first
    values = {"first": first, "places": _places(state, chain.province, later)}
    return Text(f"tara.heard.up.on_{_each(climbs, [*targets, *later])}", values)


def leads_on(state: State, seat: int, chain: Chain, action: Action) -> bool:
    """Whether anything can be promoted to after a promotion."""
    copy, following = _after(state, seat, chain, action)
    return following is not None and bool(_next(copy, seat, following))


def further(state: State, seat: int, chain: Chain, action: Action) -> tuple[Text, ...]:
    """What a promotion makes possible that cannot be reached yet."""
    copy, following = _after(state, seat, chain, action)
    if following is None:
        return ()
    climbs = _climbs(copy, seat, following)
    later = _beyond(climbs, [target for _, target in _next(state, seat, chain)])
    if not later:
        return ()
    values = {"places": _places(state, chain.province, later)}
    return (Text(f"tara.heard.further.{_each(climbs, later)}", values),)


def _each(climbs: set[int], targets: list[int]) -> str:
    """`all` if one climb comes to all of them, each once; `any` if it has to be decided."""
    aims = sum(1 << target for target in {*targets})
    together = len(targets) == len({*targets}) and any(aims & ~climb == 0 for climb in climbs)
    return "all" if together else "any"


def _beyond(climbs: set[int], targets: list[int]) -> list[int]:
    reached = 0
    for climb in climbs:
        reached |= climb
    return [target for target in positions_in(reached) if target not in targets]


def _places(state: State, province: int, targets: list[int]) -> tuple[Text, ...]:
    """Positions of a province that was named already; a throne is called by its province."""
    return tuple(
        words.place(state, province, each) if each == K0 else words.position(state, each)
        for each in targets
    )


def _climbs(state: State, seat: int, chain: Chain) -> set[int]:
    """The targets of climbs to their end, as masks: one that comes to everything, or all of them
    where the supply bounds them."""
    whole = _whole(state, seat, chain)
    if whole is not None:
        return {whole}
    found: set[int] = set()
    seen: set[tuple[int, int, int]] = set()
    todo: list[tuple[State, Chain | None, int]] = [(state, chain, 0)]
    while todo:
        here, now, climbed = todo.pop()
        actions = _next(here, seat, now) if now is not None else []
        if now is None or not actions:
            found.add(climbed)
            continue
        for action in actions:
            copy, following = _after(here, seat, now, action)
            key = (
                climbed | 1 << action[1],
                following.active if following else 0,
                copy.supply[seat],
            )
            if key not in seen:
                seen.add(key)
                todo.append((copy, following, key[0]))
    return found


def _whole(state: State, seat: int, chain: Chain) -> int | None:
    """The climb that takes whatever it can, forts as well and the throne last; None if the discs
    ran out on it. No promotion takes the way from another: no other climb comes farther."""
    here, climbed = state, 0
    now: Chain | None = chain
    while now is not None:
        actions = _next(here, seat, now)
        if not actions:
            break
        action = min(actions, key=lambda each: (each[1] == K0, each[0] == "enter"))
        climbed |= 1 << action[1]
        here, now = _after(here, seat, now, action)
    return climbed if here.supply[seat] else None


def _next(state: State, seat: int, chain: Chain) -> list[Action]:
    return promotions(state, seat, chain.province, chain.active, chain.used)


def _after(state: State, seat: int, chain: Chain, action: Action) -> tuple[State, Chain | None]:
    """A copy in which a promotion is made, and what is active then; None where it was the last."""
    copy = clone_state(state)
    promote(copy, seat, chain, action, silent)
    op, _, args = copy.agenda[-1] if copy.agenda else ("over", seat, None)
    return copy, args if op == "promote" else None
