"""Viscounts: the player aid from the game's data, and the groups of its icons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.explain import Text
from engine.games import load_game
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.tables import BoardData, Slot
from engine.games.viscounts.telling.words import program_words
from engine.texts import sentence_case
from scenes.games.icon_sources import icons_named
from scenes.games.viscounts.glyphs import effect_glyphs, exchange_glyphs, reveal_glyphs
from scenes.handbook.aid.content import (
    AidWords,
    Entry,
    Row,
    Say,
    Step,
    icon_groups,
)
from sprites.common.rich import IconSource
from sprites.viscounts.icons.catalogue import ICON_NAMES, icon

GAME = "viscounts"
_PHASES = ("cards", "move", "action", "recruit", "collide", "draw")

ICON_GROUPS = icon_groups(
    GAME,
    {
        "professions": "merchant builder noble cleric criminal no_criminal",
        "goods": "silver stone gold ink any wild coin points",
        "papers": "debt debt_paid deed deed_approved flip flip_debt flip_deed poverty prosperity",
        "cards": "hire dismiss destroy discard rearrange shuffle draw hand hand_limit cards",
        "timing": "immediate dropoff ongoing arrow",
        "books": "manuscript manuscript_3_4 ribbon_grey ribbon_black ribbon_yellow ribbon_blue",
        "buildings": "workshop trading_post guildhall building",
        "realm": (
            "virtue corruption collision castle castle_move castle_leader worker workers viscount "
            "step move action recruit round"
        ),
        "lands": "hills lake snow cliffs forest",
        "solo": "automa scheme future_scheme focus",
        "signs": "tick cross no_sign eye hourglass undo restart pass end menu search star",
    },
)


def icon_source() -> IconSource:
    """The game's icons; None for an unknown name."""
    return icons_named(ICON_NAMES, icon)


def aid(say: Say) -> Sequence[Entry]:
    """A turn, the tables, the points and the automa."""
    data = load_game("viscounts").data
    return _Aid(say, data.board).entries()


