"""Art of Tara, Seat of Kings: plain values in, surfaces out; it knows no rules and no sentences.

geometry
    board_layout(box, seats=4, zoom=1.0) -> BoardLayout: all places in px of the board.
    board_anchors(layout, provinces) -> dict[str, pygame.Rect]: the engine's anchors on the board;
    `turned:0` to `turned:3` are places for tablets turned up for a traitor; FortLayout.income has
    the places for `income_mark`.
board_view, board_layer
    BoardView(provinces: tuple[ProvinceView, ...])
    ProvinceView(key, name, note="", state="open" | "closed" | "reserve" | "absent")
    BoardBuild(layout, view, cache): step() -> bool until everything is built; ground(view) at any
    time. All four provinces should be in the view, those not in the game as "absent".
furniture
    income_mark(style or None, px): a coin in the colours of whom a rank pays.
discs, kings
    roundel(style, px): the face of a disc. edge(style, px, high), palisade(px, front): parts of
    stacks on the board. ghost(style, px): a disc that would come.
    stack(styles, px) -> Pile: from the lowest to the top. standing_king(style, px) -> Pile.
    Pile has .surface, .foot and .corner(spot): put it on a hollow's middle.
tablets
    TabletView(number, cost, rank, slots, needs, reach, swap); tablet(view, width),
    tablet_back(width), tablet_height(width): from 36 px wide.
rath
    RathView(style, name, cumals, supply, prisoners, kings, start, active);
    rath_card(view, BoardLayout.raths[seat]); start_stone(px).
promotion
    rising_arrows(pitch, unit), step_tag(number, px)
income
    IncomeView(provinces, majority, spread, lit=""); income_table(view, scale),
    income_size(view, scale)
icons
    ICON_NAMES, icon(name, px): every kind of event, phase, counter and cost by its own name, ranks
    ("farmer" ...), provinces, "throne", "chain", "stone", "amnesty".
round_end
    TraitorView(province, order: ((style, "gone" | "now" | "later"), ...));
    traitor_scene(view, height): whose option on a traitor it is.
    RansomView(keeper, owner, held, offers: ((discs, price), ...)); ransom_scene(view, height)
    throne_scene(province, king style or None, height)
cumals
    cumal(px)
stones
    destiny_stone(size), name_stone(size, words, unit, mirrored), emblem_shield(province, size)
"""
