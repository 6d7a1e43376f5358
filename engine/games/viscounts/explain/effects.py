"""Explanations of the questions that effects ask (VI-4, VI-5, VI-9)."""

from __future__ import annotations

from typing import Any

from engine.cells.effects import Program
from engine.explain import Blocked, Choice, Question, Text
from engine.games.viscounts import constants as c
from engine.games.viscounts import places as at
from engine.games.viscounts.books import FREE_COSTS
from engine.games.viscounts.build import spots_per_segment
from engine.games.viscounts.deck import SMALLEST_DECK
from engine.games.viscounts.explain.common import (
    ability_sentences,
    cards_left,
    question,
    skip_choice,
)
from engine.games.viscounts.explain.links import link_gain, link_words
from engine.games.viscounts.explain.tracks import drawn_anew, hired
from engine.games.viscounts.gains import order_options
from engine.games.viscounts.state import (
    State,
    board_cards,
    deck_size,
    section_facing,
    slots_of,
)
from engine.games.viscounts.telling import words
from engine.texts import Seat


def explain_any(state: State, seat: int, args: Any) -> Question:
    """Ink, stone or gold."""
    choices = [
        Choice(
            action,
            Text(
                "viscounts.choice.take",
                {"what": Text(f"viscounts.effect.{c.GOODS[action[1]]}", {"n": 1})},
            ),
            target=f"goods:{c.GOODS[action[1]]}",
            gain=((c.GOODS[action[1]], 1),),
            rank=rank,
            button=True,
        )
        for rank, action in enumerate(state.options)
    ]
    return question("any", seat, "VI-4.6.1", choices)


def explain_flip(state: State, seat: int, args: Any) -> Question:
    """Debt or Deed."""
    choices = []
    for action in state.options:
        debt = action[1] == "debt"
        choices.append(
            Choice(
                action,
                Text(f"viscounts.choice.flip_{action[1]}"),
                target="debts" if debt else "deeds",
                cost=(("debt" if debt else "deed", 1),),
                gain=(("debt_paid", 1), ("any", 1)) if debt else (("deed_approved", 1),),
            )
        )
    return question("flip", seat, "VI-5.4", choices)


def explain_order(state: State, seat: int, args: tuple[int, ...]) -> Question:
    """Which ability first."""
    bays = state.players[seat].bays
    choices = [
        Choice(
            action,
            Text("viscounts.choice.ability", {"card": words.card_name(state.data, action[1])}),
            target=f"bay:{bays.index(action[1]) + 1}",
            gain=words.program_amounts(state.data.cards.triggered[action[1]]),
        )
        for action in order_options(state, seat, args)
    ]
    return question("ability_order", seat, "VI-4.8", choices)


def explain_choose(state: State, seat: int, args: tuple[Program, ...]) -> Question:
    """One of several effects, in words; one without effect now says so."""
    choices = []
    for index, program in enumerate(args):
        idle = all(is_idle(state, seat, op, value) for op, value in program)
        choices.append(
            Choice(
                ("choose", index),
                words.program_words(program),
                gain=words.program_amounts(program),
                warnings=(Text("viscounts.warning.no_effect"),) if idle else (),
                rank=index + 10 * idle,
            )
        )
    return question("choose", seat, "VI-4.5", choices)


def is_idle(state: State, seat: int, op: str, args: Any) -> bool:
    """True when an effect would do nothing now."""
    player = state.players[seat]
    if op == "flip":
        return not player.unpaid and not player.acquired
    if op in ("flip_debt", "flip_deed"):
        return not (player.unpaid if op == "flip_debt" else player.acquired)
    if op == "rearrange":
        return len(board_cards(player)) < 2
    if op == "destroy" and deck_size(player) <= SMALLEST_DECK:
        return True
    if op in ("discard", "destroy"):
        return not player.hand and not cards_left(state, seat)
    if op == "hire":
        return not any(state.piles)
    if op == "castle_move":
        return not any(state.tier1[seat :: state.seats])
    return False


