"""What teaches the game: data, and how positions are written down in them."""
