"""A first game with a guide: one scene around the ordinary table."""
