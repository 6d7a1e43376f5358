"""Elements of pygame_gui in the colours of a game's book: entry line, slider, list, question."""
