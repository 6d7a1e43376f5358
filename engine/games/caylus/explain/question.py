"""Explanations of every question of Caylus Magna Carta, for people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.explain import Blocked, Choice, Explainer, Question, Text, explained
from engine.games.caylus import places as at
from engine.games.caylus.actions import END
from engine.games.caylus.data import DENIER, GOODS, Cost
from engine.games.caylus.explain.blocked import blocked_turn
from engine.games.caylus.explain.common import asked, prompt, question
from engine.games.caylus.explain.effects import cheapest, explain_choose_turn, explain_effect
from engine.games.caylus.explain.left_over import deniers, made_useless, of_no_use, paying
from engine.games.caylus.explain.listening import brings_owner, card_of, owner_gets, tokens_worth
from engine.games.caylus.payment import ways
from engine.games.caylus.state import State, open_residences
from engine.games.caylus.telling import words
from engine.games.caylus.telling.reasons import held

_OVER = Question("over", -1, Text("caylus.prompt.over"), "CA-13.1", ())


def explain(state: State) -> Question:
    """The open question in words; a view of another seat has only the prompt."""
    return explained(state, EXPLAINERS, prompt, _OVER)


def explain_redraw(state: State, seat: int, args: Any) -> Question:
    """Keep the opening hand or draw three others; after the last one the start player is drawn."""
    last = not any(op == "redraw" for op, _, _ in state.agenda[:-1])
    hand = tuple(words.card_name(state.data, card) for card in state.players[seat].hand)
    choices = [
        Choice(("keep",), Text("caylus.choice.keep_hand", {"cards": hand}), reveals=last),
        Choice(("redraw",), Text("caylus.choice.redraw"), target="draw", reveals=True, rank=1),
    ]
    return question("redraw", seat, "CA-2.8", choices, secret=True)


def explain_turn(state: State, seat: int, args: Any) -> Question:
    """One action or pass: cards to the road, workers to cards, crowns to residences."""
    choices = [_TURN[action[0]](state, seat, action) for action in state.options]
    blocked = blocked_turn(state, seat)
    return question("turn", seat, "CA-5.1", choices, blocked=blocked, secret=True)


def _price(state: State, action: str) -> Any:
    return words.denier_cost(state.data.action_price[action])


def _draw_choice(state: State, seat: int, action: Any) -> Choice:
    label = Text("caylus.choice.draw")
    cost = _price(state, "draw")
    lost = made_useless(state, seat, deniers(state.data.action_price["draw"]))
    return Choice(
        action, label, target="draw", cost=cost, reveals=True, heard=lost, rank=5, button=True
    )


def _swap_choice(state: State, seat: int, action: Any) -> Choice:
    label = Text("caylus.choice.swap", {"n": len(state.players[seat].hand)})
    cost = _price(state, "swap_hand")
    lost = made_useless(state, seat, deniers(state.data.action_price["swap_hand"]), hand=False)
    return Choice(
        action, label, target="discard", cost=cost, reveals=True, heard=lost, rank=6, button=True
    )


def _place_choice(state: State, seat: int, action: Any) -> Choice:
    place = action[1]
    building = state.data.buildings[state.road[place]]
    behind = state.advanced and place > state.provost
    effect = building.primary
    free = effect.options[0] if effect and effect.auto and not behind else None
    price = deniers(state.data.action_price["place_worker"])
    idle = of_no_use(state, seat, place, price) if effect and not behind else ()
    tokens = max((option.tokens for option in effect.options), default=0) if effect else 0
    return Choice(
        action,
        Text(
            "caylus.choice.place_behind" if behind else "caylus.choice.place",
            {
                "card": card_of(state, seat, place),
                "what": words.effect_words(effect),
            },
        ),
        heard=(
            *tokens_worth(state, tokens),
            *owner_gets(state, seat, place, now=False),
            *idle,
            *made_useless(state, seat, price),
        ),
        source="workers",
        target=at.road_anchor(place),
        cost=_price(state, "place_worker"),
        gain=words.gain_amounts(free) if free else (),
        warnings=(Text("caylus.warning.behind_provost"),) if behind else (),
        rank=2,
    )


def _build_choice(state: State, seat: int, action: Any) -> Choice:
    building = state.data.buildings[action[1]]
    return Choice(
        action,
        Text(
            "caylus.choice.build",
            {
                "card": words.card_name(state.data, action[1]),
                "cost": words.cost_words(building.cost),
                "what": words.effect_words(building.primary),
            },
        ),
        source=at.hand_anchor(action[1]),
        target="road:end",
        cost=cheapest(state, seat, building.cost),
        gain=(("points", building.vp),),
        heard=(
            *brings_owner(building.secondary),
            *made_useless(state, seat, paying(state, seat, building.cost), laid=action[1]),
        ),
        rank=1,
    )


def _prestige_choice(state: State, seat: int, action: Any) -> Choice:
    building = state.data.buildings[action[1]]
    target = at.road_anchor(open_residences(state, seat)[0]) if state.advanced else "estate"
    return Choice(
        action,
        Text(
            "caylus.choice.prestige",
            {
                "card": words.card_name(state.data, action[1]),
                "cost": words.cost_words(building.cost),
            },
        ),
        source=at.prestige_anchor(state, action[1]),
        target=target,
        cost=cheapest(state, seat, building.cost),
        gain=(("points", building.vp),),
        heard=made_useless(state, seat, paying(state, seat, building.cost)),
        rank=0,
    )


def _pass_choice(state: State, seat: int, action: Any) -> Choice:
    first = not state.passed
    gain = words.denier_cost(state.data.first_pass_bonus) if first else ()
    key = "caylus.choice.pass_first" if first else "caylus.choice.pass"
    label = Text(key, {"n": len(state.passed) + 1})
    ends = seat not in state.asked_to_end
    return Choice(action, label, target="bridge", gain=gain, ends_turn=ends, rank=9, button=True)


_TURN: dict[str, Callable[[State, int, Any], Choice]] = {
    "draw": _draw_choice,
    "swap": _swap_choice,
    "place": _place_choice,
    "build": _build_choice,
    "prestige": _prestige_choice,
    "pass": _pass_choice,
}


def explain_end(state: State, seat: int, args: Any) -> Question:
    """The action is done: the explicit end of a person's turn."""
    choice = Choice(END, Text("caylus.choice.end"), ends_turn=True)
    return question("end", seat, "CA-5.1", [choice])


