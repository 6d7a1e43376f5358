"""Where things lie on each game's table, and how its masked views become pictures.

Each folder here is named like its game and has `SCREENS` in `screens.py`.
"""
