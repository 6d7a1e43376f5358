"""Why an action of a turn cannot be taken now: workers, cards, own piles (CA-5)."""

from __future__ import annotations

from engine.explain import Blocked, Text
from engine.games.caylus import places as at
from engine.games.caylus.data import DENIER
from engine.games.caylus.payment import can_pay
from engine.games.caylus.state import State, open_residences
from engine.games.caylus.telling import words
from engine.texts import Seat


def blocked_turn(state: State, seat: int) -> list[Blocked]:
    """Everything that looks possible in a turn of this seat and is not."""
    return [
        *_blocked_workers(state, seat),
        *_blocked_cards(state, seat),
        *_blocked_piles(state, seat),
    ]


def _blocked_workers(state: State, seat: int) -> list[Blocked]:
    """Why a road card takes no worker of this seat now."""
    player = state.players[seat]
    poor = player.goods[DENIER] < state.data.action_price["place_worker"]
    blocked = []
    for place, worker in enumerate(state.worker):
        anchor = at.road_anchor(place)
        if state.residence[place]:
            reason, clause = Text("caylus.blocked.residence"), "CA-5.5.1"
        elif worker >= 0:
            reason, clause = Text("caylus.blocked.occupied", {"seat": Seat(worker)}), "CA-5.5.2"
        elif not player.workers:
            reason, clause = Text("caylus.blocked.no_worker"), "CA-5.5.6"
        elif poor:
            reason, clause = Text("caylus.blocked.no_denier"), "CA-5.5.3"
        else:
            continue
        blocked.append(Blocked(anchor, reason, clause, "workers"))
    return blocked


def _blocked_cards(state: State, seat: int) -> list[Blocked]:
    """Hand cards and prestige buildings that cannot be built now, with the reason."""
    goods = state.players[seat].goods
    blocked = []
    for card in state.players[seat].hand:
        if card >= 0 and not can_pay(goods, state.data.buildings[card].cost):
            reason = _too_dear(state, card)
            blocked.append(Blocked("", reason, "CA-5.6", at.hand_anchor(card)))
    homeless = state.advanced and not open_residences(state, seat)
    for card in state.display:
        anchor = at.prestige_anchor(state, card)
        if homeless:
            reason = Text("caylus.blocked.no_residence")
            blocked.append(Blocked("", reason, "CA-5.7.2", anchor))
        elif not can_pay(goods, state.data.buildings[card].cost):
            blocked.append(Blocked("", _too_dear(state, card), "CA-5.7", anchor))
    return blocked


def _blocked_piles(state: State, seat: int) -> list[Blocked]:
    """Why no card can be drawn, or the hand not be swapped; the piles stay as they look."""
    player = state.players[seat]
    deniers, prices = player.goods[DENIER], state.data.action_price
    reasons: dict[str, tuple[Text, str]] = {}
    if deniers < prices["draw"]:
        reasons["draw"] = _price(prices["draw"]), "CA-5.3"
    if deniers < prices["swap_hand"]:
        reasons["discard"] = _price(prices["swap_hand"]), "CA-5.4"
    if not player.draw and not player.discard:
        empty = Text("caylus.blocked.piles_empty")
        reasons |= {"draw": (empty, "CA-5.3.2"), "discard": (empty, "CA-5.4.2")}
    if not player.hand:
        reasons["discard"] = Text("caylus.blocked.no_hand"), "CA-5.4.2"
    return [Blocked(pile, *why, marked=False) for pile, why in reasons.items()]


def _price(deniers: int) -> Text:
    return Text("caylus.blocked.cost", {"cost": Text("caylus.good.denier", {"n": deniers})})


def _too_dear(state: State, card: int) -> Text:
    cost = words.cost_words(state.data.buildings[card].cost)
    return Text("caylus.blocked.cost", {"cost": cost})
