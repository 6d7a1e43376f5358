"""The table: one scene for all games. It reads questions, choices and events, never rules."""
