"""Broken component data: one sentence that names file, entry and column, never a traceback."""

from __future__ import annotations

import pytest

from engine.cells import DataError
from engine.cells.effects import EffectError, parse_effects
from engine.games import UnknownGameError, load_game
from engine.games.viscounts.data import DATA_FILE, load_data
from engine.games.viscounts.reader.notation import automa_leaf, dual_program, human_leaf
from tests.refusals import said

TEXT = DATA_FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("starter = [", "starter = ", "cards.toml: is not readable as TOML, line 184, column 11"),
        ("townsfolk = [", "people = [", "cards.toml, townsfolk, the whole entry: is missing"),
        ("\nmanuscript = [", "\nbook = [", "manuscript, the whole entry: is missing"),
        ("\nsegment = [", "\npart = [", "segment, the whole entry: is missing"),
        ("\nscheme = [", "\nplan = [", "scheme, the whole entry: is missing"),
        ("[[ai_board]]", "[[board_of]]", "ai_board, the whole entry: is missing"),
        ("[player_board]", "[boards]", "player_board, the whole entry: is missing"),
        (
            'effects = ["discard:1", "silver:2"]',
            'effects = ["discard:1", "slver:2"]',
            "starter st_financer, ability.effects: unknown effect 'slver'",
        ),
        (
            'effects = ["discard:1", "silver:2"]',
            'effects = ["discard:many"]',
            "starter st_financer, ability.effects: 'discard:many': the number must be from 1 to 99",
        ),
        (
            'effects = ["discard:1", "silver:2"]',
            "effects = [3]",
            "starter st_financer, ability.effects: an effect must be a text, not 3",
        ),
        (
            'effects = ["discard:1", "silver:2"]',
            'effects = "silver:2"',
            "starter st_financer, ability.effects: effects must be a list of texts, not 'silver:2'",
        ),
        (
            'name = "Abbot", cost = 2, icons = ["cleric"]',
            'name = "Abbot", cost = 2, icons = ["clerk"]',
            "cards.toml, starter st_abbot, icons: 'clerk' is not one of merchant, builder, noble",
        ),
        (
            'name = "Abbot", cost = 2',
            'name = "Abbot", cost = "two"',
            "starter st_abbot, cost: 'two' is not a whole number from 1 to 5",
        ),
        ('id = "st_abbot"', 'nr = "st_abbot"', "starter[1], id: is missing"),
        ('id = "st_abbot"', 'id = "st_squire"', "starter st_squire, id: 'st_squire' stands twice"),
        ('timing = "dropoff"', 'timing = "later"', "st_journeyman, ability.timing: 'later' is not"),
        (
            'trigger = "after_trade"',
            'trigger = "soon"',
            "st_trader, ability.trigger: 'soon' is not",
        ),
        (
            '["gold:1>noble:2"]',
            '["gold:1>cleric:2"]',
            "tf_artist, ability.convert: 'gold:1>cleric:2' does not give the icon of workers",
        ),
        ('["gold:1>noble:2"]', '["gold>noble"]', "ability.convert: 'gold>noble' must be written"),
        ('["gold:1>noble:2"]', '["wood:1>noble:2"]', "tf_artist, ability.convert: 'wood' is not"),
        ('on_hire = ["discard:1"]', 'on_hire = ["?"]', "tf_acolyte, on_hire: unknown effect '?'"),
        ('ribbon = "grey", cost', 'ribbon = "red", cost', "ms_01, ribbon: 'red' is not one of"),
        ('per = "buildings"', 'per = "houses"', "ms_01, per: 'houses' is not one of buildings"),
        ('"buildings", divisor = 1', '"buildings", divisor = 0', "ms_01, divisor: 0 is not a"),
        ('bank = "L"', 'bank = "M"', "cards.toml, spot low A 1, bank: 'M' is not one of L, R"),
        (
            'effects = ["ink:1"], source = "comm',
            'effects = ["inc"], source = "comm',
            "low A 1, eff",
        ),
        ("a = 1, b = 2", "a = 1, b = 3", "low A 1, b: a link joins a plot to the next one"),
        (
            '"move_plus_one"',
            '"move_plus_two"',
            "slot 1, reveals: 'move_plus_two' is not one of icon:noble:1",
        ),
        (
            'exchange_left = "merchant:1>silver:1"',
            'exchange_left = "noble:1>silver:1"',
            "segment A, exchange_left: 'noble:1>silver:1' must begin with merchant:",
        ),
        (
            'others_if = "criminal_0"',
            'others_if = "x"',
            "collision 5, others_if: 'x' is not one of",
        ),
        ('["ss_noble", "fs_', '["ss_nobel", "fs_', "cleric, remove_schemes: 'ss_nobel' is not"),
        ('"act_transcribe"\nres', '"act_sing"\nres', "ai_board cleric, focus: 'act_sing' is not"),
        ('[["act_workers"], ["flip', '[["act"], ["flip', "ss_noble, options: unknown effect 'act'"),
        ('["flip_deed:1"], source', '["flop:1"], source', "player_card 2, effects: unknown eff"),
        ('board_side = "low"', 'board_side = "lo"', "setup_count 1, board_side: 'lo' is not one"),
    ],
)
def test_an_error_names_file_entry_and_column(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(DataError) as caught:
        load_data(TEXT.replace(old, new, 1) if "ai_board" not in old else TEXT.replace(old, new))
    assert message in said(caught.value)
    assert "\n" not in said(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "st_abbot"', 'id = "st\\n\\u0007"', "starter st\ufffd"),
        (
            "[meta]",
            '["mo\\nney"]\nat = 1\n[meta]',
            "cards.toml, mo\ufffdney: unknown",
        ),
        (
            "[limits]",
            '[limits]\n"a\\rb" = 1',
            "limits, a\ufffdb: unknown column",
        ),
    ],
)
def test_names_of_a_damaged_file_leave_the_sentence_in_one_line(
    old: str, new: str, message: str
) -> None:
    with pytest.raises(DataError) as caught:
        load_data(TEXT.replace(old, new, 1))
    assert message in said(caught.value)
    assert said(caught.value).isprintable()


