"""Where a finished game turned: chances, turning points, and what would have been stronger."""
