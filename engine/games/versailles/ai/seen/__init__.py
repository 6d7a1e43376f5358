"""What a net of Versailles sees, and what opponents like: the parts of `features.py`."""
