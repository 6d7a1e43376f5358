"""Markers that meet, as they are told to who listens: in the order of the rules, with reasons."""

from __future__ import annotations

import pytest

from engine.explain import Text
from engine.games.viscounts.explain.question import explain
from engine.games.viscounts.telling.collisions import aftermath, met, told_elsewhere
from engine.texts import Seat, languages, load_catalogue
from tests.engine.viscounts.layout import AUTOMA, RED, Table

NAMES = ["Julia", "Automa"]


def told(table: Table, text: Text | None, language: str = "en") -> str:
    assert text is not None
    return load_catalogue(language).say(text, NAMES)


def after(table: Table) -> list[str]:
    events = table.events
    return [told(table, each) for each in aftermath(events, events[0], table.state)]


@pytest.mark.clause("VI-6.2", "VI-7.5.1")
@pytest.mark.parametrize("language", languages())
def test_virtue_that_is_lost_at_the_end_is_told_before_the_space_pays(language: str) -> None:
    table = Table(automa="cleric").lay(RED, slots=[8], markers=(1, 1)).do("begin_collision")
    said = told(table, met(table.events, table.events[0]), language)
    lost = Text("viscounts.heard.log.lost_virtue", {"seat": Seat(RED), "n": 1, "space": 1})
    meet = Text("viscounts.log.collision", {"seat": Seat(RED), "n": 1})
    assert said.startswith(told(table, lost, language))
    assert said.endswith(told(table, meet, language))
    kinds = [event.kind for event in told_elsewhere(table.events, table.events[0])]
    assert kinds == ["virtue"]


@pytest.mark.clause("VI-7.5.5")
def test_where_the_markers_of_a_person_go_is_told_last() -> None:
    table = Table(automa="cleric").lay(RED, markers=(4, 4)).do("begin_collision")
    assert met(table.events, table.events[0]) is None
    assert after(table) == ["the markers of Julia return to spaces 1 and 7"]


@pytest.mark.clause("VI-7.5.1", "VI-7.5.4")
def test_what_others_gain_when_markers_meet_has_its_reason() -> None:
    table = Table(automa="cleric").lay(AUTOMA, markers=(6, 6)).lay(RED, slots=[8])
    table.do("begin_collision", AUTOMA)
    assert after(table) == [
        "Julia gains 1 virtue by slots or cards that act at every collision",
        "Julia gains 1 virtue for showing no criminal",
    ]
    others = [event for event in told_elsewhere(table.events, table.events[0]) if event.seat == RED]
    assert [event.kind for event in others] == ["virtue", "virtue"]
    table = Table(automa="cleric").lay(AUTOMA, markers=(1, 1)).lay(RED, bays="tf_lookout - -")
    table.do("begin_collision", AUTOMA)
    assert after(table) == ["Julia gains 1 Debt for showing criminals"]


@pytest.mark.clause("VI-4.7", "VI-6.2")
@pytest.mark.parametrize(
    ("markers", "bays", "brings"),
    [
        ((1, 1), "- - -", "would bring 1 virtue, but it is lost: your markers already stand at"),
        ((2, 2), "- - -", "brings 1 virtue"),
        ((7, 7), "tf_lookout - -", "would bring 1 corruption, but it is lost"),
        ((7, 7), "- - -", "brings 1 virtue"),
    ],
)
def test_a_shuffle_whose_marker_stands_at_the_end_is_told_to_bring_nothing(
    markers: tuple[int, int], bays: str, brings: str
) -> None:
    table = Table().lay(RED, markers=markers, bays=bays, discard="st_abbot", silver=5)
    table.top("A", "tf_defender").do("recruit")
    (hire,) = [each for each in explain(table.state).choices if each.action == ("recruit",)]
    (shuffles,) = [each for each in hire.heard if "shuffle" in each.key]
    assert brings in told(table, shuffles)
