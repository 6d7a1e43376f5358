"""The chapter from which a first game with a guide is begun, and the choice of a game to learn."""
