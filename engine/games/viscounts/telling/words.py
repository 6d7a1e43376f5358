"""Programs, cards and places as Texts: the one generator that turns effects into words."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from engine.cells.effects import Program
from engine.explain import Amounts, Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.automa.tables import AutomaBoard
from engine.games.viscounts.build import spots_per_segment
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.reader.cards import Convert
from engine.games.viscounts.state import State, slots_of


def card_name(data: ViscountsData, card: int) -> Text:
    """A card's name; the component file's own name is the fallback."""
    if card < 0:
        return Text("viscounts.card.hidden")
    return Text(f"viscounts.card.{data.cards.ids[card]}", {"fallback": data.cards.names[card]})


def scheme_name(data: ViscountsData, card: int) -> Text:
    """A scheme by its deck and its icons; it has no printed name."""
    if card < 0:
        return Text("viscounts.card.hidden")
    deck = "future" if data.automas[0].schemes[card].future else "start"
    return Text(f"viscounts.scheme.{deck}", {"icons": icon_words(data, card)})


def tile_name(data: ViscountsData, tile: int) -> Text:
    """A manuscript by its ribbon and cost."""
    tables = data.manuscripts
    if tile < 0:
        return Text("viscounts.tile.hidden")
    if tables.ribbon[tile] < 0:
        return Text("viscounts.tile.printed", {"cost": tables.cost[tile]})
    return Text(f"viscounts.tile.{c.RIBBONS[tables.ribbon[tile]]}", {"cost": tables.cost[tile]})


def segment_name(state: State, position: int) -> Text:
    """The name of the segment at a ring position."""
    board = state.data.board
    segment = state.order[position]
    key = f"viscounts.segment.{board.segment_ids[segment]}"
    return Text(key, {"fallback": board.segment_names[segment]})


def space_name(state: State, space: int) -> Text:
    """A space: its number outside, the segment's inner space inside."""
    position, kind = divmod(space, 3)
    name = segment_name(state, position)
    if kind == c.INNER:
        return Text("viscounts.space.inner", {"segment": name})
    number = state.data.board.numbers[state.order[position]][kind]
    return Text("viscounts.space.outer", {"segment": name, "number": number})


def spot_name(state: State, spot: int) -> Text:
    """A building spot by segment and number."""
    position, index = divmod(spot, spots_per_segment(state))
    return Text(
        "viscounts.spot.name", {"segment": segment_name(state, position), "number": index + 1}
    )


def section_name(state: State, section: int) -> Text:
    """A castle section, by the segment that it faces."""
    position = (section + state.rotation) % c.SEGMENTS
    return Text("viscounts.section.name", {"segment": segment_name(state, position)})


def effect_words(program: Program) -> tuple[Text, ...]:
    """One Text for each effect; repeated ones are counted."""
    words: list[Text] = []
    for (op, args), same in groupby(program):
        words.append(_effect(op, args, len(list(same))))
    return tuple(words)


def program_words(program: Program) -> Text:
    """A whole program as one phrase."""
    words = effect_words(program)
    if not words:
        return Text("viscounts.effect.nothing")
    return words[0] if len(words) == 1 else Text("viscounts.effect.all", {"parts": words})


def option_words(board: AutomaBoard, program: Program) -> Text:
    """An option of a scheme; the focus of the automa's board is named."""
    if [op for op, _ in program] == ["automa_act_focus"]:
        return Text("viscounts.effect.focus", {"what": Text(f"viscounts.effect.{board.focus}")})
    return program_words(program)


def _effect(op: str, args: Any, times: int) -> Text:
    if op == "choose":
        first, *rest = [program_words(alternative) for alternative in args]
        return Text(
            "viscounts.effect.choice", {"first": first, "second": rest[0] if rest else first}
        )
    if op in ("gain", "automa_gain"):
        good, n = args
        return Text(f"viscounts.effect.{c.GOODS[good]}", {"n": n * times})
    if op in ("free_building", "automa_free_building"):
        return Text(f"viscounts.effect.{c.BUILDINGS[args]}", {"n": times})
    if isinstance(args, int):
        return Text(f"viscounts.effect.{op}", {"n": args * times})
    return Text(f"viscounts.effect.{op}", {"n": times})


