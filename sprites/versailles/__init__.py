"""The art of Versailles: plain values in, surfaces out; it knows neither rules nor sentences.

All surfaces are cached and shared: copy one before drawing on it. Sizes are px.

geometry        board_layout(box, spec=None, zoom=1.0) -> BoardLayout
                board_anchors(layout, columns=(), scores=()) -> dict[anchor, Rect]
geometry_spec   BoardSpec(seats, columns, rows, display, king_steps, decorations, technologies,
                newcomer_rows, arrows), SITES, ARROWS
board_view      BoardView and what it is made of: all that is printed on the board
board_layer     BoardBuild(layout, view, cache): step() -> bool, fraction, ground(view) -> Surface
tile_view       TileFace(edges, points, workers, cost, decorations, key, name)
tile_face       tile(face, px, turn=0, decorated=True, points=True) -> Surface,
                offered(face, px) -> Surface
                tile_back(px), tile_pile(px, count), medal(name, px)
meeple          GRID, FOOT: proportions of a worker and where it touches the board
pieces          worker(style, px), worker_icon(style, px), foot_corner(px, spot),
                stool(style, size): an empty place, count_badge(n, px), echo_badge(px),
                activation_marker(style, px), tech_marker(style, px), score_marker(style, px),
                token(px, active), decoration(kind, px)
coach           coach(px, left=False), gate(px)
marks           edge_mark(px, fits), turn_handle(px), sold_out(size)
icons           ICON_NAMES, icon(name, px)
"""