def explain_discard(state: State, seat: int, args: int) -> Question:
    """Hand card or the unseen top card to the discard pile."""
    choices = []
    for action in state.options:
        if action[0] == "hand":
            name = words.card_name(state.data, action[1])
            label = Text("viscounts.choice.discard_card", {"card": name})
            source = at.hand_anchor(action[1])
            choices.append(Choice(action, label, source=source, target="discard"))
        elif action[0] == "draw":
            choices.append(_unseen("discard", state, seat, action, "discard"))
    choices.append(skip_choice("keep_cards"))
    return question("discard", seat, "VI-4.6.4", choices, n=args, secret=True)


def _unseen(key: str, state: State, seat: int, action: Any, target: str) -> Choice:
    warnings = () if state.players[seat].draw else (Text("viscounts.warning.shuffles"),)
    return Choice(
        action,
        Text(f"viscounts.choice.{key}_unseen"),
        source="draw",
        target=target,
        warnings=warnings,
        heard=drawn_anew(state, seat, 1),
        reveals=True,
        rank=5,
    )


def explain_destroy(state: State, seat: int, args: int) -> Question:
    """A card out of the game for its value in silver."""
    choices = []
    for action in state.options:
        if action[0] == "draw":
            choices.append(_unseen("destroy", state, seat, action, "goods:silver"))
        elif action[0] != "skip":
            card = action[1]
            silver = state.data.cards.cost[card]
            values = {
                "card": words.card_name(state.data, card),
                "n": silver,
                "icons": words.icon_words(state.data, card),
            }
            on_hand = action[0] == "hand"
            choices.append(
                Choice(
                    action,
                    Text("viscounts.choice.destroy_card", values),
                    source=at.hand_anchor(card) if on_hand else "",
                    target="goods:silver" if on_hand else "",
                    gain=(("silver", silver),),
                )
            )
    choices.append(skip_choice("destroy_nothing"))
    return question("destroy", seat, "VI-4.6.5", choices, n=args, secret=True)


def explain_rearrange(state: State, seat: int, args: Any) -> Question:
    """Drag one board card onto another to exchange them; the other orders are buttons."""
    now = board_cards(state.players[seat])
    bays = state.players[seat].bays
    choices = []
    for action in state.options:
        order = list(action[1:])
        moved = [i for i, card in enumerate(order) if card != now[i]]
        if not moved:
            choices.append(Choice(action, Text("viscounts.choice.keep_order"), rank=9))
            continue
        names = tuple(words.card_name(state.data, card) for card in order)
        label = Text("viscounts.choice.arrange", {"cards": names})
        if len(moved) == 2:
            first, second = (bays.index(now[i]) + 1 for i in moved)
            choices.append(Choice(action, label, f"bay:{first}", f"bay:{second}"))
            choices.append(Choice(action, label, f"bay:{second}", f"bay:{first}"))
        else:
            choices.append(Choice(action, label, rank=5))
    return question("rearrange", seat, "VI-4.6.3", choices)


def explain_hire(state: State, seat: int, args: Any) -> Question:
    """A free hire from any pile."""
    choices = []
    for action in state.options:
        card = state.piles[action[1]][-1]
        choices.append(
            Choice(
                action,
                Text(
                    "viscounts.choice.hire",
                    {
                        "card": words.card_name(state.data, card),
                        "icons": words.icon_words(state.data, card),
                        "n": state.data.cards.cost[card],
                        "does": ability_sentences(state, card),
                    },
                ),
                source=at.pile_anchor(state, action[1]),
                target="discard",
                gain=words.program_amounts(state.data.cards.on_hire[card].human),
                heard=hired(state, seat, card),
                reveals=len(state.piles[action[1]]) > 1,
            )
        )
    empty = [
        Blocked(at.pile_anchor(state, position), Text("viscounts.blocked.empty_pile"), "VI-3.7")
        for position, pile in enumerate(state.piles)
        if not pile
    ]
    return question("hire", seat, "VI-4.6.7", choices, blocked=empty)


