"""Small modules that stand for large ones of the standard library in the pocket edition: see `library.py`."""
