"""Attacks by the hundred, run by hand: kills, damaged libraries, hostile files.

Each is a command, `uv run python -m tests.attacks.kills --help`, that writes a line of JSON per
attack and one with all counts at the end, and ends with 1 when something was lost.
"""
