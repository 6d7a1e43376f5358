"""Where things lie on each game's table, and how its masked views become pictures.

Each module here is named like its game and has `make_table(config, say, cache) -> TableView`.
"""
