"""Art of Tara, Seat of Kings: plain values in, surfaces out; it knows no rules and no sentences.

geometry
    board_layout(box, seats=4, zoom=1.0) -> BoardLayout: all places in px of the board.
    board_anchors(layout, provinces) -> dict[str, pygame.Rect]: the engine's anchors on the board;
    `turned:0` to `turned:3` are places for tablets turned up for a traitor; FortLayout.income has
    the places for `income_mark`.
board_view, board_layer
    BoardView(provinces: tuple[ProvinceView, ...], draw_label, discard_label)
    ProvinceView(key, name, note="", state="open" | "closed" | "reserve" | "absent")
    BoardBuild(layout, view, cache): step() -> bool until everything is built; ground(view) at any
    time. All four provinces should be in the view, those not in the game as "absent".
furniture
    income_mark(style or None, px): a coin in the colours of whom a rank pays.
stones
    destiny_stone(size), name_stone(size, words, unit, mirrored), emblem_shield(province, size)
"""
