"""The idioms of each language."""