def test_the_whole_message_is_one_short_sentence() -> None:
    broken = TEXT.replace('cost = 2, icons = ["cleric"]', 'cost = 6, icons = ["cleric"]', 1)
    with pytest.raises(DataError) as caught:
        load_data(broken)
    where = "viscounts/cards.toml, starter st_abbot, cost"
    assert said(caught.value) == f"{where}: 6 is not a whole number from 1 to 5"


def test_shipped_data_and_changed_data_make_games_of_their_own() -> None:
    cheaper = TEXT.replace('name = "Abbot", cost = 2', 'name = "Abbot", cost = 1', 1)
    assert load_game("viscounts").data.cards.cost[0] == 2
    changed = load_game("viscounts", cheaper)
    assert changed.data.cards.cost[0] == 1
    assert changed.data_text == cheaper


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGameError, match="chess"):
        load_game("chess")


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        (["dragon:1"], "unknown effect 'dragon'"),
        (["ink:100"], "the number must be from 1 to 99"),
        (["ink:-1"], "the number must be from 1 to 99"),
        ([""], "an effect must be a text"),
        ("ink", "effects must be a list of texts"),
        (["ink | "], "unknown effect ''"),
    ],
)
def test_effects_that_cannot_be_understood(entries: list[str], message: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse_effects(entries, human_leaf)
    assert message in said(caught.value)


def test_an_effect_that_the_automa_does_not_know() -> None:
    with pytest.raises(EffectError) as caught:
        parse_effects(["trading_post_here"], automa_leaf)
    assert said(caught.value) == "unknown effect for the automa: 'trading_post_here'"


def test_the_notation_of_effects() -> None:
    """`A & B` binds tighter than `A | B`; a list runs from first to last."""
    both = dual_program(["ink:2", "debt & flip_deed | deed:2 & flip_debt", "discard:2"])
    first = (("debt", None), ("flip_deed", None))
    second = (("deed", None), ("deed", None), ("flip_debt", None))
    assert both.human == (("gain", (0, 2)), ("choose", (first, second)), ("discard", 2))
    assert both.automa == (
        ("automa_gain", (0, 2)),
        ("debt", None),
        ("automa_flip_deed", None),
        ("virtue", 2),
    )
