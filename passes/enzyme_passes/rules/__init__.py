"""Derivatives as data, and what is known of library functions."""
