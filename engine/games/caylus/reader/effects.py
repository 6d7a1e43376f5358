"""Costs and effects, read from the component file; only what the ops can carry out is accepted."""

from __future__ import annotations

from engine.cells import Entry, Sheet
from engine.explain import Text
from engine.games.caylus.reader.components import (
    DENIER,
    GOLD,
    GOODS,
    PLAIN,
    Amounts,
    Cost,
    Effect,
    Option,
)

NOTHING = Cost((0, 0, 0, 0, 0), 0)
ONE_CUBE = Cost((0, 0, 0, 0, 0), 1)
TIMES = ("activation", "income")
_COST = (*GOODS, "any")
_GAIN = (*GOODS, "plain", "token", "residence")
_MOST = 9
_MOST_ANY = 4
"""Every cube of any kind multiplies the ways to pay by four."""

Effects = dict[str, dict[str, Effect]]
"""Effects by code, for each of the times at which they come about."""


def read_cost(entry: Entry, column: str) -> Cost:
    """A price, which is never nothing."""
    food, wood, stone, gold, denier, free = entry.amounts(column, _COST, _MOST)
    cost = Cost((food, wood, stone, gold, denier), free)
    if free > _MOST_ANY:
        limits = {"value": str(free), "low": "0", "high": str(_MOST_ANY)}
        raise entry.fail(f"{column}.any", Text("data.not_whole", limits))
    if cost == NOTHING:
        raise entry.fail(column, Text("caylus.data.no_price"))
    return cost


def read_effects(sheet: Sheet) -> Effects:
    """All effects of the file."""
    effects: Effects = {time: {} for time in TIMES}
    for entry in sheet.entries("effect", "code"):
        effect = _effect(entry)
        effects[entry.word("when", TIMES)][effect.code] = effect
    return effects


def _effect(entry: Entry) -> Effect:
    options = entry.tables("options")
    if not 1 <= len(options) <= 2:
        raise entry.fail("options", Text("caylus.data.options", {"found": len(options)}))
    return Effect(
        entry.word("code"), tuple(_option(option) for option in options), entry.flag("auto")
    )


def _option(entry: Entry) -> Option:
    pay = read_cost(entry, "pay") if "pay" in entry else NOTHING
    food, wood, stone, gold, denier, plain, tokens, residence = entry.amounts("gain", _GAIN, _MOST)
    return Option(
        pay=pay,
        gain=(food, wood, stone, gold, denier),
        plain=plain,
        tokens=tokens,
        residence=residence,
        from_store=entry.word("from", ("supply", "store")) == "store",
    )


def check_effects(sheet: Sheet, effects: Effects) -> None:
    """Refuse effects that the ops would carry out in another way than they are written."""
    for entry in sheet.entries("effect", "code"):
        time = entry.word("when", TIMES)
        effect = effects[time][entry.word("code")]
        for option, cells in zip(effect.options, entry.tables("options"), strict=True):
            _check_option(cells, option)
            if option.residence and len(effect.options) > 1:
                raise entry.fail("options", Text("caylus.data.turning_alone"))
        if len(set(effect.options)) < len(effect.options):
            raise entry.fail("options", Text("caylus.data.option_twice"))
        _check_auto(entry, effect)
        if time == "income" and not (effect.auto and only_deniers(effect.options[0])):
            raise entry.fail("options", Text("caylus.data.income_deniers"))


def only_deniers(option: Option) -> int:
    """The deniers that an option gives, 0 if it gives anything else."""
    deniers = option.gain[DENIER]
    return deniers if _everything(option) == deniers else 0


def _everything(option: Option) -> int:
    return sum(option.gain) + option.plain + option.tokens + option.residence


def _check_option(entry: Entry, option: Option) -> None:
    if not _everything(option):
        raise entry.fail("gain", Text("caylus.data.no_gain"))
    if option.residence and _everything(option) != 1:
        raise entry.fail("gain", Text("caylus.data.turning_whole"))
    if option.pay.any and option.gain[GOLD] and option.pay != ONE_CUBE:
        raise entry.fail("pay", Text("caylus.data.gold_price"))
    if option.from_store and (option.pay != NOTHING or not _one_cube(option.gain, option)):
        raise entry.fail("from", Text("caylus.data.store"))


def _one_cube(gain: Amounts, option: Option) -> bool:
    return _everything(option) == 1 and any(gain[kind] for kind in PLAIN)


def _check_auto(entry: Entry, effect: Effect) -> None:
    """Carried out without asking is what costs nothing and leaves no choice (CA-7.9)."""
    asks = len(effect.options) > 1 or any(
        option.pay != NOTHING or option.plain or option.residence for option in effect.options
    )
    if effect.auto and asks:
        raise entry.fail("auto", Text("caylus.data.auto"), wanted=False)
    if not effect.auto and not asks:
        raise entry.fail("auto", Text("caylus.data.not_auto"), wanted=True)