def explain_pay(state: State, seat: int, args: Cost) -> Question:
    """The distinct payments, least gold first."""
    cause, _, card = state.agenda[-2]
    laid = card if cause == "lay" else -1
    choices = [
        Choice(
            action,
            Text("caylus.choice.pay", {"what": words.goods(action[1:])}),
            cost=words.amounts(action[1:]),
            heard=made_useless(state, seat, (*action[1:], args.amounts[DENIER]), laid=laid),
            rank=rank,
        )
        for rank, action in enumerate(state.options)
    ]
    return asked(state, "pay", seat, args, "CA-11.6", choices)


def explain_cube(state: State, seat: int, args: Any) -> Question:
    """Food, wood or stone."""
    return _cubes(state, seat, "cube", "take", "CA-11.5")


def explain_smelt(state: State, seat: int, args: Any) -> Question:
    """Which cube is given for gold."""
    return _cubes(state, seat, "smelt", "give", "CA-8.11")


def _cubes(state: State, seat: int, op: str, verb: str, clause: str) -> Question:
    choices = []
    for action in state.options:
        good = GOODS[action[1]]
        label = Text(f"caylus.choice.{verb}", {"what": Text(f"caylus.good.{good}", {"n": 1})})
        change = ((good, 1),)
        choices.append(
            Choice(
                action,
                label,
                target=f"goods:{good}",
                cost=change if verb == "give" else (),
                gain=change if verb == "take" else (),
                button=True,
            )
        )
    return asked(state, op, seat, None, clause, choices)


