"""What a net sees of Viscounts: the parts of `features.py`."""
