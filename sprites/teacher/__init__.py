"""What a lesson lays over a table: veil, light, slip of the guide, way of a hand."""
