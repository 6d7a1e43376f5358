"""How the title hall looks, and the lettering and crests of the four games."""
