"""Explanations of the questions of a turn's frame: pair, card, walk, recruit, end (VI-2, VI-7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from engine.core import Action
from engine.explain import Blocked, Choice, Question, Text
from engine.games.viscounts import constants as c
from engine.games.viscounts import places as at
from engine.games.viscounts.explain.common import ability_sentences, question
from engine.games.viscounts.explain.tracks import drawn_anew, hired
from engine.games.viscounts.state import State, criminals, others
from engine.games.viscounts.telling import words
from engine.games.viscounts.turn import hand_limit
from engine.texts import Seat

TURN_CRUMBS = ("cards", "move", "action", "recruit", "end")


_SILENT = frozenset({"gain", "debt", "deed", "virtue", "corruption", "flip_deed"})
"""Effects that ask nothing: after them the hand is drawn at once."""


def explain_pair(state: State, seat: int, args: Any) -> Question:
    """The pairs on offer, with all that they give."""
    choices = []
    for index, (number, hero) in enumerate(state.pairs):
        start = state.data.board.starts[number]
        choices.append(
            Choice(
                ("pair", number),
                Text(
                    "viscounts.choice.pair",
                    {
                        "number": start.number,
                        "hero": words.card_name(state.data, hero),
                        "icons": words.icon_words(state.data, hero),
                    },
                ),
                target=f"pair:{index}",
                gain=words.program_amounts(start.program),
                heard=(_hero(state, hero),),
                reveals=all(op in _SILENT for op, _ in start.program),
            )
        )
    return question("choose_pair", seat, "VI-2.9", choices)


def _hero(state: State, hero: int) -> Text:
    """What the hero of a pair does once it is played."""
    return Text(
        "viscounts.heard.hero",
        {
            "hero": words.card_name(state.data, hero),
            "n": state.data.cards.cost[hero],
            "does": ability_sentences(state, hero),
        },
    )


def explain_play(state: State, seat: int, args: Any) -> Question:
    """Each hand card: steps it allows, corruption it brings, what it does."""
    choices = []
    for action in state.options:
        if action[0] == "top":
            warnings = () if state.players[seat].draw else (Text("viscounts.warning.shuffles"),)
            label = Text("viscounts.choice.play_top")
            choices.append(
                Choice(
                    action,
                    label,
                    "draw",
                    "bay:1",
                    warnings=warnings,
                    heard=drawn_anew(state, seat, 1),
                    reveals=True,
                )
            )
        else:
            choices.append(_play_choice(state, seat, action))
    return question("play", seat, "VI-7.1.2", choices, crumbs=TURN_CRUMBS, secret=True)


def _play_choice(state: State, seat: int, action: Action) -> Choice:
    card = action[1]
    cards = state.data.cards
    own = cards.icons[card][c.CRIMINAL]
    guilt = own + criminals(state, state.players[seat]) if own else 0
    warnings = (Text("viscounts.warning.corruption", {"n": guilt}),) if guilt else ()
    return Choice(
        action,
        Text(
            "viscounts.choice.play",
            {
                "card": words.card_name(state.data, card),
                "n": cards.cost[card],
                "icons": words.icon_words(state.data, card),
            },
        ),
        source=at.hand_anchor(card),
        target="bay:1",
        gain=words.program_amounts(cards.immediate[card]),
        warnings=warnings,
        heard=words.later_ability_words(state.data, card),
    )


class Walk(NamedTuple):
    """One way to a space: the decisions, the silver, the spaces passed."""

    space: int
    actions: tuple[Action, ...]
    silver: int
    path: tuple[int, ...]


def walks(state: State, seat: int, args: tuple[int, int]) -> dict[int, Walk]:
    """Every space where the walk could end, by its cheapest way (VI-7.2)."""
    found: dict[int, Walk] = {}
    purse = state.players[seat].goods[c.SILVER]
    frontier = [(Walk(state.players[seat].viscount, (), 0, ()), args)]
    while frontier:
        following: list[tuple[Walk, tuple[int, int]]] = []
        for way, (left, free) in frontier:
            can_pay = free or way.silver < purse
            if not left:
                better = _keep(found, way, bool(can_pay))
                if not can_pay or not better:
                    continue
            following += _steps(way, left, free)
        frontier = following
    return found


def _keep(found: dict[int, Walk], way: Walk, asked: bool) -> bool:
    """Remember a way if it is cheaper; staying is a decision only where going on is possible."""
    if way.space in found and found[way.space].silver <= way.silver:
        return False
    found[way.space] = way._replace(actions=(*way.actions, ("stay",))) if asked else way
    return True


def _steps(way: Walk, left: int, free: int) -> Iterator[tuple[Walk, tuple[int, int]]]:
    successors = c.NEXT_SPACES[way.space]
    asked = not left or len(successors) > 1
    silver = way.silver + (not left and not free)
    rest = (max(0, left - 1), free if left else 0)
    for space in successors:
        actions = (*way.actions, ("walk", space)) if asked else way.actions
        yield Walk(space, actions, silver, (*way.path, space)), rest


def explain_walk(state: State, seat: int, args: tuple[int, int]) -> Question:
    """All spaces in reach with path and silver; the others say that they are too far."""
    viscount = f"viscount:{seat}"
    choices = []
    reach = walks(state, seat, args)
    for space, way in sorted(reach.items(), key=lambda item: (item[1].silver, item[0])):
        if not way.actions:
            continue
        first, *rest = way.actions
        staying = first == ("stay",)
        label = Text(
            "viscounts.choice.stay" if staying else "viscounts.choice.walk",
            {"space": words.space_name(state, space)},
        )
        path = tuple(at.space_anchor(state, step) for step in way.path)
        choices.append(
            Choice(
                first,
                label,
                source="" if staying else viscount,
                target="" if staying else at.space_anchor(state, space),
                cost=(("silver", way.silver),) if way.silver else (),
                follow=tuple(rest),
                path=path,
                heard=_shared(state, seat, space),
                rank=way.silver,
            )
        )
    passed = _passed(state.players[seat].viscount, args[0])
    far = [
        Blocked(
            at.space_anchor(state, space),
            _no_stop(state, seat, space in passed),
            "VI-7.2.1",
            viscount,
        )
        for space in range(c.SPACES)
        if space not in reach
    ]
    asked = question(
        "walk",
        seat,
        "VI-7.2.1",
        choices,
        blocked=far,
        crumbs=TURN_CRUMBS,
        crumb=1,
        n=args[0],
    )
    if args[0] and state.players[seat].goods[c.SILVER]:
        return _with_silver(asked, sum(args))
    if any(args):
        return asked if _begun(state, args[0]) else _not_begun(asked)
    return replace(asked, prompt=Text("viscounts.prompt.walk_paid", {"seat": Seat(seat)}))


def _shared(state: State, seat: int, space: int) -> tuple[Text, ...]:
    """What those get who stand where a way ends (VI-7.2.3)."""
    there = [each for each in others(state, seat) if state.players[each].viscount == space]
    return tuple(
        Text(f"viscounts.heard.ahead.{key}", {"others": found})
        for key, automa in (("share", False), ("share_automa", True))
        if (found := tuple(Seat(n) for n in there if bool(state.players[n].board) == automa))
    )


def _with_silver(asked: Question, free: int) -> Question:
    """After the steps that cost nothing the way can go on for silver (VI-7.2.1)."""
    said = asked.prompt._replace(key="viscounts.prompt.walk_then_silver")
    return replace(asked, prompt=said._replace(values={**said.values, "n": free}))


def _begun(state: State, left: int) -> bool:
    """True when a step of the card that was played has been made."""
    return state.played < 0 or left != state.data.cards.cost[state.played]


def _not_begun(asked: Question) -> Question:
    return replace(asked, prompt=asked.prompt._replace(key="viscounts.prompt.walk_first"))


def _passed(start: int, left: int) -> set[int]:
    """The spaces that the viscount stands on or comes to with steps of the card still to make."""
    found = reached = {start}
    for _ in range(left - 1):
        reached = {following for space in reached for following in c.NEXT_SPACES[space]}
        found = found | reached
    return found


def _no_stop(state: State, seat: int, passed: bool) -> Text:
    """Why the walk cannot end on a space: it would end too soon, or never comes so far."""
    if passed:
        return Text("viscounts.blocked.must_move")
    return Text("viscounts.blocked.too_far", {"n": state.players[seat].goods[c.SILVER]})


def explain_recruit(state: State, seat: int, args: Any) -> Question:
    """Hire the visible card of the own segment, or not."""
    position = state.players[seat].viscount // 3
    card = state.piles[position][-1]
    cost = state.data.cards.cost[card]
    name = words.card_name(state.data, card)
    choices = [
        Choice(
            ("recruit",),
            Text(
                "viscounts.choice.recruit",
                {
                    "card": name,
                    "n": cost,
                    "icons": words.icon_words(state.data, card),
                    "does": ability_sentences(state, card),
                },
            ),
            source=at.pile_anchor(state, position),
            target="discard",
            cost=(("silver", cost),) if cost else (),
            gain=words.program_amounts(state.data.cards.on_hire[card].human),
            heard=hired(state, seat, card),
            reveals=len(state.piles[position]) > 1,
        ),
        Choice(("pass",), Text("viscounts.choice.no_recruit", {"card": name}), rank=9),
    ]
    elsewhere = [
        Blocked(at.pile_anchor(state, other), Text("viscounts.blocked.not_here"), "VI-7.4")
        for other in range(c.SEGMENTS)
        if other != position
    ]
    return question(
        "recruit",
        seat,
        "VI-7.4",
        choices,
        blocked=elsewhere,
        crumbs=TURN_CRUMBS,
        crumb=3,
        card=name,
    )


def explain_end(state: State, seat: int, args: Any) -> Question:
    """The explicit end of the turn; cards are drawn afterwards."""
    player = state.players[seat]
    draws = len(player.hand) < hand_limit(state, seat) and bool(player.draw or player.discard)
    solo = any(other.board for other in state.players)  # the automa turns up a scheme
    heard = drawn_anew(state, seat, hand_limit(state, seat) - len(player.hand))
    label = Text("viscounts.choice.end")
    choice = Choice(("end",), label, reveals=draws or solo, ends_turn=True, heard=heard)
    return question("end_turn", seat, "VI-7.6", [choice], crumbs=TURN_CRUMBS, crumb=4)


TURN_EXPLAINERS = {
    "choose_pair": explain_pair,
    "play": explain_play,
    "walk": explain_walk,
    "recruit": explain_recruit,
    "end_turn": explain_end,
}
