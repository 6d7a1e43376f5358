"""Lessons: a first game taught step by step, as data of each game and a few rules to run them."""
