"""The cards of the road and of the display, read from the component file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.cells import Entry, Sheet, not_one_of
from engine.explain import Text
from engine.games.caylus.reader.agreement import (
    agree,
    agree_variants,
    complete,
    read_names,
    variants,
)
from engine.games.caylus.reader.components import GOODS, PLAIN_NAMES, Building, Effect
from engine.games.caylus.reader.effects import NOTHING, Effects, only_deniers, read_cost

PLAYER_IDS = (
    *("small_farm", "small_sawmill", "small_quarry", "peddler", "market", "lawyer"),
    *("large_farm", "large_sawmill", "large_quarry", "gold_mine", "bank", "church"),
)
NEUTRAL_IDS = ("n_park", "n_forest", "n_quarry", "n_peddler", "n_trading_post")
PRESTIGE_IDS = ("theatre", "statue", "hotel", "stables", "town_hall", "monument", "cathedral")
HOTEL = "hotel"
_MOST_VP = 20
_TIERS = ("wood", "stone")
_BOTH = (True, True)
_ADVANCED_ONLY = (False, True)


def read_buildings(sheet: Sheet, effects: Effects) -> tuple[Building, ...]:
    """All cards: player, neutral and prestige buildings, each group in the order of the file."""
    groups: tuple[tuple[str, tuple[str, ...], Callable[[Entry, Effects], Building]], ...] = (
        ("player_building", PLAYER_IDS, _player),
        ("neutral_building", NEUTRAL_IDS, _neutral),
        ("prestige_building", PRESTIGE_IDS, _prestige),
    )
    return tuple(
        read(entry, effects)
        for name, ids, read in groups
        for entry in complete(sheet, name, ids).values()
    )


def _player(entry: Entry, effects: Effects) -> Building:
    # Cheap or dear cards: for the eye of who reads the file.
    entry.word("tier", _TIERS)
    return Building(
        id=entry.word("id"),
        name=_name(entry),
        group="player_building",
        cost=read_cost(entry, "cost"),
        vp=entry.number("vp", 0, _MOST_VP),
        primary=_named(entry, "primary", effects["activation"]),
        secondary=_named(entry, "secondary", effects["activation"]),
        store=GOODS.index(entry.word("store", PLAIN_NAMES)) if "store" in entry else -1,
        can_turn=entry.flag("can_turn"),
        variants=variants(entry),
        raw=entry.cells,
    )


def _neutral(entry: Entry, effects: Effects) -> Building:
    agree(entry, "copies", 1)
    return Building(
        id=entry.word("id"),
        name=_name(entry),
        group="neutral_building",
        cost=NOTHING,
        vp=0,
        primary=_named(entry, "effect", effects["activation"]),
        secondary=None,
        store=-1,
        can_turn=False,
        variants=_BOTH,
        raw=entry.cells,
    )


def _prestige(entry: Entry, effects: Effects) -> Building:
    agree(entry, "copies", 1)
    if entry.word("id") == HOTEL:
        _named(entry, "income", effects["income"])
    if "name_hu" in entry:  # the rulebook names only two of them
        entry.text("name_hu")
    return Building(
        id=entry.word("id"),
        name=entry.text("name"),
        group="prestige_building",
        cost=read_cost(entry, "cost"),
        vp=entry.number("vp", 0, _MOST_VP),
        primary=None,
        secondary=None,
        store=-1,
        can_turn=False,
        variants=variants(entry),
        raw=entry.cells,
    )


def _name(entry: Entry) -> str:
    if "shares_name" in entry:
        entry.flag("shares_name")
    return read_names(entry)


def _named(entry: Entry, column: str, effects: dict[str, Effect]) -> Effect:
    code = entry.word(column, tuple(effects))
    if code not in effects:
        raise entry.fail(column, not_one_of(code, tuple(effects)))
    return effects[code]


def check_buildings(sheet: Sheet, buildings: tuple[Building, ...]) -> None:
    """Refuse cards that contradict themselves or bear the name of another by mistake."""
    bearers = Counter(building.name for building in buildings)
    entries = {
        entry.word("id"): entry
        for group in ("player_building", "neutral_building", "prestige_building")
        for entry in sheet.entries(group)
    }
    for building in buildings:
        entry = entries[building.id]
        shared = bool(entry.cells.get("shares_name", False))
        if shared != (bearers[building.name] > 1):
            key = "caylus.data.name_alone" if shared else "caylus.data.name_shared"
            raise entry.fail("name", Text(key, {"name": building.name}))
        _check_store(entry, building)
        _check_turning(entry, building)


def _check_store(entry: Entry, building: Building) -> None:
    """What lies on a card when it is built is what its effects take from it."""
    taken = {
        GOODS[option.gain.index(1)]
        for effect in (building.primary, building.secondary)
        for option in (effect.options if effect else ())
        if option.from_store
    }
    stored = {GOODS[building.store]} if building.store >= 0 else set()
    if stored != taken:
        column = "effect" if building.group == "neutral_building" else "store"
        raise entry.fail(column, _stored_otherwise(sorted(stored), sorted(taken)))


def _stored_otherwise(stored: list[str], taken: list[str]) -> Text:
    if not stored:
        return Text("caylus.data.nothing_stored", {"taken": taken})
    if not taken:
        return Text("caylus.data.nothing_taken", {"lies": stored})
    return Text("caylus.data.stored", {"lies": stored, "taken": taken})


def _check_turning(entry: Entry, building: Building) -> None:
    """Residences are known to the advanced variant only (CA-12)."""
    turning = [
        effect.code
        for effect in (building.primary, building.secondary)
        if effect and effect.options[0].residence
    ]
    if turning and building.variants != _ADVANCED_ONLY:
        column = "effect" if building.group == "neutral_building" else "variants"
        raise entry.fail(column, Text("caylus.data.turns", {"effect": turning[0]}))


def check_incomes(sheet: Sheet, buildings: tuple[Building, ...], effects: Effects) -> None:
    """The Hotel and the residence: what they bring stands in other entries, too."""
    income = sheet.section("income")
    hotel = next(building for building in buildings if building.id == HOTEL)
    entry = next(each for each in sheet.entries("prestige_building") if each.cell("id") == HOTEL)
    if hotel.variants != _ADVANCED_ONLY:
        raise entry.fail("variants", Text("caylus.data.hotel"))
    _agree_income(income, "hotel", entry, effects)
    _agree_income(income, "per_open_residence", sheet.section("residence"), effects)


def _agree_income(income: Entry, column: str, payer: Entry, effects: Effects) -> None:
    effect = _named(payer, "income", effects["income"])
    deniers = only_deniers(effect.options[0])
    agree(income, column, deniers, "caylus.data.income", effect=effect.code)


def check_residence(sheet: Sheet, effects: Effects, open_vp: int) -> None:
    """The back of the player buildings: all of it stands in other entries, too."""
    residence = sheet.section("residence")
    read_names(residence)
    agree(residence, "vp", open_vp, "caylus.data.residence")
    agree(residence, "worker_allowed", False)
    agree_variants(residence, "advanced")
    _named(residence, "income", effects["income"])
    cost = read_cost(residence, "cost")
    for effect in effects["activation"].values():
        if effect.options[0].residence and effect.options[0].pay != cost:
            raise residence.fail("cost", Text("caylus.data.turning_cost", {"effect": effect.code}))
