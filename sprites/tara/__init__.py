"""Art of Tara, Seat of Kings: plain values in, surfaces out; it knows no rules and no sentences.

geometry
    board_layout(box, seats=4, zoom=1.0) -> BoardLayout: all places in px of the board.
    board_anchors(layout, provinces) -> dict[str, pygame.Rect]: the engine's anchors on the board;
    `turned:0` to `turned:3` are places for tablets turned up for a traitor.
"""