def explain_manuscript(state: State, seat: int, args: Any) -> Question:
    """A free manuscript of cost 3 or 4."""
    tables = state.data.manuscripts
    choices = []
    for action in state.options:
        tile = state.tiles[action[1]][-1]
        now = tables.now[tile]
        choices.append(
            Choice(
                action,
                Text(
                    "viscounts.choice.take_tile",
                    {
                        "tile": words.tile_name(state.data, tile),
                        "gets": words.program_words(now.human if now else ()),
                    },
                ),
                source=at.book_anchor(state, action[1]),
                target="books",
                gain=words.program_amounts(now.human) if now else (),
                reveals=len(state.tiles[action[1]]) > 1,
            )
        )
    dear = [
        Blocked(
            at.book_anchor(state, position),
            Text("viscounts.blocked.cost_3_4", {"cost": tables.cost[pile[-1]]})
            if pile
            else Text("viscounts.blocked.empty_books"),
            "VI-4.6.8" if pile else "VI-3.8",
        )
        for position, pile in enumerate(state.tiles)
        if not pile or tables.cost[pile[-1]] not in FREE_COSTS
    ]
    return question("manuscript_3_4", seat, "VI-4.6.8", choices, blocked=dear)


def explain_workers(state: State, seat: int, args: int) -> Question:
    """Free workers in any first-tier section."""
    choices = [
        Choice(
            action,
            Text("viscounts.choice.section", {"section": words.section_name(state, action[1])}),
            source="supply:workers",
            target=at.castle_anchor(1, action[1]),
        )
        for action in state.options
    ]
    n = min(args, state.players[seat].workers)
    return question("workers", seat, "VI-4.6.10", choices, n=n)


def explain_castle_move(state: State, seat: int, args: Any) -> Question:
    """One own worker to a neighbouring first-tier section."""
    choices = [
        Choice(
            action,
            Text(
                "viscounts.choice.castle_move",
                {
                    "source": words.section_name(state, action[1]),
                    "target": words.section_name(state, action[2]),
                },
            ),
            source=at.castle_anchor(1, action[1]),
            target=at.castle_anchor(1, action[2]),
        )
        for action in state.options
        if action[0] == "shift"
    ]
    choices.append(skip_choice("leave_workers"))
    return question("castle_move", seat, "VI-4.6.9", choices)


def explain_groups(state: State, seat: int, args: Any) -> Question:
    """Which group of three goes first."""
    choices = [
        Choice(
            action,
            Text("viscounts.choice.group", {"section": words.section_name(state, action[1])}),
            target=at.castle_anchor(1, action[1]),
            gain=words.program_amounts(state.data.board.tier_two[action[1]].human),
        )
        for action in state.options
    ]
    return question("groups", seat, "VI-9.3", choices)


def explain_bump(state: State, seat: int, args: Any) -> Question:
    """Which worker leaves a crowded section."""
    choices = []
    for action in state.options:
        _, tier, section, owner = action
        reward = state.data.board.bump_rewards[tier - 1].human
        choices.append(
            Choice(
                action,
                Text(
                    "viscounts.choice.bump",
                    {"owner": Seat(owner), "section": words.section_name(state, section)},
                ),
                target=at.castle_anchor(tier, section),
                gain=words.program_amounts(reward) if owner == seat else (),
            )
        )
    return question("bump", seat, "VI-9.7", choices)