_COUNTED = frozenset({"any", "debt", "deed", "flip", "flip_debt", "flip_deed", "hire"})


def program_amounts(program: Program) -> Amounts:
    """The counters that a program changes for certain, for badges."""
    amounts: dict[str, int] = {}
    for op, args in program:
        if op == "gain":
            name, n = c.GOODS[args[0]], args[1]
        elif op in ("virtue", "corruption"):
            name, n = op, args
        elif op in _COUNTED:
            name, n = op, 1
        else:
            continue
        amounts[name] = amounts.get(name, 0) + n
    return tuple(amounts.items())


def convert_words(convert: Convert) -> Text:
    """A conversion in words."""
    source = "merchant" if convert.source < 0 else c.GOODS[convert.source]
    kind = c.ICONS[c.ACTION_ICON[convert.action]]
    return Text(
        "viscounts.ability.convert_once" if convert.once else "viscounts.ability.convert",
        {
            "paid": Text(f"viscounts.effect.{source}", {"n": convert.amount}),
            "got": Text(f"viscounts.icon.{kind}", {"n": convert.icons}),
        },
    )


def ability_words(data: ViscountsData, card: int) -> tuple[Text, ...]:
    """What a card does, line by line: timing, trigger, effects, conversions."""
    cards = data.cards
    lines: list[Text] = []
    if cards.immediate[card]:
        lines.append(
            Text("viscounts.ability.immediate", {"what": program_words(cards.immediate[card])})
        )
    lines += later_ability_words(data, card)
    if cards.on_hire[card].human:
        lines.append(
            Text("viscounts.ability.on_hire", {"what": program_words(cards.on_hire[card].human)})
        )
    return tuple(lines) or (Text("viscounts.ability.none"),)


def later_ability_words(data: ViscountsData, card: int) -> tuple[Text, ...]:
    """What a card does while it lies in a bay and when it drops off, line by line; or nothing."""
    cards = data.cards
    lines: list[Text] = []
    if cards.dropoff[card]:
        lines.append(
            Text("viscounts.ability.dropoff", {"what": program_words(cards.dropoff[card])})
        )
    if cards.trigger[card]:
        what = program_words(cards.triggered[card])
        lines.append(Text(f"viscounts.ability.{cards.trigger[card]}", {"what": what}))
    return (*lines, *(convert_words(convert) for convert in cards.converts[card]))


def icon_words(data: ViscountsData, card: int) -> tuple[Text, ...]:
    """The icons of a card, counted."""
    return tuple(
        Text(f"viscounts.icon.{c.ICONS[icon]}", {"n": n})
        for icon, n in enumerate(data.cards.icons[card])
        if n
    )


def slot_words(reveals: str, view: State, seat: int, index: int) -> Text:
    """What a slot gives, in words."""
    player = view.players[seat]
    slot = slots_of(view, player)[index]
    if reveals == "icon":
        kind = next(i for i, n in enumerate(slot.icons) if n)
        return Text(f"viscounts.icon.{c.ICONS[kind]}", {"n": slot.icons[kind]})
    program: Program = slot.program.automa if player.board else slot.program.human
    return Text(f"viscounts.slot.{reveals}", {"what": program_words(program)})


def building_choice(view: State, seat: int, index: int) -> Text:
    """A building to be built, with what its slot gives from then on (VI-8.3.3)."""
    slot = slots_of(view, view.players[seat])[index]
    what = Text(f"viscounts.building.{c.BUILDINGS[slot.building]}")
    power = slot_words(slot.reveals, view, seat, index)
    return Text("viscounts.choice.building", {"what": what, "power": power})
