"""Everything that games and forced positions must have exercised, by the audit's labels."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.viscounts import constants as c
from engine.games.viscounts.audit import AUDIT
from tests.engine.viscounts.layout import AUTOMA, BLUE, RED, STARTERS, Table, viscounts

DATA = viscounts().data
BOARDS = ("human", "cleric", "builder", "noble", "card")
ACTING_SLOTS = {"human": (7, 8)} | dict.fromkeys(BOARDS[1:], (5, 6, 7, 8, 9))
ENDINGS = "poverty prosperity both points tie_broken shared solo_won solo_lost solo_tie"


def wanted() -> set[str]:
    """Every label that must be touched."""
    return _cards() | _schemes() | _slots() | _board() | _pieces() | _endings()


def _cards() -> set[str]:
    cards, names = DATA.cards, set()
    for number, name in enumerate(cards.ids):
        acts = cards.immediate[number] or cards.dropoff[number] or cards.trigger[number]
        if acts or cards.converts[number]:
            names.add(f"ability:{name}")
        if number in cards.townsfolk:
            names |= {f"hire:{name}", f"dismiss:{name}"}
        if number in cards.printed:
            names.add(f"dismiss:{name}")
    return names


def _schemes() -> set[str]:
    names = set()
    for number, scheme in DATA.automas[0].schemes.items():
        name = f"scheme:{DATA.cards.ids[number]}"
        names |= {f"{name}:row:{i}" for i, row in enumerate(scheme.rows, 1) if row}
        names |= {f"{name}:option:{i}" for i in range(1, len(scheme.options) + 1)}
    return names


def _slots() -> set[str]:
    shown = {f"slot:{board}:{slot}" for board in BOARDS for slot in range(1, 10)}
    acting = {f"slot:{b}:{slot}:acts" for b, slots in ACTING_SLOTS.items() for slot in slots}
    return shown | acting


def _board() -> set[str]:
    names = {f"collision:{n}:{who}" for n in range(1, 8) for who in ("active", "automa", "others")}
    for side, plots in enumerate(DATA.board.spots_per_segment):
        word = ("low", "high")[side]
        for segment, letter in enumerate(DATA.board.segment_ids):
            names |= {f"{word}:spot:{letter}:{i}" for i in range(1, plots + 1)}
            links = enumerate(DATA.board.link_effects[side][segment], 1)
            names |= {f"{word}:link:{letter}:{i}" for i, link in links if link}
            names |= {f"exchange:{letter}:{kind}" for kind in "LR"}
    return names | {"link:own", "link:shared", "bump:1", "bump:2", "castle:3"}


def _pieces() -> set[str]:
    names = {f"manuscript:{name}" for name in DATA.manuscripts.ids}
    names |= {f"bonus:{ribbon}" for ribbon in c.RIBBONS} | {f"castle:2:{i}" for i in range(5)}
    return names | {f"player_card:{start.number}" for start in DATA.board.starts}


def _endings() -> set[str]:
    return {f"ending:{name}" for name in ENDINGS.split()}


# Forced positions for what random games hardly reach


def automa_slots(board: str) -> set[str]:
    """All nine slots of an automa are revealed; then a flip, a Future card, a shuffle, a
    collision without criminals let the last five act."""
    table = Table(automa=board).lay(AUTOMA, unpaid=5, acquired=5, bays="ss_noble - -")
    for slot in range(9):
        table.do("place_building", AUTOMA, (slot, slot))
    table.effects(AUTOMA, "flip:1", "future_scheme:1", "shuffle")
    table.lay(AUTOMA, discard="ss_cleric").effects(AUTOMA, "shuffle")
    table.lay(AUTOMA, markers=(4, 4)).do("begin_collision", AUTOMA)
    return table.touched


def human_slots() -> set[str]:
    """All nine slots of a player; a hire and a collision let slots 7 and 8 act."""
    table = Table()
    for slot in range(9):
        table.do("place_building", RED, (slot, slot + 10))
        while table.state.agenda:
            table.answer(*table.options[-1])
    table.lay(RED, hand="st_abbot").top("A", "tf_friar").do("hire").answer("pile", 0)
    table.answer("skip").lay(RED, markers=(4, 4)).do("begin_collision")
    return table.touched


def conversions() -> set[str]:
    """Every conversion pays for its action: only its own source is there."""
    touched: set[str] = set()
    for number, converts in enumerate(DATA.cards.converts):
        for convert in converts:
            table = Table().lay(RED, bays=f"{DATA.cards.ids[number]} st_trader -", slots=[3])
            table.lay(RED, bays=f"{DATA.cards.ids[number]} st_trader st_lender")
            if convert.source >= 0:
                table.lay(RED, **{c.GOODS[convert.source]: 9})
            table.do("pay", RED, (convert.action, 2 + convert.once, (0, 0, 0, 0)))
            touched |= table.touched
    return touched


def scheme_options() -> set[str]:
    """Every scheme on every board, with plenty of one resource or with none at all."""
    touched: set[str] = set()
    for number in DATA.automas[0].schemes:
        for board in BOARDS[1:]:
            for good in ("ink", "stone", "gold", ""):
                table = Table(automa=board).lay(RED, hand="st_abbot st_squire")
                table.lay(AUTOMA, draw=DATA.cards.ids[number], **({good: 20} if good else {}))
                touched |= table.do("begin_turn", AUTOMA).touched
    return touched


def printed_cards() -> set[str]:
    """Every printed card is dismissed, every printed manuscript transcribed."""
    table = Table(automa="cleric").lay(AUTOMA, unpaid=1)
    for segment in "ABCDE":
        table.pile(segment).books(segment).lay(AUTOMA, at=f"{segment}:L")
        table.effects(AUTOMA, "dismiss_here").do("take_tile", AUTOMA, table.position(segment))
    return table.touched


def bumping() -> set[str]:
    """Both tiers are crowded."""
    table = Table().castle(1, {RED: 2, BLUE: 2}).castle(2, {RED: 2, BLUE: 2}).do("castle")
    table.answer("bump", 1, 0, BLUE).answer("bump", 2, 0, BLUE)
    return table.touched


def ending(pile: str, **laid: dict[str, int]) -> set[str]:
    """The last turn of a game: what decides it is laid out for Red and Blue."""
    table = Table(2, automa="cleric" if "automa" in laid else "")
    table.lay(RED, hand="st_abbot st_squire st_labourer", draw=STARTERS, **laid["red"])
    table.lay(BLUE, **laid.get("blue", laid.get("automa", {})))
    state = table.state
    state.poverty_shown, state.prosperity_shown = pile != "prosperity", pile != "poverty"
    state.round = state.last_round = 9
    table.do("next_turn", BLUE)
    assert not state.agenda
    return set(AUDIT.endings(state, table.outcome()))


def _solo_win() -> set[str]:
    return ending("poverty", red={"acquired": 5}, automa={})


def _solo_tie() -> set[str]:
    return ending("poverty", red={"acquired": 5, "silver": 9}, automa={"acquired": 5})


def _tie_broken() -> set[str]:
    return ending("both", red={"acquired": 5, "silver": 9}, blue={"acquired": 5, "ink": 8})


def _tie_shared() -> set[str]:
    return ending("prosperity", red={"acquired": 5, "silver": 8}, blue={"acquired": 5, "ink": 8})


FORCED: dict[str, Callable[[], set[str]]] = {
    "slot:human:7:acts": human_slots,
    "slot:cleric:9:acts": lambda: automa_slots("cleric"),
    "slot:builder:9:acts": lambda: automa_slots("builder"),
    "slot:noble:9:acts": lambda: automa_slots("noble"),
    "slot:card:9:acts": lambda: automa_slots("card"),
    "ability:tf_clergyman": conversions,
    "scheme:fs_noble_cleric:option:3": scheme_options,
    "manuscript:printed_e": printed_cards,
    "bump:2": bumping,
    "ending:solo_won": _solo_win,
    "ending:solo_tie": _solo_tie,
    "ending:tie_broken": _tie_broken,
    "ending:shared": _tie_shared,
}
"""Label: a position that touches it, and others of its kind."""
