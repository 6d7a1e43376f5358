"""Viscounts: every card as an entry of the gallery, in words and as a picture."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from engine.explain import Text
from engine.games import load_game
from engine.games.viscounts import constants as c
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.telling import words
from engine.texts import sentence_case
from scenes.games.viscounts.aid import icon_source
from scenes.games.viscounts.boards import board_entries, board_picture
from scenes.games.viscounts.faces import Faces, Majority
from scenes.games.viscounts.glyphs import counted_glyphs
from scenes.handbook.aid.content import Say
from scenes.handbook.gallery.content import CardEntry, CardLine, CardWords
from sprites.common.rich import IconSource
from sprites.viscounts.icons.catalogue import ICON_NAMES

_KINDS = ("townsfolk", "hero", "starter", "start", "manuscript", "scheme", "bonus")
_BOOK_SHAPE = 110 / 92
_BONUS_SHAPE = 1 / 1.26
_RECONSTRUCTED = "reconstructed"
_ABILITY_ICONS = {"immediate": "immediate", "dropoff": "dropoff", "on_hire": "hire", "none": ""}
_MAJORITIES = ("poverty", "prosperity")
_MANY = 3


def make_gallery(say: Say, data_text: str | None = None) -> ViscountsGallery:
    """The gallery of the shipped component data, or of others."""
    return ViscountsGallery(load_game("viscounts", data_text).data, say)


class ViscountsGallery(CardWords):
    """See `scenes.handbook.gallery.content.GallerySource`."""

    kinds = _KINDS
    timings: Mapping[str, str] = {
        "immediate": "immediate",
        "dropoff": "dropoff",
        "ongoing": "ongoing",
        "end": "points",
        "none": "",
    }
    icons = (*c.ICONS, *(f"ribbon_{ribbon}" for ribbon in c.RIBBONS))

    def __init__(self, data: ViscountsData, say: Say) -> None:
        super().__init__("viscounts", say)
        self._data = data
        self._faces = Faces(data, say)
        cards = data.cards
        numbers = (*cards.townsfolk, *cards.heroes, *cards.starters)
        self.entries: tuple[CardEntry, ...] = (
            *(self._card(number) for number in numbers),
            *(self._start(number) for number in range(len(data.board.starts))),
            *(self._book(number) for number in range(data.manuscripts.count)),
            *(self._scheme(number) for number in cards.schemes),
            *self._others(),
        )
        self.boards = board_entries(data)

    def icon_source(self) -> IconSource:
        return icon_source()

    def picture(self, entry: CardEntry, width: int) -> pygame.Surface:
        kind, _, name = entry.key.partition(":")
        height = round(width / entry.shape)
        if kind == "start":
            return self._faces.start(int(name), height)
        if kind == "book":
            return self._faces.book(int(name), width)
        if kind == "scheme":
            return self._faces.scheme(int(name), height)
        if kind == "bonus":
            return self._faces.bonus(int(name), width)
        if kind == "board":
            return board_picture(self._data, name, width)
        if kind == "leader":
            return self._faces.leader(width)
        if kind == "majority":
            which: Majority = "poverty" if name == "poverty" else "prosperity"
            return self._faces.majority(which, _MANY, True, (width, height))
        return self._faces.card(int(name), width)

    # Words -----------------------------------------------------------------------------------

    def _text(self, key: str, **values: object) -> str:
        return self.say(Text(f"viscounts.inspect.{key}", values))

    def _counted(self, icon: int, n: int) -> CardLine:
        name = c.ICONS[icon]
        return CardLine(name, self.say(Text(f"viscounts.icon.{name}", {"n": n})))

    def _card(self, number: int) -> CardEntry:
        cards = self._data.cards
        raw = cards.raw[number]
        lines = [CardLine("coin", self._text("value", n=cards.cost[number]))]
        lines += [self._counted(i, n) for i, n in enumerate(cards.icons[number]) if n]
        for text in words.ability_words(self._data, number):
            name = text.key.rpartition(".")[2]
            lines.append(CardLine(_ABILITY_ICONS.get(name, "ongoing"), self.say(text)))
        return CardEntry(
            key=f"card:{number}",
            entry=f"{cards.kinds[number]} {cards.ids[number]}",
            kind=cards.kinds[number],
            name=self.say(words.card_name(self._data, number)),
            value=cards.cost[number],
            icons=tuple(c.ICONS[i] for i, n in enumerate(cards.icons[number]) if n),
            timing=str(raw.get("ability", {}).get("timing", "none")),
            lines=tuple(lines),
            clauses=("VI-4.1", "VI-4.2"),
            reconstructed=raw.get("source") == _RECONSTRUCTED,
        )

    def _effect(self, text: Text) -> CardLine:
        """An effect with its own icon, if it has one."""
        name = text.key.rpartition(".")[2]
        said = self.say(text)
        return CardLine(name if name in ICON_NAMES else "", sentence_case(said))

    def _start(self, number: int) -> CardEntry:
        start = self._data.board.starts[number]
        lines = [CardLine("viscount", self._text("hero_pair", n=start.number))]
        lines += [self._effect(text) for text in words.effect_words(start.program)]
        return CardEntry(
            key=f"start:{number}",
            entry=f"player_card {start.number}",
            kind="start",
            name=self.own("start", n=start.number),
            value=start.number,
            lines=tuple(lines),
            clauses=("VI-2.9",),
            reconstructed=start.raw.get("source") == _RECONSTRUCTED,
        )

    def _book(self, number: int) -> CardEntry:
        tables = self._data.manuscripts
        ribbon = c.RIBBONS[tables.ribbon[number]]
        colour = self.say(f"viscounts.ribbon.{ribbon}")
        now = tables.now[number]
        lines = [CardLine("cleric", self._text("needs_cleric", n=tables.cost[number]))]
        icons = [f"ribbon_{ribbon}"]
        if now is not None:
            what = words.program_words(now.human)
            lines.append(CardLine("immediate", self.own("at_once", what=what)))
        else:
            lines.append(CardLine("points", self._points_per(number)))
            icons += counted_glyphs(tables.per[number])
        lines.append(CardLine(f"ribbon_{ribbon}", self._text("ribbon", colour=colour)))
        if tables.grey_back[number]:
            lines.append(CardLine("manuscript", self.own("grey_back")))
        return CardEntry(
            key=f"book:{number}",
            entry=f"manuscript {tables.ids[number]}",
            kind="manuscript",
            name=self.own("manuscript", colour=colour),
            value=tables.cost[number],
            icons=tuple(icons),
            timing="immediate" if now is not None else "end",
            lines=tuple(lines),
            clauses=("VI-8.5", "VI-10.2.3"),
            reconstructed=tables.raw[number].get("source") == _RECONSTRUCTED,
            shape=_BOOK_SHAPE,
        )

    def _points_per(self, number: int) -> str:
        tables = self._data.manuscripts
        what = self.say(f"viscounts.per.{tables.per[number]}")
        if tables.divisor[number] == 1:
            return self._text("points_per", what=what)
        return self._text("points_per_some", n=tables.divisor[number], what=what)

    def _scheme(self, number: int) -> CardEntry:
        raw = self._data.cards.raw[number]
        scheme = self._data.automas[0].schemes[number]
        lines = [self._counted(i, n) for i, n in enumerate(self._data.cards.icons[number]) if n]
        lines += [
            CardLine("", self._text("scheme_row", what=words.program_words(row)))
            for row in scheme.rows
            if row
        ]
        lines.append(CardLine("move", self._text("scheme_move", n=scheme.move)))
        lines.append(CardLine("", self._text("scheme_first")))
        for place, option in enumerate(scheme.options, 1):
            what = words.program_words(option)
            lines.append(CardLine("", self._text("scheme_option", n=place, what=what)))
        leaving = (board.id for board in self._data.automas if number in board.removed)
        without = tuple(dict.fromkeys(leaving))  # each plays at a level of our own, too
        if without:
            names = [Text(f"viscounts.table.automa.{name}") for name in without]
            lines.append(CardLine("no_sign", self.own("not_used", names=names)))
        return CardEntry(
            key=f"scheme:{number}",
            entry=f"scheme {self._data.cards.ids[number]}",
            kind="scheme",
            name=self._text("future_card" if raw["deck"] == "future" else "scheme"),
            value=scheme.move,
            icons=tuple(dict.fromkeys(raw["icons"])),
            lines=tuple(lines),
            clauses=("VI-11.11",),
            reconstructed=raw.get("source") == _RECONSTRUCTED,
        )

    def _others(self) -> list[CardEntry]:
        """Cleric Bonus cards, the Castle Leader and the cards below the two piles."""
        board = self._data.board
        rule = CardLine("castle_leader", self._text("leader_rule", n=board.leader_vp))
        leader = CardEntry(
            "leader:", "bonus", self._text("leader"), board.leader_vp, lines=(rule,),
            clauses=("VI-9.5",), shape=_BONUS_SHAPE, entry="castle_leader",
        )  # fmt: skip
        bonus = [self._bonus(ribbon) for ribbon in range(len(c.RIBBONS))]
        return [*bonus, leader, *(self._majority(name) for name in _MAJORITIES)]

    def _bonus(self, ribbon: int) -> CardEntry:
        board, name = self._data.board, c.RIBBONS[ribbon]
        kind = next(i for i, n in enumerate(board.bonus_icons[ribbon]) if n)
        icon = Text(f"viscounts.icon.{c.ICONS[kind]}", {"n": board.bonus_icons[ribbon][kind]})
        lines = (
            CardLine("points", self._text("bonus_worth", n=board.bonus_vp[ribbon], what=icon)),
            CardLine(f"ribbon_{name}", self._text("bonus_first")),
        )
        return CardEntry(
            key=f"bonus:{ribbon}",
            entry=f"cleric_bonus {name}",
            kind="bonus",
            name=self._text("bonus", colour=self.say(f"viscounts.ribbon.{name}")),
            value=board.bonus_vp[ribbon],
            icons=(f"ribbon_{name}", c.ICONS[kind]),
            lines=lines,
            clauses=("VI-8.5.2",),
            shape=_BONUS_SHAPE,
        )

    def _majority(self, name: str) -> CardEntry:
        board = self._data.board
        pairs = ((_MANY, board.majority_vp), (2, board.majority_vp_two))
        lines = [
            CardLine(
                "points" if players == _MANY else "",
                self.own(f"majority_{players}", what=self._scores(name, points)),
            )
            for players, points in pairs
        ]
        lines.append(CardLine("end", self._text("ends_game")))
        return CardEntry(
            f"majority:{name}", "bonus", self._text(name), lines=tuple(lines),
            clauses=("VI-5.1", "VI-10.2.7"),
        )  # fmt: skip

    def _scores(self, name: str, points: tuple[int, ...]) -> str:
        return self._text(f"{name}_scores", points=", ".join(str(n) for n in points))
