"""Caylus in the gallery and the aid: all cards of the data, with the figures of the data."""

from __future__ import annotations

from engine.games import load_game
from engine.texts import load_catalogue
from scenes.games.caylus.aid import aid
from scenes.games.caylus.gallery import make_gallery
from scenes.handbook.aid.content import Row

SAY = load_catalogue("en").say


def test_it_holds_every_card_of_the_data() -> None:
    data = load_game("caylus").data
    source = make_gallery(SAY)
    counts = {kind: sum(entry.kind == kind for entry in source.entries) for kind in source.kinds}
    assert counts == {
        "player": len(data.players),
        "neutral": len(data.neutrals),
        "prestige": len(data.prestige),
        "residence": 1,
    }


def test_a_card_says_its_cost_its_points_and_both_effects() -> None:
    entries = {entry.name: entry for entry in make_gallery(SAY).entries}
    bank = entries["Bank"]
    assert bank.value == 3
    assert bank.timing == "choice"
    assert {"wood", "stone", "gold", "denier"} <= set(bank.icons)
    assert "1 gold for 1 denier, or 2 gold for 3 deniers" in bank.words
    assert "1 gold for 2 deniers" in bank.words
    assert "Only in the advanced game" in entries["Church"].words
    assert "Only in the advanced game" not in bank.words
    assert "store of 4 cubes" in entries["Small Farm"].words
    assert "Never becomes a residence" in entries["Lawyer"].words


def test_the_aid_has_the_figures_of_the_data() -> None:
    rows = [entry.cells for entry in aid(SAY) if isinstance(entry, Row)]
    assert ("{dungeon} Dungeon", "4 {points}", "5", "6", "7") in rows
    assert ("Cathedral", "5{stone} 3{gold}", "14") in rows
    mine = next(cells for cells in rows if cells[0] == "Gold Mine")
    assert mine == ("Gold Mine", "{food} 2{stone}", "{gold}", "{any} {arrow} {gold}", "2")
    bank = next(cells for cells in rows if cells[0] == "Bank")
    assert bank[2] == "{denier} {arrow} {gold} or\n3{denier} {arrow} 2{gold}"
