"""Explanations of every question of Tara, for people."""

from __future__ import annotations

from typing import Any

from engine.explain import Blocked, Choice, Explainer, Question, Text, explained
from engine.games.tara import places as at
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.explain.chain import (
    explain_activate,
    explain_end,
    explain_promote,
    explain_reduce,
    explain_swap,
)
from engine.games.tara.explain.common import prompt, put_values, question
from engine.games.tara.explain.turn import explain_second, explain_turn
from engine.games.tara.income import ransom_offers
from engine.games.tara.rounds import END
from engine.games.tara.state import SEATS, State, captives, occupied
from engine.games.tara.telling import words
from engine.games.tara.traitors import DECLINE, PASS, PAY, reachable
from engine.texts import Seat

_OVER = Question("over", -1, Text("tara.prompt.over"), "TA-17.1", ())


def explain(state: State) -> Question:
    """The open question in words; a view of another seat has only the prompt."""
    return explained(state, EXPLAINERS, prompt, _OVER)


def explain_keep(state: State, seat: int, args: Any) -> Question:
    """Three of the six cards, one by one: clicked, or dragged to the hand."""
    choices = [
        Choice(
            action,
            Text("tara.choice.keep", {"card": words.card(state.data, action[1])}),
            source=at.kept_anchor(action[1]),
            target=target,
            heard=(words.promoting(state.data, action[1]),),
        )
        for action in state.options
        for target in ("", at.HAND)
    ]
    return question(state, "TA-4.3", choices, secret=True)


def explain_set_aside(state: State, seat: int, args: Any) -> Question:
    """The choice is complete."""
    chosen = tuple(words.card(state.data, card) for card in state.hands[seat])
    done = Choice(END, Text("tara.choice.set_aside", {"cards": chosen}))
    return question(state, "TA-4.3", [done], secret=True)


def explain_garrison(state: State, seat: int, args: tuple[int, int]) -> Question:
    """Discs of the new king on positions of the cleared province."""
    province, placed = args
    choices = [
        Choice(
            action,
            Text("tara.choice.garrison", put_values(state, province, action[1])),
            source=at.supply_anchor(seat),
            target=at.hollow_anchor(state, province, action[1]),
            cost=(("supply", 1),),
            rank=K0 - action[1],
        )
        for action in state.options
        if action != END
    ]
    label = "garrison_done" if placed else "no_garrison"
    choices.append(Choice(END, Text(f"tara.choice.{label}"), rank=9))
    return question(state, "TA-14.5", choices)


def may_come(state: State, seat: int) -> list[int]:
    """The tablets of which one is turned up next, as far as a seat knows (TA-4.8, TA-19.1): without
    its own and those that lie open; of a pile made of discards all are known, but not their
    order."""
    if state.reshuffled and state.draw and min(state.draw) >= 0:
        return sorted(state.draw)
    if not state.draw:
        return sorted(state.discard)
    seen = {*state.hands[seat], *state.kept[seat], *state.discard, *state.turned}
    return [card for card in state.data.cards if card not in seen]


def explain_hire(state: State, seat: int, args: Any) -> Question:
    """A cumal for a card that may turn a disc."""
    fee, province = state.data.money.traitor, args[0]
    enemies = occupied(state, province) & ~state.held[province * SEATS + seat]
    cards = may_come(state, seat)
    values = {
        "n": fee,
        "province": words.province(state, province),
        "hits": sum(bool(reachable(state, province, card) & enemies) for card in cards),
        "of": len(cards),
    }
    label = Text("tara.choice.hire", values)
    choices = [
        Choice(PAY, label, cost=words.price(fee), reveals=True),
        Choice(PASS, Text("tara.choice.no_hire"), rank=1),
    ]
    return question(state, "TA-12.6", choices)


def explain_replace(state: State, seat: int, args: int) -> Question:
    """An enemy disc that the turned card shows."""
    legal = {action[1] for action in state.options if action != DECLINE}
    choices = [
        _replacement(state, seat, args, action) for action in state.options if action != DECLINE
    ]
    choices.append(Choice(DECLINE, Text("tara.choice.decline"), rank=9))
    blocked = []
    for position in range(POSITIONS):
        owner = state.top[args * POSITIONS + position]
        if position in legal or owner < 0:
            continue
        reason = "immune" if position == K0 else "own" if owner == seat else "not_shown"
        clause = "TA-11.3" if position == K0 else "TA-12.9"
        anchor = at.hollow_anchor(state, args, position)
        blocked.append(Blocked(anchor, Text(f"tara.blocked.{reason}"), clause))
    return question(state, "TA-12.9", choices, blocked=blocked)


def _replacement(state: State, seat: int, province: int, action: tuple[Any, ...]) -> Choice:
    freed = captives(state, province * POSITIONS + action[1], seat)
    return Choice(
        action,
        Text("tara.choice.replace", put_values(state, province, action[1])),
        source=at.supply_anchor(seat),
        target=at.hollow_anchor(state, province, action[1]),
        cost=(("supply", 1),),
        gain=(("supply", freed),) if freed else (),
        rank=K0 - action[1],
    )


def explain_ransom(state: State, seat: int, args: int) -> Question:
    """What the holder must accept, and the refusal."""
    offers = ransom_offers(state, seat, args)
    choices = [
        Choice(
            ("ransom", discs),
            Text("tara.choice.ransom", {"n": discs, "price": words.cumals(price)}),
            cost=words.price(price),
            gain=(("supply", discs),),
            rank=len(offers) - place,
        )
        for place, (discs, price) in enumerate(offers)
    ]
    choices.append(Choice(("refuse",), Text("tara.choice.refuse"), rank=9))
    return question(state, "TA-15.3", choices)


def explain_next_start(state: State, seat: int, args: Any) -> Question:
    """Who begins the next round; an odd one deals at once (TA-4.2)."""
    deals = state.round % 2 == 0
    choices = [
        Choice(
            action,
            Text("tara.choice.start", {"other": Seat(action[1])}),
            source=at.seat_anchor(seat),
            target=at.seat_anchor(action[1]),
            reveals=deals,
            button=True,
        )
        for action in state.options
    ]
    return question(state, "TA-16.1", choices)


EXPLAINERS: dict[str, Explainer] = {
    "keep": explain_keep,
    "set_aside": explain_set_aside,
    "turn": explain_turn,
    "second": explain_second,
    "swap": explain_swap,
    "reduce": explain_reduce,
    "activate": explain_activate,
    "promote": explain_promote,
    "end": explain_end,
    "garrison": explain_garrison,
    "hire": explain_hire,
    "replace": explain_replace,
    "ransom": explain_ransom,
    "next_start": explain_next_start,
}
