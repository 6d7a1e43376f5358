"""How a game stands: chances and the expected score sheet, from what one seat may know; and what
a decision cost. Names no game."""
