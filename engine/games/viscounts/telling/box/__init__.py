"""What can be corrected in the component file of Viscounts: effects, and cards of all shapes."""

from __future__ import annotations

from engine.box.game_box import GameBox, Shape, Together
from engine.games.viscounts.data import read_sheet
from engine.games.viscounts.reader.checks import FILE
from engine.games.viscounts.telling.box import notations as n

_ONE = ["virtue:1"]
_ABILITIES = (
    Shape("none", {"timing": "none"}),
    Shape("immediate", {"timing": "immediate"}, {"effects": _ONE}),
    Shape("dropoff", {"timing": "dropoff"}, {"effects": _ONE}),
    Shape("trigger", {"timing": "ongoing"}, {"trigger": "after_trade", "effects": _ONE}),
    Shape(
        "convert",
        {"timing": "ongoing"},
        {"convert": ["silver:2>builder:1"], "action": "build"},
        ("once",),
    ),
)
_MANUSCRIPTS = (
    Shape("now", {"kind": "now"}, {"effects": _ONE}),
    Shape("end", {"kind": "end"}, {"per": "icon_merchant", "divisor": 2}),
)

BOX = GameBox(
    read_sheet=read_sheet,
    file=FILE,
    notations={
        **dict.fromkeys(
            (
                "castle_section.tier_2_effect",
                "castle.third_tier_effect",
                "castle.bump_reward_tier_1",
                "castle.bump_reward_tier_2",
                "collision.others",
                "hero.ability.effects",
                "link.effects",
                "manuscript.effects",
                "segment.printed_card_on_hire",
                "segment.printed_manuscript_effects",
                "spot.effects",
                "starter.ability.effects",
                "townsfolk.ability.effects",
                "townsfolk.on_hire",
            ),
            n.SHARED,
        ),
        "collision.active": n.TRACK,
        "collision.active_ai": n.TRACK,
        "player_card.gain": n.START,
        "player_card.effects": n.PERSON,
        "slot.reveals": n.SLOT,
        "ai_board.slots.reveals": n.AUTOMA_SLOT,
        "ai_board.start": n.AUTOMA,
        "cleric_bonus.reveals": n.ICON,
        "segment.exchange_left": n.EXCHANGE,
        "segment.exchange_right": n.EXCHANGE,
        "starter.ability.convert": n.CONVERT,
        "hero.ability.convert": n.CONVERT,
        "townsfolk.ability.convert": n.CONVERT,
        "scheme.row_1": n.ROW,
        "scheme.row_2": n.ROW,
        "scheme.options": n.OPTIONS,
    },
    shapes={
        "starter.ability": _ABILITIES,
        "hero.ability": _ABILITIES,
        "townsfolk.ability": _ABILITIES,
        "manuscript": _MANUSCRIPTS,
    },
    together=(
        Together(frozenset({"ai_board.resource_chart.resource"})),
        Together(frozenset({"ai_board.slots.type"})),
        Together(frozenset({"manuscript.back"}), in_one_entry=False),
    ),
    hidden=frozenset(
        {
            "meta",
            "learning",
            "limits",
            "link.segment",
            "link.side",
            "scheme.deck",
            "setup_count.board_side_source",
            "spot.index",
            "spot.segment",
            "spot.side",
        }
    ),
)