class _Aid(AidWords):
    """Puts the aid together from what is printed on the boards."""

    def __init__(self, say: Say, board: BoardData) -> None:
        super().__init__(GAME, say, ICON_NAMES)
        self._board = board
        self._raw = board.raw

    def entries(self) -> list[Entry]:
        return [
            *self._turn(),
            *self._actions(),
            *self._collision(),
            *self._exchanges(),
            *self._buildings(),
            *self._slots(),
            *self._castle(),
            *self._points(),
            *self._automa(),
        ]

    def _turn(self) -> Iterable[Entry]:
        yield self.heading("turn", "VI-7")
        yield from self.steps({phase: f"VI-7.{n}" for n, phase in enumerate(_PHASES, 1)})

    def _actions(self) -> Iterable[Entry]:
        shares = (0.21, 0.21, 0.26, 0.32)
        yield self.heading("actions", "VI-8")
        yield self.head(shares, "action", "where", "pays", "does")
        icons = [str(n) for n, _ in self._board.worker_steps]
        workers = [str(n) for _, n in self._board.worker_steps]
        slash = "/"
        does = {
            "trade": self.text("row.does_trade"),
            "build": self.text("row.does_build"),
            "place": self.text(
                "row.does_place", icons=slash.join(icons), workers=slash.join(workers)
            ),
            "transcribe": self.text("row.does_transcribe"),
        }
        for index, (name, what) in enumerate(does.items()):
            kind, good = c.ICONS[c.ACTION_ICON[index]], c.GOODS[c.ACTION_GOOD[index]]
            pays = self.text("row.pays", icon=kind, good=good)
            where = self.text("row.outer" if index < 2 else "row.inner")
            yield Row((self.text(f"row.{name}"), where, pays, what), shares)

    def _collision(self) -> Iterable[Entry]:
        shares = (0.13, 0.42, 0.45)
        yield self.heading("collision", "VI-7.5")
        yield self.head(shares, "space", "gain", "others")
        conditions = {"criminal_1plus": "with_criminal", "criminal_0": "without_criminal"}
        for entry in self._raw["collision"]:
            others = self.glyphs(effect_glyphs(entry["others"]))
            condition = conditions.get(entry["others_if"], "always")
            words = self.text(f"row.{condition}", what=others)
            gain = self.glyphs(effect_glyphs(entry["active"]))
            yield Row((str(entry["space"]), gain, words), shares)

    def _exchanges(self) -> Iterable[Entry]:
        shares = (0.34, 0.26, 0.4)
        yield self.heading("exchanges", "VI-8.3.1")
        yield self.head(shares, "space", "price", "gives")
        groups: dict[str, list[int]] = {}
        for segment in self._raw["segment"]:
            for side in ("left", "right"):
                text = segment[f"exchange_{side}"]
                groups.setdefault(text, []).append(segment[f"number_{side}"])
        for text, numbers in sorted(groups.items(), key=lambda item: sorted(item[1])):
            numbers.sort()
            key = "row.spaces" if len(numbers) > 1 else "row.single"
            spaces = self.text(key, first=numbers[0], second=numbers[-1])
            price, _, gain = " ".join(self.glyph(g) for g in exchange_glyphs(text)).partition(":")
            yield Row((spaces, price.strip(), gain.strip()), shares)

    def _buildings(self) -> Iterable[Entry]:
        shares = (0.4, 0.24, 0.12, 0.12, 0.12)
        yield self.heading("buildings", "VI-8.3.3")
        yield self.head(shares, "building", "icons", "first", "second", "third")
        board = self._board
        for index, name in enumerate(c.BUILDINGS):
            title = f"{{{name}}} {sentence_case(self.say(f'viscounts.building.{name}'))}"
            cost = self.text("row.icon_count", n=board.building_cost[index])
            points = [str(n) for n in board.building_vp[index][1:]]
            yield Row((title, cost, *points), shares)

    def _slots(self) -> Iterable[Entry]:
        shares = (0.09, 0.14, 0.2, 0.57)
        yield self.heading("slots", "VI-8.3.5")
        for index, (slot, raw) in enumerate(zip(self._board.slots, self._raw["slot"], strict=True)):
            glyphs = self.glyphs(reveal_glyphs(raw["reveals"]))
            words = sentence_case(self.say(_slot_words(slot)))
            yield Row((str(index + 1), f"{{{raw['type']}}}", glyphs, words), shares)

    def _castle(self) -> Iterable[Entry]:
        shares = (0.26, 0.18, 0.56)
        yield self.heading("workers", "VI-9")
        yield self.head(shares, "tier", "each", "does")
        raw, points = self._raw, self._board.tier_vp
        inner = [self.glyphs(effect_glyphs(e["tier_2_effect"])) for e in raw["castle_section"]]
        rows = (
            ("outer_wall", self.text("row.three")),
            ("inner_wall", "; ".join(inner)),
            ("keep", self.glyphs(effect_glyphs(raw["castle"]["third_tier_effect"]))),
        )
        for (name, what), n in zip(rows, points, strict=True):
            yield Row((self.text(f"row.{name}"), self.text("row.points", n=n), what), shares)
        yield self.remark("castle")

    def _points(self) -> Iterable[Entry]:
        shares = (0.66, 0.34)
        board = self._board
        yield self.heading("points", "VI-10.2")
        yield self.head(shares, "what", "worth")
        most = self.text(
            "row.majority", points=_listed(board.majority_vp), fewer=_listed(board.majority_vp_two)
        )
        worth = {
            "debt": str(board.debt_vp[0]),
            "debt_paid": str(board.debt_vp[1]),
            "deed": str(board.deed_vp[0]),
            "deed_approved": str(board.deed_vp[1]),
            "sets": _listed(board.set_vp),
            "books": self.text("row.as_printed"),
            "bonus": str(board.bonus_vp[0]),
            "leader": str(board.leader_vp),
            "poverty": most,
            "prosperity": most,
        }
        for name, points in worth.items():
            yield Row((self.text(f"row.{name}"), points), shares)
        yield self.remark("ending")

    def _automa(self) -> Iterable[Entry]:
        yield self.heading("automa", "VI-11.8")
        clauses = {
            "shift": "VI-11.8",
            "rows": "VI-11.15",
            "steps": "VI-11.13",
            "options": "VI-11.11",
            "clash": "VI-11.12",
        }
        for number, (name, clause) in enumerate(clauses.items(), 1):
            title = self.text(f"automa_step.{name}")
            text = self.text(f"automa_step.{name}_text")
            yield Step(str(number), title, text, clause)
        yield self.remark("solo")


def _slot_words(slot: Slot) -> Text:
    if slot.reveals == "icon":
        kind = next(number for number, n in enumerate(slot.icons) if n)
        return Text(f"viscounts.icon.{c.ICONS[kind]}", {"n": slot.icons[kind]})
    return Text(f"viscounts.slot.{slot.reveals}", {"what": program_words(slot.program.human)})


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(str(n) for n in numbers)