def explain_provost(state: State, seat: int, args: Any) -> Question:
    """Reachable road cards with their price; the others say why not."""
    choices = []
    reachable = {action[1] for action in state.options}
    for action in state.options:
        steps = abs(action[1] - state.provost)
        if steps:
            values = {"card": words.road_name(state, action[1]), "n": steps}
            label = Text("caylus.choice.provost", values)
        else:
            label = Text("caylus.choice.provost_stays")
        choices.append(
            Choice(
                action,
                label,
                source="provost" if steps else "",
                target=at.road_anchor(action[1]) if steps else "",
                cost=words.denier_cost(steps * state.data.provost_price),
                rank=steps,
                path=_steps(state.provost, action[1]),
            )
        )
    far = [
        Blocked(at.road_anchor(place), _too_far(state, place), "CA-6.1", "provost")
        for place in range(len(state.road))
        if place not in reachable
    ]
    price = state.data.provost_price
    return question("provost", seat, "CA-6.1", choices, blocked=far, n=price)


def _too_far(state: State, place: int) -> Text:
    """Why the provost does not get to a road card: the steps, or their price."""
    steps = abs(place - state.provost)
    if steps > state.data.provost_steps:
        return Text("caylus.blocked.provost_far", {"n": state.data.provost_steps})
    cost = Text("caylus.good.denier", {"n": steps * state.data.provost_price})
    return Text("caylus.blocked.cost", {"cost": cost})


def _steps(start: int, end: int) -> tuple[str, ...]:
    """The road cards that the provost passes, the last one included."""
    if start == end:
        return ()
    step = 1 if end > start else -1
    return tuple(at.road_anchor(place) for place in range(start + step, end + step, step))


def explain_deliver(state: State, seat: int, args: Any) -> Question:
    """How many batches."""
    choices = []
    for action in state.options:
        n = action[1]
        cost = cheapest(state, seat, Cost((n, n, n, 0, 0), 0)) if n else ()
        source, target = ("batch", "castle") if n else ("", "")
        label = _delivery(state, seat, n)
        gain = (("token", n),) if n else ()
        made = Choice(action, label, source, target, cost, gain, rank=9 - n, button=True, amount=n)
        lost = made_useless(state, seat, paying(state, seat, Cost((n, n, n, 0, 0), 0)))
        choices.append(replace(made, heard=(*tokens_worth(state, n), *lost)))
    return question("deliver", seat, "CA-9.1", choices, blocked=_one_more(state, seat))


def _delivery(state: State, seat: int, n: int) -> Text:
    """So many batches; what they hand over, where that is asked behind it."""
    cost = Cost((n, n, n, 0, 0), 0)
    if n and len(ways(state, seat, cost)) > 1:
        return Text("caylus.choice.deliver_some", {"n": n, "paid": words.cost_words(cost)})
    return Text("caylus.choice.deliver" if n else "caylus.choice.no_batch", {"n": n})


def _one_more(state: State, seat: int) -> list[Blocked]:
    """The next larger delivery stays in sight."""
    most = max(action[1] for action in state.options)
    reason = Text("caylus.blocked.batch", {"have": held(state, seat)})
    label = Text("caylus.choice.deliver", {"n": most + 1})
    return [Blocked("", reason, "CA-9.1", marked=False, label=label, first=True)]


EXPLAINERS: dict[str, Explainer] = {
    "redraw": explain_redraw,
    "turn": explain_turn,
    "end": explain_end,
    "pay": explain_pay,
    "cube": explain_cube,
    "smelt": explain_smelt,
    "provost": explain_provost,
    "effect": explain_effect,
    "choose_turn": explain_choose_turn,
    "deliver": explain_deliver,
}
