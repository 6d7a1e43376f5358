"""What the figures of the owner's box are called."""