def explain_free_building(state: State, seat: int, args: Any) -> Question:
    """Which building, by the slot that it reveals."""
    choices = []
    for action in state.options:
        slot_anchor = f"slot:{action[1] + 1}"
        choices.append(
            Choice(action, words.building_choice(state, seat, action[1]), target=slot_anchor)
        )
    first = slots_of(state, state.players[seat])[state.options[0][1]] if state.options else None
    what = Text(f"viscounts.building.{c.BUILDINGS[first.building]}") if first else ""
    clause = _spot_clause(state.agenda[-1][0])
    return question("free_building", seat, clause, choices, what=what)


def explain_spot(state: State, seat: int, args: int) -> Question:
    """Which building spot; other free spots say why they are closed."""
    op = state.agenda[-1][0]
    source = f"slot:{args + 1}"
    choices = [spot_choice(state, seat, action, action[1], source) for action in state.options]
    open_spots = {action[1] for action in state.options}
    blocked = blocked_spots(state, seat, open_spots, source)
    return question("build_spot", seat, _spot_clause(op), choices, blocked=blocked, **_crumbs(op))


def _spot_clause(op: str) -> str:
    if op in ("trading_post_here", "post_here_spot"):
        return "VI-2.9.3"
    return "VI-8.3.3" if op == "build_spot" else "VI-4.6.11"


def _crumbs(op: str) -> dict[str, Any]:
    if op != "build_spot":
        return {}
    return {"crumbs": ("build", "building", "plot", "payment", "bonus"), "crumb": 2}


def spot_choice(
    state: State, seat: int, action: Any, spot: int, source: str, follow: Any = ()
) -> Choice:
    """Building on one spot: its effect and the links it completes."""
    position, index = divmod(spot, spots_per_segment(state))
    effect = state.data.board.spot_effects[state.side][state.order[position]][index].human
    gain = list(words.program_amounts(effect))
    links: list[Text] = []
    for low in ((spot - 1) % len(state.spots), spot):
        made = link_gain(state, seat, low, spot)
        gain += made
        links += [link_words(state, seat, low, spot)] if made else []
    return Choice(
        action,
        Text("viscounts.choice.spot", {"n": index + 1}),
        source=source,
        target=at.spot_anchor(state, spot),
        gain=tuple(gain),
        follow=follow,
        heard=tuple(links),
    )


def blocked_spots(state: State, seat: int, open_spots: set[int], source: str = "") -> list[Blocked]:
    """Every other spot with its reason: taken, across the river, or elsewhere."""
    blocked = []
    here, kind = divmod(state.players[seat].viscount, 3)
    n = spots_per_segment(state)
    for spot, owner in enumerate(state.spots):
        if spot in open_spots:
            continue
        position, index = divmod(spot, n)
        bank = state.data.board.banks[state.side][state.order[position]][index]
        if owner >= 0:
            reason = Text("viscounts.blocked.taken", {"seat": Seat(owner // 3)})
        elif position != here:
            reason = Text("viscounts.blocked.not_here")
        elif kind == c.INNER:
            reason = Text("viscounts.blocked.outer_only")
        elif bank != kind:
            reason = Text("viscounts.blocked.across_river")
        else:
            continue
        blocked.append(Blocked(at.spot_anchor(state, spot), reason, "VI-3.4", source))
    return blocked


def facing(state: State, seat: int) -> int:
    """The castle section in front of a seat's viscount."""
    return section_facing(state, state.players[seat].viscount // 3)


EFFECT_EXPLAINERS = {
    "any": explain_any,
    "flip": explain_flip,
    "ability_order": explain_order,
    "choose": explain_choose,
    "discard": explain_discard,
    "destroy": explain_destroy,
    "rearrange": explain_rearrange,
    "hire": explain_hire,
    "manuscript_3_4": explain_manuscript,
    "workers": explain_workers,
    "castle_move": explain_castle_move,
    "groups": explain_groups,
    "bump": explain_bump,
    "free_building": explain_free_building,
    "free_spot": explain_spot,
    "trading_post_here": explain_free_building,
    "post_here_spot": explain_spot,
    "build_spot": explain_spot,
}
