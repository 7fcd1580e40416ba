"""A module taken apart: what its requests need, by itself, and the rest of the program."""
