"""Computer opponents and hints: they get re-dealt worlds only, never the true state."""
