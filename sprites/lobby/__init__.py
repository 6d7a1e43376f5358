"""How the lobby, the score sheet, the pause and the curtain look. Words come in finished."""
