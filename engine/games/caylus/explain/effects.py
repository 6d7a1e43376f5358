"""Explanations of what an activated card asks: its options, and the card that is turned (CA-7)."""

from __future__ import annotations

from dataclasses import replace

from engine.explain import Amounts, Blocked, Choice, Question, Text
from engine.games.caylus import places as at
from engine.games.caylus.activation import DECLINE, effect_of, possible, turnable
from engine.games.caylus.data import DENIER, Cost, Effect, Option
from engine.games.caylus.explain.common import question
from engine.games.caylus.explain.left_over import made_useless, taking
from engine.games.caylus.explain.listening import owner_gets, tokens_worth
from engine.games.caylus.payment import ways
from engine.games.caylus.state import NO_ONE, State
from engine.games.caylus.telling import words
from engine.games.caylus.telling.reasons import missing


def cheapest(state: State, seat: int, cost: Cost) -> Amounts:
    """What a seat would pay at first offer: as little gold as it can."""
    return words.amounts(_first_offer(state, seat, cost))


def _first_offer(state: State, seat: int, cost: Cost) -> tuple[int, ...]:
    return (*ways(state, seat, cost)[0], cost.amounts[DENIER])


def explain_effect(state: State, seat: int, args: tuple[int, int]) -> Question:
    """The options of a card's effect, and declining, which says what is refused."""
    place, part = args
    effect = effect_of(state, place, part)
    choices = [
        _decline(state, seat, effect)
        if action == DECLINE
        else _option(state, seat, place, effect, action[1])
        for action in state.options
    ]
    besides = () if part else owner_gets(state, seat, place, now=True)
    choices = [replace(each, heard=(*each.heard, *besides)) for each in choices]
    clause = _whose(state, place)
    blocked = _impossible(state, seat, place, effect)
    name = words.road_name(state, place)
    return question("effect", seat, clause, choices, blocked=blocked, card=name)


def _paid(state: State, seat: int, option: Option) -> tuple[tuple[Text, ...], Amounts]:
    """The price in words and counters; a named good that gold must stand in for is told as gold."""
    if option.pay.any:
        return words.cost_words(option.pay), words.cost_amounts(option.pay)
    offer = _first_offer(state, seat, option.pay)
    return words.goods(offer), words.amounts(offer)


def _decline(state: State, seat: int, effect: Effect) -> Choice:
    first = effect.options[0]
    paid = _paid(state, seat, first)[0] if _payable(state, seat, first) else ()
    label = Text("caylus.choice.decline", {"paid": paid or words.cost_words(first.pay)})
    return Choice(DECLINE, label, rank=9)


def _payable(state: State, seat: int, option: Option) -> bool:
    return bool(ways(state, seat, option.pay))


def _option(state: State, seat: int, place: int, effect: Effect, index: int) -> Choice:
    option = effect.options[index]
    paid, cost = _paid(state, seat, option)
    label = words.option_words(option, paid)
    warnings: tuple[Text, ...] = ()
    if option.residence and len(turnable(state, seat, place)) == 1:
        turned = turnable(state, seat, place)[0]
        card = words.road_name(state, turned)
        label = Text("caylus.choice.turn_for", {"card": card, "paid": paid})
        warnings = _turn_warnings(state, turned)
    return Choice(
        ("option", index),
        label,
        target=at.road_anchor(place),
        button=True,
        cost=cost,
        gain=words.gain_amounts(option),
        warnings=warnings,
        heard=(
            *tokens_worth(state, option.tokens),
            *made_useless(state, seat, taking(state, seat, option)),
        ),
        rank=index,
    )


def _impossible(state: State, seat: int, place: int, effect: Effect) -> list[Blocked]:
    """Options that cannot be taken in full now (CA-7.12)."""
    return [
        Blocked(
            at.road_anchor(place),
            missing(state, seat, place, option),
            "CA-7.12",
            marked=False,
            label=words.option_words(option),
        )
        for option in effect.options
        if not possible(state, seat, place, option)
    ]


def _whose(state: State, place: int) -> str:
    """The clause on the worker of a card: neutral card, its owner's worker, another's."""
    if state.owner[place] == NO_ONE:
        return "CA-7.6"
    return "CA-7.5" if state.worker[place] == state.owner[place] else "CA-7.4"


def explain_choose_turn(state: State, seat: int, args: tuple[int, int]) -> Question:
    """Which own road card becomes a residence; the others say why not."""
    legal = {action[1] for action in state.options}
    choices = [
        Choice(
            action,
            Text("caylus.choice.turn", {"card": words.road_name(state, action[1])}),
            target=at.road_anchor(action[1]),
            warnings=_turn_warnings(state, action[1]),
        )
        for action in state.options
    ]
    blocked = [
        Blocked(at.road_anchor(place), Text(f"caylus.blocked.{reason}"), clause)
        for place in range(len(state.road))
        if place not in legal
        for reason, clause in (_no_turn(state, seat, place),)
    ]
    name = words.road_name(state, args[0])
    return question("choose_turn_of", seat, "CA-12.1", choices, blocked=blocked, card=name)


def _turn_warnings(state: State, place: int) -> tuple[Text, ...]:
    """A worker on the card delays the turning; what lies on it goes back."""
    warnings = []
    if state.worker[place] >= 0:
        warnings.append(Text("caylus.warning.turns_later"))
    if state.store[place] and state.data.rulings["stored_cubes"] == "supply":
        warnings.append(Text("caylus.warning.store_lost", {"n": state.store[place]}))
    return tuple(warnings)


def _no_turn(state: State, seat: int, place: int) -> tuple[str, str]:
    if state.residence[place]:
        return "already_residence", "CA-12.5"
    if state.owner[place] != seat:
        return "not_own", "CA-12.2"
    if state.chosen[place]:
        return "chosen", "CA-12.5"
    return "never_turns", "CA-12.3"
