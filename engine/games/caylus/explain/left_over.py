"""What cannot be paid for any more once goods are spent, for who listens: cards in the hand, and
the cards of the road on which own workers stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.explain import Text
from engine.games.caylus.activation import effect_of, possible
from engine.games.caylus.data import DENIER, Cost, Option
from engine.games.caylus.payment import can_pay, ways
from engine.games.caylus.state import ACTIONS, State, clone_state
from engine.games.caylus.telling import words
from engine.games.caylus.telling.reasons import missing

Spent = Sequence[int]
"""Food, wood, stone, gold and deniers; below 0 they are gained."""


def deniers(n: int) -> Spent:
    """A price in deniers alone."""
    return (0, 0, 0, 0, n)


def paying(state: State, seat: int, cost: Cost) -> Spent | None:
    """What a cost takes, where it can be paid in one way only."""
    found = ways(state, seat, cost)
    return (*found[0], cost.amounts[DENIER]) if len(found) == 1 else None


def taking(state: State, seat: int, option: Option) -> Spent | None:
    """What an option takes and gives, where nothing of it is left to choose."""
    spent = paying(state, seat, option.pay)
    if spent is None or option.plain:
        return None
    return tuple(n - won for n, won in zip(spent, option.gain, strict=True))


def of_no_use(state: State, seat: int, place: int, spent: Spent) -> tuple[Text, ...]:
    """Why a worker on a card could do nothing there with the goods that are left (CA-7.11)."""
    after = _after(state, seat, spent)
    if _usable(after, seat, place):
        return ()
    why = missing(after, seat, place, effect_of(state, place, 0).options[0])
    return (Text("caylus.heard.of_no_use", {"why": why}),)


def made_useless(
    state: State, seat: int, spent: Spent | None, *, laid: int = -1, hand: bool = True
) -> tuple[Text, ...]:
    """The cards that could be paid for before and cannot be with what is left. `laid`: the card
    that is built for it; `hand`: its cards are kept. After the actions of a round nothing is
    said: what a worker cannot use then is foretold by what follows, and before a card can be built
    again, later cards of the road and income have brought more (CA-3.1)."""
    if spent is None or state.phase != ACTIONS:
        return ()
    after = _after(state, seat, spent)
    built = _not_built(state, after, seat, laid) if hand else ()
    used = _not_used(state, after, seat)
    told = {
        "not_built": tuple(words.card_name(state.data, card) for card in built),
        "not_used": tuple(words.road_name(state, place) for place in used),
    }
    return tuple(
        Text(f"caylus.heard.{key}", {"cards": cards}) for key, cards in told.items() if cards
    )


def _after(state: State, seat: int, spent: Spent) -> State:
    copy = clone_state(state)
    goods = copy.players[seat].goods
    goods[:] = [have - n for have, n in zip(goods, spent, strict=True)]
    return copy


def _not_built(state: State, after: State, seat: int, laid: int) -> Iterator[int]:
    buildings = state.data.buildings
    had, left = state.players[seat].goods, after.players[seat].goods
    for card in state.players[seat].hand:
        cost = buildings[card].cost if card >= 0 else None
        if cost is not None and card != laid and can_pay(had, cost) and not can_pay(left, cost):
            yield card


def _not_used(state: State, after: State, seat: int) -> Iterator[int]:
    for place, worker in enumerate(state.worker):
        if worker == seat and _usable(state, seat, place) and not _usable(after, seat, place):
            yield place


def _usable(state: State, seat: int, place: int) -> bool:
    building = state.data.buildings[state.road[place]]
    if building.primary is None:
        return True
    return any(possible(state, seat, place, option) for option in building.primary.options)
